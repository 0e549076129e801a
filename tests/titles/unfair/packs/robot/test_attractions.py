"""The attractions of the Robot pack, each by its story."""

import pytest

from midway.titles.unfair.park import capacity
from midway.titles.unfair.placement import build_price
from tests.titles.unfair.packs.real import guests_step, printed
from tests.titles.unfair.parks import a_table, attraction, refused, upgrade

FLAG = upgrade("flag", price=4)
TOILETS = upgrade("toilets", "guest services upgrade", price=4)
GLOSS = upgrade("gloss", "quality upgrade", stars=0)


def test_on_the_conveyor_features_come_a_coin_cheaper_and_nothing_else_does():
    table = a_table().with_park("ann", printed("robot/conveyor-coaster")).with_hand("ann", FLAG, TOILETS).on_turn("ann")

    assert build_price(table.s, 0, table.card("flag")) == 3
    assert build_price(table.s, 0, table.card("toilets")) == 4
    assert build_price(table.s, 1, table.card("flag")) == 4


@pytest.mark.parametrize(("many", "gets"), [(0, 0), (2, 2)])
def test_the_diner_sells_by_each_guest_service_wherever_it_stands(many, gets):
    services = [upgrade(f"service-{n}", "guest services upgrade") for n in range(many)]
    table = a_table().with_park("ann", printed("robot/self-service-diner"), attraction("barn", upgrades=services))

    assert guests_step(table.on_turn("ann")).coins("ann") == 20 + gets


def test_the_understudies_bring_an_event():
    table = a_table().with_hand("ann", printed("robot/the-understudies")).on_turn("ann")

    table.choose("ann", "build the-understudies", "space 1")

    assert len(table.hand("ann")) == 1
    assert table.size("the-understudies") == 2  # the theme is built in


def test_in_sleep_mode_three_more_guests_fit():
    table = a_table().with_park("ann", printed("robot/sleep-mode-hotel")).on_turn("ann")

    assert capacity(table.s, 0) == capacity(table.s, 1) + 3


@pytest.mark.parametrize(("on_it", "stars"), [((), 1), ((GLOSS,), 2), ((GLOSS, upgrade("flag", stars=0)), 2)])
def test_teacup_servos_shine_with_quality(on_it, stars):
    table = a_table().with_park("ann", printed("robot/teacup-servos", *on_it)).on_turn("ann")

    assert table.stars("ann") == 1 + stars  # and the gate's


@pytest.mark.parametrize(("others", "gets"), [(2, 0), (3, 2)])
def test_whack_a_bot_needs_a_park_of_four(others, gets):
    table = a_table().with_park("ann", printed("robot/whack-a-bot"), *[attraction(f"hall-{n}") for n in range(others)])

    assert guests_step(table.on_turn("ann")).coins("ann") == 20 + gets


def test_the_elevator_pays_for_its_own_features_the_built_in_one_too():
    table = a_table().with_park("ann", printed("robot/free-fall-elevator", FLAG), attraction("barn"))
    table.with_hand("bob", printed("robot/overclocked-motor")).on_turn("ann")  # what is built in

    assert guests_step(table).coins("ann") == 22


def test_nobody_builds_on_the_picnic_area():
    table = a_table().with_park("ann", printed("robot/picnic-area")).with_hand("ann", FLAG).on_turn("ann")

    refused(table, "ann", "build flag", because="UNF-UPG-08")
    assert guests_step(table).coins("ann") == 21
