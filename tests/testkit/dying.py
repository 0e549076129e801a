"""A server that kills itself at its next write, as kill -9 would, once the file named by MIDWAY_TEST_ARM says when."""

from __future__ import annotations

import os
import signal
import sqlite3
from pathlib import Path
from typing import Any
from unittest.mock import patch

from litestar import Litestar

from midway.cli.main import main
from midway.server import app, run
from midway.server.settings import Settings
from midway.server.storage import store_at
from midway.server.storage.postgres import PostgresStore
from midway.server.storage.sqlite import SqliteStore
from midway.server.storage.store import Face

INSERT = "insert into events (table_id, number, at, body) values "


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class Dying:
    """A store that dies when it is told to."""

    def __init__(self, store: Any) -> None:
        self.store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def append(self, table_id: str, number: int, body: str, at: float, face: Face | None = None) -> None:
        """Keep an event, or die before, within or after it."""
        arm = Path(os.environ["MIDWAY_TEST_ARM"])
        moment = arm.read_text() if arm.exists() else ""
        if moment:
            arm.unlink()
        if moment == "before":
            die()
        if moment == "within":
            await self._die_within(table_id, number, body, at)
        await self.store.append(table_id, number, body, at, face)
        if moment == "after":
            die()

    async def _die_within(self, *event: object) -> None:
        """Die when the event is written and not yet committed."""
        if isinstance(self.store, SqliteStore):

            def work(db: sqlite3.Connection) -> None:
                table_id, number, body, at = event
                db.execute(f"{INSERT} (?, ?, ?, ?)", (table_id, number, at, body))
                die()

            await self.store.writer.do(work)
        assert isinstance(self.store, PostgresStore)
        async with self.store.pool.acquire() as db, db.transaction():
            table_id, number, body, at = event
            await db.execute(f"{INSERT} ($1, $2, $3, $4)", table_id, number, at, body)
            die()


def create_app(settings: Settings) -> Litestar:
    """The usual application on a store that dies."""
    return app.create_app(settings, Dying(store_at(settings.database)))


if __name__ == "__main__":
    with patch.object(run, "create_app", create_app):
        main()
