"""One among several: the largest, the topmost, the costliest, another, the others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.node import Modifier
from midway.kernel.nodes.places import Where
from midway.kernel.nodes.things import NO_LIMIT, Each, Kind, Noun, OfKind, Things
from midway.kernel.options import Options
from midway.titles.unfair import park
from midway.titles.unfair.nodes.filters import On, the_attraction
from midway.titles.unfair.printed import is_attraction, price_printed
from midway.titles.unfair.words import phrase, words

if TYPE_CHECKING:
    from midway.kernel.state import State


@dataclass(frozen=True)
class Extreme(Modifier):
    id: str


@dataclass(frozen=True)
class TheMost(OfKind):
    """The largest attraction; the topmost upgrade, one on each attraction. Where several are, somebody picks."""

    extreme: Extreme
    kind: Kind

    def of(self) -> Kind:
        return self.kind

    def is_settled(self) -> bool:
        """The topmost upgrade on each attraction: nobody picks."""
        where = self.kind.where
        return isinstance(where, On) and isinstance(where.host, Each)

    def most(self) -> i64:
        return NO_LIMIT if self.is_settled() else 1

    def count(self, s: State, f: i64) -> i64:
        o = Options()
        self.gather(s, f, o)
        return o.count()

    def gather(self, s: State, f: i64, o: Options) -> None:
        found = Options()
        self.kind.gather(s, f, found)
        most: i64 = -1
        for i in range(found.count()):
            most = max(most, self.measure(s, found.at(i)))
        for i in range(found.count()):
            card = found.at(i)
            if self._is_topmost(s, found, card) if self.extreme.id == "topmost" else self.measure(s, card) == most:
                o.add(card)

    def measure(self, s: State, card: i64) -> i64:
        """What is compared; -1 for a value that does not apply (UNF-INTERP-56)."""
        if self.extreme.id == "largest":
            return park.icons(s, card) if park.is_standing(s, card) and is_attraction(s, card) else -1
        return 0

    def _is_topmost(self, s: State, found: Options, card: i64) -> bool:
        host = park.attraction_of(s, card)
        if host < 0:
            return False
        upgrades = Options()
        park.upgrades(s, host, upgrades)
        last: i64 = -1
        for i in range(upgrades.count()):
            if found.has(upgrades.at(i)):
                last = upgrades.at(i)
        return last == card


@dataclass(frozen=True)
class Costliest(Things):
    noun: Noun
    where: Where

    def gather(self, s: State, f: i64, o: Options) -> None:
        found = Options()
        self.where.cards(s, f, found)
        most: i64 = 0
        for i in range(found.count()):
            if self.noun.fits(s, found.at(i)):
                most = max(most, price_printed(s, found.at(i)))
        for i in range(found.count()):
            if self.noun.fits(s, found.at(i)) and price_printed(s, found.at(i)) == most:
                o.add(found.at(i))

    def names(self) -> tuple[str, ...]:
        return (self.noun.id,)


@dataclass(frozen=True)
class Another(OfKind):
    """Not the card the text stands on, nor what that card stands on."""

    kind: Kind

    def of(self) -> Kind:
        return self.kind

    def gather(self, s: State, f: i64, o: Options) -> None:
        found = Options()
        self.kind.gather(s, f, found)
        here = s.src(f)
        for i in range(found.count()):
            if found.at(i) != here and found.at(i) != the_attraction(s, here):
                o.add(found.at(i))


@dataclass(frozen=True)
class TheOther(OfKind):
    """All but the one that was spoken of before."""

    kind: Kind

    @property
    def refers(self) -> str:
        return "card"

    def of(self) -> Kind:
        return self.kind

    def least(self) -> i64:
        return 0

    def most(self) -> i64:
        return NO_LIMIT

    def is_settled(self) -> bool:
        return True

    def gather(self, s: State, f: i64, o: Options) -> None:
        found = Options()
        self.kind.gather(s, f, found)
        spoken_of = s.all_noted(f, self.slot)
        for i in range(found.count()):
            if found.at(i) not in spoken_of:
                o.add(found.at(i))


words(
    Extreme,
    {
        "largest": ("largest", "~самый ~большой"),
        "topmost": ("topmost", "~самый ~верхний"),
        "first": ("first", "~первый"),
    },
)
phrase(TheMost, "the {extreme} {kind}", "{extreme} {kind}")
phrase(
    Costliest,
    "the {noun} with the highest marked coin price {where}",
    "{noun} с наибольшей рыночной стоимостью {where}",
)
phrase(Another, "another {kind}", "~другой {kind}")
phrase(TheOther, "the other {kind:pl}", "~остальной:pl {kind:pl}")
