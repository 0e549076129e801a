"""Amenity bonuses: what the second, third and fourth copy of an amenity brings to whoever built it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.node import Node
from midway.kernel.options import NO, NUMBER, PASS, YES
from midway.kernel.results import ENACTED
from midway.titles.dice_theme_park.columns import NONE, columns
from midway.titles.dice_theme_park.crowd import (
    add_to_entrance,
    draw_from_bag,
    guest,
    guest_count,
    guests_in_bag,
    set_value,
)
from midway.titles.dice_theme_park.guests import (
    KIND_OF,
    LEAST_VALUE,
    MOST_VALUE,
    cell_in,
    die_on,
    guest_number,
    kind,
    kind_in,
    with_value,
)
from midway.titles.dice_theme_park.happenings import BUILT, DRAWN_GUEST, SET_GUEST, tell
from midway.titles.dice_theme_park.schema import DISCARD
from midway.titles.dice_theme_park.tiles import cell_of, cells_open_to_tile, copies_of_amenity, tile_at
from midway.titles.dice_theme_park.verbs import BUILD, GUEST

if TYPE_CHECKING:
    from midway.kernel.options import Options
    from midway.kernel.state import State

SET_A_GUEST: Final = 2  # copies
DRAW_A_GUEST: Final = 3
FREE_TILE: Final = 4
DRAWN_AT: Final = 4  # the value of the drawn guest

# steps
BEGIN: Final = 0
DECIDED: Final = 1  # which guest, whether to draw, which tile
VALUE: Final = 2
PLACED: Final = 3


def copies_with(s: State, seat: i64, tile: i64) -> i64:
    """How many copies the park has of the amenity of a tile that has just been built; 0: it shows none."""
    amenity = columns(s).amenity[tile]
    return 0 if amenity == NONE else copies_of_amenity(s, seat, amenity)


def has_bonus(s: State, seat: i64, tile: i64) -> bool:
    """Does this tile earn a bonus that can be carried out? Otherwise it is lost (DTP-AMEN-02, -09)."""
    copies = copies_with(s, seat, tile)
    if copies == SET_A_GUEST:
        return guest_count(s, seat) > 0
    if copies == DRAW_A_GUEST:
        return guests_in_bag(s) > 0
    return copies == FREE_TILE and s.count(DISCARD) > 0 and cells_open_to_tile(s, seat) != 0


@dataclass(frozen=True)
class TakeBonus(Node):
    """The bonus of the new count only (DTP-AMEN-08). Mark: the tile that earned it; tally: how many copies."""

    place: Node

    def question(self, s: State, f: i64) -> str:
        if s.pc(f) == VALUE:
            return "number"
        return "dice_theme_park/bonus-" + ("guest", "draw", "tile")[s.tally(f) - SET_A_GUEST]

    def rule_id(self, s: State, f: i64) -> str:
        return ("DTP-AMEN-04", "DTP-AMEN-05", "DTP-AMEN-06")[s.tally(f) - SET_A_GUEST]

    def options(self, s: State, f: i64, o: Options) -> None:
        seat, copies = s.you(f), s.tally(f)
        may_decline = not columns(s).must_take_bonus
        if s.pc(f) == VALUE:
            for value in range(LEAST_VALUE, MOST_VALUE + 1):
                o.offer(NUMBER, value)
        elif copies == SET_A_GUEST:
            offer_guests(s, seat, o)
            if may_decline:
                o.offer(PASS)
        elif copies == DRAW_A_GUEST:
            o.offer(YES)
            if may_decline:
                o.offer(NO)
        else:
            for i in range(s.count(DISCARD)):
                o.offer(BUILD, s.at(DISCARD, i))
            if may_decline:
                o.offer(PASS)

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        if pc == BEGIN:
            s.set_tally(f, copies_with(s, s.you(f), s.mark(f)))
            s.set_src(f, s.mark(f))
            s.ask(f, DECIDED, s.you(f))
        elif pc == DECIDED:
            self._decided(s, f)
        elif pc == VALUE:
            self._set(s, f)
            s.end(ENACTED)
        else:
            # The free tile earns no bonus of its own (DTP-AMEN-07).
            tell(s, BUILT, s.you(f), s.src(f), s.arg, 0)
            s.end(ENACTED)

    def _decided(self, s: State, f: i64) -> None:
        if s.verb in (PASS, NO):
            s.end(ENACTED)
        elif s.verb == GUEST:
            s.fix(f, die_on(cell_of(s, s.you(f), s.arg), KIND_OF[s.arg2]))
            s.ask(f, VALUE, s.you(f))
        elif s.verb == YES:
            draw_guest(s, s.you(f))
            s.end(ENACTED)
        else:
            s.set_src(f, s.arg)
            s.go(f, PLACED)
            s.set_mark(s.call(self.place, f), s.src(f))

    def _set(self, s: State, f: i64) -> None:
        seat, die = s.you(f), s.item(f, 0)
        set_value(s, seat, die, s.arg)
        tell(s, SET_GUEST, seat, tile_at(s, seat, cell_in(die)), kind_in(die), with_value(kind_in(die), s.arg))


def offer_guests(s: State, seat: i64, o: Options) -> None:
    """Every guest in the park, those that look alike on one attraction once."""
    before: i64 = 0
    for i in range(guest_count(s, seat)):
        die = guest(s, seat, i)
        if die != before:
            o.offer(GUEST, tile_at(s, seat, cell_in(die)), guest_number(kind_in(die)))
        before = die


def draw_guest(s: State, seat: i64) -> None:
    """A die of the bag comes to the Park Entrance at value 4 (DTP-AMEN-05)."""
    drawn = kind(draw_from_bag(s), DRAWN_AT)
    add_to_entrance(s, seat, drawn)
    tell(s, DRAWN_GUEST, seat, -1, drawn)
