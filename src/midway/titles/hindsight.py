# mypyc: off
"""Hindsight: what a title can say of a part of the game that is over, or that is going on: what could be had.

A title's hindsight.py has a HINDSIGHT; whoever shows a match remembers the position in which such a part began.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from midway.kernel.messages import Message
    from midway.kernel.state import State
    from midway.kernel.title import Title


class Hindsight(Protocol):
    """What a title knows better afterwards. Only what the seat itself may see is made use of."""

    def part(self, s: State) -> int:
        """Which part worth looking back on the match is in; 0: none."""
        ...

    def back(self, begun: State, now: State, seat: int) -> Message | None:
        """What the seat made of a part that is over, and what would have been possible."""
        ...

    def ahead(self, s: State, seat: int) -> Message | None:
        """What the seat could still make of the part that is going on."""
        ...


@cache
def hindsight_of(title: Title) -> Hindsight | None:
    """What a title can say; None: nothing."""
    package = sys.modules[type(title).__module__].__package__
    if not package or find_spec(f"{package}.hindsight") is None:
        return None
    found: Hindsight = import_module(f"{package}.hindsight").HINDSIGHT
    return found
