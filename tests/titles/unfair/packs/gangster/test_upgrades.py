"""The upgrades of the Gangster pack, each by its story."""

import pytest

from tests.testkit.rules import rule
from tests.titles.unfair.packs.real import guests_step, price_of, printed, rolling
from tests.titles.unfair.parks import a_table, attraction, event, upgrade
from tests.titles.unfair.words import gain, says

WAITING = event("gift", gain(1))
BARN = attraction("barn", "sideshow", stars=0)


def a_den(*upgrades):
    """Ann's turn in the Events step, in a park with these upgrades; bob has a card to play as well."""
    return a_table().with_park("ann", attraction("den", "sideshow", upgrades=upgrades)).with_hand("bob", WAITING)


def test_a_gangster_theme_takes_from_the_richest():
    table = a_table(seats=3).with_park("ann", BARN).with_hand("ann", printed("gangster/gangster-theme"))
    table.with_coins("bob", 30).with_coins("cat", 10).on_turn("ann")

    table.choose("ann", "build gangster-theme")

    assert [table.coins(name) for name in ("ann", "bob", "cat")] == [
        20 - price_of("gangster/gangster-theme") + 2,
        28,
        10,
    ]


def test_a_violin_case_belongs_on_a_ride():
    ride = attraction("coaster", "thrill ride")
    table = a_table().with_park("ann", BARN, ride).with_hand("ann", printed("gangster/violin-case")).on_turn("ann")

    table.choose("ann", "build violin-case")

    assert table.cards_in("ann", "space 2") == ["coaster", "violin-case"]


@rule("UNF-GANG-01")
@pytest.mark.parametrize(("dice", "coins"), [((3, 3), 28), ((6, 5), 19)])
def test_the_roulette_wheel_pays_for_doubles(dice, coins):
    table = a_den(printed("gangster/roulette-wheel")).in_events("ann")

    rolling(table, *dice).choose("ann", "use roulette-wheel 8", "yes")

    assert table.coins("ann") == coins


@pytest.mark.parametrize(("dice", "coins"), [((3, 4), 25), ((3, 3), 15)])
def test_loaded_dice_add_one_to_the_result(dice, coins):
    bet = upgrade("bet", text=says("Once per Events step: Gamble for at least 8. If you win, gain 5 coins."))
    lost = upgrade("debt", text=says("After you lose a gamble, lose 5 coins."))
    table = a_den(printed("gangster/loaded-dice"), bet, lost).in_events("ann")

    rolling(table, *dice).choose("ann", "use bet 8")

    assert table.coins("ann") == coins


def test_loaded_dice_help_nobody_else():
    bet = attraction("bet", text=says("Once per Events step: Gamble for at least 8. If you win, gain 5 coins."))
    table = a_den(printed("gangster/loaded-dice")).with_park("bob", bet).in_events("bob")

    rolling(table, 3, 4).choose("bob", "use bet 8")

    assert table.coins("bob") == 20


def test_a_false_wall_hides_from_one_inspection_a_round():
    raid = event("raid", gain(1), says("Each competitor loses 4 coins."), attack="Inspection")
    again = event("again", gain(1), says("Each competitor loses 4 coins."), attack="Inspection")
    table = a_den(printed("gangster/false-wall")).with_hand("bob", raid, again).in_events("bob")

    table.choose("bob", "play raid bottom").choose("ann", "block false-wall")
    assert table.coins("ann") == 20

    table.choose("bob", "play again bottom")
    assert not table.may("ann", "block false-wall")


def test_valets_are_tipped():
    assert guests_step(a_den(printed("gangster/valet-parking")).on_turn("ann")).coins("ann") == 21


@pytest.mark.parametrize("name", ["cloakroom", "marble-lobby"])
def test_what_needs_a_roof_stands_in_no_nature_area(name):
    grass = attraction("grass", "nature area")
    table = a_table().with_park("ann", grass, BARN).with_hand("ann", printed(f"gangster/{name}")).on_turn("ann")

    table.choose("ann", f"build {name}")

    assert table.cards_in("ann", "space 2") == ["barn", name]


@pytest.mark.parametrize(("dice", "coins"), [((1, 2), 23), ((1, 1), 29)])
def test_the_consolation_bar_pays_those_who_lose(dice, coins):
    bet = upgrade("bet", text=says("Once per Events step: Gamble for a double. If you win, gain 9 coins."))
    table = a_den(printed("gangster/consolation-bar"), bet).in_events("ann")

    rolling(table, *dice).choose("ann", "use bet 8")

    assert table.coins("ann") == coins


def test_the_back_room_counts_each_gangster_theme_built_in_or_not():
    table = a_den(printed("gangster/back-room"), printed("gangster/gangster-theme"))
    table.with_park("ann", printed("gangster/getaway-coaster")).on_turn("ann")

    assert guests_step(table).coins("ann") == 22


@pytest.mark.parametrize(("dice", "coins"), [((4, 5), 33), ((4, 4), 15)])
def test_the_high_stakes_table_pays_much_and_seldom(dice, coins):
    table = a_den(printed("gangster/high-stakes-table")).in_events("ann")

    rolling(table, *dice).choose("ann", "use high-stakes-table 8", "yes")

    assert table.coins("ann") == coins


def test_the_high_stakes_table_stands_where_people_sit():
    ride = attraction("coaster", "thrill ride")
    table = a_table().with_park("ann", ride, BARN).with_hand("ann", printed("gangster/high-stakes-table"))

    table.on_turn("ann").choose("ann", "build high-stakes-table")

    assert table.cards_in("ann", "space 2") == ["barn", "high-stakes-table"]
