"""Facts: every change reports who, what, from where, to where, and who could see it.

Log lines, animation, metrics and the undo horizon are derived from facts. A state collects them only while
somebody listens; rules never read them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

MOVED: Final = 1  # what: card, here and there: zones
COUNTED: Final = 2  # what: field of a token or number, seat: whose, here: before, there: after
SHUFFLED: Final = 3  # here: zone
ROLLED: Final = 4  # what: result, here: how many outcomes were possible
REVEALED: Final = 5  # what: card
ANNOUNCED: Final = 6  # what: source card of a rule that begins, seat: its owner
BLOCKED: Final = 7  # seat blocked, what: with which card
TURNED: Final = 8  # what: card, there: 1 face down
CHOSEN: Final = 9  # seat chose, what: option as an integer
PHASE: Final = 10  # what: number of a word of the title's phases
OVER_NOW: Final = 11
FIRST_TITLE_FACT: Final = 32  # what: a card or -1, for views to hide; numbers go in here and there

FACT_NAMES: Final[dict[int, str]] = {
    MOVED: "moved",
    COUNTED: "counted",
    SHUFFLED: "shuffled",
    ROLLED: "rolled",
    REVEALED: "revealed",
    ANNOUNCED: "announced",
    BLOCKED: "blocked",
    TURNED: "turned",
    CHOSEN: "chosen",
    PHASE: "phase",
    OVER_NOW: "over",
}


@final
@mypyc_attr(acyclic=True)
class Fact:
    """One change. A viewer outside `seen` learns that it happened, not of which card (see views.py)."""

    __slots__ = ("here", "kind", "seat", "seen", "there", "what")

    def __init__(self, kind: i64, seat: i64, what: i64, here: i64, there: i64, seen: i64) -> None:
        self.kind = kind
        self.seat = seat
        self.what = what
        self.here = here
        self.there = there
        self.seen = seen

    def as_tuple(self) -> tuple[i64, i64, i64, i64, i64, i64]:
        return self.kind, self.seat, self.what, self.here, self.there, self.seen


@final
class Facts:
    """What has happened since somebody began to listen."""

    __slots__ = ("all",)

    def __init__(self) -> None:
        self.all: list[Fact] = []

    def report(self, kind: i64, seat: i64, what: i64, here: i64, there: i64, seen: i64) -> None:
        self.all.append(Fact(kind, seat, what, here, there, seen))
