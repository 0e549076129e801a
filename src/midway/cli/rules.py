"""`midway rules coverage`: which rules of a title are proved by a test."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from midway.cli.arguments import Lang, reader, title_called
from midway.cli.coverage import Coverage, proofs_in, tests_folder
from midway.cli.errors import NotFine
from midway.cli.texts import Texts
from midway.kernel.content import BrokenPack
from midway.titles.rule_catalogue import catalogue_of

app = typer.Typer(help="A title's rules.", no_args_is_help=True)


@app.callback()
def _rules() -> None:
    pass


@app.command("coverage")
def coverage(
    title: Annotated[str | None, typer.Argument(help="See `midway titles`.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    lang: Lang = None,
) -> None:
    """Say which rules no test proves. Exit code 1 if there is one."""
    texts = reader(lang)
    found = title_called(title, texts)
    try:
        rules = catalogue_of(found)
    except BrokenPack as broken:
        raise NotFine(str(broken)) from None
    tests = tests_folder()
    if tests is None:
        raise NotFine(texts("coverage-no-tests"))
    if not rules:
        raise NotFine(texts("coverage-no-catalogue", title=found.id))
    result = Coverage(found.id, rules, proofs_in(tests))
    if as_json:
        typer.echo(json.dumps(_plain(result), ensure_ascii=False))
    else:
        _tell(result, texts)
    if result.gaps:
        raise typer.Exit(1)


def _plain(result: Coverage) -> dict[str, object]:
    return {
        "title": result.title,
        "rules": len(result.catalogue),
        "proved": len(result.proved),
        "needs_no_software": len(result.needs_no_software),
        "gaps": [rule.id for rule in result.gaps],
        "proofs": {rule.id: result.proofs_of(rule) for rule in result.catalogue if result.is_proved(rule)},
    }


def _tell(result: Coverage, texts: Texts) -> None:
    typer.echo(
        texts(
            "coverage-summary",
            title=result.title,
            rules=len(result.catalogue),
            proved=len(result.proved),
            free=len(result.needs_no_software),
            gaps=len(result.gaps),
        )
    )
    for rule in result.gaps:
        typer.echo(f"  {rule.id}  {rule.ru if texts.lang == 'ru' else rule.en}")
