"""Search for the best chain: level by level, a level being one more move.

The greedy chain comes first, so none found is below it. Sweeps keep the most promising positions of a level and use
tools where that makes sense; each looks at the scores through another noise, which finds more than one sweep as broad
as all of them. Between them everything is tried: when only positions are cut off whose bound does not beat the best
chain found, that chain is proved to be the best.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from midway.titles.dice_theme_park.guests import DICE
from midway.titles.dice_theme_park.operate_position import OperatePosition
from midway.titles.dice_theme_park.operate_rules import moves, play
from midway.titles.dice_theme_park.solver.bound import Bound
from midway.titles.dice_theme_park.solver.greed import greedy_chain
from midway.titles.dice_theme_park.solver.promise import Promise
from midway.titles.dice_theme_park.solver.sense import Sense
from midway.titles.dice_theme_park.solver.worth import Worth

FIRST_WIDTHS: Final = (1, 8)
WIDTH: Final = 16
WIDEST: Final = 512
FIRST_SHARE: Final = 1500  # of positions, for the first attempt to try everything
NOISE: Final = 1000  # in 64ths of a point
NOISE_BITS: Final = 10
BUCKETS: Final = 4096
MASK: Final[i64] = (1 << 61) - 1


def _keys() -> vec[i64]:
    """A pseudo-random number for each die word, the same in every process."""
    found = vec[i64]([0] * DICE)
    x: i64 = 0x1B56C4F5A3E19D27 & MASK
    for i in range(DICE):
        for _ in range(3):
            x ^= (x << 7) & MASK
            x ^= x >> 9
        found[i] = x
    return found


KEYS: Final = _keys()


def key_of(p: OperatePosition) -> i64:
    """Equal positions have equal keys; others hardly ever."""
    key: i64 = 0
    for i in range(p.count):
        key = (key + KEYS[p.dice[i]]) & MASK
    key = (key ^ ((p.cubes << 3) & MASK) ^ (p.cubes >> 31)) & MASK
    key = (key + (((p.maps << 6) | (p.guides << 4) | (p.managers << 2)) << 32) + (p.mascots ^ (p.mascots << 7))) & MASK
    return (key ^ (p.pending << 11) ^ (p.here << 23) ^ (p.extras << 37)) & MASK


def are_alike(p: OperatePosition, q: OperatePosition) -> bool:
    """Can the same be done from both? What was earned so far may differ."""
    if (
        p.cubes != q.cubes
        or p.count != q.count
        or p.mascots != q.mascots
        or p.maps != q.maps
        or p.guides != q.guides
        or p.managers != q.managers
        or p.pending != q.pending
        or p.here != q.here
        or p.extras != q.extras
    ):
        return False
    for i in range(p.count):
        if p.dice[i] != q.dice[i]:
            return False
    return True


@final
class Level:
    """Positions that are equally many moves away from the first."""

    def __init__(self) -> None:
        self.positions: list[OperatePosition] = []
        self.trails = vec[i64]()  # where the chain to each is noted
        self.worths = vec[i64]()
        self.scores = vec[i64]()
        self.places: dict[int, int] = {}

    def add(self, p: OperatePosition, key: i64, trail: i64, worth: i64, score: i64) -> None:
        self.places[key] = len(self.positions)
        self.positions.append(p)
        self.trails = append(self.trails, trail)
        self.worths = append(self.worths, worth)
        self.scores = append(self.scores, score)

    def twin(self, p: OperatePosition, key: i64) -> i64:
        """The place of a position alike; -1 if there is none."""
        place = self.places.get(key, -1)
        return place if place >= 0 and are_alike(self.positions[place], p) else -1

    def improve(self, place: i64, p: OperatePosition, trail: i64, worth: i64, score: i64) -> None:
        self.positions[place] = p
        self.trails[place] = trail
        self.worths[place] = worth
        self.scores[place] = score


@final
class Search:
    """One search; `best_trail` leads to the best chain found."""

    def __init__(self, first: OperatePosition, worth: Worth, budget: i64) -> None:
        self.first = first
        self.worth = worth
        self.bound = Bound(worth)
        self.promise = Promise(worth, first.park)
        self.sense = Sense()
        self.budget = budget
        self.nodes: i64 = 0  # positions looked at
        self.links = vec[i64]([-1])  # each trail's end: the trail before it
        self.steps = vec[i64]([0])  # and its move
        self.best: i64 = worth.of(first)
        self.best_trail: i64 = 0
        self.is_proved = False
        self.noise: i64 = 0
        self.salt: i64 = 0

    def run(self) -> None:
        """Search until the best chain is proved or the budget is spent."""
        self._follow_greed()
        for width in FIRST_WIDTHS:
            self.sweep(width, False)
        share: i64 = FIRST_SHARE
        broad: i64 = WIDTH
        while not self.is_proved and self.nodes < self.budget:
            self.is_proved = self.sweep(0, True, self.nodes + share)
            self._sweep_often(broad, self.nodes + 3 * share)
            share *= 2
            broad = min(broad * 2, WIDEST)

    def _follow_greed(self) -> None:
        p = self.first.copy()
        trail: i64 = 0
        chain = greedy_chain(p, self.worth)
        for k in range(len(chain)):
            play(p, chain[k])
            trail = self._note(trail, chain[k])
        if self.worth.of(p) > self.best:
            self.best = self.worth.of(p)
            self.best_trail = trail

    def _sweep_often(self, width: i64, limit: i64) -> None:
        """Narrow sweeps, each with another noise."""
        self.noise = NOISE
        before: i64 = -1
        while not self.is_proved and before < self.nodes < min(self.budget, limit):
            before = self.nodes
            self.salt = (self.salt + 7) % 51
            self.sweep(width, False)

    def sweep(self, width: i64, whole: bool, limit: i64 = 1 << 30) -> bool:
        """Search once with so many positions a level, or, if whole, with all of them; True if all was searched."""
        stop = min(limit, self.budget)
        level = Level()
        level.add(self.first, 0, 0, self.worth.of(self.first), 0)
        while len(level.positions) > 0:
            following = Level()
            floor: i64 = 0
            if not whole and len(level.positions) > width:
                floor = self._floor(level, width)
            taken: i64 = 0
            for i in range(len(level.positions)):
                if level.scores[i] < floor or (floor > 0 and taken == width):
                    continue
                taken += 1
                self._expand(level, i, following, whole)
                if self.nodes >= stop:
                    return False
            level = following
        return whole

    def _expand(self, level: Level, i: i64, following: Level, whole: bool) -> None:
        p = level.positions[i]
        if level.worths[i] + self.bound.more(p) <= self.best:
            return
        able = moves(p)
        if not whole:
            self.sense.look_at(p)
        for k in range(len(able)):
            if not whole and not self.sense.approves(p, able[k]):
                continue
            q = p.copy()
            play(q, able[k])
            self.nodes += 1
            worth = self.worth.of(q)
            if worth > self.best:
                self.best = worth
                self.best_trail = self._note(level.trails[i], able[k])
            if whole and worth + self.bound.more(q) <= self.best:
                continue
            key = key_of(q)
            score: i64 = 0
            if not whole:
                score = (worth << 6) + self.promise.of(q) + (self._whim(key) * self.noise >> NOISE_BITS)
            twin = following.twin(q, key)
            if twin < 0:
                following.add(q, key, self._note(level.trails[i], able[k]), worth, score)
            elif worth > following.worths[twin]:
                following.improve(twin, q, self._note(level.trails[i], able[k]), worth, score)

    def _whim(self, key: i64) -> i64:
        """A pseudo-random number below 1024, another one in each sweep."""
        return (key >> self.salt) & 1023

    def _note(self, trail: i64, move: i64) -> i64:
        self.links = append(self.links, trail)
        self.steps = append(self.steps, move)
        return len(self.links) - 1

    def _floor(self, level: Level, width: i64) -> i64:
        """The least score among the best `width`; more than that many may have it."""
        least = level.scores[0]
        most = least
        for i in range(len(level.scores)):
            least = min(least, level.scores[i])
            most = max(most, level.scores[i])
        size = (most - least) // BUCKETS + 1
        counts = vec[i64]([0] * (BUCKETS + 1))
        for i in range(len(level.scores)):
            counts[(level.scores[i] - least) // size] += 1
        bucket: i64 = BUCKETS
        n = counts[bucket]
        while n < width:
            bucket -= 1
            n += counts[bucket]
        return least + bucket * size

    def chain(self) -> list[i64]:
        """The moves of the best chain, the first one first."""
        found: list[i64] = []
        trail = self.best_trail
        while trail > 0:
            found.append(self.steps[trail])
            trail = self.links[trail]
        found.reverse()
        return found
