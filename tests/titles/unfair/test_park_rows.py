from midway.titles.unfair.park_rows import BUILT_IN, CLOSED, OPEN, UNDERGROUND, Titles, rows_of_park
from tests.titles.unfair.parks import a_table, attraction, staff, upgrade


def rows(table):
    return rows_of_park(table.s, 0, Titles(table.game))


def test_an_attraction_comes_with_what_is_built_in_and_what_stands_on_it():
    table = a_table().with_park(
        "ann", attraction("flume", price=7, built_in=("slide",), upgrades=[upgrade("drop")]), upgrade("slide")
    )
    found = rows(table.on_turn("ann"))

    assert [found.host(i) for i in range(3)] == [-1, 0, 0]
    assert (found.icons(0), found.price(0)) == (3, 7)
    assert found.flags(1) & BUILT_IN
    assert not found.flags(2) & BUILT_IN


def test_what_lies_face_down_is_closed():
    table = a_table().with_park("ann", attraction("flume", closed=True), staff("cook")).on_turn("ann")
    found = rows(table)

    assert found.flags(0) & CLOSED
    assert [found.flags(i) & OPEN for i in range(found.many)].count(OPEN) == found.many - 1


def test_things_are_counted_by_their_nouns():
    table = a_table().with_park("ann", attraction("flume", "theatre"), staff("cook"), staff("maid")).on_turn("ann")
    found = rows(table)

    assert found.how_many(table.game.noun_mask("staff member"), -1) == 2
    assert found.how_many(table.game.noun_mask("theatre"), -1) == 1
    assert found.how_many(0, int(table.game.name_of[table.card("maid")])) == 1
    assert not any(found.flags(i) & UNDERGROUND for i in range(found.many))
