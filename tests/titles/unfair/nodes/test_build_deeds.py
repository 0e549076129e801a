"""Building by a card's word."""

from midway.titles.unfair.schema import COINS, LOANS
from tests.testkit.rules import rule
from tests.titles.unfair.nodes.fair import a_card, a_fair, begin, coins, offered, run, stands


def test_a_free_build_costs_nothing():
    fair = a_fair(ann=["coaster"], ann_holds="cannon")

    after = run(fair, "Build an upgrade from your hand for free.")

    assert stands(after) == ["coaster cannon"]
    assert coins(after) == 20


@rule("UNF-INTERP-59")
def test_half_the_price_is_rounded_up():
    fair = a_fair(ann=["coaster"], ann_holds="flag")

    after = run(fair, "Build an upgrade from your hand at half price.")

    assert coins(after) == 16


def test_coins_less_lower_the_price_but_not_below_nothing():
    fair = a_fair(ann=["coaster"], ann_holds="cannon flag")

    assert coins(run(fair, "Build a feature upgrade from your hand for 3 coins less.", "pick flag")) == 16
    assert coins(run(fair, "Build a feature upgrade from your hand for 9 coins less.", "pick flag")) == 20


def test_without_a_place_the_hand_is_meant():
    fair = a_fair(ann=["coaster"], ann_holds="flag diner")

    asked = begin(fair, "You may build an attraction for free or build an upgrade for free.")

    assert offered(asked) == ["yes", "no"]


@rule("UNF-ATTR-05")
def test_skipping_a_space_is_paid_for_even_where_the_build_is_free():
    fair = a_fair(ann=["coaster"], ann_holds="diner")

    after = run(fair, "Build an attraction from your hand for free.", "space 3")

    assert coins(after) == 17


def test_an_upgrade_goes_onto_the_attraction_that_is_named():
    fair = a_fair(ann=["coaster", "diner"], ann_holds="flag")

    after = run(fair, "Build an upgrade from your hand onto this attraction for free.", on="diner")

    assert stands(after) == ["coaster", "diner flag"]


def test_after_a_build_the_card_itself_answers():
    theme = a_card("upgrade", "skulls", "theme upgrade", theme="pirate",
                   says="After you build this upgrade, gain 5 coins.")  # fmt: skip
    fair = a_fair(theme, ann=["coaster"], ann_holds="skulls")

    after = run(fair, "Build an upgrade from your hand.")

    assert coins(after) == 21


def test_what_may_not_be_upgraded_is_no_place_for_an_upgrade():
    pole = a_card("upgrade", "pole", "feature upgrade", says="You cannot build upgrades onto this attraction.")
    fair = a_fair(pole, ann=["coaster pole", "diner"], ann_holds="flag")

    after = run(fair, "Build an upgrade from your hand for free.")

    assert stands(after) == ["coaster pole", "diner flag"]


def test_nobody_builds_what_they_cannot_afford():
    fair = a_fair(ann=["coaster"], ann_holds="diner")
    fair.set_own(0, LOANS, 4)
    fair.gain(0, COINS, -18)

    after = run(fair, "Build an attraction from your hand. Gain 1 coin.")

    assert stands(after) == ["coaster"]
    assert coins(after) == 3
