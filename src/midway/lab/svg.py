"""Plots as SVG text: bars, intervals, stacks. Just what our reports need; colours are classes of the page's style."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

WIDTH: Final = 720
LABELS: Final = 210  # room for names at the left
NUMBERS: Final = 70  # and for numbers at the right
LINE: Final = 20
AXIS: Final = 22


@dataclass(frozen=True)
class Bar:
    """One line of a plot; a marked one stands out."""

    label: str
    value: float
    text: str
    marked: bool = False


@dataclass(frozen=True)
class Interval:
    """A value that lies within `margin` of `mean`, most likely."""

    label: str
    mean: float
    margin: float
    text: str
    marked: bool = False


def bars(rows: Sequence[Bar], line_at: float | None = None) -> str:
    """Horizontal bars from 0; `line_at` is a value worth a line across."""
    most = max([row.value for row in rows] + [line_at or 0.0, 1e-9])
    scale = (WIDTH - LABELS - NUMBERS) / most
    out = []
    for n, row in enumerate(rows):
        y = n * LINE
        out.append(_label(row.label, y))
        look = "bar marked" if row.marked else "bar"
        out.append(f'<rect class="{look}" x="{LABELS}" y="{y + 4}" width="{_n(row.value * scale)}" height="12"/>')
        out.append(
            f'<text class="number" x="{_n(LABELS + row.value * scale + 6)}" y="{y + 14}">{escape(row.text)}</text>'
        )
    if line_at is not None:
        out.append(_across(LABELS + line_at * scale, len(rows)))
    return _svg(out, len(rows) * LINE)


def intervals(rows: Sequence[Interval], reach: float, limit: float) -> str:
    """Points with their intervals around 0, from -reach to reach; beyond them they are cut off."""
    middle = LABELS + (WIDTH - LABELS - NUMBERS) / 2
    scale = (WIDTH - LABELS - NUMBERS) / 2 / reach

    def place(value: float) -> float:
        return middle + max(-reach, min(reach, value)) * scale

    out = [_across(place(0.0), len(rows), "zero")]
    out += [_across(place(side * limit), len(rows)) for side in (-1, 1)]
    for n, row in enumerate(rows):
        y = n * LINE
        look = " marked" if row.marked else ""
        left, right = place(row.mean - row.margin), place(row.mean + row.margin)
        out.append(_label(row.label, y))
        out.append(f'<line class="whisker{look}" x1="{_n(left)}" x2="{_n(right)}" y1="{y + 10}" y2="{y + 10}"/>')
        out.append(f'<circle class="dot{look}" cx="{_n(place(row.mean))}" cy="{y + 10}" r="4"/>')
        out.append(f'<text class="number" x="{WIDTH - NUMBERS + 6}" y="{y + 14}">{escape(row.text)}</text>')
    return _svg(out, len(rows) * LINE)


def stacks(rows: Sequence[tuple[str, Mapping[str, float]]], parts: Sequence[tuple[str, str]]) -> str:
    """Bars made of parts, those below 0 to the left of it. `parts`: each part's key and name, in order."""
    most = max([sum(v for v in values.values() if v > 0) for _, values in rows] + [1e-9])
    least = min([sum(v for v in values.values() if v < 0) for _, values in rows] + [0.0])
    scale = (WIDTH - LABELS - NUMBERS) / (most - least)
    zero = LABELS - least * scale
    out = []
    for n, (label, values) in enumerate(rows):
        y = n * LINE
        out.append(_label(label, y))
        right, left = zero, zero
        for k, (key, name) in enumerate(parts):
            value = values.get(key, 0.0)
            width = abs(value) * scale
            x = right if value >= 0 else left - width
            right, left = (right + width, left) if value >= 0 else (right, left - width)
            tip = f"<title>{escape(name)}: {value:.1f}</title>"
            out.append(f'<rect class="c{k}" x="{_n(x)}" y="{y + 3}" width="{_n(width)}" height="14">{tip}</rect>')
        total = sum(values.values())
        out.append(f'<text class="number" x="{_n(right + 6)}" y="{y + 14}">{total:.0f}</text>')
    out.append(_across(zero, len(rows), "zero"))
    return _svg(out, len(rows) * LINE)


def _label(label: str, y: float) -> str:
    return f'<text class="label" x="{LABELS - 8}" y="{y + 14}">{escape(label)}</text>'


def _across(x: float, lines: int, look: str = "limit") -> str:
    return f'<line class="{look}" x1="{_n(x)}" x2="{_n(x)}" y1="0" y2="{lines * LINE}"/>'


def _svg(parts: Sequence[str], height: int) -> str:
    inside = "\n".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height + 4}" width="{WIDTH}" height="{height + 4}" role="img">\n{inside}\n</svg>'
    )


def _n(x: float) -> str:
    return f"{x:.1f}"
