"""PostgreSQL: for any number of workers. The place of an event is its lock; NOTIFY tells the others of it."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import asyncpg

from midway.server.problems import StorageDown
from midway.server.storage.migrate import LEDGER, WrongSchema, migrations, still_to_do
from midway.server.storage.store import COLUMNS, Face, Heard, Row, TableRow, Taken, table_row

LOG: Final = logging.getLogger("midway.postgres")
CHANNEL: Final = "midway"
MIGRATING: Final = 0x4D5741  # an advisory lock: one worker migrates, the others wait
DRIVING: Final = 0x4D5744  # the first half of the locks by which a worker holds a table
MOST_CONNECTIONS: Final = 8
PATIENCE: Final = 4.0  # seconds for one statement
DURABLE: Final = {"synchronous_commit": "on"}  # whatever the database's own setting: what we acknowledge is kept
RECONNECT: Final = 0.5  # seconds between attempts to hear the others again

APPEND: Final = """
with kept as (insert into events (table_id, number, at, body) values ($1, $2, $3, $4) returning 1)
select pg_notify('midway', $5) from kept
"""
FACE: Final = "update tables set status = $2, is_public = $3, info = $4, changed_at = $5 where id = $1"

T = TypeVar("T")
Database = Any  # a connection or a pool of asyncpg, which has no types of its own


class PostgresStore:
    """A database that several workers share."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self.pool: Database = None
        self.line: Database = None  # hears the others, and holds the locks of tables
        self.speaking = asyncio.Lock()  # on the line, one query at a time
        self.heard: Heard = _deaf
        self.listening: asyncio.Task[None] | None = None

    async def open(self, heard: Heard) -> None:
        self.heard = heard
        try:
            self.pool = await asyncpg.create_pool(
                self.url,
                min_size=1,
                max_size=MOST_CONNECTIONS,
                command_timeout=PATIENCE,
                timeout=PATIENCE,
                server_settings=DURABLE,
            )
            async with self.pool.acquire() as db:
                await migrate(db)
            await self._listen()
        except (OSError, asyncpg.PostgresError, TimeoutError) as problem:
            raise StorageDown(f"the database cannot be used: {problem}") from problem
        self.listening = asyncio.create_task(self._keep_listening())

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)
        with contextlib.suppress(Exception):
            if self.line is not None:
                await self.line.close(timeout=2)
        if self.pool is not None:
            try:
                await asyncio.wait_for(self.pool.close(), 3)
            except Exception:  # noqa: BLE001  (the database may be gone)
                self.pool.terminate()

    async def _do(self, work: Callable[[Database], Awaitable[T]]) -> T:
        try:
            async with self.pool.acquire(timeout=PATIENCE) as db:
                return await work(db)
        except asyncpg.UniqueViolationError as problem:
            raise Taken(str(problem)) from None
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as problem:
            raise StorageDown(f"the database: {problem or type(problem).__name__}") from problem

    # ---- writing ------------------------------------------------------------------------------------------------
    async def lay(self, row: TableRow, events: list[str], at: float) -> None:
        async def work(db: Database) -> None:
            async with db.transaction():
                await db.execute(
                    "insert into tables (id, title, status, is_public, secret, invite, made_at, changed_at, info)"
                    " values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
                    row.id,
                    row.title,
                    row.status,
                    int(row.is_public),
                    row.secret,
                    row.invite,
                    row.made_at,
                    at,
                    row.info,
                )
                await db.executemany(
                    "insert into events (table_id, number, at, body) values ($1, $2, $3, $4)",
                    [(row.id, number, at, body) for number, body in enumerate(events, 1)],
                )

        await self._do(work)

    async def append(self, table_id: str, number: int, body: str, at: float, face: Face | None = None) -> None:
        async def work(db: Database) -> None:
            async with db.transaction():
                if face is not None:
                    await db.execute(FACE, table_id, face.status, int(face.is_public), face.info, at)
                await db.execute(APPEND, table_id, number, at, body, json.dumps([table_id, ""]))

        await self._do(work)

    async def keep_pack(self, hash_: str, body: str) -> None:
        await self._do(lambda db: db.execute("insert into packs values ($1, $2) on conflict do nothing", hash_, body))

    async def keep_report(self, report_id: str, table_id: str, at: float, body: str) -> None:
        await self._do(
            lambda db: db.execute("insert into reports values ($1, $2, $3, $4)", report_id, table_id, at, body)
        )

    async def forget_open_tables(self, before: float) -> int:
        done: str = await self._do(
            lambda db: db.execute("delete from tables where status = 'open' and changed_at < $1", before)
        )
        return int(done.rpartition(" ")[2])

    # ---- reading --------------------------------------------------------------------------------------------------
    async def table(self, table_id: str) -> TableRow | None:
        query = f"select {', '.join(COLUMNS)} from tables where id = $1"  # noqa: S608
        row = await self._do(lambda db: db.fetchrow(query, table_id))
        return None if row is None else table_row(row)

    async def events(self, table_id: str, after: int = 0) -> list[Row]:
        query = "select number, at, body from events where table_id = $1 and number > $2 order by number"
        return [Row(*row) for row in await self._do(lambda db: db.fetch(query, table_id, after))]

    async def public_tables(self, before: float, most: int) -> list[tuple[float, str]]:
        query = (
            "select changed_at, info from tables where is_public = 1 and status in ('open', 'playing')"
            " and changed_at < $1 order by changed_at desc limit $2"
        )
        return [(row[0], row[1]) for row in await self._do(lambda db: db.fetch(query, before, most))]

    async def pack(self, hash_: str) -> str | None:
        found: str | None = await self._do(lambda db: db.fetchval("select body from packs where hash = $1", hash_))
        return found

    async def ping(self) -> None:
        await self._do(lambda db: db.fetchval("select 1"))

    # ---- other workers ---------------------------------------------------------------------------------------------
    async def claim(self, table_id: str) -> bool:
        held: bool = await self._on_line("select pg_try_advisory_lock($1, $2)", DRIVING, lock_number(table_id))
        return held

    async def release(self, table_id: str) -> None:
        await self._on_line("select pg_advisory_unlock($1, $2)", DRIVING, lock_number(table_id))

    async def call(self, table_id: str, what: str) -> None:
        await self._do(lambda db: db.execute("select pg_notify($1, $2)", CHANNEL, json.dumps([table_id, what])))

    async def _on_line(self, query: str, *args: object) -> Any:
        """Locks belong to the one connection that lives as long as this worker."""
        try:
            async with self.speaking:
                return await self.line.fetchval(query, *args)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as problem:
            raise StorageDown(f"the database: {problem or type(problem).__name__}") from problem

    async def _listen(self) -> None:
        self.line = await asyncpg.connect(self.url, command_timeout=PATIENCE, timeout=PATIENCE)
        await self.line.add_listener(CHANNEL, self._hear)

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        table_id, what = json.loads(payload)
        self.heard(table_id, what)

    async def _keep_listening(self) -> None:
        """When the line is cut, connect again, and have everything looked at: anything may have been missed."""
        while True:
            await asyncio.sleep(RECONNECT)
            if not self.line.is_closed():
                try:
                    await self._on_line("select 1")
                    continue
                except StorageDown:
                    self.line.terminate()
            try:
                await self._listen()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as problem:
                LOG.warning("the database cannot be reached: %s", problem)
                continue
            LOG.info("the database can be reached again")
            self.heard("*", "")


def _deaf(_table_id: str, _what: str) -> None:
    """Before it is opened."""


def lock_number(table_id: str) -> int:
    """A table as a number for locks; two tables that share one only share a driver."""
    return int.from_bytes(hashlib.sha256(table_id.encode()).digest()[:4], "big", signed=True)


async def migrate(db: Database) -> None:
    """Bring the schema up to date; one worker does it, others that start meanwhile wait."""
    async with db.transaction():
        await db.execute("select pg_advisory_xact_lock($1)", MIGRATING)
        await db.execute(LEDGER)
        applied = [row[0] for row in await db.fetch("select number from migrations order by number")]
        for migration in still_to_do(applied, migrations()):
            for statement in migration.statements:
                await db.execute(statement)
            await db.execute("insert into migrations values ($1, $2)", migration.number, migration.name)


__all__ = ["PostgresStore", "WrongSchema"]
