"""The live table: takes what people do, keeps it, and tells everybody. Nothing is told before it is kept."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Final

from midway.kernel.chronicle import EVERYTHING
from midway.kernel.errors import MidwayError, Refused
from midway.server.limits import Buckets
from midway.server.problems import Conflict, NotFound, StorageDown
from midway.server.storage.store import Face, Taken
from midway.server.table import events as of
from midway.server.table.driver import Driver
from midway.server.table.fold import Fold
from midway.server.table.migrating import brought_up, laid_by, noted, rules_of, stranded
from midway.server.table.people import People
from midway.server.table.streams import Stream, told_again
from midway.server.telling.changes import encoded

if TYPE_CHECKING:
    from midway.server.storage.store import Row, TableRow
    from midway.server.table.play import Outcome
    from midway.server.tables import Tables

LOG: Final = logging.getLogger("midway.table")
TALK_A_SECOND: Final = 0.5
TALK_AT_ONCE: Final = 10.0
RACES: Final = 8  # lost against other workers before giving up
PAUSE_EVERY: Final = 64  # events of a long match after which others may go on
CHANGES_FACE: Final = (
    of.Opened, of.Sat, of.SatBot, of.CameBack, of.Left, of.SettingsChanged, of.Started, of.RematchLaid, of.GivenUp,
    of.Imported, of.Migrated,
)  # fmt: skip

CHANGES_RIGHTS: Final = (of.Sat, of.SatBot, of.Left, of.GuestsChanged, of.SettingsChanged)


class LiveTable:
    """One table in this worker."""

    def __init__(self, tables: Tables, row: TableRow) -> None:
        self.tables = tables
        self.id = row.id
        self.secret = row.secret
        self.invite = row.invite
        self.made_at = row.made_at
        self.lock = asyncio.Lock()
        self.fold: Fold | None = None  # None while it sleeps
        self.told = 0  # the last event the streams have been told of
        self.streams: dict[int, Stream] = {}
        self.used_at = time.monotonic()
        self.driver = Driver(self)
        self.talk = Buckets(TALK_A_SECOND, TALK_AT_ONCE)  # of a seat; of all who watch together

    # ---- waking and sleeping -----------------------------------------------------------------------------------
    async def awake(self) -> Fold:
        """The table as it is now, after everybody has been told what they have missed; hold the lock."""
        self.used_at = time.monotonic()
        if self.fold is None:
            fold, events = await self.unfolded(await self.tables.store.events(self.id))
            for n, event in enumerate(events, 2):
                if n == self.told + 1:
                    self._wake_streams(fold)
                outcome = fold.follow(event)
                if 0 < self.told < n:
                    self._tell(fold, event, outcome)
                if n % PAUSE_EVERY == 0:
                    await asyncio.sleep(0)
            if fold.number <= self.told:
                self._wake_streams(fold)
            self.fold, self.told = fold, fold.number
        return self.fold

    async def people(self) -> People:
        """Who sits here, also where the match itself cannot go on; hold the lock."""
        if self.fold is not None:
            return self.fold.people
        events = [of.read(row.body) for row in await self.tables.store.events(self.id)]
        if not events or not isinstance(events[0], of.Opened):
            raise NotFound("no-such-table", "there is no such table")
        found = People.begin(events[0], self.made_at)
        for event in events[1:]:
            found.follow(event)
        return found

    def _wake_streams(self, fold: Fold) -> None:
        for stream in self.streams.values():
            stream.wake(fold)

    async def unfolded(self, rows: list[Row]) -> tuple[Fold, list[of.AnyEvent]]:
        """The table right after it was laid, and what has happened since."""
        events = [of.read(row.body) for row in rows]
        if not events or not isinstance(events[0], of.Opened):
            raise NotFound("no-such-table", "there is no such table")
        opened = events[0]
        laid, last = laid_by(events)
        if laid.rules_version != rules_of(opened.title):
            migrated = brought_up(opened, laid, events)
            game = await self.tables.games.old(opened.title, opened.seats, migrated.options, migrated.packs)
            await self._migrate(
                Fold(self.id, self.secret, game, opened, self.made_at, len(events) + 1), events, migrated
            )
            return await self.unfolded(await self.tables.store.events(self.id))
        game = await self.tables.games.old(opened.title, opened.seats, laid.options, laid.packs)
        return Fold(self.id, self.secret, game, opened, self.made_at, last), events[1:]

    async def _migrate(self, fold: Fold, events: list[of.AnyEvent], migrated: of.Migrated) -> None:
        """Keep that the match goes on under the rules we have, if it can; Conflict if it cannot."""
        try:
            for event in [*events[1:], migrated]:
                fold.follow(event)
        except (MidwayError, ArithmeticError, LookupError, ValueError) as problem:
            raise stranded(problem) from None
        with contextlib.suppress(Taken):  # another worker did the same
            await self._keep(fold, migrated, None)

    def sleep(self) -> None:
        """Leave the memory; the store has everything."""
        self.fold = None
        self.driver.stop()
        for viewer, stream in list(self.streams.items()):
            stream.sleep()
            if not stream.listeners:
                del self.streams[viewer]

    @property
    def has_listeners(self) -> bool:
        return any(stream.listeners for stream in self.streams.values())

    # ---- taking and keeping -----------------------------------------------------------------------------------
    async def commit(self, event: of.AnyEvent) -> Outcome:
        """Let an event happen: it is sound, it is kept, and then everybody is told. Refused if it cannot be."""
        async with self.lock:
            outcome = await self.commit_locked(event)
        self.driver.look()
        return outcome

    async def commit_locked(self, event: of.AnyEvent) -> Outcome:
        """The same for whoever holds the lock."""
        for _ in range(RACES):
            fold = await self.awake()
            try:
                outcome = fold.follow(event)
            except Refused:
                raise
            except Exception:
                self.fold = None  # a fault of a title; the store has the table as it was
                raise
            face = self._face(fold) if isinstance(event, CHANGES_FACE) or fold.people.status == "over" else None
            try:
                await self._keep(fold, noted(event, fold, outcome), face)
            except Taken:  # another worker was first
                self.fold = None
                continue
            except BaseException:
                self.fold = None
                raise
            self._tell(fold, event, outcome)
            return outcome
        raise Conflict("busy", "too many people do something at this table at the same time; try again")

    async def _keep(self, fold: Fold, event: of.AnyEvent, face: Face | None) -> None:
        """Store an event, but do not wait for ever; it may still be stored after StorageDown was raised."""
        keeping = asyncio.ensure_future(
            self.tables.store.append(self.id, fold.number, of.written(event), time.time(), face)
        )
        done, _ = await asyncio.wait((keeping,), timeout=self.tables.settings.storage_seconds)
        if not done:
            keeping.add_done_callback(lambda late: late.cancelled() or late.exception())
            raise StorageDown("the database does not answer")
        keeping.result()

    def _face(self, fold: Fold) -> Face:
        return Face(fold.people.status, fold.people.is_public, encoded(fold.teller.info()).decode())

    async def catch_up(self) -> None:
        """Follow what other workers have kept."""
        async with self.lock:
            if self.fold is None and not self.has_listeners:
                return
            fold = await self.awake()
            for row in await self.tables.store.events(self.id, fold.number):
                event = of.read(row.body)
                if isinstance(event, of.Migrated):
                    self.fold = None
                    await self.awake()
                    break
                self._tell(fold, event, fold.follow(event))
        self.driver.look()

    def _tell(self, fold: Fold, event: of.AnyEvent, outcome: Outcome) -> None:
        self.tables.metrics.events.labels(kind=type(event).__struct_config__.tag).inc()
        self.told = fold.number
        for stream in self.streams.values():
            if isinstance(event, CHANGES_RIGHTS):
                stream.check(fold.people)
            try:
                stream.tell(fold, event, outcome)
            except Exception:
                # It has happened and is kept; who cannot be told how gets a state instead of a gap.
                LOG.exception("table %s: viewer %s cannot be told of event %s", self.id, stream.viewer, fold.number)
                stream.begin_anew()

    # ---- listening ---------------------------------------------------------------------------------------------
    def stream(self, fold: Fold, viewer: int) -> Stream:
        """The stream of a viewer; hold the lock."""
        if viewer == EVERYTHING and fold.people.status != "over":
            raise Conflict("not-over", "all hands are shown when the match is over")
        stream = self.streams.get(viewer)
        if stream is None:
            stream = self.streams[viewer] = Stream(viewer)
            stream.wake(fold)
        stream.used_at = time.monotonic()
        return stream

    async def changes_after(self, viewer: int, epoch: str, number: int) -> list[tuple[int, bytes]] | None:
        """What a viewer has missed since that number; None if the number means nothing here. Hold the lock."""
        fold = await self.awake()
        now = fold.number_of(viewer)
        if epoch != fold.epoch or number > now:
            return None
        if number == now:
            return []
        kept = self.stream(fold, viewer).after(number)
        if kept is not None:
            return kept
        again, events = await self.unfolded(await self.tables.store.events(self.id))
        return told_again(again, events, viewer, number)
