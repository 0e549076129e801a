"""Guests on their way: maps and the Guide, from where to where, and what they lose by leaving."""

from midway.titles.dice_theme_park.operate_moves import EXPRESS_SKILL, FETCH_SKILL, SEND_SKILL
from tests.testkit.rules import rule
from tests.titles.dice_theme_park.parks import a_park, a_position, do, guests_on, told_moves


@rule("DTP-MAP-01", "DTP-MAP-03")
def test_two_maps_walk_one_guest_two_steps():
    """EX-05."""
    p = a_position(a_park(c4="ferris_wheel", d4="log_flume"), e2="blue-5")
    p.maps = 2

    assert "map e2 blue-5 to d4" not in told_moves(p)
    do(p, "map e2 blue-5 to d3", "map d3 blue-5 to d4")

    assert guests_on(p, "d4") == "blue-5"
    assert p.maps == 0
    assert not any(words.startswith("map") for words in told_moves(p))


@rule("DTP-STAFF-06")
def test_a_guide_takes_a_guest_anywhere_without_a_map():
    p = a_position(a_park(c4="ferris_wheel", b4="log_flume"), e2="blue-5")
    p.guides = 1

    goals = {words.rsplit(" ", 1)[1] for words in told_moves(p) if words.startswith("guide")}
    do(p, "guide e2 blue-5 to b4")

    assert goals == {"d2", "d3", "c3", "c4", "b4"}
    assert (guests_on(p, "b4"), p.guides, p.maps) == ("blue-5", 0, 0)


@rule("DTP-STAFF-13")
def test_two_guides_take_two_guests():
    p = a_position(a_park(), e2="blue-5 green-2")
    p.guides = 2

    do(p, "guide e2 blue-5 to c3", "guide e2 green-2 to c3")

    assert guests_on(p, "c3") == "blue-5 green-2"
    assert p.guides == 0


def goals(words: list[str]) -> set[str]:
    return {move.rsplit(" ", 1)[1] for move in words}


@rule("DTP-MAP-01")
def test_a_map_leads_one_step_and_changes_nothing():
    p = a_position(a_park(c4="ferris_wheel"), c3="blue-5")
    p.maps = 1

    assert goals([words for words in told_moves(p) if words.startswith("map")]) == {"d2", "d3", "c4"}
    do(p, "map c3 blue-5 to c4")
    assert guests_on(p, "c4") == "blue-5"


def test_equal_guests_are_offered_once():
    p = a_position(a_park(), c3="blue-5 blue-5")
    p.maps, p.guides = 1, 1

    assert sorted(words.split(" ")[0] for words in told_moves(p)) == ["guide"] * 3 + ["map"] * 2


def test_a_colour_adjustment_is_lost_on_the_way():
    """TX-31."""
    for verb in ("map", "guide"):
        p = a_position(a_park(), d3="yellow-4-as-blue")
        p.maps, p.guides = 1, 1
        do(p, f"{verb} d3 yellow-4-as-blue to d2")
        assert guests_on(p, "d2") == "yellow-4"


@rule("DTP-SKL-07")
def test_send_moves_up_to_two_guests_next_door():
    p = a_position(a_park(c4="ferris_wheel"), c3="blue-5 green-2")
    p.add_mascot(SEND_SKILL)

    sent = [words for words in told_moves(p) if words.startswith("send")]
    assert {words.split(" ")[1] for words in sent} == {"c3"}
    assert goals(sent) == {"d2", "d3", "c4"}
    do(p, "send c3 blue-5 to d2", "send c3 green-2 to c4")

    assert (guests_on(p, "d2"), guests_on(p, "c4"), p.pending) == ("blue-5", "green-2", 0)


@rule("DTP-SKL-07", "DTP-SKL-12")
def test_the_second_send_may_be_left_out_but_takes_no_guest_from_elsewhere():
    """AMB-28: the guest sent no longer stands there."""
    p = a_position(a_park(), c3="blue-5 green-2")
    p.add_mascot(SEND_SKILL)

    do(p, "send c3 blue-5 to d2")

    assert set(told_moves(p)) == {"stop", "send c3 green-2 to d2", "send c3 green-2 to d3"}
    assert told_moves(do(p, "stop")) == {}


@rule("DTP-SKL-08")
def test_fetch_brings_up_to_two_guests_from_next_door():
    p = a_position(a_park(c4="ferris_wheel", b4="carousel"), c3="blue-5", d2="green-2", b4="blue-3", c4="blue-6")
    p.add_mascot(FETCH_SKILL)

    fetched = {words for words in told_moves(p) if words.startswith("fetch") and words.endswith("to d3")}
    do(p, "fetch d2 green-2 to d3")

    assert fetched == {"fetch c3 blue-5 to d3", "fetch d2 green-2 to d3", "fetch c4 blue-6 to d3"}
    assert set(told_moves(p)) == {"stop", "fetch c3 blue-5 to d3", "fetch c4 blue-6 to d3"}
    do(p, "fetch c4 blue-6 to d3")
    assert (guests_on(p, "d3"), p.pending) == ("blue-6 green-2", 0)


@rule("DTP-SKL-09")
def test_express_goes_up_to_two_steps_along_attractions():
    """AMB-27: empty hexes are no way."""
    p = a_position(a_park(c4="ferris_wheel", b4="carousel", a3="speedster"), c3="blue-5")
    p.add_mascot(EXPRESS_SKILL)

    rushed = [words for words in told_moves(p) if words.startswith("express")]
    do(p, "express c3 blue-5 to b4")

    assert goals(rushed) == {"d2", "d3", "c4", "e2", "b4"}
    assert (guests_on(p, "b4"), p.mascots) == ("blue-5", 0)
