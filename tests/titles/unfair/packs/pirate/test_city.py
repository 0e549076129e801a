"""The City cards of the Pirate pack, each by its story."""

import pytest

from midway.titles.unfair.placement import build_price
from tests.titles.unfair.packs.real import printed, the_city_speaks
from tests.titles.unfair.parks import a_table, attraction, staff, upgrade

NAMES = ("ann", "bob")


def in_a_city_of(name):
    return a_table().with_next_city(printed(f"pirate/{name}"))


def test_gourmets_shine_on_those_who_cook():
    table = in_a_city_of("a-gourmet-convention").with_park("ann", attraction("diner", "food outlet", stars=2))

    the_city_speaks(table.with_park("bob", attraction("hall", stars=2)).on_turn("ann"))

    assert [table.stars(name) for name in NAMES] == [8, 3]


def test_a_fair_wind_blows_through_every_attraction():
    table = in_a_city_of("a-fair-wind").with_park("ann", attraction("hall"), attraction("den", closed=True))

    the_city_speaks(table.on_turn("ann"))

    assert [table.coins(name) for name in NAMES] == [25, 23]


def test_at_the_shipwreck_sale_attractions_are_cheap_for_a_round():
    table = in_a_city_of("a-shipwreck-sale").with_park("ann", attraction("den"))
    table.with_hand("ann", attraction("hall", price=7), upgrade("flag", price=7)).on_turn("ann")

    the_city_speaks(table)

    assert [build_price(table.s, 0, table.card(name)) for name in ("hall", "flag")] == [5, 7]


@pytest.mark.parametrize(("stars", "left"), [(6, 3), (5, 3), (0, 0)])
def test_a_storm_halves_the_stars_rounding_down(stars, left):
    table = in_a_city_of("stormy-weather").with_park("ann", attraction("hall", stars=stars)).on_turn("ann")

    the_city_speaks(table)

    assert table.stars("ann") == left  # with the star of the gate


def test_rats_love_what_is_large_and_dirty():
    nets = upgrade("toilets", "guest services upgrade")
    table = in_a_city_of("a-plague-of-rats").with_park("ann", attraction("hall", upgrades=[upgrade("flag")]))
    table.with_park("ann", attraction("den")).with_park("bob", attraction("barn", upgrades=[nets])).on_turn("ann")

    the_city_speaks(table)

    assert [table.has_closed(name) for name in ("hall", "den", "barn")] == [True, False, False]


@pytest.mark.parametrize(("answer", "coins", "owner"), [("branch 0", 20, ""), ("branch 1", 14, "ann")])
def test_a_crew_in_revolt_goes_or_is_paid(answer, coins, owner):
    table = in_a_city_of("a-crew-in-revolt").with_park("ann", staff("clown")).on_turn("ann")

    the_city_speaks(table).choose("ann", answer)

    assert (table.coins("ann"), table.owner("clown"), table.coins("bob")) == (coins, owner, 14)


@pytest.mark.parametrize(
    ("name", "attack"),
    [("stormy-weather", None), ("a-plague-of-rats", "Inspection"), ("a-crew-in-revolt", "Injunction")],
)
def test_which_of_them_can_be_blocked(name, attack):
    assert printed(f"pirate/{name}").card.choices.get("attack") == attack
