"""Guests as the state keeps them, and the bag they are drawn from."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from midway.titles.dice_theme_park.crowd import (
    add_guest,
    all_guests,
    draw_from_bag,
    guests_in_bag,
    pips,
    put_in_bag,
    remove_guest,
    tired_guests,
)
from midway.titles.dice_theme_park.guests import COLOUR_WORDS, die_on, kind_named
from midway.titles.dice_theme_park.schema import MOST_GUESTS
from tests.testkit.rules import rule
from tests.titles.dice_theme_park.tables import a_table


@rule("DTP-GEN-14")
def test_each_guest_in_the_bag_is_drawn_as_likely_as_any_other():
    """Of the equally likely numbers below nine, as many draw a colour as there are guests of it."""
    drawn = []
    for number in range(9):
        s = a_table().bag(4, 3, 2).s
        s.script = vec[i64]([number])
        drawn.append(COLOUR_WORDS[draw_from_bag(s)])
        assert guests_in_bag(s) == 8

    assert [drawn.count(colour) for colour in ("blue", "green", "yellow")] == [4, 3, 2]


@rule("DTP-GEN-14")
def test_the_order_in_which_guests_went_into_the_bag_does_not_matter():
    one, other = a_table().bag(0, 0, 0), a_table().bag(0, 0, 0)
    for colour in (0, 1, 1):
        put_in_bag(one.s, colour)
    for colour in (1, 0, 1):
        put_in_bag(other.s, colour)

    assert one.s.save() == other.s.save()


def test_guests_stand_in_a_sorted_row_and_are_counted():
    table = a_table().with_guests("ann", d3="blue-1 yellow-6", e2="green-1", c3="blue-2")

    assert (pips(table.s, 0), tired_guests(table.s, 0), tired_guests(table.s, 0, 1)) == (10, 2, 1)
    remove_guest(table.s, 0, die_on(14, kind_named("blue-1")))
    assert table.guests("ann", "d3") == "yellow-6"
    with pytest.raises(ValueError, match="no such guest"):
        remove_guest(table.s, 0, die_on(14, kind_named("blue-1")))


def test_guests_who_are_gone_leave_no_trace():
    one, other = a_table(), a_table()
    dice = [die_on(cell, kind_named("blue-2")) for cell in (3, 14, 17)]
    for die in dice:
        add_guest(one.s, 0, die)
    for die in (dice[2], dice[0], dice[1]):
        remove_guest(one.s, 0, die)

    assert one.s.save() == other.s.save()


def test_no_guest_is_lost_wherever_it_is():
    table = a_table(4).with_guests("ann", d3="blue-1 yellow-6").with_mascots("ann")

    assert [int(all_guests(table.s, colour)) for colour in range(3)] == [21, 21, 21]
    table.operate()
    assert [int(all_guests(table.s, colour)) for colour in range(3)] == [21, 21, 21]


def test_a_park_has_room_for_all_who_can_come():
    table = a_table()
    for _ in range(MOST_GUESTS):
        add_guest(table.s, 0, die_on(0, kind_named("blue-2")))

    with pytest.raises(OverflowError, match="no room"):
        add_guest(table.s, 0, die_on(0, kind_named("blue-2")))
