"""Scores at the table, each with its sources where the title tells them apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table

from midway.cli.texts import Texts
from midway.titles.belongings import sources_of

if TYPE_CHECKING:
    from midway.kernel.match import Match


def score_table(match: Match, texts: Texts, with_places: bool) -> Table:
    """A column for each seat, a row for each source."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    table.add_column("", style="cyan")
    for seat in range(match.game.seats):
        table.add_column(texts.seat(seat), justify="right")
    sources = sources_of(match.game.title)
    if sources is not None:
        rows = [sources(match.state, seat) for seat in range(match.game.seats)]
        for name in dict.fromkeys(source for row in rows for source in row):
            table.add_row(texts.word("source", name), *[str(row.get(name, 0)) for row in rows])
    table.add_row(texts("score-total"), *[str(n) for n in match.scores], style="bold")
    if with_places:
        table.add_row(texts("score-place"), *[str(n) for n in match.places], style="bold green")
    return table
