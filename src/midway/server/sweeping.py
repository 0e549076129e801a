"""Sweeping: tables that were never begun are removed in time, by a wall clock that is trusted only if steady."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from midway.server.storage.store import Store

LOG: Final = logging.getLogger("midway.sweeping")
HOUR: Final = 3_600.0
DAY: Final = 24 * HOUR
MOST_DRIFT: Final = 300.0  # seconds between the two clocks; more is a jump


class Sweeper:
    """Sweeps once an hour. After a start it waits an hour, after a jump of the wall clock a day."""

    def __init__(
        self,
        store: Store,
        open_days: float,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store = store
        self.open_days = open_days
        self.wall, self.steady = wall, steady
        self.at = (wall(), steady())
        self.next_at = steady() + HOUR

    async def maybe_sweep(self) -> int:
        """Remove what is old, if it is time; gives how many."""
        wall, steady = self.wall(), self.steady()
        drift = (wall - self.at[0]) - (steady - self.at[1])
        self.at = (wall, steady)
        if abs(drift) > MOST_DRIFT:
            LOG.warning("the wall clock has jumped by %.0f seconds; nothing is removed for a day", drift)
            self.next_at = steady + DAY
        if steady < self.next_at:
            return 0
        self.next_at = steady + HOUR
        return await self.store.forget_open_tables(wall - self.open_days * DAY)
