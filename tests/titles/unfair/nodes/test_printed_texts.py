"""Strips and star formulas."""

import pytest

from midway.titles.unfair import park, placement
from midway.titles.unfair.schema import PARK_DISCARD
from tests.testkit.rules import rule
from tests.titles.unfair.nodes.fair import a_card, a_fair, card, close, put


@rule("UNF-CARD-11", "UNF-CARD-12")
@pytest.mark.parametrize(
    ("upgrade", "attraction", "suits"),
    [
        ("cannon", "coaster", True),
        ("cannon", "diner", False),
        ("gilding", "coaster", True),
        ("gilding", "pond", False),
        ("toilets", "meadow", False),
        ("toilets", "parlour", True),
        ("gilding", "parlour", False),
    ],
)
def test_strips_say_what_stands_where(upgrade, attraction, suits):
    pond = a_card("attraction", "pond", "nature area")
    parlour = a_card("attraction", "parlour", "sideshow", strip="Cannot have a quality upgrade.")
    fair = a_fair(pond, parlour, ann=["coaster", "diner", "meadow", "pond", "parlour"])

    assert placement.is_suitable(fair, 0, card(fair, upgrade), card(fair, attraction)) == suits


def test_the_strip_of_an_upgrade_says_nothing_of_others():
    fair = a_fair(ann=["coaster cannon"])

    assert placement.is_suitable(fair, 0, card(fair, "toilets"), card(fair, "coaster"))


def test_a_park_knows_what_can_never_be_upgraded():
    fair = a_fair(ann=["meadow", "diner"])

    assert not placement.can_be_upgraded(fair, card(fair, "meadow"))
    assert placement.can_be_upgraded(fair, card(fair, "diner"))


def test_a_star_formula_counts_now():
    tower = a_card("attraction", "tower", "sideshow", star_formula="* is the number of upgrades on this attraction.")
    fair = a_fair(tower, ann=["tower flag toilets"])

    assert park.stars(fair, card(fair, "tower")) == 2


def test_a_star_formula_may_have_a_maximum():
    ruin = a_card(
        "attraction",
        "ruin",
        "sideshow",
        star_formula="* is the number of closed attractions in your park, to a maximum of 1.",
    )
    fair = a_fair(ruin, ann=["ruin", "coaster", "diner"])

    assert park.stars(fair, card(fair, "ruin")) == 0
    close(fair, "coaster")
    close(fair, "diner")
    assert park.stars(fair, card(fair, "ruin")) == 1


def test_in_nobodys_park_a_card_with_a_formula_shows_what_is_printed():
    tower = a_card("attraction", "tower", "sideshow", star_formula="* is the number of cards in your hand.", stars=2)
    fair = a_fair(tower, ann_holds="guide chest")
    put(fair, "tower", PARK_DISCARD)

    assert park.stars(fair, card(fair, "tower")) == 2
