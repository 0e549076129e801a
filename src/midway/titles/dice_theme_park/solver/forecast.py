"""What rounds still to come may bring a park: guests such as monorails bring, and some who have stayed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from midway.titles.dice_theme_park.guests import GUEST_COLOURS, die_on, kind
from midway.titles.dice_theme_park.operate_position import OperatePosition
from midway.titles.dice_theme_park.park import ENTRANCE

NEWCOMERS: Final = vec[i64]([6, 5, 3])  # of a usual monorail
STAYERS: Final = vec[i64]([4, 3])  # of the round before


def add_newcomers(p: OperatePosition, turn: i64) -> None:
    """Guests as they come off a usual monorail; each `turn` gives them other colours."""
    _add(p, NEWCOMERS, turn)


def add_stayers(p: OperatePosition, turn: i64) -> None:
    _add(p, STAYERS, turn + 1)


def _add(p: OperatePosition, values: vec[i64], turn: i64) -> None:
    for i in range(len(values)):
        p.add_die(die_on(ENTRANCE, kind((i + turn) % GUEST_COLOURS, values[i])))
