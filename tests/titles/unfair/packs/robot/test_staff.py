"""The staff of the Robot pack, each by its story."""

from midway.titles.unfair.moments import Moment
from midway.titles.unfair.placement import build_price
from midway.titles.unfair.schema import POINTS
from tests.titles.unfair.packs.real import printed
from tests.titles.unfair.parks import a_table, attraction, event, upgrade
from tests.titles.unfair.words import gain, says


def test_the_vice_president_stops_one_injunction_a_round():
    one, two = (
        event(id_, gain(1), says("Each competitor loses 4 coins."), attack="Injunction") for id_ in ("one", "two")
    )
    table = (
        a_table().with_park("ann", printed("robot/junior-vice-president")).with_hand("bob", one, two).in_events("bob")
    )

    table.choose("bob", "play one bottom").choose("ann", "block junior-vice-president")
    assert table.coins("ann") == 20

    table.choose("bob", "play two bottom")
    assert not table.may("ann", "block junior-vice-president")


def test_the_maintenance_droid_opens_for_a_coin():
    table = a_table().with_park("ann", printed("robot/maintenance-droid"), attraction("barn", closed=True))

    table.in_events("ann").choose("ann", "use maintenance-droid 8", "yes")

    assert (table.has_closed("barn"), table.coins("ann")) == (False, 19)


def test_the_algorithm_buys_attractions_two_coins_cheaper():
    table = a_table().with_park("ann", printed("robot/purchasing-algorithm"))
    table.with_hand("ann", attraction("barn", price=5), upgrade("flag", price=4)).on_turn("ann")

    assert build_price(table.s, 0, table.card("barn")) == 3
    assert build_price(table.s, 0, table.card("flag")) == 4


def test_the_recycler_pays_for_what_its_owner_tears_down():
    table = a_table().with_park("ann", printed("robot/recycling-droid"), attraction("den", upgrades=[upgrade("flag")]))

    table.on_turn("ann").choose("ann", "demolish flag")

    assert table.coins("ann") == 23


def test_the_recycler_does_not_pay_for_what_a_competitor_tears_down():
    raid = event("raid", gain(1), says("Demolish an upgrade in a competitor's park."))
    table = a_table().with_park("ann", printed("robot/recycling-droid"), attraction("den", upgrades=[upgrade("flag")]))

    table.with_hand("bob", raid).in_events("bob").choose("bob", "play raid bottom")

    assert table.cards_in("ann", "space 1") == ["den"]
    assert table.coins("ann") == 20


def test_the_tester_scores_quality_at_the_end():
    qualities = [upgrade(f"gloss-{n}", "quality upgrade") for n in range(3)]
    table = a_table().with_park("ann", printed("robot/software-tester"), attraction("den", upgrades=qualities))

    table.on_turn("ann").run(Moment("game end"))

    assert table.s.own(0, POINTS) == 6
