"""Looking back upon a match that is over: its story, stretches of it, the score, and where any number came from."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get
from litestar.params import PathParameter, QueryParameter

from midway.kernel.chronicle import EVERYTHING
from midway.server.history import finished, step_in
from midway.server.protocol import lookback as to
from midway.server.protocol import spoken, told
from midway.server.protocol.records import Replayed
from midway.server.routes.common import AnyRequest, Invite, Shared, TableId, may_fail, seen_table
from midway.server.table import answers
from midway.server.telling import lookback

MOST_STEPS: Final = 64  # of one stretch
Number = Annotated[int, PathParameter(gt=-1, le=2**31)]
Eyes = Annotated[
    int | None,
    QueryParameter(gt=-1, le=7, description="As this seat knew it then; none: nothing is hidden.", required=False),
]


@get("/api/tables/{table_id:str}/story", tags=["records"], responses=may_fail(404, 409))
async def story(tables: Shared, request: AnyRequest, table_id: TableId, invite: Invite = None) -> to.Story:
    """A match that is over, told from its beginning: what happened at which step, and how each round ended."""
    table, _ = await seen_table(tables, table_id, request, invite)
    async with table.lock:
        fold = await table.awake()
        return lookback.story(fold.teller.info(), finished(fold))


@get("/api/tables/{table_id:str}/score", tags=["records"], responses=may_fail(404, 409))
async def score(tables: Shared, request: AnyRequest, table_id: TableId, invite: Invite = None) -> to.Score:
    """How the score of a match that is over came about, part by part."""
    table, _ = await seen_table(tables, table_id, request, invite)
    async with table.lock:
        fold = await table.awake()
        return lookback.score(fold.teller.info(), finished(fold))


@get("/api/tables/{table_id:str}/steps/{step:int}", tags=["records"], responses=may_fail(404, 409))
async def step_of(
    tables: Shared, request: AnyRequest, table_id: TableId, step: Number, invite: Invite = None
) -> Replayed:
    """A match that is over, after so many choices, with nothing hidden."""
    table, _ = await seen_table(tables, table_id, request, invite)
    async with table.lock:
        return step_in(await table.awake(), step)


@get("/api/tables/{table_id:str}/steps/{step:int}/reel", tags=["records"], responses=may_fail(404, 409))
async def reel(
    tables: Shared,
    request: AnyRequest,
    table_id: TableId,
    step: Number,
    many: Annotated[int, QueryParameter(ge=0, le=MOST_STEPS, description="How many steps after it.")] = 32,
    seat: Eyes = None,
    invite: Invite = None,
) -> to.Reel:
    """The position after so many choices, and what each of the next ones changed."""
    table, _ = await seen_table(tables, table_id, request, invite)
    async with table.lock:
        play = finished(await table.awake(), step, seat)
        return lookback.reel(play, step, many, EVERYTHING if seat is None else seat)


@get("/api/tables/{table_id:str}/steps/{step:int}/why", tags=["records"], responses=may_fail(404, 409))
async def why(
    tables: Shared,
    request: AnyRequest,
    table_id: TableId,
    step: Number,
    value: Annotated[str, QueryParameter(max_length=80, description="What is asked about.")],
    card: Annotated[str, QueryParameter(max_length=200, description="Of which card.")] = "",
    seat: Annotated[int | None, QueryParameter(gt=-1, le=7, description="Of which seat.", required=False)] = None,
    invite: Invite = None,
) -> told.Why:
    """Where a number came from at that step, with nothing hidden."""
    table, _ = await seen_table(tables, table_id, request, invite)
    async with table.lock:
        play = finished(await table.awake(), step)
        asked = spoken.AskWhy(id="", value=value, card=card, seat=seat)
        return answers.why_at(play.match.state_at(step), EVERYTHING, asked)


ROUTES = [story, score, step_of, reel, why]
