"""Run the contestants one after the other on one core, each in its own process, and show the tables.

What is measured, and how, stands in measure.py; the tables in report.py.
"""

from __future__ import annotations

import argparse
import datetime as dt
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from benchmarks import contestants, machine, report
from benchmarks.contestants import Contestant
from benchmarks.measure import Numbers

ROOT = Path(__file__).resolve().parent.parent
THOROUGH = ("0.1", "5")
QUICK = ("0.02", "2")
SECONDS_ALLOWED = 300
COSTS_APART_FROM_PLAY = ("clone_us", "save_us", "restore_us", "view_us", "replay_us")
_START_UP_ENDS = "; import time; print(time.process_time() * 1000)"


class CannotMeasure(Exception):
    """A contestant could not be measured; the message says why in one sentence."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print the tables, write benchmarks/results.md. Give 1 if any contestant could not be measured."""
    wishes = _wishes(arguments)
    screen = Console(stderr=True)
    try:
        entered = contestants.chosen(wishes.only)
    except ValueError as error:
        screen.print(str(error), markup=False)
        return 2
    core = _pin(wishes.core)
    results, failures = _measure_all(entered, wishes, screen)
    for failure in failures:
        screen.print(failure, style="red", markup=False, soft_wrap=True)
    if results:
        _show(results, wishes, core)
    if failures:
        screen.print("Nothing was written, because not every contestant could be measured.")
        return 1
    if wishes.only is None and not wishes.quick:
        _write(results, wishes, screen)
    return 0


def _wishes(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure Midway beside its peers.")
    keys = ", ".join(contestant.key for contestant in contestants.CONTESTANTS)
    parser.add_argument("--only", metavar="NAMES", help=f"measure these, write no file: {keys} (or the first word)")
    parser.add_argument("--quick", action="store_true", help="one short round, to see that all runs; writes no file")
    parser.add_argument("--rounds", type=int, default=3, help="how often everybody is measured in turn (3)")
    parser.add_argument("--core", type=int, help="the processor core to use (the last)")
    parser.add_argument(
        "--date", default=dt.datetime.now(tz=dt.UTC).date().isoformat(), help="the date to write (today)"
    )
    parser.add_argument("--json", action="store_true", help="print the numbers as JSON instead of tables")
    parser.add_argument("--output", type=Path, default=ROOT / "benchmarks" / "results.md", help="the page to write")
    parser.add_argument("--midway-python", type=Path, default=ROOT / ".venv/bin/python", metavar="PYTHON")
    parser.add_argument("--peers-python", type=Path, default=ROOT / ".venv-bench/bin/python", metavar="PYTHON")
    return parser.parse_args(arguments)


def _pin(core: int | None) -> int:
    """Keep this process and its children on one core."""
    core = max(os.sched_getaffinity(0)) if core is None else core
    os.sched_setaffinity(0, {core})
    return core


def _measure_all(
    entered: Sequence[Contestant], wishes: argparse.Namespace, screen: Console
) -> tuple[list[report.Result], list[str]]:
    """Measure everybody in turn, round by round, so that a busy minute of the machine falls on all alike."""
    rounds = 1 if wishes.quick else max(1, wishes.rounds)
    numbers: dict[str, list[Numbers]] = {contestant.key: [] for contestant in entered}
    start_ups: dict[str, list[float]] = {contestant.key: [] for contestant in entered}
    failures: dict[str, str] = {}
    with _progress(screen) as progress:
        task = progress.add_task("", total=rounds * len(entered))
        for _ in range(rounds):
            for contestant in entered:
                progress.update(task, description=f"{contestant.name}, {contestant.game}")
                if contestant.key not in failures:
                    try:
                        start_ups[contestant.key] += _start_up(contestant, wishes)
                        numbers[contestant.key].append(_measure(contestant, numbers[contestant.key], wishes))
                    except CannotMeasure as error:
                        failures[contestant.key] = str(error)
                progress.advance(task)
    results = [
        _best(contestant, numbers[contestant.key], start_ups[contestant.key])
        for contestant in entered
        if contestant.key not in failures
    ]
    return results, list(failures.values())


def _progress(screen: Console) -> Progress:
    columns = (TextColumn("{task.description:34}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=screen, transient=True, refresh_per_second=1)


def _best(contestant: Contestant, rounds: Sequence[Numbers], start_ups: Sequence[float]) -> report.Result:
    """Take the round with the cheapest games, and the smallest of every other cost."""
    best = asdict(min(rounds, key=lambda numbers: numbers.game_us))
    for name in COSTS_APART_FROM_PLAY:
        costs = [cost for numbers in rounds if (cost := getattr(numbers, name)) is not None]
        best[name] = min(costs) if costs else None
    games = [numbers.game_us for numbers in rounds]
    return report.Result(contestant, Numbers(**best), min(start_ups), max(games) / min(games) - 1)


def _measure(contestant: Contestant, earlier: Sequence[Numbers], wishes: argparse.Namespace) -> Numbers:
    """Measure one contestant; it plays the same games as in the earlier rounds."""
    effort = QUICK if wishes.quick else THOROUGH
    games = str(earlier[0].games) if earlier else "0"
    command = ["-m", f"benchmarks.{contestant.module}", contestant.argument, *effort, games]
    return Numbers(**json.loads(_last_line(contestant, command, wishes)))


def _start_up(contestant: Contestant, wishes: argparse.Namespace) -> list[float]:
    """Give milliseconds of two fresh processes; the very first one of a run may be writing bytecode."""
    command = ["-c", contestant.first_options + _START_UP_ENDS]
    return [float(_last_line(contestant, command, wishes)) for _ in range(2)]


def _last_line(contestant: Contestant, command: Sequence[str], wishes: argparse.Namespace) -> str:
    """Run Python for this contestant and give the last line it prints."""
    python = wishes.midway_python if contestant.is_midway else wishes.peers_python
    who = f"{contestant.name} ({contestant.game}) cannot be measured"
    if not python.exists():
        raise CannotMeasure(f"{who}: its Python environment is missing; `make bench` installs it.")
    if contestant.pythonpath and not (ROOT / contestant.pythonpath).is_dir():
        raise CannotMeasure(
            f"{who}: {contestant.pythonpath} is missing; run `make compiled` first (it needs a C compiler)."
        )
    try:
        done = subprocess.run(
            [str(python), *command],
            cwd=ROOT,
            env=_environment(contestant),
            capture_output=True,
            text=True,
            timeout=SECONDS_ALLOWED,
        )
    except subprocess.TimeoutExpired:
        raise CannotMeasure(f"{who}: it was not done after {SECONDS_ALLOWED} seconds.") from None
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1]
        raise CannotMeasure(f"{who}: {reason}")
    return done.stdout.strip().splitlines()[-1]


def _environment(contestant: Contestant) -> dict[str, str]:
    """Give an environment that is the same on every run: fixed hashes, one thread, bytecode kept."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "MIDWAY_"))}
    environment |= {
        "PYTHONPATH": contestant.pythonpath,
        "PYTHONHASHSEED": "0",
        "OMP_NUM_THREADS": "1",
        "OPENBLAS_NUM_THREADS": "1",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    return environment


def _show(results: Sequence[report.Result], wishes: argparse.Namespace, core: int) -> None:
    if wishes.json:
        print(json.dumps([_as_json(result) for result in results], indent=2))
        return
    console = Console()
    if not console.is_terminal:
        console = Console(width=170)
    for table in report.tables(results):
        console.print(report.for_terminal(table))
    spread = max(result.spread for result in results)
    console.print(f"Processor time on core {core}, best of all rounds, which differed by up to {spread:.0%}.")


def _as_json(result: report.Result) -> dict[str, object]:
    contestant = result.contestant
    names = {"key": contestant.key, "name": contestant.name, "game": contestant.game}
    return names | asdict(result.numbers) | {"start_up_ms": result.start_up_ms}


def _write(results: Sequence[report.Result], wishes: argparse.Namespace, screen: Console) -> None:
    spread = max(result.spread for result in results)
    facts = machine.facts(wishes.midway_python, ROOT)
    wishes.output.write_text(report.as_markdown(report.tables(results), wishes.date, facts, spread), encoding="utf-8")
    screen.print("Written: benchmarks/results.md" if wishes.output.parent.name == "benchmarks" else "Written.")


if __name__ == "__main__":
    sys.exit(main())
