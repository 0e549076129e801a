"""`midway play`: a table at the terminal, for people in turn at one keyboard and for bots."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from midway.bots import bot_names
from midway.cli.arguments import (
    Lang,
    Packs,
    Settings,
    advice,
    check_players,
    given_options,
    reader,
    record_in,
    settings,
    title_called,
)
from midway.cli.errors import NotFine, WrongArgument
from midway.cli.texts import LANGUAGES, Texts
from midway.kernel.errors import BadRecord
from midway.kernel.match import Match
from midway.kernel.records import replay, secret_from_seed

if TYPE_CHECKING:
    from midway.kernel.title import Title

HUMAN: Final = "human"
USUAL_PLAYERS: Final = 3
USUAL_BOT: Final = "greedy"  # quick, and no fool
MOST_OF_A_NAME: Final = 40  # letters


def register(app: typer.Typer) -> None:
    app.command("play", help="Play at this terminal, with people beside you and with bots.")(play)


def play(
    title: Annotated[str | None, typer.Argument(help="See `midway titles`; the first one if none is named.")] = None,
    players: Annotated[int | None, typer.Option(help="How many seats.")] = None,
    seats: Annotated[str | None, typer.Option(help="Who sits there: human,random,...")] = None,
    names: Annotated[str | None, typer.Option(help="What they are called: Ann,Bo,...")] = None,
    lang: Lang = None,
    seed: Annotated[int | None, typer.Option(help="Fixes the luck; otherwise nobody knows it.", min=0)] = None,
    given: Settings = None,
    packs: Packs = None,
    record: Annotated[Path | None, typer.Option(help="Where to write the match, finished or not.")] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Go on with a match that was left, and keep it in its file.")
    ] = None,
) -> None:
    """Play one match. Exit code 1 if it could not be written where it should."""
    from midway.cli.session import Session

    texts = reader(lang)
    if resume is not None:
        match, secret, seated, called = _resumed(resume, texts)
        record = resume if record is None else record
        found = match.game.title
    else:
        found = title_called(title, texts)
        seated = seats_of(seats, players, found, texts)
        texts = Texts(texts.lang, found)
        called = names_of(names, seated, texts)
        secret = secrets.token_hex(16) if seed is None else secret_from_seed(seed)
        options = settings(given_options(given, packs, texts), found, texts, len(seated), secret)
        for warning in found.warnings(options, len(seated)):
            typer.echo(texts.say(warning), err=True)
        match = Match.begin(found, len(seated), options, secret)
    if record is not None:
        _check_record(record, texts)
    readers = {language: Texts(language, found) for language in LANGUAGES}
    if not Session(match, secret, seated, called, readers, texts.lang, record).run():
        raise typer.Exit(1)


def seats_of(written: str | None, players: int | None, title: Title, texts: Texts) -> list[str]:
    if written is None:
        usual = min(max(USUAL_PLAYERS, title.least_seats), title.most_seats)
        n = check_players(usual if players is None else players, title, texts)
        return [HUMAN] + [USUAL_BOT] * (n - 1)
    seated = [word.strip() for word in written.split(",")]
    for word in seated:
        if word not in (HUMAN, *bot_names()):
            known = (HUMAN, *bot_names())
            raise WrongArgument(texts("wrong-seat", given=word, advice=advice(texts, word, known)))
    if players is not None and players != len(seated):
        raise WrongArgument(texts("wrong-seats", n=len(seated), players=players))
    check_players(len(seated), title, texts)
    return seated


def names_of(written: str | None, seated: list[str], texts: Texts) -> list[str] | None:
    if written is None:
        return None
    called = [name.strip() for name in written.split(",")]
    sound = all(name and len(name) <= MOST_OF_A_NAME and name.isprintable() for name in called)
    if len(called) != len(seated) or not sound or len(set(called)) < len(called):
        raise WrongArgument(texts("wrong-names", n=len(seated)))
    return called


def _check_record(file: Path, texts: Texts) -> None:
    """Before the match, not after it: can a file be written there?"""
    if file.is_dir():
        raise WrongArgument(texts("record-is-folder", file=str(file)))
    if not file.parent.is_dir():
        raise WrongArgument(texts("no-such-folder", folder=str(file.parent)))
    needed = {file.parent, file} if file.is_file() else {file if file.exists() else file.parent}
    if not all(os.access(path, os.W_OK) for path in needed):
        raise WrongArgument(texts("no-writing-there", file=str(file)))


def _resumed(file: Path, texts: Texts) -> tuple[Match, str, list[str], list[str] | None]:
    record = record_in(file, texts)
    try:
        match = replay(record)
    except BadRecord as problem:
        raise NotFine(texts("not-a-record", file=str(file), reason=str(problem))) from None
    seated = record.about.get("seats", ",".join([HUMAN] * record.seats)).split(",")
    called = record.about.get("names", "").split(",")
    if len(seated) != record.seats or any(word not in (HUMAN, *bot_names()) for word in seated):
        seated = [HUMAN] * record.seats
    return match, record.secret or "", seated, called if len(called) == record.seats else None
