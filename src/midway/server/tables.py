"""Tables: all that this worker has in memory; laying new ones, finding old ones, putting idle ones to sleep."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from midway.bots import bot_names
from midway.kernel.chance import commitment
from midway.kernel.errors import BadOption
from midway.server.bot_seats import BotPool
from midway.server.games import Games, hashes_of
from midway.server.identity import new_invite, new_luck, new_table_id
from midway.server.metrics import Metrics
from midway.server.presence import Presence
from midway.server.problems import NotFound, Problem
from midway.server.storage.store import TableRow
from midway.server.sweeping import Sweeper
from midway.server.table import events as of
from midway.server.table.live import LiveTable
from midway.server.table.people import People
from midway.server.telling.changes import encoded
from midway.server.telling.table_info import table_info

if TYPE_CHECKING:
    from midway.server.protocol.resources import NewTable
    from midway.server.settings import Settings
    from midway.server.storage.store import Store

LOG: Final = logging.getLogger("midway.tables")
LOOK_ROUND_SECONDS: Final = 1.0


class Tables:
    """The tables of one worker."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.games = Games(store)
        self.bots = BotPool(settings, self.metrics)
        self.presence = Presence(self)
        self.sweeper = Sweeper(store, settings.open_days)
        self.live: dict[str, LiveTable] = {}
        self.held: set[str] = set()  # tables this worker drives
        self.calls: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.store.open(lambda table_id, what: self.calls.put_nowait((table_id, what)))
        LOG.info("ready", extra={"database": self.settings.shown_database})
        self.tasks = [asyncio.create_task(self._hear()), asyncio.create_task(self._look_round())]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for table in self.live.values():
            table.driver.stop()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.bots.end()
        await self.store.close()

    # ---- finding and laying ------------------------------------------------------------------------------------
    async def get(self, table_id: str) -> LiveTable:
        """The table of that id; NotFound if there is none."""
        table = self.live.get(table_id)
        if table is None:
            row = await self.store.table(table_id)
            if row is None:
                raise NotFound("no-such-table", "there is no such table")
            table = self.live.setdefault(table_id, LiveTable(self, row))
        return table

    async def lay(self, wish: NewTable, from_table: str = "") -> LiveTable:
        """A new table as somebody wishes it; BadOption for what there is not."""
        for seat, bot in wish.bots.items():
            if int(seat) >= wish.seats or bot not in bot_names():
                words = ", ".join(bot_names())
                about = {"given": bot, "words": words}
                raise BadOption(f"seat {seat} cannot have the bot {bot!r}; there are: {words}", "bot", about)
        game = await self.games.new(wish.title, wish.seats, dict(wish.options))
        settings = self.settings
        secret = new_luck()
        opened = of.Opened(
            title=wish.title,
            rules_version=game.title.rules_version,
            seats=wish.seats,
            options=game.options,
            packs=list(zip([pack.id for pack in game.packs], hashes_of(game), strict=True)),
            commitment=commitment(secret),
            is_public=wish.is_public,
            chat=wish.chat,
            bot_pause=settings.bot_pause if wish.bot_pause is None else wish.bot_pause,
            window_least=settings.window_least if wish.window_least is None else wish.window_least,
            window_most=settings.window_most if wish.window_most is None else wish.window_most,
            from_table=from_table,
        )
        first: list[of.AnyEvent] = [opened, *[of.SatBot(seat=int(n), bot=bot) for n, bot in sorted(wish.bots.items())]]
        return await self.lay_events(secret, first)

    async def lay_events(self, secret: str, events: list[of.AnyEvent]) -> LiveTable:
        """A new table with its first events."""
        opened = events[0]
        assert isinstance(opened, of.Opened)
        now = time.time()
        table_id = new_table_id()
        people = People.begin(opened, now)
        for event in events[1:]:
            people.follow(event)
        row = TableRow(
            id=table_id,
            title=opened.title,
            status=people.status,
            is_public=people.is_public,
            secret=secret,
            invite=new_invite(),
            made_at=now,
            info=encoded(table_info(table_id, people)).decode(),
        )
        await self.store.lay(row, [of.written(event) for event in events], now)
        table = self.live[table_id] = LiveTable(self, row)
        return table

    # ---- driving -----------------------------------------------------------------------------------------------
    async def hold(self, table: LiveTable) -> bool:
        """May this worker drive the table's bots and clocks?"""
        if table.id not in self.held and await self.store.claim(table.id):
            self.held.add(table.id)
        return table.id in self.held

    async def _hear(self) -> None:
        """Follow what other workers do."""
        while True:
            table_id, what = await self.calls.get()
            try:
                await self._heard(table_id, what)
            except Problem as problem:
                LOG.warning("table %s: %s", table_id, problem)
            except Exception:
                LOG.exception("a call about table %s", table_id)

    async def _heard(self, table_id: str, what: str) -> None:
        if table_id == "*":  # the line was cut: anything may have happened
            self.held.clear()
            for table in list(self.live.values()):
                await table.catch_up()
        elif what:
            self.presence.heard(table_id, what)
        elif table_id in self.live:
            await self.live[table_id].catch_up()

    async def _look_round(self) -> None:
        """Put idle tables to sleep, take over tables nobody drives, remove what was never begun."""
        while True:
            await asyncio.sleep(LOOK_ROUND_SECONDS)
            try:
                await self._look_at_each()
                self.presence.look_round()
                await self.sweeper.maybe_sweep()
            except Problem as problem:
                LOG.warning("looking round: %s", problem)
            except Exception:
                LOG.exception("looking round")

    async def _look_at_each(self) -> None:
        idle = time.monotonic() - self.settings.idle_seconds
        for table in list(self.live.values()):
            if table.driver.task is None and table.fold is not None:
                table.driver.look_again()
            if table.driver.task is None and table.used_at < idle and not table.lock.locked():
                table.sleep()
                await self._let_go(table.id)
                if not table.has_listeners and not table.streams:
                    self.live.pop(table.id, None)
        asleep = sum(table.fold is None for table in self.live.values())
        self.metrics.tables.labels(state="asleep").set(asleep)
        self.metrics.tables.labels(state="awake").set(len(self.live) - asleep)

    async def _let_go(self, table_id: str) -> None:
        if table_id in self.held:
            self.held.discard(table_id)
            await self.store.release(table_id)
