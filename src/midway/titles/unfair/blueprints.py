"""Blueprints: does a park match what the card asks, and what does that score?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.titles.unfair.printed import columns
from midway.titles.unfair.texts import Section

if TYPE_CHECKING:
    from midway.kernel.state import State

MISSED: Final = -10


def is_complete(s: State, seat: i64, card: i64) -> bool:
    """Is the required section matched? Bonus sections do not count for ties (UNF-TIE-06)."""
    return _matches(s, seat, card, "items")


def has_bonus(s: State, seat: i64, card: i64) -> bool:
    """The bonus target is matched, and the required section too (UNF-BP-04)."""
    return columns(s).bonus[card] > 0 and is_complete(s, seat, card) and _matches(s, seat, card, "bonus")


def _matches(s: State, seat: i64, card: i64, section: str) -> bool:
    text = s.game.box(card, section)
    if not isinstance(text, Section):
        return False
    f = s.begin(text, seat, card)
    yes = text.is_matched(s, f)
    s.pop()
    return yes


def blueprint_points(s: State, seat: i64, card: i64) -> i64:
    """Its points and perhaps the bonus, or -10 (UNF-BP-03, -04)."""
    if not is_complete(s, seat, card):
        return MISSED
    return columns(s).points[card] + (columns(s).bonus[card] if has_bonus(s, seat, card) else 0)
