"""Random matches over all mixes of Unfair's packs for two to five players: do all end, and how fast are the pairs?

    python -m scripts.random_mixes [--matches 56000] [--seed 0]

The mixes take turns, a few matches at a time, so that what else the machine does slows all of them alike.
"""

import argparse
import sys
import time
from dataclasses import dataclass, field
from itertools import combinations

from midway.kernel.game import Game
from midway.lab.simulate import Plan, game_of, is_compiled, play
from midway.titles import find_title
from midway.titles.unfair.shelf import pack_ids

AT_A_TIME = 50
FIRST = ("pirate", "robot")  # what the others are compared with


@dataclass
class Run:
    """What one mix has come to."""

    game: Game
    matches: int = 0
    seconds: float = 0.0
    failures: list[str] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return self.matches / max(1e-9, self.seconds)


def all_mixes() -> list[tuple[str, ...]]:
    return [mix for seats in (2, 3, 4, 5) for mix in combinations(pack_ids(), seats)]


def options_of(mix: tuple[str, ...]) -> dict[str, str]:
    return {"packs": ",".join(mix)}


def play_all(matches: int, seed: int, mixes: list[tuple[str, ...]]) -> dict[tuple[str, ...], Run]:
    """So many matches in all, every mix as many as any other, or one more."""
    title = find_title("unfair")
    runs = {mix: Run(game_of(title, len(mix), options_of(mix))) for mix in mixes}
    left = matches
    while left > 0:
        for mix, run in runs.items():
            many = min(AT_A_TIME, left)
            left -= many
            play_some(mix, run, many, seed)
    return runs


def play_some(mix: tuple[str, ...], run: Run, many: int, seed: int) -> None:
    began = time.process_time()
    for ended in play(Plan("unfair", len(mix), many, seed + run.matches, options=options_of(mix)), run.game):
        if ended.error:
            run.failures.append(f"{','.join(mix)} seed {ended.seed}: {ended.error}")
    run.seconds += time.process_time() - began
    run.matches += many


def told(runs: dict[tuple[str, ...], Run]) -> list[str]:
    """What to print: totals, the pairs by speed, and how the others do beside the first."""
    failures = [failure for run in runs.values() for failure in run.failures]
    lines = [f"{sum(run.matches for run in runs.values())} matches of {len(runs)} mixes, {len(failures)} failed"]
    lines += failures[:5]
    pairs = {mix: run for mix, run in runs.items() if len(mix) == 2 and run.matches}
    for mix, run in sorted(pairs.items(), key=lambda one: -one[1].rate):
        lines.append(f"{'+'.join(mix):20s} {run.rate:7.0f} matches/s, {run.matches} played")
    others = [run for mix, run in pairs.items() if mix != FIRST]
    if FIRST in pairs and others:
        rate = sum(run.matches for run in others) / sum(run.seconds for run in others)
        lines.append(
            f"the other pairs together: {100 * rate / pairs[FIRST].rate - 100:+.1f} % beside {'+'.join(FIRST)}"
        )
    return lines


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Play random matches over all mixes of packs.")
    parser.add_argument("--matches", type=int, default=56_000)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(arguments)
    if not is_compiled():
        print("interpreted, so slow; PYTHONPATH=build/compiled is much faster", file=sys.stderr)
    runs = play_all(given.matches, given.seed, all_mixes())
    print("\n".join(told(runs)))
    return 1 if any(run.failures for run in runs.values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
