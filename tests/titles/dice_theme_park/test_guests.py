"""Guests as small integers: colour, the colour they count as, value, and where they stand."""

import pytest

from midway.titles.dice_theme_park import guests
from midway.titles.dice_theme_park.guests import BLUE, GREEN, GUEST_COLOURS, YELLOW, kind_named, kind_word
from tests.testkit.rules import rule

ALL_KINDS = [own << 5 | seen << 3 | value for own in range(3) for seen in range(3) for value in range(1, 7)]


def test_a_plain_guest_counts_as_its_own_colour():
    for colour in range(GUEST_COLOURS):
        for value in range(1, 7):
            die = guests.kind(colour, value)
            assert (guests.own_colour(die), guests.seen_colour(die), guests.value_of(die)) == (colour, colour, value)
            assert not guests.is_marked(die)
            assert guests.plain(die) == die


def test_a_mark_changes_what_is_seen_and_nothing_else():
    for die in ALL_KINDS:
        for colour in range(GUEST_COLOURS):
            made = guests.marked(die, colour)
            assert (guests.own_colour(made), guests.seen_colour(made)) == (guests.own_colour(die), colour)
            assert guests.value_of(made) == guests.value_of(die)
            assert guests.is_marked(made) == (colour != guests.own_colour(die))
            assert guests.plain(made) == guests.kind(guests.own_colour(die), guests.value_of(die))


def test_a_value_changes_alone():
    for die in ALL_KINDS:
        for value in range(1, 7):
            made = guests.with_value(die, value)
            assert guests.value_of(made) == value
            assert made & ~7 == die & ~7


def test_a_face_is_what_requirements_see():
    yellow_as_blue = guests.marked(guests.kind(YELLOW, 5), BLUE)

    assert guests.face_of(yellow_as_blue) == guests.face_of(guests.kind(BLUE, 5))
    assert guests.face_of(yellow_as_blue) != guests.face_of(guests.kind(YELLOW, 5))


def test_a_guest_on_a_cell_is_the_guest_and_the_cell():
    for die in ALL_KINDS:
        for cell in range(19):
            there = guests.die_on(cell, die)
            assert (guests.cell_in(there), guests.kind_in(there)) == (cell, die)
            assert there < guests.DICE
            assert guests.own_colour(there) == guests.own_colour(die)


def test_words_and_guests_say_each_other():
    assert kind_word(int(guests.kind(GREEN, 4))) == "green-4"
    assert kind_word(int(guests.marked(guests.kind(YELLOW, 5), BLUE))) == "yellow-5-as-blue"
    assert [kind_named(kind_word(die)) for die in ALL_KINDS] == ALL_KINDS


@rule("DTP-GEN-09")
@pytest.mark.parametrize(
    "word",
    [
        "",
        "blue",
        "blue-0",
        "blue-7",
        "blue-03",
        "grey-3",
        "red-3",
        "blue-3-as-grey",
        "blue-3-as-blue",
        "blue-3-is-green",
    ],
)
def test_what_is_no_guest_is_refused(word):
    with pytest.raises(ValueError, match=r"."):
        kind_named(word)
