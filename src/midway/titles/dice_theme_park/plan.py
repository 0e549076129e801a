"""Plan: two staff cards picked in secret, revealed together; then turn order (turn_order.py) and income."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.node import Node
from midway.kernel.options import Options
from midway.kernel.results import ENACTED
from midway.kernel.schema import EVERYBODY
from midway.titles.dice_theme_park.columns import columns
from midway.titles.dice_theme_park.happenings import INCOME_PAID, PLAYED_STAFF, tell
from midway.titles.dice_theme_park.schema import COINS, HAND, PLAYED, STAFF_PAIR, seat_in_turn
from midway.titles.dice_theme_park.staff import money_of_staff
from midway.titles.dice_theme_park.tiles import printed_income
from midway.titles.dice_theme_park.verbs import PLAY

if TYPE_CHECKING:
    from midway.kernel.state import State

NOT_PICKED: Final = -1


@dataclass(frozen=True)
class PickStaff(Node):
    """Exactly two of the six cards in hand; cards of one kind are the same (DTP-PLAN-01, -02)."""

    def question(self, s: State, f: i64) -> str:
        return "dice_theme_park/staff"

    def rule_id(self, s: State, f: i64) -> str:
        return "DTP-PLAN-01"

    def options(self, s: State, f: i64, o: Options) -> None:
        z = s.zone(s.you(f), HAND)
        offered: i64 = 0  # pairs of kinds, a bit each; a kind is told by its first card in a hand of six
        for i in range(s.count(z)):
            for k in range(i + 1, s.count(z)):
                a, b = first_of_kind(s, z, i), first_of_kind(s, z, k)
                one: i64 = 1
                pair = one << (min(a, b) * 6 + max(a, b))
                if offered & pair == 0:
                    offered |= pair
                    o.offer(PLAY, s.at(z, i), s.at(z, k))

    def step(self, s: State, f: i64) -> None:
        seat = s.you(f)
        if s.pc(f) == 0:
            s.ask_openly(f, 1, seat)
            return
        z = s.zone(seat, HAND)
        s.set_own(seat, STAFF_PAIR, pair_number(s.place_of(z, s.arg), s.place_of(z, s.arg2)))
        s.end(ENACTED)


def first_of_kind(s: State, z: i64, i: i64) -> i64:
    """The place of the first card in a zone that does what the card at place i does."""
    staff = columns(s).staff
    first: i64 = 0
    while staff[s.at(z, first)] != staff[s.at(z, i)]:
        first += 1
    return first


def pair_number(i: i64, k: i64) -> int:
    """Of two places in a hand of six, the pairs (0, 1), (0, 2), (1, 2), (0, 3) ... counted from 0."""
    return k * (k - 1) // 2 + i


def places_of_pair(number: i64) -> tuple[i64, i64]:
    k: i64 = 1
    while number >= k:
        number -= k
        k += 1
    return number, k


@dataclass(frozen=True)
class RevealStaff(Node):
    """All pairs are shown at once and stay out for the round (DTP-PLAN-03)."""

    def step(self, s: State, f: i64) -> None:
        for seat in range(s.players):
            i, k = places_of_pair(s.own(seat, STAFF_PAIR))
            z = s.zone(seat, HAND)
            for card in (s.at(z, i), s.at(z, k)):
                s.move(card, s.zone(seat, PLAYED))
                tell(s, PLAYED_STAFF, seat, card)
            s.set_own(seat, STAFF_PAIR, NOT_PICKED)
        s.learn(EVERYBODY)
        s.end(ENACTED)


@dataclass(frozen=True)
class PayIncome(Node):
    """Both staff cards, the Park Entrance and every attraction with an income pay (DTP-PLAN-10, -12)."""

    def step(self, s: State, f: i64) -> None:
        for place in range(s.players):
            seat = seat_in_turn(s, place)
            from_park = printed_income(s, seat)
            money = money_of_staff(s, seat) + from_park
            s.gain(seat, COINS, money)
            tell(s, INCOME_PAID, seat, -1, money, from_park)
        s.end(ENACTED)
