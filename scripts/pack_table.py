"""Plays all pairs of Unfair's packs and ten larger mixes by bots; writes docs/reports/unfair-packs.md and its plots.

    python -m scripts.pack_table [--matches 40] [--larger 40] [--bot greedy] [--seed 0] [--kept build/pack_table]
        [--so-far]

`matches` is for each pair, `larger` for each mix of more packs. Each mix is kept as soon as it was played, so a run
that was stopped goes on where it was; what was played with other cards or other code is not taken again.
`midway pack report PACK` tells more of one pack.
"""

import argparse
import hashlib
import json
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

import midway
from midway.bots import find_bot
from midway.kernel.game import Game
from midway.lab.simulate import RANDOM, is_compiled
from midway.lab.usage import CardUsage, Study, TableUsage, Usage, count, count_table, empty_usage, played
from midway.titles import find_title
from midway.titles.unfair.mixes import MOODS, mix_for
from midway.titles.unfair.shelf import pack_ids, pack_named
from scripts.pack_page import write_page

KEPT = Path("build") / "pack_table"
ONE_MORE = ("robot", "jungle", "gangster")
PARTS = ("kernel", "bots", "titles/unfair")  # of the source, on which results depend
SOURCES = {".py", ".toml"}
APART = {"mixes.toml", "ratings.toml"}  # what is recommended, and what was measured, change no match


@dataclass
class Found:
    """What mixes have shown; every pack's cards are counted in all of them together."""

    matches: int  # of each pair
    larger: int  # of each larger mix
    bot: str
    seed: int
    commit: str = ""  # at which it was begun
    is_partial: bool = False  # not all mixes were played as often as wanted
    tables: dict[tuple[str, ...], TableUsage] = field(default_factory=dict)
    packs: dict[str, Usage] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)

    def matches_of(self, mix: tuple[str, ...]) -> int:
        return self.matches if len(mix) == 2 else self.larger

    def cards(self) -> list[tuple[str, CardUsage]]:
        return [(name, card) for name, usage in self.packs.items() for card in usage.cards.values()]

    def add(self, mix: tuple[str, ...], one: "Mix") -> None:
        self.tables[mix] = one.table
        self.failures += one.failures
        for name, cards in one.cards.items():
            usage = self.packs[name]
            for id_, card in cards.items():
                add_card(usage.cards[id_], card)
            mine, there = usage.tables[len(mix)], one.own[name]
            mine.matches += there.matches
            mine.best += there.best
            mine.squares += there.squares
            mine.sources.update(there.sources)
            mine.attacks.update(there.attacks)
            mine.own_attacks += there.own_attacks


@dataclass
class Mix:
    """What one mix has shown: of its table, of each pack's cards, of the table as each pack sees it."""

    table: TableUsage
    cards: dict[str, dict[str, CardUsage]]
    own: dict[str, TableUsage]
    failures: list[str] = field(default_factory=list)


def recommended() -> list[tuple[str, ...]]:
    """The mixes of all moods for three players and more."""
    return list(dict.fromkeys(mix_for(mood, seats) for seats in (3, 4, 5) for mood in MOODS))


def all_mixes() -> list[tuple[str, ...]]:
    return [*combinations(pack_ids(), 2), ONE_MORE, *recommended()]


# ---- playing -----------------------------------------------------------------------------------------------------
def nothing_found(matches: int, larger: int, bot: str, seed: int) -> Found:
    title = find_title("unfair")
    studies = {name: Study(title, pack_named(name), matches, bot, seed) for name in pack_ids()}
    return Found(matches, larger, bot, seed, packs={name: empty_usage(study) for name, study in studies.items()})


def play(mixes: list[tuple[str, ...]], found: Found, kept: Path | None = None) -> Found:
    """Play each mix so often, or take what was kept of it."""
    for number, mix in enumerate(mixes):
        matches = found.matches_of(mix)
        file = kept / name_of_file(mix, found, matches) if kept else None
        if file is not None and file.exists():
            found.add(mix, read(json.loads(file.read_text("utf-8")), found))
            continue
        one = play_one(mix, found, f"{number + 1}/{len(mixes)} {', '.join(mix)}")
        found.add(mix, one)
        if file is not None:
            keep(file, one)
    return found


def so_far(mixes: list[tuple[str, ...]], found: Found, kept: Path) -> Found:
    """What was kept of each mix, the longest run of several."""
    for mix in mixes:
        files = sorted(kept.glob(name_of_file(mix, found, "*")), key=lambda file: int(file.stem.split("-")[-2]))
        if files:
            found.add(mix, read(json.loads(files[-1].read_text("utf-8")), found))
    return found


def name_of_file(mix: tuple[str, ...], found: Found, matches: object) -> str:
    return f"{'-'.join(mix)}-{found.bot}-{matches}-{found.seed}.json"


def play_one(mix: tuple[str, ...], found: Found, name: str) -> Mix:
    title = find_title("unfair")
    who = None if found.bot == RANDOM else find_bot(found.bot)
    options = title.chosen({"packs": ",".join(mix)}, len(mix))
    game = Game(title, len(mix), options, title.packs(len(mix), options))
    usages = {pack: empty_usage(found.packs[pack].study) for pack in mix}
    table = TableUsage(len(mix))
    failures = []
    began = time.monotonic()
    matches = found.matches_of(mix)
    for done, number in enumerate(range(found.seed, found.seed + matches)):
        progress(name, done, matches, began)
        try:
            match = played(game, number, who)
        except Exception as problem:  # noqa: BLE001  # any match that breaks is counted, the run goes on
            failures.append(f"{','.join(mix)} {number}: {problem}")
            continue
        count_table(game, table, match, set())
        for usage in usages.values():
            count(game, match, usage)
    progress(name, matches, matches, began)
    own = {pack: usage.tables[len(mix)] for pack, usage in usages.items()}
    return Mix(table, {pack: usage.cards for pack, usage in usages.items()}, own, failures)


def progress(name: str, done: int, matches: int, began: float) -> None:
    """A line on standard error that is written over, where somebody watches; else one line a mix."""
    rate = done / max(1e-9, time.monotonic() - began)
    if sys.stderr.isatty():
        print(f"\r{name}: {done}/{matches}, {rate:.0f}/s ", end="\n" if done == matches else "", file=sys.stderr)
    elif done == matches:
        print(f"{name}: {matches} matches, {rate:.0f}/s", file=sys.stderr, flush=True)


# ---- keeping -----------------------------------------------------------------------------------------------------
def digest() -> str:
    """Of everything the results depend on: cards, rules, bots."""
    root = Path(midway.__file__).parent
    found = hashlib.sha256()
    for part in PARTS:
        for file in sorted((root / part).rglob("*")):
            if file.suffix in SOURCES and file.name not in APART:
                found.update(file.relative_to(root).as_posix().encode() + b"\n" + file.read_bytes())
    return found.hexdigest()[:12]


def commit_at(file: Path) -> str:
    """The commit at which these matches were begun."""
    if not file.exists():
        told = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(told.stdout.strip(), "utf-8")
    return file.read_text("utf-8")


def keep(file: Path, one: Mix) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    cards = {pack: {id_: numbers_of(card) for id_, card in cards.items()} for pack, cards in one.cards.items()}
    own = {pack: vars(table) for pack, table in one.own.items()}
    written = {"table": vars(one.table), "cards": cards, "own": own, "failures": one.failures}
    file.with_suffix(".part").write_text(json.dumps(written), "utf-8")
    file.with_suffix(".part").replace(file)


def numbers_of(card: CardUsage) -> dict[str, object]:
    return {"seen": card.seen, "taken": card.taken, "used": card.used, "ways": card.ways, "won": vars(card.won)}


def read(written: dict[str, Any], found: Found) -> Mix:
    cards = {}
    for pack, numbers in written["cards"].items():
        cards[pack] = empty_usage(found.packs[pack].study).cards
        for id_, kept in numbers.items():
            card = cards[pack][id_]
            card.seen, card.taken, card.used = kept["seen"], kept["taken"], kept["used"]
            card.ways.update(kept["ways"])
            card.won.n, card.won.sum, card.won.squares = (kept["won"][name] for name in ("n", "sum", "squares"))
    own = {pack: table_of(table) for pack, table in written["own"].items()}
    return Mix(table_of(written["table"]), cards, own, written["failures"])


def table_of(written: dict[str, Any]) -> TableUsage:
    counted = {name: Counter(written[name]) for name in ("sources", "attacks")}
    return TableUsage(**{**written, **counted})


def add_card(card: CardUsage, more: CardUsage) -> None:
    card.seen += more.seen
    card.taken += more.taken
    card.used += more.used
    card.ways.update(more.ways)
    card.won.n += more.won.n
    card.won.sum += more.won.sum
    card.won.squares += more.won.squares


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Play all packs of Unfair against each other.")
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--larger", type=int, help="otherwise as many as for each pair")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--kept", type=Path, default=KEPT)
    parser.add_argument("--so-far", action="store_true", help="play nothing, write down what was kept")
    given = parser.parse_args(arguments)
    if not is_compiled():
        print("interpreted, so slow; PYTHONPATH=build/compiled is much faster", file=sys.stderr)
    kept = given.kept / digest()
    begun = commit_at(kept / "commit.txt")
    found = nothing_found(given.matches, given.larger or given.matches, given.bot, given.seed)
    found.commit = begun
    found.is_partial = given.so_far
    if given.so_far:
        so_far(all_mixes(), found, kept)
    else:
        play(all_mixes(), found, kept)
    write_page(found)
    for failure in found.failures[:5]:
        print(failure, file=sys.stderr)
    return 1 if found.failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
