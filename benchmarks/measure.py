"""The stopwatch: what is measured of a contestant, and how. It runs inside the contestant's own process.

All times are processor time of that process, best of several repeats over the same work.
"""

from __future__ import annotations

import gc
import json
import math
import sys
import time
import timeit
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

NEVER = 1_000_000_000
POSITIONS = 8


@dataclass(frozen=True)
class Tally:
    """What a stretch of play came to."""

    decisions: int
    options: int


@dataclass(frozen=True)
class Subject:
    """A game, as the stopwatch sees it.

    None stands for what a library does not offer. `play_on` plays uniformly at random until the game is over or
    `at_most` decisions are taken; its luck comes from the function it is given, so that equal games end equally.
    """

    version: str
    new_game: Callable[[int], Any]
    play_on: Callable[[Any, Callable[[], float], int], Tally]
    clone: Callable[[Any], Any] | None = None
    save: Callable[[Any], bytes | str] | None = None
    restore: Callable[[Any], Any] | None = None
    view: Callable[[Any], object] | None = None
    record: Callable[[int, Any], Any] | None = None
    replay: Callable[[Any], Any] | None = None
    is_wanted: Callable[[Any], bool] = lambda _: True


@dataclass(frozen=True)
class Numbers:
    """The result for one contestant; microseconds where the name says `us`, None where the library offers nothing.

    A game includes its set-up; a decision does not, since some games are three decisions long and others a thousand.
    """

    version: str
    games: int
    decisions_per_game: float
    options_per_decision: float
    game_us: float
    decision_us: float
    new_game_us: float
    clone_us: float | None
    save_us: float | None
    save_bytes: float | None
    restore_us: float | None
    view_us: float | None
    replay_us: float | None


@dataclass(frozen=True)
class Effort:
    """How long one repeat lasts, in seconds, how many there are, and how many games are played in each.

    Zero games means: find out how many make a good repeat.
    """

    repeat_seconds: float
    repeats: int
    games: int


def run(subject: Subject) -> None:
    """Measure `subject` and print one line of JSON. The command line ends with the three parts of the effort."""
    effort = Effort(float(sys.argv[-3]), int(sys.argv[-2]), int(sys.argv[-1]))
    print(json.dumps(asdict(measure(subject, effort))))


def measure(subject: Subject, effort: Effort) -> Numbers:
    """Measure everything `subject` offers, after checking that its copies are true copies."""
    positions = _positions(subject)
    _check_copies(subject, positions)

    seconds, games, tally = _play(subject, effort)
    new_game_us = _cost(subject.new_game, range(1, games + 1), effort)
    saves = [subject.save(position) for position in positions] if subject.save else []
    return Numbers(
        version=subject.version,
        games=games,
        decisions_per_game=tally.decisions / games,
        options_per_decision=tally.options / tally.decisions,
        game_us=seconds / games * 1e6,
        decision_us=(seconds * 1e6 - new_game_us * games) / tally.decisions,
        new_game_us=new_game_us,
        clone_us=_cost(subject.clone, positions, effort) if subject.clone else None,
        save_us=_cost(subject.save, positions, effort) if subject.save else None,
        save_bytes=sum(_size(save) for save in saves) / len(saves) if saves else None,
        restore_us=_cost(subject.restore, saves, effort) if subject.restore else None,
        # A view comes last: a subject without copies has but one position, and it has to be fresh.
        view_us=_cost(subject.view, _positions(subject), effort) if subject.view else None,
        replay_us=_replay(subject, effort),
    )


def _play(subject: Subject, effort: Effort) -> tuple[float, int, Tally]:
    """Play whole games, the same ones in each repeat, and give the seconds of the best repeat."""
    games = effort.games or _games_in(subject, 4 * effort.repeat_seconds)
    best = math.inf
    for _ in range(effort.repeats):
        seconds, tally = _seconds_of_games(subject, games)
        best = min(best, seconds)
    return best, games, tally


def _games_in(subject: Subject, wanted: float) -> int:
    """Find how many games take about the seconds wanted."""
    games, seconds = 2, _seconds_of_games(subject, 2)[0]
    while seconds < wanted / 4:
        games *= 2
        seconds = _seconds_of_games(subject, games)[0]
    return max(2, round(games * wanted / seconds))


def _seconds_of_games(subject: Subject, games: int) -> tuple[float, Tally]:
    new_game, play_on = subject.new_game, subject.play_on
    decisions = options = 0
    began = time.process_time()
    for seed in range(1, games + 1):
        tally = play_on(new_game(seed), Random(seed).random, NEVER)
        decisions += tally.decisions
        options += tally.options
    return time.process_time() - began, Tally(decisions, options)


def _replay(subject: Subject, effort: Effort) -> float | None:
    """Give the microseconds a recorded decision takes to replay."""
    if subject.record is None or subject.replay is None:
        return None
    records, decisions = [], 0
    for seed in range(1, POSITIONS + 1):
        game = subject.new_game(seed)
        decisions += subject.play_on(game, Random(seed).random, NEVER).decisions
        record = subject.record(seed, game)
        if subject.play_on(subject.replay(record), Random(seed).random, NEVER).decisions:
            raise AssertionError("A replayed match does not end where the match ended.")
        records.append(record)
    return _cost(subject.replay, records, effort) * len(records) / decisions


def _cost(operation: Callable[[Any], object], arguments: Sequence[Any], effort: Effort) -> float:
    """Give the microseconds of one call, averaged over the arguments; garbage is collected as in real play."""
    timer = timeit.Timer(
        "for argument in arguments: operation(argument)",
        setup="gc.enable()",
        timer=time.process_time,
        globals={"operation": operation, "arguments": arguments, "gc": gc},
    )
    rounds, seconds = 1, timer.timeit(1)
    while seconds < effort.repeat_seconds / 4:
        rounds *= 2
        seconds = timer.timeit(rounds)
    rounds = max(1, round(rounds * effort.repeat_seconds / 2 / seconds))
    return min(timer.repeat(effort.repeats, rounds)) / rounds / len(arguments) * 1e6


def _positions(subject: Subject) -> list[Any]:
    """Give positions from early to late in several games; only one if the library cannot copy."""
    wanted = POSITIONS if subject.clone else 1
    positions: list[Any] = []
    for seed in range(1, 50 * POSITIONS):
        share = (len(positions) + 1) / (wanted + 1)
        game = _stopped_game(subject, seed, share)
        if game is not None:
            positions.append(subject.clone(game) if subject.clone else game)
        if len(positions) == wanted:
            return positions
    raise AssertionError("No game came to a position that can be measured.")


def _stopped_game(subject: Subject, seed: int, share: float) -> Any | None:
    """Play the game of `seed` up to a share of its decisions, then on to the next position that is wanted."""
    decisions = subject.play_on(subject.new_game(seed), Random(seed).random, NEVER).decisions
    if decisions < 2:
        return None
    game, luck = subject.new_game(seed), Random(seed).random
    taken = max(1, int(decisions * share))
    subject.play_on(game, luck, taken)
    while taken < decisions and not subject.is_wanted(game):
        subject.play_on(game, luck, 1)
        taken += 1
    return game if taken < decisions else None


def _check_copies(subject: Subject, positions: Sequence[Any]) -> None:
    """See that clones and restored saves play on exactly like the original, which stays untouched."""
    if subject.clone is None:
        return
    for position in positions:
        ending = _ending(subject, subject.clone(position))
        if not ending.decisions or _ending(subject, subject.clone(position)) != ending:
            raise AssertionError("A clone does not play on like its original.")
        if not (subject.save and subject.restore):
            continue
        if _ending(subject, subject.restore(subject.save(position))) != ending:
            raise AssertionError("A restored save does not play on like its original.")


def _ending(subject: Subject, game: Any) -> Tally:
    return subject.play_on(game, Random(5).random, NEVER)


def _size(save: bytes | str) -> int:
    return len(save.encode() if isinstance(save, str) else save)
