"""The attractions of the Ninja pack, each by its story."""

import pytest

from midway.titles.unfair.park import capacity, hand_limit
from tests.titles.unfair.packs.real import guests_step, printed
from tests.titles.unfair.parks import a_table, attraction, event, resource, upgrade
from tests.titles.unfair.words import gain, says

WAITING = event("gift", gain(1))
FLAG = upgrade("flag")


def test_the_sushi_express_is_paid_for_what_is_built_there():
    table = a_table().with_park("ann", printed("ninja/sushi-express")).with_hand("ann", FLAG).on_turn("ann")

    table.choose("ann", "build flag")

    assert table.coins("ann") == 20 - 3 + 2


def test_the_sushi_express_is_paid_for_what_is_moved_there_and_not_for_what_goes_elsewhere():
    table = a_table().with_park("ann", printed("ninja/sushi-express"), attraction("barn", upgrades=[FLAG]))
    table.with_park("ann", attraction("den")).on_turn("ann")
    move = "Move an upgrade in your park to a suitable attraction in your park."

    assert table.run(says(move)).choose("ann", "pick sushi-express").coins("ann") == 22
    assert table.run(says(move)).choose("ann", "pick den").coins("ann") == 22


def test_the_shadow_theatre_turns_a_card_into_an_event():
    table = a_table().with_park("ann", printed("ninja/shadow-theatre")).with_hand("ann", upgrade("rag"))

    table.in_events("ann").choose("ann", "use shadow-theatre 8", "yes")

    assert "rag" not in table.hand("ann")
    assert len(table.hand("ann")) == 1


def test_the_rooftop_run_shows_two_events_for_one():
    table = a_table().with_hand("ann", printed("ninja/rooftop-run")).on_turn("ann")

    table.choose("ann", "build rooftop-run", "space 1")
    offered = [option for option in table.options_of("ann") if option.startswith("pick")]
    table.choose("ann", offered[0])

    assert len(offered) == 2
    assert len(table.hand("ann")) == 1


def test_the_garden_lets_two_more_cards_be_held_and_the_inn_three_more_guests_sleep():
    table = a_table().with_park("ann", printed("ninja/garden-of-quiet"), printed("ninja/paper-inn")).on_turn("ann")

    assert hand_limit(table.s, 0) == hand_limit(table.s, 1) + 2
    assert capacity(table.s, 0) == capacity(table.s, 1) + 3


def test_the_hall_of_wrong_mirrors_moves_an_upgrade_for_a_coin():
    table = a_table().with_park("ann", printed("ninja/hall-of-mirrors"), attraction("barn", upgrades=[FLAG]))

    table.in_events("ann").choose("ann", "use hall-of-mirrors 8", "yes")

    assert table.cards_in("ann", "space 1") == ["hall-of-mirrors", "flag"]
    assert table.coins("ann") == 19


@pytest.mark.parametrize(("many", "gets"), [(3, 0), (4, 3)])
def test_the_koi_like_a_full_hand(many, gets):
    table = a_table().with_park("ann", printed("ninja/koi-carousel"))
    table.with_hand("ann", *[resource(f"card-{n}") for n in range(many)]).on_turn("ann")

    assert guests_step(table).coins("ann") == 20 + gets


def test_nobody_closes_anything_beside_the_invisible_coaster():
    lights_out = event("lights-out", gain(1), says("Close an attraction in a competitor's park."))
    table = a_table().with_park("ann", printed("ninja/invisible-coaster"), attraction("barn"))
    table.with_hand("bob", lights_out, printed("ninja/trick-floor")).in_events("bob")

    table.choose("bob", "play lights-out bottom")

    assert not table.has_closed("barn")
    assert not table.has_closed("invisible-coaster")


def test_its_owner_may_close_all_the_same():
    table = a_table().with_park("ann", printed("ninja/invisible-coaster"), attraction("barn")).on_turn("ann")

    table.run(says("Close an attraction in your park.")).choose("ann", "pick barn")

    assert table.has_closed("barn")
