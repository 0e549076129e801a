"""Messages: what people read, as a key and arguments, never as a sentence.

Two people at one table read two languages, so a sentence is only made where it is shown. The words of a key
stand in the title's messages.en.ftl and messages.ru.ftl (Fluent); the kernel's own in its folder.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class CardRef:
    """A card, by its name in the game: "seaside.goldfish#2"; "" for a card the reader may not know."""

    name: str


@dataclass(frozen=True)
class SeatRef:
    """A player, by number."""

    seat: int


@dataclass(frozen=True)
class WordRef:
    """A word of the title's or the kernel's, by key: a zone, a step, a token."""

    key: str


@dataclass(frozen=True)
class OptionRef:
    """An option as records write it: "take seaside.goldfish#2"."""

    words: str


Argument = int | str | CardRef | SeatRef | WordRef | OptionRef


@dataclass(frozen=True)
class Part:
    """One part of a sum: what it is for (words: part-WHY), which card it is about (-1: none), how much."""

    why: str
    card: int
    n: int


@dataclass(frozen=True)
class Message:
    """One thing to read."""

    key: str
    args: dict[str, Argument] = field(default_factory=dict)
