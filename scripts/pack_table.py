"""Writes docs/reports/unfair-packs.md: all pairs of Unfair's packs and ten larger mixes, played by bots.

    python -m scripts.pack_table [--matches 40] [--bot greedy] [--seed 0]

`matches` is for each mix. `midway pack report PACK` tells more of one pack.
"""

import argparse
import sys
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path

from midway.bots import find_bot
from midway.kernel.game import Game
from midway.lab.report_page import points
from midway.lab.simulate import RANDOM
from midway.lab.usage import CardUsage, Study, TableUsage, Usage, count, count_table, empty_usage, played
from midway.titles import find_title
from midway.titles.belongings import metrics_of
from midway.titles.unfair.shelf import pack_ids, pack_named

PAGE = Path(__file__).parents[1] / "docs" / "reports" / "unfair-packs.md"
LARGER = (
    ("pirate", "robot", "jungle"),
    ("pirate", "vampire", "ninja"),
    ("robot", "gangster", "vampire"),
    ("jungle", "ninja", "gangster"),
    ("vampire", "ninja", "gangster"),
    ("pirate", "robot", "vampire", "jungle"),
    ("pirate", "jungle", "ninja", "gangster"),
    ("robot", "vampire", "ninja", "gangster"),
    ("pirate", "robot", "vampire", "jungle", "ninja"),
    ("robot", "jungle", "vampire", "ninja", "gangster"),
)
QUEEN = 0.20  # the first aim; content comes to 12 points later


@dataclass
class Played:
    """What all mixes have shown."""

    tables: dict[tuple[str, ...], TableUsage] = field(default_factory=dict)
    packs: dict[str, Usage] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)

    def cards(self) -> list[tuple[str, CardUsage]]:
        return [(name, card) for name, usage in self.packs.items() for card in usage.cards.values()]


def all_mixes() -> list[tuple[str, ...]]:
    return [*combinations(pack_ids(), 2), *LARGER]


def play(mixes: list[tuple[str, ...]], matches: int, bot: str, seed: int) -> Played:
    """Play each mix so often; every pack's cards are counted in all of them together."""
    title = find_title("unfair")
    who = None if bot == RANDOM else find_bot(bot)
    found = Played(packs={name: empty_usage(Study(title, pack_named(name), matches, bot, seed)) for name in pack_ids()})
    for mix in mixes:
        options = title.chosen({"packs": ",".join(mix)}, len(mix))
        game = Game(title, len(mix), options, title.packs(len(mix), options))
        table = found.tables[mix] = TableUsage(len(mix))
        for number in range(seed, seed + matches):
            try:
                match = played(game, number, who)
            except Exception as problem:  # noqa: BLE001
                found.failures.append(f"{','.join(mix)} {number}: {problem}")
                continue
            count_table(game, table, match, set())
            for name in mix:
                count(game, match, found.packs[name])
    return found


def page(found: Played, matches: int, bot: str, seed: int) -> str:
    """The report as Markdown."""
    rare = metrics_of(find_title("unfair")).RARE
    cards = found.cards()
    dead = [f"{pack}/{card.card.id} ({100 * card.rate:.1f} %)" for pack, card in cards if card.is_dead(rare)]
    queens = [
        f"{pack}/{card.card.id} ({points(card)}, n = {card.won.n})" for pack, card in cards if card.is_queen(QUEEN)
    ]
    lines = [
        "# Unfair: the packs at the table",
        "",
        f"`python -m scripts.pack_table --matches {matches} --bot {bot} --seed {seed}`: {matches} matches of each mix,",
        f"{sum(t.matches for t in found.tables.values())} in all, {len(found.failures)} failed; all seats {bot} bots.",
        "",
        "| packs | winner's points | attacks a match | seat advantage |",
        "|---|---|---|---|",
        *[_row(mix, table) for mix, table in found.tables.items()],
        "",
        "Seat advantage is the most one seat wins above or below an equal share; by chance alone it would be about",
        f"{_by_chance(matches):.0f} points with {matches} matches of two.",
        "",
        "| pack | attacks of its cards a match | winner's points from size / blueprints / coins / other |",
        "|---|---|---|",
        *[_pack_row(name, usage) for name, usage in found.packs.items()],
        "",
        f"Used in fewer than {100 * rare:.0f} % of the matches in which somebody could: {', '.join(dead) or 'none'}.",
        "",
        f"Moving its owner's win rate by more than {100 * QUEEN:.0f} points for sure: {', '.join(queens) or 'none'}.",
        "",
    ]
    return "\n".join(lines)


def _row(mix: tuple[str, ...], table: TableUsage) -> str:
    many = max(1, table.matches)
    figures = (f"{table.best / many:.0f}", f"{table.attacks_a_match:.1f}", f"{100 * table.seat_advantage:.0f}")
    return f"| {', '.join(mix)} | {' | '.join(figures)} |"


def _pack_row(name: str, usage: Usage) -> str:
    tables = usage.tables.values()
    many = max(1, sum(table.matches for table in tables))
    attacks = sum(table.own_attacks for table in tables) / many
    by = {key: sum(table.sources[key] for table in tables) / many for key in ("size", "blueprints", "coins")}
    other = sum(table.best for table in tables) / many - sum(by.values())
    return f"| {name} | {attacks:.1f} | {' / '.join(f'{n:.0f}' for n in (*by.values(), other))} |"


def _by_chance(matches: int) -> float:
    """Half of a 95 % interval, in points of win rate."""
    return float(100 * 1.96 * (0.25 / max(1, matches)) ** 0.5)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Play all packs of Unfair against each other.")
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(arguments)
    found = play(all_mixes(), given.matches, given.bot, given.seed)
    PAGE.write_text(page(found, given.matches, given.bot, given.seed), "utf-8")
    print(f"wrote {PAGE}")
    for failure in found.failures[:5]:
        print(failure, file=sys.stderr)
    return 1 if found.failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
