"""What the routes share: the tables, who asks, and how problems are told."""

from __future__ import annotations

import contextlib
import logging
import secrets
from typing import TYPE_CHECKING, Annotated, Any, Final

from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, PathParameter

from midway.kernel.content import BrokenPack
from midway.kernel.errors import BadOption, BadRecord, Refused
from midway.server.identity import Claim, Rights
from midway.server.problems import NotFound, Problem
from midway.server.protocol.resources import Complaint
from midway.server.tables import Tables
from midway.server.web import given_secrets

if TYPE_CHECKING:
    from midway.server.table.live import LiveTable

LOG: Final = logging.getLogger("midway.web")

AnyRequest = Request[Any, Any, Any]
Shared = NamedDependency[Tables]
TableId = Annotated[str, PathParameter(pattern=r"^[0-9a-z]{12}$", description="Of the table.")]
Seat = Annotated[int, PathParameter(gt=-1, le=7, description="The number of a seat.")]
Invite = Annotated[
    str | None, HeaderParameter(name="Midway-Invite", required=False, max_length=100, description="To a private table.")
]

REASONS: Final = {400: "bad-request", 401: "not-allowed", 403: "not-allowed", 404: "not-found", 405: "no-such-method",
                  413: "too-big", 415: "bad-request", 429: "too-many"}  # fmt: skip


def may_fail(*statuses: int) -> dict[int, ResponseSpec]:
    """What the description of the routes says of problems."""
    said = {400: "It cannot be read.", 403: "It is not allowed.", 404: "There is no such thing.",
            409: "Not as things stand.", 413: "It is too big.",
            429: "Too often.", 503: "The database is down."}  # fmt: skip
    return {
        status: ResponseSpec(Complaint, description=said[status], generate_examples=False)
        for status in sorted({400, 429, 503, *statuses})
    }


def gives(data: Any) -> dict[int, ResponseSpec]:
    """What the description says of an answer that is written by hand."""
    return {200: ResponseSpec(data, description="Here it is.", generate_examples=False)}


def claim_of(request: AnyRequest, invite: str | None) -> Claim:
    return Claim(tuple(given_secrets(request)), invite or "")


async def seen_table(
    tables: Tables, table_id: str, request: AnyRequest, invite: str | None
) -> tuple[LiveTable, Rights]:
    """A table somebody may see, and what they may do there; NotFound otherwise, as if it were not there."""
    table = await tables.get(table_id)
    async with table.lock:
        people = await table.people()
    claim = claim_of(request, invite)
    found = claim.at(people, table.invite)
    if not found.may_see:
        raise NotFound("no-such-table", "there is no such table")
    async with table.lock:
        await table.awake()
    return table, found


# ---- problems ------------------------------------------------------------------------------------------------------
def tell_problem(request: AnyRequest, problem: Exception) -> Response[Complaint]:
    """A problem as people and programs read it."""
    if isinstance(problem, Problem):
        headers = {"retry-after": problem.about["seconds"].split(".")[0]} if "seconds" in problem.about else {}
        if problem.status == 503:
            headers = {"retry-after": "5"}
        complaint = Complaint(problem.reason, problem.rule, problem.about, problem.detail)
        return Response(complaint, status_code=problem.status, headers=headers)
    if isinstance(problem, Refused):
        return Response(Complaint(problem.reason, problem.rule, problem.about, str(problem)), status_code=409)
    if isinstance(problem, BadOption):
        key = getattr(problem, "key", "") or "option"
        about = getattr(problem, "about", {})
        return Response(Complaint(f"bad-{key}", "", about, str(problem)), status_code=400)
    if isinstance(problem, BadRecord | BrokenPack):
        return Response(Complaint("bad-record", "", {"reason": str(problem)}, str(problem)), status_code=400)
    if isinstance(problem, HTTPException):
        reason = REASONS.get(problem.status_code, "bad-request" if problem.status_code < 500 else "fault")
        headers = {"allow": ", ".join(methods_at(request))} if problem.status_code == 405 else {}
        return Response(Complaint(reason, "", {}, _plain(problem)), status_code=problem.status_code, headers=headers)
    report = secrets.token_hex(4)
    LOG.error("report %s: %s", report, problem, exc_info=problem)
    detail = f"the server is at fault; in a bug report name {report}"
    return Response(Complaint("fault", "", {"report": report}, detail), status_code=500)


def methods_at(request: AnyRequest) -> list[str]:
    """What can be done at an address."""
    found: list[str] = []
    for method in ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"):
        with contextlib.suppress(HTTPException):
            request.app.asgi_router.handle_routing(path=request.scope["path"], method=method)
            found.append(method)
    return found


def _plain(problem: HTTPException) -> str:
    extra = problem.extra if isinstance(problem.extra, list) else []
    found = "; ".join(str(one.get("message", "")) for one in extra if isinstance(one, dict))
    return f"{problem.detail}{': ' + found if found else ''}"[:500]
