"""How promising a position looks: a guess for the order of search, nothing to be proved by.

An attraction with room for a cube promises a share of what a cube there pays: the more, the fewer guests a party
lacks, and more where enough fitting guests stand next to it. Tools not used yet, and pips, promise a little.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from midway.titles.dice_theme_park.matcher import has_party
from midway.titles.dice_theme_park.operate_position import OperatePark, OperatePosition
from midway.titles.dice_theme_park.park import CELLS, cells_of
from midway.titles.dice_theme_park.requirements import Requirement
from midway.titles.dice_theme_park.solver.worth import Worth

# Found by trial over some hundred phases of all rounds. Shares are of 64, tools and pips in 64ths of 1/6 star.
TUNING: Final = vec[i64]([50, 24, 16, 12, 2, 14, 9, 8, 1, 0, 6, 3, 50, 23, 137, 168, 5, 10, 59, 0])
LACKING: Final = 4  # after the share of a party that is there: four for each number of guests lacking,
# as fitting ones are enough next to it, within two steps, in the park, or not even there
A_MAP: Final = 13
A_GUIDE: Final = 14
A_MASCOT: Final = 15
A_PIP: Final = 16
A_MANAGER: Final = 17  # share of the best cube
SECOND: Final = 18  # share, of its own share, of a second icon
A_GUEST: Final = 19
STARS: Final = 6


@final
class Promise:
    def __init__(self, worth: Worth, park: OperatePark) -> None:
        self.worth = worth
        self.cubes = vec[i64]([0] * CELLS)
        for cell in cells_of(park.cells):
            self.cubes[cell] = worth.of_cube(park, cell)

    def of(self, p: OperatePosition) -> i64:
        """What the position may still bring, in points times 64."""
        park = p.park
        dice = p.dice
        n = p.count
        pips: i64 = 0
        for i in range(n):
            pips += dice[i] & 7
        points: i64 = 0
        best: i64 = 0
        start: i64 = 0
        cubes = p.cubes
        cells = park.cells
        cell: i64 = 0
        while cells != 0:
            if cells & 1 == 1:
                while start < n and dice[start] >> 7 < cell:
                    start += 1
                a_cube = self.cubes[cell]
                free = park.icons[cell] - (cubes & 7)
                if free > 0:
                    share = a_cube * TUNING[self._outlook(p, cell, start)]
                    points += share
                    if free > 1:
                        points += (free - 1) * share * TUNING[SECOND] >> 6
                if a_cube > best:
                    best = a_cube
            cells >>= 1
            cubes >>= 3
            cell += 1
        tools = p.maps * TUNING[A_MAP] + p.guides * TUNING[A_GUIDE] + n * TUNING[A_GUEST] + pips * TUNING[A_PIP]
        mascots = p.mascots
        while mascots != 0:
            tools += (mascots & 7) * TUNING[A_MASCOT]
            mascots >>= 3
        return points + p.managers * best * TUNING[A_MANAGER] + tools * self.worth.star // STARS

    def _outlook(self, p: OperatePosition, cell: i64, start: i64) -> i64:
        """Which share of a cube there counts."""
        req = p.park.requirements[cell]
        dice = p.dice
        count = p.count
        stop = start
        while stop < count and dice[stop] >> 7 == cell:
            stop += 1
        n = req.guests if start == stop else lacking(req, dice, start, stop)
        if n == 0:
            return 0
        fits = req.fits | (req.fits << 1)  # a guest who walks on after an operation has one pip less
        near = p.park.near[cell]
        near_by_two = p.park.near_by_two[cell]
        next_to: i64 = 0
        close: i64 = 0
        anywhere: i64 = 0
        for i in range(count):
            die = dice[i]
            if (fits >> (die & 31)) & 1 == 1:
                anywhere += 1
                die >>= 7
                close += (near_by_two >> die) & 1
                next_to += (near >> die) & 1
        ring: i64 = 3
        if next_to >= n:
            ring = 0
        elif close >= n:
            ring = 1
        elif anywhere >= n:
            ring = 2
        return LACKING * n - 3 + ring


def lacking(req: Requirement, dice: vec[i64], start: i64, stop: i64) -> i64:
    """How many guests a party among dice[start:stop] lacks, at least about."""
    if has_party(req, dice, start, stop):
        return 0
    fitting: i64 = 0
    for i in range(start, stop):
        if (req.fits >> (dice[i] & 31)) & 1 == 1:
            fitting += 1
    if fitting == 0:
        return req.guests
    if req.guests < 3 or fitting == 1:
        return req.guests - 1
    for i in range(start, stop):
        mask = req.pairs[dice[i] & 31]
        for j in range(i + 1, stop):
            if (mask >> (dice[j] & 31)) & 1 == 1:
                return 1
    return 2
