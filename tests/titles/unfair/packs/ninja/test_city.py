"""The City cards of the Ninja pack, each by its story."""

import pytest

from tests.testkit.rules import rule
from tests.titles.unfair.packs.real import printed, the_city_speaks
from tests.titles.unfair.parks import a_table, attraction, resource, upgrade


def tell(name, table):
    return the_city_speaks(table.with_next_city(printed(f"ninja/{name}")).on_turn("ann"))


def test_a_busy_month_deals_two_events_to_everybody():
    table = tell("a-busy-month", a_table())

    assert (len(table.hand("ann")), len(table.hand("bob"))) == (2, 2)


def test_a_masquerade_ball_lets_each_keep_one_of_three():
    table = tell("a-masquerade-ball", a_table())

    for name in ("ann", "bob"):
        offered = [option for option in table.options_of(name) if option.startswith("pick")]
        assert len(offered) == 3
        table.choose(name, offered[0])

    assert (table.coins("ann"), len(table.hand("ann"))) == (24, 1)


def test_a_private_party_fills_parks_with_a_hotel():
    table = (
        a_table().with_park("ann", attraction("inn", "hotel", stars=0)).with_park("bob", attraction("barn", stars=0))
    )
    tell("a-private-party", table)

    assert table.stars("ann") == table.stars("bob") + 5
    assert (len(table.hand("ann")), len(table.hand("bob"))) == (1, 1)


@pytest.mark.parametrize(("branch", "coins", "hand"), [("branch 0", 20, ["flag"]), ("branch 1", 14, [])])
def test_an_equipment_recall_takes_a_feature_back_or_six_coins(branch, coins, hand):
    table = a_table().with_park("ann", attraction("barn", upgrades=[upgrade("flag")])).with_coins("bob", 0)

    tell("an-equipment-recall", table).choose("ann", branch)

    assert (table.coins("ann"), table.hand("ann")) == (coins, hand)


def test_other_upgrades_are_not_recalled():
    toilets = upgrade("toilets", "guest services upgrade")
    table = tell("an-equipment-recall", a_table().with_park("ann", attraction("barn", upgrades=[toilets])))

    assert (table.coins("ann"), table.coins("bob")) == (14, 14)  # nothing to choose


@rule("UNF-INTERP-59")
def test_arsonists_burn_the_top_of_the_largest_and_pay_half_its_price():
    tower = attraction("tower", upgrades=[upgrade("flag"), upgrade("bell", price=7)])
    table = tell("arsonists", a_table().with_park("ann", attraction("barn", upgrades=[upgrade("rug")]), tower))

    assert table.cards_in("ann", "space 2") == ["tower", "flag"]
    assert (table.coins("ann"), table.coins("bob")) == (23, 20)


@rule("UNF-BIU-10")
def test_arsonists_only_close_what_is_built_in_and_pay_nothing():
    table = tell("arsonists", a_table().with_park("ann", attraction("castle", built_in=("pirate-theme",))))

    assert table.has_closed("castle")
    assert table.coins("ann") == 20


@pytest.mark.parametrize(("branch", "coins", "cards"), [("branch 0", 20, 0), ("branch 1", 14, 2)])
def test_a_moonless_night_takes_two_cards_or_six_coins(branch, coins, cards):
    table = a_table().with_hand("ann", resource("a"), resource("b")).with_coins("bob", 0)

    tell("a-moonless-night", table).choose("ann", branch)

    assert (table.coins("ann"), len(table.hand("ann"))) == (coins, cards)
