"""Bot: who decides for a seat from what the seat may know, and from nothing else."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from midway.kernel.playout import drawn_below
from midway.kernel.views import view

if TYPE_CHECKING:
    from midway.kernel.decisions import Decision, Offered
    from midway.kernel.match import Match
    from midway.kernel.replaying import Step
    from midway.kernel.state import State


def bot_keys(secret: str) -> tuple[int, int]:
    """The key of the luck of all bots at a table. It follows from the match's secret and tells nothing of it."""
    digest = hashlib.sha256(b"midway bots\n" + json.dumps(secret).encode()).digest()
    return int.from_bytes(digest[:4], "big"), int.from_bytes(digest[4:8], "big")


@dataclass
class BotLuck:
    """What a bot may draw upon for one decision: the seat's own numbers, never the global ones.

    They depend on how many choices the seat has made, so a bot keeps nothing between decisions.
    """

    key0: int
    key1: int
    seat: int
    number: int
    drawn: int = 0

    def below(self, n: int) -> int:
        """A uniform number from 0 to n - 1."""
        self.drawn += 1
        return int(drawn_below(n, self.key0, self.key1, self.seat, self.number, self.drawn - 1))


class Bot(Protocol):
    """A player of any title, or of one."""

    def choose(self, view: State, decision: Decision, luck: BotLuck) -> Offered:
        """Pick one of the decision's options or free moves; `view` shows what the seat may see."""
        ...


def take_turn(match: Match, seat: int, bot: Bot, keys: tuple[int, int]) -> Step:
    """Let a bot take the decision its seat is asked for."""
    decision = match.decision(seat)
    if decision is None:
        raise ValueError(f"seat {seat} has nothing to decide")
    luck = BotLuck(*keys, seat, sum(step.seat == seat for step in match.steps))
    return match.choose(seat, bot.choose(view(match.state, seat), decision, luck).value)
