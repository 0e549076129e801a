"""Operate: each seat runs its attractions and uses its maps, Guides and mascots, in any order, until it stops.

A command is asked part by part and carried out as one move of operate_moves.py, so a match and the solver share the
rules. How an attraction is run is in operation.py, how guests are sent about in trips.py, mascots in mascot_use.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.node import Node
from midway.kernel.nodes.flow import Seq, Together
from midway.kernel.options import DONE
from midway.kernel.results import ENACTED
from midway.kernel.schema import EVERYBODY
from midway.titles.dice_theme_park.columns import columns
from midway.titles.dice_theme_park.mascot_use import UseMascot
from midway.titles.dice_theme_park.operate_draft import begin_operating, end_operating, position_of, show_draft
from midway.titles.dice_theme_park.operate_position import OperatePosition
from midway.titles.dice_theme_park.operate_rules import can_operate
from midway.titles.dice_theme_park.operation import RunAttraction
from midway.titles.dice_theme_park.park import first_of
from midway.titles.dice_theme_park.schema import ROUND, TILES
from midway.titles.dice_theme_park.tools import begin_tool, offer_tools
from midway.titles.dice_theme_park.trips import SendGuest
from midway.titles.dice_theme_park.turn_order import InTurnOrder
from midway.titles.dice_theme_park.verbs import OPERATE

if TYPE_CHECKING:
    from midway.kernel.options import Options
    from midway.kernel.state import State

# steps
BEGIN: Final = 0
ASK: Final = 1
TOLD: Final = 2


@dataclass(frozen=True)
class OperatePark(Node):
    """One seat's phase (DTP-OPR-01). Tally: whether it has done anything."""

    run: Node
    send: Node
    mascot: Node

    def question(self, s: State, f: i64) -> str:
        return "dice_theme_park/operate"

    def rule_id(self, s: State, f: i64) -> str:
        return "DTP-OPR-01"

    def options(self, s: State, f: i64, o: Options) -> None:
        seat = s.you(f)
        p = position_of(s, seat)
        offer_operations(s, seat, p, o)
        offer_tools(s, seat, p, o)
        o.offer(DONE)

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        seat = s.you(f)
        if pc == BEGIN:
            begin_operating(s, seat)
            s.go(f, ASK)
        elif pc == ASK:
            if is_open(s):
                show_draft(s, seat)
            if s.tally(f) == 0:
                s.ask(f, TOLD, seat)
            else:
                s.ask_openly(f, TOLD, seat)  # a last command can still be taken back
        elif s.verb == DONE:
            if columns(s).is_live:
                s.learn(EVERYBODY)  # open to all, stopping is final (AMB-48)
            s.end(ENACTED)
        else:
            s.go(f, ASK)
            s.set_tally(f, 1)
            if s.verb == OPERATE:
                s.set_mark(s.call(self.run, f), s.arg)
            else:
                begin_tool(s, f, self.send, self.mascot)


def is_open(s: State) -> bool:
    """Do the others see what is done while it is done (AMB-37)?"""
    c = columns(s)
    return c.is_live or s.num(ROUND) <= c.rounds_in_turns


def offer_operations(s: State, seat: i64, p: OperatePosition, o: Options) -> None:
    """Every attraction with room for a cube and a party for it (DTP-OPR-09)."""
    cells = p.park.cells
    tiles = s.zone(seat, TILES)
    while cells != 0:
        cell = first_of(cells)
        cells &= cells - 1
        if can_operate(p, cell):
            o.offer(OPERATE, s.num(tiles + cell) - 1)


@dataclass(frozen=True)
class ShowParks(Node):
    """When the last has stopped, all is shown."""

    def step(self, s: State, f: i64) -> None:
        for seat in range(s.players):
            end_operating(s, seat)
        s.learn(EVERYBODY)
        s.end(ENACTED)


@dataclass(frozen=True)
class EndTurn(Node):
    """Where Operate goes in turn order, the next seat begins only now."""

    def step(self, s: State, f: i64) -> None:
        end_operating(s, s.you(f))
        s.end(ENACTED)


@dataclass(frozen=True)
class Operate(Node):
    """Everybody at the same time; by option in the open, or one after the other (AMB-37, DTP-OPR-02)."""

    sealed: Node
    live: Node
    turns: Node

    def step(self, s: State, f: i64) -> None:
        if s.pc(f) == 1:
            s.end(ENACTED)
            return
        s.go(f, 1)
        c = columns(s)
        if c.is_live:
            s.call(self.live, f)
        elif is_open(s):
            s.call(self.turns, f)
        else:
            s.call(self.sealed, f)


def operating() -> Node:
    park = OperatePark(RunAttraction(SendGuest(), UseMascot()), SendGuest(), UseMascot())
    return Operate(
        Seq((Together(park), ShowParks())),
        Seq((Together(park, openly=True), ShowParks())),
        InTurnOrder(Seq((park, EndTurn()))),
    )
