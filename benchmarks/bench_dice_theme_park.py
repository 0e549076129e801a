"""What Dice Theme Park promises of its speed: whole games, the matcher, the solver. Run on one core, compiled.

PYTHONPATH=build/compiled python -m benchmarks.bench_dice_theme_park [--matches N] [--output FILE]
"""

from __future__ import annotations

import argparse
import datetime as dt
import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from midway.bots import find_bot
from midway.bots.bot import BotLuck, bot_keys, chosen_by
from midway.kernel.begin import new_state
from midway.kernel.chance import key_of
from midway.kernel.playout import playout
from midway.kernel.records import secret_from_seed
from midway.lab.simulate import game_of, is_compiled
from midway.titles import find_title
from midway.titles.dice_theme_park.components import components, requirement_of
from midway.titles.dice_theme_park.guests import GUEST_COLOURS, MOST_VALUE, kind
from midway.titles.dice_theme_park.matcher import parties
from midway.titles.dice_theme_park.operate_draft import position_at_start
from midway.titles.dice_theme_park.operate_position import OperatePosition
from midway.titles.dice_theme_park.requirements import Requirement
from midway.titles.dice_theme_park.schema import DRAFT, OPERATE
from midway.titles.dice_theme_park.solver.plan import best_plan

DICE = 10
ROWS = 60  # of dice, each matcher is measured with
REPEATS = 2_000
ROUNDS = 5


@dataclass(frozen=True)
class Measured:
    """One line of the table."""

    what: str
    value: float
    unit: str
    limit: float
    at_least: bool = False

    @property
    def is_kept(self) -> bool:
        return self.value >= self.limit if self.at_least else self.value <= self.limit


def main(arguments: list[str]) -> int:
    """Print the table, write it where asked; 1 if a promise is not kept."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bench_dice_theme_park", description=__doc__)
    parser.add_argument("--matches", type=int, default=10, help="of planner bots, whose phases the solver is given")
    parser.add_argument("--output", type=Path, help="a Markdown page to write")
    wishes = parser.parse_args(arguments)
    if not is_compiled():
        print("The kernel runs interpreted here; try `make compiled`.", file=sys.stderr)
        return 1
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    found = [games_a_second(2_000), matcher("one guest", 1, 2.0), matcher("three guests", 3, 20.0)]
    found += solver(wishes.matches)
    page = as_markdown(found)
    print(page)
    if wishes.output is not None:
        wishes.output.write_text(page, "utf-8")
    return 0 if all(line.is_kept for line in found) else 1


def best_of(work: Callable[[], object]) -> float:
    """Seconds of processor time, the least of a few rounds."""
    least = 1e9
    for _ in range(ROUNDS):
        began = time.process_time()
        work()
        least = min(least, time.process_time() - began)
    return least


def games_a_second(many: int) -> Measured:
    game = game_of(find_title("dice_theme_park"), 2, {})

    def play() -> None:
        for seed in range(many // ROUNDS):
            secret = secret_from_seed(seed)
            playout(new_state(game, *key_of(secret, [])), *bot_keys(secret))

    return Measured("random full games of two", many // ROUNDS / best_of(play), "a second", 1_000, at_least=True)


def rows_of_dice() -> list[vec[i64]]:
    """Ten guests on one attraction, sorted as a park keeps them; among them the row of the most different kinds."""
    rng = Random(1)
    kinds = [int(kind(colour, value)) for colour in range(GUEST_COLOURS) for value in range(1, MOST_VALUE + 1)]
    rows = [sorted(rng.sample(kinds, DICE)) for _ in range(ROWS // 2)]
    rows += [sorted(rng.choices(kinds, k=DICE)) for _ in range(ROWS // 2)]
    return [vec[i64](row) for row in rows]


def matcher(name: str, guests: int, limit: float) -> Measured:
    """The worst requirement of so many guests with the worst ten dice, all parties listed."""
    cards = [*components().of_kind("attraction"), *components().of_kind("printed")]
    asked = [req for req in map(requirement_of, cards) if req.guests == guests]
    worst = max(
        ((req, dice) for req in asked for dice in rows_of_dice()),
        key=lambda pair: len(parties(pair[0], pair[1], 0, DICE)),
    )
    seconds = best_of(lambda: _match(*worst)) / REPEATS
    many = len(parties(worst[0], worst[1], 0, DICE))
    return Measured(f"matcher, {name}, {DICE} dice ({many} parties)", seconds * 1e6, "µs", limit)


def _match(req: Requirement, dice: vec[i64]) -> None:
    for _ in range(REPEATS):
        parties(req, dice, 0, DICE)


def solver(matches: int) -> list[Measured]:
    """The time for each Operate phase that planners meet, at the usual budget."""
    spent: list[float] = []
    for phase in phases(matches):
        began = time.process_time()
        best_plan(phase)
        spent.append((time.process_time() - began) * 1000)
    spent.sort()
    name = f"solver, {len(spent)} phases of planner games"
    return [
        Measured(f"{name}, 95 % within", spent[len(spent) * 95 // 100], "ms", 50.0),
        Measured(f"{name}, median", spent[len(spent) // 2], "ms", 50.0),
    ]


def phases(matches: int) -> list[OperatePosition]:
    game = game_of(find_title("dice_theme_park"), 2, {})
    bot = find_bot("planner")
    found: list[OperatePosition] = []
    for seed in range(matches):
        secret = secret_from_seed(seed)
        s = new_state(game, *key_of(secret, []))
        made = [0, 0]
        begun = [False, False]
        while not s.is_over:
            seat = int(s.who)
            operates = s.own(seat, DRAFT) == OPERATE
            if operates and not begun[seat]:
                found.append(position_at_start(s, seat))
            begun[seat] = operates
            s.apply(seat, chosen_by(bot, s, BotLuck(*bot_keys(secret), seat, made[seat])))
            made[seat] += 1
    return found


def as_markdown(found: list[Measured]) -> str:
    rows = [
        f"| {line.what} | {line.value:,.2f} {line.unit} | {'≥' if line.at_least else '≤'} {line.limit:,g} "
        f"| {'yes' if line.is_kept else 'NO'} |"
        for line in found
    ]
    day = dt.datetime.now(tz=dt.UTC).date().isoformat()
    return "\n".join(
        [
            "# Dice Theme Park: measured",
            "",
            f"Written by `make bench` on {day}: processor time on one core, compiled.",
            "",
            "| what | measured | promised | kept |",
            "|------|---------:|---------:|------|",
            *rows,
            "",
        ]
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
