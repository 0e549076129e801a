"""Tired guests leave in Upkeep, but for those whom Ticket Agents and the Return administrator save, all in secret."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.node import Node
from midway.kernel.options import PASS
from midway.kernel.results import ENACTED
from midway.kernel.schema import EVERYBODY
from midway.titles.dice_theme_park.columns import NONE, RETURN, TICKET_AGENT, columns
from midway.titles.dice_theme_park.crowd import (
    TIRED,
    add_to_entrance,
    guest,
    guest_count,
    put_in_bag,
    remove_guest,
    remove_one_tired,
    tired_guests,
)
from midway.titles.dice_theme_park.guests import (
    GUEST_COLOURS,
    LEAST_VALUE,
    MOST_VALUE,
    kind,
    own_colour,
    value_of,
)
from midway.titles.dice_theme_park.happenings import LEFT, tell
from midway.titles.dice_theme_park.happenings import SAVED as SAVED_FACT
from midway.titles.dice_theme_park.schema import SAVED, seat_in_turn
from midway.titles.dice_theme_park.staff import administrator, colour_of_administrator, played
from midway.titles.dice_theme_park.verbs import SAVE

if TYPE_CHECKING:
    from midway.kernel.options import Options
    from midway.kernel.state import State

MOST_SAVED: Final = 3

# steps
AGENT: Final = 0
AGENT_TOLD: Final = 1
RETURNING: Final = 2
RETURN_TOLD: Final = 3


@dataclass(frozen=True)
class SaveGuests(Node):
    """First each Ticket Agent, then Return, each another guest (AMB-19). Tally: Ticket Agents asked."""

    def question(self, s: State, f: i64) -> str:
        return "dice_theme_park/save"

    def rule_id(self, s: State, f: i64) -> str:
        return "DTP-STAFF-04" if s.pc(f) == AGENT_TOLD else "DTP-ADM-02"

    def options(self, s: State, f: i64, o: Options) -> None:
        seat = s.you(f)
        only = NONE if s.pc(f) == AGENT_TOLD else colour_of_administrator(s, seat, RETURN)
        for colour in range(GUEST_COLOURS):
            if only in (NONE, colour) and tired_left(s, seat, colour) > 0:
                for value in range(LEAST_VALUE, MOST_VALUE + 1):
                    o.offer(SAVE, colour, value)
        o.offer(PASS)

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        seat = s.you(f)
        if pc == AGENT:
            if s.tally(f) < played(s, seat, TICKET_AGENT):
                s.set_tally(f, s.tally(f) + 1)
                s.ask(f, AGENT_TOLD, seat)
            else:
                s.go(f, RETURNING)
        elif pc == AGENT_TOLD:
            note_saved(s, seat)
            s.go(f, AGENT)
        elif pc == RETURNING:
            if colour_of_administrator(s, seat, RETURN) == NONE:
                s.end(ENACTED)
                return
            s.set_src(f, administrator(s, seat))
            s.ask(f, RETURN_TOLD, seat)
        else:
            note_saved(s, seat)
            s.end(ENACTED)


def note_saved(s: State, seat: i64) -> None:
    """Keep the answer for when all have answered."""
    if s.verb != SAVE:
        return
    place: i64 = 0
    while s.own(seat, SAVED + place) != 0:
        place += 1
    saved = kind(s.arg, s.arg2)
    s.set_own(seat, SAVED + place, saved)
    if columns(s).is_live:
        tell(s, SAVED_FACT, seat, -1, saved)


def tired_left(s: State, seat: i64, colour: i64) -> i64:
    """How many guests of the colour would leave, those saved already not among them."""
    n = tired_guests(s, seat, colour)
    for place in range(MOST_SAVED):
        saved = s.own(seat, SAVED + place)
        if saved != 0 and own_colour(saved) == colour:
            n -= 1
    return n


@dataclass(frozen=True)
class TiredLeave(Node):
    """Every guest of value 1 goes back into the bag; those saved stand on the Park Entrance (DTP-UPK-06, -07)."""

    def step(self, s: State, f: i64) -> None:
        for i in range(s.players):
            seat = seat_in_turn(s, i)
            for place in range(MOST_SAVED):
                saved = s.own(seat, SAVED + place)
                if saved != 0:
                    remove_one_tired(s, seat, own_colour(saved))
            self._leave(s, seat)
            for place in range(MOST_SAVED):
                saved = s.own(seat, SAVED + place)
                if saved != 0:
                    s.set_own(seat, SAVED + place, 0)
                    add_to_entrance(s, seat, saved)
                    if not columns(s).is_live:
                        tell(s, SAVED_FACT, seat, -1, saved)
        s.learn(EVERYBODY)
        s.end(ENACTED)

    def _leave(self, s: State, seat: i64) -> None:
        left: i64 = 0
        i: i64 = 0
        while i < guest_count(s, seat):
            die = guest(s, seat, i)
            if value_of(die) == TIRED:
                remove_guest(s, seat, die)
                put_in_bag(s, own_colour(die))
                left += 1
            else:
                i += 1
        if left > 0:
            tell(s, LEFT, seat, -1, left)
