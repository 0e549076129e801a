"""The attractions of the Pirate pack, each by its story."""

import pytest

from midway.titles.unfair.park import capacity
from tests.titles.unfair.packs.real import guests_step, printed
from tests.titles.unfair.parks import a_table, attraction, event, staff, upgrade
from tests.titles.unfair.words import gain, says


def the_guests_pay(*park):
    """What ann's park brings her through the cards' own abilities."""
    return guests_step(a_table().with_park("ann", *park).on_turn("ann")).coins("ann") - 20


@pytest.mark.parametrize(("left", "right", "coins"), [(0, 0, 0), (1, 0, 1), (1, 1, 2)])
def test_the_lagoon_eats_at_both_ends(left, right, coins):
    banks = [attraction(f"bank-{n}") for n in range(left + right)]

    assert the_guests_pay(*banks[:left], printed("pirate/shark-lagoon"), *banks[left:], attraction("far")) == (
        coins + (1 if right == 0 else 0)
    )


def test_the_plank_leads_to_an_event():
    table = a_table().with_hand("ann", printed("pirate/walk-the-plank")).on_turn("ann")

    table.choose("ann", "build walk-the-plank", "space 1")

    assert len(table.hand("ann")) == 1
    assert table.size("walk-the-plank") == 2


@pytest.mark.parametrize(("name", "coins"), [("drunken-anchor", 2), ("freak-show", 1)])
def test_some_simply_earn(name, coins):
    assert the_guests_pay(printed(f"pirate/{name}")) == coins


def test_at_the_musical_each_hand_sings():
    assert the_guests_pay(printed("pirate/mutiny-the-musical"), staff("clown"), staff("guide")) == 2


def test_the_inn_takes_in_three_castaways():
    table = a_table().with_park("ann", printed("pirate/castaway-inn")).on_turn("ann")

    assert [capacity(table.s, seat) for seat in (0, 1)] == [18, 15]


def test_the_armada_is_worth_what_it_carries():
    fleet = printed("pirate/bathtub-armada", upgrade("flag"), upgrade("sail"))

    assert the_guests_pay(fleet, attraction("hall", upgrades=[upgrade("sign")])) == 2


def test_nothing_closes_the_kraken():
    shut = event("shut", says("Close each attraction in a competitor's park. Gain 2 coins."))
    table = a_table().with_hand("ann", shut, event("gift", gain(1)))
    table.with_park("bob", printed("pirate/kraken-whirl"), attraction("hall")).in_events("ann")

    table.choose("ann", "play shut top")

    assert (table.has_closed("kraken-whirl"), table.has_closed("hall")) == (False, True)
    assert table.size("kraken-whirl") == 2
