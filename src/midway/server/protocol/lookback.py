"""Matches that are over, looked back upon: their story, stretches of them step by step, how the score came about."""

from __future__ import annotations

import msgspec

from midway.server.protocol.happened import Change
from midway.server.protocol.resources import TableInfo
from midway.server.protocol.shown import Shown
from midway.server.protocol.words import Line


class Beat(msgspec.Struct, frozen=True):
    """One choice, as the log tells it with nothing hidden."""

    step: int  # how many choices had been made then
    seat: int
    lines: list[Line]


class Round(msgspec.Struct, frozen=True):
    """One round, and how things stood when it was over."""

    number: int
    first: int  # how many choices had been made when it began
    last: int  # and when it was over
    points: dict[str, int]  # as in `Shown`, with nothing hidden
    values: dict[str, int]
    tokens: dict[str, int]


class Story(msgspec.Struct, frozen=True):
    """A whole match: what happened at which step, round by round."""

    table: TableInfo
    steps: int
    rounds: list[Round]
    beats: list[Beat]


class Reel(msgspec.Struct, frozen=True):
    """A stretch of a match: a position, and what each choice after it changed. The numbers of changes are steps."""

    first: int
    steps: int  # of the whole match
    shown: Shown
    changes: list[Change]


class Worth(msgspec.Struct, frozen=True):
    """One thing that brought points, or cost some."""

    key: str  # of its word
    card: str  # "" if it is about none
    n: int


class Source(msgspec.Struct, frozen=True):
    """Where points come from; the parts add up to `n`."""

    name: str
    n: int
    parts: list[Worth]


class SeatScore(msgspec.Struct, frozen=True):
    """What one seat scored; the sources add up to `total`."""

    seat: int
    place: int
    total: int
    sources: list[Source]
    ties: dict[str, int]  # what decides between equal totals, in order


class Score(msgspec.Struct, frozen=True):
    """How the score came about, the winner first."""

    table: TableInfo
    shown: Shown  # the last position, with nothing hidden
    seats: list[SeatScore]
    rounds: list[Round]
