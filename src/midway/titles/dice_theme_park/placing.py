"""Placing a tile: which cell it goes to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.node import Node
from midway.kernel.results import ENACTED
from midway.titles.dice_theme_park.park import first_of
from midway.titles.dice_theme_park.tiles import cells_open_to_tile, put_tile
from midway.titles.dice_theme_park.verbs import PLACE

if TYPE_CHECKING:
    from midway.kernel.options import Options
    from midway.kernel.state import State


@dataclass(frozen=True)
class PlaceTile(Node):
    """Mark: the tile. Leaves the cell as the strand's last answer."""

    def question(self, s: State, f: i64) -> str:
        return "dice_theme_park/place"

    def rule_id(self, s: State, f: i64) -> str:
        return "DTP-EXP-05"

    def options(self, s: State, f: i64, o: Options) -> None:
        offer_cells(cells_open_to_tile(s, s.you(f)), o)

    def step(self, s: State, f: i64) -> None:
        if s.pc(f) == 0:
            s.set_src(f, s.mark(f))
            s.ask(f, 1, s.you(f))
            return
        put_tile(s, s.you(f), s.mark(f), s.arg)
        s.end(ENACTED)


def offer_cells(cells: i64, o: Options) -> None:
    while cells != 0:
        o.offer(PLACE, first_of(cells))
        cells &= cells - 1
