"""Using a mascot: on which attraction, for a plain adjustment or its skill, and what may follow (mascot_rules.py)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from midway.kernel.node import Node
from midway.kernel.options import PASS, Options, option
from midway.kernel.results import ENACTED
from midway.titles.dice_theme_park.columns import columns
from midway.titles.dice_theme_park.guests import guest_number
from midway.titles.dice_theme_park.interruption import follow
from midway.titles.dice_theme_park.mascot_rules import add_adjustments, add_rest, add_skill
from midway.titles.dice_theme_park.operate_draft import position_of, skill_at, store, use_mascot_at
from midway.titles.dice_theme_park.operate_moves import (
    APPLAUSE,
    CASH,
    EXPRESS,
    FETCH,
    NO_SKILL,
    SEND,
    STOP,
    VALUE,
    die_in,
    from_in,
    other_in,
    to_in,
    verb_in,
)
from midway.titles.dice_theme_park.operate_position import OperatePosition
from midway.titles.dice_theme_park.operate_rules import play
from midway.titles.dice_theme_park.park import first_of
from midway.titles.dice_theme_park.schema import DRAFT_PENDING, DRAFT_USED_MASCOTS, MASCOTS, SKILLS, TILES
from midway.titles.dice_theme_park.tiles import cell_of, tile_at
from midway.titles.dice_theme_park.verbs import ADJUST, ALTER, MOVE, USE_MASCOT, USE_MASCOT_OF, USE_SKILL
from midway.titles.dice_theme_park.verbs import FETCH as FETCH_FROM

if TYPE_CHECKING:
    from midway.kernel.state import State

# steps
BEGIN: Final = 0
PUT: Final = 1  # it was said where, and what for
DONE_FIRST: Final = 2  # the first thing was said
DONE_MORE: Final = 3  # and something after it

# what for
FOR_ADJUSTMENT: Final = 0
FOR_SKILL: Final = 1


def offer_mascots(s: State, seat: i64, p: OperatePosition, o: Options) -> None:
    """Each mascot not used yet; those on the same skill once."""
    if p.mascots == 0:
        return
    if not columns(s).has_skills:
        o.offer(USE_MASCOT)
        return
    used = s.own(seat, DRAFT_USED_MASCOTS)
    z = s.zone(seat, SKILLS)
    offered: i64 = 0
    for place in range(s.count(z)):
        one: i64 = 1
        skill = one << skill_at(s, seat, place)
        if (used >> place) & 1 == 0 and offered & skill == 0:
            offered |= skill
            o.offer(USE_MASCOT_OF, s.at(z, place))


def place_of_mascot(s: State, seat: i64) -> i64:
    """The mascot that was answered, by its place in the staging area."""
    if s.verb == USE_MASCOT_OF:
        return s.place_of(s.zone(seat, SKILLS), s.arg)
    used = s.own(seat, DRAFT_USED_MASCOTS)
    place: i64 = 0
    while place < s.own(seat, MASCOTS) and (used >> place) & 1 == 1:
        place += 1
    return place


@dataclass(frozen=True)
class UseMascot(Node):
    """Tally: the mascot's place. Mark: the attraction it is put on. Item: what for."""

    def question(self, s: State, f: i64) -> str:
        return "dice_theme_park/mascot" if s.pc(f) == PUT else "dice_theme_park/use"

    def rule_id(self, s: State, f: i64) -> str:
        if s.pc(f) == DONE_MORE:
            pending = s.own(s.you(f), DRAFT_PENDING)
            return "DTP-STAFF-08" if pending == VALUE else "DTP-SKL-07" if pending == SEND else "DTP-SKL-08"
        return "DTP-SKL-02" if s.pc(f) == DONE_FIRST and s.item(f, 0) == FOR_SKILL else "DTP-MSC-02"

    def options(self, s: State, f: i64, o: Options) -> None:
        seat = s.you(f)
        p = position_of(s, seat)
        if s.pc(f) == PUT:
            offer_places(s, seat, p, skill_at(s, seat, s.tally(f)), o)
            return
        found = self._moves(s, f, p)
        for i in range(len(found)):
            o.add(part_of(s, seat, found[i]))

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        seat = s.you(f)
        if pc == BEGIN:
            s.ask(f, PUT, seat)
        elif pc == PUT:
            s.set_mark(f, s.arg)
            s.set_src(f, s.arg)
            s.fix(f, FOR_SKILL if s.verb == USE_SKILL else FOR_ADJUSTMENT)
            p = position_of(s, seat)
            found = self._moves(s, f, p)
            if verb_in(found[0]) in (CASH, APPLAUSE):
                self._play(s, f, p, found[0])
            else:
                s.ask(f, DONE_FIRST, seat)
        else:
            p = position_of(s, seat)
            found = self._moves(s, f, p)
            i: i64 = 0
            while part_of(s, seat, found[i]) != s.answer:
                i += 1
            self._play(s, f, p, found[i])

    def _moves(self, s: State, f: i64, p: OperatePosition) -> vec[i64]:
        """What may be said now."""
        if p.pending != 0:
            return add_rest(p, vec[i64]())
        here = cell_of(s, s.you(f), s.mark(f))
        skill = skill_at(s, s.you(f), s.tally(f))
        if s.item(f, 0) == FOR_SKILL:
            return add_skill(p, here, skill, vec[i64]())
        return add_adjustments(p, here, skill, vec[i64]())

    def _play(self, s: State, f: i64, p: OperatePosition, move: i64) -> None:
        seat = s.you(f)
        if p.pending == 0:
            use_mascot_at(s, seat, s.tally(f))
        play(p, move)
        store(s, seat, p)
        follow(s, seat, p, move)
        if p.pending != 0:
            s.ask(f, DONE_MORE, seat)
        else:
            s.end(ENACTED)


def offer_places(s: State, seat: i64, p: OperatePosition, skill: i64, o: Options) -> None:
    """Where the mascot may be put, for an adjustment of a guest there or for its skill (DTP-MSC-03)."""
    cells = p.park.cells
    while cells != 0:
        here = first_of(cells)
        cells &= cells - 1
        card = tile_at(s, seat, here)
        if p.start_of(here) < p.start_of(here + 1):
            o.offer(ADJUST, card)
        if skill != NO_SKILL and len(add_skill(p, here, skill, vec[i64]())) > 0:
            o.offer(USE_SKILL, card)


def part_of(s: State, seat: i64, move: i64) -> i64:
    """A move of a mascot as the option that says it, the mascot and its place being said."""
    verb = verb_in(move)
    tiles = s.zone(seat, TILES)
    if verb == STOP:
        return option(PASS)
    if verb in (SEND, EXPRESS):
        return option(MOVE, guest_number(die_in(move)), s.num(tiles + to_in(move)) - 1)
    if verb == FETCH:
        return option(FETCH_FROM, s.num(tiles + from_in(move)) - 1, guest_number(die_in(move)))
    return option(ALTER, guest_number(die_in(move)), guest_number(other_in(move)))
