"""For those who run the server: is it well, and how much does it do?"""

from __future__ import annotations

from importlib.metadata import version

import msgspec
from litestar import MediaType, Response, get

from midway.server.problems import NotFound
from midway.server.protocol import PROTOCOL
from midway.server.routes.common import AnyRequest, Shared, may_fail
from midway.server.web import address_of

LOCAL = ("127.0.0.1", "::1", "testclient")


class Health(msgspec.Struct):
    """How it is."""

    well: bool
    version: str
    protocol: int


@get("/healthz", tags=["running"], responses=may_fail())
async def health(tables: Shared) -> Health:
    """Well, if the database can be read; 503 if not."""
    await tables.store.ping()
    return Health(True, version("midway"), PROTOCOL)


@get("/metrics", tags=["running"], media_type=MediaType.TEXT, responses=may_fail(404))
async def metrics(tables: Shared, request: AnyRequest) -> Response[bytes]:
    """Numbers for Prometheus; from this machine only, unless MIDWAY_METRICS says otherwise."""
    wish = tables.settings.metrics
    if wish == "off" or (wish != "all" and address_of(request, tables.settings) not in LOCAL):
        raise NotFound("not-found", "there is no such thing")
    return Response(tables.metrics.text(), media_type="text/plain; version=0.0.4")


ROUTES = [health, metrics]
