"""Staff cards played this round, and the administrator: who may do what because of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.titles.dice_theme_park.columns import AGENT, MASCOT, NONE, columns
from midway.titles.dice_theme_park.figures import MASCOT_DISCOUNT
from midway.titles.dice_theme_park.schema import ADMINISTRATOR, PLAYED

if TYPE_CHECKING:
    from midway.kernel.state import State

MASCOT_PRICE = 5


def played(s: State, seat: i64, staff: i64) -> i64:
    """How many of its two staff cards of this round are of this kind (DTP-STAFF-03)."""
    c = columns(s)
    z = s.zone(seat, PLAYED)
    n: i64 = 0
    for i in range(s.count(z)):
        if c.staff[s.at(z, i)] == staff:
            n += 1
    return n


def die_total(s: State, seat: i64) -> i64:
    """The sum of the die values of the played cards (DTP-PLAN-04)."""
    c = columns(s)
    z = s.zone(seat, PLAYED)
    n: i64 = 0
    for i in range(s.count(z)):
        n += c.die_value[s.at(z, i)]
    return n


def money_of_staff(s: State, seat: i64) -> i64:
    c = columns(s)
    z = s.zone(seat, PLAYED)
    n: i64 = 0
    for i in range(s.count(z)):
        n += c.money[s.at(z, i)]
    return n


# ---- the administrator ------------------------------------------------------------------------------------------
def administrator(s: State, seat: i64) -> i64:
    """The seat's administrator; -1: it has none, or none any more."""
    return s.last(s.zone(seat, ADMINISTRATOR))


def has_administrator(s: State, seat: i64, effect: i64) -> bool:
    card = administrator(s, seat)
    return card >= 0 and columns(s).effect[card] == effect


def colour_of_administrator(s: State, seat: i64, effect: i64) -> i64:
    """The colour this administrator shows; NONE if the seat's is another."""
    return columns(s).colour[administrator(s, seat)] if has_administrator(s, seat, effect) else NONE


def holder_of(s: State, effect: i64) -> i64:
    """The seat with this administrator, of which there is one copy; -1: nobody."""
    for seat in range(s.players):
        if has_administrator(s, seat, effect):
            return seat
    return -1


def price_of_mascot(s: State, seat: i64) -> i64:
    """DTP-REC-01, less all discounts, never below nothing (DTP-STAFF-17)."""
    price: i64 = MASCOT_PRICE - MASCOT_DISCOUNT * played(s, seat, MASCOT)
    if has_administrator(s, seat, AGENT):
        price -= MASCOT_DISCOUNT
    return max(price, 0)
