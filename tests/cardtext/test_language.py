import pickle

import pytest

from midway.cardtext.language import Language
from midway.cardtext.phrasebook import Phrasebook
from midway.cardtext.problems import Ambiguous, NotHouseStyle, TextProblem
from tests.cardtext.bed import BOOK, Box
from tests.cardtext.bed.deeds import Coins, ForEach, Gain
from tests.cardtext.bed.filters import In
from tests.cardtext.bed.park_deeds import BuildOnto
from tests.cardtext.bed.places import ParkOf, Your
from tests.cardtext.bed.sentences import Command
from tests.cardtext.bed.things import Each, Kind, Noun, Quality, Sort


def test_a_sentence_is_a_tree_of_frozen_nodes(language):
    tree = language.read("Gain 1 coin for each open attraction in your park.", Box)

    open_attractions = Kind(Sort((Quality("open"),), Noun("attraction")), None, In(ParkOf(Your())))
    assert tree == Box((Command(ForEach(Gain(Coins(1)), Each(open_attractions))),), ())
    assert pickle.loads(pickle.dumps(tree)) == tree
    with pytest.raises(AttributeError):
        tree.rules = ()


@pytest.mark.parametrize(
    ("text", "ours", "column"),
    [
        ("gain 5 coins.", "Gain 5 coins.", 0),
        ("Gain 1 coins.", "Gain 1 coin.", 11),
        ("Gain 05 coins.", "Gain 5 coins.", 5),
        ("Close a attraction in your park.", "Close an attraction in your park.", 7),
        ("Each competitor lose 2 coins.", "Each competitor loses 2 coins.", 20),
        ("Gain  5 coins.", "Gain 5 coins.", 5),
    ],
)
def test_slips_are_understood_and_corrected(language, text, ours, column):
    with pytest.raises(NotHouseStyle) as problem:
        language.read(text, Box)
    assert (problem.value.ours, problem.value.column) == (ours, column)


def test_two_readings_are_refused_and_both_are_shown():
    book = Phrasebook("two readings", folder=BOOK.folder)
    for made, phrase in BOOK.own.items():
        onto = made is BuildOnto
        book.phrase(made, phrase.en.replace("onto", "on") if onto else phrase.en, phrase.ru)

    with pytest.raises(Ambiguous, match=r"\(1\) .*Build.*\(2\) .*Build") as problem:
        Language(book).read("Build an upgrade on this attraction.", Box)
    assert len(problem.value.readings) == 2


@pytest.mark.parametrize(
    "text", ["Gain 5 coins. " * 1000, "Gain 1 coin for each card on " + "a card on " * 180 + "this card."]
)
def test_absurd_texts_are_refused_in_a_sentence(language, text):
    with pytest.raises(TextProblem):
        language.read(text.strip(), Box)


def test_the_fingerprint_tells_languages_apart(language):
    assert language.fingerprint != Language(BOOK).fingerprint
    assert Language(BOOK).fingerprint == Language(BOOK).fingerprint
