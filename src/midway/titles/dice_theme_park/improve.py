"""Improve: all at the same time, each may buy a map and install upgrades, in a draft until everybody has done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.node import Node
from midway.kernel.options import DONE
from midway.kernel.results import ENACTED
from midway.kernel.schema import EVERYBODY
from midway.titles.dice_theme_park.columns import BUILDER, columns
from midway.titles.dice_theme_park.figures import BUILDER_DISCOUNT
from midway.titles.dice_theme_park.improve_draft import begin_improving, end_improving, show_improvements
from midway.titles.dice_theme_park.park import CELLS
from midway.titles.dice_theme_park.schema import (
    DRAFT_BOUGHT,
    DRAFT_COINS,
    DRAFT_INSTALLED,
    DRAFT_KITS,
    DRAFT_MAPS,
    DRAFT_TAKEN_BACK,
    DRAFT_UPGRADES,
    UPGRADE_KINDS,
)
from midway.titles.dice_theme_park.staff import played
from midway.titles.dice_theme_park.tiles import (
    SPACES,
    cell_of,
    has_upgrade,
    may_bear,
    price_of_space,
    tile_at,
    upgrade_in,
    with_upgrade,
    without_upgrade,
)
from midway.titles.dice_theme_park.verbs import BUY_MAP, INSTALL, SPACE, TAKE_BACK

if TYPE_CHECKING:
    from midway.kernel.options import Options
    from midway.kernel.state import State

MAP_PRICE: Final = 3
MOST_INSTALLED: Final = 2  # a phase

# steps
BEGIN: Final = 0
ASK: Final = 1
TOLD: Final = 2
SPACE_PICKED: Final = 3


# ---- what may be done ------------------------------------------------------------------------------------------
def can_buy_map(s: State, seat: i64) -> bool:
    """DTP-IMP-01"""
    return s.own(seat, DRAFT_BOUGHT) == 0 and s.own(seat, DRAFT_COINS) >= MAP_PRICE


def price_of_install(s: State, seat: i64, cell: i64, space: i64) -> i64:
    """What is printed on the space, less the Builders (DTP-STAFF-10, -17)."""
    printed = price_of_space(s, tile_at(s, seat, cell), space)
    return max(printed - BUILDER_DISCOUNT * played(s, seat, BUILDER), 0)


def can_install_at(s: State, seat: i64, kind: i64, cell: i64, space: i64) -> bool:
    """Is this an empty space of an attraction that lacks such an upgrade, and can it be paid? (DTP-IMP-03, -04)"""
    card = tile_at(s, seat, cell)
    if card < 0 or price_of_space(s, card, space) == 0:
        return False
    upgrades = s.own(seat, DRAFT_UPGRADES + cell)
    if upgrade_in(upgrades, space) >= 0 or not may_bear(s, card, upgrades, kind):
        return False
    return price_of_install(s, seat, cell, space) <= s.own(seat, DRAFT_COINS)


def can_install(s: State, seat: i64, kind: i64) -> bool:
    """Is there an upgrade of this kind left, and a space for it? (DTP-IMP-02)"""
    if s.own(seat, DRAFT_INSTALLED) == MOST_INSTALLED or s.own(seat, DRAFT_KITS + kind) == 0:
        return False
    for cell in range(CELLS):
        for space in range(SPACES):
            if can_install_at(s, seat, kind, cell, space):
                return True
    return False


def can_take_back(s: State, seat: i64) -> bool:
    """Before the first installation, one for each Builder (DTP-STAFF-11, DTP-IMP-10)."""
    return s.own(seat, DRAFT_INSTALLED) == 0 and s.own(seat, DRAFT_TAKEN_BACK) < played(s, seat, BUILDER)


def has_improved(s: State, seat: i64) -> bool:
    return s.own(seat, DRAFT_BOUGHT) + s.own(seat, DRAFT_INSTALLED) + s.own(seat, DRAFT_TAKEN_BACK) > 0


# ---- doing it ----------------------------------------------------------------------------------------------------
def buy_map(s: State, seat: i64) -> None:
    s.set_own(seat, DRAFT_BOUGHT, 1)
    s.set_own(seat, DRAFT_COINS, s.own(seat, DRAFT_COINS) - MAP_PRICE)
    s.set_own(seat, DRAFT_MAPS, s.own(seat, DRAFT_MAPS) + 1)


def install(s: State, seat: i64, kind: i64, cell: i64, space: i64) -> None:
    s.set_own(seat, DRAFT_COINS, s.own(seat, DRAFT_COINS) - price_of_install(s, seat, cell, space))
    s.set_own(seat, DRAFT_UPGRADES + cell, with_upgrade(s.own(seat, DRAFT_UPGRADES + cell), space, kind))
    s.set_own(seat, DRAFT_KITS + kind, s.own(seat, DRAFT_KITS + kind) - 1)
    s.set_own(seat, DRAFT_INSTALLED, s.own(seat, DRAFT_INSTALLED) + 1)


def take_back(s: State, seat: i64, kind: i64, cell: i64) -> None:
    """Without a refund."""
    s.set_own(seat, DRAFT_UPGRADES + cell, without_upgrade(s.own(seat, DRAFT_UPGRADES + cell), kind))
    s.set_own(seat, DRAFT_KITS + kind, s.own(seat, DRAFT_KITS + kind) + 1)
    s.set_own(seat, DRAFT_TAKEN_BACK, s.own(seat, DRAFT_TAKEN_BACK) + 1)


@dataclass(frozen=True)
class ImprovePark(Node):
    """One seat's phase. Tally: the kind of upgrade it is installing."""

    def question(self, s: State, f: i64) -> str:
        return "dice_theme_park/space" if s.pc(f) == SPACE_PICKED else "dice_theme_park/improve"

    def rule_id(self, s: State, f: i64) -> str:
        return "DTP-IMP-03" if s.pc(f) == SPACE_PICKED else "DTP-IMP-02"

    def options(self, s: State, f: i64, o: Options) -> None:
        if s.pc(f) == SPACE_PICKED:
            self._offer_spaces(s, f, o)
            return
        seat = s.you(f)
        if can_buy_map(s, seat):
            o.offer(BUY_MAP)
        for kind in range(UPGRADE_KINDS):
            if can_install(s, seat, kind):
                o.offer(INSTALL, kind)
        if can_take_back(s, seat):
            for cell in range(CELLS):
                upgrades = s.own(seat, DRAFT_UPGRADES + cell)
                for kind in range(UPGRADE_KINDS):
                    if has_upgrade(upgrades, kind):
                        o.offer(TAKE_BACK, tile_at(s, seat, cell), kind)
        o.offer(DONE)

    def _offer_spaces(self, s: State, f: i64, o: Options) -> None:
        seat, kind = s.you(f), s.tally(f)
        for cell in range(CELLS):
            for space in range(SPACES):
                if can_install_at(s, seat, kind, cell, space):
                    o.offer(SPACE, tile_at(s, seat, cell), space + 1)

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        seat = s.you(f)
        if pc == BEGIN:
            begin_improving(s, seat)
            s.go(f, ASK)
        elif pc == ASK:
            if has_improved(s, seat):
                s.ask_openly(f, TOLD, seat)  # a last improvement can still be taken back
            else:
                s.ask(f, TOLD, seat)
        elif pc == TOLD and s.verb == INSTALL:
            s.set_tally(f, s.arg)
            s.ask(f, SPACE_PICKED, seat)
        elif pc == TOLD and s.verb == DONE:
            if columns(s).is_live:
                s.learn(EVERYBODY)  # open to all, stopping is final (AMB-48)
            s.end(ENACTED)
        else:
            self._do(s, f)
            if columns(s).is_live:
                show_improvements(s, seat)
            s.go(f, ASK)

    def _do(self, s: State, f: i64) -> None:
        seat = s.you(f)
        if s.verb == BUY_MAP:
            buy_map(s, seat)
        elif s.verb == TAKE_BACK:
            take_back(s, seat, s.arg2, cell_of(s, seat, s.arg))
        else:
            install(s, seat, s.tally(f), cell_of(s, seat, s.arg), s.arg2 - 1)


@dataclass(frozen=True)
class ShowImprovements(Node):
    """When the last has done, all is shown."""

    def step(self, s: State, f: i64) -> None:
        for seat in range(s.players):
            end_improving(s, seat)
        s.learn(EVERYBODY)
        s.end(ENACTED)
