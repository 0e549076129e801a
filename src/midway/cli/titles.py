"""`midway titles`: what there is to play."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from midway.cli.arguments import Lang, reader, title_name
from midway.cli.texts import Texts
from midway.kernel.title import SetupOption
from midway.titles import find_title, title_ids


def register(app: typer.Typer) -> None:
    app.command("titles", help="List the games there are.")(titles)


def titles(lang: Lang = None, as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False) -> None:
    """Print each title with its players and setup options."""
    texts = reader(lang)
    found = [find_title(id_) for id_ in title_ids()]
    if as_json:
        rows = [
            {
                "id": title.id,
                "names": title.names(),
                "players": [title.least_seats, title.most_seats],
                "rules_version": title.rules_version,
                "options": [
                    {"name": o.name, "values": o.values, "several": o.several, "about": o.about}
                    for o in title.setup_options()
                ],
            }
            for title in found
        ]
        typer.echo(json.dumps(rows, ensure_ascii=False, indent=2))
        return
    typer.echo(texts("titles-how"))
    for title in found:
        people = texts("titles-players", least=title.least_seats, most=title.most_seats)
        typer.echo(f"{title.id}  {title_name(title, texts)}, {people}")
        _list_options(title.setup_options(), texts)


def _list_options(options: list[SetupOption], texts: Texts) -> None:
    """Each option on one line, then what it is for."""
    column = max((len(option.name) for option in options), default=0)
    for option in options:
        values = [texts("titles-usual", value=option.values[0]), *option.values[1:]]
        told = " · ".join(values)
        if option.several:
            told = texts("titles-several", values=told, words=", ".join(option.several))
        elif option.is_open:
            told = texts("titles-open", values=told)
        about = option.about.get(texts.lang) or option.about.get("en", "")
        typer.echo(f"    {option.name:<{column}}  {told}")
        typer.echo(f"    {'':<{column}}    {about}")
