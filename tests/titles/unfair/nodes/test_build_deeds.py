"""Building by a card's word."""

from dataclasses import replace

import pytest

from midway.titles.unfair.schema import COINS, LOANS, SHOWCASE, market, space
from tests.testkit.rules import rule
from tests.titles.unfair.nodes.fair import a_card, a_fair, begin, card, coins, offered, put, run, stands


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


@rule("UNF-MARKET-07", "AC-098")
@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("Build a staff member for free.", ["pick guide", "pick usher"]),
        ("Build a staff member from your hand for free.", []),
        ("Build a staff member from the Market for free.", []),
    ],
)
def test_without_a_place_hand_and_market_are_meant(words, found):
    fair = a_fair(a_card("staff", "usher"), ann_holds="guide")
    fair.lift(card(fair, "spare-2"))
    put(fair, "usher", market(2))

    asked = begin(fair, words)

    assert offered(asked) == found
    if "hand" in words:
        assert stands(asked) == ["guide"]
    elif "Market" in words:
        assert stands(asked) == ["usher"]


@rule("UNF-ATTR-05")
def test_skipping_a_space_is_paid_for_even_where_the_build_is_free():
    fair = a_fair(ann=["coaster"], ann_holds="diner")

    after = run(fair, "Build an attraction from your hand for free.", "space 3")

    assert coins(after) == 17


def test_an_upgrade_goes_onto_the_attraction_that_is_named():
    fair = a_fair(ann=["coaster", "diner"], ann_holds="flag")

    words = "Build an upgrade from your hand onto this attraction for free."
    after = run(fair, words, on="diner")

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


@rule("UNF-BUILD-09", "UNF-BUILD-03")
@pytest.mark.parametrize(
    ("words", "park", "held"),
    [
        ("Build an upgrade from your hand for free.", ["diner"], "cannon"),  # only on a ride
        ("Build an upgrade from your hand for free.", ["theatre"], "flag"),  # built in
        ("Build an upgrade from your hand for free.", ["guide"], "flag"),  # nothing to stand on
        ("Build an attraction from your hand for free.", ["coaster", "drop", "swings", "theatre", "diner"], "meadow"),
    ],
)
def test_a_free_build_keeps_to_the_rules_of_placing(words, park, held):
    fair = a_fair(ann=park, ann_holds=held)

    after = run(fair, words)

    assert stands(after) == park


@rule("UNF-BUILD-13", "UNF-CARD-06")
def test_half_of_an_odd_price_is_rounded_up_and_no_price_is_none_to_halve():
    ghost = replace(a_card("attraction", "ghost", "theatre"), numbers={"stars": 1})
    fair = a_fair(ghost, ann_holds="ghost chest")
    lodge = a_fair(a_card("attraction", "lodge", "hotel", price=9), ann_holds="lodge")

    assert stands(run(fair, "Build an attraction from your hand at half price.")) == []
    assert coins(run(lodge, "Build an attraction from your hand at half price.", "space 1")) == 15


@rule("CHKO-SKIP-05", "UNF-ATTR-05")
def test_builds_that_events_grant_and_super_attractions_may_skip():
    fair = a_fair(ann=["coaster", "drop flag"])
    put(fair, "volcano", fair.zone(0, SHOWCASE))

    after = run(fair, "Build a super attraction for free.", "pick volcano", "space 4")

    assert after.where(card(after, "volcano")) == space(after, 0, 3)
    assert coins(after) == 17


@rule("UNF-CARD-06")
def test_no_discount_reaches_a_card_without_a_price():
    ghost = replace(a_card("staff", "ghost"), numbers={"stars": 1})
    agency = a_card("resource", "agency", says="Staff members cost you 2 coins less.")
    fair = a_fair(ghost, agency, ann=["agency"], ann_holds="ghost guide")

    after = run(fair, "Build a staff member from your hand.", "pick guide")

    assert stands(after) == ["agency", "guide"]
    assert coins(after) == 18


@rule("UNF-STAFF-04")
def test_to_recruit_is_to_build_staff():
    agent = a_card("staff", "agent", says="After you recruit a staff member, gain 2 coins.")
    fair = a_fair(agent, ann=["agent"], ann_holds="guide chest")

    after = run(fair, "Recruit a staff member from your hand for 1 coin less.", "pick guide")
    built = run(fair, "Build a staff member from your hand.", "pick guide")

    assert (stands(after), coins(after)) == (["agent", "guide"], 20 - 3 + 2)
    assert coins(built) == 20 - 4 + 2


def test_only_the_card_itself_is_meant_by_this_staff_member():
    trainee = a_card("staff", "trainee", says="After you recruit this staff member, gain 5 coins.")
    fair = a_fair(trainee, ann_holds="trainee guide")

    first = run(fair, "Recruit a staff member from your hand for free.", "pick trainee")
    second = run(first, "Recruit a staff member from your hand for free.")

    assert (coins(first), coins(second)) == (25, 25)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("Discard an attraction from your hand, otherwise gain 2 coins.", True),
        ("Build an upgrade from your hand onto an attraction in your park, otherwise gain 2 coins.", True),
        ("Discard a card from your hand, otherwise gain 2 coins.", False),  # all can see that there is none
        ("Close an attraction in your park, otherwise gain 2 coins.", False),
    ],
)
def test_what_cannot_be_done_with_a_hand_tells_the_others_of_it(words, told):
    """So a choice that led to it is not taken back without their leave."""
    fair = a_fair()
    fair.learned = 0

    after = run(fair, words)

    assert coins(after) == 22
    assert bool((after.learned >> 1) & 1) == told
    assert not after.learned & 1


def test_who_may_recruit_and_has_nobody_is_asked_so_that_nobody_learns_of_it():
    asked = begin(a_fair(), "You may recruit a staff member, otherwise gain 2 coins.")

    assert offered(asked) == ["no"]
    assert asked.learned == 0
