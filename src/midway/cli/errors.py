"""What a command says instead of a traceback."""

from __future__ import annotations

import typer


class WrongArgument(typer.TyperException):
    """An argument that cannot be used, told in one sentence. Exit code 2."""

    exit_code = 2


class NotFine(typer.TyperException):
    """What the command was asked about is not fine, told in one sentence. Exit code 1."""

    exit_code = 1
