"""Luck: chance inside a state. The key and the counters are words of the vector; see chance.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64

from midway.kernel.chance import threefry
from midway.kernel.frames import Frames
from midway.kernel.happenings import ROLLED, SHUFFLED
from midway.kernel.options import NO_OPTIONS
from midway.kernel.schema import EVERYBODY, FIRST_SEAT, KEY, R_DRAWN, R_STREAM, SCRIPTED, Z_HEAD, Z_SEEN

if TYPE_CHECKING:
    from midway.kernel.game import Game


class Luck(Frames):
    """Dice, shuffles and random picks."""

    __slots__ = ("script",)

    def __init__(self, game: Game, v: vec[i16]) -> None:
        super().__init__(game, v)
        self.script = NO_OPTIONS  # outcomes fixed beforehand, by tests or by real dice

    def _count_to(self, at: i64, n: i64) -> None:
        low: int = n & 0x7FFF
        high: int = (n >> 15) & 0x7FFF
        self.v[at] = low
        self.v[at + 1] = high

    def _counted(self, at: i64) -> i64:
        return self.num(at) | (self.num(at + 1) << 15)

    def set_key(self, key0: i64, key1: i64) -> None:
        for i in range(2):
            key: i64 = key0 if i == 0 else key1
            low: int = (key & 0xFFFF) - 0x8000
            high: int = (key >> 16) - 0x8000
            self.v[KEY + 2 * i] = low
            self.v[KEY + 2 * i + 1] = high

    def below(self, n: i64) -> i64:
        """A uniform number from 0 to n - 1. Nobody has seen it yet; see `roll`."""
        if self.cur == 0 and self.num(SCRIPTED) < len(self.script):
            used: int = self.num(SCRIPTED)
            self.v[SCRIPTED] = used + 1
            return self.script[used] % n
        drawn = self._counted(self.cur + R_DRAWN)
        self._count_to(self.cur + R_DRAWN, drawn + 1)
        key0 = (self.num(KEY) + 0x8000) | ((self.num(KEY + 1) + 0x8000) << 16)
        key1 = (self.num(KEY + 2) + 0x8000) | ((self.num(KEY + 3) + 0x8000) << 16)
        return (threefry(key0, key1, self._counted(self.cur + R_STREAM), drawn) * n) >> 32

    def roll(self, sides: i64 = 6, viewers: i64 = EVERYBODY) -> i64:
        """Roll one die, from 1, for these viewers to see."""
        n = self.below(sides) + 1
        self.learned |= viewers
        if self.facts is not None:
            self.facts.report(ROLLED, -1, n, sides, 0, viewers)
        return n

    def shuffle(self, z: i64) -> None:
        """Shuffle a zone; nobody who does not see its cards keeps track of any."""
        v = self.v
        i = self.count(z) - 1
        first = z + Z_HEAD
        while i > 0:
            j = first + self.below(i + 1)
            a: int = v[first + i]
            b: int = v[j]
            v[first + i] = b
            v[j] = a
            i -= 1
        sees: int = v[z + Z_SEEN]
        for k in range(self.count(z)):
            c = self.at(z, k)
            v[self.known + c] = sees
        if self.facts is not None:
            self.facts.report(SHUFFLED, -1, 0, z, z, EVERYBODY)

    @property
    def first_seat(self) -> i64:
        """Who holds the starting player marker."""
        return self.num(FIRST_SEAT)

    def after(self, seat: i64, steps: i64 = 1) -> i64:
        """The seat so many places on in turn order."""
        return (seat + steps) % self.players
