"""`midway verify`: was the luck of a match what it was committed to, and the result what the choices lead to?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from midway.cli.arguments import Lang, reader, record_in
from midway.cli.errors import NotFine
from midway.kernel.errors import BadRecord
from midway.kernel.records import verify as proved


def register(app: typer.Typer) -> None:
    app.command("verify", help="Prove the luck and the result of a recorded match.")(verify)


def verify(file: Annotated[Path, typer.Argument(help="A match file.")], lang: Lang = None) -> None:
    """Exit code 1, with a sentence, if anything does not fit."""
    texts = reader(lang)
    record = record_in(file, texts)
    try:
        match = proved(record)
    except BadRecord as problem:
        raise NotFine(texts("verify-wrong", file=str(file), reason=str(problem))) from None
    typer.echo(texts("verify-commitment", commitment=record.commitment))
    typer.echo(texts("verify-choices", n=len(record.choices)))
    if record.contributions:
        typer.echo(texts("verify-contributions", n=len(record.contributions)))
    if record.script:
        typer.echo(texts("verify-script", n=len(record.script)))
    if match.state.is_over:
        typer.echo(texts("verify-result", scores=", ".join(map(str, match.scores))))
    else:
        typer.echo(texts("verify-unfinished"))
