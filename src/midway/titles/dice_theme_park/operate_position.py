"""What Operate is played with, as plain data: the park as it stands, and what changes during the phase.

A position is filled from a match's state or by hand; what may be done with it is in operate_rules.py, what it earns in
earnings.py. Sets of cells are masks; dice are a sorted row of die words (guests.py), so equal positions look equal.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from midway.titles.dice_theme_park.guests import GREY, die_on, kind_named
from midway.titles.dice_theme_park.park import CELLS, adjacent, cell_named, cells_of, within_two
from midway.titles.dice_theme_park.requirements import Requirement, requirement

NO_COLOUR: Final = -1
# One in each place of three bits. Compiled, a literal shifted by more than 31 loses its high bits.
THREE_BITS: Final = vec[i64]([8**place for place in range(CELLS)])
BLANK: Final = requirement(("a any",))  # stands for the requirement of an empty cell


@final
class OperatePark:
    """What stands still during Operate: attractions with their upgrades, administrators, staff cards played."""

    def __init__(self) -> None:
        self.cells: i64 = 0
        self.requirements: list[Requirement] = [BLANK] * CELLS
        self.colours = vec[i64]([GREY] * CELLS)
        self.stars = vec[i64]([0] * CELLS)  # of each cube at Upkeep, special effect included
        self.coins = vec[i64]([0] * CELLS)  # of each cube at Upkeep: the merch kiosk
        self.icons = vec[i64]([0] * CELLS)  # operate icons, generator included
        self.near = vec[i64]([0] * CELLS)
        self.near_by_two = vec[i64]([0] * CELLS)
        self.stamina: i64 = NO_COLOUR  # the colour of the Stamina administrator
        self.zone: i64 = NO_COLOUR  # the colour of the Zone administrator
        self.has_grand_tour = False
        self.adjustments: i64 = 0  # extra adjustments with every mascot used: Mascot cards played

    def build(self, cell: i64, req: Requirement, colour: i64, stars: i64, coins: i64 = 0, icons: i64 = 1) -> None:
        """Put an attraction on a cell. Call `settle` when all stand."""
        self.cells |= 1 << cell
        self.requirements[cell] = req
        self.colours[cell] = colour
        self.stars[cell] = stars
        self.coins[cell] = coins
        self.icons[cell] = icons

    def settle(self) -> None:
        """Work out what touches what."""
        for cell in cells_of(self.cells):
            self.near[cell] = adjacent(cell, self.cells)
            self.near_by_two[cell] = within_two(cell, self.cells)


@final
class OperatePosition:
    """Where one player's Operate phase stands."""

    def __init__(self, park: OperatePark) -> None:
        self.park = park
        self.dice = vec[i64]()  # the first `count` of them, sorted
        self.count: i64 = 0
        self.cubes: i64 = 0  # three bits a cell
        self.maps: i64 = 0  # ready
        self.guides: i64 = 0  # uses left
        self.managers: i64 = 0  # uses left
        self.mascots: i64 = 0  # not used yet, by skill: three bits a skill
        self.stars: i64 = 0  # taken at once, by skills
        self.coins: i64 = 0
        self.bag: i64 = 0  # dice put back, by colour: six bits each
        # A mascot's use that is not over: SEND, FETCH, VALUE (extra adjustments) or 0, and where the mascot is.
        self.pending: i64 = 0
        self.here: i64 = 0
        self.extras: i64 = 0  # adjustments left

    def copy(self) -> OperatePosition:
        other = OperatePosition(self.park)
        other.dice = self.dice[:]
        other.count = self.count
        other.cubes = self.cubes
        other.maps = self.maps
        other.guides = self.guides
        other.managers = self.managers
        other.mascots = self.mascots
        other.stars = self.stars
        other.coins = self.coins
        other.bag = self.bag
        other.pending = self.pending
        other.here = self.here
        other.extras = self.extras
        return other

    # ---- questions -----------------------------------------------------------------------------------
    def cubes_on(self, cell: i64) -> i64:
        return (self.cubes >> (3 * cell)) & 7

    def mascots_with(self, skill: i64) -> i64:
        """How many mascots with this skill are still to be used."""
        return (self.mascots >> (3 * skill)) & 7

    def start_of(self, cell: i64) -> i64:
        """Where the dice of a cell begin in the row; they end where those of the next cell begin."""
        dice = self.dice
        n = self.count
        least = cell << 7
        i: i64 = 0
        while i < n and dice[i] < least:
            i += 1
        return i

    def has_die(self, die: i64) -> bool:
        for i in range(self.count):
            if self.dice[i] == die:
                return True
        return False

    # ---- changes --------------------------------------------------------------------------------------
    def add_die(self, die: i64) -> None:
        if self.count == len(self.dice):
            self.dice = append(self.dice, die)
        dice = self.dice
        i = self.count
        while i > 0 and dice[i - 1] > die:
            dice[i] = dice[i - 1]
            i -= 1
        dice[i] = die
        self.count += 1

    def remove_die(self, die: i64) -> None:
        dice = self.dice
        n = self.count
        i: i64 = 0
        while i < n and dice[i] != die:
            i += 1
        if i == n:
            raise ValueError("there is no such die")
        n -= 1
        while i < n:
            dice[i] = dice[i + 1]
            i += 1
        self.count = n

    def add_cube(self, cell: i64) -> None:
        self.cubes += THREE_BITS[cell]

    def add_mascot(self, skill: i64) -> None:
        self.mascots += THREE_BITS[skill]

    def remove_mascot(self, skill: i64) -> None:
        self.mascots -= THREE_BITS[skill]

    def put_dice(self, cell: str, *words: str) -> None:
        """Put guests on a cell by words: put_dice("e2", "blue-5", "green-1")."""
        for word in words:
            self.add_die(die_on(cell_named(cell), kind_named(word)))

    def dice_on(self, cell: i64) -> list[int]:
        """The kinds of the dice there, sorted."""
        start, stop = self.start_of(cell), self.start_of(cell + 1)
        return [int(self.dice[i] & 127) for i in range(start, stop)]
