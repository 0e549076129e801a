"""Recorded matches and playthroughs: what is kept in tests/fixtures, and what ought to be kept there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from midway.kernel.decisions import pending
from midway.kernel.errors import MidwayError
from midway.kernel.match import Match
from midway.kernel.records import PackShelf, Record, read_record, secret_from_seed, verify
from midway.kernel.title import Title
from midway.titles import find_title
from tests.testkit.conformance.playing import Dice, Played, any_choice, play
from tests.testkit.conformance.tables import Table, all_tables, all_titles

FIXTURES = Path(__file__).parents[2] / "fixtures"
MATCHES, PLAYTHROUGHS, PACKS = FIXTURES / "matches", FIXTURES / "playthroughs", FIXTURES / "packs"
SHELF = PackShelf(PACKS)
SEARCHED = range(150)  # seeds, for the matches that are worth a name


def wanted_matches() -> dict[str, Callable[[], Match]]:
    """By file name: a match of every table, and for each title a few that show something."""
    wanted: dict[str, Callable[[], Match]] = {}
    for table in all_tables():
        wanted[table.name] = partial(_any, table)
    for title in all_titles():
        table = Table(title, title.least_seats + (title.most_seats > title.least_seats))
        wanted[f"{title.id}-many-questions"] = partial(_best, table, _kinds)
        wanted[f"{title.id}-many-moves"] = partial(_best, table, _verbs)
        wanted[f"{title.id}-long"] = partial(_best, table, _length)
        wanted[f"{title.id}-entered-luck"] = partial(entered_luck, table)
    return wanted


def wanted_playthroughs() -> list[Table]:
    """The defaults of each title, at every player count."""
    return [table for table in all_tables() if not table.options]


def recorded() -> list[Path]:
    return sorted(MATCHES.glob("*.json"))


def read(file: Path, find: Callable[[str], Title] = find_title) -> Record:
    return read_record(file.read_text("utf-8"), find, SHELF)


def check_recorded(file: Path) -> list[str]:
    """A recorded match replays to its result; the packs it was played with are on the shelf."""
    try:
        record = read(file)
        verify(record)
    except MidwayError as problem:
        return [f"{file.name}: {problem}"]
    return [f"{file.name}: pack {pack.id} is not on the shelf" for pack in record.packs if SHELF.get(pack.hash) is None]


def packs_in_use() -> set[str]:
    return {f"{pack.hash}.json" for file in recorded() for pack in read(file).packs}


# ---- which matches are worth a name ------------------------------------------------------------------------------
def _best(table: Table, worth: Callable[[Played], int]) -> Match:
    return max((play(table, seed) for seed in SEARCHED), key=lambda played: (worth(played), -played.seed)).match


def _any(table: Table) -> Match:
    return play(table, 1).match


def _length(played: Played) -> int:
    return len(played.choices)


def _kinds(played: Played) -> int:
    return len({decision.kind for s in played.positions for decision in pending(s.clone())})


def _verbs(played: Played) -> int:
    return len({choice & 255 for _, choice in played.choices})


def entered_luck(table: Table) -> Match:
    """Real dice at the table, and every seat has added to the rest of the luck."""
    dice = Dice(9, 9)
    match = Match.begin(
        table.title,
        table.seats,
        table.options,
        secret_from_seed(9),
        contributions=[f"a word of seat {seat}" for seat in range(table.seats)],
        script=[dice.below(720_720) for _ in range(120)],
    )
    while not match.is_over:
        match.choose(*any_choice(match.state, dice))
    return match


def stale_playthroughs(texts: dict[str, str]) -> Iterator[str]:
    """The names of the playthroughs that are not, letter for letter, what they should be."""
    for name, text in texts.items():
        file = PLAYTHROUGHS / f"{name}.txt"
        if not file.exists() or file.read_text("utf-8") != text:
            yield name
