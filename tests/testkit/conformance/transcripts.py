"""Golden playthroughs: a short match written down so that a person can judge what a change has changed."""

from __future__ import annotations

from collections.abc import Iterator

from midway.kernel.decisions import Decision, decision_for
from midway.kernel.show import differences, show
from midway.kernel.state import State
from tests.testkit.conformance.playing import Played, dice_of, play, play_out
from tests.testkit.conformance.secrets import open_log_lines
from tests.testkit.conformance.tables import Table

INNER = "table, together"  # where a frame lies
TRIED = range(40)  # seeds, of which the shortest match is written down


def shortest(table: Table) -> Played:
    lengths = {seed: play_out(table.begin(seed).state, dice_of(table, seed)) for seed in TRIED}
    return play(table, min(TRIED, key=lambda seed: (lengths[seed], seed)))


def transcript(played: Played) -> str:
    """The whole match: opening, every question with its options, what was chosen, what changed, what the log says."""
    return "\n".join(_lines(played)) + "\n"


def _lines(played: Played) -> Iterator[str]:
    match = played.match
    yield f"{played.table.name}, seed {played.seed}: a random match, shown openly"
    yield ""
    yield from _table(played.positions[0])
    yield from _log(played.positions[0], played, 0)
    for number, step in enumerate(match.steps, 1):
        before, after = played.positions[number - 1].clone(), played.positions[number]
        decision = decision_for(before, step.seat)
        assert decision is not None
        yield ""
        yield f"{number}. seat {step.seat}, {_question(decision)}"
        yield f"  options: {' | '.join(option.words for option in decision.options)}"
        if decision.free:
            yield f"  freely: {' | '.join(option.words for option in decision.free)}"
        yield f"  chosen: {step.option}"
        for name, was, now in differences(before, after):
            if name.startswith(("table, ", "seat ")) and name != INNER:
                yield f"  {name}: {_change(was, now)}"
        yield from _log(after, played, number)
        yield f"  scores: {' '.join(map(str, after.game.title.scores(after)))}"
    yield ""
    yield from _table(played.positions[-1])
    yield f"places: {' '.join(map(str, match.places))}"


def _change(was: str, now: str) -> str:
    """Which cards went and came, where a zone is named."""
    if not was.startswith("("):
        return f"{was} -> {now}"
    before, after = (text.partition(") ")[2].split(", ") for text in (was, now))
    gone = [f"-{card}" for card in before if card and card not in after]
    come = [f"+{card}" for card in after if card and card not in before]
    return " ".join([*gone, *come]) or "in another order"


def _table(s: State) -> Iterator[str]:
    """What lies on the table and is asked; not what runs, which is the kernel's affair."""
    part = "table"
    for line in show(s).splitlines():
        part = part if line.startswith(" ") else line
        if part.startswith((s.game.title.id, "asked", "table", "seat ")) and not f"{part},{line[1:]}".startswith(INNER):
            yield line


def _question(decision: Decision) -> str:
    return " ".join(filter(None, [decision.kind, decision.rule, decision.source]))


def _log(s: State, played: Played, number: int) -> Iterator[str]:
    facts = played.match.steps[number - 1].facts if number else played.match.opening
    yield from (f"  > {line}" for line in open_log_lines(s, facts))
