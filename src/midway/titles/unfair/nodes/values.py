"""What holds while a card is in play: values of parks and cards, prices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from midway.kernel.nodes.standing import TIMES, StatChange
from midway.kernel.nodes.things import Each, InGeneral, Kind, Target, This, kind_of
from midway.kernel.options import Options
from midway.titles.unfair.building import BuildCard
from midway.titles.unfair.nodes.filters import On
from midway.titles.unfair.nodes.places import ParkOf
from midway.titles.unfair.placement import is_suitable
from midway.titles.unfair.words import phrase

if TYPE_CHECKING:
    from midway.kernel.state import State
    from midway.kernel.totals import Reckoning


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

    def stays(self) -> bool:
        """A park's limits are its own (UNF-VAMP-03)."""
        return True

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
class MoreForEach(StatChange):
    """The same as many times as there are things now."""

    rule: MoreStars | FewerStars | MoreCapacity
    each: Each

    def stat(self) -> str:
        return self.rule.stat()

    def amount(self, s: State, owner: i64, src: i64) -> i64:
        f = s.begin(self, owner, src)
        many = self.each.count(s, f)
        s.pop()
        return self.rule.amount(s, owner, src) * many

    @property
    def lively(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class PriceChange(StatChange):
    """Of some kind of card; of upgrades "on a closed attraction" where they are to be built there."""

    def stat(self) -> str:
        return "price"

    def reckon(self, s: State, owner: i64, src: i64, seat: i64, stat: i64, card: i64, r: Reckoning) -> None:
        cards = self.of()
        kind = kind_of(cards) if cards is not None else None
        if kind is None or not isinstance(kind.where, On):
            super().reckon(s, owner, src, seat, stat, card, r)
        elif stat == self.at and self.concerns(owner, seat) and self._goes_there(s, owner, src, seat, kind, card):
            self._change(r, self.amount(s, owner, src))

    def _goes_there(self, s: State, owner: i64, src: i64, seat: i64, kind: Kind, card: i64) -> bool:
        """Is it being built on such an attraction? Before that is known: could it be?"""
        hosts = Options()
        f = s.begin(self, owner, src)
        fits = card >= 0 and kind.fits(s, f, card)
        if isinstance(kind.where, On):
            kind.where.hosts(s, f, hosts)
        s.pop()
        if not fits:
            return False
        chosen = host_chosen(s, card)
        if chosen >= 0:
            return hosts.has(chosen)
        for i in range(hosts.count()):
            if s.owner_of(hosts.at(i)) == seat and is_suitable(s, seat, card, hosts.at(i)):
                return True
        return False


def host_chosen(s: State, card: i64) -> i64:
    """The attraction on which this upgrade is being built; -1: none has been chosen."""
    f = s.top
    while f != 0:
        if isinstance(s.node(f), BuildCard) and s.mark(f) == card and s.items(f) > 0:
            return s.item(f, 0)
        f = s.caller(f)
    return -1


@dataclass(frozen=True)
class Cheaper(PriceChange):
    what: InGeneral
    n: int

    def of(self) -> Target | None:
        return self.what

    def amount(self, s: State, owner: i64, src: i64) -> i64:
        return -self.n


@dataclass(frozen=True)
class HalfPrice(PriceChange):
    """Rounded up, after all additions (UNF-INTERP-59)."""

    what: InGeneral

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
phrase(MoreForEach, "{rule} for {each}", "{rule} за {each:acc}")
phrase(Cheaper, "{what} cost you {n} ~coin less", "{what} стоят для вас на {n} ~монета:acc меньше")
phrase(HalfPrice, "{what} cost you half price", "{what} стоят для вас вдвое меньше")
