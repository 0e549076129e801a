"""An operation: cube, party, pip down, move, in this order (operate_rules.py); here it is asked part by part."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.node import Node
from midway.kernel.options import PASS, Options, option
from midway.kernel.results import ENACTED
from midway.titles.dice_theme_park.columns import columns
from midway.titles.dice_theme_park.guest_trips import walk
from midway.titles.dice_theme_park.guests import KIND_OF, guest_number
from midway.titles.dice_theme_park.interruption import end_interruption, interrupt, is_party_gone, party_left
from midway.titles.dice_theme_park.matcher import in_party, party_of, party_size
from midway.titles.dice_theme_park.operate_draft import position_of, store
from midway.titles.dice_theme_park.operate_moves import OPERATE, move_of
from midway.titles.dice_theme_park.operate_position import OperatePosition
from midway.titles.dice_theme_park.operate_rules import can_spare, parties_on, pip_down, play, survivors
from midway.titles.dice_theme_park.schema import DRAFT_RUNS
from midway.titles.dice_theme_park.tiles import cell_of
from midway.titles.dice_theme_park.tools import begin_tool, offer_tools
from midway.titles.dice_theme_park.trips import offer_moves
from midway.titles.dice_theme_park.verbs import MOVE, PARTY_1, PARTY_2, PARTY_3, SPARE

if TYPE_CHECKING:
    from midway.kernel.state import State

# steps
BEGIN: Final = 0
ASSEMBLED: Final = 1
SPARED: Final = 2
MOVED: Final = 3
INTERRUPTED: Final = 4

# items: the party, the lowest kind first, and the guest spared by Stamina; 0: none
SPARED_GUEST: Final = 3


@dataclass(frozen=True)
class RunAttraction(Node):
    """Mark: the attraction."""

    send: Node
    mascot: Node

    def question(self, s: State, f: i64) -> str:
        return ("operate", "dice_theme_park/party", "dice_theme_park/spare", "dice_theme_park/move")[s.pc(f)]

    def rule_id(self, s: State, f: i64) -> str:
        return ("", "DTP-OPR-08", "DTP-ADM-03", "DTP-OPR-14")[s.pc(f)]

    def options(self, s: State, f: i64, o: Options) -> None:
        seat = s.you(f)
        p = position_of(s, seat)
        cell = cell_of(s, seat, s.mark(f))
        pc = s.pc(f)
        if pc == ASSEMBLED:
            offer_parties(p, cell, o)
        elif pc == SPARED:
            offer_sparing(s, f, p, cell, o)
        else:
            left = self._left(s, f)
            a, b, c = left & 127, (left >> 7) & 127, left >> 14
            if a != 0:
                offer_moves(s, seat, a, p.park.near[cell], o)
            if b != 0 and b != a:  # of those that look alike, one
                offer_moves(s, seat, b, p.park.near[cell], o)
            if c != 0 and c != a and c != b:
                offer_moves(s, seat, c, p.park.near[cell], o)
            if s.own(seat, DRAFT_RUNS) != 0:
                offer_tools(s, seat, p, o)

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        seat = s.you(f)
        if pc == BEGIN:
            s.set_src(f, s.mark(f))
            s.ask(f, ASSEMBLED, seat)
        elif pc == ASSEMBLED:
            self._assemble(s, f)
        elif pc == SPARED:
            if s.verb == SPARE:
                s.set_item(f, SPARED_GUEST, KIND_OF[s.arg])
            self._ask_who_moves(s, f)
        elif pc == INTERRUPTED:
            if is_party_gone(s, seat):
                end_interruption(s, seat)
                s.end(ENACTED)
            else:
                s.ask(f, MOVED, seat)
        elif s.verb == MOVE:
            self._run(s, f, KIND_OF[s.arg], cell_of(s, seat, s.arg2))
        else:
            s.go(f, INTERRUPTED)
            begin_tool(s, f, self.send, self.mascot)

    def _assemble(self, s: State, f: i64) -> None:
        verb = s.verb
        s.fix(f, KIND_OF[s.arg])
        s.fix(f, KIND_OF[s.arg2] if verb != PARTY_1 else 0)
        s.fix(f, KIND_OF[s.arg3] if verb == PARTY_3 else 0)
        s.fix(f, 0)
        seat = s.you(f)
        p = position_of(s, seat)
        cell = cell_of(s, seat, s.mark(f))
        for place in range(SPARED_GUEST):
            if s.item(f, place) != 0 and can_spare(p, cell, s.item(f, place)):
                s.ask(f, SPARED, seat)
                return
        self._ask_who_moves(s, f)

    def _ask_who_moves(self, s: State, f: i64) -> None:
        """Exactly one of those who are left, if any is (DTP-OPR-14 to -16)."""
        seat = s.you(f)
        left = survivors(party_on(s, f), s.item(f, SPARED_GUEST))
        if left == 0:
            self._run(s, f, 0, 0)
            return
        if columns(s).tools_any_time:
            p = position_of(s, seat)
            cell = cell_of(s, seat, s.mark(f))
            pip_down(p, cell, party_on(s, f), s.item(f, SPARED_GUEST))
            store(s, seat, p)
            interrupt(s, seat, cell, left)
        s.ask(f, MOVED, seat)

    def _left(self, s: State, f: i64) -> i64:
        """Who is left of the party, packed like one; 0 in the place of whoever a tool has taken away."""
        seat = s.you(f)
        if s.own(seat, DRAFT_RUNS) == 0:
            return survivors(party_on(s, f), s.item(f, SPARED_GUEST))
        return party_of(party_left(s, seat, 0), party_left(s, seat, 1), party_left(s, seat, 2))

    def _run(self, s: State, f: i64, moved: i64, to: i64) -> None:
        seat = s.you(f)
        p = position_of(s, seat)
        cell = cell_of(s, seat, s.mark(f))
        if s.own(seat, DRAFT_RUNS) != 0:
            walk(p, move_of(OPERATE, cell, to, moved))
            end_interruption(s, seat)
        else:
            play(p, move_of(OPERATE, cell, to, moved, s.item(f, SPARED_GUEST), party_on(s, f)))
        store(s, seat, p)
        s.end(ENACTED)


def party_on(s: State, f: i64) -> i64:
    """The party that was assembled."""
    return party_of(s.item(f, 0), s.item(f, 1), s.item(f, 2))


def offer_parties(p: OperatePosition, cell: i64, o: Options) -> None:
    able = parties_on(p, cell)
    for i in range(len(able)):
        o.add(party_option(able[i]))


def party_option(party: i64) -> i64:
    """A party as the option that assembles it."""
    one = guest_number(in_party(party, 0))
    if party_size(party) == 1:
        return option(PARTY_1, one)
    two = guest_number(in_party(party, 1))
    if party_size(party) == 2:
        return option(PARTY_2, one, two)
    return option(PARTY_3, one, two, guest_number(in_party(party, 2)))


def offer_sparing(s: State, f: i64, p: OperatePosition, cell: i64, o: Options) -> None:
    """One party guest of the administrator's colour may be left as it is (DTP-ADM-03)."""
    before: i64 = 0
    for place in range(SPARED_GUEST):
        guest = s.item(f, place)
        if guest != 0 and guest != before and can_spare(p, cell, guest):
            o.offer(SPARE, guest_number(guest))
        before = guest
    o.offer(PASS)
