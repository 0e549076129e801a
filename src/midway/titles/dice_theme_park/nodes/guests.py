"""What texts say of guests: their colour, and what their value is like; and what is paid for them."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from midway.kernel.node import Modifier, Node
from midway.titles.dice_theme_park.words import phrase, words


@dataclass(frozen=True)
class Colour(Modifier):
    id: str


@dataclass(frozen=True)
class Parity(Modifier):
    id: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Which(Node):
    """What else must be true of a guest."""


@dataclass(frozen=True)
class OfValueFrom(Which):
    n: int


@dataclass(frozen=True)
class OfValueUpTo(Which):
    n: int


@dataclass(frozen=True)
class OfHigherValue(Which):
    """Than the guest named before."""


@dataclass(frozen=True)
class OfAnotherColour(Which):
    """Than the guest named before."""


@dataclass(frozen=True)
class Guest(Node):
    parity: Parity | None
    colour: Colour | None
    which: Which | None


@dataclass(frozen=True)
class Currency(Node):
    id: str


@dataclass(frozen=True)
class Payment(Node):
    n: int
    currency: Currency


words(Colour, {"blue": ("blue", "~синий"), "green": ("green", "~зелёный"), "yellow": ("yellow", "~жёлтый")})
words(Parity, {"even": ("even", "~чётный"), "odd": ("odd", "~нечётный")})
phrase(OfValueFrom, "of value {n} or more", "со значением не меньше {n}")
phrase(OfValueUpTo, "of value {n} or less", "со значением не больше {n}")
phrase(OfHigherValue, "of higher value", "с более высоким значением")
phrase(OfAnotherColour, "of another colour", "другого цвета")
phrase(Guest, "{parity} {colour} ~guest {which}", "{parity} {colour} ~гость {which}")
words(Currency, {"coin": ("~coin", "~монета"), "star": ("~star", "~звезда")})
phrase(Payment, "{n} {currency}", "{n} {currency}")
