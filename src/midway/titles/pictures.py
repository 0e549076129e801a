# mypyc: off
"""Pictures: how a title draws its own table as text, where a list of zones would tell little.

A title's picture.py has a PICTURE; whoever draws a table finds it there and draws the rest as usual.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from midway.kernel.content import Names
    from midway.kernel.messages import Argument
    from midway.kernel.state import State
    from midway.kernel.title import Title


class Words(Protocol):
    """A reader's language."""

    def __call__(self, key: str, /, **args: Argument) -> str:
        """The sentence of a key."""
        ...

    def of(self, names: Names) -> str:
        """The one of two names that is in this language."""
        ...

    @property
    def is_russian(self) -> bool:
        """Is it Russian, where a text has both languages?"""
        ...


class Picture(Protocol):
    """What a title draws itself. Positions are what the viewer may see."""

    zones: frozenset[str]  # zones, tokens and numbers by name, which need not be told again

    def numbers(self, s: State, words: Words) -> list[str]:
        """How far the match has come."""
        ...

    def middle(self, s: State, words: Words) -> list[tuple[str, list[str]]]:
        """Parts of the table that are nobody's, each with its heading."""
        ...

    def of_seat(self, s: State, seat: int, viewer: int, words: Words, width: int) -> list[str]:
        """What lies before a seat; more of it where that is the viewer."""
        ...


@cache
def picture_of(title: Title) -> Picture | None:
    """How a title draws its table; None: it has no wish."""
    package = sys.modules[type(title).__module__].__package__
    if not package or find_spec(f"{package}.picture") is None:
        return None
    found: Picture = import_module(f"{package}.picture").PICTURE
    return found
