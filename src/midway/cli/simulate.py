"""`midway simulate`: many matches of bots, counted and timed."""

from __future__ import annotations

import json
import os
import time
from dataclasses import asdict
from typing import Annotated, Final

import typer

from midway.cli.arguments import (
    Lang,
    Packs,
    Settings,
    check_bot,
    check_players,
    given_options,
    reader,
    settings,
    title_called,
)
from midway.cli.errors import WrongArgument
from midway.cli.figures import tell_figures
from midway.cli.progress import with_progress
from midway.cli.texts import Texts
from midway.kernel.records import secret_from_seed
from midway.lab.simulate import RANDOM, Ended, Plan, Summary, Tally, is_compiled
from midway.lab.workers import play_on_workers

MOST_NAMED: Final = 5  # failures told one by one


def register(app: typer.Typer) -> None:
    app.command("simulate", help="Let bots play many matches; time them and sum them up.")(simulate)


def simulate(
    title: Annotated[str, typer.Argument(help="See `midway titles`.")],
    players: Annotated[int | None, typer.Option(help="How many seats.")] = None,
    matches: Annotated[int, typer.Option(help="How many matches.", min=1)] = 1000,
    seed: Annotated[int, typer.Option(help="Of the first match; each next one has the next.", min=0)] = 0,
    bot: Annotated[str, typer.Option(help="Who plays: one bot, or one for each seat: greedy,random.")] = RANDOM,
    given: Settings = None,
    packs: Packs = None,
    workers: Annotated[int, typer.Option(help="On how many processes; 0: one for each core.", min=0)] = 1,
    report: Annotated[
        bool, typer.Option("--report", help="Also what the title counts: purchases, picks, points.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    lang: Lang = None,
) -> None:
    """Exit code 1 if a match did not end as it should."""
    texts = reader(lang)
    found = title_called(title, texts)
    seats = check_players(found.least_seats if players is None else players, found, texts)
    options = settings(
        given_options(given, packs, texts), found, Texts(texts.lang, found), seats, secret_from_seed(seed)
    )
    plan = Plan(found.id, seats, matches, seed, _bots(bot, seats, texts), options, counting=report)
    if workers > 256:
        raise WrongArgument(texts("wrong-workers", n=workers))
    if not is_compiled():
        typer.echo(texts("not-compiled"), err=True)
    tally = Tally()
    began = time.perf_counter()
    for ended in with_progress(play_on_workers(plan, workers or os.cpu_count() or 1), matches, texts):
        tally.add(ended)
    summary = tally.summary(plan, time.perf_counter() - began)
    if as_json:
        counts = {"counts": dict(sorted(tally.counts.items()))} if report else {}
        typer.echo(json.dumps({**asdict(summary), **counts}, ensure_ascii=False))
    else:
        _tell(summary, texts)
        if report:
            tell_figures(found, tally.counts, Texts(texts.lang, found))
    _name_failures(tally.failures, plan, texts)
    if tally.failures:
        raise typer.Exit(1)


def _bots(written: str, seats: int, texts: Texts) -> str:
    """The bots of the seats, with commas between; a single one plays all."""
    names = [check_bot(name.strip(), texts) for name in written.split(",")]
    if len(names) not in (1, seats):
        raise WrongArgument(texts("wrong-bots", n=len(names), players=seats))
    return ",".join(names)


def _tell(summary: Summary, texts: Texts) -> None:
    for name, value in asdict(summary).items():
        if name == "seats":
            continue
        if name == "options":
            value = ", ".join(f"{option}={chosen}" for option, chosen in value.items()) or "-"
        elif name == "packs":
            value = ", ".join(value) or "-"
        elif isinstance(value, bool):
            value = texts("yes" if value else "no")
        elif isinstance(value, float):
            value = f"{value:,.1f}" if name != "seconds" else f"{value:.3f}"
        typer.echo(f"{texts('simulate-' + name.replace('_', '-')):<24}{value}")
    for number, seat in enumerate(summary.seats):
        label = texts("simulate-seat", n=number + 1, bot=seat.bot)
        typer.echo(
            f"{label:<24}"
            + texts(
                "simulate-seat-did",
                wins=f"{seat.wins:g}",
                rate=f"{100 * seat.win_rate:.1f}",
                score=f"{seat.mean_score:.1f}",
                place=f"{seat.mean_place:.2f}",
            )
        )


def _name_failures(failures: list[Ended], plan: Plan, texts: Texts) -> None:
    for ended in failures[:MOST_NAMED]:
        typer.echo(texts("simulate-failed", seed=str(ended.seed), error=ended.error, title=plan.title), err=True)
    if len(failures) > MOST_NAMED:
        typer.echo(texts("simulate-more-failed", n=len(failures) - MOST_NAMED), err=True)
