"""Bot: who decides for a seat from what the seat may know, and from nothing else."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from midway.kernel.errors import SoftLock
from midway.kernel.playout import MOST_DECISIONS, drawn_below
from midway.kernel.redeal import Redealt, redealt

if TYPE_CHECKING:
    from midway.kernel.match import Match
    from midway.kernel.replaying import Step
    from midway.kernel.state import State

IMAGINING: Final = 1 << 20  # where the luck of what a bot imagines begins, far from its other numbers
WORD: Final = 1 << 31


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

    def choose(self, world: State, seat: int, luck: BotLuck) -> int:
        """Pick one of the seat's options or free moves.

        `world` is a whole position the seat could be in for all it knows, made up where it cannot know: a bot may look
        at all of it, try things out on clones of it, or deal it anew. It is asked as in `world.legal(seat)`.
        """
        ...


def imagined(s: State, luck: BotLuck) -> Redealt:
    """A position its seat cannot tell from the real one; the same for all real positions that look alike to it.

    Only a secret that singles out one of several hidden cards may fall on another of them.
    """
    dice = BotLuck(luck.key0, luck.key1, luck.seat, luck.number, IMAGINING)
    return redealt(s, luck.seat, dice.below(WORD), dice.below(WORD))


def chosen_by(bot: Bot, s: State, luck: BotLuck) -> int:
    """What a bot answers for the seat of its luck, out of a world it could be in; in the terms of this one."""
    dealt = imagined(s, luck)
    return int(dealt.undone(bot.choose(dealt.state, luck.seat, luck)))


def play_out(s: State, bots: list[Bot], keys: tuple[int, int]) -> int:
    """Let bots play a position to its end, one for each seat; gives how many choices were made.

    It is the very match that `take_turn` plays, without a record of it.
    """
    made = [0] * len(bots)
    while not s.is_over:
        if sum(made) == MOST_DECISIONS:
            raise SoftLock(f"the match has not ended after {MOST_DECISIONS} choices")
        seat = int(s.who)
        s.apply(seat, chosen_by(bots[seat], s, BotLuck(keys[0], keys[1], seat, made[seat])))
        made[seat] += 1
    return sum(made)


def take_turn(match: Match, seat: int, bot: Bot, keys: tuple[int, int]) -> Step:
    """Let a bot take the decision its seat is asked for."""
    if not match.state.is_awaited(seat):
        raise ValueError(f"seat {seat} has nothing to decide")
    luck = BotLuck(*keys, seat, sum(step.seat == seat for step in match.steps))
    return match.choose(seat, chosen_by(bot, match.state, luck))
