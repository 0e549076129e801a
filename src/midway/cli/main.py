"""The command line: `midway COMMAND ...`. Each command is a file of its own beside this one."""

from __future__ import annotations

import contextlib
import os
import sys
from importlib.metadata import version
from typing import Annotated

import typer

from midway.cli import pack, pack_report, play, position, replay, rules, serve, simulate, titles, verify
from midway.kernel.content import BrokenPack
from midway.kernel.errors import MidwayError

app = typer.Typer(
    name="midway",
    help="Theme-park board games at the terminal.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
for command in (play, serve, simulate, replay, verify, titles):
    command.register(app)
pack_report.register(pack.app)
app.add_typer(pack.app, name="pack")
app.add_typer(rules.app, name="rules")
app.add_typer(position.app, name="position")


def _say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"midway {version('midway')}")
        raise typer.Exit


@app.callback()
def _midway(
    show_version: Annotated[
        bool, typer.Option("--version", callback=_say_version, is_eager=True, help="Say the version and leave.")
    ] = False,
) -> None:
    pass


def run(arguments: list[str] | None = None) -> int:
    """Run a command; gives its exit code: 0 fine, 1 the thing asked about is not fine, 2 wrong arguments."""
    try:
        code = app(arguments, standalone_mode=False)
    except typer.Exit as leave:
        return leave.exit_code
    except typer.TyperException as problem:
        return _complain(problem.format_message(), problem.exit_code)
    except MidwayError as problem:
        return _complain(str(problem), 2)
    except BrokenPack as broken:  # somebody is in the middle of a card: file:line: sentence
        typer.echo(str(broken), err=True)
        return 1
    except (typer.Abort, KeyboardInterrupt):
        typer.echo("", err=True)
        return 130
    except BrokenPipeError:  # the reader has left, as `head` does
        _say_no_more()
        return 0
    except OSError as problem:  # a full disk, say
        _say_no_more()
        return _complain(f"{problem.filename or 'the output'}: {problem.strerror}.", 1)
    return code if isinstance(code, int) else 0


def _say_no_more() -> None:
    """Let what is still to be printed go nowhere."""
    with contextlib.suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(sentence: str, code: int) -> int:
    if sentence:
        typer.echo(f"midway: {sentence}", err=True)
    return code


def main() -> None:
    sys.exit(run())
