"""Things to read, as keys and arguments: the words of a key stand in the .ftl texts the server gives out."""

from __future__ import annotations

import msgspec


class Card(msgspec.Struct, frozen=True, tag_field="is", tag="card"):
    """A card by its name, "seaside.goldfish#2"; "" for one the reader may not know."""

    name: str


class Seat(msgspec.Struct, frozen=True, tag_field="is", tag="seat"):
    """A player, by the number of the seat."""

    seat: int


class Word(msgspec.Struct, frozen=True, tag_field="is", tag="word"):
    """A word of the texts: a zone, a step, a token."""

    key: str


class CardText(msgspec.Struct, frozen=True, tag_field="is", tag="text"):
    """Part of a card's text, in both languages."""

    en: str
    ru: str


class Option(msgspec.Struct, frozen=True, tag_field="is", tag="option"):
    """Something one can answer: as it is sent back (`words`), and as it is read (`key` with `args`)."""

    words: str
    key: str
    args: dict[str, int | str | Card | Seat | Word | CardText]


Argument = int | str | Card | Seat | Word | CardText | Option


class Line(msgspec.Struct, frozen=True):
    """One thing to read."""

    key: str
    args: dict[str, Argument]
