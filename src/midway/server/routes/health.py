"""For those who run the server: is it well, and how much does it do?"""

from __future__ import annotations

from importlib.metadata import version

import msgspec
from litestar import MediaType, Response, get

from midway.server.problems import NotFound
from midway.server.protocol import PROTOCOL
from midway.server.routes.common import AnyRequest, Shared, may_fail
from midway.server.settings import Settings
from midway.server.web import address_of

LOCAL = ("127.0.0.1", "::1", "testclient")


class Health(msgspec.Struct):
    """How it is."""

    well: bool
    version: str
    protocol: int


def _is_local(request: AnyRequest, settings: Settings) -> bool:
    """From this machine; what a proxy here passes on for somebody else is not, whether we know the proxy or not."""
    if settings.proxies:
        return address_of(request, settings) in LOCAL
    passed_on = any(name in request.headers for name in ("x-forwarded-for", "forwarded", "via", "x-real-ip"))
    return not passed_on and address_of(request, settings) in LOCAL


@get("/healthz", tags=["running"], responses=may_fail())
async def health(tables: Shared) -> Health:
    """Well, if the database can be read; 503 if not."""
    await tables.store.ping()
    return Health(True, version("midway"), PROTOCOL)


@get("/metrics", tags=["running"], media_type=MediaType.TEXT, responses=may_fail(404))
async def metrics(tables: Shared, request: AnyRequest) -> Response[bytes]:
    """Numbers for Prometheus; from this machine only, unless MIDWAY_METRICS says otherwise."""
    wish = tables.settings.metrics
    if wish == "off" or (wish != "all" and not _is_local(request, tables.settings)):
        raise NotFound("not-found", "there is no such thing")
    return Response(tables.metrics.text(), media_type="text/plain; version=0.0.4")


ROUTES = [health, metrics]
