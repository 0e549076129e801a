"""A table brought in from outside, put right by the fewest changes. In play nothing ever needs it (UNF-GOLD-05)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.titles.unfair.changes import leave_play
from midway.titles.unfair.park import has_namesake
from midway.titles.unfair.placement import strips_allow
from midway.titles.unfair.schema import MOST_SPACES, space

if TYPE_CHECKING:
    from midway.kernel.state import State


def put_right(s: State) -> list[int]:
    """Discard each upgrade that no rule of placement lets stand where it stands, and give those; all else stays.

    Of two namesakes on one attraction the upper goes. Limits of parks are kept by play itself: see limits.py.
    """
    gone: list[int] = []
    for seat in range(s.players):
        for n in range(MOST_SPACES):
            z = space(s, seat, n)
            place = s.count(z) - 1
            while place > 0:
                upgrade = s.at(z, place)
                if not _may_stand(s, seat, upgrade, s.at(z, 0)):
                    gone.append(int(upgrade))
                    leave_play(s, s.top, upgrade)
                place -= 1
    return gone


def _may_stand(s: State, seat: i64, upgrade: i64, attraction: i64) -> bool:
    return not has_namesake(s, upgrade, attraction) and strips_allow(s, seat, upgrade, attraction)
