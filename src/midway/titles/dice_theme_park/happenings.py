"""What only this title has to tell, besides the kernel's own happenings. All of it is public once it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.happenings import FIRST_TITLE_FACT
from midway.kernel.schema import EVERYBODY

if TYPE_CHECKING:
    from midway.kernel.state import State

ROUND_BEGAN: Final = FIRST_TITLE_FACT  # here: its number
PHASE_BEGAN: Final = FIRST_TITLE_FACT + 1  # here: which
PLAYED_STAFF: Final = FIRST_TITLE_FACT + 2  # seat, card
GOES: Final = FIRST_TITLE_FACT + 3  # seat, here: its place in turn order from 1, there: its total
INCOME_PAID: Final = FIRST_TITLE_FACT + 4  # seat, here: money, there: of it from the park
TOOK_MONORAIL: Final = FIRST_TITLE_FACT + 5  # seat, card
ARRIVED: Final = FIRST_TITLE_FACT + 6  # seat, here: up to three kinds of guests, packed like a party
RAISED: Final = FIRST_TITLE_FACT + 7  # seat, here: a kind, there: what it became
INVITED: Final = FIRST_TITLE_FACT + 8  # seat, here: a kind
BUILT: Final = FIRST_TITLE_FACT + 9  # seat, card, here: the cell, there: what was paid
OPENED_WITH: Final = FIRST_TITLE_FACT + 10  # seat, card, here: the cell
SET_GUEST: Final = FIRST_TITLE_FACT + 11  # seat, card: where, here: a kind, there: what it became
DRAWN_GUEST: Final = FIRST_TITLE_FACT + 12  # seat, here: a kind
RECRUITED: Final = FIRST_TITLE_FACT + 13  # seat, card: the skill or -1, here: what was paid
INSTALLED: Final = FIRST_TITLE_FACT + 14  # seat, card, here: the kind of upgrade
TOOK_BACK: Final = FIRST_TITLE_FACT + 15  # likewise
OPERATED: Final = FIRST_TITLE_FACT + 16  # seat, card, here: how often
EARNED: Final = FIRST_TITLE_FACT + 17  # seat, here: stars, there: money
OBJECTIVE_PAID: Final = FIRST_TITLE_FACT + 18  # seat, card, here: stars, there: its place
SAVED: Final = FIRST_TITLE_FACT + 19  # seat, here: a kind of guest, as it now is
LEFT: Final = FIRST_TITLE_FACT + 20  # seat, here: how many tired guests
SWAPPED: Final = FIRST_TITLE_FACT + 21  # seat, card: the one taken back into hand
COUNTS_LOWER: Final = FIRST_TITLE_FACT + 22  # seat
JUDGED: Final = FIRST_TITLE_FACT + 23  # card: the objective
BOUGHT_MAP: Final = FIRST_TITLE_FACT + 24  # seat
SPENT: Final = FIRST_TITLE_FACT + 25  # seat, here: money, on all that was improved
SKILLS_PAID: Final = FIRST_TITLE_FACT + 26  # seat, here: stars, there: money


def tell(s: State, kind: i64, seat: i64, card: i64 = -1, here: i64 = 0, there: i64 = 0) -> None:
    """Everybody sees it."""
    if s.facts is not None:
        s.facts.report(kind, seat, card, here, there, EVERYBODY)
