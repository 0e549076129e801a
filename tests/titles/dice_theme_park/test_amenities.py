import pytest

from midway.titles.dice_theme_park.crowd import guest_count
from midway.titles.dice_theme_park.schema import DISCARD, STACK_A
from tests.testkit.rules import rule
from tests.titles.dice_theme_park.tables import a_table, cost, refused

FOUNTAINS = ("water-slide", "big-dipper", "hall-of-mirrors", "giant-swing")


def building(card, copies=0, **options):
    """Ann may build the card; her park has so many fountains, and two guests."""
    table = a_table(**options).with_display(card).in_order("ann", "bob").with_coins("ann", 20).with_coins("bob", 0)
    for cell, tile in zip(("c4", "e3", "e1"), FOUNTAINS[:copies], strict=False):
        table.with_park("ann", **{cell: tile})
    return table.with_skills("send").with_guests("ann", e2="green-3", d2="green-1")


@rule("DTP-AMEN-02", "DTP-AMEN-04", "TX-06")
def test_the_second_copy_sets_a_guest_anywhere_to_any_value():
    table = building("giant-swing", 1).expand().choose("ann", "build giant-swing", "place d4")

    assert table.options("ann") == ["guest spooky-forest green-1", "guest park-entrance green-3", "pass"]
    table.choose("ann", "guest spooky-forest green-1")
    assert table.options("ann") == [f"number {n}" for n in range(1, 7)]
    table.choose("ann", "number 6")
    assert table.guests("ann", "d2") == "green-6"


@rule("DTP-AMEN-03")
def test_copies_need_not_touch():
    table = building("giant-swing").with_park("ann", c4="log-flume", b4="water-slide").expand()

    table.choose("ann", "build giant-swing", "place e1")

    assert table.question("ann") == "bonus-guest"


@rule("DTP-AMEN-05", "TX-07")
def test_the_third_copy_draws_a_guest_of_value_4_to_the_entrance():
    table = building("giant-swing", 2).bag(0, 0, 1).expand()

    table.choose("ann", "build giant-swing", "place d4", "yes")

    assert table.guests("ann", "e2") == "green-3 yellow-4"
    assert table.in_bag() == {"blue": 0, "green": 0, "yellow": 0}


@rule("DTP-AMEN-06", "DTP-AMEN-07")
def test_the_fourth_copy_builds_a_discarded_tile_for_nothing_and_without_a_bonus():
    table = building("giant-swing", 3).with_discarded("candy-cart", "petting-farm", "sunken-city").expand()
    table.with_park("ann", b2="swan-boats")

    table.choose("ann", "build giant-swing", "place d4")
    assert table.options("ann") == ["build candy-cart", "build petting-farm", "build sunken-city", "pass"]
    table.choose("ann", "build petting-farm")
    refused(table, "ann", "place d4", because="DTP-EXP-05")
    refused(table, "ann", "place c1", because="DTP-EXP-05")
    table.choose("ann", "place b3")

    assert table.tile("ann", "b3") == "petting-farm"
    assert table.coins("ann") == 20 - cost("giant-swing")
    assert table.in_zone(DISCARD) == ["candy-cart", "sunken-city"]
    assert table.question("ann") == "recruit"  # picnic gardens are two now, but the free tile earns nothing


@rule("DTP-AMEN-06", "DTP-AMEN-07")
def test_the_free_tile_is_not_the_one_of_the_turn_and_counts_from_then_on():
    """AMB-31: its picnic garden is the second copy, so the next one built is the third."""
    table = (
        building("giant-swing", 3).with_discarded("petting-farm").with_park("ann", b2="swan-boats").with_coins("bob", 0)
    )
    table.expand().choose("ann", "build giant-swing", "place d4", "build petting-farm", "place b3", "pass")
    assert table.asked() == []

    table.with_display("grand-hotel").with_coins("ann", 20).expand().choose("ann", "build grand-hotel", "place a2")

    assert table.question("ann") == "bonus-draw"


@rule("DTP-AMEN-08")
def test_only_the_bonus_of_the_new_count_is_earned():
    table = building("giant-swing", 2).expand().choose("ann", "build giant-swing", "place d4", "yes")

    assert table.question("ann") == "recruit"


@rule("DTP-AMEN-08", "DTP-AMEN-02")
def test_the_fifth_copy_earns_nothing():
    table = building("night-parade", 3).with_park("ann", b2="giant-swing").with_discarded("candy-cart").expand()

    table.choose("ann", "build night-parade", "place d4")

    assert table.question("ann") == "recruit"


@rule("DTP-AMEN-09")
@pytest.mark.parametrize("copies", [1, 2, 3])
def test_a_bonus_that_cannot_be_carried_out_is_lost(copies):
    table = (
        a_table(amenity_bonus="compulsory")
        .with_display("giant-swing")
        .in_order("ann", "bob")
        .with_coins("ann", 20)
        .with_skills("send")
        .bag(0, 0, 0)
    )
    for cell, tile in zip(("c4", "e3", "e1"), FOUNTAINS[:copies], strict=False):
        table.with_park("ann", **{cell: tile})

    table.expand().choose("ann", "build giant-swing", "place d4")

    assert table.question("ann") == "recruit"
    assert guest_count(table.s, 0) == 0
    assert table.in_bag() == {"blue": 0, "green": 0, "yellow": 0}


@rule("DTP-AMEN-09")
def test_a_free_tile_without_room_is_lost():
    """All cells but the last are built on, and that is where the fourth copy goes."""
    table = building("giant-swing", 3, amenity_bonus="compulsory").with_discarded("candy-cart")
    free = ("a1", "a2", "a3", "b1", "b2", "b3", "b4", "c1", "c2", "c5", "d1")
    others = [card.id for card in table.game.definitions if card.kind == "attraction" and card.choices["stack"] == "A"]
    others = [tile for tile in others if tile not in (*FOUNTAINS, "candy-cart")]
    table.with_park("ann", **dict(zip(free, others, strict=False)))

    table.expand().choose("ann", "build giant-swing")

    assert table.tile("ann", "d4") == "giant-swing"
    assert table.question("ann") == "recruit"


@rule("DTP-AMEN-10", "TX-29")
def test_printed_amenities_count_as_copies():
    table = building("ferris-wheel").expand().choose("ann", "build ferris-wheel", "place d4")

    assert table.question("ann") == "bonus-guest"
    assert table.choose("ann", "guest park-entrance green-3", "number 1").guests("ann", "e2") == "green-1"


@rule("DTP-AMEN-10", "DTP-SET-24", "TX-30")
def test_the_first_tile_earns_nothing_and_counts_later():
    """The Duck Pond and the first tile have an info point; the one built in the first Expand is the third."""
    table = a_table(mode="introductory").with_guests("ann", d3="blue-3").with_guests("bob", d3="blue-3")
    table.s.move(table.card("ferris-wheel"), STACK_A)
    table.in_order("ann", "bob").run(*table.first_tiles())

    table.choose("ann", "keep ferris-wheel", "place c4").choose("bob", table.options("bob")[0], "place e3")
    assert table.tile("ann", "c4") == "ferris-wheel"
    assert table.asked() == []  # no bonus, though two copies and a guest are there

    table.with_coins("ann", 20).with_display("circus-big-top").expand()
    table.choose("ann", "build circus-big-top", "place d4")
    assert table.question("ann") == "bonus-draw"
    assert table.choose("ann", "yes").guests("ann", "e2").endswith("-4")


def test_by_option_only_tiles_built_in_expand_count():
    table = building("ferris-wheel", amenities_count="built").expand()

    table.choose("ann", "build ferris-wheel", "place d4")

    assert table.question("ann") == "recruit"


def test_by_option_a_bonus_may_not_be_declined():
    table = building("giant-swing", 1, amenity_bonus="compulsory").expand()

    table.choose("ann", "build giant-swing", "place d4")

    refused(table, "ann", "pass", because="DTP-AMEN-04")


@rule("DTP-AMEN-02")
def test_a_bonus_may_be_declined():
    table = building("giant-swing", 2).expand().choose("ann", "build giant-swing", "place d4", "no")

    assert table.guests("ann", "e2") == "green-3"
