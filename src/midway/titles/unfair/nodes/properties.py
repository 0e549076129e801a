"""Properties: an attraction with 3 upgrades, an upgrade with a marked coin price of at least 6."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.nodes.things import Sort, With
from midway.titles.unfair.nodes.pieces import how_many_on
from midway.titles.unfair.park import stars
from midway.titles.unfair.printed import price_printed
from midway.titles.unfair.words import phrase

if TYPE_CHECKING:
    from midway.kernel.state import State


@dataclass(frozen=True)
class WithOne(With):
    sort: Sort

    def holds(self, s: State, f: i64, card: i64) -> bool:
        return how_many_on(s, f, card, self.sort) > 0


@dataclass(frozen=True)
class WithSome(With):
    """At least so many: more never spoil it (UNF-BP-05)."""

    n: int
    sort: Sort

    def holds(self, s: State, f: i64, card: i64) -> bool:
        return how_many_on(s, f, card, self.sort) >= self.n


@dataclass(frozen=True)
class WithAtLeast(With):
    n: int
    sort: Sort

    def holds(self, s: State, f: i64, card: i64) -> bool:
        return how_many_on(s, f, card, self.sort) >= self.n


@dataclass(frozen=True)
class CostsAtLeast(With):
    """Where the price does not apply, no comparison holds (UNF-INTERP-56)."""

    n: int

    def holds(self, s: State, f: i64, card: i64) -> bool:
        price = price_printed(s, card)
        return price >= 0 and price >= self.n


@dataclass(frozen=True)
class WithStars(With):
    """A value of 0 is one; where there is none, it is no 0 (UNF-CARD-06, -07)."""

    n: int

    def holds(self, s: State, f: i64, card: i64) -> bool:
        return stars(s, card) == self.n


phrase(WithOne, "with a {sort}", "с {sort:ins}")
phrase(WithSome, "with {n} {sort}", "с {n} {sort:ins}")
phrase(WithAtLeast, "with at least {n} {sort}", ", где не меньше {n} {sort:gen} (,)")
phrase(CostsAtLeast, "with a marked coin price of at least {n}", "с рыночной стоимостью не меньше {n}")
phrase(WithStars, "with a star value of {n}", "с ценностью в {n} ~звезда:acc")
