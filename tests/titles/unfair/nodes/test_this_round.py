"""What a sentence imposes for the rest of the round."""

import pytest

from midway.titles.unfair import park, placement
from midway.titles.unfair.park_step import actions_of
from midway.titles.unfair.placement import build_price
from midway.titles.unfair.schema import EVENT_PLAYED
from tests.testkit.rules import rule
from tests.titles.unfair.nodes.fair import a_card, a_fair, card, close, coins, lies_in, put, run, stands
from tests.titles.unfair.nodes.fair import run_card as play
from tests.titles.unfair.packs.real import the_city_speaks
from tests.titles.unfair.parks import a_table, attraction, city, upgrade
from tests.titles.unfair.words import says

FOOD = "If your park has a food outlet, your park has 5 more stars this round."


def test_an_event_that_holds_for_the_round_is_pinned():
    fair = a_fair(a_card("event", "parade", top="Your park has 4 more stars this round.", bottom="Gain 1 coin."))
    put(fair, "parade", EVENT_PLAYED)

    after = play(fair, "parade", "top.text")

    assert lies_in(after, "parade") == "pinned of seat 0"
    assert park.star_total(after, 0) == 5
    assert park.star_total(after, 1) == 1


@rule("UNF-INTERP-43")
def test_a_city_card_holds_for_those_to_whom_it_applied():
    fair = a_fair(a_card("city", "gourmets", says=FOOD, side="funfair"), ann=["diner"], bob=["coaster"])

    after = play(play(fair, "gourmets"), "gourmets", seat=1)

    assert park.star_total(after, 0) == 1 + 1 + 5
    assert park.star_total(after, 1) == 1 + 3


def test_the_condition_is_asked_once_and_not_again():
    fair = a_fair(a_card("city", "gourmets", says=FOOD, side="funfair"), ann=["diner"])

    after = run(play(fair, "gourmets"), "Demolish a food outlet in your park.")

    assert park.star_total(after, 0) == 1 + 5


@rule("UNF-INTERP-59")
def test_stars_are_halved_and_rounded_down():
    fair = a_fair(a_card("city", "storm", says="Halve your star total.", side="unfair"), ann=["coaster cannon"])

    after = play(fair, "storm")

    assert park.star_total(after, 0) == 2


def test_they_are_bound_by_what_is_said_of_them():
    injunction = a_card(
        "event", "writ", top="Choose a competitor. They cannot build upgrades this round.", bottom="Gain 1 coin."
    )
    fair = a_fair(injunction, ann=["coaster"], bob=["diner"])
    put(fair, "writ", EVENT_PLAYED)

    after = play(fair, "writ", "top.text")

    assert not placement.can_place(after, 1, card(after, "flag"))
    assert placement.can_place(after, 0, card(after, "flag"))


def test_prices_may_change_for_a_round():
    sale = a_card("city", "sale", says="Attractions cost you 2 coins less this round.", side="funfair")
    fair = a_fair(sale)

    after = play(fair, "sale")

    assert placement.build_price(after, 0, card(after, "coaster")) == 8
    assert placement.build_price(after, 1, card(after, "coaster")) == 10
    assert stands(after) == []


def test_upgrades_on_a_closed_attraction_may_cost_half():
    works = a_card(
        "event", "works", top="Upgrades on a closed attraction cost you half price this round.", bottom="Gain 1 coin."
    )
    fair = a_fair(works, ann=["coaster", "diner"], ann_holds="flag")
    close(fair, "diner")
    put(fair, "works", EVENT_PLAYED)
    begun = play(fair, "works", "top.text")

    on_closed = run(begun, "Build an upgrade from your hand.", "on diner")
    on_open = run(begun, "Build an upgrade from your hand.", "on coaster")

    assert coins(on_closed) == 16
    assert coins(on_open) == 13


@pytest.mark.parametrize(
    "text",
    ["You have 1 more action this round.", "Upgrades cost you 2 coins less this round.", "Halve your star total."],
)
def test_what_a_city_card_imposes_it_imposes_on_each_player(text):
    table = a_table().with_next_city(city("decree", says(text))).with_hand("ann", upgrade("flag", price=5))
    for name in ("ann", "bob"):
        table.with_park(name, attraction(f"hall-of-{name}", stars=5))
    the_city_speaks(table.on_turn("ann"))

    found = [
        (int(actions_of(table.s, seat)), int(build_price(table.s, seat, table.card("flag"))), table.stars(name))
        for seat, name in enumerate(("ann", "bob"))
    ]

    assert found[0] == found[1] != (3, 5, 6)
