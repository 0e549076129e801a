"""The guests in a park as the state keeps them: a sorted row of die words, and the bag as three counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.schema import EVERYBODY
from midway.titles.dice_theme_park.guests import cell_in, die_on, kind, kind_in, own_colour, value_of
from midway.titles.dice_theme_park.park import ENTRANCE
from midway.titles.dice_theme_park.schema import (
    ABOARD,
    ABOARD_SPACES,
    BAG,
    DRAFT,
    DRAFT_BAG,
    DRAFT_GUEST_COUNT,
    DRAFT_GUESTS,
    GUEST_COUNT,
    GUESTS,
    MOST_GUESTS,
    OPERATE,
)

if TYPE_CHECKING:
    from midway.kernel.state import State

TIRED: Final = 1  # the value of a guest who leaves in Upkeep


# ---- in a park ----------------------------------------------------------------------------------------------
def guest_count(s: State, seat: i64) -> i64:
    return s.own(seat, GUEST_COUNT)


def guest(s: State, seat: i64, i: i64) -> i64:
    """The die word at a place of the row, from 0."""
    return s.own(seat, GUESTS + i)


def add_guest(s: State, seat: i64, die: int) -> None:
    """A die comes to stand in the park."""
    row = s.zone(seat, GUESTS)
    n: int = s.own(seat, GUEST_COUNT)
    if n == MOST_GUESTS:
        raise OverflowError(f"a park has no room for a guest more than {MOST_GUESTS}")
    i: i64 = n
    while i > 0 and s.num(row + i - 1) > die:
        s.put(row + i, s.num(row + i - 1))
        i -= 1
    s.put(row + i, die)
    s.set_own(seat, GUEST_COUNT, n + 1)


def remove_guest(s: State, seat: i64, die: i64) -> None:
    """A die leaves its place."""
    row = s.zone(seat, GUESTS)
    n: int = s.own(seat, GUEST_COUNT)
    i: i64 = 0
    while i < n and s.num(row + i) != die:
        i += 1
    if i == n:
        raise ValueError("there is no such guest")
    while i < n - 1:
        s.put(row + i, s.num(row + i + 1))
        i += 1
    s.put(row + i, 0)
    s.set_own(seat, GUEST_COUNT, n - 1)


def remove_one_tired(s: State, seat: i64, colour: i64) -> None:
    """A die of value 1 and this colour leaves; where it stood makes no difference."""
    for i in range(guest_count(s, seat)):
        die = guest(s, seat, i)
        if value_of(die) == TIRED and own_colour(die) == colour:
            remove_guest(s, seat, die)
            return
    raise ValueError("there is no such guest")


def add_to_entrance(s: State, seat: i64, die_kind: i64) -> None:
    """A guest arrives at the Park Entrance."""
    add_guest(s, seat, die_on(ENTRANCE, die_kind))


def set_value(s: State, seat: i64, die: i64, value: i64) -> None:
    """The die shows this value from now on, where it stands."""
    remove_guest(s, seat, die)
    add_guest(s, seat, die_on(cell_in(die), kind(own_colour(kind_in(die)), value)))


def pips(s: State, seat: i64) -> i64:
    """The sum of the values of all guests in the park."""
    n: i64 = 0
    for i in range(guest_count(s, seat)):
        n += value_of(guest(s, seat, i))
    return n


def tired_guests(s: State, seat: i64, colour: i64 = -1) -> i64:
    """How many dice of value 1 there are, of one colour or of any."""
    n: i64 = 0
    for i in range(guest_count(s, seat)):
        die = guest(s, seat, i)
        if value_of(die) == TIRED and (colour < 0 or own_colour(die) == colour):
            n += 1
    return n


# ---- in the bag -----------------------------------------------------------------------------------------------
def guests_in_bag(s: State) -> i64:
    return s.num(BAG) + s.num(BAG + 1) + s.num(BAG + 2)


def put_in_bag(s: State, colour: i64, n: i64 = 1) -> None:
    s.put(BAG + colour, s.num(BAG + colour) + n)


def draw_from_bag(s: State) -> i64:
    """The colour of a die drawn at random, each die in the bag equally likely (DTP-GEN-14)."""
    drawn = s.below(guests_in_bag(s))
    s.learn(EVERYBODY)
    colour: i64 = 0
    while drawn >= s.num(BAG + colour):
        drawn -= s.num(BAG + colour)
        colour += 1
    put_in_bag(s, colour, -1)
    return colour


def all_guests(s: State, colour: i64) -> i64:
    """Every die of a colour: in the bag, on monorails, in parks, and where a seat operates, as its draft has them."""
    n = s.num(BAG + colour)
    for k in range(ABOARD_SPACES):
        n += 1 if s.num(ABOARD + k) != 0 and own_colour(s.num(ABOARD + k)) == colour else 0
    for seat in range(s.players):
        drafted = s.own(seat, DRAFT) == OPERATE
        row = s.zone(seat, DRAFT_GUESTS if drafted else GUESTS)
        for i in range(s.own(seat, DRAFT_GUEST_COUNT if drafted else GUEST_COUNT)):
            n += 1 if own_colour(s.num(row + i)) == colour else 0
        n += s.own(seat, DRAFT_BAG + colour)
    return n
