"""The title's language: everything it can say has one reading, and the box says it in both languages."""

import pytest

from midway.cardtext.sample import stumbles
from midway.cardtext.vocabulary import unused
from midway.titles.dice_theme_park.components import KINDS, PACKS, components
from midway.titles.dice_theme_park.nodes.abilities import CardText
from midway.titles.dice_theme_park.nodes.objectives import Objective
from midway.titles.dice_theme_park.nodes.parties import Party
from midway.titles.dice_theme_park.nodes.skills import Skill
from scripts.vocabulary_pages import specimens

TEXTS = [
    (card, name, text, next(k for k in KINDS if k.name == card.kind).texts[name])
    for card in components().cards
    for name, text in card.texts.items()
]


def test_each_text_is_said_by_its_tree_letter_for_letter():
    for card, name, text, wanted in TEXTS:
        assert PACKS.language.read(text.en, wanted) == text.tree, (card.id, name)
        assert PACKS.language.say(text.tree, "en") == text.en
        assert PACKS.language.say(text.tree, "ru") == text.ru
    assert len(TEXTS) == 36 + 4 + 3 + 6 + 13 + 15 + 10


def test_specimens_are_read_and_said_in_both_languages():
    for english, russian in specimens("dice_theme_park"):
        tree = PACKS.language.read(english, (Party, CardText, Skill, Objective))
        assert PACKS.language.say(tree, "ru") == russian


def test_every_phrase_is_used():
    boxes = [(text.en, wanted) for _, _, text, wanted in TEXTS]
    boxes += [(english, (Party, CardText, Skill, Objective)) for english, _ in specimens("dice_theme_park")]

    assert [phrase.en for phrase in unused(PACKS.language, boxes)] == []


@pytest.mark.parametrize("wanted", [Party, CardText, Skill, Objective])
def test_whatever_can_be_said_has_one_reading(wanted):
    assert [stumble for stumble in stumbles(PACKS.language, wanted, range(300)) if stumble.text] == []


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("A blue guests.", "A blue guest\\."),
        ("A red guest.", "red"),
        ("Two guests.", "Two"),
    ],
)
def test_a_slip_is_told(text, why):
    with pytest.raises(ValueError, match=why):
        PACKS.language.read(text, Party)
