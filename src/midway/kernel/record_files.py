# mypyc: off
"""Record files: the form of a match file, checked as befits what comes from a stranger."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Final

from midway.kernel.errors import BadRecord
from midway.kernel.match import MOST_WORDS, Choice
from midway.kernel.schema import MOST_SEATS

FORMAT: Final = 1
MOST_LETTERS: Final = 8_000_000
MOST_CHOICES: Final = 50_000
MOST_SCRIPT: Final = 50_000
MOST_ENTRIES: Final = 64  # of a small table or list
MOST_TEXT: Final = 1_000  # letters
MOST_NUMBER: Final = 2**31
HASH: Final = re.compile(r"[0-9a-f]{64}")
FIELDS: Final = (
    "format", "title", "rules_version", "options", "seats", "packs", "about", "commitment", "contributions",
    "script", "secret", "choices", "result",
)  # fmt: skip


@dataclass(frozen=True)
class Found:
    """What a file says, of the right types."""

    options: dict[str, str]
    seats: int
    packs: tuple[tuple[str, str], ...]
    about: dict[str, str]
    commitment: str
    contributions: tuple[str, ...]
    script: tuple[int, ...]
    secret: str | None
    choices: tuple[Choice, ...]
    scores: tuple[int, ...] | None
    places: tuple[int, ...]
    digest: str


class RecordReader:
    """Reads one file; every complaint is a BadRecord."""

    def __init__(self, written: str) -> None:
        if len(written) > MOST_LETTERS:
            raise BadRecord("this file is too big for a match")
        try:
            data = json.loads(written)
        except (ValueError, RecursionError) as problem:
            raise BadRecord(f"this is not JSON ({problem})") from None
        self.data = _table(data, "a match file", len(FIELDS) + MOST_ENTRIES)
        version = _number(self.data.get("format"), "format")
        if version > FORMAT:
            raise BadRecord(f"this file has format {version}, and this program knows {FORMAT}: update it")
        if version < 1:
            raise BadRecord(f"there never was a format {version}")

    def title(self) -> str:
        return _text(self.data.get("title"), "title")

    def rules_version(self) -> int:
        return _number(self.data.get("rules_version"), "rules_version")

    def record(self) -> Found:
        data = self.data
        for name in FIELDS:
            if name not in data:
                raise BadRecord(f"{name} is missing")
        for name in data:
            if name not in FIELDS:
                raise BadRecord(f"there is no {_text(name, 'a field')!r} in a match file")
        seats = _number(data["seats"], "seats")
        if not 1 <= seats <= MOST_SEATS:
            raise BadRecord(f"a match has 1 to {MOST_SEATS} seats, not {seats}")
        contributions = tuple(_text(c, "a contribution") for c in _list(data["contributions"], "contributions"))
        if len(contributions) not in (0, seats):
            raise BadRecord(f"there are {seats} seats, but {len(contributions)} contributions")
        scores, places, digest = _result(data["result"], seats)
        return Found(
            options=_texts(data["options"], "options"),
            seats=seats,
            packs=tuple(_pack(p) for p in _list(data["packs"], "packs")),
            about=_texts(data["about"], "about"),
            commitment=_hash(data["commitment"], "commitment"),
            contributions=contributions,
            script=tuple(_number(n, "script") for n in _list(data["script"], "script", MOST_SCRIPT)),
            secret=None if data["secret"] is None else _text(data["secret"], "secret"),
            choices=tuple(
                _choice(c, n, seats) for n, c in enumerate(_list(data["choices"], "choices", MOST_CHOICES), 1)
            ),
            scores=scores,
            places=places,
            digest=digest,
        )


def _pack(value: object) -> tuple[str, str]:
    pair = _list(value, "a pack", 2)
    if len(pair) != 2:
        raise BadRecord("a pack must be its id and its hash")
    return _text(pair[0], "the id of a pack"), _hash(pair[1], "the hash of a pack")


def _choice(value: object, number: int, seats: int) -> Choice:
    where = f"step {number}"
    parts = _list(value, where, 3)
    if len(parts) not in (2, 3) or (len(parts) == 3 and parts[2] != "free"):
        raise BadRecord(f"{where} must be [seat, words] or [seat, words, free]")
    seat = _number(parts[0], f"{where}: the seat")
    if seat >= seats:
        raise BadRecord(f"{where}: there is no seat {seat}")
    return Choice(seat, _text(parts[1], f"{where}: the choice", MOST_WORDS), len(parts) == 3)


def _result(value: object, seats: int) -> tuple[tuple[int, ...] | None, tuple[int, ...], str]:
    if value is None:
        return None, (), ""
    data = _table(value, "result")
    if sorted(data) != ["digest", "places", "scores"]:
        raise BadRecord("result must have scores, places and digest")
    scores = tuple(_whole(n, "scores") for n in _list(data["scores"], "scores"))
    places = tuple(_number(n, "places") for n in _list(data["places"], "places"))
    if len(scores) != seats or len(places) != seats:
        raise BadRecord("result must have a score and a place for each seat")
    return scores, places, _hash(data["digest"], "digest")


def _table(value: object, what: str, most: int = MOST_ENTRIES) -> dict[str, object]:
    if not isinstance(value, dict):
        raise BadRecord(f"{what} must be a table")
    if len(value) > most:
        raise BadRecord(f"{what} is too long")
    return value


def _texts(value: object, what: str) -> dict[str, str]:
    return {_text(name, what): _text(text, f"{what}: {name}") for name, text in _table(value, what).items()}


def _list(value: object, what: str, most: int = MOST_ENTRIES) -> list[object]:
    if not isinstance(value, list):
        raise BadRecord(f"{what} must be a list")
    if len(value) > most:
        raise BadRecord(f"{what} is too long")
    return value


def _text(value: object, what: str, most: int = MOST_TEXT) -> str:
    what = what[:80]
    if not isinstance(value, str):
        raise BadRecord(f"{what} must be a text")
    if len(value) > most:
        raise BadRecord(f"{what} is too long")
    if not value.isprintable():  # half a letter, or a code that would steer somebody's terminal
        raise BadRecord(f"{what} has broken letters")
    return value


def _hash(value: object, what: str) -> str:
    text = _text(value, what)
    if not HASH.fullmatch(text):
        raise BadRecord(f"{what} must be 64 hexadecimal digits")
    return text


def _whole(value: object, what: str) -> int:
    if type(value) is not int or not -MOST_NUMBER < value < MOST_NUMBER:
        raise BadRecord(f"{what} must be a whole number")
    return value


def _number(value: object, what: str) -> int:
    n = _whole(value, what)
    if n < 0:
        raise BadRecord(f"{what} cannot be negative")
    return n
