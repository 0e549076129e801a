"""Trips: a guest sent elsewhere by a map or the Guide, asked as which guest and where to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.node import Node
from midway.kernel.options import Options
from midway.kernel.results import ENACTED
from midway.titles.dice_theme_park.guest_trips import where_to
from midway.titles.dice_theme_park.guests import KIND_OF, guest_number
from midway.titles.dice_theme_park.interruption import follow
from midway.titles.dice_theme_park.operate_draft import position_of, store
from midway.titles.dice_theme_park.operate_moves import MAP, move_of
from midway.titles.dice_theme_park.operate_position import OperatePosition
from midway.titles.dice_theme_park.operate_rules import play
from midway.titles.dice_theme_park.park import first_of
from midway.titles.dice_theme_park.schema import TILES
from midway.titles.dice_theme_park.tiles import cell_of
from midway.titles.dice_theme_park.verbs import GUEST, MOVE

if TYPE_CHECKING:
    from midway.kernel.state import State

# steps
BEGIN: Final = 0
GUEST_PICKED: Final = 1
SENT: Final = 2


@dataclass(frozen=True)
class SendGuest(Node):
    """Tally: MAP or GUIDE. Mark: the attraction the guest is on."""

    def question(self, s: State, f: i64) -> str:
        return "dice_theme_park/guest" if s.pc(f) == GUEST_PICKED else "dice_theme_park/where"

    def rule_id(self, s: State, f: i64) -> str:
        return "DTP-MAP-01" if s.tally(f) == MAP else "DTP-STAFF-06"

    def options(self, s: State, f: i64, o: Options) -> None:
        seat = s.you(f)
        p = position_of(s, seat)
        if s.pc(f) == GUEST_PICKED:
            offer_guests(s, seat, p, o)
        else:
            cell = cell_of(s, seat, s.mark(f))
            offer_moves(s, seat, s.item(f, 0), where_to(p, s.tally(f), cell), o)

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        seat = s.you(f)
        if pc == BEGIN:
            s.ask(f, GUEST_PICKED, seat)
        elif pc == GUEST_PICKED:
            s.set_mark(f, s.arg)
            s.set_src(f, s.arg)
            s.fix(f, KIND_OF[s.arg2])
            s.ask(f, SENT, seat)
        else:
            p = position_of(s, seat)
            here = cell_of(s, seat, s.mark(f))
            move = move_of(s.tally(f), here, cell_of(s, seat, s.arg2), KIND_OF[s.arg])
            play(p, move)
            store(s, seat, p)
            follow(s, seat, p, move)
            s.end(ENACTED)


def offer_guests(s: State, seat: i64, p: OperatePosition, o: Options) -> None:
    """Every guest in the park, those that look alike on one attraction once."""
    tiles = s.zone(seat, TILES)
    for i in range(p.count):
        die = p.dice[i]
        if i == 0 or die != p.dice[i - 1]:
            o.offer(GUEST, s.num(tiles + (die >> 7)) - 1, guest_number(die))


def offer_moves(s: State, seat: i64, die_kind: i64, cells: i64, o: Options) -> None:
    """This guest to each of the attractions on these cells."""
    tiles = s.zone(seat, TILES)
    while cells != 0:
        o.offer(MOVE, guest_number(die_kind), s.num(tiles + first_of(cells)) - 1)
        cells &= cells - 1
