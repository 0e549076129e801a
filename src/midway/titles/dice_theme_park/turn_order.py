"""Turn order: the track, how it is rebuilt each round, and phases that follow it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.node import Node
from midway.kernel.options import NO, YES
from midway.kernel.results import ENACTED
from midway.kernel.schema import FIRST_SEAT
from midway.titles.dice_theme_park.columns import EARLY_START
from midway.titles.dice_theme_park.figures import LOWER_BY
from midway.titles.dice_theme_park.happenings import COUNTS_LOWER as COUNTS_LOWER_FACT
from midway.titles.dice_theme_park.happenings import GOES, tell
from midway.titles.dice_theme_park.schema import COUNTS_LOWER, ORDER, STARS, seat_in_turn
from midway.titles.dice_theme_park.staff import administrator, die_total, holder_of

if TYPE_CHECKING:
    from midway.kernel.options import Options
    from midway.kernel.state import State


@dataclass(frozen=True)
class InTurnOrder(Node):
    """Every seat once, by the turn order track."""

    part: Node

    def step(self, s: State, f: i64) -> None:
        done = s.tally(f)
        if done == s.players:
            s.end(ENACTED)
            return
        s.set_tally(f, done + 1)
        s.begin(self.part, seat_in_turn(s, done))


def set_order(s: State, seats: list[i64]) -> None:
    for place in range(len(seats)):
        seat: int = seats[place]
        s.put(ORDER + place, seat)
    first: int = seats[0]
    s.put(FIRST_SEAT, first)


def total_of(s: State, seat: i64) -> i64:
    """What decides the turn order (DTP-PLAN-04)."""
    return die_total(s, seat) - s.own(seat, COUNTS_LOWER)


@dataclass(frozen=True)
class CountLower(Node):
    """The Early Riser may count its total as 2 lower, after the reveal."""

    def question(self, s: State, f: i64) -> str:
        return "dice_theme_park/count-lower"

    def options(self, s: State, f: i64, o: Options) -> None:
        o.offer(YES)
        o.offer(NO)

    def step(self, s: State, f: i64) -> None:
        if s.pc(f) == 0:
            holder = holder_of(s, EARLY_START)
            if holder < 0:
                s.end(ENACTED)
                return
            s.set_you(f, holder)
            s.set_src(f, administrator(s, holder))
            s.ask(f, 1, holder)
            return
        if s.verb == YES:
            s.set_own(s.you(f), COUNTS_LOWER, LOWER_BY)
            tell(s, COUNTS_LOWER_FACT, s.you(f))
        s.end(ENACTED)


@dataclass(frozen=True)
class RebuildOrder(Node):
    """Lowest total first; of equals whoever has fewer stars, then whoever stood further back (DTP-PLAN-05 to -08)."""

    def step(self, s: State, f: i64) -> None:
        seats: list[i64] = []
        for place in range(s.players):
            seat = seat_in_turn(s, s.players - 1 - place)
            i = len(seats)
            while i > 0 and _goes_before(s, seat, seats[i - 1]):
                i -= 1
            seats.insert(i, seat)
        set_order(s, seats)
        for place in range(s.players):
            tell(s, GOES, seats[place], -1, place + 1, total_of(s, seats[place]))
        s.end(ENACTED)


def _goes_before(s: State, seat: i64, other: i64) -> bool:
    mine, theirs = total_of(s, seat), total_of(s, other)
    if mine != theirs:
        return mine < theirs
    return s.own(seat, STARS) < s.own(other, STARS)
