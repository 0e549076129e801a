"""After and beside the match: logs, records, imports, bug reports; and messages without a socket."""

from __future__ import annotations

import secrets
import time
from importlib.metadata import version
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from midway.kernel.chronicle import EVERYTHING
from midway.server.history import import_record, record_json
from midway.server.identity import Rights
from midway.server.protocol import PROTOCOL
from midway.server.protocol.records import BugReport, ImportRecord, LogPage, Messages, Post, Report
from midway.server.protocol.resources import Seated
from midway.server.routes.common import AnyRequest, Invite, Shared, TableId, claim_of, gives, may_fail, seen_table
from midway.server.routes.tables import info
from midway.server.table.live import LiveTable
from midway.server.table.poll import wait_for_changes
from midway.server.table.visitor import Visitor
from midway.server.telling.changes import encoded
from midway.server.web import address_of, check_rate

MOST_WAIT: Final = 30.0
MOST_RECORD: Final = 2_200_000  # bytes of an import
MaybeSeat = Annotated[
    int | None, QueryParameter(gt=-1, le=7, description="Whose view; none: everybody's.", required=False)
]


def visitor_of(table: LiveTable, allowed: Rights, seat: int | None, is_open: bool = False) -> Visitor:
    """Somebody who looks with a seat's eyes; NotAllowed if they are not theirs."""
    visitor = Visitor(table, allowed)
    visitor.look(seat, is_open)
    return visitor


# ---- without a socket ------------------------------------------------------------------------------------
@get("/api/tables/{table_id:str}/changes", tags=["play"], responses=gives(Messages) | may_fail(403, 404, 409))
async def changes(
    tables: Shared,
    request: AnyRequest,
    table_id: TableId,
    seat: MaybeSeat = None,
    epoch: Annotated[str, QueryParameter(max_length=80)] = "",
    after: Annotated[int, QueryParameter(ge=-1, le=2**31, description="The last change one has seen; -1: none.")] = -1,
    wait: Annotated[float, QueryParameter(description="Seconds to wait for one, 30 at most.")] = 0,
    invite: Invite = None,
) -> Response[bytes]:
    """What a socket would have brought: a state, or the changes after a number, if asked to as soon as there is one."""
    table, allowed = await seen_table(tables, table_id, request, invite)
    visitor = visitor_of(table, allowed, seat)
    visitor.claim = claim_of(request, invite)
    found = await wait_for_changes(visitor, epoch, after, max(0.0, min(MOST_WAIT, wait)))
    return Response(b'{"messages":[' + b",".join(found) + b"]}", media_type="application/json")


@post("/api/tables/{table_id:str}/messages", tags=["play"], status_code=200, responses=may_fail(403, 404))
async def say(
    tables: Shared, request: AnyRequest, table_id: TableId, data: JSONBody[Post], invite: Invite = None
) -> Messages:
    """A message of the socket, and its answer."""
    table, allowed = await seen_table(tables, table_id, request, invite)
    return Messages([await visitor_of(table, allowed, data.seat).hear(data.message)])


# ---- logs and records --------------------------------------------------------------------------------------
@get("/api/tables/{table_id:str}/log", tags=["records"], responses=may_fail(403, 404))
async def log(
    tables: Shared, request: AnyRequest, table_id: TableId, seat: MaybeSeat = None, invite: Invite = None
) -> LogPage:
    """The whole log, as far as a seat or everybody may read it."""
    table, allowed = await seen_table(tables, table_id, request, invite)
    visitor = visitor_of(table, allowed, seat)
    async with table.lock:
        fold = await table.awake()
        viewer = EVERYTHING if fold.people.status == "over" else visitor.viewer
        return LogPage(fold.teller.log(viewer, 1_000_000))


@get("/api/tables/{table_id:str}/record", tags=["records"], responses=gives(dict[str, Any]) | may_fail(404, 409))
async def record(tables: Shared, request: AnyRequest, table_id: TableId, invite: Invite = None) -> Response[bytes]:
    """The match file, once the match is over: `midway verify` and `midway replay` read it."""
    table, _ = await seen_table(tables, table_id, request, invite)
    async with table.lock:
        written = record_json(await table.awake())
    headers = {"content-disposition": f'attachment; filename="midway-{table_id}.json"'}
    return Response(written.encode(), media_type="application/json", headers=headers)


@post("/api/records", tags=["records"], request_max_body_size=MOST_RECORD, responses=may_fail(403, 413))
async def import_(tables: Shared, request: AnyRequest, data: JSONBody[ImportRecord]) -> Seated:
    """Lay a table from a match file: to look at if that match is over, to go on with if it was left."""
    check_rate(request.app.state.new_tables, address_of(request, tables.settings))
    table = await import_record(tables, data.record, data.is_public)
    return Seated(await info(table), -1, None, table.invite)


# ---- bug reports -----------------------------------------------------------------------------------------
@post("/api/tables/{table_id:str}/reports", tags=["records"], responses=may_fail(403, 404))
async def report(
    tables: Shared, request: AnyRequest, table_id: TableId, data: JSONBody[BugReport], invite: Invite = None
) -> Report:
    """Say what went wrong. Kept is what one sees oneself, and where in the match it was; the rest is in the match."""
    check_rate(request.app.state.new_tables, address_of(request, tables.settings))
    table, allowed = await seen_table(tables, table_id, request, invite)
    visitor = visitor_of(table, allowed, data.seat)
    async with table.lock:
        fold = await table.awake()
        kept = Report(
            id=secrets.token_hex(4),
            at=time.time(),
            text=data.text,
            client=data.client,
            version=version("midway"),
            protocol=PROTOCOL,
            table=fold.teller.info(),
            number=fold.number_of(visitor.viewer) if data.number is None else data.number,
            event=fold.number if fold.people.status == "over" else 0,
            state=table.stream(fold, visitor.viewer).state(fold),
            record=record_json(fold) if fold.people.status == "over" else None,
        )
        # How many events there were is for whoever keeps the server: a seat could count secret answers by it.
        stored = encoded(msgspec.structs.replace(kept, event=fold.number)).decode()
    await tables.store.keep_report(kept.id, table_id, kept.at, stored)
    return kept


ROUTES = [changes, say, log, record, import_, report]
