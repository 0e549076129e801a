"""A title's own figures of many matches, as tables that are Markdown too."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import typer
from rich.cells import cell_len

from midway.cli.texts import Texts
from midway.kernel.narrate import word_key
from midway.titles.figures import Figures, balance_of

if TYPE_CHECKING:
    from midway.kernel.title import Title


def tell_figures(title: Title, counts: Counter[str], texts: Texts) -> None:
    """Print what a title has counted; a row out of its bounds is marked."""
    balance = balance_of(title)
    if balance is None:
        typer.echo(texts("figures-none"), err=True)
        return
    names = _names(title, texts)
    for figures in balance.tables(counts):
        typer.echo("\n" + texts.word("figures", figures.heading) + _bounds(figures, texts) + "\n")
        head = ["", *[texts.word("figures", column) for column in figures.columns]]
        rows = [
            [("! " if row.is_off else "") + names.get(row.name, _word(row.name, texts)), *map(_number, row.values)]
            for row in figures.rows
        ]
        for line in in_markdown(head, rows):
            typer.echo(line)


def in_markdown(head: list[str], rows: list[list[str]]) -> list[str]:
    """Names to the left, numbers to the right."""
    widths = [max(cell_len(row[k]) for row in [head, *rows]) for k in range(len(head))]

    def line(cells: list[str]) -> str:
        spaces = [" " * (width - cell_len(cell)) for cell, width in zip(cells, widths, strict=True)]
        told = [cells[0] + spaces[0], *[space + cell for cell, space in zip(cells[1:], spaces[1:], strict=True)]]
        return f"| {' | '.join(told)} |"

    rule = "|".join(["", "-" * (widths[0] + 2), *["-" * (width + 1) + ":" for width in widths[1:]], ""])
    return [line(head), rule, *[line(row) for row in rows]]


def _names(title: Title, texts: Texts) -> dict[str, str]:
    packs = title.packs(title.least_seats, title.chosen({}, title.least_seats))
    return {card.id: texts.of(card.name) for pack in packs for card in pack.cards}


def _word(name: str, texts: Texts) -> str:
    """A source of points has a word of its own; other words are figures."""
    kind, _, rest = name.partition("-")
    if kind == "source" and texts.has(word_key("source", rest)):
        return texts.word("source", rest)
    return texts.word("figure", name)


def _bounds(figures: Figures, texts: Texts) -> str:
    if figures.bounds is None:
        return ""
    low, high = figures.bounds
    return " " + texts("figures-bounds", low=f"{low:g}", high=f"{high:g}")


def _number(n: float) -> str:
    return f"{n:,}" if isinstance(n, int) else f"{n:.1f}"
