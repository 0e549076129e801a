"""What travels over plain HTTP besides tables and seats: messages without a socket, logs, replays, records, reports."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from midway.server.protocol.happened import Cause, Happening, State
from midway.server.protocol.resources import TableInfo
from midway.server.protocol.shown import Shown
from midway.server.protocol.spoken import ClientMessage, SeatNumber
from midway.server.protocol.told import ServerMessage
from midway.server.protocol.words import Line


class Post(msgspec.Struct, forbid_unknown_fields=True):
    """A message of the socket, sent by plain HTTP where sockets are cut."""

    message: ClientMessage
    seat: SeatNumber | None = None


class Messages(msgspec.Struct):
    """What a socket would have brought: the answer to a post, or the changes after a number."""

    messages: list[ServerMessage]


class LogPage(msgspec.Struct):
    """The whole log, an entry for each choice that is told, each with its lines."""

    entries: list[list[Line]]


class Replayed(msgspec.Struct):
    """A match that is over, after so many choices, with nothing hidden."""

    step: int
    steps: int
    shown: Shown
    cause: Cause | None
    happenings: list[Happening]
    log: list[Line]


class Report(msgspec.Struct):
    """What was kept of a bug report, to read and to pass on: nothing secret of a running match is in it."""

    id: str
    at: float
    text: str
    client: str
    version: str
    protocol: int
    table: TableInfo
    number: int
    event: int
    state: State
    record: str | None


class ImportRecord(msgspec.Struct, forbid_unknown_fields=True):
    """A match file to look at, or to go on with."""

    record: Annotated[str, Meta(max_length=2_000_000)]
    is_public: bool = False


class BugReport(msgspec.Struct, forbid_unknown_fields=True):
    """What went wrong, in somebody's own words."""

    text: Annotated[str, Meta(min_length=1, max_length=4000)]
    client: Annotated[str, Meta(max_length=400)] = ""  # which program, which size of window
    seat: SeatNumber | None = None
    number: int | None = None  # the last change the client has seen
