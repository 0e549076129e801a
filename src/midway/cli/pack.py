"""`midway pack check`: is a pack sound, what do its cards say in both languages, and does it play?"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console

from midway.cardtext.pack_files import PackFormat, load_pack
from midway.cardtext.phrase_use import MOST_FOR_ONE_CARD, for_one_card, use_of
from midway.cli.arguments import Lang, Settings, advice, given_options, reader, settings, title_called
from midway.cli.errors import WrongArgument
from midway.cli.faces import numbers_of, words_of
from midway.cli.progress import with_progress
from midway.cli.texts import Texts
from midway.kernel.content import BrokenPack, CardDef, CardKind, Pack
from midway.lab.simulate import Ended, Plan, game_of, play
from midway.titles import find_title, title_ids
from midway.titles.belongings import pack_format, packs_of, stars_of_pack

if TYPE_CHECKING:
    from midway.kernel.title import Title

MATCHES: Final = 300
MOST_STARS: Final = 5

app = typer.Typer(help="Packs of cards.", no_args_is_help=True)


@app.callback()
def _pack() -> None:
    pass


@app.command("check")
def check(
    pack: Annotated[str, typer.Argument(help="A pack's name, or any folder.")],
    title: Annotated[str | None, typer.Option(help="The title it is for, where the folder does not tell.")] = None,
    matches: Annotated[int, typer.Option(help="How many random matches to play with it.", min=0)] = MATCHES,
    given: Settings = None,
    lang: Lang = None,
) -> None:
    """Print every problem as file:line: sentence (exit code 1), or every card in both languages."""
    texts = reader(lang)
    folder, found = folder_of_pack(pack, title, texts)
    try:
        read = load_pack(folder, format_of(found, texts))
    except BrokenPack as broken:
        _tell_problems(broken, folder, texts)
        raise typer.Exit(1) from None
    own = Texts(texts.lang, found)
    wanted = given_options(given, None, texts)
    numbers = range(found.least_seats, found.most_seats + 1)
    options = {players: settings(wanted, found, own, players) for players in numbers}
    _tell_cards(read, found)
    _tell_stars(read, found, own)
    _tell_phrases(read, shelf_of(found, texts), texts)
    typer.echo(texts("pack-fine", pack=f"{found.id}/{read.id}", n=len(read.cards), copies=_copies(read)))
    played = with_progress(_matches(found, read, matches, options), matches, texts)
    failed = [ended for ended in played if ended.error]
    for ended in failed[:5]:
        typer.echo(texts("simulate-failed", seed=str(ended.seed), error=ended.error, title=found.id), err=True)
    typer.echo(texts("pack-played", n=matches, failed=len(failed)))
    if failed:
        raise typer.Exit(1)


# ---- which pack, of which title ------------------------------------------------------------------------------
def folder_of_pack(pack: str, title: str | None, texts: Texts) -> tuple[Path, Title]:
    """Where the pack called so lies, and the title it is for."""
    named = title_called(title, texts) if title else None
    known = {f"{id_}/{folder.name}": (folder, id_) for id_ in title_ids() for folder in packs_of(find_title(id_))}
    for name, (folder, id_) in known.items():
        if pack in (name, folder.name) and (named is None or named.id == id_):
            return folder, find_title(id_)
    if not Path(pack).is_dir():
        raise WrongArgument(texts("wrong-pack", given=pack, advice=advice(texts, pack, known)))
    return Path(pack), named or _title_by_files(Path(pack))


def _title_by_files(folder: Path) -> Title:
    """The title whose packs have files like these."""
    there = {path.name for path in folder.glob("*.toml")}
    found = [find_title(id_) for id_ in title_ids()]
    return max(found, key=lambda title: len(there & {kind.file for kind in _kinds(title)}))


def _kinds(title: Title) -> tuple[CardKind, ...]:
    format_ = pack_format(title)
    return format_.kinds if format_ else ()


def format_of(title: Title, texts: Texts) -> PackFormat:
    """What the title's packs are made of."""
    format_ = pack_format(title)
    if format_ is None:
        raise WrongArgument(texts("no-packs", title=title.id))
    return format_


# ---- what it says and does -----------------------------------------------------------------------------------
def _tell_problems(broken: BrokenPack, folder: Path, texts: Texts) -> None:
    for problem in broken.problems:
        typer.echo(str(problem))
        if problem.more:
            typer.echo(problem.more)
    typer.echo(texts("pack-broken", n=len(broken.problems), folder=str(folder)), err=True)


def _tell_cards(pack: Pack, title: Title) -> None:
    console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
    both = Texts("en", title), Texts("ru", title)
    for card in pack.cards:
        many = f" ×{card.copies}" if card.copies > 1 else ""
        console.print(f"{card.name.en} · {card.name.ru}{many}", style="bold")
        for texts in both:
            facts = " · ".join([part for part in (numbers_of(card, texts), words_of(card, texts)) if part])
            if facts:
                console.print(f"  {facts}", style="yellow")
        for say in _sayings(card):
            console.print(f"  {say}")
        console.print()


def _tell_stars(pack: Pack, title: Title, texts: Texts) -> None:
    """What the pack is like, where that was measured."""
    stars = stars_of_pack(title, pack.id)
    told = [f"{texts.word('rated', key)} {'★' * n}{'☆' * (MOST_STARS - n)}" for key, n in stars.items()]
    if told:
        typer.echo(texts("pack-stars", stars=", ".join(told)))


def shelf_of(title: Title, texts: Texts) -> list[Pack]:
    """The packs that come with a title."""
    return [load_pack(folder, format_of(title, texts)) for folder in packs_of(title)]


def _tell_phrases(pack: Pack, shelf: list[Pack], texts: Texts) -> None:
    """How many cards use each phrase, and which phrases serve one card alone."""
    use = use_of([pack])
    often = sorted(use, key=lambda name: (-len(use[name]), name))
    typer.echo(texts("pack-phrases", phrases=", ".join([f"{name} {len(use[name])}" for name in often])))
    alone = for_one_card(pack, shelf)
    told = ", ".join([f"{name} ({card})" for name, card in sorted(alone.items())])
    typer.echo(texts("pack-for-one-card", n=len(alone), most=MOST_FOR_ONE_CARD, phrases=told or "-"))


def _sayings(card: CardDef) -> list[str]:
    out = []
    for name, text in card.texts.items():
        box = "" if len(card.texts) == 1 else f"{name}: "
        out += [f"{box}{text.en}", f"{box}{text.ru}"]
    return out


def _copies(pack: Pack) -> int:
    return sum(card.copies for card in pack.cards)


def _matches(title: Title, pack: Pack, matches: int, options: dict[int, dict[str, str]]) -> Iterator[Ended]:
    """Random matches with every number of players in turn."""
    for n, (players, chosen) in enumerate(options.items()):
        many = matches // len(options) + (n < matches % len(options))
        packs = _with_pack(title.packs(players, chosen), pack)
        game = game_of(title, players, chosen, packs)
        yield from play(Plan(title.id, players, many, 0, options=chosen), game)


def _with_pack(packs: list[Pack], pack: Pack) -> list[Pack]:
    """The pack in the place of its namesake, or of the first one."""
    place = next((n for n, other in enumerate(packs) if other.id == pack.id), 0)
    return [*packs[:place], pack, *packs[place + 1 :]]
