"""Limits: how often anybody may do something. Buckets that refill, on a clock that only goes forward."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

MOST_BUCKETS: Final = 20_000


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, a_second: float, at_once: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.a_second = a_second
        self.at_once = at_once
        self.clock = clock
        self.left = at_once
        self.filled_at = clock()

    def take(self, many: float = 1.0) -> bool:
        """True if it may be done now."""
        now = self.clock()
        self.left = min(self.at_once, self.left + (now - self.filled_at) * self.a_second)
        self.filled_at = now
        if self.left < many:
            return False
        self.left -= many
        return True

    @property
    def seconds_to_wait(self) -> float:
        return max(0.0, (1.0 - self.left) / self.a_second)


class Buckets:
    """A bucket for each address; the one that was idle longest is forgotten."""

    def __init__(self, a_second: float, at_once: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.a_second = a_second
        self.at_once = at_once
        self.clock = clock
        self.of: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, who: str) -> Bucket:
        if who not in self.of:
            self.of[who] = Bucket(self.a_second, self.at_once, self.clock)
            while len(self.of) > MOST_BUCKETS:
                self.of.popitem(last=False)
        self.of.move_to_end(who)
        return self.of[who]
