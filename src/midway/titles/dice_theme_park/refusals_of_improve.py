"""Why not, in Improve: see refusals.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.options import arg2_of, arg_of, verb_of
from midway.titles.dice_theme_park.columns import BUILDER
from midway.titles.dice_theme_park.improve import MAP_PRICE, MOST_INSTALLED, SPACE_PICKED, price_of_install
from midway.titles.dice_theme_park.park import CELLS
from midway.titles.dice_theme_park.schema import (
    DRAFT_BOUGHT,
    DRAFT_COINS,
    DRAFT_INSTALLED,
    DRAFT_KITS,
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
)
from midway.titles.dice_theme_park.verbs import BUY_MAP, INSTALL, SPACE, TAKE_BACK

if TYPE_CHECKING:
    from midway.kernel.state import State

Reason = tuple[str, str]


def why_not_improve(s: State, seat: i64, f: i64, choice: i64) -> Reason:
    """Why a seat cannot do this in Improve now."""
    verb = verb_of(choice)
    if s.pc(f) == SPACE_PICKED:
        if verb == SPACE:
            return _why_not_there(s, seat, s.tally(f), choice)
        return "pick-a-space", "DTP-IMP-03"
    if verb == BUY_MAP:
        if s.own(seat, DRAFT_BOUGHT) == 1:
            return "map-bought", "DTP-IMP-01"
        return ("not-affordable" if s.own(seat, DRAFT_COINS) < MAP_PRICE else "not-now"), "DTP-GEN-07"
    if verb == INSTALL:
        return why_not_install(s, seat, arg_of(choice))
    if verb == TAKE_BACK:
        return _why_not_take_back(s, seat, choice)
    return "not-now", "DTP-IMP-03"


def why_not_install(s: State, seat: i64, kind: i64) -> Reason:
    """Why no upgrade of this kind can be installed now."""
    if kind >= UPGRADE_KINDS:
        return "not-now", "DTP-IMP-03"
    if s.own(seat, DRAFT_INSTALLED) == MOST_INSTALLED:
        return "two-installed", "DTP-IMP-02"
    if s.own(seat, DRAFT_KITS + kind) == 0:
        return "none-left", "DTP-COMP-03"
    is_free = False
    for cell in range(CELLS):
        card = tile_at(s, seat, cell)
        upgrades = s.own(seat, DRAFT_UPGRADES + cell)
        for space in range(SPACES):
            if card >= 0 and price_of_space(s, card, space) != 0 and upgrade_in(upgrades, space) < 0:
                is_free = True
                if may_bear(s, card, upgrades, kind):
                    return "not-affordable", "DTP-IMP-03"
    return ("same-upgrade-twice", "DTP-IMP-04") if is_free else ("no-empty-space", "DTP-IMP-03")


def _why_not_there(s: State, seat: i64, kind: i64, choice: i64) -> Reason:
    cell, space = cell_of(s, seat, arg_of(choice)), arg2_of(choice) - 1
    if cell < 0:
        return "not-in-your-park", "DTP-IMP-03"
    card, upgrades = tile_at(s, seat, cell), s.own(seat, DRAFT_UPGRADES + cell)
    if not may_bear(s, card, upgrades, kind):
        return "same-upgrade-twice", "DTP-IMP-04"
    if not 0 <= space < SPACES or price_of_space(s, card, space) == 0 or upgrade_in(upgrades, space) >= 0:
        return "no-empty-space", "DTP-IMP-03"
    return ("not-affordable" if price_of_install(s, seat, cell, space) > 0 else "not-now"), "DTP-IMP-03"


def _why_not_take_back(s: State, seat: i64, choice: i64) -> Reason:
    if played(s, seat, BUILDER) == 0:
        return "no-builder", "DTP-STAFF-11"
    if s.own(seat, DRAFT_INSTALLED) > 0:
        return "installed-already", "DTP-IMP-10"
    if s.own(seat, DRAFT_TAKEN_BACK) == played(s, seat, BUILDER):
        return "taken-back-already", "DTP-STAFF-11"
    cell = cell_of(s, seat, arg_of(choice))
    if cell >= 0 and not has_upgrade(s.own(seat, DRAFT_UPGRADES + cell), arg2_of(choice)):
        return "no-such-upgrade", "DTP-STAFF-11"
    return "not-in-your-park", "DTP-STAFF-11"
