"""Settings: what can be chosen about a server, by environment variables that begin with MIDWAY_."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path

from midway.kernel.errors import BadOption

PREFIX = "MIDWAY_"


def usual_database() -> str:
    """A file in the user's own folder for data."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(home) / 'midway' / 'midway.db'}"


@dataclass(frozen=True)
class Settings:
    """All of them; MIDWAY_BOT_WORKERS=4 sets `bot_workers`."""

    database: str = ""
    # who may come
    origins: str = ""  # other web origins that may use this server, with commas between
    trusted_proxies: str = ""  # addresses whose X-Forwarded-For is believed, with commas between
    secure_cookies: bool = False  # only send cookies over https; set it behind a proxy that speaks https
    metrics: str = "local"  # who may read /metrics: "local", "all", "off"
    # how much anybody may do
    messages_a_second: float = 20.0  # of one connection
    messages_at_once: float = 60.0
    requests_a_second: float = 20.0  # of one address
    requests_at_once: float = 200.0
    tables_a_minute: float = 10.0
    tables_at_once: float = 30.0
    connections_of_one: int = 200  # open at the same time from one address
    body_bytes: int = 65_536
    # bots
    bot_workers: int = 2  # processes that think
    bot_seconds: float = 10.0  # after which a bot is not waited for
    bot_pause: float = 0.6  # before each move of a bot, where a table says nothing else
    # time
    window_least: float = 2.0  # seconds a reaction takes at least, where several people sit
    window_most: float = 30.0  # seconds after which silence lets it happen
    idle_seconds: float = 60.0  # after which a table leaves the memory
    open_days: float = 7.0  # after which a table that was never started is removed
    storage_seconds: float = 5.0  # how long one waits for the database before saying that it is down
    # a folder with another build of the web client
    static: str = ""

    @property
    def shown_database(self) -> str:
        """The database without the password that may stand in its address."""
        head, at, tail = self.database.rpartition("@")
        return f"{head.partition('://')[0]}://...@{tail}" if at else self.database

    @property
    def allowed_origins(self) -> list[str]:
        return [origin.strip().rstrip("/") for origin in self.origins.split(",") if origin.strip()]

    @property
    def proxies(self) -> list[str]:
        return [address.strip() for address in self.trusted_proxies.split(",") if address.strip()]


def settings_from(environment: Mapping[str, str]) -> Settings:
    """The settings an environment asks for; BadOption for what cannot be read."""
    given: dict[str, object] = {}
    for field in fields(Settings):
        written = environment.get(PREFIX + field.name.upper())
        if written is not None:
            given[field.name] = _value(field.name, str(field.type), written)
    settings = Settings(**given)  # type: ignore[arg-type]
    return settings if settings.database else Settings(**{**given, "database": usual_database()})  # type: ignore[arg-type]


def _value(name: str, kind: str, written: str) -> object:
    try:
        if kind == "bool":
            return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False, "": False}[
                written.lower()
            ]
        if kind == "int":
            return int(written)
        if kind == "float":
            return float(written)
    except (KeyError, ValueError):
        raise BadOption(f"{PREFIX}{name.upper()} cannot be {written!r}") from None
    return written
