"""Texts of cards: what the rules know them by, and that none says anything else than what the rules do."""

import pytest

from midway.titles.dice_theme_park.card_texts import MEANINGS, Meaning, meaning_of
from midway.titles.dice_theme_park.components import KINDS, PACKS, components

BOX = components()
ADMINISTRATORS = {
    "lost-property-blue": ("return", "blue"),
    "lost-property-green": ("return", "green"),
    "head-coach-green": ("stamina", "green"),
    "head-coach-yellow": ("stamina", "yellow"),
    "zone-director-yellow": ("zone", "yellow"),
    "zone-director-blue": ("zone", "blue"),
    "tour-planner": ("grand-tour", ""),
    "troupe-leader": ("troupe", ""),
    "platform-host": ("spare-guest", ""),
    "treasurer": ("treasurer", ""),
    "talent-agent": ("agent", ""),
    "shift-planner": ("card-swap", ""),
    "early-riser": ("early-start", ""),
}
OBJECTIVES = {
    "deep-pockets": Meaning("money"),
    "steady-takings": Meaning("income"),
    "hard-worked": Meaning("pips", lowest=True),
    "fresh-faces": Meaning("pips"),
    "full-house": Meaning("guests"),
    "one-more-ride": Meaning("tired-guests"),
    "nonstop": Meaning("operations"),
    "grand-opening": Meaning("attractions-operated"),
    "costume-party": Meaning("mascots"),
    "latest-model": Meaning("upgrades"),
}


def meant(kind: str) -> dict[str, Meaning | None]:
    return {card.id: meaning_of(card) for card in BOX.of_kind(kind)}


def test_staff_skills_and_upgrades_do_what_their_names_say():
    for kind in ("staff", "skill", "upgrade"):
        for id_, meaning in meant(kind).items():
            assert meaning is not None
            assert meaning.word == id_


def test_administrators_do_what_the_specification_says():
    assert meant("administrator") == {id_: Meaning(*words) for id_, words in ADMINISTRATORS.items()}


def test_objectives_measure_what_the_specification_says():
    assert meant("objective") == OBJECTIVES


def test_other_components_have_no_text_of_their_own():
    assert [meaning_of(card) for kind in ("monorail", "amenity", "guest") for card in BOX.of_kind(kind)] == [None] * 23


@pytest.mark.parametrize("kind", MEANINGS)
def test_whatever_the_rules_do_can_be_said_in_both_languages_and_read_again(kind):
    [wanted] = next(k.texts.values() for k in KINDS if k.name == kind)
    for tree in MEANINGS[kind]:
        english = PACKS.language.say(tree, "en")
        assert PACKS.language.read(english, wanted) == tree
        assert PACKS.language.say(tree, "ru")


def test_no_two_texts_of_a_kind_mean_the_same():
    for known in MEANINGS.values():
        assert len(set(known.values())) == len(known)
