"""What an attraction asks for: the guests of a party, and what they must be like together."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from midway.kernel.node import Node
from midway.titles.dice_theme_park.nodes.guests import Guest
from midway.titles.dice_theme_park.words import phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class Member(Node):
    """One guest of a party, or several alike."""

    def many(self) -> int:
        return 1

    def like(self) -> Guest:
        raise NotImplementedError


@dataclass(frozen=True)
class OneGuest(Member):
    guest: Guest

    def like(self) -> Guest:
        return self.guest


@dataclass(frozen=True)
class AnotherGuest(Member):
    guest: Guest

    def like(self) -> Guest:
        return self.guest


@dataclass(frozen=True)
class SomeGuests(Member):
    n: int
    guest: Guest

    def many(self) -> int:
        return self.n

    def like(self) -> Guest:
        return self.guest


@dataclass(frozen=True)
class MoreGuests(Member):
    n: int
    guest: Guest

    def many(self) -> int:
        return self.n

    def like(self) -> Guest:
        return self.guest


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Node):
    """What is asked of the whole party."""


@dataclass(frozen=True)
class EqualValues(Together):
    pass


@dataclass(frozen=True)
class ValuesInARow(Together):
    pass


@dataclass(frozen=True)
class SumFrom(Together):
    n: int


@dataclass(frozen=True)
class SumOf(Together):
    n: int


@dataclass(frozen=True)
class OneColour(Together):
    pass


@dataclass(frozen=True)
class DifferentColours(Together):
    pass


@dataclass(frozen=True)
class Party(Node):
    """The whole text."""

    members: tuple[Member, ...]
    together: Together | None


phrase(OneGuest, "a {guest}", "{guest}")
phrase(AnotherGuest, "another {guest}", "ещё один {guest}")
phrase(SomeGuests, "{n} {guest}", "{n} {guest}")
phrase(MoreGuests, "{n} more {guest}", "ещё {n} {guest}")
phrase(EqualValues, "with equal values", "с равными значениями")
phrase(ValuesInARow, "with values in a row", "с последовательными значениями")
phrase(SumFrom, "with values adding up to at least {n}", "с суммой значений не меньше {n}")
phrase(SumOf, "with values adding up to {n}", "с суммой значений {n}")
phrase(OneColour, "of the same colour", "одного цвета")
phrase(DifferentColours, "of different colours", "разных цветов")
phrase(Party, "^ {members+| and} {together}.", "^ {members+| и} {together}.")
