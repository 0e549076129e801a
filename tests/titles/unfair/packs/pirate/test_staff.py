"""The staff and the resource of the Pirate pack, each by its story."""

import pytest

from midway.titles.unfair.park import coins_on, hand_limit
from midway.titles.unfair.placement import build_price
from midway.titles.unfair.schema import PARK_DISCARD
from tests.titles.unfair.packs.real import guests_step, printed
from tests.titles.unfair.parks import a_table, attraction, event, resource, upgrade
from tests.titles.unfair.words import gain, stops

WAITING = event("gift", gain(1))


def test_the_mate_holds_two_cards_more():
    table = a_table().with_park("ann", printed("pirate/first-mate")).on_turn("ann")

    assert [hand_limit(table.s, seat) for seat in (0, 1)] == [7, 5]


def test_the_quartermaster_fishes_upgrades_out_of_the_rubbish():
    table = a_table().with_park("ann", printed("pirate/quartermaster"))
    table.with_hand("bob", WAITING, upgrade("flag"), resource("chest")).in_events("ann")
    for name in ("flag", "chest"):
        table.s.move(table.card(name), PARK_DISCARD)

    table.choose("ann", "use quartermaster 8", "yes")

    assert (table.coins("ann"), table.hand("ann")) == (18, ["flag"])


def test_the_sea_dog_bites():
    table = a_table().with_park("ann", printed("pirate/sea-dog")).with_hand("bob", WAITING).in_events("ann")

    table.choose("ann", "use sea-dog 8")

    assert (table.coins("ann"), table.coins("bob")) == (22, 18)


def test_the_sea_dog_is_an_intruder():
    guards = event("guards", gain(1), stops("Intrusion"))
    table = a_table().with_park("ann", printed("pirate/sea-dog")).with_hand("bob", guards).in_events("ann")

    table.choose("ann", "use sea-dog 8").choose("bob", "block guards")

    assert (table.coins("ann"), table.coins("bob")) == (20, 20)


def test_the_carpenter_cuts_themes_to_size():
    theme, flag = upgrade("ghosts", "theme upgrade", theme="robot", price=6), upgrade("flag", price=6)
    table = (
        a_table().with_park("ann", printed("pirate/ship-carpenter"), attraction("hall")).with_hand("ann", theme, flag)
    )
    table.on_turn("ann")

    assert [build_price(table.s, 0, table.card(name)) for name in ("ghosts", "flag")] == [4, 6]


def test_the_vendor_earns_a_coin():
    assert guests_step(a_table().with_park("ann", printed("pirate/ice-cream-vendor")).on_turn("ann")).coins("ann") == 21


def test_the_chest_fills_by_itself():
    table = a_table().with_park("ann", printed("pirate/treasure-chest", coins=3)).on_turn("ann")

    guests_step(table)

    assert (coins_on(table.s, table.card("treasure-chest")), table.coins("ann")) == (5, 20)


@pytest.mark.parametrize(("answer", "coins", "left"), [("yes", 20 + 5 + 6, 0), ("no", 25, 6)])
def test_whoever_goes_for_loose_change_may_open_it(answer, coins, left):
    clowns = [attraction(f"stall-{n}") for n in range(5)]
    table = a_table().with_park("ann", printed("pirate/treasure-chest", coins=6), *clowns).on_turn("ann")

    table.choose("ann", "loose-change", answer)

    assert (table.coins("ann"), coins_on(table.s, table.card("treasure-chest"))) == (coins, left)
