"""Tables and seats: laying, listing, sitting, starting, leaving."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody, QueryParameter

from midway.server import lobby
from midway.server.identity import Rights, cookie_name, cookie_path, rights
from midway.server.problems import NotAllowed
from midway.server.protocol.catalogue import Cards
from midway.server.protocol.resources import (
    Guest,
    NewTable,
    SeatBot,
    Seated,
    Settings,
    SitDown,
    TableInfo,
)
from midway.server.protocol.resources import Tables as TablePage
from midway.server.routes.common import AnyRequest, Invite, Seat, Shared, TableId, may_fail, seen_table
from midway.server.table.live import LiveTable
from midway.server.tables import Tables
from midway.server.telling import catalogue
from midway.server.web import address_of, check_rate, given_secrets

A_PAGE = 50
FOR_YEARS = 400 * 86_400


async def info(table: LiveTable) -> TableInfo:
    """A table as it is now."""
    async with table.lock:
        return (await table.awake()).teller.info()


async def rights_now(table: LiveTable, request: AnyRequest, invite: str | None = None) -> Rights:
    async with table.lock:
        people = await table.people()
    return rights(people, table.invite, given_secrets(request), invite or "")


@get("/api/tables", tags=["tables"], responses=may_fail())
async def public_tables(
    tables: Shared,
    before: Annotated[float | None, QueryParameter(description="`next` of the page before.")] = None,
) -> TablePage:
    """Public tables that are open or in play, the latest first."""
    rows = await tables.store.public_tables(1e12 if before is None else before, A_PAGE + 1)
    found = [msgspec.json.decode(face, type=TableInfo) for _, face in rows[:A_PAGE]]
    return TablePage(found, repr(rows[A_PAGE - 1][0]) if len(rows) > A_PAGE else None)


@post("/api/tables", tags=["tables"], responses=may_fail(403))
async def lay(tables: Shared, request: AnyRequest, data: JSONBody[NewTable]) -> Seated:
    """Lay a table. Nobody sits there yet: take a seat with the invitation; the first to sit is the host."""
    check_rate(request.app.state.new_tables, address_of(request, tables.settings))
    table = await tables.lay(data)
    return Seated(await info(table), -1, None, table.invite)


@get("/api/tables/{table_id:str}", tags=["tables"], responses=may_fail(404))
async def table_as_it_is(tables: Shared, request: AnyRequest, table_id: TableId, invite: Invite = None) -> TableInfo:
    """A table: who sits there, and what it is like."""
    table, _ = await seen_table(tables, table_id, request, invite)
    return await info(table)


@patch("/api/tables/{table_id:str}", tags=["tables"], responses=may_fail(403, 404))
async def change(tables: Shared, request: AnyRequest, table_id: TableId, data: JSONBody[Settings]) -> TableInfo:
    """The host changes what the table is like."""
    table, allowed = await seen_table(tables, table_id, request, None)
    await lobby.change_settings(table, allowed, data)
    return await info(table)


@get("/api/tables/{table_id:str}/cards", tags=["tables"], responses=may_fail(404, 409))
async def cards(tables: Shared, request: AnyRequest, table_id: TableId, invite: Invite = None) -> Cards:
    """The cards this table is played with, as they were when it was laid."""
    table, _ = await seen_table(tables, table_id, request, invite)
    async with table.lock:
        game = (await table.awake()).game
    return catalogue.cards(game.title, game.packs)


@post("/api/tables/{table_id:str}/start", tags=["tables"], status_code=200, responses=may_fail(403, 404, 409))
async def start(tables: Shared, request: AnyRequest, table_id: TableId) -> TableInfo:
    """The host begins the match."""
    table, allowed = await seen_table(tables, table_id, request, None)
    await lobby.start(table, allowed)
    return await info(table)


@post("/api/tables/{table_id:str}/rematch", tags=["tables"], responses=may_fail(403, 404, 409))
async def rematch(
    tables: Shared,
    request: AnyRequest,
    table_id: TableId,
    cookie: Annotated[bool, QueryParameter(description="Keep the new secrets in cookies.")] = False,
) -> Response[list[Seated]]:
    """A table for the same people; whoever asks has the same seats there, and so has everybody who asks later."""
    table, allowed = await seen_table(tables, table_id, request, None)
    again, taken = await lobby.rematch(table, allowed)
    now = await info(again)
    seated = [Seated(now, seat, None if cookie else secret, again.invite) for seat, secret in taken.items()]
    made = [seat_cookie(tables, again.id, seat, secret) for seat, secret in taken.items()] if cookie else []
    return Response(seated or [Seated(now, -1, None, again.invite)], cookies=made)


# ---- seats -----------------------------------------------------------------------------------------------------------
@post("/api/tables/{table_id:str}/seats/{seat:int}", tags=["seats"], responses=may_fail(404, 409))
async def sit(
    tables: Shared, request: AnyRequest, table_id: TableId, seat: Seat, data: JSONBody[SitDown], invite: Invite = None
) -> Response[Seated]:
    """Take an open seat. Whoever has its secret is that seat; one browser may hold several."""
    table, allowed = await seen_table(tables, table_id, request, invite)
    secret = await lobby.sit(table, seat, allowed, data)
    seated = Seated(await info(table), seat, None if data.cookie else secret, table.invite)
    return Response(seated, cookies=[seat_cookie(tables, table_id, seat, secret)] if data.cookie else [])


@put("/api/tables/{table_id:str}/seats/{seat:int}/bot", tags=["seats"], responses=may_fail(403, 404, 409))
async def seat_bot(
    tables: Shared, request: AnyRequest, table_id: TableId, seat: Seat, data: JSONBody[SeatBot]
) -> TableInfo:
    """The host lets a bot play an open seat."""
    table, allowed = await seen_table(tables, table_id, request, None)
    await lobby.seat_bot(table, seat, allowed, data.bot)
    return await info(table)


@delete(
    "/api/tables/{table_id:str}/seats/{seat:int}", tags=["seats"], status_code=200, responses=may_fail(403, 404, 409)
)
async def leave(tables: Shared, request: AnyRequest, table_id: TableId, seat: Seat) -> Response[TableInfo]:
    """Give up a seat; before the match the host may clear any."""
    table, allowed = await seen_table(tables, table_id, request, None)
    await lobby.leave(table, seat, allowed)
    gone = seat_cookie(tables, table_id, seat, "")
    gone.max_age = 0
    return Response(await info(table), cookies=[gone] if seat in allowed.seats else [])


@post("/api/tables/{table_id:str}/seats/{seat:int}/guests", tags=["seats"], responses=may_fail(403, 404))
async def let_look(tables: Shared, request: AnyRequest, table_id: TableId, seat: Seat) -> Guest:
    """Let others look over one's shoulder: whoever has the secret sees what this seat sees."""
    table, allowed = await seen_table(tables, table_id, request, None)
    secret = await lobby.let_look(table, seat, allowed, True)
    if secret is None:
        raise NotAllowed("not-your-seat", "that seat is somebody else's")
    return Guest(secret)


@delete(
    "/api/tables/{table_id:str}/seats/{seat:int}/guests", tags=["seats"], status_code=200, responses=may_fail(403, 404)
)
async def let_nobody_look(tables: Shared, request: AnyRequest, table_id: TableId, seat: Seat) -> TableInfo:
    """Let nobody look over one's shoulder any more."""
    table, allowed = await seen_table(tables, table_id, request, None)
    await lobby.let_look(table, seat, allowed, False)
    return await info(table)


def seat_cookie(tables: Tables, table_id: str, seat: int, secret: str) -> Cookie:
    return Cookie(
        key=cookie_name(seat),
        value=secret,
        path=cookie_path(table_id),
        max_age=FOR_YEARS,
        httponly=True,
        samesite="strict",
        secure=tables.settings.secure_cookies,
    )


ROUTES = [
    public_tables,
    lay,
    table_as_it_is,
    change,
    cards,
    start,
    rematch,
    sit,
    seat_bot,
    leave,
    let_look,
    let_nobody_look,
]
