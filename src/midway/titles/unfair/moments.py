"""Rules of all cards for one moment, such as the Guests step: in the order of the rules, a seat at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.agenda import NOTHING, is_spent, queue, turn_of
from midway.kernel.node import Node
from midway.kernel.options import Options
from midway.kernel.results import ENACTED
from midway.titles.unfair.card_texts import MOMENTS
from midway.titles.unfair.mesmerism import borrowed_staff, lends_itself
from midway.titles.unfair.printed import (
    BLUEPRINT,
    CITY,
    EVENT,
    OVERVIEW,
    SHOWCASE,
    columns,
)
from midway.titles.unfair.schema import CITY_BLOCKERS

if TYPE_CHECKING:
    from midway.kernel.state import State

# by kind of card (UNF-INTERP-46, -49)
OVERVIEW_RANK: Final = 1
PARK_RANK: Final = 2
SHOWCASE_RANK: Final = 3
EVENT_RANK: Final = 4
BLUEPRINT_RANK: Final = 5
CITY_RANK: Final = 6


def rank_of(s: State, card: i64) -> i64:
    """The lower rank runs first."""
    if card < 0:
        return 0
    kind = columns(s).kind[card]
    if kind & SHOWCASE != 0:
        return SHOWCASE_RANK
    if kind & EVENT != 0:
        return EVENT_RANK
    if kind & CITY != 0:
        return CITY_RANK
    if kind & OVERVIEW != 0:
        return OVERVIEW_RANK
    return BLUEPRINT_RANK if kind & BLUEPRINT != 0 else PARK_RANK


@dataclass(frozen=True)
class Moment(Node):
    """Every ability of a moment once. Tally: how many pairs of rank and seat are done (UNF-INTERP-10, -46 to -48)."""

    moment: str

    def step(self, s: State, f: i64) -> None:
        done = s.tally(f)
        ranks = [ranks_of(s, seat, self.moment) for seat in range(s.players)]
        while done < (CITY_RANK + 1) * s.players:
            rank = done // s.players
            seat = s.after(s.first_seat, done % s.players)
            done += 1
            if (ranks[seat] >> rank) & 1 == 1 and queue_for(s, seat, rank, self.moment) > 0:
                tallied: int = done
                s.set_tally(f, tallied)
                turn: int = turn_of(s, rank, seat)
                s.set_tally(s.begin(s.game.settle, seat), turn)  # what comes later waits for the rest (UNF-INTERP-51)
                return
        s.end(ENACTED)


def ranks_of(s: State, seat: i64, moment: str) -> i64:
    """The ranks of this seat's cards in play that have rules for a moment, as bits."""
    bit: i64 = 1 << MOMENTS.index(moment)
    ranks: i64 = 0
    if columns(s).moments_heard & bit != 0:
        for at in s.game.play_zones:
            ranks |= _ranks_in(s, s.zone(seat, at), bit)
        if columns(s).mesmerises:
            staff = Options()
            borrowed_staff(s, seat, staff)
            if staff.count() > 0:
                ranks |= 1 << PARK_RANK
        for z in s.game.table_zones:
            ranks |= _ranks_in(s, z, bit)
    return ranks


def _ranks_in(s: State, z: i64, bit: i64) -> i64:
    c = columns(s)
    ranks: i64 = 0
    for i in range(s.count(z)):
        card = s.at(z, i)
        if c.moments[card] & bit != 0:
            ranks |= 1 << rank_of(s, card)
    return ranks


def queue_for(s: State, seat: i64, rank: i64, moment: str) -> i64:
    """Put this seat's rules of cards of one rank on the agenda; gives how many."""
    many: i64 = 0
    for at in s.game.play_zones:
        many += _queue_in(s, s.zone(seat, at), seat, rank, moment)
    for z in s.game.table_zones:
        if rank != CITY_RANK or (s.num(CITY_BLOCKERS) >> seat) & 1 == 0:
            many += _queue_in(s, z, seat, rank, moment)
    if rank == PARK_RANK and columns(s).mesmerises:
        staff = Options()
        borrowed_staff(s, seat, staff)
        for i in range(staff.count()):
            many += _queue_of(s, staff.at(i), seat, moment)
    return many


def _queue_in(s: State, z: i64, seat: i64, rank: i64, moment: str) -> i64:
    many: i64 = 0
    c = columns(s)
    bit: i64 = 1 << MOMENTS.index(moment)
    for i in range(s.count(z)):
        card = s.at(z, i)
        if c.moments[card] & bit != 0 and rank_of(s, card) == rank and not lends_itself(s, card, seat):
            many += _queue_of(s, card, seat, moment)
    return many


def _queue_of(s: State, card: i64, seat: int, moment: str) -> i64:
    many: i64 = 0
    title = s.game.title
    if title.is_silent(s, card):
        return 0
    for box in s.game.rules_of(card).at_moment(moment):
        if box.side != 0 and not title.is_chosen(s, card, box.side):
            continue
        if not is_spent(s, box, card, seat):
            src: int = card
            queue(s, box, seat, src, NOTHING, seat)
            many += 1
    return many
