"""What only this title has to tell, besides the kernel's own happenings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.happenings import FIRST_TITLE_FACT
from midway.kernel.schema import EVERYBODY

if TYPE_CHECKING:
    from midway.kernel.state import State

ROUND_BEGAN: Final = FIRST_TITLE_FACT  # here: its number
STEP_BEGAN: Final = FIRST_TITLE_FACT + 1  # here: which
ACTION_BEGAN: Final = FIRST_TITLE_FACT + 2  # seat, here: which action
BORROWED: Final = FIRST_TITLE_FACT + 3  # seat, here: how many loans it has now
TRADED: Final = FIRST_TITLE_FACT + 4  # seat
BUILT: Final = FIRST_TITLE_FACT + 5  # seat, card, here: what was paid, there: of it to skip spaces
PLAYED: Final = FIRST_TITLE_FACT + 6  # seat, card, here: which half
PASSED: Final = FIRST_TITLE_FACT + 7  # seat
GUESTS_CAME: Final = FIRST_TITLE_FACT + 8  # seat, here: guests, there: coins
LOOSE_CHANGE: Final = FIRST_TITLE_FACT + 9  # seat, here: coins
CITY_SPEAKS: Final = FIRST_TITLE_FACT + 10  # seat, card: it is applied to the seat
REDREW: Final = FIRST_TITLE_FACT + 11  # seat
LEADS: Final = FIRST_TITLE_FACT + 12  # seat takes the marker
WON_GAMBLE: Final = FIRST_TITLE_FACT + 13  # seat, card, here: the result
LOST_GAMBLE: Final = FIRST_TITLE_FACT + 14  # seat, card, here: the result
MESMERISED: Final = FIRST_TITLE_FACT + 15  # seat, card: it serves the seat
WOKEN: Final = FIRST_TITLE_FACT + 16  # seat, card: it serves its owner, the seat, again


def tell(s: State, kind: i64, seat: i64, card: i64 = -1, here: i64 = 0, there: i64 = 0) -> None:
    """Everybody sees it."""
    if s.facts is not None:
        s.facts.report(kind, seat, card, here, there, EVERYBODY)
