"""`midway serve`: matches over the network. `midway backup`: a copy of what the server keeps."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import Annotated, Final

import typer

from midway.cli.arguments import Lang, reader
from midway.cli.errors import NotFine, WrongArgument
from midway.kernel.errors import BadOption, MidwayError

PATIENCE_SECONDS: Final = 20.0


def register(app: typer.Typer) -> None:
    app.command("serve", help="Host matches for browsers, bots and programs.")(serve)
    app.command("backup", help="Copy the server's database to a file, also while it runs.")(backup)


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port.", min=0, max=65535)] = 8080,
    workers: Annotated[int, typer.Option(help="Processes; several need PostgreSQL.", min=1, max=64)] = 1,
    log: Annotated[str, typer.Option(help="How much is told: debug, info, warning.")] = "info",
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser, where there is one.")] = False,
    lang: Lang = None,
) -> None:
    """Serve until it is ended. The database and all else: MIDWAY_... variables, see docs/serving.md."""
    from midway.server import run
    from midway.server.settings import settings_from

    texts = reader(lang)
    if log not in ("debug", "info", "warning"):
        raise WrongArgument(texts("wrong-log", given=log))
    try:
        settings = settings_from(os.environ)
        typer.echo(texts("serve-at", url=f"http://{host}:{port}", database=settings.shown_database), err=True)
        if open_browser:
            threading.Thread(target=open_when_there, args=(host, port), daemon=True).start()
        run.serve(settings, host, port, workers, log.upper())
    except BadOption as problem:
        raise WrongArgument(str(problem)) from None


def open_when_there(host: str, port: int) -> None:
    """Open a browser at the home page as soon as the server answers; nothing where no screen is attached."""
    has_screen = sys.platform in ("darwin", "win32") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    deadline = time.monotonic() + PATIENCE_SECONDS
    while has_screen and time.monotonic() < deadline:
        with contextlib.suppress(OSError):
            socket.create_connection((host, port), timeout=1).close()
            webbrowser.open(f"http://{host}:{port}")
            return
        time.sleep(0.1)


def backup(
    file: Annotated[Path, typer.Argument(help="Where to write the copy.")],
    lang: Lang = None,
) -> None:
    """Exit code 1 if it could not be copied whole."""
    from midway.server.settings import settings_from
    from midway.server.storage import SQLITE
    from midway.server.storage.sqlite import backup as copy

    texts = reader(lang)
    database = settings_from(os.environ).database
    if not database.startswith(SQLITE):
        raise WrongArgument(texts("backup-postgres"))
    if file.is_dir() or not file.resolve().parent.is_dir():
        raise WrongArgument(texts("no-such-folder", folder=str(file.resolve().parent)))
    try:
        copy(database.removeprefix(SQLITE), file)
    except MidwayError as problem:
        raise NotFine(str(problem)) from None
    typer.echo(texts("backup-done", file=str(file)))
