"""The staff of the Gangster pack, each by its story."""

import pytest

from tests.titles.unfair.packs.real import guests_step, printed, rolling
from tests.titles.unfair.parks import a_table, attraction, event, staff
from tests.titles.unfair.words import gain, says, steal

WAITING = event("gift", gain(1))


@pytest.mark.parametrize(("dice", "coins"), [((4, 4), 20 + 5 + 3), ((1, 2), 20)])
def test_the_croupier_takes_a_tip_from_those_who_win(dice, coins):
    bet = staff("bet", text=says("Once per Events step: Gamble for at least 8. If you win, gain 5 coins."))
    table = a_table().with_park("ann", printed("gangster/croupier"), bet).with_hand("bob", WAITING).in_events("ann")

    rolling(table, *dice).choose("ann", "use bet 8")

    assert table.coins("ann") == coins


def test_who_pays_the_debt_collector_keeps_the_ride_open():
    table = a_table().with_park("ann", printed("gangster/debt-collector")).with_park("bob", attraction("coaster"))

    table.in_events("ann").choose("ann", "use debt-collector 8").choose("bob", "yes")

    assert (table.coins("ann"), table.coins("bob")) == (22, 18)
    assert not table.has_closed("coaster")


def test_who_does_not_pay_closes_one():
    table = a_table().with_park("ann", printed("gangster/debt-collector")).with_park("bob", attraction("coaster"))

    table.in_events("ann").choose("ann", "use debt-collector 8").choose("bob", "no")

    assert (table.coins("ann"), table.has_closed("coaster")) == (20, True)


@pytest.mark.parametrize(("has", "gets"), [(9, 0), (10, 2)])
def test_the_accountant_has_an_eye_for_sums_with_two_digits(has, gets):
    table = a_table().with_park("ann", printed("gangster/creative-accountant")).with_coins("ann", has).on_turn("ann")

    assert guests_step(table).coins("ann") == has + gets


def test_the_bodyguard_stops_one_intrusion_and_is_gone():
    theft = event("theft", gain(1), steal(5), attack="Intrusion")
    table = a_table().with_park("ann", printed("gangster/bodyguard")).with_hand("bob", theft).in_events("bob")

    table.choose("bob", "play theft bottom").choose("ann", "block bodyguard")

    assert table.coins("ann") == 20
    assert table.zone_of("bodyguard") == "Park discard"
