"""The upgrades and the resource of the Robot pack, each by its story."""

import pytest

from midway.titles.unfair.park import capacity
from midway.titles.unfair.placement import build_price
from tests.titles.unfair.packs.real import guests_step, printed
from tests.titles.unfair.parks import a_table, attraction, refused, upgrade

FLAG = upgrade("flag", price=4)


def den(*names):
    return attraction("den", "theatre", stars=0, upgrades=[printed(f"robot/{name}") for name in names])


def test_a_robot_theme_shows_two_park_cards_for_one():
    table = a_table().with_park("ann", den()).with_hand("ann", printed("robot/robot-theme")).on_turn("ann")

    table.choose("ann", "build robot-theme")
    offered = [option for option in table.options_of("ann") if option.startswith("pick")]
    table.choose("ann", offered[0])

    assert len(offered) == 2
    assert len(table.hand("ann")) == 1


def test_standard_modules_pay_for_each_other():
    table = a_table().with_park("ann", den("standard-module")).on_turn("ann")

    assert guests_step(table).coins("ann") == 21


def test_above_a_flagpole_nothing_is_built():
    table = a_table().with_park("ann", den("flagpole")).with_hand("ann", FLAG).on_turn("ann")

    refused(table, "ann", "build flag", because="UNF-UPG-08")
    assert table.stars("ann") == 3


def test_a_flagpole_stops_nothing_elsewhere():
    table = a_table().with_park("ann", den("flagpole"), attraction("barn")).with_hand("ann", FLAG).on_turn("ann")

    table.choose("ann", "build flag")

    assert table.cards_in("ann", "space 2") == ["barn", "flag"]


@pytest.mark.parametrize(
    ("name", "wrong", "right"),
    [("overclocked-motor", "hotel", "leisure ride"), ("polished-chrome", "nature area", "hotel")],
)
def test_some_upgrades_suit_some_attractions_only(name, wrong, right):
    table = a_table().with_park("ann", attraction("wrong", wrong), attraction("right", right))
    table.with_hand("ann", printed(f"robot/{name}")).on_turn("ann")

    table.choose("ann", f"build {name}")

    assert table.cards_in("ann", "space 2") == ["right", name]


def test_a_spare_arm_builds_upgrades_for_a_coin_less_and_attractions_for_as_much():
    table = (
        a_table().with_park("ann", den("spare-arm")).with_hand("ann", FLAG, attraction("barn", price=5)).on_turn("ann")
    )

    assert build_price(table.s, 0, table.card("flag")) == 3
    assert build_price(table.s, 0, table.card("barn")) == 5


def test_restrooms_suit_anything_that_can_be_upgraded():
    table = (
        a_table().with_park("ann", attraction("coaster", "thrill ride")).with_hand("ann", printed("robot/restrooms"))
    )

    table.on_turn("ann").choose("ann", "build restrooms")

    assert table.cards_in("ann", "space 1") == ["coaster", "restrooms"]


def test_charging_sockets_bring_a_coin():
    assert guests_step(a_table().with_park("ann", den("charging-sockets")).on_turn("ann")).coins("ann") == 21


def test_the_queue_optimiser_makes_room_for_two():
    table = a_table().with_park("ann", den("queue-optimiser")).on_turn("ann")

    assert capacity(table.s, 0) == capacity(table.s, 1) + 2


def test_new_firmware_pays_for_each_quality_upgrade_itself_among_them():
    table = a_table().with_park("ann", den("firmware-update", "polished-chrome")).on_turn("ann")

    assert guests_step(table).coins("ann") == 22


# ---- the resource ------------------------------------------------------------------------------------------------
def test_the_assembly_line_builds_a_feature_two_coins_cheaper_without_an_action():
    toilets = upgrade("toilets", "guest services upgrade")
    table = (
        a_table().with_park("ann", printed("robot/assembly-line"), den()).with_hand("ann", FLAG, toilets).on_turn("ann")
    )

    table.choose("ann", "use assembly-line 16", "yes", "pick flag")

    assert table.cards_in("ann", "space 1") == ["den", "flag"]
    assert table.coins("ann") == 18
    assert table.awaits() == ["ann"]
    refused(table, "ann", "use assembly-line 16", because="UNF-ONCE-01")
