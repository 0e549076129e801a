"""Whatever is not offered is refused with a reason, and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from midway.kernel.decisions import Decision
from midway.kernel.errors import Refused
from midway.kernel.match import Match
from tests.testkit.conformance.copying import words
from tests.testkit.conformance.playing import Dice, Played

PROBES = 10  # at each decision
WORDS = (
    "", " ", "pass pass", "pick", "pick nobody.nothing", "pick 1", "seat seat9", "seat 0", "seat1", "number",
    "number -1",
    "number 99999", "number 1e3", "branch 4095", "first 4096", "yes ", " yes", "YES", "да", "взять карту", "пасс",
    "number ٣", "number ²", "seat seat²", "pick \N{PILE OF POO}", "pass\n", "pass\x00", "\ud800", "pick " + "x" * 5_000,
    "number " + "9" * 5_000, "a" * 100_000, "pass " * 400, "__class__", "{0}", "'; --",
)  # fmt: skip
NUMBERS = (-1, -(2**63), 2**44, 2**62, 2**63, 2**70, 255, 254, 15, 9 << 8, 0xFFF << 32, 4095 << 8 | 3)


def check_refusals(played: Played, seed: int = 1) -> list[str]:
    """At every decision: others' options, options of other moments, numbers and words out of nowhere."""
    found: list[str] = []
    match = played.table.begin(played.seed)
    dice = Dice(seed, played.seed, 5)
    known = sorted({(seat, choice) for seat, choice in played.choices})
    for number, (seat, choice) in enumerate(played.choices):
        bad: list[tuple[int, int | str]] = [(dice.below(played.table.seats + 2) - 1, option) for option in _any(dice)]
        bad += [known[dice.below(len(known))] for _ in range(PROBES // 2)]
        bad += [(other, choice) for other in range(played.table.seats) if other not in match.awaited]
        bad += [(-1, choice), (played.table.seats, choice), (2**40, choice)]
        found += [f"{played.at(number)}: {why}" for why in _try_all(match, bad)]
        if found:
            return found  # the match may be another one now
        match.choose(seat, choice)
    return [f"{played.at(len(played.choices))}: {why}" for why in _try_all(match, list(known[:3]))]


def _any(dice: Dice) -> list[int | str]:
    half = PROBES // 2
    words: list[int | str] = [WORDS[dice.below(len(WORDS))] for _ in range(half)]
    numbers = [NUMBERS[dice.below(len(NUMBERS))] for _ in range(half // 2)]
    return [*words, *numbers, *[dice.below(2**20) | dice.below(2**24) << 20 for _ in range(half // 2)]]


def _try_all(match: Match, answers: Sequence[tuple[int, int | str]]) -> list[str]:
    """Give every answer that is not, by chance, a good one after all."""
    asked = match.pending
    good = {(decision.seat, answer) for decision in asked for answer in _good_answers(decision)}
    found: list[str] = []
    for seat, option in answers:
        if (seat, option) not in good:
            found += [f"seat {seat}, {str(option)[:60]!r}: {why}" for why in _try(match, seat, option)]
    if match.pending != asked:
        found.append("answers were refused, but the questions changed")
    return found


def _good_answers(decision: Decision) -> Iterator[int | str]:
    for option in (*decision.options, *decision.free):
        yield option.value
        yield option.words


def _try(match: Match, seat: int, option: int | str) -> list[str]:
    before, state, clock, steps = words(match.state), match.state, match.clock, len(match.steps)
    try:
        match.choose(seat, option)
    except Refused as refused:
        found = [] if refused.reason else ["refused without a reason"]
    except Exception as problem:  # noqa: BLE001  (whatever it is, it is no refusal)
        found = [f"not refused, but {type(problem).__name__}: {problem}"]
    else:
        return ["taken, though it was not offered"]
    if match.state is not state or words(state) != before or match.clock != clock or len(match.steps) != steps:
        found.append("refused, but something changed")
    return found
