"""`midway pack report`: how a pack's cards are used and fare, as a table and as one page with plots."""

from __future__ import annotations

from collections import deque
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

from midway.cardtext.pack_files import load_pack
from midway.cli.arguments import Lang, check_bot, reader
from midway.cli.errors import WrongArgument
from midway.cli.pack import folder_of_pack, format_of
from midway.cli.progress import with_progress
from midway.cli.texts import Texts
from midway.kernel.content import BrokenPack
from midway.kernel.messages import Argument
from midway.lab.report_page import page, told_cards, told_table
from midway.lab.simulate import RANDOM, is_compiled
from midway.lab.usage import Study, Usage, mixes_with, usage_of
from midway.titles.belongings import has_metrics

MATCHES: Final = 400
TITLES_OWN: Final = {"report-way": "use", "report-source": "source", "report-kind": "kind"}


def register(app: typer.Typer) -> None:
    app.command("report")(report)


def report(
    pack: Annotated[str, typer.Argument(help="A pack's name, or any folder.")],
    title: Annotated[str | None, typer.Option(help="The title it is for, where the folder does not tell.")] = None,
    matches: Annotated[int, typer.Option(help="How many matches, over all mixes and player counts.", min=1)] = MATCHES,
    bot: Annotated[str, typer.Option(help="Who plays.")] = RANDOM,
    seed: Annotated[int, typer.Option(help="Of the first match; each next one has the next.", min=0)] = 0,
    html: Annotated[Path | None, typer.Option(help="Where the page goes; otherwise PACK-report.html.")] = None,
    lang: Lang = None,
) -> None:
    """Play a pack with every other one, and tell how each card was taken, used, and how its users fared."""
    texts = reader(lang)
    check_bot(bot, texts)
    folder, found = folder_of_pack(pack, title, texts)
    if not has_metrics(found):
        raise WrongArgument(texts("no-metrics", title=found.id))
    try:
        study = Study(found, load_pack(folder, format_of(found, texts)), matches, bot, seed)
    except BrokenPack:
        raise WrongArgument(texts("report-broken", pack=pack)) from None
    if not any(mixes_with(study, n) for n in range(found.least_seats, found.most_seats + 1)):
        raise WrongArgument(texts("report-alone", pack=pack))
    if not is_compiled():
        typer.echo(texts("not-compiled"), err=True)
    (usage,) = deque(with_progress(usage_of(study), matches, texts), maxlen=1)
    _tell(usage, Texts(texts.lang, found), html or Path(f"{study.pack.id}-report.html"))


def _tell(usage: Usage, texts: Texts, file: Path) -> None:
    def say(key: str, **about: Argument) -> str:
        own = TITLES_OWN.get(key)
        return texts.word(own, str(next(iter(about.values())))) if own else texts(key, **about)

    console = Console(highlight=False, markup=False, emoji=False)
    _print(
        console,
        [say(f"report-{word}") for word in ("players", "matches", "score", "attacks", "own-attacks", "seats")],
        [told_table(table) for table in usage.tables.values() if table.matches],
    )
    _print(
        console,
        [say(f"report-{word}") for word in ("card", "seen", "taken", "used", "ways", "won", "note")],
        [[r.name, str(r.seen), r.taken, r.used, r.ways, r.won, r.note] for r in told_cards(usage, texts.lang, say)],
    )
    file.write_text(page(usage, texts.lang, say), "utf-8")
    typer.echo(texts("report-written", file=str(file)))
    for failure in usage.failures[:5]:
        typer.echo(texts("report-failed", failure=failure), err=True)
    if usage.failures:
        raise typer.Exit(1)


def _print(console: Console, head: list[str], rows: list[list[str]]) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for k, name in enumerate(head):
        table.add_column(name, justify="left" if k == 0 else "right", no_wrap=k == 0)
    for row in rows:
        table.add_row(*row)
    console.print(table)
    console.print()
