"""The socket of a table: a hello, then messages both ways."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from midway.server.identity import Claim
from midway.server.limits import Bucket, Buckets
from midway.server.problems import NotAllowed, NotFound, Problem, StorageDown, TooMany
from midway.server.protocol import PROTOCOL, spoken, told
from midway.server.routes.common import Shared, TableId
from midway.server.table.live import LiveTable
from midway.server.table.streams import Stream
from midway.server.table.visitor import Visitor
from midway.server.tables import Tables
from midway.server.telling.changes import encoded
from midway.server.web import address_of, check_origin, given_secrets

if TYPE_CHECKING:
    from midway.server.identity import Rights
    from midway.server.table.people import People

LOG: Final = logging.getLogger("midway.socket")
HELLO_SECONDS: Final = 20.0
MOST_WAITING: Final = 400  # messages for one client that does not read
MOST_OVERRUNS: Final = 200  # messages beyond the limit before the line is cut
MESSAGES: Final = msgspec.json.Decoder(spoken.ClientMessage)

GOING_AWAY: Final = 1001
POLICY: Final = 1008
TRY_AGAIN: Final = 1013

Socket = WebSocket[Any, Any, Any]


class Line:
    """One open socket: what it hears goes to its visitor, what the table tells goes out in order."""

    def __init__(self, tables: Tables, table: LiveTable, visitor: Visitor, shared: Bucket) -> None:
        self.tables = tables
        self.table = table
        self.visitor = visitor
        self.out: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self.stream: Stream | None = None
        self.last = -1  # the last change it was sent
        self.is_lost = False  # it needs everything again
        self.bucket = Bucket(tables.settings.messages_a_second, tables.settings.messages_at_once)
        self.shared = shared  # with the other lines of its address
        self.overruns = 0

    # ---- what the table tells ------------------------------------------------------------------------------------
    def take(self, number: int, change: bytes, is_said: bool) -> None:
        if number > self.last and not (is_said and self.visitor.is_muted):
            self.send(change)
        self.last = max(self.last, number)

    def lost(self) -> None:
        self.is_lost = True
        self.send(b"")

    def look_again(self, people: People) -> bool:
        if self.visitor.look_again(people):
            return True
        self.send(encoded(told.Closing("not-your-seat", None)))
        self.send(None)
        return False

    def notice(self, message: told.Presence) -> None:
        self.send(encoded(message))

    def send(self, data: bytes | None) -> None:
        """Queue a message, or the end; a client that does not read is let go, and may resume."""
        try:
            self.out.put_nowait(data)
        except asyncio.QueueFull:
            while not self.out.empty():
                self.out.get_nowait()
            self.out.put_nowait(None)

    def seats_here(self) -> list[int]:
        return sorted(self.visitor.rights.seats)

    def shoulder(self) -> int | None:
        viewer = self.visitor.viewer
        return viewer if viewer in self.visitor.rights.shoulders - self.visitor.rights.seats else None

    # ---- whose eyes ------------------------------------------------------------------------------------------------
    async def people(self) -> People:
        async with self.table.lock:
            return await self.table.people()

    async def attach(self, resume: spoken.Resume | None = None) -> None:
        """Send what has been missed, or everything, and listen from there on."""
        async with self.table.lock:
            fold = await self.table.awake()
            self.detach()
            viewer = self.visitor.viewer
            self.stream = self.table.stream(fold, viewer)
            missed = None
            if resume is not None:
                missed = await self.table.changes_after(viewer, resume.epoch, resume.number)
            if missed is None:
                self.send(encoded(self.stream.state(fold)))
            else:
                for _, change in missed:
                    self.send(change)
            self.last = fold.number_of(viewer)
            self.is_lost = False
            self.stream.listeners.add(self)

    def detach(self) -> None:
        if self.stream is not None:
            self.stream.listeners.discard(self)
            self.stream.used_at = time.monotonic()
            self.stream = None

    # ---- what the client says ------------------------------------------------------------------------------------
    async def hear(self, text: str | bytes) -> None:
        """Answer one message. What cannot be read is refused; who does not stop is cut off."""
        if not (self.bucket.take() and self.shared.take()):
            self.overruns += 1
            if self.overruns > MOST_OVERRUNS:
                raise TooMany("too-many", "too many messages")
            self.send(encoded(told.Refused(_id_in(text), "too-many", "", {})))
            self.tables.metrics.limited.labels(limit="messages").inc()
            await asyncio.sleep(0.01)
            return
        began = time.perf_counter()
        try:
            message = MESSAGES.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError) as problem:
            self.send(encoded(told.Refused(_id_in(text), "malformed", "", {"detail": str(problem)[:200]})))
            return
        if isinstance(message, spoken.Look):
            await self._look(message)
        else:
            self.send(encoded(await self.visitor.hear(message)))
        kind = type(message).__struct_config__.tag
        self.tables.metrics.answering.labels(type=kind).observe(time.perf_counter() - began)

    async def _look(self, message: spoken.Look) -> None:
        before = self.visitor.viewer
        try:
            self.visitor.look(message.seat, message.open)
            await self.attach()
        except Problem as problem:
            self.visitor.viewer = before
            self.send(encoded(told.Refused(message.id, problem.reason, problem.rule, problem.about)))
            if self.stream is None:
                await self.attach()
            return
        self.send(encoded(told.Done(message.id, self.last)))
        self.tables.presence.changed(self.table.id)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, tables: Shared, table_id: TableId) -> None:
    """Play, or watch."""
    address = address_of(socket, tables.settings)
    open_now = socket.app.state.open_sockets
    await socket.accept()
    if open_now[address] >= tables.settings.connections_of_one:
        await _close(socket, POLICY, "too-many", 30.0)
        return
    open_now[address] += 1
    tables.metrics.connections.inc()
    try:
        check_origin(socket, tables.settings)
        await _converse(socket, tables, table_id)
    except StorageDown as problem:
        await _close(socket, TRY_AGAIN, problem.reason, 5.0)
    except TooMany as problem:
        await _close(socket, POLICY, problem.reason, 10.0)
    except Problem as problem:
        await _close(socket, POLICY, problem.reason, None)
    finally:
        tables.metrics.connections.dec()
        open_now[address] -= 1
        if open_now[address] <= 0:
            del open_now[address]


async def _converse(socket: Socket, tables: Tables, table_id: str) -> None:
    table = await tables.get(table_id)
    hello = await _hello(socket)
    claim = Claim((*given_secrets(socket), *hello.secrets), hello.invite)
    visitor = Visitor(table, await _rights(table, claim), claim)
    visitor.viewer = visitor.usual_viewer()
    if hello.seat is not None:
        visitor.look(hello.seat, False)
    shared: Buckets = socket.app.state.messages
    line = Line(tables, table, visitor, shared.bucket(address_of(socket, tables.settings)))
    line.send(encoded(await _welcome(table, visitor)))
    await line.attach(hello.resume)
    tables.presence.come(table_id, line)
    line.notice(tables.presence.at(table_id))
    sending = asyncio.create_task(_send(socket, line))
    hearing = asyncio.create_task(_hear(socket, line))
    try:
        await asyncio.wait((sending, hearing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        line.detach()
        tables.presence.go(table_id, line)
        for task in (sending, hearing):
            task.cancel()
        results = await asyncio.gather(sending, hearing, return_exceptions=True)
    for result in results:
        if isinstance(result, Problem):
            raise result


async def _hello(socket: Socket) -> spoken.Hello:
    try:
        text = await asyncio.wait_for(_receive(socket), HELLO_SECONDS)
        hello = MESSAGES.decode(text)
    except TimeoutError:
        raise NotAllowed("no-hello", "a socket begins with a hello") from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise NotAllowed("malformed", "that is no hello") from None
    if not isinstance(hello, spoken.Hello):
        raise NotAllowed("no-hello", "a socket begins with a hello")
    if hello.protocol != PROTOCOL:
        raise NotAllowed("other-protocol", f"this server speaks protocol {PROTOCOL}")
    return hello


async def _rights(table: LiveTable, claim: Claim) -> Rights:
    async with table.lock:
        found = claim.at(await table.people(), table.invite)
    if not found.may_see:
        raise NotFound("no-such-table", "there is no such table")
    return found


async def _welcome(table: LiveTable, visitor: Visitor) -> told.Welcome:
    async with table.lock:
        epoch = (await table.awake()).epoch
    seat = visitor.viewer if visitor.viewer in visitor.rights.seats | visitor.rights.shoulders else None
    return told.Welcome(
        protocol=PROTOCOL,
        version=version("midway"),
        epoch=epoch,
        seats=sorted(visitor.rights.seats),
        seat=seat,
        guest=seat is not None and seat not in visitor.rights.seats,
    )


async def _receive(socket: Socket) -> str | bytes:
    return await socket.receive_data("text")


async def _hear(socket: Socket, line: Line) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            await line.hear(await _receive(socket))


async def _send(socket: Socket, line: Line) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (data := await line.out.get()) is not None:
            if line.is_lost:
                await line.attach()
            elif data:
                await socket.send_data(data, mode="text")
        if line.visitor.look_again(await line.people()):
            await _close(socket, TRY_AGAIN, "too-slow", 1.0)
        else:
            await socket.close(POLICY, "not-your-seat")


async def _close(socket: Socket, code: int, reason: str, retry: float | None) -> None:
    with contextlib.suppress(Exception):
        await socket.send_data(encoded(told.Closing(reason, retry)), mode="text")
        await socket.close(code, reason)


def _id_in(text: str | bytes) -> str:
    """The id of a message that could not be taken, if one can be found in it."""
    try:
        found = msgspec.json.decode(text, type=dict[str, Any]).get("id", "")
    except (msgspec.DecodeError, UnicodeDecodeError):
        return ""
    return found[:40] if isinstance(found, str) else ""


ROUTES: list[Callable[..., Any]] = [table_socket]
