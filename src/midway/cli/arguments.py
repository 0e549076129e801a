"""Arguments that several commands share, each understood or refused in one sentence."""

from __future__ import annotations

import os
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from midway.bots import bot_names
from midway.cli.errors import WrongArgument
from midway.cli.texts import LANGUAGES, Texts
from midway.kernel.chance import key_of
from midway.kernel.errors import BadOption, BadRecord, MidwayError
from midway.kernel.messages import Argument
from midway.kernel.records import PackShelf, Record, read_record
from midway.titles import find_title, title_ids
from midway.titles.pack_shelf import cache_folder

if TYPE_CHECKING:
    from midway.kernel.title import Title

Lang = Annotated[str | None, typer.Option("--lang", help="en or ru; otherwise as your system says.")]
Settings = Annotated[list[str] | None, typer.Option("--set", help="NAME=VALUE, a setup option. Can be given again.")]
Packs = Annotated[str | None, typer.Option("--packs", help="The packs, with commas between; the same as --set packs=")]


def reader(lang: str | None, title: Title | None = None) -> Texts:
    """The texts in the language wanted."""
    if lang is None:
        system = next((os.environ[name] for name in ("MIDWAY_LANG", "LC_ALL", "LANG") if os.environ.get(name)), "")
        lang = "ru" if system.startswith("ru") else "en"
    if lang not in LANGUAGES:
        raise WrongArgument(Texts("en")("wrong-language", given=lang, known=", ".join(LANGUAGES)))
    return Texts(lang, title)


def title_called(name: str | None, texts: Texts) -> Title:
    """The title of that id, or of that name in some language; the first one if none is named."""
    ids = title_ids()
    if name is None:
        return find_title(ids[0])
    wanted = name.lower().replace(" ", "_").replace("-", "_")
    if wanted in ids:
        return find_title(wanted)
    for id_ in ids:
        if name.lower() in [called.lower() for called in find_title(id_).names().values()]:
            return find_title(id_)
    raise WrongArgument(texts("wrong-title", given=name, advice=advice(texts, wanted, ids)))


def advice(texts: Texts, given: str, known: Iterable[str]) -> str:
    """The nearest known word, or all of them."""
    known = list(known)
    near = get_close_matches(given, known, 1, 0.5)
    return texts("did-you-mean", word=near[0]) if near else texts("there-are", words=", ".join(known) or "-")


def given_options(pairs: list[str] | None, packs: str | None, texts: Texts) -> dict[str, str]:
    """What --set NAME=VALUE and --packs say, unchecked."""
    given: dict[str, str] = {}
    for pair in [*(pairs or []), *([f"packs={packs}"] if packs is not None else [])]:
        name, equals, value = pair.partition("=")
        if not equals:
            raise WrongArgument(texts("wrong-set", given=pair))
        if given.get(name, value) != value:
            raise WrongArgument(texts("wrong-twice", name=name, one=given[name], other=value))
        given[name] = value
    return given


def settings(given: dict[str, str], title: Title, texts: Texts, seats: int, secret: str = "") -> dict[str, str]:
    """All setup options of a match for so many players: at their defaults if not given, drawn if left to chance."""
    try:
        chosen = title.drawn(title.chosen(given, seats), seats, *key_of(secret, []))
        title.packs(seats, chosen)
    except BadOption as problem:
        raise WrongArgument(bad_option(problem, texts)) from None
    return chosen


def bad_option(problem: BadOption, texts: Texts) -> str:
    """The sentence of a refused option, in the reader's language where it has one."""
    about: dict[str, Argument] = dict(problem.about)
    return texts(f"bad-{problem.key}", **about) if texts.has(f"bad-{problem.key}") else str(problem)


def check_players(players: int, title: Title, texts: Texts) -> int:
    if not title.least_seats <= players <= title.most_seats:
        least, most = title.least_seats, title.most_seats
        raise WrongArgument(texts("wrong-players", title=title_name(title, texts), least=least, most=most, n=players))
    return players


def check_bot(name: str, texts: Texts) -> str:
    if name not in bot_names():
        raise WrongArgument(texts("wrong-bot", given=name, advice=advice(texts, name, bot_names())))
    return name


def title_name(title: Title, texts: Texts) -> str:
    names = title.names()
    return names.get(texts.lang) or names["en"]


def shelf() -> PackShelf:
    """Where the packs of recorded matches are kept, so that an edited card changes no old match."""
    return PackShelf(cache_folder() / "records")


def record_in(file: Path, texts: Texts) -> Record:
    """The record in a file."""
    if not file.is_file():
        raise WrongArgument(texts("no-such-file", file=str(file)))
    try:
        return read_record(file.read_text("utf-8"), find_title, shelf())
    except UnicodeDecodeError:
        raise WrongArgument(texts("not-a-record", file=str(file), reason=texts("not-utf8"))) from None
    except OSError as problem:
        raise WrongArgument(texts("unreadable-file", file=str(file), reason=str(problem.strerror))) from None
    except (BadRecord, MidwayError) as problem:
        raise WrongArgument(texts("not-a-record", file=str(file), reason=str(problem))) from None
