"""Running the server: one process, or several that share a PostgreSQL database."""

from __future__ import annotations

import json
import logging
import os
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

import uvicorn

from midway.kernel.errors import BadOption
from midway.server.app import create_app
from midway.server.settings import Settings, settings_from

if TYPE_CHECKING:
    from litestar import Litestar

GRACE_SECONDS: Final = 5
OURS: Final = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}


class Structured(logging.Formatter):
    """One line of JSON for each thing that happened. Addresses of requests bear no secrets: there are none in them."""

    def format(self, record: logging.LogRecord) -> str:
        said = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
            **{name: value for name, value in record.__dict__.items() if name not in OURS},
        }
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False, default=str)


def log_config(level: str) -> dict[str, object]:
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"structured": {"()": f"{__name__}.{Structured.__name__}"}},
        "handlers": {
            "out": {"class": "logging.StreamHandler", "stream": "ext://sys.stderr", "formatter": "structured"}
        },
        "root": {"handlers": ["out"], "level": "WARNING"},
        "loggers": {"midway": {"level": level}, "asyncpg": {"level": "ERROR"}},  # we say ourselves when it is down
    }


def app_of_environment() -> Litestar:
    """What each worker process runs."""
    return create_app(settings_from(os.environ))


def serve(settings: Settings, host: str, port: int, workers: int = 1, level: str = "INFO") -> None:
    """Serve until somebody ends it. Several workers need PostgreSQL."""
    if workers > 1 and not settings.database.startswith("postgres"):
        raise BadOption("several workers need one PostgreSQL database: MIDWAY_DATABASE=postgresql://...")
    uvicorn.run(
        "midway.server.run:app_of_environment" if workers > 1 else create_app(settings),
        factory=workers > 1,
        host=host,
        port=port,
        workers=workers if workers > 1 else None,
        log_config=log_config(level),
        timeout_graceful_shutdown=GRACE_SECONDS,
        **habits(settings),
    )


def habits(settings: Settings) -> dict[str, Any]:
    """How connections are handled, wherever the application runs."""
    return {
        "access_log": False,
        "server_header": False,
        "ws": "websockets-sansio",
        "ws_max_size": settings.body_bytes,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20,
        "ws_ping_timeout": 20,
        "proxy_headers": False,  # web.py knows which proxies to believe
    }
