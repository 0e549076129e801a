"""Blocking: whom a rule is declared against, and asking those it comes to threaten only later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.schema import ASKED_ITEM, DECLARED_ITEM, F_SIZE, OPENED_ITEM

if TYPE_CHECKING:
    from midway.kernel.state import State


def mask_of(s: State, box: i64, item: i64) -> i64:
    """A mask of seats that a rule box keeps."""
    return s.num(box + F_SIZE + item)


def ask_late(s: State, f: i64, seat: i64) -> bool:
    """A seat has been picked after the window of the running rule: it may still block, if it has not been asked.

    True if the window has been opened once more; the node of frame f goes on afterwards.
    """
    return seat >= 0 and ask_all_late(s, f, 1 << seat)


def ask_all_late(s: State, f: i64, seats: i64) -> bool:
    """The same for a mask of seats."""
    box = s.box(f)
    if box == 0 or mask_of(s, box, OPENED_ITEM) == 0:
        return False
    news = seats & ~mask_of(s, box, ASKED_ITEM) & ~(1 << s.you(f))
    if news == 0:
        return False
    s.put(box + F_SIZE + DECLARED_ITEM, mask_of(s, box, DECLARED_ITEM) | news)
    s.call(s.game.window, f)
    return True
