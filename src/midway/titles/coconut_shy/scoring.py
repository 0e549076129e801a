"""Scoring: points on prizes, different kinds of prize, tickets left, candy floss kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.titles.coconut_shy.schema import floss, stall, tickets

if TYPE_CHECKING:
    from midway.kernel.state import State

POINTS_FOR_KINDS: Final = (0, 1, 3, 6, 10)
TICKETS_A_POINT: Final = 3


def score(s: State, seat: i64) -> int:
    """What the seat would score now (CS-SCORE-01)."""
    return sum(score_by_source(s, seat).values())


def score_by_source(s: State, seat: i64) -> dict[str, int]:
    """The same, told apart; the parts sum exactly."""
    prizes = [s.game.cards[card] for card in s.cards(stall(s, seat))]
    kinds = {kind for prize in prizes for kind in prize.lists["types"]}
    return {
        "prizes": sum(prize.numbers["points"] for prize in prizes),
        "kinds": POINTS_FOR_KINDS[len(kinds)],
        "tickets": int(tickets(s, seat)) // TICKETS_A_POINT,
        "floss": int(floss(s, seat)),
    }


def places(s: State) -> list[int]:
    """Equal scores: more tickets; equal tickets share the place (CS-SCORE-02)."""
    worth = [(score(s, seat), int(tickets(s, seat))) for seat in range(s.players)]
    return [1 + sum(other > mine for other in worth) for mine in worth]
