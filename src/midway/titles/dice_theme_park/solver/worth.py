"""What an Operate phase is worth to whoever plans it, in whole points: stars, coins, and the guests left afterwards."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from midway.titles.dice_theme_park.earnings import steps_reached
from midway.titles.dice_theme_park.figures import GRAND_TOUR_FROM, ZONE_FROM
from midway.titles.dice_theme_park.operate_position import OperatePark, OperatePosition


@final
class Worth:
    """Points for a star, for a coin, and for a guest that stays, by its value (never fewer for a higher value).

    The default is the end of the game: a star is worth three coins, and guests nothing.
    """

    def __init__(self, star: i64 = 6, coin: i64 = 2, left: tuple[int, ...] = (0, 0, 0, 0, 0, 0)) -> None:
        if star < 0 or coin < 0 or min(left) < 0 or list(left) != sorted(left):
            raise ValueError("nothing may be worth less than nothing, nor a fresher guest less than a tired one")
        self.star = star
        self.coin = coin
        self.left = vec[i64]([0, 0, 0, 0, 0, 0, 0])
        for value in range(1, 7):
            self.left[value] = left[value - 1]
        self.best_rise: i64 = max([self.left[v + 1] - self.left[v] for v in range(1, 6)])

    def of_cube(self, park: OperatePark, cell: i64) -> i64:
        return self.star * park.stars[cell] + self.coin * park.coins[cell]

    def of(self, p: OperatePosition) -> i64:
        """What the phase is worth if it stops here."""
        park = p.park
        points = self.star * p.stars + self.coin * p.coins
        cubes = p.cubes
        cell: i64 = 0
        operated: i64 = 0
        in_zone: i64 = 0
        while cubes != 0:
            n = cubes & 7
            if n != 0:
                points += n * (self.star * park.stars[cell] + self.coin * park.coins[cell])
                operated += 1
                if park.colours[cell] == park.zone:
                    in_zone += 1
            cubes >>= 3
            cell += 1
        if park.zone >= 0:
            points += self.star * steps_reached(in_zone, ZONE_FROM)
        if park.has_grand_tour:
            points += self.star * steps_reached(operated, GRAND_TOUR_FROM)
        if self.left[6] > 0:
            for i in range(p.count):
                points += self.left[p.dice[i] & 7]
        return points
