"""Expand: in turn order each seat may build one attraction and recruit one mascot. The bonus is in amenities.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.node import Node
from midway.kernel.nodes.flow import Seq
from midway.kernel.options import PASS
from midway.kernel.results import ENACTED
from midway.titles.dice_theme_park.amenities import TakeBonus, has_bonus
from midway.titles.dice_theme_park.columns import columns
from midway.titles.dice_theme_park.happenings import BUILT, RECRUITED, tell
from midway.titles.dice_theme_park.placing import PlaceTile
from midway.titles.dice_theme_park.schema import COINS, DISPLAY, MASCOTS, SKILL_DISPLAY, SKILLS, coins
from midway.titles.dice_theme_park.staff import price_of_mascot
from midway.titles.dice_theme_park.tiles import cells_open_to_tile
from midway.titles.dice_theme_park.turn_order import InTurnOrder
from midway.titles.dice_theme_park.verbs import BUILD, RECRUIT, RECRUIT_FOR

if TYPE_CHECKING:
    from midway.kernel.options import Options
    from midway.kernel.state import State

MOST_MASCOTS: Final = 6  # of a player's colour (DTP-COMP-05)


@dataclass(frozen=True)
class BuildAttraction(Node):
    """At most one tile of the display, paid in full (DTP-EXP-02, -03), then its amenity bonus. Mark: the tile."""

    place: Node
    bonus: Node

    def question(self, s: State, f: i64) -> str:
        return "dice_theme_park/build"

    def rule_id(self, s: State, f: i64) -> str:
        return "DTP-EXP-02"

    def options(self, s: State, f: i64, o: Options) -> None:
        seat = s.you(f)
        if cells_open_to_tile(s, seat) != 0:
            for i in range(s.count(DISPLAY)):
                if can_pay_for(s, seat, s.at(DISPLAY, i)):
                    o.offer(BUILD, s.at(DISPLAY, i))
        o.offer(PASS)

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        if pc == 0:
            s.ask(f, 1, s.you(f))
        elif pc == 1:
            if s.verb == PASS:
                s.end(ENACTED)
                return
            s.set_mark(f, s.arg)
            s.go(f, 2)
            s.set_mark(s.call(self.place, f), s.mark(f))
        elif pc == 2:
            self._pay(s, f)
            if has_bonus(s, s.you(f), s.mark(f)):
                s.go(f, 3)
                s.set_mark(s.call(self.bonus, f), s.mark(f))
            else:
                s.end(ENACTED)
        else:
            s.end(ENACTED)

    def _pay(self, s: State, f: i64) -> None:
        seat, card = s.you(f), s.mark(f)
        cost = columns(s).cost[card]
        s.gain(seat, COINS, -cost)
        tell(s, BUILT, seat, card, s.arg, cost)


def can_pay_for(s: State, seat: i64, card: i64) -> bool:
    return columns(s).cost[card] <= coins(s, seat)


@dataclass(frozen=True)
class RecruitMascot(Node):
    """At most one, on a skill of the display where there are skills (DTP-REC-01 to -04)."""

    def question(self, s: State, f: i64) -> str:
        return "dice_theme_park/recruit"

    def rule_id(self, s: State, f: i64) -> str:
        return "DTP-REC-01"

    def options(self, s: State, f: i64, o: Options) -> None:
        if can_recruit(s, s.you(f)):
            if not columns(s).has_skills:
                o.offer(RECRUIT)
            for i in range(s.count(SKILL_DISPLAY)):
                o.offer(RECRUIT_FOR, s.at(SKILL_DISPLAY, i))
        o.offer(PASS)

    def step(self, s: State, f: i64) -> None:
        if s.pc(f) == 0:
            s.ask(f, 1, s.you(f))
            return
        if s.verb != PASS:
            recruit(s, s.you(f), s.arg if s.verb == RECRUIT_FOR else -1)
        s.end(ENACTED)


def can_recruit(s: State, seat: i64) -> bool:
    """Is a mascot left, and money for it?"""
    return s.own(seat, MASCOTS) < MOST_MASCOTS and price_of_mascot(s, seat) <= coins(s, seat)


def recruit(s: State, seat: i64, skill: i64) -> None:
    """A mascot comes to the staging area; it may be used this very round (DTP-REC-05)."""
    price = price_of_mascot(s, seat)
    s.gain(seat, COINS, -price)
    s.gain(seat, MASCOTS, 1)
    if skill >= 0:
        s.move(skill, s.zone(seat, SKILLS))
    tell(s, RECRUITED, seat, skill, price)


@dataclass(frozen=True)
class Expand(Node):
    """Everybody in one turn; by option all build, and then all recruit (AMB-11)."""

    one_pass: Node
    two_passes: Node

    def step(self, s: State, f: i64) -> None:
        if s.pc(f) == 0:
            s.go(f, 1)
            s.call(self.two_passes if columns(s).expands_in_two else self.one_pass, f)
        else:
            s.end(ENACTED)


def expanding() -> Node:
    build = BuildAttraction(PlaceTile(), TakeBonus(PlaceTile()))
    return Expand(
        InTurnOrder(Seq((build, RecruitMascot()))),
        Seq((InTurnOrder(build), InTurnOrder(RecruitMascot()))),
    )
