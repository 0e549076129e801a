"""The title's language: its nouns, its own card names, and a sample of everything it can say."""

import pytest

from midway.cardtext.sample import stumbles
from midway.kernel.nodes.rulebox import Box
from midway.titles.unfair.texts import Section, StarFormula, Strip
from midway.titles.unfair.words import noun_of
from tests.titles.unfair.nodes.fair import a_card, language


@pytest.mark.parametrize("category", [Box, Strip, StarFormula, Section])
def test_whatever_can_be_said_has_one_reading(category):
    assert [stumble for stumble in stumbles(language(), category, range(250)) if stumble.text] == []


@pytest.mark.soak
@pytest.mark.parametrize("category", [Box, Strip, StarFormula, Section])
def test_whatever_can_be_said_has_one_reading_many_times(category):
    assert [stumble for stumble in stumbles(language(), category, range(2_000)) if stumble.text] == []


def test_a_card_title_is_a_noun_of_its_kind():
    word = noun_of(a_card("upgrade", "gun-deck", "feature upgrade"))

    assert word is not None
    assert (word.id, word.en, word.ru) == ("Gun Deck", "Gun ~Deck", "~улучшение «gun-deck»")
    assert word.general == ("Park card", "upgrade", "feature upgrade")


def test_a_title_that_is_a_plural_has_no_other():
    word = noun_of(a_card("upgrade", "restrooms", "guest services upgrade"))

    assert word is not None
    assert word.en == "Restrooms"


def test_events_are_not_called_by_their_titles():
    assert noun_of(a_card("event", "raid", top="Gain 1 coin.", bottom="Gain 1 coin.")) is None


@pytest.mark.parametrize(
    ("english", "russian"),
    [
        ("Close a thrill ride in your park.", "Закройте опасный аттракцион в своём парке."),
        ("Close 2 nature areas in your park.", "Закройте 2 природные зоны в своём парке."),
        ("Demolish 5 theme upgrades in your park.", "Снесите 5 улучшений-тем в своём парке."),
        ("Dismiss 2 staff members in your park.", "Увольте 2 сотрудников в своём парке."),
    ],
)
def test_nouns_are_declined(english, russian):
    tree = language().read(english, Box)

    assert language().say(tree, "ru") == russian


def test_what_cannot_be_counted_is_called_an_upgrade():
    word = noun_of(a_card("upgrade", "air-conditioning", "guest services upgrade"))

    assert word is not None
    assert (word.id, word.en, word.ru) == (
        "Air Conditioning",
        "Air Conditioning ~upgrade",
        "~улучшение «air-conditioning»",
    )


def test_blueprints_are_a_place():
    tree = language().read("Discard a card from your blueprints.", Box)

    assert language().say(tree, "ru") == "Сбросьте карту из своих планов."
