"""The tiles of a park: which attraction stands where, its upgrades, amenities and income.

A cell's upgrades are one number: two bits a space, 0 for an empty one, otherwise the kind of upgrade counted from 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.titles.dice_theme_park.columns import columns
from midway.titles.dice_theme_park.park import CELLS, NOWHERE, cells_for_tile
from midway.titles.dice_theme_park.schema import (
    DRAFT,
    DRAFT_UPGRADES,
    GENERATOR,
    IMPROVE,
    PARK,
    TILES,
    UPGRADES,
)

if TYPE_CHECKING:
    from midway.kernel.state import State

SPACES: Final = 2
NO_CARD: Final = -1


# ---- where ------------------------------------------------------------------------------------------------
def tile_at(s: State, seat: i64, cell: i64) -> i64:
    """The attraction on a cell, or -1."""
    return s.own(seat, TILES + cell) - 1


def cell_of(s: State, seat: i64, card: i64) -> i64:
    """Where in the seat's park an attraction stands; NOWHERE if it does not."""
    row = s.zone(seat, TILES)
    for cell in range(CELLS):
        if s.num(row + cell) == card + 1:
            return cell
    return NOWHERE


def built(s: State, seat: i64) -> i64:
    """The cells with an attraction, printed ones among them."""
    row = s.zone(seat, TILES)
    mask: i64 = 0
    for cell in range(CELLS):
        if s.num(row + cell) != 0:
            mask |= 1 << cell
    return mask


def put_tile(s: State, seat: i64, card: int, cell: i64) -> None:
    """An attraction comes into the park."""
    s.move(card, s.zone(seat, PARK))
    s.set_own(seat, TILES + cell, card + 1)


def cells_open_to_tile(s: State, seat: i64) -> i64:
    """Where a new tile may lie (DTP-EXP-05, -06)."""
    return cells_for_tile(built(s, seat))


# ---- upgrades ---------------------------------------------------------------------------------------------
def upgrades_at(s: State, seat: i64) -> i64:
    """Where the row of upgrades lies: while the seat improves its park, in its draft."""
    return s.zone(seat, DRAFT_UPGRADES if s.own(seat, DRAFT) == IMPROVE else UPGRADES)


def upgrade_in(upgrades: i64, space: i64) -> i64:
    """The kind of upgrade in a space, from 0, of a cell; -1: none."""
    return ((upgrades >> (2 * space)) & 3) - 1


def has_upgrade(upgrades: i64, kind: i64) -> bool:
    """Does this cell have an upgrade of the kind?"""
    return upgrade_in(upgrades, 0) == kind or upgrade_in(upgrades, 1) == kind


def with_upgrade(upgrades: i64, space: i64, kind: i64) -> i64:
    return (upgrades & ~(3 << (2 * space))) | ((kind + 1) << (2 * space))


def without_upgrade(upgrades: i64, kind: i64) -> i64:
    space: i64 = 0 if upgrade_in(upgrades, 0) == kind else 1
    return upgrades & ~(3 << (2 * space))


def price_of_space(s: State, card: i64, space: i64) -> i64:
    """The printed install cost of a space of this attraction; 0: it has no such space."""
    c = columns(s)
    return c.space_1[card] if space == 0 else c.space_2[card]


def may_bear(s: State, card: i64, upgrades: i64, kind: i64) -> bool:
    """One upgrade of a kind, the Park Entrance's printed generator counted (DTP-IMP-04, -05)."""
    if kind == GENERATOR and columns(s).icons[card] > 1:
        return False
    return not has_upgrade(upgrades, kind)


def upgrades_installed(s: State, seat: i64) -> i64:
    """How many upgrade tiles the park has."""
    row = s.zone(seat, UPGRADES)
    n: i64 = 0
    for cell in range(CELLS):
        upgrades = s.num(row + cell)
        for space in range(SPACES):
            if upgrade_in(upgrades, space) >= 0:
                n += 1
    return n


# ---- what is printed ------------------------------------------------------------------------------------------
def copies_of_amenity(s: State, seat: i64, amenity: i64) -> i64:
    """How many attractions of the park show it; by option only those built in Expand (AMB-55)."""
    c = columns(s)
    z = s.zone(seat, PARK)
    first: i64 = 0 if c.counts_all_amenities else len(c.boards[seat]) + 1
    n: i64 = 0
    for i in range(first, s.count(z)):
        if c.amenity[s.at(z, i)] == amenity:
            n += 1
    return n


def printed_income(s: State, seat: i64) -> i64:
    """The sum of all incomes in the park, the Park Entrance's among them (DTP-PLAN-10)."""
    c = columns(s)
    z = s.zone(seat, PARK)
    n: i64 = 0
    for i in range(s.count(z)):
        n += c.income[s.at(z, i)]
    return n
