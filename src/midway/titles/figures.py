# mypyc: off
"""Figures: what a title counts in many matches, from what happened in them; its balance.py says what and how.

The matches know nothing of it: the lab listens to their happenings.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from midway.kernel.happenings import Fact
    from midway.kernel.state import State
    from midway.kernel.title import Title


@dataclass(frozen=True)
class Row:
    """One line: a card's id or a word (words: figure-WORD), and its values."""

    name: str
    values: tuple[float, ...]
    is_off: bool = False  # out of the bounds


@dataclass(frozen=True)
class Figures:
    """One table. Words: figures-HEADING, figures-COLUMN."""

    heading: str
    columns: tuple[str, ...]
    rows: list[Row]
    bounds: tuple[float, float] | None = None


class Balance(Protocol):
    """A title's balance.py."""

    def count(self, s: State, facts: list[Fact]) -> Counter[str]:
        """What a finished match adds, all its facts given; counts of matches are added up."""
        ...

    def tables(self, found: Counter[str]) -> list[Figures]:
        """What was counted in all matches."""
        ...


@cache
def balance_of(title: Title) -> Balance | None:
    """What a title counts; None: nothing."""
    package = sys.modules[type(title).__module__].__package__
    if not package or find_spec(f"{package}.balance") is None:
        return None
    return cast("Balance", import_module(f"{package}.balance"))
