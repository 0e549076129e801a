"""Polling: a client without a socket asks for the changes after a number, and waits a while for the next."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from midway.server.problems import NotAllowed
from midway.server.protocol.told import Presence
from midway.server.telling.changes import encoded

if TYPE_CHECKING:
    from midway.server.table.people import People
    from midway.server.table.visitor import Visitor


class Waiting:
    """Somebody who waits for one change; counts as present meanwhile."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.happened = asyncio.Event()
        self.may_see = True

    def take(self, number: int, change: bytes, is_said: bool) -> None:
        self.happened.set()

    def lost(self) -> None:
        self.happened.set()

    def look_again(self, people: People) -> bool:
        self.may_see = self.visitor.look_again(people)
        self.happened.set()
        return self.may_see

    def seats_here(self) -> list[int]:
        seat = self.visitor.viewer
        return [seat] if seat in self.visitor.rights.seats else []

    def shoulder(self) -> int | None:
        seat = self.visitor.viewer
        return seat if seat in self.visitor.rights.shoulders - self.visitor.rights.seats else None

    def notice(self, message: Presence) -> None:
        """Presence is told with the next answer."""


async def wait_for_changes(visitor: Visitor, epoch: str, after: int, seconds: float) -> list[bytes]:
    """The changes after that number, or a state where it means nothing; presence last."""
    waiting = Waiting(visitor)
    found = await _listen(visitor, waiting, epoch, after)
    if not found and seconds:
        presence = visitor.table.tables.presence
        presence.come(visitor.table.id, waiting)
        try:
            await asyncio.wait_for(waiting.happened.wait(), seconds)
        except TimeoutError:
            pass
        finally:
            await _leave(visitor, waiting)
            presence.go(visitor.table.id, waiting)
        if not waiting.may_see:
            raise NotAllowed("not-your-seat", "this view is not yours any more")
        found = await _listen(visitor, None, epoch, after)
    else:
        await _leave(visitor, waiting)
    return [*found, encoded(visitor.table.tables.presence.at(visitor.table.id))]


async def _listen(visitor: Visitor, waiting: Waiting | None, epoch: str, after: int) -> list[bytes]:
    table = visitor.table
    async with table.lock:
        fold = await table.awake()
        stream = table.stream(fold, visitor.viewer)
        if waiting is not None:
            stream.listeners.add(waiting)
        missed = None if after < 0 else await table.changes_after(visitor.viewer, epoch, after)
        return [encoded(stream.state(fold))] if missed is None else [change for _, change in missed]


async def _leave(visitor: Visitor, waiting: Waiting) -> None:
    stream = visitor.table.streams.get(visitor.viewer)
    if stream is not None:
        stream.listeners.discard(waiting)
