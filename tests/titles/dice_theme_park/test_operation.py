import pytest

from midway.titles.dice_theme_park.operate_draft import position_of, store
from midway.titles.dice_theme_park.park import cell_named
from tests.testkit.rules import rule
from tests.titles.dice_theme_park.tables import a_table, refused


def operating(**guests):
    """Ann operates; bob has nobody to operate anything with. Log Flume and Ferris Wheel stand as in the examples."""
    table = a_table().with_park("ann", c4="ferris-wheel", d4="log-flume").with_maps("ann", 0)
    table.with_mascots("ann").with_mascots("bob")
    return table.with_guests("ann", **guests)


@rule("DTP-OPR-03", "DTP-OPR-11", "DTP-OPR-15", "EX-03")
def test_operating_the_entrance_puts_a_cube_and_sends_the_guest_on_with_a_pip_less():
    table = operating(e2="green-3 blue-5").operate()

    table.choose("ann", "operate park-entrance", "party green-3", "move green-2 spooky-forest")

    assert table.cubes("ann", "e2") == 1
    assert (table.drafted("ann", "e2"), table.drafted("ann", "d2")) == ("blue-5", "green-2")
    assert table.stars("ann") == 0
    assert "operate park-entrance" in table.options("ann")


@rule("DTP-OPR-11")
def test_each_value_from_2_to_6_goes_down_by_one():
    for n in range(2, 7):
        table = operating(e2=f"green-{n}").operate().choose("ann", "operate park-entrance")
        assert table.options("ann") == [f"move green-{n - 1} {there}" for there in ("spooky-forest", "duck-pond")]


@rule("DTP-OPR-03", "DTP-OPR-08", "DTP-OPR-14", "EX-03")
def test_no_step_is_skipped_and_nobody_else_comes_along():
    table = operating(e2="green-3 blue-5").operate().choose("ann", "operate park-entrance")

    assert table.options("ann") == ["party blue-5", "party green-3"]
    refused(table, "ann", "party-of-two blue-5 green-3", because="DTP-OPR-08")
    table.choose("ann", "party green-3")
    refused(table, "ann", "done", because="DTP-OPR-03")
    refused(table, "ann", "move green-3 spooky-forest", because="DTP-OPR-14")
    refused(table, "ann", "move green-2 coconut-stall", because="DTP-OPR-17")


@rule("DTP-OPR-08", "DTP-OPR-12", "DTP-OPR-13", "EX-04")
def test_a_cascade_over_log_flume_ferris_wheel_and_duck_pond():
    table = operating(d4="yellow-4 blue-5", c4="yellow-1").operate()

    table.choose("ann", "operate log-flume", "move blue-4 ferris-wheel")
    assert (table.drafted("ann", "d4"), table.drafted("ann", "c4")) == ("yellow-3", "blue-4 yellow-1")

    table.choose("ann", "operate ferris-wheel", "move blue-3 duck-pond")
    assert (table.drafted("ann", "c4"), table.drafted("ann", "d3")) == ("", "blue-3")
    assert "operate duck-pond" in table.options("ann")
    before = table.in_bag()["yellow"]
    table.choose("ann", "done")
    assert table.in_bag()["yellow"] == before + 1


@rule("DTP-OPR-05", "DTP-OPR-06", "DTP-OPR-07")
def test_an_icon_takes_one_cube_and_the_entrance_has_two():
    table = operating(e2="green-3 blue-5 blue-6", d3="blue-4 blue-2").operate()

    table.choose("ann", "operate duck-pond", "party blue-4", "move blue-3 park-entrance")
    refused(table, "ann", "operate duck-pond", because="DTP-OPR-05")
    table.choose("ann", "operate park-entrance", "party blue-5", "move blue-4 duck-pond")
    table.choose("ann", "operate park-entrance", "party blue-6", "move blue-5 duck-pond")
    refused(table, "ann", "operate park-entrance", because="DTP-OPR-05")


@rule("DTP-OPR-06", "DTP-IMP-09")
def test_a_generator_adds_an_icon():
    table = operating(d3="blue-4 blue-2").with_park("ann", d3="duck-pond+generator").operate()

    table.choose("ann", "operate duck-pond", "party blue-4", "move blue-3 park-entrance", "operate duck-pond")

    assert table.question("ann") == "move"


@rule("DTP-OPR-09")
@pytest.mark.parametrize("guests", ["yellow-5", "yellow-5 green-3", "blue-4 green-4"])
def test_without_a_party_an_attraction_cannot_be_operated(guests):
    table = operating(d4=guests, e2="blue-1").operate()

    refused(table, "ann", "operate log-flume", because="DTP-OPR-09")


@rule("DTP-OPR-12", "DTP-OPR-16", "TX-12")
def test_a_party_of_one_at_value_1_goes_to_the_bag_and_nobody_moves():
    table = operating(d3="blue-1", e2="green-5").operate()
    before = table.in_bag()["blue"]

    table.choose("ann", "operate duck-pond")

    assert table.cubes("ann", "d3") == 1
    assert table.drafted("ann", "d3") == ""
    table.choose("ann", "done")
    assert table.in_bag()["blue"] == before + 1
    assert table.earn().stars("ann") == 2


@rule("DTP-GEN-10")
def test_any_number_of_guests_stand_on_one_attraction():
    crowd = "blue-1 blue-6 blue-6 blue-6 green-2 green-3 green-3 yellow-1 yellow-4 yellow-4"
    table = operating(d3=crowd, e2="blue-5").operate()

    table.choose("ann", "operate park-entrance", "move blue-4 duck-pond")

    assert table.drafted("ann", "d3") == " ".join(sorted([*crowd.split(" "), "blue-4"]))


@rule("DTP-GEN-11")
def test_the_entrance_is_an_attraction_like_others():
    table = operating(d3="blue-4").operate()

    table.choose("ann", "operate duck-pond", "move blue-3 park-entrance", "operate park-entrance")
    table.choose("ann", "move blue-2 spooky-forest", "done")

    assert table.guests("ann", "d2") == "blue-2"
    assert table.earn().stars("ann") == 2 + 1


@rule("DTP-GEN-15")
def test_guests_alike_are_one_choice_but_not_one_that_counts_as_another_colour():
    table = a_table().with_mascots("ann", "send").with_mascots("bob").with_guests("ann", e2="blue-4 blue-4 blue-4")
    table.operate().choose("ann", "use-mascot-of send", "adjust park-entrance", "alter blue-4 blue-4-as-green")

    table.choose("ann", "use-map")
    assert table.options("ann") == ["guest park-entrance blue-4", "guest park-entrance blue-4-as-green"]
    table.choose("ann", "guest park-entrance blue-4", "move blue-4 duck-pond", "operate park-entrance")

    assert table.options("ann") == ["party blue-4", "party blue-4-as-green"]


@rule("DTP-GEN-15")
def test_of_two_alike_who_are_left_of_a_party_one_is_offered_to_move():
    table = operating(c4="blue-4 blue-4").with_park("ann", b4="swan-boats").with_guests("ann", b4="blue-4 blue-4")
    table.operate().choose("ann", "operate swan-boats")

    assert table.drafted("ann", "b4") == "blue-3"
    assert table.drafted("ann", "c4") == "blue-3 blue-4 blue-4"


@rule("DTP-COMP-09")
def test_cubes_never_run_out():
    """AMB-02: the box has 17 for a player; here 32 lie in the park already."""
    cells = ("a1", "a2", "a3", "b1", "b2", "b3", "b4", "c1", "c2", "c4", "c5", "d1", "d4", "e1", "e3")
    table = a_table().with_mascots("ann").with_mascots("bob").with_guests("ann", e2="blue-4")
    tiles = [card.id for card in table.game.definitions if card.kind == "attraction"]
    table.with_park("ann", **dict(zip(cells, tiles, strict=False))).operate()
    p = position_of(table.s, 0)
    for cell in (*cells, "d2"):
        p.add_cube(cell_named(cell))
        p.add_cube(cell_named(cell))
    store(table.s, 0, p)

    table.choose("ann", "operate park-entrance", "move blue-3 duck-pond")

    assert table.cubes("ann", "e2") == 1


@rule("DTP-OPR-14", "DTP-OPR-17")
def test_the_player_chooses_who_moves_and_where_to():
    table = operating(d4="yellow-4 blue-5").operate().choose("ann", "operate log-flume")

    assert set(table.options("ann")) == {
        f"move {guest} {there}" for guest in ("yellow-3", "blue-4") for there in ("ferris-wheel", "duck-pond")
    }


@rule("DTP-STAFF-12", "TX-14")
def test_a_manager_needs_an_attraction_with_covered_icons():
    table = operating(d3="blue-4 blue-2", e2="green-6").playing("ann", "manager", "builder").operate()

    table.choose("ann", "operate duck-pond", "party blue-4", "move blue-3 park-entrance")
    table.choose("ann", "operate duck-pond", "move blue-1 park-entrance")
    assert table.cubes("ann", "d3") == 2

    refused(table, "ann", "operate duck-pond", because="DTP-OPR-05")
    assert "operate park-entrance" in table.options("ann")  # its icons are free, no Manager is needed


@rule("DTP-STAFF-13", "DTP-OPR-20")
def test_two_managers_run_one_attraction_twice_more():
    table = operating(d3="blue-4 blue-3 blue-6", e2="green-6").playing("ann", "manager", "manager").operate()

    for party in ("blue-4", "blue-3", "blue-6"):
        last = party == "blue-6"
        table.choose("ann", "operate duck-pond", *([] if last else [f"party {party}"]))
        table.choose("ann", next(option for option in table.options("ann") if "park-entrance" in option))

    assert table.cubes("ann", "d3") == 3
    table.choose("ann", "done")
    assert table.earn().stars("ann") == 6


@rule("DTP-ADM-03")
def test_stamina_leaves_one_guest_of_the_party_as_it_is():
    table = operating(d4="yellow-4 blue-5", c4="yellow-3 blue-2").with_administrator("ann", "head-coach-yellow")
    table.operate().choose("ann", "operate ferris-wheel")

    assert table.options("ann") == ["spare yellow-3", "pass"]
    table.choose("ann", "spare yellow-3", "move yellow-3 duck-pond")
    assert (table.drafted("ann", "c4"), table.drafted("ann", "d3")) == ("blue-1", "yellow-3")
    table.choose("ann", "operate log-flume")
    assert table.question("ann") == "move"  # a blue attraction


@rule("DTP-ADM-10", "DTP-OPR-15", "TX-27")
def test_a_spared_guest_of_value_1_stays_and_has_to_move():
    table = operating(d2="green-1", e2="blue-6").with_administrator("ann", "head-coach-green").operate()

    table.choose("ann", "operate spooky-forest", "spare green-1", "move green-1 park-entrance")

    assert table.drafted("ann", "e2") == "blue-6 green-1"


@rule("DTP-MAP-04", "DTP-OPR-04")
def test_tools_wait_until_an_operation_is_finished():
    table = operating(e2="green-3 blue-5").with_maps("ann", 2).operate().choose("ann", "operate park-entrance")

    refused(table, "ann", "use-map", because="DTP-OPR-03")
    refused(table, "ann", "operate duck-pond", because="DTP-OPR-04")


def test_by_option_a_map_may_be_used_before_the_guest_moves_on():
    table = a_table(tools="any-time").with_guests("ann", e2="green-3 blue-5").with_mascots("ann").with_mascots("bob")
    table.operate().choose("ann", "operate park-entrance", "party green-3", "use-map")

    table.choose("ann", "guest park-entrance blue-5", "move blue-5 duck-pond")
    assert set(table.options("ann")) >= {"use-map", "move green-2 spooky-forest"}
    table.choose("ann", "move green-2 spooky-forest")

    assert (table.drafted("ann", "d3"), table.drafted("ann", "d2")) == ("blue-5", "green-2")


def test_by_option_a_party_that_a_map_takes_away_need_not_move():
    table = a_table(tools="any-time").with_guests("ann", e2="green-3 blue-5").with_mascots("ann").with_mascots("bob")
    table.operate().choose("ann", "operate park-entrance", "party green-3", "use-map")

    table.choose("ann", "guest park-entrance green-2", "move green-2 duck-pond")

    assert table.question("ann") == "operate"
    assert table.drafted("ann", "d3") == "green-2"


def test_by_option_a_guest_whom_a_mascot_cheers_up_still_has_to_move():
    table = a_table(tools="any-time").with_guests("ann", e2="green-3").with_mascots("ann", "send").with_mascots("bob")
    table.operate().choose("ann", "operate park-entrance", "use-mascot-of send")

    table.choose("ann", "adjust park-entrance", "alter green-2 green-3")

    assert "move green-3 spooky-forest" in table.options("ann")
