"""Simulation: many matches of bots, one seed each, and what became of them.

Match number i of a run with seed s is the match of seed s + i, whoever plays it on how many processes.
"""

from __future__ import annotations

import hashlib
import sys
from array import array
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from midway.bots import find_bot
from midway.bots.bot import Bot, bot_keys, play_out
from midway.kernel import playout as playout_module
from midway.kernel.begin import new_state
from midway.kernel.chance import key_of
from midway.kernel.content import Pack
from midway.kernel.game import Game
from midway.kernel.happenings import Facts
from midway.kernel.playout import playout
from midway.kernel.records import secret_from_seed
from midway.titles import find_title
from midway.titles.figures import balance_of

if TYPE_CHECKING:
    from midway.kernel.state import State
    from midway.kernel.title import Title

RANDOM: Final = "random"
FAILED: Final = hashlib.sha256(b"midway: this match did not end\n").digest()  # in place of a final state's digest


@dataclass(frozen=True)
class Plan:
    """What to play. `bot` is one name for all seats, or names with commas between: the seats take them in turn."""

    title: str
    players: int
    matches: int
    seed: int = 0
    bot: str = RANDOM
    options: dict[str, str] = field(default_factory=dict)
    counting: bool = False  # does somebody listen to what happens, and count for the title (titles/figures.py)?

    def bots(self) -> list[str]:
        """Who sits in each seat."""
        names = self.bot.split(",")
        return [names[seat % len(names)] for seat in range(self.players)]

    def part(self, first: int, matches: int) -> Plan:
        """Some of the plan's matches, from number `first` on."""
        return replace(self, seed=self.seed + first, matches=matches)


@dataclass(frozen=True)
class Ended:
    """One match: its seed, how many choices were made, the digest of its final state, what each seat got."""

    seed: int
    decisions: int
    digest: bytes
    scores: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    error: str = ""  # what went wrong
    counts: dict[str, int] = field(default_factory=dict)  # what the title counted


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
    one_match = _random_match
    if set(plan.bots()) != {RANDOM}:
        one_match = partial(_bot_match, [find_bot(name) for name in plan.bots()])
    balance = balance_of(game.title) if plan.counting else None
    fingerprint = game.fingerprint().encode()
    for seed in range(plan.seed, plan.seed + plan.matches):
        try:
            facts = Facts() if balance is not None else None
            decisions, s = one_match(game, seed, facts)
            digest = hashlib.sha256(fingerprint + _little_endian(s.save())).digest()
            scores, places = game.title.scores(s), game.title.places(s)
            counts = balance.count(s, facts.all) if balance is not None and facts is not None else {}
            yield Ended(seed, decisions, digest, tuple(scores), tuple(places), counts=dict(counts))
        except Exception as problem:  # noqa: BLE001
            yield Ended(seed, 0, FAILED, error=f"{type(problem).__name__}: {problem}")


def _random_match(game: Game, seed: int, facts: Facts | None = None) -> tuple[int, State]:
    secret = secret_from_seed(seed)
    s = new_state(game, *key_of(secret, []), facts=facts)
    s.facts = facts
    return int(playout(s, *bot_keys(secret))), s


def _bot_match(bots: list[Bot], game: Game, seed: int, facts: Facts | None = None) -> tuple[int, State]:
    secret = secret_from_seed(seed)
    s = new_state(game, *key_of(secret, []), facts=facts)
    s.facts = facts
    return play_out(s, bots, bot_keys(secret)), s


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
class SeatSummary:
    """How a seat did: its bot, the matches it won (shared first places count in part), its mean score and place."""

    bot: str
    wins: float
    win_rate: float
    mean_score: float
    mean_place: float


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
    winners_mean_score: float
    seats: tuple[SeatSummary, ...]


class Tally:
    """Adds up matches in order."""

    def __init__(self) -> None:
        self.decisions = 0
        self.failures: list[Ended] = []
        self._digest = hashlib.sha256()
        self._ended = 0
        self._best = 0  # scores of winners, added up
        self._wins: list[float] = []
        self._scores: list[int] = []
        self._places: list[int] = []
        self.counts: Counter[str] = Counter()  # what the title counted

    def add(self, ended: Ended) -> None:
        self.decisions += ended.decisions
        self._digest.update(ended.digest)
        if ended.error:
            self.failures.append(ended)
        else:
            self._count(ended)

    def _count(self, ended: Ended) -> None:
        self.counts.update(ended.counts)
        players = len(ended.scores)
        if not self._ended:
            self._wins, self._scores, self._places = [0.0] * players, [0] * players, [0] * players
        self._ended += 1
        winners = [seat for seat in range(players) if ended.places[seat] == 1]
        self._best += ended.scores[winners[0]]
        for seat in range(players):
            self._wins[seat] += (seat in winners) / len(winners)
            self._scores[seat] += ended.scores[seat]
            self._places[seat] += ended.places[seat]

    def seats(self, plan: Plan) -> tuple[SeatSummary, ...]:
        """What the matches that ended brought each seat."""
        many = max(1, self._ended)
        return tuple(
            SeatSummary(bot, round(wins, 2), round(wins / many, 4), round(score / many, 2), round(place / many, 3))
            for bot, wins, score, place in zip(plan.bots(), self._wins, self._scores, self._places, strict=False)
        )

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
            winners_mean_score=round(self._best / max(1, self._ended), 2),
            seats=self.seats(plan),
        )
