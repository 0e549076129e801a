"""`midway position`: a table that stands in a file, to look at or to play on from."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from midway.cli.arguments import Lang, reader, title_name
from midway.cli.errors import NotFine, WrongArgument
from midway.cli.layout import Layout
from midway.cli.play import HUMAN, names_of, seats_of
from midway.cli.scoring import score_table
from midway.cli.texts import LANGUAGES, Texts, usual_names
from midway.kernel.chance import key_of
from midway.kernel.match import Match
from midway.kernel.records import secret_from_seed
from midway.kernel.replaying import History
from midway.kernel.views import view
from midway.titles import find_title
from midway.titles.position_files import BadPositionFile, read_position

if TYPE_CHECKING:
    from midway.kernel.state import State

app = typer.Typer(help="A table written into a file.", no_args_is_help=True, rich_markup_mode=None)
File = Annotated[Path, typer.Argument(help="A position file, as `midway replay ... --position FILE` writes it.")]


@app.command(help="Show the table of a position file.")
def show(
    file: File,
    seat: Annotated[int | None, typer.Option(help="As this seat sees it, from 1; otherwise everything.", min=1)] = None,
    lang: Lang = None,
) -> None:
    """Exit code 1 if the file holds no position."""
    texts = reader(lang)
    s = position_in(file, texts)
    if seat is not None and seat > s.players:
        raise WrongArgument(texts("wrong-seat-number", n=int(s.players), given=seat))
    console = Console(highlight=False, markup=False, emoji=False)
    match = match_from(s)
    told = Texts(texts.lang, s.game.title)
    told.at_table(s.game, usual_names(int(s.players), told))
    viewer = seat - 1 if seat is not None else max(0, int(s.who))
    layout = Layout(s if seat is None else view(s, viewer), viewer, told, console.width)
    head = f" {title_name(s.game.title, told)}   {layout.numbers()}"
    for line in [layout.heading(head, ""), *layout.table(match.awaited)]:
        console.print(line, no_wrap=line.no_wrap, overflow=line.overflow, crop=False)
    for waiting in match.awaited if seat is None else []:
        decision = match.decision(waiting)
        assert decision is not None
        console.print(told("position-asks", seat=told.seat(waiting), question=told.question(decision.kind)))
        for offer in (*decision.options, *decision.free):
            console.print(f"    {told.option(offer.words)}", soft_wrap=True)
    if seat is None:
        console.print(score_table(match, told, with_places=match.is_over))


@app.command(help="Play on from a position file.")
def play(
    file: File,
    seats: Annotated[str | None, typer.Option(help="Who sits there: human,greedy,...")] = None,
    names: Annotated[str | None, typer.Option(help="What they are called: Ann,Bo,...")] = None,
    seed: Annotated[int | None, typer.Option(help="New luck, fixed by this; otherwise the file's.", min=0)] = None,
    mend: Annotated[bool, typer.Option(help="First put right what the rules do not allow.")] = False,
    lang: Lang = None,
) -> None:
    """What follows is not recorded: a record begins with the first choice of a match."""
    from midway.cli.session import Session

    texts = reader(lang)
    s = position_in(file, texts)
    title = s.game.title
    seated = [HUMAN] * int(s.players) if seats is None else seats_of(seats, int(s.players), title, texts)
    called = names_of(names, seated, texts)
    if mend:
        title.put_right(s)
        s.opts_of = -1
    if seed is not None:
        s.set_key(*key_of(secret_from_seed(seed), []))
    readers = {language: Texts(language, title) for language in LANGUAGES}
    secret = secrets.token_hex(16) if seed is None else secret_from_seed(seed)
    Session(match_from(s), secret, seated, called, readers, texts.lang, None).run()


def position_in(file: Path, texts: Texts) -> State:
    """The position in a file."""
    if not file.is_file():
        raise WrongArgument(texts("no-such-file", file=str(file)))
    try:
        return read_position(file.read_text("utf-8"), str(file), find_title)
    except UnicodeDecodeError:
        raise WrongArgument(texts("not-a-position", problem=f"{file}: {texts('not-utf8')}")) from None
    except OSError as problem:
        raise WrongArgument(texts("unreadable-file", file=str(file), reason=str(problem.strerror))) from None
    except BadPositionFile as problem:
        raise NotFine(texts("not-a-position", problem=str(problem))) from None


def match_from(s: State) -> Match:
    """A match that begins at a position, whose luck nobody has sealed."""
    return Match(History(s, []), "", ())
