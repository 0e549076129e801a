"""Conditions about parks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from midway.kernel.nodes.conditions import Standing
from midway.kernel.nodes.places import In
from midway.kernel.nodes.things import AtLeast, FewerThan, Kind, That, Things, This, kind_of
from midway.kernel.options import Options
from midway.titles.unfair import park
from midway.titles.unfair.nodes.coins import only_card
from midway.titles.unfair.nodes.places import ParkOf
from midway.titles.unfair.words import phrase

if TYPE_CHECKING:
    from midway.kernel.game import Game
    from midway.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class AboutPark(Standing):
    """Speaks of what one park holds, built-in upgrades included."""

    inside: Kind | None = None  # lowered: the kind, in that park

    def whose_park(self) -> ParkOf:
        raise NotImplementedError

    def kind_spoken_of(self) -> Kind | None:
        raise NotImplementedError

    def bind(self, game: Game) -> None:
        kind = self.kind_spoken_of()
        if kind is not None and kind.where is None:
            self.lower("inside", game.install(Kind(kind.sort, kind.having, In(self.whose_park())), "in a park"))

    def how_many(self, s: State, f: i64) -> i64:
        return self.inside.count(s, f) if self.inside is not None else -1


@dataclass(frozen=True)
class ParkHas(AboutPark):
    park: ParkOf
    what: Things

    def whose_park(self) -> ParkOf:
        return self.park

    def kind_spoken_of(self) -> Kind | None:
        return kind_of(self.what)

    def holds(self, s: State, f: i64) -> bool:
        many = self.how_many(s, f)
        if many >= 0:
            return many >= max(1, self.what.least())
        found = Options()
        self.what.gather(s, f, found)
        owner = self.park.owner.seat(s, f)
        for i in range(found.count()):
            if s.owner_of(found.at(i)) == owner:
                return True
        return False


@dataclass(frozen=True)
class ParkHasNumber(AboutPark):
    park: ParkOf
    what: AtLeast | FewerThan

    def whose_park(self) -> ParkOf:
        return self.park

    def kind_spoken_of(self) -> Kind | None:
        return self.what.kind

    def holds(self, s: State, f: i64) -> bool:
        many = self.how_many(s, f)
        if many < 0:
            return self.what.met(s, f)
        return many < self.what.n if isinstance(self.what, FewerThan) else many >= self.what.n


@dataclass(frozen=True)
class ParkHasNo(AboutPark):
    park: ParkOf
    kind: Kind

    def whose_park(self) -> ParkOf:
        return self.park

    def kind_spoken_of(self) -> Kind | None:
        return self.kind

    def holds(self, s: State, f: i64) -> bool:
        many = self.how_many(s, f)
        return (many if many >= 0 else self.kind.count(s, f)) == 0


@dataclass(frozen=True)
class IsInSpace(Standing):
    """Spaces are counted from 1."""

    what: This | That
    n: int

    def holds(self, s: State, f: i64) -> bool:
        card = only_card(s, f, self.what)
        return card >= 0 and park.space_of(s, card) == self.n - 1


phrase(ParkHas, "{park} has {what}", "{park:in} есть {what}")
phrase(ParkHasNumber, "{park} has {what}", "{park:in} {what}")
phrase(ParkHasNo, "{park} has no {kind:pl}", "{park:in} нет {kind:gen pl}")
phrase(IsInSpace, "{what} is in attraction space {n}", "{what} находится в ячейке парка {n}")
