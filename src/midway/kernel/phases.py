"""Phases: what others may know while all seats decide at the same time.

Of a seat that has not finished they know nothing new: neither what it has answered nor how often. Answers commute,
so the position in which it has not answered yet is as good as the real one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.nodes.flow import Together
from midway.kernel.schema import STRANDS, TOGETHER

if TYPE_CHECKING:
    from midway.kernel.replaying import Step
    from midway.kernel.state import State


def first_of_phase(steps: list[Step], phase: int) -> int:
    """How many choices had been made when this phase began; the phase must be the last."""
    number = len(steps)
    while number > 0 and steps[number - 1].phase == phase:
        number -= 1
    return number


def is_open(s: State) -> bool:
    """Does the table play the simultaneous phase that runs openly? Then everybody sees what is done in it."""
    node = s.node(s.num(TOGETHER))
    return isinstance(node, Together) and node.openly


def as_known(s: State, start: State, viewer: i64) -> State:
    """The position as far as a viewer may know of it; `start` is where the phase began."""
    unfinished = s.num(STRANDS)
    if viewer >= 0:
        unfinished &= ~(1 << viewer)
    if unfinished == 0 or is_open(s):
        return s
    t = s.clone()
    for seat in range(s.players):
        if (unfinished >> seat) & 1:
            _put_back(t, start, seat)
    t.stale()
    return t


def _put_back(t: State, start: State, seat: i64) -> None:
    """What is this seat's, as it was: its block, and the words of the cards in it."""
    game = t.game
    first = game.schema.seat_at(seat)
    for k in range(first, first + game.seat_size):
        n: int = start.num(k)
        t.put(k, n)
    for card in range(len(game.cards)):
        if start.owner_of(card) == seat:
            for at in [game.where_at, *game.schema.per_card]:
                n = start.num(at + card)
                t.put(at + card, n)
