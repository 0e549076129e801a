"""What holds while a card is in play: values of parks and cards, prices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.nodes.standing import TIMES, StatChange
from midway.kernel.nodes.things import Each, InGeneral, Target, This
from midway.titles.unfair.nodes.places import ParkOf
from midway.titles.unfair.words import phrase

if TYPE_CHECKING:
    from midway.kernel.state import State


@dataclass(frozen=True)
class MoreStars(StatChange):
    park: ParkOf
    n: int

    def stat(self) -> str:
        return "stars"

    def amount(self, s: State, owner: i64, src: i64) -> i64:
        return self.n


@dataclass(frozen=True)
class FewerStars(StatChange):
    park: ParkOf
    n: int

    def stat(self) -> str:
        return "stars"

    def amount(self, s: State, owner: i64, src: i64) -> i64:
        return -self.n


@dataclass(frozen=True)
class MoreCapacity(StatChange):
    park: ParkOf
    n: int

    def stat(self) -> str:
        return "capacity"

    def amount(self, s: State, owner: i64, src: i64) -> i64:
        return self.n


@dataclass(frozen=True)
class RoomForMore(StatChange):
    park: ParkOf
    n: int

    def stat(self) -> str:
        return "attractions"

    def amount(self, s: State, owner: i64, src: i64) -> i64:
        return self.n


@dataclass(frozen=True)
class GuestsPayMore(StatChange):
    n: int

    def stat(self) -> str:
        return "coins per guest"

    def amount(self, s: State, owner: i64, src: i64) -> i64:
        return self.n


@dataclass(frozen=True)
class MoreHandLimit(StatChange):
    n: int

    def stat(self) -> str:
        return "hand limit"

    def amount(self, s: State, owner: i64, src: i64) -> i64:
        return self.n


@dataclass(frozen=True)
class MoreActions(StatChange):
    n: int

    def stat(self) -> str:
        return "actions"

    def amount(self, s: State, owner: i64, src: i64) -> i64:
        return self.n


@dataclass(frozen=True)
class MoreStarsFor(StatChange):
    """The card itself is worth more for each of some things."""

    what: This
    n: int
    each: Each

    def stat(self) -> str:
        return "stars of a card"

    def of(self) -> Target | None:
        return self.what

    def amount(self, s: State, owner: i64, src: i64) -> i64:
        f = s.begin(self, owner, src)
        many = self.each.count(s, f)
        s.pop()
        return self.n * many


@dataclass(frozen=True)
class Cheaper(StatChange):
    what: InGeneral
    n: int

    def stat(self) -> str:
        return "price"

    def of(self) -> Target | None:
        return self.what

    def amount(self, s: State, owner: i64, src: i64) -> i64:
        return -self.n


@dataclass(frozen=True)
class HalfPrice(StatChange):
    """Rounded up, after all additions (UNF-INTERP-59)."""

    what: InGeneral

    def stat(self) -> str:
        return "price"

    def of(self) -> Target | None:
        return self.what

    def how(self) -> int:
        return TIMES

    def divisor(self) -> int:
        return 2

    def amount(self, s: State, owner: i64, src: i64) -> i64:
        return 1


phrase(MoreStars, "{park} has {n} more ~star", "{park:in} на {n} ~звезда:acc больше")
phrase(FewerStars, "{park} has {n} fewer ~star", "{park:in} на {n} ~звезда:acc меньше")
phrase(MoreCapacity, "{park} has {n} more guest capacity", "вместимость {park:gen} больше на {n}")
phrase(RoomForMore, "{park} may have {n} more ~attraction", "{park:in} может быть на {n} ~объект:acc больше")
phrase(GuestsPayMore, "each guest pays {n} more ~coin", "каждый гость платит на {n} ~монета:acc больше")
phrase(MoreHandLimit, "your hand limit is {n} higher", "ваш предел руки больше на {n}")
phrase(MoreActions, "you have {n} more ~action", "у вас на {n} ~действие:acc больше")
phrase(MoreStarsFor, "{what} has {n} more ~star for {each}", "{what} ценнее на {n} ~звезда:acc за {each:acc}")
phrase(Cheaper, "{what} cost you {n} ~coin less", "{what} стоят для вас на {n} ~монета:acc меньше")
phrase(HalfPrice, "{what} cost you half price", "{what} стоят для вас вдвое меньше")
