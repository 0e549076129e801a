"""The staff and the resource of the Jungle pack, each by its story."""

import pytest

from midway.titles.unfair.park import hand_limit
from midway.titles.unfair.placement import build_price
from tests.testkit.rules import rule
from tests.titles.unfair.packs.real import printed, with_on_top
from tests.titles.unfair.parks import a_table, attraction, event, upgrade
from tests.titles.unfair.words import gain, says

WAITING = event("gift", gain(1))
CAMP = printed("jungle/jungle-overview")
IDOL, MASK = printed("jungle/golden-idol"), printed("jungle/cursed-mask")


@rule("UNF-JUNG-02", "UNF-UACT-01")
@pytest.mark.parametrize(("depth", "found"), [(7, True), (8, False)])
def test_the_leader_digs_seven_cards_deep_as_an_action(depth, found):
    table = a_table().with_overview(CAMP).with_park("ann", printed("jungle/expedition-leader")).with_hand("bob", IDOL)
    with_on_top(table.on_turn("ann"), "golden-idol", above=depth - 1)

    table.choose("ann", "use expedition-leader 32")

    assert table.may("ann", "pick golden-idol") == found
    if found:
        table.choose("ann", "pick golden-idol")
    assert table.awaits() == ["bob"]


def test_for_each_artifact_that_is_built_the_curator_plans_another_room():
    table = a_table().with_park("ann", printed("jungle/curator"), attraction("hall")).with_hand("ann", MASK)

    table.with_hand("ann", upgrade("flag")).on_turn("ann").choose("ann", "build cursed-mask")
    plans = [option for option in table.options_of("ann") if option.startswith("pick")]
    table.choose("ann", plans[0]).choose("bob", "loose-change").choose("ann", "build flag")

    assert (len(plans), len(table.cards_in("ann", "blueprints"))) == (2, 1)
    assert table.awaits() == ["bob"]


def test_for_the_botanist_green_things_come_cheap():
    meadow, hall = attraction("meadow", "nature area", price=5), attraction("hall", price=5)
    table = a_table().with_park("ann", printed("jungle/botanist")).with_hand("ann", meadow, hall).on_turn("ann")

    assert [build_price(table.s, 0, table.card(name)) for name in ("meadow", "hall")] == [2, 5]


def test_what_the_lawyer_has_looked_at_stays_where_it_is():
    hall = attraction("hall", upgrades=[IDOL])
    axe = event("axe", says("Demolish a quality upgrade in a competitor's park. Gain 2 coins."))
    table = a_table().with_hand("ann", axe).with_park("bob", printed("jungle/museum-lawyer"), hall).in_events("ann")

    table.choose("ann", "play axe top")

    assert (table.cards_in("bob", "space 1"), table.coins("ann")) == (["hall", "golden-idol"], 22)


@pytest.mark.parametrize(("attack", "stopped"), [("Injunction", True), ("Inspection", False)])
def test_the_lawyer_stops_injunctions(attack, stopped):
    raid = event("raid", gain(1), says("Steal 3 coins from a competitor."), attack=attack)
    table = a_table().with_hand("ann", raid).with_park("bob", printed("jungle/museum-lawyer")).with_hand("bob", WAITING)

    table.in_events("ann").choose("ann", "play raid bottom")

    assert table.may("bob", "block museum-lawyer") == stopped


def test_the_porter_carries_two_cards_more():
    table = a_table().with_park("ann", printed("jungle/porter")).on_turn("ann")

    assert [hand_limit(table.s, seat) for seat in (0, 1)] == [7, 5]


@rule("UNF-JUNG-02")
def test_from_the_camp_one_digs_for_a_card():
    table = a_table().with_overview(CAMP).with_park("ann", printed("jungle/field-camp")).with_hand("ann", MASK)
    with_on_top(table.with_hand("bob", WAITING, IDOL).in_events("ann"), "golden-idol", above=3)

    table.choose("ann", "use field-camp 8", "yes", "pick golden-idol")

    assert (table.hand("ann"), table.zone_of("cursed-mask")) == (["golden-idol"], "Park discard")
