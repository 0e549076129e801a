"""The City cards of the Robot pack, each by its story."""

import pytest

from midway.titles.unfair.park_step import actions_of
from midway.titles.unfair.placement import build_price
from tests.titles.unfair.packs.real import printed, the_city_speaks
from tests.titles.unfair.parks import a_table, attraction, upgrade

FLAG = upgrade("flag")


def tell(name, table):
    return the_city_speaks(table.with_next_city(printed(f"robot/{name}")).on_turn("ann"))


def test_with_a_2_for_1_deal_an_attraction_brings_another_for_free_once_a_round():
    table = a_table().with_city(printed("robot/a-2-for-1-deal")).with_coins("ann", 12)
    table.with_hand("ann", *[attraction(id_, price=5) for id_ in ("barn", "den", "third")]).on_turn("ann")

    table.choose("ann", "build barn", "space 1", "yes", "branch 0", "pick den", "space 2")
    assert table.coins("ann") == 7

    table.choose("bob", "loose-change").choose("ann", "build third", "space 3")
    assert table.awaits() == ["bob"]
    assert table.coins("ann") == 2


def test_a_double_shift_is_one_more_action():
    table = a_table().with_next_city(printed("robot/a-double-shift")).in_events("ann")
    the_city_speaks(table)

    assert actions_of(table.s, 0) == actions_of(table.s, 1) == 4


def test_a_bulk_order_makes_upgrades_two_coins_cheaper_this_round():
    table = a_table().with_hand("ann", upgrade("flag", price=5), attraction("barn", price=5))

    tell("a-bulk-order", table)

    assert build_price(table.s, 0, table.card("flag")) == 3
    assert build_price(table.s, 0, table.card("barn")) == 5


@pytest.mark.parametrize(("branch", "closed", "coins"), [("branch 0", True, 20), ("branch 1", False, 15)])
def test_a_power_cut_closes_the_largest_or_costs_five_coins(branch, closed, coins):
    tower = attraction("tower", upgrades=[FLAG])
    table = tell("a-power-cut", a_table().with_park("ann", attraction("barn"), tower)).choose("ann", branch)

    assert (table.has_closed("tower"), table.has_closed("barn"), table.coins("ann")) == (closed, False, coins)


@pytest.mark.parametrize(("branch", "stands", "coins"), [("branch 0", ["den"], 20), ("branch 1", ["den", "flag"], 14)])
def test_a_safety_campaign_takes_a_feature_or_six_coins(branch, stands, coins):
    table = tell("a-safety-campaign", a_table().with_park("ann", attraction("den", upgrades=[FLAG])))

    table.choose("ann", branch)

    assert (table.cards_in("ann", "space 1"), table.coins("ann")) == (stands, coins)


def test_a_patent_dispute_costs_by_the_attraction():
    table = tell("a-patent-dispute", a_table().with_park("ann", attraction("barn"), attraction("den", closed=True)))

    assert (table.coins("ann"), table.coins("bob")) == (16, 18)
