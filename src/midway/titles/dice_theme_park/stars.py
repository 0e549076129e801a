"""Stars earned: the score so far and where each star comes from, which sum exactly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.titles.dice_theme_park.schema import STARS, STARS_BY_CELL, STARS_BY_SOURCE

if TYPE_CHECKING:
    from midway.kernel.state import State


def add_stars(s: State, seat: i64, source: i64, n: int) -> None:
    """The seat scores stars; the true total is kept, beyond 100 and 200 as well (AMB-18)."""
    if n != 0:
        s.gain(seat, STARS, n)
        s.set_own(seat, STARS_BY_SOURCE + source, s.own(seat, STARS_BY_SOURCE + source) + n)


def credit_attraction(s: State, seat: i64, cell: i64, n: i64) -> None:
    """So many of them the attraction on this cell has brought, its special effect among them."""
    s.set_own(seat, STARS_BY_CELL + cell, s.own(seat, STARS_BY_CELL + cell) + n)
