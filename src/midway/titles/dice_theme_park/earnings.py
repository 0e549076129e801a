"""What one player's Operate phase earns: at once by skills, and at Upkeep by cubes and administrators."""

from __future__ import annotations

from mypy_extensions import i64

from midway.titles.dice_theme_park.figures import GRAND_TOUR_FROM, MOST_STEPS, ZONE_FROM
from midway.titles.dice_theme_park.operate_position import OperatePosition
from midway.titles.dice_theme_park.park import CELLS


def steps_reached(n: i64, first: i64) -> i64:
    """1 from `first` on, 2 and 3 with one and two more (DTP-ADM-04, -05)."""
    if n < first:
        return 0
    return min(MOST_STEPS, n - first + 1)


def attractions_operated(p: OperatePosition) -> i64:
    """Different ones; each counts once however many cubes it has (DTP-ADM-11)."""
    n: i64 = 0
    for cell in range(CELLS):
        if p.cubes_on(cell) > 0:
            n += 1
    return n


def operated_of_colour(p: OperatePosition, colour: i64) -> i64:
    n: i64 = 0
    for cell in range(CELLS):
        if p.park.colours[cell] == colour and p.cubes_on(cell) > 0:
            n += 1
    return n


def stars_of_cubes(p: OperatePosition) -> i64:
    """Printed stars and special effects (DTP-UPK-01)."""
    n: i64 = 0
    for cell in range(CELLS):
        n += p.cubes_on(cell) * p.park.stars[cell]
    return n


def coins_of_cubes(p: OperatePosition) -> i64:
    """Merch kiosks (DTP-IMP-07)."""
    n: i64 = 0
    for cell in range(CELLS):
        n += p.cubes_on(cell) * p.park.coins[cell]
    return n


def stars_of_administrator(p: OperatePosition) -> i64:
    """Zone and Grand tour; Troupe pays for mascots owned, which Operate does not change."""
    n: i64 = 0
    if p.park.zone >= 0:
        n += steps_reached(operated_of_colour(p, p.park.zone), ZONE_FROM)
    if p.park.has_grand_tour:
        n += steps_reached(attractions_operated(p), GRAND_TOUR_FROM)
    return n


def stars_earned(p: OperatePosition) -> i64:
    """All stars of the phase (DTP-UPK-04)."""
    return p.stars + stars_of_cubes(p) + stars_of_administrator(p)


def coins_earned(p: OperatePosition) -> i64:
    return p.coins + coins_of_cubes(p)
