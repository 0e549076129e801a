"""Tools inside an operation, where a table allows them: who is of the party stays known whatever the tools do."""

from tests.titles.dice_theme_park.tables import a_table, refused


def interrupted(cell, operate, guests, *more, tile="log-flume", mascots=("send",)):
    """Ann has begun to operate an attraction: its party has a pip less, and nobody of it has moved yet."""
    table = a_table(tools="any-time").with_park("ann", c4="ferris-wheel", **{cell: tile}).with_mascots("bob")
    table.with_mascots("ann", *mascots).with_guests("ann", **{cell: guests})
    return table.operate().choose("ann", f"operate {operate}", *more)


def moves(table):
    return {option for option in table.options("ann") if option.startswith("move")}


def test_of_a_party_of_three_each_may_still_move():
    table = interrupted("d4", "night-parade", "blue-2 green-4 yellow-6", tile="night-parade")

    assert moves(table) == {
        f"move {guest} {there}"
        for guest in ("blue-1", "green-3", "yellow-5")
        for there in ("ferris-wheel", "duck-pond")
    }
    table.choose("ann", "use-map", "guest night-parade green-3", "move green-3 duck-pond")
    assert moves(table) == {
        f"move {guest} {there}" for guest in ("blue-1", "yellow-5") for there in ("ferris-wheel", "duck-pond")
    }
    table.choose("ann", "move yellow-5 ferris-wheel")
    assert [table.drafted("ann", cell) for cell in ("d4", "d3", "c4")] == ["blue-1", "green-3", "yellow-5"]
    assert table.question("ann") == "operate"


def test_of_two_alike_whoever_is_not_of_the_party_goes_first():
    """A blue 3 of the party and a blue 3 beside it: the map takes the other one, the mascot then one of the party."""
    table = interrupted("d4", "log-flume", "blue-3 blue-4 green-2", "party-of-two blue-4 green-2")
    assert moves(table) == {
        f"move {guest} {there}" for guest in ("blue-3", "green-1") for there in ("ferris-wheel", "duck-pond")
    }

    table.choose("ann", "use-map", "guest log-flume blue-3", "move blue-3 duck-pond")
    assert "move blue-3 ferris-wheel" in moves(table)
    table.choose("ann", "use-map", "guest log-flume blue-3", "move blue-3 duck-pond")

    assert moves(table) == {"move green-1 ferris-wheel", "move green-1 duck-pond"}


def test_a_guest_of_the_party_who_is_changed_is_still_of_it():
    table = interrupted("d4", "log-flume", "blue-5 green-3", mascots=("boost-green", "flip-blue"))

    table.choose("ann", "use-mascot-of boost-green", "use-skill log-flume")
    table.choose("ann", "use-mascot-of flip-blue", "alter blue-4 blue-4-as-green")

    assert moves(table) == {
        f"move {guest} {there}" for guest in ("green-4", "blue-4-as-green") for there in ("ferris-wheel", "duck-pond")
    }
    table.choose("ann", "move blue-4-as-green duck-pond")
    assert (table.drafted("ann", "d4"), table.drafted("ann", "d3")) == ("green-4", "blue-4")


def test_a_guest_who_comes_meanwhile_is_not_of_the_party():
    table = a_table(tools="any-time").with_park("ann", d4="log-flume").with_mascots("bob").with_mascots("ann", "fetch")
    table.with_guests("ann", d4="blue-5 green-3", d3="yellow-6").operate()

    table.choose("ann", "operate log-flume", "use-mascot-of fetch", "use-skill log-flume")

    assert moves(table) == {"move blue-4 duck-pond", "move green-2 duck-pond"}
    refused(table, "ann", "done", because="DTP-OPR-03")


def test_an_interrupted_operation_has_its_cube_and_no_other_begins():
    table = interrupted("d4", "log-flume", "blue-5 green-3")

    assert table.cubes("ann", "d4") == 1
    refused(table, "ann", "operate log-flume", because="DTP-OPR-04")
    table.choose("ann", "move blue-4 duck-pond", "done")
    assert (table.shown_cubes("ann", "d4"), table.guests("ann", "d3")) == (1, "blue-4")
