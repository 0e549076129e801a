"""What a seat improves, kept in its draft until everybody has done: see operate_draft.py for the idea."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.titles.dice_theme_park.happenings import BOUGHT_MAP, INSTALLED, SPENT, TOOK_BACK, tell
from midway.titles.dice_theme_park.operate_draft import clear_draft
from midway.titles.dice_theme_park.park import CELLS
from midway.titles.dice_theme_park.schema import (
    COINS,
    DRAFT,
    DRAFT_COINS,
    DRAFT_KITS,
    DRAFT_MAPS,
    DRAFT_UPGRADES,
    IMPROVE,
    KITS,
    MAPS,
    UPGRADE_KINDS,
    UPGRADES,
)
from midway.titles.dice_theme_park.tiles import has_upgrade, tile_at

if TYPE_CHECKING:
    from midway.kernel.state import State


def begin_improving(s: State, seat: i64) -> None:
    """A draft of everything Improve may change."""
    s.set_own(seat, DRAFT, IMPROVE)
    s.set_own(seat, DRAFT_COINS, s.own(seat, COINS))
    s.set_own(seat, DRAFT_MAPS, s.own(seat, MAPS))
    for kind in range(UPGRADE_KINDS):
        s.set_own(seat, DRAFT_KITS + kind, s.own(seat, KITS + kind))
    for cell in range(CELLS):
        s.set_own(seat, DRAFT_UPGRADES + cell, s.own(seat, UPGRADES + cell))


def show_improvements(s: State, seat: i64) -> None:
    """Make public what the seat has improved so far."""
    spent = s.own(seat, COINS) - s.own(seat, DRAFT_COINS)
    if spent > 0:
        tell(s, SPENT, seat, -1, spent)
    if s.own(seat, MAPS) < s.own(seat, DRAFT_MAPS):
        tell(s, BOUGHT_MAP, seat)
    _gain_up_to(s, seat, COINS, s.own(seat, DRAFT_COINS))
    _gain_up_to(s, seat, MAPS, s.own(seat, DRAFT_MAPS))
    for kind in range(UPGRADE_KINDS):
        _gain_up_to(s, seat, KITS + kind, s.own(seat, DRAFT_KITS + kind))
    for cell in range(CELLS):
        before, after = s.own(seat, UPGRADES + cell), s.own(seat, DRAFT_UPGRADES + cell)
        if before != after:
            s.set_own(seat, UPGRADES + cell, after)
            for kind in range(UPGRADE_KINDS):
                had, has = has_upgrade(before, kind), has_upgrade(after, kind)
                if had != has:
                    tell(s, INSTALLED if has else TOOK_BACK, seat, tile_at(s, seat, cell), kind)


def _gain_up_to(s: State, seat: i64, token: i64, n: i64) -> None:
    more = n - s.own(seat, token)
    if more != 0:
        s.gain(seat, token, more)


def end_improving(s: State, seat: i64) -> None:
    show_improvements(s, seat)
    clear_draft(s, seat)
