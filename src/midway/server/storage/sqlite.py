"""SQLite: one file in WAL mode. A thread of its own writes; what has come in meanwhile shares one commit."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Final, TypeVar

from midway.kernel.errors import MidwayError
from midway.server.problems import StorageDown
from midway.server.storage.migrate import LEDGER, migrations, still_to_do
from midway.server.storage.store import COLUMNS, Face, Heard, Row, TableRow, Taken, table_row

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

MOST_IN_A_COMMIT: Final = 200
PATIENCE_MS: Final = 5_000  # with another program that reads or backs up the file


class Thread:
    """Runs work on one connection, in order. Writers put several pieces into one transaction."""

    def __init__(self, path: str, writes: bool) -> None:
        self.path = path
        self.writes = writes
        self.queue: SimpleQueue[tuple[Work[object], asyncio.Future[object]] | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._run, name=f"sqlite {'writer' if writes else 'reader'}", daemon=True)
        self.loop = asyncio.get_running_loop()
        self.thread.start()

    async def do(self, work: Work[T]) -> T:
        """Give a piece of work to the thread; when it is done it is committed."""
        future: asyncio.Future[T] = self.loop.create_future()
        self.queue.put((work, future))  # type: ignore[arg-type]
        try:
            return await future
        except sqlite3.IntegrityError as problem:
            raise Taken(str(problem)) from None
        except sqlite3.Error as problem:
            raise StorageDown(f"the database file: {problem}") from problem

    async def end(self) -> None:
        self.queue.put(None)
        await self.loop.run_in_executor(None, self.thread.join)

    # ---- in the thread ----------------------------------------------------------------------------------------
    def _run(self) -> None:
        connection = connected(self.path)
        try:
            while (first := self.queue.get()) is not None:
                batch, is_last = [first], False
                while self.writes and len(batch) < MOST_IN_A_COMMIT and not self.queue.empty():
                    following = self.queue.get()
                    if following is None:
                        is_last = True
                        break
                    batch.append(following)
                self._answer(self._carry_out(connection, batch))
                if is_last:
                    return
        finally:
            connection.close()

    def _carry_out(
        self, connection: sqlite3.Connection, batch: list[tuple[Work[object], asyncio.Future[object]]]
    ) -> list[tuple[asyncio.Future[object], object, BaseException | None]]:
        answers: list[tuple[asyncio.Future[object], object, BaseException | None]] = []
        try:
            connection.execute("begin immediate" if self.writes else "begin")
            for work, future in batch:
                connection.execute("savepoint piece")
                try:
                    answers.append((future, work(connection), None))
                    connection.execute("release piece")
                except sqlite3.IntegrityError as problem:
                    connection.execute("rollback to piece")
                    connection.execute("release piece")
                    answers.append((future, None, problem))
            connection.execute("commit")
        except Exception as problem:  # noqa: BLE001  (a thread that dies would hang everybody)
            with contextlib.suppress(sqlite3.Error):
                connection.execute("rollback")
            return [(future, None, problem) for _, future in batch]
        return answers

    def _answer(self, answers: list[tuple[asyncio.Future[object], object, BaseException | None]]) -> None:
        def tell() -> None:
            for future, result, problem in answers:
                if future.done():
                    continue
                if problem is None:
                    future.set_result(result)
                else:
                    future.set_exception(problem)

        with contextlib.suppress(RuntimeError):  # the loop has ended
            self.loop.call_soon_threadsafe(tell)


def connected(path: str) -> sqlite3.Connection:
    """A connection as we like it: durable, and patient with backups."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=PATIENCE_MS / 1000)
    for pragma in ("journal_mode = wal", "synchronous = full", "foreign_keys = on", f"busy_timeout = {PATIENCE_MS}"):
        connection.execute(f"pragma {pragma}")
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a file's schema up to date."""
    connection.execute(LEDGER)
    applied = [number for (number,) in connection.execute("select number from migrations order by number")]
    for migration in still_to_do(applied, migrations()):
        connection.execute("begin immediate")
        try:
            for statement in migration.statements:
                connection.execute(statement)
            connection.execute("insert into migrations values (?, ?)", (migration.number, migration.name))
            connection.execute("commit")
        except BaseException:
            connection.execute("rollback")
            raise


class SqliteStore:
    """The default: everything in one file, for one process."""

    is_shared = False

    def __init__(self, path: str) -> None:
        self.path = path
        self._lock: object = None

    async def open(self, heard: Heard) -> None:
        Path(self.path).parent.mkdir(parents=True, exist_ok=True)
        self._lock = _only_one(self.path)
        try:
            connection = connected(self.path)
            migrate(connection)
            connection.close()
        except sqlite3.Error as problem:
            raise StorageDown(f"{self.path}: {problem}") from problem
        self.writer = Thread(self.path, writes=True)
        self.reader = Thread(self.path, writes=False)

    async def close(self) -> None:
        await self.writer.end()
        await self.reader.end()
        if hasattr(self._lock, "close"):
            self._lock.close()

    # ---- writing ------------------------------------------------------------------------------------------------
    async def lay(self, row: TableRow, events: list[str], at: float) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "insert into tables (id, title, status, is_public, secret, invite, made_at, changed_at, info)"
                " values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (row.id, row.title, row.status, int(row.is_public), row.secret, row.invite, row.made_at, at, row.info),
            )
            db.executemany(
                "insert into events (table_id, number, at, body) values (?, ?, ?, ?)",
                [(row.id, number, at, body) for number, body in enumerate(events, 1)],
            )

        await self.writer.do(work)

    async def append(self, table_id: str, number: int, body: str, at: float, face: Face | None = None) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "insert into events (table_id, number, at, body) values (?, ?, ?, ?)", (table_id, number, at, body)
            )
            if face is not None:
                db.execute(
                    "update tables set status = ?, is_public = ?, info = ?, changed_at = ? where id = ?",
                    (face.status, int(face.is_public), face.info, at, table_id),
                )

        await self.writer.do(work)

    async def keep_pack(self, hash_: str, body: str) -> None:
        await self.writer.do(lambda db: db.execute("insert or ignore into packs values (?, ?)", (hash_, body)))

    async def keep_report(self, report_id: str, table_id: str, at: float, body: str) -> None:
        await self.writer.do(
            lambda db: db.execute("insert into reports values (?, ?, ?, ?)", (report_id, table_id, at, body))
        )

    async def forget_open_tables(self, before: float) -> int:
        return await self.writer.do(
            lambda db: db.execute("delete from tables where status = 'open' and changed_at < ?", (before,)).rowcount
        )

    # ---- reading --------------------------------------------------------------------------------------------------
    async def table(self, table_id: str) -> TableRow | None:
        def work(db: sqlite3.Connection) -> TableRow | None:
            row = db.execute(
                f"select {', '.join(COLUMNS)} from tables where id = ?",  # noqa: S608
                (table_id,),
            ).fetchone()
            return None if row is None else table_row(row)

        return await self.reader.do(work)

    async def events(self, table_id: str, after: int = 0) -> list[Row]:
        def work(db: sqlite3.Connection) -> list[Row]:
            found = db.execute(
                "select number, at, body from events where table_id = ? and number > ? order by number",
                (table_id, after),
            )
            return [Row(*row) for row in found]

        return await self.reader.do(work)

    async def public_tables(self, before: float, most: int) -> list[tuple[float, str]]:
        return await self.reader.do(
            lambda db: db.execute(
                "select changed_at, info from tables where is_public = 1 and status in ('open', 'playing')"
                " and changed_at < ? order by changed_at desc limit ?",
                (before, most),
            ).fetchall()
        )

    async def pack(self, hash_: str) -> str | None:
        found = await self.reader.do(
            lambda db: db.execute("select body from packs where hash = ?", (hash_,)).fetchone()
        )
        return None if found is None else found[0]

    async def ping(self) -> None:
        await self.reader.do(lambda db: db.execute("select 1").fetchone())

    # ---- other workers: there are none ---------------------------------------------------------------------------
    async def claim(self, table_id: str) -> bool:
        return True

    async def release(self, table_id: str) -> None: ...

    async def call(self, table_id: str, what: str) -> None: ...


def _only_one(path: str) -> object:
    """Hold the file for this process; two servers on one file would not hear of each other."""
    try:
        import fcntl
    except ImportError:  # no such locks on this system
        return None
    lock = Path(f"{path}.lock").open("w")  # noqa: SIM115  (held until the store is closed)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise MidwayError(
            f"another server uses {path}; stop it, or use PostgreSQL for several (MIDWAY_DATABASE=postgresql://...)"
        ) from None
    return lock


def backup(path: str, target: Path) -> None:
    """Copy a database file, also while a server uses it; the copy is whole or is not there."""
    if not Path(path).is_file():
        raise MidwayError(f"there is no database at {path}")
    part = target.with_name(f"{target.name}.part")
    try:
        with (
            contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=60)) as source,
            contextlib.closing(sqlite3.connect(part)) as copy,
        ):
            source.backup(copy, pages=1024, sleep=0.01)
            if copy.execute("pragma integrity_check").fetchone() != ("ok",):
                raise MidwayError(f"the copy of {path} is damaged, so it was not kept")
        part.replace(target)
    except sqlite3.Error as problem:
        raise MidwayError(f"{path} could not be copied to {target}: {problem}") from None
    finally:
        part.unlink(missing_ok=True)
