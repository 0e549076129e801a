"""Tools of Operate: maps, Guides and mascots, as one is offered them and as the rest of the command is begun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.node import Node
from midway.titles.dice_theme_park.mascot_use import offer_mascots, place_of_mascot
from midway.titles.dice_theme_park.operate_moves import GUIDE, MAP
from midway.titles.dice_theme_park.operate_position import OperatePosition
from midway.titles.dice_theme_park.verbs import USE_GUIDE, USE_MAP

if TYPE_CHECKING:
    from midway.kernel.options import Options
    from midway.kernel.state import State


def offer_tools(s: State, seat: i64, p: OperatePosition, o: Options) -> None:
    """Maps and Guides as long as there is a guest to move, and the mascots not used yet."""
    if p.count > 0:
        if p.maps > 0:
            o.offer(USE_MAP)
        if p.guides > 0:
            o.offer(USE_GUIDE)
        offer_mascots(s, seat, p, o)


def begin_tool(s: State, f: i64, send: Node, mascot: Node) -> None:
    """Ask for the rest of the command that was answered."""
    verb = s.verb
    if verb in (USE_MAP, USE_GUIDE):
        s.set_tally(s.call(send, f), MAP if verb == USE_MAP else GUIDE)
    else:
        place: int = place_of_mascot(s, s.you(f))
        s.set_tally(s.call(mascot, f), place)
