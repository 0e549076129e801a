"""`midway titles`: what there is to play."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from midway.cli.arguments import Lang, reader, title_name
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
                "options": [{"name": o.name, "values": o.values, "about": o.about} for o in title.setup_options()],
            }
            for title in found
        ]
        typer.echo(json.dumps(rows, ensure_ascii=False, indent=2))
        return
    for title in found:
        people = texts("titles-players", least=title.least_seats, most=title.most_seats)
        typer.echo(f"{title.id}  {title_name(title, texts)}, {people}")
        for option in title.setup_options():
            about = option.about.get(texts.lang) or option.about.get("en", "")
            typer.echo(f"    --set {option.name}={'|'.join(option.values)}  {about}")
