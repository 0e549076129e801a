"""Park state: no park rests in a state that breaks a limit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.agenda import expect, happened, is_heard
from midway.kernel.node import Node
from midway.kernel.options import PICK
from midway.kernel.results import ENACTED
from midway.titles.unfair.changes import demolish, move_attraction
from midway.titles.unfair.decks import has_market_gap, refill_market
from midway.titles.unfair.park import (
    attraction_in,
    attraction_limit,
    attractions_in_park,
    first_empty_space,
    spaces_of,
    super_limit,
    supers_in_park,
)
from midway.titles.unfair.printed import SHOWCASE, columns, is_kind
from midway.titles.unfair.schema import MOST_SPACES

if TYPE_CHECKING:
    from midway.kernel.options import Options
    from midway.kernel.state import State


# ---- limits ----------------------------------------------------------------------------------------------------
def is_untidy(s: State) -> bool:
    """Is a Market space empty, or a limit broken that a repair can mend? (UNF-INTERP-17, -40)"""
    if has_market_gap(s):
        return True
    if not columns(s).limits_change:
        return False
    for seat in range(s.players):
        if breaks_a_limit(s, seat) and (has_repair(s, seat) or has_stray(s, seat)):
            return True
    return False


def breaks_a_limit(s: State, seat: i64) -> bool:
    """More attractions or super attractions than allowed, or one in a space that is no more."""
    there = attractions_in_park(s, seat)
    if there == 0:
        return False
    if there > attraction_limit(s, seat) or has_stray(s, seat):
        return True
    supers = supers_in_park(s, seat)
    return supers > 0 and supers > super_limit(s, seat)


def has_stray(s: State, seat: i64) -> bool:
    """Does an attraction stand beyond the last space while there is an empty one? (UNF-GATE-11)"""
    return stray(s, seat) >= 0 and first_empty_space(s, seat) >= 0


def stray(s: State, seat: i64) -> i64:
    n = spaces_of(s, seat)
    while n < MOST_SPACES:
        card = attraction_in(s, seat, n)
        if card >= 0:
            return card
        n += 1
    return -1


def can_repair(s: State, seat: i64, card: i64) -> bool:
    """Would its demolition help, and may it be demolished? Protected cards are not offered (UNF-INTERP-18)."""
    helps = attractions_in_park(s, seat) > attraction_limit(s, seat)
    if supers_in_park(s, seat) > super_limit(s, seat):
        helps = is_kind(s, card, SHOWCASE)
    return helps and not s.forbidden(seat, columns(s).demolish, card)


def has_repair(s: State, seat: i64) -> bool:
    for n in range(MOST_SPACES):
        card = attraction_in(s, seat, n)
        if card >= 0 and can_repair(s, seat, card):
            return True
    return False


def tidy(s: State) -> Node | None:
    """Seats in turn order: demolish until the limits hold, then move up what stands in no space."""
    refill_market(s)
    for i in range(s.players):
        seat = s.after(s.first_seat, i)
        if breaks_a_limit(s, seat):
            if has_repair(s, seat):
                return s.game.extra["repair"]
            if has_stray(s, seat):
                move_attraction(s, s.top, stray(s, seat), seat, first_empty_space(s, seat))
    return None


@dataclass(frozen=True)
class Repair(Node):
    """The owner of a park that breaks a limit demolishes an attraction, without an action (UNF-DEMO-12)."""

    def question(self, s: State, f: i64) -> str:
        return "card"

    def rule_id(self, s: State, f: i64) -> str:
        return "UNF-INTERP-17"

    def options(self, s: State, f: i64, o: Options) -> None:
        seat = s.you(f)
        for n in range(MOST_SPACES):
            card = attraction_in(s, seat, n)
            if card >= 0 and can_repair(s, seat, card):
                o.offer(PICK, card)

    def step(self, s: State, f: i64) -> None:
        if s.pc(f) == 0:
            seat: int = broken_park(s)
            s.set_you(f, seat)
            s.set_actor(f, seat)
            s.ask(f, 1, seat)
            return
        deed = columns(s).demolish
        card = s.arg
        if is_heard(s, deed):
            expect(s, f, deed, card)
        demolish(s, f, card)
        if is_heard(s, deed):
            happened(s, f, deed, card, True)
        s.end(ENACTED)


def broken_park(s: State) -> i64:
    """The first in turn order that breaks a limit and can be mended."""
    for i in range(s.players):
        seat = s.after(s.first_seat, i)
        if breaks_a_limit(s, seat) and has_repair(s, seat):
            return seat
    return s.first_seat
