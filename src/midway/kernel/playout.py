"""Playout: a match played at random to its end, as fast as the kernel can.

Each seat draws its picks from the luck of its own bot, so a playout is the very match that random bots play.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from midway.kernel.chance import threefry
from midway.kernel.errors import SoftLock
from midway.kernel.state import FREE_BIT, SEAT_BITS, State

MOST_DECISIONS: Final = 100_000
DECISION_BITS: Final = 4  # of a bot's stream: the seat, and above it how many choices the seat has made


def drawn_below(n: i64, key0: i64, key1: i64, seat: i64, number: i64, drawn: i64) -> i64:
    """A number from 0 to n - 1 out of the luck that a seat's bot has for its decision of that number."""
    return (threefry(key0, key1, seat | (number << DECISION_BITS), drawn) * n) >> 32


def playout(s: State, key0: i64, key1: i64, most: i64 = MOST_DECISIONS) -> i64:
    """Answer every question at random, free moves among the answers; gives how many choices were made."""
    made = vec[i64]([0] * s.players)
    total: i64 = 0
    while not s.is_over:
        if total == most:
            raise SoftLock(f"the match has not ended after {most} choices")
        seat = s.who
        opts = s.legal(seat)
        free = s.free(seat)
        answers: i64 = len(opts)
        k = drawn_below(answers + len(free), key0, key1, seat, made[seat], 0)
        if k < answers:
            s.follow(opts[k] | (seat << SEAT_BITS))
        else:
            s.follow(free[k - answers] | (seat << SEAT_BITS) | FREE_BIT)
        made[seat] += 1
        total += 1
    return total
