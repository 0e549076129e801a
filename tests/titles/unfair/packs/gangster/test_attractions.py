"""The attractions of the Gangster pack, each by its story."""

import pytest

from tests.testkit.rules import rule
from tests.titles.unfair.packs.real import guests_step, price_of, printed, rolling
from tests.titles.unfair.parks import a_table, attraction, event, staff, upgrade
from tests.titles.unfair.words import gain

WAITING = event("gift", gain(1))


@pytest.mark.parametrize(("has", "gets"), [(14, 0), (15, 3)])
def test_the_speakeasy_serves_the_rich(has, gets):
    table = a_table().with_park("ann", printed("gangster/the-speakeasy")).with_coins("ann", has).on_turn("ann")

    guests_step(table)

    assert table.coins("ann") == has + gets


@rule("UNF-GANG-01", "UNF-GANG-02")
@pytest.mark.parametrize(("dice", "coins"), [((3, 4), 20 - 3 + 7), ((2, 4), 20 - 3)])
def test_the_casino_keeps_the_stake_and_pays_those_who_win(dice, coins):
    table = a_table().with_park("ann", printed("gangster/casino")).with_hand("bob", WAITING).in_events("ann")

    rolling(table, *dice).choose("ann", "use casino 8", "yes")

    assert table.coins("ann") == coins
    assert not table.may("ann", "use casino 8")


@rule("UNF-GANG-02")
def test_nobody_has_to_gamble_and_what_is_not_staked_is_not_rolled_for():
    table = a_table().with_park("ann", printed("gangster/casino")).with_hand("bob", WAITING).in_events("ann")

    rolling(table, 6, 6).choose("ann", "use casino 8", "no")

    assert table.coins("ann") == 20


def test_the_getaway_coaster_takes_from_the_richest():
    table = a_table(seats=3).with_hand("ann", printed("gangster/getaway-coaster"))
    table.with_coins("bob", 9).with_coins("cat", 10).on_turn("ann")

    table.choose("ann", "build getaway-coaster", "space 1")

    assert [table.coins(name) for name in ("ann", "bob", "cat")] == [
        20 - price_of("gangster/getaway-coaster") + 3,
        9,
        7,
    ]


def test_a_command_performance_is_paid_by_every_competitor():
    table = a_table(seats=3).with_park("ann", printed("gangster/command-performance")).with_coins("cat", 0)

    guests_step(table.with_loans("cat", 4).on_turn("ann"))

    assert [table.coins(name) for name in ("ann", "bob", "cat")] == [21, 19, 0]


def test_the_grand_alibi_has_beds_for_three_more_guests():
    from midway.titles.unfair.park import capacity

    table = a_table().with_park("ann", printed("gangster/grand-alibi")).on_turn("ann")

    assert capacity(table.s, 0) == capacity(table.s, 1) + 3


def test_the_tumble_dryer_makes_coins_of_a_card():
    table = a_table().with_park("ann", printed("gangster/the-tumble-dryer")).with_hand("ann", WAITING).in_events("ann")

    table.choose("ann", "use the-tumble-dryer 8", "yes")

    assert (table.coins("ann"), table.hand("ann")) == (23, [])


def test_the_riverbed_takes_a_colleague_for_eight_coins():
    table = a_table().with_park("ann", printed("gangster/the-riverbed"), staff("clown"), staff("guide"))

    table.in_events("ann").choose("ann", "use the-riverbed 8", "yes", "pick guide")

    assert table.coins("ann") == 28
    assert table.zone_of("guide") == "Park discard"


def test_the_riverbed_wants_somebody():
    table = a_table().with_park("ann", printed("gangster/the-riverbed")).with_hand("ann", WAITING).in_events("ann")

    table.choose("ann", "use the-riverbed 8")  # played in vain

    assert table.coins("ann") == 20


def test_the_drive_by_counts_what_is_built_into_it_and_what_stands_on_it():
    cannon = upgrade("cannon", stars=0)
    table = a_table().with_park("ann", printed("gangster/drive-by", cannon), attraction("barn", stars=0))
    table.with_hand("bob", printed("gangster/violin-case")).on_turn("ann")  # what is built in is of the same pack

    assert table.stars("ann") == 1 + 3 + 2  # with the star of the gate
