"""The table as one viewer may see it.

What belongs to a seat has "@" and the seat's number behind its name: "hand@2", "coin@0". The names are those of the
title's layout (see catalogue.py); with "zone-", "token-", "number-" or "value-" before them the keys of their words.
"""

from __future__ import annotations

import msgspec


class Asked(msgspec.Struct, frozen=True):
    """What everybody may know of a decision a seat has to take."""

    seat: int
    kind: str  # "together" in a simultaneous phase
    source: str  # the card whose text asks, where the viewer knows it; "" otherwise


class Shown(msgspec.Struct):
    """A position as a viewer may see it, complete: two viewers with equal knowledge get equal bytes."""

    zones: dict[str, list[str | int]]  # names of cards in order; a number is so many cards face down
    numbers: dict[str, int | list[int]]  # tokens and numbers
    marks: dict[str, str | None]  # numbers that name a card: which one, if any
    cards: dict[str, dict[str, int]]  # what is said of single cards now, where it is not zero; prices, stars and so on
    words: dict[str, dict[str, list[str]]]  # likewise what only words say: where it lies, who stands on it
    values: dict[str, int]  # what rules in play add up to for a seat
    points: dict[str, int]  # the score as far as the viewer can know it: "size@0", and "total@0" for the sum
    awaited: list[Asked]
    first_seat: int
    together: bool  # the seats decide at the same time
    over: bool
    places: list[int] | None  # each seat's, once it is over


class Patch(msgspec.Struct, omit_defaults=True):
    """What differs from the position before. What is left out is as it was; null is nothing any more."""

    zones: dict[str, list[str | int]] = {}
    numbers: dict[str, int | list[int]] = {}
    marks: dict[str, str | None] = {}
    cards: dict[str, dict[str, int] | None] = {}
    words: dict[str, dict[str, list[str]] | None] = {}
    values: dict[str, int | None] = {}
    points: dict[str, int | None] = {}
    awaited: list[Asked] | None = None
    first_seat: int | None = None
    together: bool | None = None
    over: bool | None = None
    places: list[int] | None = None
