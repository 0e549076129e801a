"""What any store can do. Whatever it has said yes to is safe, also from kill -9."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol


class Taken(Exception):
    """The place of an event is taken: somebody else was first."""


@dataclass(frozen=True)
class TableRow:
    """What is kept of a table besides its events."""

    id: str
    title: str
    status: str
    is_public: bool
    secret: str  # of the luck
    invite: str
    made_at: float
    info: str  # JSON of TableInfo, for lists


COLUMNS: Final = ("id", "title", "status", "is_public", "secret", "invite", "made_at", "info")


def table_row(values: Sequence[Any]) -> TableRow:
    """The row of a table, from its COLUMNS."""
    return TableRow(**{**dict(zip(COLUMNS, values, strict=True)), "is_public": bool(values[3])})


@dataclass(frozen=True)
class Row:
    """An event as it is stored."""

    number: int
    at: float
    body: str


@dataclass(frozen=True)
class Face:
    """What lists show of a table, when an event has changed it."""

    status: str
    is_public: bool
    info: str


# A call from another worker: a table, and what about it ("" if it has new events).
Heard = Callable[[str, str], None]


class Store(Protocol):
    """Tables and their events."""

    is_shared: bool  # other workers may use it too

    async def open(self, heard: Heard) -> None:
        """Bring the schema up to date and begin to listen."""

    async def close(self) -> None: ...

    async def lay(self, row: TableRow, events: list[str], at: float) -> None:
        """A new table with its first events."""

    async def append(self, table_id: str, number: int, body: str, at: float, face: Face | None = None) -> None:
        """Keep an event; Taken if there is one of that number, StorageDown if it cannot be kept."""

    async def table(self, table_id: str) -> TableRow | None: ...

    async def events(self, table_id: str, after: int = 0) -> list[Row]: ...

    async def public_tables(self, before: float, most: int) -> list[tuple[float, str]]:
        """When they were changed last, and their faces; the latest first."""

    async def keep_pack(self, hash_: str, body: str) -> None: ...

    async def pack(self, hash_: str) -> str | None: ...

    async def keep_report(self, report_id: str, table_id: str, at: float, body: str) -> None: ...

    async def forget_open_tables(self, before: float) -> int:
        """Remove tables that were never started and that nothing has happened at since; gives how many."""

    async def claim(self, table_id: str) -> bool:
        """Become the worker that drives this table's bots and clocks; False while another one is."""

    async def release(self, table_id: str) -> None: ...

    async def call(self, table_id: str, what: str) -> None:
        """Tell the other workers something that need not be kept."""

    async def ping(self) -> None:
        """StorageDown if nothing can be read."""
