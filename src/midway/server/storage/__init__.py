"""Storage: tables, their events, packs and reports, in SQLite or PostgreSQL."""

from __future__ import annotations

from typing import TYPE_CHECKING

from midway.kernel.errors import BadOption

if TYPE_CHECKING:
    from midway.server.storage.store import Store

SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")


def store_at(url: str) -> Store:
    """The store that a MIDWAY_DATABASE names; it is opened by its `open`."""
    if url.startswith(SQLITE):
        from midway.server.storage.sqlite import SqliteStore

        return SqliteStore(url.removeprefix(SQLITE))
    if url.startswith(POSTGRES):
        from midway.server.storage.postgres import PostgresStore

        return PostgresStore(url)
    raise BadOption("MIDWAY_DATABASE must begin with sqlite:/// or postgresql://")
