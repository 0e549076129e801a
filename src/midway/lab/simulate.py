"""Simulation: many matches of bots, one seed each, and what became of them.

Match number i of a run with seed s is the match of seed s + i, whoever plays it on how many processes.
"""

from __future__ import annotations

import hashlib
import sys
from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from midway.bots import find_bot
from midway.bots.bot import Bot, bot_keys, take_turn
from midway.kernel import playout as playout_module
from midway.kernel.begin import new_state
from midway.kernel.chance import key_of
from midway.kernel.content import Pack
from midway.kernel.game import Game
from midway.kernel.match import Match
from midway.kernel.playout import playout
from midway.kernel.records import secret_from_seed
from midway.titles import find_title

if TYPE_CHECKING:
    from midway.kernel.state import State
    from midway.kernel.title import Title

RANDOM: Final = "random"
FAILED: Final = hashlib.sha256(b"midway: this match did not end\n").digest()  # in place of a final state's digest


@dataclass(frozen=True)
class Plan:
    """What to play."""

    title: str
    players: int
    matches: int
    seed: int = 0
    bot: str = RANDOM
    options: dict[str, str] = field(default_factory=dict)

    def part(self, first: int, matches: int) -> Plan:
        """Some of the plan's matches, from number `first` on."""
        return Plan(self.title, self.players, matches, self.seed + first, self.bot, self.options)


@dataclass(frozen=True)
class Ended:
    """One match: its seed, how many choices were made, the digest of its final state, what went wrong."""

    seed: int
    decisions: int
    digest: bytes
    error: str = ""


def game_of(title: Title, players: int, options: dict[str, str], packs: list[Pack] | None = None) -> Game:
    """The title put together for these players; `packs` instead of its own."""
    chosen = title.chosen(options, players)
    return Game(title, players, chosen, title.packs(players, chosen) if packs is None else packs)


def packs_of(plan: Plan) -> tuple[str, ...]:
    """The ids of the packs a plan is played with."""
    title = find_title(plan.title)
    return tuple(pack.id for pack in title.packs(plan.players, title.chosen(plan.options, plan.players)))


def play(plan: Plan, game: Game | None = None) -> Iterator[Ended]:
    """Play the matches of a plan one after the other; what a title raises is part of the outcome."""
    if game is None:
        game = game_of(find_title(plan.title), plan.players, plan.options)
    one_match = _random_match if plan.bot == RANDOM else partial(_bot_match, find_bot(plan.bot))
    fingerprint = game.fingerprint().encode()
    for seed in range(plan.seed, plan.seed + plan.matches):
        try:
            decisions, s = one_match(game, seed)
            digest = hashlib.sha256(fingerprint + _little_endian(s.save())).digest()
            yield Ended(seed, decisions, digest)
        except Exception as problem:  # noqa: BLE001
            yield Ended(seed, 0, FAILED, f"{type(problem).__name__}: {problem}")


def _random_match(game: Game, seed: int) -> tuple[int, State]:
    secret = secret_from_seed(seed)
    s = new_state(game, *key_of(secret, []))
    return int(playout(s, *bot_keys(secret))), s


def _bot_match(bot: Bot, game: Game, seed: int) -> tuple[int, State]:
    secret = secret_from_seed(seed)
    match = Match.begin(game.title, game.seats, game.options, secret, packs=game.packs)
    keys = bot_keys(secret)
    while not match.is_over:
        take_turn(match, match.awaited[0], bot, keys)
    return len(match.steps), match.state


def _little_endian(raw: bytes) -> bytes:
    """The same bytes on every machine, as in kernel/replaying.py."""
    if sys.byteorder == "little":
        return raw
    words = array("h", raw)
    words.byteswap()
    return words.tobytes()


def is_compiled() -> bool:
    """Does the kernel run as machine code?"""
    return Path(playout_module.__file__ or ".py").suffix != ".py"


@dataclass(frozen=True)
class Summary:
    """What a simulation reports."""

    title: str
    players: int
    matches: int
    decisions: int
    seconds: float
    matches_per_second: float
    decisions_per_second: float
    errors: int
    compiled: bool
    digest: str  # over the digests of all final states, in order
    bot: str
    seed: int
    options: dict[str, str]
    packs: tuple[str, ...]  # the ids of those it was played with


class Tally:
    """Adds up matches in order."""

    def __init__(self) -> None:
        self.decisions = 0
        self.failures: list[Ended] = []
        self._digest = hashlib.sha256()

    def add(self, ended: Ended) -> None:
        self.decisions += ended.decisions
        self._digest.update(ended.digest)
        if ended.error:
            self.failures.append(ended)

    def summary(self, plan: Plan, seconds: float) -> Summary:
        return Summary(
            title=plan.title,
            players=plan.players,
            matches=plan.matches,
            decisions=self.decisions,
            seconds=round(seconds, 3),
            matches_per_second=round(plan.matches / seconds, 1),
            decisions_per_second=round(self.decisions / seconds, 1),
            errors=len(self.failures),
            compiled=is_compiled(),
            digest=self._digest.hexdigest(),
            bot=plan.bot,
            seed=plan.seed,
            options=plan.options,
            packs=packs_of(plan),
        )
