"""What only this title has to tell, besides the kernel's own happenings; the words are in messages.*.ftl."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.happenings import FIRST_TITLE_FACT
from midway.kernel.schema import EVERYBODY

if TYPE_CHECKING:
    from midway.kernel.state import State

ROUND_BEGAN: Final = FIRST_TITLE_FACT  # there: its number
LEADS: Final = FIRST_TITLE_FACT + 1  # seat takes the marker, there: with which stake
THREW: Final = FIRST_TITLE_FACT + 2  # seat threw, what: at which prize, here: the result, there: the number on it
ATE: Final = FIRST_TITLE_FACT + 3  # seat ate candy floss


def tell(s: State, kind: i64, seat: i64, card: i64 = -1, here: i64 = 0, there: i64 = 0) -> None:
    """Everybody sees it."""
    if s.facts is not None:
        s.facts.report(kind, seat, card, here, there, EVERYBODY)
