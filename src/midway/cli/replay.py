"""`midway replay`: a recorded match, told step by step."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from midway.cli.arguments import Lang, reader, record_in, title_name
from midway.cli.chronicle import EVERYTHING, Chronicle
from midway.cli.errors import NotFine, WrongArgument
from midway.cli.layout import Layout
from midway.cli.scoring import score_table
from midway.cli.session import write_whole
from midway.cli.texts import Texts, usual_names
from midway.kernel.errors import BadRecord
from midway.kernel.match import Match
from midway.kernel.records import Record
from midway.kernel.records import replay as replayed
from midway.titles.position_files import written


def register(app: typer.Typer) -> None:
    app.command("replay", help="Tell a recorded match, or show it at some step.")(replay)


def replay(
    file: Annotated[Path, typer.Argument(help="A match file.")],
    to: Annotated[int | None, typer.Option(help="Stop after so many choices.", min=0)] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The state at that step, for programs.")] = False,
    position: Annotated[Path | None, typer.Option(help="Write the position at that step into a file.")] = None,
    lang: Lang = None,
) -> None:
    """Exit code 1 if a choice of the record cannot be made."""
    texts = reader(lang)
    record = record_in(file, texts)
    if to is not None and to > len(record.choices):
        raise WrongArgument(texts("wrong-step", n=len(record.choices), given=to))
    try:
        match = replayed(record, to)
    except BadRecord as problem:
        raise NotFine(texts("verify-wrong", file=str(file), reason=str(problem))) from None
    if position is not None:
        write_whole(position, written(match.state))
        typer.echo(texts("position-written", file=str(position)))
        return
    if as_json:
        typer.echo(json.dumps(_plain(match, record), ensure_ascii=False, indent=2))
        return
    _tell(match, record, Texts(texts.lang, record.title))


def _tell(match: Match, record: Record, texts: Texts) -> None:
    console = Console(highlight=False, markup=False, emoji=False)
    names = record.about.get("names", "").split(",")
    texts.at_table(match.game, names if len(names) == record.seats else usual_names(record.seats, texts))
    chronicle = Chronicle(match)
    chronicle.follow()
    console.print(texts("replay-head", title=title_name(record.title, texts), n=len(record.choices)), style="bold")
    for number in range(len(match.steps) + 1):
        lines = chronicle.lines(number, EVERYTHING, texts)
        for n, line in enumerate(lines):
            label = f"{number:>4}" if n == 0 and number else "    "
            console.print(f"{label}  {line}", style="" if line[:1] != " " else "dim", soft_wrap=True)
    layout = Layout(match.state, 0, texts, console.width)
    for drawn in layout.table(match.awaited):
        console.print(drawn, no_wrap=True, overflow="ellipsis")
    console.print(score_table(match, texts, with_places=match.state.is_over))


def _plain(match: Match, record: Record) -> dict[str, object]:
    """Everything there is to know of the position, by names."""
    game, s = match.game, match.state
    zones = {game.zone_name(at): [game.card_names[card] for card in s.cards(at)] for at in game.zones if s.count(at)}
    tokens = [{name: int(s.own(seat, at)) for name, at in game.tokens.items()} for seat in range(game.seats)]
    return {
        "title": record.title.id,
        "step": len(match.steps),
        "steps": len(record.choices),
        "over": match.state.is_over,
        "first_seat": int(s.first_seat),
        "zones": zones,
        "tokens": tokens,
        "scores": match.scores,
        "places": match.places if match.state.is_over else None,
        "pending": [
            {
                "seat": d.seat,
                "kind": d.kind,
                "rule": d.rule,
                "source": d.source,
                "options": [o.words for o in d.options],
                "free": [o.words for o in d.free],
            }
            for d in match.pending
        ],
        "digest": match.digest,
    }
