"""Scoring: points on prizes, kinds of prize, tickets left, candy floss kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.titles.coconut_shy.schema import FLOSS, stall, tickets

if TYPE_CHECKING:
    from midway.kernel.state import State

TICKETS_A_POINT: Final = 3
POINTS_A_KIND: Final = 2


def score(s: State, seat: i64) -> int:
    """What the seat would score now (CS-SCORE-01)."""
    return sum(score_by_source(s, seat).values())


def score_by_source(s: State, seat: i64) -> dict[str, int]:
    """The same, told apart; the parts sum exactly."""
    points = 0
    kinds: list[str] = []
    z = stall(s, seat)
    for i in range(s.count(z)):
        card = s.game.cards[s.at(z, i)]
        points += card.numbers["points"]
        for kind in card.lists["types"]:
            if kind not in kinds:
                kinds.append(kind)
    return {
        "prizes": points,
        "kinds": POINTS_A_KIND * len(kinds),
        "tickets": int(tickets(s, seat)) // TICKETS_A_POINT,
        "floss": int(s.own(seat, FLOSS)),
    }
