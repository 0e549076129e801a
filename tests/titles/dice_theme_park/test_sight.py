from midway.kernel.schema import SPECTATOR
from midway.kernel.views import view
from midway.titles.dice_theme_park.components import components
from midway.titles.dice_theme_park.explain import explain, seat_values, total
from midway.titles.dice_theme_park.park import cell_named
from midway.titles.dice_theme_park.schema import HAND, PLAYED
from midway.titles.dice_theme_park.sight import symbols_of
from midway.titles.dice_theme_park.tiles import tile_at
from tests.titles.dice_theme_park.tables import TITLE, a_table


def seen(table, card, viewer):
    return TITLE.card_words(view(table.s, viewer), card, viewer if viewer != SPECTATOR else -1)


def test_a_tile_tells_where_it_lies_who_stands_there_and_what_is_on_it():
    table = a_table().with_park("ann", d4="log-flume+generator").with_guests("ann", d4="blue-5 green-4")

    assert seen(table, table.card("log-flume"), 1) == {
        "cell": ["d4"],
        "guests": ["blue-5", "green-4"],
        "icons": ["open", "open"],
        "upgrades": ["generator", "free"],
    }


def test_what_a_seat_does_in_secret_is_said_to_it_alone():
    table = a_table().with_park("ann", d4="log-flume").with_guests("ann", d4="blue-5 green-4").operate()
    table.choose("ann", "operate log-flume", "move blue-4 duck-pond")
    flume, pond = table.card("log-flume"), tile_at(table.s, 0, cell_named("d3"))

    assert seen(table, flume, 0)["icons"] == ["covered"]
    assert seen(table, pond, 0)["guests"] == ["blue-4"]
    for viewer in (1, SPECTATOR):
        assert seen(table, flume, viewer)["icons"] == ["open"]
        assert seen(table, flume, viewer)["guests"] == ["blue-5", "green-4"]


def test_a_manager_s_cube_stands_beside_the_icons():
    table = a_table().with_cubes("ann", d3=2)

    assert seen(table, tile_at(table.s, 0, cell_named("d3")), 1)["icons"] == ["covered", "extra"]


def test_picked_staff_is_told_to_its_owner_alone():
    table = a_table().plan()
    table.choose("ann", table.options("ann")[0])
    hand = [int(card) for card in table.s.cards(table.s.zone(0, HAND))]

    assert [seen(table, card, 0) for card in hand[:3]] == [{"pick": ["picked"]}, {"pick": ["picked"]}, {}]
    assert [seen(table, card, 1) for card in hand] == [{}] * 6


def test_a_guide_is_ready_until_it_is_used():
    table = a_table().playing("ann", "guide", "mascot").with_guests("ann", e2="green-3").operate()
    guide = table.s.at(table.s.zone(0, PLAYED), 0)
    assert seen(table, guide, 0) == {"use": ["ready"]}

    table.choose("ann", "use-guide", "move green-3 duck-pond")

    assert seen(table, guide, 0) == {"use": ["used"]}


def test_whoever_is_aboard_is_said_of_the_monorail():
    table = a_table()
    monorail = table.card("m2-1")

    values = [guest.rpartition("-")[2] for guest in seen(table, monorail, SPECTATOR)["guests"]]

    assert values == ["6", "5", "3"]


def test_what_a_seat_has_now_counts_its_draft():
    table = a_table().with_coins("ann", 7).improve()
    maps = seat_values(table.s, 0)["ready-maps"]

    table.choose("ann", "buy-map")

    assert seat_values(view(table.s, 0), 0)["coins"] == 4
    assert seat_values(view(table.s, 0), 0)["ready-maps"] == maps + 1
    assert seat_values(view(table.s, 1), 0)["coins"] == 7


def test_a_cube_brings_what_is_printed_and_what_upgrades_add():
    table = a_table().with_park("ann", d4="log-flume+special-effect+merch-kiosk")
    flume = table.card("log-flume")

    assert TITLE.card_values(table.s, flume, 0) == {"cube-stars": 6, "cube-coins": 2}
    assert total(explain(table.s, "cube-stars", 0, flume)) == 6


def test_a_requirement_is_told_in_symbols():
    assert symbols_of(components().card("log-flume")) == {"party": ("a any", "b blue"), "together": ("a < b",)}
    assert symbols_of(components().card("flip-green")) == {"colour": ("green",)}
    assert symbols_of(components().card("guide")) == {}
