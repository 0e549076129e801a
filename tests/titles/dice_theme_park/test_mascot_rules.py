"""Mascots: plain adjustments, skills, and what the Mascot card adds."""

from midway.titles.dice_theme_park.operate_moves import (
    FIRST_APPLAUSE,
    FIRST_BOOST,
    FIRST_CASH,
    FIRST_FLIP,
    NO_SKILL,
    SEND_SKILL,
)
from midway.titles.dice_theme_park.operate_position import OperatePosition
from midway.titles.dice_theme_park.operate_rules import can_operate
from midway.titles.dice_theme_park.park import cell_named
from tests.testkit.rules import rule
from tests.titles.dice_theme_park.parks import a_park, a_position, do, guests_on, told_moves


def with_mascots(p: OperatePosition, *skills: int) -> OperatePosition:
    for skill in skills:
        p.add_mascot(skill)
    return p


def uses(p: OperatePosition) -> set[str]:
    return {words for words in told_moves(p) if not words.startswith("operate")}


@rule("DTP-MSC-01", "DTP-MSC-02", "DTP-MSC-03")
def test_a_mascot_adjusts_one_guest_of_its_attraction_once():
    p = with_mascots(a_position(a_park(), d2="blue-3", c3="green-2"), NO_SKILL)

    assert uses(p) == {
        f"{verb} {cell} {guest} becomes {other}"
        for cell, guest, values, colours in (
            ("d2", "blue-3", ("blue-2", "blue-4"), ("blue-3-as-green", "blue-3-as-yellow")),
            ("c3", "green-2", ("green-1", "green-3"), ("green-2-as-blue", "green-2-as-yellow")),
        )
        for verb, others in (("value", values), ("colour", colours))
        for other in others
    }
    do(p, "value d2 blue-3 becomes blue-4")
    assert uses(p) == set()


@rule("DTP-MSC-04")
def test_a_value_adjusted_for_good_lets_the_log_flume_run():
    """EX-06: a blue 4 is not above another 4; a blue 5 is."""
    p = with_mascots(a_position(a_park(c4="log_flume"), c4="blue-4 green-4"), NO_SKILL)
    assert not can_operate(p, cell_named("c4"))

    do(p, "value c4 blue-4 becomes blue-5", "operate c4 by blue-5 green-4 moving green-3 to c3")

    assert guests_on(p, "c4") == "blue-4"


@rule("DTP-MSC-04")
def test_a_value_goes_up_or_down_by_one():
    p = with_mascots(a_position(a_park(), d2="blue-2 blue-3 blue-4 blue-5"), NO_SKILL)

    assert {words for words in uses(p) if words.startswith("value")} == {
        f"value d2 blue-{n} becomes blue-{m}" for n in range(2, 6) for m in (n - 1, n + 1)
    }


@rule("DTP-MSC-04")
def test_values_stay_from_1_to_6():
    """AMB-25."""
    p = with_mascots(a_position(a_park(), d2="blue-1 blue-6"), NO_SKILL)

    assert {words for words in uses(p) if words.startswith("value")} == {
        "value d2 blue-1 becomes blue-2",
        "value d2 blue-6 becomes blue-5",
    }


@rule("DTP-MSC-06")
def test_a_colour_counts_for_one_operation():
    """EX-07."""
    p = with_mascots(a_position(a_park(c4="log_flume"), c4="yellow-5 green-2"), NO_SKILL)
    assert not can_operate(p, cell_named("c4"))

    do(p, "colour c4 yellow-5 becomes yellow-5-as-blue")
    do(p, "operate c4 by green-2 yellow-5-as-blue moving green-1 to c3")

    assert guests_on(p, "c4") == "yellow-4"


@rule("DTP-MSC-06")
def test_a_guest_counted_as_another_colour_has_no_other():
    """AMB-15: made blue, a yellow guest is no yellow one."""
    p = with_mascots(a_position(a_park(), c3="yellow-5"), NO_SKILL)

    do(p, "colour c3 yellow-5 becomes yellow-5-as-blue")

    assert not can_operate(p, cell_named("c3"))


def test_a_colour_waits_for_the_operation_its_guest_is_in():
    """AMB-15: operations without the guest do not use it up; a newer colour replaces it."""
    p = with_mascots(a_position(a_park(c4="treetop_trail"), c4="green-5 green-3 blue-2"), NO_SKILL, NO_SKILL)

    do(p, "colour c4 blue-2 becomes blue-2-as-yellow", "operate c4 by green-3 green-5 moving green-4 to c3")
    assert guests_on(p, "c4") == "blue-2-as-yellow green-2"
    do(p, "colour c4 blue-2-as-yellow becomes blue-2-as-green")

    assert guests_on(p, "c4") == "blue-2-as-green green-2"


@rule("DTP-MSC-05", "DTP-MSC-07")
def test_several_mascots_adjust_one_guest_on_one_attraction():
    p = with_mascots(a_position(a_park(), d2="blue-3"), NO_SKILL, NO_SKILL)

    do(p, "value d2 blue-3 becomes blue-4", "value d2 blue-4 becomes blue-5")

    assert guests_on(p, "d2") == "blue-5"
    assert p.mascots == 0


# ---- skills --------------------------------------------------------------------------------------------------------
@rule("DTP-SKL-02", "DTP-SKL-03")
def test_boost_changes_a_guest_of_its_colour_by_exactly_2():
    """AMB-16."""
    p = with_mascots(a_position(a_park(), d2="blue-1 blue-3 blue-5 green-3"), FIRST_BOOST)

    assert {words for words in uses(p) if words.startswith("boost")} == {
        "boost d2 blue-1 becomes blue-3",
        "boost d2 blue-3 becomes blue-1",
        "boost d2 blue-3 becomes blue-5",
        "boost d2 blue-5 becomes blue-3",
    }
    do(p, "boost d2 blue-1 becomes blue-3")
    assert uses(p) == set()


@rule("DTP-SKL-02")
def test_a_mascot_with_a_skill_may_make_a_plain_adjustment_instead():
    p = with_mascots(a_position(a_park(), d2="blue-1 green-3"), FIRST_BOOST)

    do(p, "value (boost-blue) d2 green-3 becomes green-4")

    assert p.mascots == 0


@rule("DTP-SKL-04")
def test_flip_turns_2_and_5_of_its_colour_over():
    p = with_mascots(a_position(a_park(), d2="green-2 green-5 green-3 blue-2"), FIRST_FLIP + 1)

    assert {words for words in uses(p) if words.startswith("flip")} == {
        "flip d2 green-2 becomes green-5",
        "flip d2 green-5 becomes green-2",
    }


@rule("DTP-SKL-05")
def test_cash_pays_2_coins_a_guest_at_once_and_6_at_most():
    """TX-25."""
    park = a_park()
    many = with_mascots(a_position(park, d3="blue-4 blue-3 blue-3 blue-1 green-6"), FIRST_CASH)
    one = with_mascots(a_position(park, d3="blue-4 green-6"), FIRST_CASH)

    assert do(many, "cash d3 cash-blue").coins == 6
    assert do(one, "cash d3 cash-blue").coins == 2


@rule("DTP-SKL-06", "DTP-SKL-11")
def test_applause_pays_a_star_a_guest_by_its_own_colour():
    """TX-33; and three at most."""
    park = a_park()
    made_blue = with_mascots(a_position(park, d3="blue-3 yellow-5-as-blue"), FIRST_APPLAUSE)
    many = with_mascots(a_position(park, d3="blue-3 blue-2-as-green blue-2 blue-1"), FIRST_APPLAUSE)

    assert do(made_blue, "applause d3 applause-blue").stars == 1
    assert do(many, "applause d3 applause-blue").stars == 3


@rule("DTP-SKL-11")
def test_boost_and_flip_see_own_colours_too():
    p = with_mascots(a_position(a_park(), d3="blue-2-as-green green-2-as-blue"), FIRST_BOOST, FIRST_FLIP)

    skilled = {words for words in uses(p) if words.startswith(("boost", "flip"))}

    assert skilled == {
        "boost d3 blue-2-as-green becomes blue-4-as-green",
        "flip d3 blue-2-as-green becomes blue-5-as-green",
    }


@rule("DTP-SKL-12")
def test_a_skill_that_does_nothing_is_not_used():
    """AMB-56."""
    p = with_mascots(a_position(a_park(), d3="green-3"), FIRST_CASH, FIRST_APPLAUSE, FIRST_BOOST, FIRST_FLIP + 1)

    assert {words.split(" ")[0] for words in uses(p)} == {"value", "colour"}


# ---- the Mascot card -------------------------------------------------------------------------------------------------
@rule("DTP-STAFF-08", "DTP-STAFF-09")
def test_the_mascot_card_adds_a_plain_adjustment_after_a_skill():
    """TX-24."""
    park = a_park()
    park.adjustments = 1
    p = with_mascots(a_position(park, d2="blue-1 green-3"), FIRST_BOOST)

    do(p, "boost d2 blue-1 becomes blue-3")

    assert {words.split(" ")[0] for words in uses(p)} == {"stop", "value", "colour"}
    assert told_moves(do(p, "value d2 blue-3 becomes blue-4")).keys() == {
        "operate d2 by green-3 moving green-2 to c3",
        "operate d2 by green-3 moving green-2 to d3",
        "operate d2 by green-3 moving green-2 to e2",
    }


@rule("DTP-STAFF-08")
def test_the_extra_adjustment_stays_on_the_attraction():
    """TX-32: it may follow on a guest still there, not on the one sent."""
    park = a_park()
    park.adjustments = 1
    p = with_mascots(a_position(park, d2="blue-1 green-3"), SEND_SKILL)

    do(p, "send d2 blue-1 to d3", "stop")

    assert {words.split(" ")[1] for words in uses(p) - {"stop"}} == {"d2"}
    assert {words.split(" ")[2] for words in uses(p) - {"stop"}} == {"green-3"}


@rule("DTP-STAFF-15")
def test_two_mascot_cards_add_two_adjustments_to_every_mascot():
    park = a_park()
    park.adjustments = 2
    p = with_mascots(a_position(park, d2="blue-1"), NO_SKILL, NO_SKILL)

    do(p, *[f"value d2 blue-{n} becomes blue-{n + 1}" for n in (1, 2, 3)])
    assert p.mascots > 0
    do(p, *[f"value d2 blue-{n} becomes blue-{n + 1}" for n in (4, 5)], "colour d2 blue-6 becomes blue-6-as-green")

    assert (guests_on(p, "d2"), p.mascots, p.pending) == ("blue-6-as-green", 0, 0)


def test_an_extra_adjustment_may_be_left_out():
    park = a_park()
    park.adjustments = 1
    p = with_mascots(a_position(park, d2="green-3"), NO_SKILL)

    do(p, "value d2 green-3 becomes green-4", "stop")

    assert (p.pending, p.extras) == (0, 0)
    assert can_operate(p, cell_named("d2"))
