"""History: records out of tables and tables out of records; matches that are over, step by step."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from midway.kernel.chronicle import EVERYTHING, lines_of, lines_of_facts
from midway.kernel.errors import BadRecord
from midway.kernel.records import Record, read_record, record_of, replay, verify
from midway.server.problems import Conflict, NotFound
from midway.server.protocol.happened import Cause
from midway.server.protocol.records import Replayed
from midway.server.table import events as of
from midway.server.telling.reading import happening, line, option
from midway.server.telling.shown import shown
from midway.titles import find_title

if TYPE_CHECKING:
    from midway.server.table.fold import Fold
    from midway.server.table.live import LiveTable
    from midway.server.table.play import Play
    from midway.server.tables import Tables


def finished(fold: Fold, step: int = 0, seat: int | None = None) -> Play:
    """The match, if it is over and has that step and that seat."""
    play = fold.play
    if play is None or not play.is_over:
        raise Conflict("not-over", "this can be had when the match is over")
    if step > len(play.match.steps):
        raise NotFound("no-such-step", f"this match has steps 0 to {len(play.match.steps)}")
    if seat is not None and seat >= play.match.game.seats:
        raise NotFound("no-such-seat", f"this match has seats 0 to {play.match.game.seats - 1}")
    return play


def record_json(fold: Fold) -> str:
    """The match file of a match that is over."""
    play = finished(fold)
    seats = ",".join([chair.bot or "human" for chair in fold.people.chairs])
    names = ",".join([chair.name.replace(",", " ") for chair in fold.people.chairs])
    return record_of(play.match, {"seats": seats, "names": names}).to_json()


def step_in(fold: Fold, step: int) -> Replayed:
    """A match that is over, after so many choices."""
    play = finished(fold, step)
    match = play.match
    s = match.state_at(step)
    if step == 0:
        opening = [line(match.game, one) for one in lines_of_facts(s, match.opening, EVERYTHING)]
        return Replayed(0, len(match.steps), shown(s, EVERYTHING), None, [], opening)
    taken = match.steps[step - 1]
    return Replayed(
        step=step,
        steps=len(match.steps),
        shown=shown(s, EVERYTHING),
        cause=Cause("chose", taken.seat, option(match.game, taken.option)),
        happenings=[happening(match.game, fact) for fact in taken.facts],
        log=[line(match.game, one) for one in lines_of(s, taken, EVERYTHING, play.knew[step - 1])],
    )


# ---- importing -----------------------------------------------------------------------------------------
async def import_record(tables: Tables, written: str, is_public: bool) -> LiveTable:
    """A table with the match of a file; BadRecord if it is not a match that can be replayed."""
    record = await asyncio.to_thread(_checked, written)
    if record.secret is None:
        raise BadRecord("the secret of this match is not revealed yet, so it cannot go on anywhere else")
    for pack in record.packs:
        await tables.store.keep_pack(pack.hash, pack.to_json())
    settings = tables.settings
    opened = of.Opened(
        title=record.title.id,
        rules_version=record.title.rules_version,
        seats=record.seats,
        options=record.options,
        packs=[(pack.id, pack.hash) for pack in record.packs],
        commitment=record.commitment,
        is_public=is_public,
        chat="all",
        bot_pause=settings.bot_pause,
        window_least=settings.window_least,
        window_most=settings.window_most,
    )
    names = record.about.get("names", "").split(",")
    imported = of.Imported(
        choices=[(choice.seat, choice.option) for choice in record.choices],
        contributions=list(record.contributions),
        names=[name[:40] for name in names] if len(names) == record.seats else [""] * record.seats,
    )
    return await tables.lay_events(record.secret, [opened, imported])


def _checked(written: str) -> Record:
    record = read_record(written, find_title)
    if record.script:
        raise BadRecord("outcomes of this match were entered, not drawn; the server plays with drawn luck only")
    if record.result is not None:
        verify(record)
    else:
        replay(record)
    return record
