"""The application: routes, limits and headers around the tables of one worker."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.response_cache import ResponseCacheConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from midway.server.bundle import Bundle
from midway.server.described import describe
from midway.server.limits import Buckets
from midway.server.problems import Problem
from midway.server.routes import health, lookback, pages, records, socket, tables, titles
from midway.server.routes.common import methods_at, tell_problem
from midway.server.storage import store_at
from midway.server.tables import Tables
from midway.server.web import HEADERS, ONLY_SECURE, SAFE, address_of, check_origin, check_rate

if TYPE_CHECKING:
    from midway.server.settings import Settings
    from midway.server.storage.store import Store

LOG: Final = logging.getLogger("midway.web")
LINES: Final = 10  # all lines of one address together may say as much as so many


def create_app(settings: Settings, store: Store | None = None) -> Litestar:
    """The server as an ASGI application."""
    shared = Tables(settings, store or store_at(settings.database))

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await shared.open()
        try:
            yield
        finally:
            await shared.close()

    app = Litestar(
        route_handlers=[
            *health.ROUTES,
            *titles.ROUTES,
            *tables.ROUTES,
            *records.ROUTES,
            *lookback.ROUTES,
            *socket.ROUTES,
            *pages.ROUTES,
        ],
        lifespan=[lifespan],
        dependencies={"tables": Provide(lambda: shared, sync_to_thread=False)},
        exception_handlers={Exception: tell_problem},
        before_request=_check,
        middleware=[_headers_for(settings)],
        openapi_config=OpenAPIConfig(
            title="Midway",
            version=version("midway"),
            description="Theme-park board games over the network. The socket is described in docs/protocol.md.",
            path="/api/openapi.json",
            render_plugins=[_Described(path=["/", "/openapi.json"])],
            use_handler_docstrings=True,
        ),
        response_cache_config=ResponseCacheConfig(default_expiration=None),
        request_max_body_size=settings.body_bytes,
        logging_config=None,
        debug=False,
    )
    app.state.tables = shared
    app.state.bundle = Bundle(settings.static)
    app.state.requests = Buckets(settings.requests_a_second, settings.requests_at_once)
    app.state.new_tables = Buckets(settings.tables_a_minute / 60, settings.tables_at_once)
    app.state.open_sockets = Counter()
    app.state.messages = Buckets(LINES * settings.messages_a_second, LINES * settings.messages_at_once)
    return app


class _Described(JsonRenderPlugin):
    """Publishes the description as described.py has it."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return msgspec.json.encode(describe(request.app))


async def _check(request: Request[Any, Any, Any]) -> Response[Any] | None:
    """Before every request: is it too much, and does it come from where it says?"""
    settings = request.app.state.tables.settings
    check_rate(request.app.state.requests, address_of(request, settings))
    if request.method == "OPTIONS":
        return Response(None, status_code=204, headers={"allow": ", ".join([*methods_at(request), "OPTIONS"])})
    if request.method not in SAFE:
        check_origin(request, settings)
        await _check_body(request)
    return None


async def _check_body(request: Request[Any, Any, Any]) -> None:
    """A body is read strictly: the framework itself would take 0 for false."""
    data = request.route_handler.parsed_fn_signature.parameters.get("data")
    if data is not None:
        try:
            msgspec.convert(whole_numbers(msgspec.json.decode(await request.body())), type=data.annotation)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
            raise Problem("bad-request", str(problem)[:300]) from None


def whole_numbers(value: Any) -> Any:
    """The same with 7 for 7.0, which is as good an integer in JSON."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [whole_numbers(one) for one in value]
    return {key: whole_numbers(one) for key, one in value.items()} if isinstance(value, dict) else value


def _headers_for(settings: Settings) -> Callable[[ASGIApp], ASGIApp]:
    """Every answer bears the headers that keep a browser out of trouble."""
    said = HEADERS | (ONLY_SECURE if settings.secure_cookies else {})
    headers = [(name.encode(), value.encode()) for name, value in said.items()]

    def around(app: ASGIApp) -> ASGIApp:
        async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
            async def sent(message: Message) -> None:
                if message["type"] == "http.response.start":
                    given = list(message.get("headers", []))
                    if not any(name.lower() == b"cache-control" for name, _ in given):
                        given.append(
                            (b"cache-control", b"no-store")
                        )  # a proxy must not show one seat's view to another
                    message["headers"] = [*given, *headers]
                await send(message)

            await app(scope, receive, sent if str(scope["type"]) == "http" else send)

        return wrapped

    return around
