"""Candy floss: two tickets at any time, or a point at the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.node import Node
from midway.kernel.results import ENACTED
from midway.titles.coconut_shy.happenings import ATE, tell
from midway.titles.coconut_shy.schema import EAT, FLOSS, TICKETS, floss

if TYPE_CHECKING:
    from midway.kernel.options import Options
    from midway.kernel.state import State

TICKETS_FOR_FLOSS: Final = 2


def offer_floss(s: State, seat: i64, o: Options) -> None:
    """Whenever the seat has a decision of its own, but not while all stake (CS-FLOSS-01, -02)."""
    if floss(s, seat) > 0 and not s.is_together:
        o.offer(EAT)


def floss_brings(s: State, seat: i64, token: i64, n: i64) -> bool:
    """Could eating all of it bring n more of a token? (CS-FLOSS-03)"""
    return token == TICKETS and n <= TICKETS_FOR_FLOSS * floss(s, seat)


@dataclass(frozen=True)
class EatFloss(Node):
    """One portion becomes tickets."""

    def step(self, s: State, f: i64) -> None:
        seat = s.you(f)
        tell(s, ATE, seat)
        s.gain(seat, FLOSS, -1)
        s.gain(seat, TICKETS, TICKETS_FOR_FLOSS)
        s.end(ENACTED)
