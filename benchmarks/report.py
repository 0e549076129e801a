"""The tables: what was measured, how often Midway is faster, and whether its own goals are met."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.table import Table as RichTable

from benchmarks.contestants import COMPILED, INTERPRETED, MIDWAY_COMPILED, Contestant, midway_key
from benchmarks.measure import Numbers

NOT_OFFERED = "—"


@dataclass(frozen=True)
class Result:
    """One contestant's numbers, the best of all rounds."""

    contestant: Contestant
    numbers: Numbers
    start_up_ms: float
    spread: float


@dataclass(frozen=True)
class Table:
    """A titled table, before it becomes Markdown or a picture in the terminal."""

    title: str
    header: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Goal:
    """A cost, in microseconds if nothing else is said, that a contestant of ours promises not to exceed."""

    key: str
    name: str
    at_most: float
    measured: Callable[[Numbers], float | None]


def _game(numbers: Numbers) -> float:
    return numbers.game_us


def _whole_replay(numbers: Numbers) -> float | None:
    return None if numbers.replay_us is None else numbers.replay_us * numbers.decisions_per_game


_UNFAIR = midway_key(COMPILED, "unfair")
GOALS = (
    Goal(MIDWAY_COMPILED, "a decision, with its option list", 2.0, lambda numbers: numbers.decision_us),
    Goal(MIDWAY_COMPILED, "clone, mid-effect", 0.3, lambda numbers: numbers.clone_us),
    Goal(MIDWAY_COMPILED, "save", 1.0, lambda numbers: numbers.save_us),
    Goal(MIDWAY_COMPILED, "view", 10.0, lambda numbers: numbers.view_us),
    Goal(_UNFAIR, "a game with its set-up: 1,500 a second", 1e6 / 1500, _game),
    Goal(_UNFAIR, "clone, mid-effect", 0.5, lambda numbers: numbers.clone_us),
    Goal(_UNFAIR, "a saved state, in bytes", 10_000, lambda numbers: numbers.save_bytes),
    Goal(_UNFAIR, "replay of a whole game", 2000, _whole_replay),
    Goal(midway_key(INTERPRETED, "unfair"), "a game with its set-up: 60 a second", 1e6 / 60, _game),
)

RATIOS: tuple[tuple[str, Callable[[Result], float | None]], ...] = (
    ("decision", lambda result: result.numbers.decision_us),
    ("game", lambda result: result.numbers.game_us),
    ("clone", lambda result: result.numbers.clone_us),
    ("save", lambda result: result.numbers.save_us),
    ("restore", lambda result: result.numbers.restore_us),
    ("view", lambda result: result.numbers.view_us),
    ("replay, per decision", lambda result: result.numbers.replay_us),
    ("start-up", lambda result: result.start_up_ms),
)


def tables(results: Sequence[Result]) -> list[Table]:
    """Give all tables these results allow: ratios and goals need compiled Midway among them."""
    shown = [_play_table(results), _state_table(results)]
    midway = next((result for result in results if result.contestant.key == MIDWAY_COMPILED), None)
    if midway is not None:
        shown += [_ratio_table(midway, results)]
    goals = _goal_table(results)
    return [*shown, goals] if goals.rows else shown


def for_terminal(table: Table) -> RichTable:
    """Draw a table for the terminal."""
    drawn = RichTable(title=table.title, title_justify="left", title_style="bold")
    for number, name in enumerate(table.header):
        drawn.add_column(name, justify="left" if number == 0 else "right")
    for row in table.rows:
        drawn.add_row(*row)
    return drawn


def as_markdown(shown: Sequence[Table], date: str, machine: Sequence[str], spread: float) -> str:
    """Write the page benchmarks/results.md."""
    parts = ["# How fast is Midway?\n", "Written by `make bench`; not to be edited.\n", f"- Measured on {date}"]
    parts += [f"- {fact}" for fact in machine]
    parts.append(f"- The rounds of this run differed by up to {spread:.0%} in the cost of a game; the best counts.\n")
    for table in shown:
        parts += [f"## {table.title}\n", _markdown_table(table)]
    parts.append(NOTES)
    return "\n".join(parts)


NOTES = f"""## How to read this

- Every number is processor time of one process on one pinned core: the best of several repeats of the same work, in
  several rounds. Each player picks uniformly at random from the full list of options, in Python.
- The games differ, so a ratio compares what a decision costs in each library, not two ways to play one game.
  Midway's first is a small game, and the ratios are about it; its other titles stand beside it. Chess has long option
  lists, a hand of hold'em is three decisions long.
- A game includes its set-up and its chance (dealing, dice). A decision is the rest of the game's cost shared out: the
  option list, the choice and what follows from it. Decisions with a single option count too, in favour of the peers:
  Midway does not ask those.
- Clone, save, restore and view are averages over positions from early to late in several games; Midway's are all
  mid-effect, where a title has effects that ask. Clones and restored saves are first played to the end and compared
  with the original's play.
- {NOT_OFFERED} means that the library does not offer it, or that the game hides nothing (chess). PettingZoo's
  environments cannot be copied or pickled mid-game. RLCard has neither clone nor save: its game object is deep-copied
  and pickled. Catanatron's save is a pickle, for its JSON cannot be read back. OpenSpiel's save is its list of actions,
  and its restore plays them again. python-chess copies the position without its history.
- Replay is a recorded match played again from its record, with the set-up shared out to the decisions.
- Start-up is a fresh Python process up to the first option list, with bytecode already written.
"""


def _play_table(results: Sequence[Result]) -> Table:
    header = ("", "game", "version", "games/s", "decisions/s", "decisions a game", "options", "game µs", "decision µs")
    rows = []
    for result in results:
        numbers = result.numbers
        rows.append(
            (
                result.contestant.name,
                result.contestant.game,
                numbers.version,
                f"{1e6 / numbers.game_us:,.0f}",
                f"{1e6 * numbers.decisions_per_game / numbers.game_us:,.0f}",
                f"{numbers.decisions_per_game:,.0f}",
                f"{numbers.options_per_decision:.1f}",
                _microseconds(numbers.game_us),
                _microseconds(numbers.decision_us),
            )
        )
    return Table("Random play", header, rows)


def _state_table(results: Sequence[Result]) -> Table:
    header = (
        *("", "game", "clone µs", "save µs", "save bytes", "restore µs", "view µs"),
        *("replay µs a decision", "set-up µs", "start-up ms"),
    )
    rows = []
    for result in results:
        numbers = result.numbers
        rows.append(
            (
                result.contestant.name,
                result.contestant.game,
                _microseconds(numbers.clone_us),
                _microseconds(numbers.save_us),
                NOT_OFFERED if numbers.save_bytes is None else f"{numbers.save_bytes:,.0f}",
                _microseconds(numbers.restore_us),
                _microseconds(numbers.view_us),
                _microseconds(numbers.replay_us),
                _microseconds(numbers.new_game_us),
                _three_figures(result.start_up_ms),
            )
        )
    return Table("States, replay, start-up", header, rows)


def _ratio_table(midway: Result, results: Sequence[Result]) -> Table:
    header = ("compiled Midway is faster than", "game", *(name for name, _ in RATIOS))
    rows = []
    for result in results:
        if result is not midway and not (
            result.contestant.is_midway and result.contestant.game != midway.contestant.game
        ):
            ratios = (_ratio(cost(result), cost(midway)) for _, cost in RATIOS)
            rows.append((result.contestant.name, result.contestant.game, *ratios))
    return Table("Ratios", header, rows)


def _goal_table(results: Sequence[Result]) -> Table:
    by_key = {result.contestant.key: result for result in results}
    rows = []
    for goal in GOALS:
        if goal.key in by_key:
            result = by_key[goal.key]
            measured = goal.measured(result.numbers)
            is_met = measured is not None and measured <= goal.at_most
            who = f"{result.contestant.game}, {result.contestant.name.partition(', ')[2]}"
            cells = (_three_figures(goal.at_most), _microseconds(measured), "yes" if is_met else "NO")
            rows.append((who, goal.name, *cells))
    return Table("Goals of Midway, in µs", ("", "", "at most", "measured", "met"), rows)


def _ratio(theirs: float | None, ours: float | None) -> str:
    if theirs is None or ours is None:
        return NOT_OFFERED
    return f"{_three_figures(theirs / ours)}×"


def _microseconds(cost: float | None) -> str:
    return NOT_OFFERED if cost is None else _three_figures(cost)


def _three_figures(number: float) -> str:
    if number >= 100:
        return f"{number:,.0f}"
    return f"{number:.1f}" if number >= 10 else f"{number:.2f}"


def _markdown_table(table: Table) -> str:
    lines = ["| " + " | ".join(table.header) + " |", "|---" + "|---:" * (len(table.header) - 1) + "|"]
    lines += ["| " + " | ".join(row) + " |" for row in table.rows]
    return "\n".join(lines) + "\n"
