"""A real server in a thread of its own, on a port of this machine that nobody else uses; and clients for it."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn
from litestar import Litestar

from midway.server.app import create_app
from midway.server.run import habits
from midway.server.settings import Settings
from midway.server.tables import Tables
from tests.testkit.visiting import PATIENCE, Door


def quick(database: str, **more: object) -> Settings:
    """Settings for tests: nothing waits long, and nobody is turned away."""
    usual: dict[str, object] = {
        "bot_pause": 0.0, "window_least": 0.15, "window_most": 0.6, "requests_at_once": 100_000,
        "tables_at_once": 10_000, "messages_at_once": 100_000, "bot_workers": 1, "storage_seconds": 2.0,
    }  # fmt: skip
    return Settings(**{"database": database, **usual, **more})  # type: ignore[arg-type]


class Server(Door):
    """A running server."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.tables: Tables = app.state.tables
        super().__init__(free_port())
        config = uvicorn.Config(
            app, "127.0.0.1", self.port, log_config=None, timeout_graceful_shutdown=1, lifespan="on",
            **habits(self.tables.settings),
        )  # fmt: skip
        self.server = uvicorn.Server(config)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.loop.run_until_complete(self.server.serve())
        self.loop.close()

    def start(self) -> None:
        self.thread.start()
        deadline = time.monotonic() + PATIENCE
        while not self.server.started:
            if time.monotonic() > deadline or not self.thread.is_alive():
                raise RuntimeError("the server did not start")
            time.sleep(0.01)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)

    def run(self, work: Any) -> Any:
        """Run a coroutine in the server's own loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def serving(settings: Settings) -> Iterator[Server]:
    """A server that runs for as long as it is needed."""
    server = Server(create_app(settings))
    server.start()
    try:
        yield server
    finally:
        server.stop()
