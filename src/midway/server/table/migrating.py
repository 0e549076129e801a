"""Migrating: a match that was begun under older rules goes on under those we have, or says why it cannot.

The rules of then are not here any more, so what was chosen is read off the events alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from midway.kernel.errors import MidwayError
from midway.kernel.records import brought_up as record_brought_up
from midway.server.problems import Conflict
from midway.server.table import events as of
from midway.titles import find_title

if TYPE_CHECKING:
    from collections.abc import Iterable

    from midway.server.table.fold import Fold
    from midway.server.table.play import Outcome


def noted(event: of.AnyEvent, fold: Fold, outcome: Outcome) -> of.AnyEvent:
    """The event with what came of it, where later rules could not tell: how many choices an agreed undo has left."""
    if isinstance(event, of.Proposed | of.Voted) and outcome.went_back and fold.play is not None:
        return msgspec.structs.replace(event, left=len(fold.play.match.steps))
    return event


def chosen(events: Iterable[of.AnyEvent]) -> list[tuple[int, str]]:
    """What had been chosen after these events, and was not taken back."""
    choices: list[tuple[int, str]] = []
    for event in events:
        if isinstance(event, of.Chose | of.Redid):
            choices.append((event.seat, event.option))
        elif isinstance(event, of.Undid):
            del choices[event.place]
        elif isinstance(event, of.Proposed | of.Voted) and event.left >= 0:
            del choices[event.left :]
        elif isinstance(event, of.Imported | of.Migrated):
            choices = list(event.choices)
    return choices


def laid_by(events: list[of.AnyEvent]) -> tuple[of.Opened | of.Migrated, int]:
    """The event that says by which rules and packs the table plays now, and its number if it is a migration."""
    found, last = events[0], 0
    for number, event in enumerate(events, 1):
        if isinstance(event, of.Migrated):
            found, last = event, number
    assert isinstance(found, of.Opened | of.Migrated)
    return found, last


def rules_of(title_id: str) -> int:
    """The version of the rules we have; Conflict if the title is gone."""
    try:
        return int(find_title(title_id).rules_version)
    except MidwayError as problem:
        raise stranded(problem) from None


def brought_up(opened: of.Opened, laid: of.Opened | of.Migrated, events: list[of.AnyEvent]) -> of.Migrated:
    """The event that takes a table from the rules it was laid by to those we have; Conflict if nothing leads there."""
    table: dict[str, object] = {
        "title": opened.title,
        "seats": opened.seats,
        "options": laid.options,
        "packs": [list(pack) for pack in laid.packs],
        "choices": [list(choice) for choice in chosen(events)],
    }
    title = find_title(opened.title)
    try:
        found = record_brought_up(table, laid.rules_version, title)
        options = title.chosen(msgspec.convert(found["options"], dict[str, str]), opened.seats)
        return msgspec.convert(
            {
                **found,
                "kind": "migrated",
                "options": options,
                "choices": [choice[:2] for choice in _lists(found["choices"])],
            },
            of.Migrated,
        )
    except (MidwayError, msgspec.ValidationError) as problem:
        raise stranded(problem) from None


def _lists(found: object) -> list[list[object]]:
    return msgspec.convert(found, list[list[object]])


def stranded(problem: Exception) -> Conflict:
    return Conflict("stranded", f"this match cannot go on here: {problem}")
