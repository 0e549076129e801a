"""Presence: who is here now, in this worker and the others. Nothing of it is kept."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import Counter
from typing import TYPE_CHECKING, Final, Protocol

from midway.server.protocol.told import Presence as PresenceMessage

if TYPE_CHECKING:
    from midway.server.tables import Tables

REFRESH_SECONDS: Final = 5.0  # how often other workers are told again
STALE_SECONDS: Final = 12.0  # after which a worker that says nothing is not believed


class Present(Protocol):
    """A connection."""

    def seats_here(self) -> list[int]:
        """The seats it holds; [] for one who only watches."""

    def shoulder(self) -> int | None:
        """The seat over whose shoulder it looks."""

    def notice(self, message: PresenceMessage) -> None:
        """Be told who is here."""


class Presence:
    """Who is at which table."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.worker = secrets.token_hex(6)
        self.here: dict[str, set[Present]] = {}
        self.elsewhere: dict[str, dict[str, tuple[float, dict[str, list[int]]]]] = {}
        self.told: dict[str, bytes] = {}
        self.refreshed_at = 0.0
        self.sending: set[asyncio.Task[None]] = set()

    def come(self, table_id: str, who: Present) -> None:
        self.here.setdefault(table_id, set()).add(who)
        self.changed(table_id)
        self._call(table_id, asks=True)

    def go(self, table_id: str, who: Present) -> None:
        everybody = self.here.get(table_id, set())
        everybody.discard(who)
        if not everybody:
            self.here.pop(table_id, None)
        self.changed(table_id)
        self._call(table_id, asks=False)

    def at(self, table_id: str) -> PresenceMessage:
        """Who is at a table, as far as this worker knows."""
        mine = self._mine(table_id)
        seats, guests, watching = Counter(mine["seats"]), Counter(mine["guests"]), mine["watching"][0]
        for heard_at, theirs in self.elsewhere.get(table_id, {}).values():
            if time.monotonic() - heard_at < STALE_SECONDS:
                seats.update(theirs["seats"])
                guests.update(theirs["guests"])
                watching += theirs["watching"][0]
        return PresenceMessage(sorted(seats), watching, sorted(guests))

    def changed(self, table_id: str) -> None:
        """Tell those at the table, if it is news."""
        now = self.at(table_id)
        news = json.dumps([now.seats, now.watching, now.guests]).encode()
        if self.told.get(table_id) != news:
            self.told[table_id] = news
            for who in self.here.get(table_id, set()):
                who.notice(now)
        if table_id not in self.here:
            self.told.pop(table_id, None)

    def _mine(self, table_id: str) -> dict[str, list[int]]:
        everybody = self.here.get(table_id, set())
        seats = sorted({seat for who in everybody for seat in who.seats_here()})
        guests = sorted({seat for who in everybody if (seat := who.shoulder()) is not None})
        watching = sum(not who.seats_here() and who.shoulder() is None for who in everybody)
        return {"seats": seats, "guests": guests, "watching": [watching]}

    # ---- other workers -------------------------------------------------------------------------------------------
    def heard(self, table_id: str, what: str) -> None:
        """Another worker says who is at a table with it."""
        told = json.loads(what)
        if told["worker"] == self.worker:
            return
        self.elsewhere.setdefault(table_id, {})[told["worker"]] = (time.monotonic(), told["here"])
        if table_id in self.here:
            self.changed(table_id)
            if told["asks"]:
                self._call(table_id, asks=False)

    def look_round(self) -> None:
        """Say again who is here, and forget workers that are silent."""
        now = time.monotonic()
        if not self.tables.store.is_shared or now - self.refreshed_at < REFRESH_SECONDS:
            return
        self.refreshed_at = now
        for table_id in list(self.elsewhere):
            theirs = self.elsewhere[table_id]
            self.elsewhere[table_id] = {w: said for w, said in theirs.items() if now - said[0] < STALE_SECONDS}
            if not self.elsewhere[table_id]:
                del self.elsewhere[table_id]
            if len(theirs) != len(self.elsewhere.get(table_id, {})):
                self.changed(table_id)
        for table_id in self.here:
            self._call(table_id, asks=False)

    def _call(self, table_id: str, asks: bool) -> None:
        if self.tables.store.is_shared:
            told = json.dumps({"worker": self.worker, "asks": asks, "here": self._mine(table_id)})
            task = asyncio.get_running_loop().create_task(self._send(table_id, told))
            self.sending.add(task)
            task.add_done_callback(self.sending.discard)

    async def _send(self, table_id: str, told: str) -> None:
        try:
            await self.tables.store.call(table_id, told)
        except Exception:  # noqa: BLE001  (it is said again soon)
            return
