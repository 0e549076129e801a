"""Tables: every way to sit down to a title that is worth a match, found by asking the title."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import combinations, product

from midway.kernel.content import Pack
from midway.kernel.errors import BadOption
from midway.kernel.game import Game
from midway.kernel.match import Match
from midway.kernel.records import secret_from_seed
from midway.kernel.title import SetupOption, Title
from midway.titles import find_title, title_ids

MOST_TOLD = 3  # options that stand in a table's name


@dataclass(frozen=True)
class Table:
    """A title, how many play, and what was chosen before the match."""

    title: Title
    seats: int
    options: dict[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """For people, for file names and for the ids of tests; many options are told by a digest, as files allow."""
        words = [f"{k}-{v}" for k, v in sorted(self.options.items())]
        if len(words) > MOST_TOLD:
            words = ["options", sha256(" ".join(words).encode()).hexdigest()[:6]]
        return "-".join([self.title.id, f"{self.seats}p", *words])

    def begin(self, seed: int, script: Sequence[int] = ()) -> Match:
        return Match.begin(self.title, self.seats, self.options, secret_from_seed(seed), script=script)

    @property
    def is_allowed(self) -> bool:
        """Does the title take these options at this table?"""
        try:
            self.packs()
        except BadOption:
            return False
        return True

    @property
    def chosen(self) -> dict[str, str]:
        """All options as a match would have them, what they leave to chance drawn by one key."""
        return self.title.drawn(self.title.chosen(self.options, self.seats), self.seats, 1, 2)

    def packs(self) -> list[Pack]:
        return self.title.packs(self.seats, self.chosen)

    def game(self) -> Game:
        return Game(self.title, self.seats, self.chosen, self.packs())


def all_titles() -> list[Title]:
    return [find_title(title_id) for title_id in title_ids()]


def all_tables() -> list[Table]:
    """Every player count of every title, and every pair of values of its options somewhere."""
    return [table for title in all_titles() for table in tables_of(title)]


def tables_of(title: Title) -> list[Table]:
    """The defaults at every player count, the other rows of options spread over the player counts."""
    counts = range(title.least_seats, title.most_seats + 1)
    tables = [Table(title, seats) for seats in counts]
    usual = title.chosen({})
    rows = [
        {name: value for name, value in row.items() if value != usual[name]}
        for row in pairwise({o.name: o.values for o in title.setup_options()})
        if row != usual
    ]
    tables += [Table(title, counts[(i + 1) % len(counts)], row) for i, row in enumerate(rows)]
    return tables + [table for o in title.setup_options() if o.several for table in tables_of_words(title, o)]


def tables_of_words(title: Title, option: SetupOption) -> list[Table]:
    """An option that takes several words: from each word on, the fewest that make a game; each at its own count."""
    counts = range(title.least_seats, title.most_seats + 1)
    words = option.several * 2
    tables = []
    for i in range(len(option.several)):
        runs = (",".join(words[i : i + length]) for length in range(1, len(option.several) + 1))
        tries = (Table(title, counts[(i + 1) % len(counts)], {option.name: run}) for run in runs)
        tables += [table for table in tries if table.is_allowed][:1]
    return tables


def pairwise(values: dict[str, tuple[str, ...]]) -> list[dict[str, str]]:
    """Few rows in which every pair of values of two options occurs; the defaults are the first."""
    names = list(values)
    rows = [{name: values[name][0] for name in names}] if names else []
    wanted = [{name: value} for name in names for value in values[name]]
    wanted += [{a: x, b: y} for a, b in combinations(names, 2) for x, y in product(values[a], values[b])]
    missing = [want for want in reversed(wanted) if not want.items() <= rows[0].items()]
    while missing:
        row = missing[0]
        for name in names:
            row = row if name in row else max(({**row, name: value} for value in values[name]), key=_said(missing))
        rows.append({name: row[name] for name in names})
        missing = [want for want in missing if not want.items() <= row.items()]
    return rows


def _said(missing: list[dict[str, str]]) -> Callable[[dict[str, str]], int]:
    """How much of what is missing a row says."""
    return lambda row: sum(want.items() <= row.items() for want in missing)
