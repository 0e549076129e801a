"""Which tools are worth a try where: a guess that keeps narrow searches narrow.

A tool makes sense where it brings a guest, or makes one, that an attraction with room for a cube still lacks.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from midway.titles.dice_theme_park.guests import face_of, plain
from midway.titles.dice_theme_park.mascot_rules import guests_of_colour
from midway.titles.dice_theme_park.matcher import has_party
from midway.titles.dice_theme_park.operate_moves import (
    APPLAUSE,
    CASH,
    EXPRESS,
    FETCH,
    FIRST_CASH,
    GUIDE,
    MAP,
    OPERATE,
    SEND,
    STOP,
    die_in,
    from_in,
    other_in,
    skill_in,
    to_in,
    verb_in,
)
from midway.titles.dice_theme_park.operate_position import OperatePosition
from midway.titles.dice_theme_park.operate_rules import can_take_cube
from midway.titles.dice_theme_park.park import first_of


@final
class Sense:
    """Judges the moves of one position after the other."""

    def __init__(self) -> None:
        self.needy: i64 = 0  # cells with room for a cube and no party

    def look_at(self, p: OperatePosition) -> None:
        self.needy = 0
        cells = p.park.cells
        while cells != 0:
            cell = first_of(cells)
            here = cells & -cells
            cells &= cells - 1
            if can_take_cube(p, cell) and not has_party(
                p.park.requirements[cell], p.dice, p.start_of(cell), p.start_of(cell + 1)
            ):
                self.needy |= here

    def approves(self, p: OperatePosition, move: i64) -> bool:
        verb = verb_in(move)
        if verb in (OPERATE, STOP):
            return True
        if verb in (MAP, GUIDE, SEND, FETCH, EXPRESS):
            return self._wants(p, to_in(move), plain(die_in(move)))
        if verb in (CASH, APPLAUSE):
            return self._pays_best(p, from_in(move), (skill_in(move) - FIRST_CASH) % 3)
        return self._wants(p, from_in(move), other_in(move))

    def _wants(self, p: OperatePosition, cell: i64, die_kind: i64) -> bool:
        return (self.needy >> cell) & 1 == 1 and (p.park.requirements[cell].fits >> face_of(die_kind)) & 1 == 1

    def _pays_best(self, p: OperatePosition, here: i64, colour: i64) -> bool:
        """No other attraction has more guests of the colour."""
        most = guests_of_colour(p, here, colour)
        cells = p.park.cells
        while cells != 0:
            if guests_of_colour(p, first_of(cells), colour) > most:
                return False
            cells &= cells - 1
        return True
