"""How much more a position could possibly bring: never too little, so that what is cut off was not better.

Three things limit operations: free icons; guests, since each operation but the first on an attraction needs a guest to
arrive there, and an operation or a tool brings at most one; and pips, since each guest of a party gives one away.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from midway.titles.dice_theme_park.earnings import steps_reached
from midway.titles.dice_theme_park.figures import (
    BOOSTED_BY,
    COINS_A_GUEST,
    FLIPPED_HIGH,
    FLIPPED_LOW,
    GRAND_TOUR_FROM,
    MOST_PAID_GUESTS,
    MOST_SENT,
    STARS_A_GUEST,
    ZONE_FROM,
)
from midway.titles.dice_theme_park.guests import own_colour
from midway.titles.dice_theme_park.operate_moves import (
    FETCH,
    FETCH_SKILL,
    FIRST_APPLAUSE,
    FIRST_BOOST,
    FIRST_CASH,
    FIRST_FLIP,
    SEND,
    SEND_SKILL,
)
from midway.titles.dice_theme_park.operate_position import OperatePosition
from midway.titles.dice_theme_park.park import CELLS
from midway.titles.dice_theme_park.solver.worth import Worth


@final
class Bound:
    """Bounds for positions of one park; keeps its working room."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.free = vec[i64]([0] * CELLS)  # icons without a cube
        self.surplus: i64 = 0  # moves of guests there can be beyond one for each operation
        self.rises: i64 = 0  # pips mascots may add
        self.paid: i64 = 0  # points of skills

    def more(self, p: OperatePosition) -> i64:
        """At most so many points more than the position has now."""
        self._count_tools(p)
        points = self.paid + self.rises * self.worth.best_rise
        points += min(self._by_guests(p), self._by_pips(p))
        return points + self._by_administrator(p)

    def _count_tools(self, p: OperatePosition) -> None:
        trips = p.maps + p.guides
        pips = p.extras
        self.paid = 0
        mascots = p.mascots
        skill: i64 = 0
        if p.pending in (SEND, FETCH):
            trips += 1
        while mascots != 0:
            n = mascots & 7
            if n != 0:
                pips += n * (self._pips_of(skill) + p.park.adjustments)
                if skill >= SEND_SKILL:
                    trips += MOST_SENT * n if skill <= FETCH_SKILL else n
                elif skill >= FIRST_CASH:
                    self.paid += n * self._pay_of(p, skill)
            mascots >>= 3
            skill += 1
        self.surplus = trips - 1
        self.rises = pips

    def _pips_of(self, skill: i64) -> i64:
        if FIRST_BOOST <= skill < FIRST_FLIP:
            return BOOSTED_BY
        return FLIPPED_HIGH - FLIPPED_LOW if FIRST_FLIP <= skill < FIRST_CASH else 1

    def _pay_of(self, p: OperatePosition, skill: i64) -> i64:
        guests: i64 = 0
        for i in range(p.count):
            if own_colour(p.dice[i]) == (skill - FIRST_CASH) % 3:
                guests += 1
        paid = min(guests, MOST_PAID_GUESTS)
        return (
            self.worth.coin * COINS_A_GUEST * paid if skill < FIRST_APPLAUSE else self.worth.star * STARS_A_GUEST * paid
        )

    def _by_guests(self, p: OperatePosition) -> i64:
        """All free icons, less the attractions for which guests could not come together.

        An attraction with d guests that wants g needs max(0, g - 1 - d) guests more than it sends on itself; one
        with d >= g can send up to d - g + 1 on. A Manager counts as the best icon.
        """
        park = p.park
        points: i64 = 0
        best: i64 = 0
        supply = self.surplus
        cheap: i64 = -1  # what doing with one guest less costs at least
        wanted: i64 = 0
        i: i64 = 0
        for cell in range(CELLS):
            while i < p.count and p.dice[i] >> 7 < cell:
                i += 1
            if (park.cells >> cell) & 1 == 0:
                continue
            here: i64 = 0
            while i < p.count and p.dice[i] >> 7 == cell:
                here += 1
                i += 1
            a_cube = self.worth.of_cube(park, cell)
            best = max(best, a_cube)
            free = park.icons[cell] - p.cubes_on(cell)
            needs = park.requirements[cell].guests - 1 - here
            if needs < 0:
                supply += min(max(free, 0) + p.managers, -needs)
            if free <= 0:
                continue
            points += free * a_cube
            if needs > 0:
                wanted += needs
                # Losing this attraction saves `needs` guests for free * a_cube points.
                a_guest = free * a_cube // needs
                cheap = a_guest if cheap < 0 else min(cheap, a_guest)
        points += p.managers * best
        if wanted > supply:
            points -= (wanted - max(supply, 0)) * cheap
        return points

    def _by_pips(self, p: OperatePosition) -> i64:
        """All pips spent where they pay best."""
        park = p.park
        pips = self.rises
        for i in range(p.count):
            pips += p.dice[i] & 7
        best: i64 = 0  # points a pip, times 6
        for cell in range(CELLS):
            if (park.cells >> cell) & 1 == 0 or (p.cubes_on(cell) >= park.icons[cell] and p.managers == 0):
                continue
            guests = park.requirements[cell].guests
            if park.stamina >= 0 and park.colours[cell] == park.stamina:
                guests -= 1
            if guests == 0:
                return 1 << 30
            best = max(best, self.worth.of_cube(park, cell) * 6 // guests + 1)
        return pips * best // 6 + 1

    def _by_administrator(self, p: OperatePosition) -> i64:
        """All free attractions operated."""
        park = p.park
        if park.zone < 0 and not park.has_grand_tour:
            return 0
        operated: i64 = 0
        could: i64 = 0
        in_zone: i64 = 0
        zone_could: i64 = 0
        for cell in range(CELLS):
            if (park.cells >> cell) & 1 == 1:
                could += 1
                zone_could += 1 if park.colours[cell] == park.zone else 0
                if p.cubes_on(cell) > 0:
                    operated += 1
                    in_zone += 1 if park.colours[cell] == park.zone else 0
        steps: i64 = 0
        if park.zone >= 0:
            steps += steps_reached(zone_could, ZONE_FROM) - steps_reached(in_zone, ZONE_FROM)
        if park.has_grand_tour:
            steps += steps_reached(could, GRAND_TOUR_FROM) - steps_reached(operated, GRAND_TOUR_FROM)
        return self.worth.star * steps
