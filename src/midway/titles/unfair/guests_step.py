"""The Guests step: guests come for the stars, pay, and tickets are checked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.node import Node
from midway.kernel.results import ENACTED
from midway.titles.unfair.happenings import GUESTS_CAME, tell
from midway.titles.unfair.park import capacity, coins_a_guest, star_total
from midway.titles.unfair.schema import COINS, GUESTS, INCOME, LOANS, STARS_THIS_ROUND

if TYPE_CHECKING:
    from midway.kernel.state import State


def guests_of(s: State, seat: i64) -> i64:
    """As many as there are stars, up to the capacity (UNF-GUEST-04)."""
    return guests_for(s, seat, star_total(s, seat))


def guests_for(s: State, seat: i64, stars: i64) -> i64:
    """How many of those who would come for so many stars find room."""
    return min(stars, capacity(s, seat))


@dataclass(frozen=True)
class GuestsCome(Node):
    """The figures of all seats are taken at the same moment, then everybody is paid (UNF-GUEST-01, -12)."""

    def step(self, s: State, f: i64) -> None:
        for seat in range(s.players):
            stars = star_total(s, seat)
            guests = guests_for(s, seat, stars)
            s.set_own(seat, STARS_THIS_ROUND, stars)
            s.set_own(seat, GUESTS, guests)
            s.set_own(seat, INCOME, guests * coins_a_guest(s, seat))  # UNF-GUEST-06
        for i in range(s.players):
            seat = s.after(s.first_seat, i)
            tell(s, GUESTS_CAME, seat, -1, s.own(seat, GUESTS), s.own(seat, INCOME))
            if s.own(seat, INCOME) > 0:
                s.gain(seat, COINS, s.own(seat, INCOME))
        for seat in range(s.players):
            s.set_own(seat, INCOME, s.own(seat, INCOME) - own_coins(s, seat))
        s.end(ENACTED)


@dataclass(frozen=True)
class CountIncome(Node):
    """Whatever else came under direct control in this step is income too; loans are not (UNF-GUEST-10)."""

    def step(self, s: State, f: i64) -> None:
        for seat in range(s.players):
            s.set_own(seat, INCOME, max(0, s.own(seat, INCOME) + own_coins(s, seat)))
        s.end(ENACTED)


def own_coins(s: State, seat: i64) -> i64:
    """Coins that are not borrowed, to compare two moments by."""
    return s.own(seat, COINS) - 5 * s.own(seat, LOANS)
