"""Places: where cards are. "In your hand", "from the market", "discarded this way"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from midway.kernel.node import Modifier, Node
from midway.kernel.nodes.seats import EachSeat, Owner, Rival
from midway.kernel.schema import ALL

if TYPE_CHECKING:
    from midway.kernel.game import Game
    from midway.kernel.options import Options
    from midway.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Place(Node):
    """Where cards are."""

    def zones(self, s: State, f: i64) -> list[i64]:
        """The zones this place is made of, in the order in which rules go through them."""
        raise NotImplementedError

    @property
    def is_anywhere(self) -> bool:
        """Are these cards of any player's, whoever runs the rule?"""
        return False

    def cards(self, s: State, f: i64, o: Options) -> None:
        """Add every card there."""
        for z in self.zones(s, f):
            for i in range(s.count(z)):
                o.add(s.at(z, i))


@mypyc_attr(allow_interpreted_subclasses=True)
class Site(Place):
    """One place."""


@dataclass(frozen=True)
class SeatZone(Node):
    """A zone each seat has, by its name in the schema."""

    id: str

    def bind(self, game: Game) -> None:
        self.lower("at", game.schema.seat.field(self.id).at)

    def looks_at_secrets(self, game: Game) -> bool:
        return game.schema.seat.field(self.id).audience != ALL


@dataclass(frozen=True)
class TableZone(Site):
    """A zone the table has once, by its name in the schema."""

    id: str

    def bind(self, game: Game) -> None:
        self.lower("at", game.schema.shared.field(self.id).at)

    def looks_at_secrets(self, game: Game) -> bool:
        return game.schema.shared.field(self.id).audience != ALL

    def zones(self, s: State, f: i64) -> list[i64]:
        return [self.at]


@dataclass(frozen=True)
class OwnZone(Site):
    """Your hand, their stall."""

    owner: Owner
    zone: SeatZone

    def zones(self, s: State, f: i64) -> list[i64]:
        return [s.zone(self.owner.seat(s, f), self.zone.at)]


@dataclass(frozen=True)
class RivalZone(Site):
    """A competitor's hand: any competitor's, unless it is settled whose."""

    owner: Rival | EachSeat
    zone: SeatZone

    def zones(self, s: State, f: i64) -> list[i64]:
        owner = self.owner
        if isinstance(owner, Rival):
            who = owner.seat(s, f)
            if who >= 0:
                return [s.zone(who, self.zone.at)]
            return [s.zone(s.after(s.you(f), i), self.zone.at) for i in range(1, s.players)]
        return [s.zone(who, self.zone.at) for who in owner.everyone(s, f)]


@dataclass(frozen=True)
class EitherPlace(Place):
    """Your hand or the market."""

    places: tuple[Site, ...]

    @property
    def is_anywhere(self) -> bool:
        for place in self.places:
            if place.is_anywhere:
                return True
        return False

    def zones(self, s: State, f: i64) -> list[i64]:
        out: list[i64] = []
        for place in self.places:
            out += place.zones(s, f)
        return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Where(Modifier):
    """The last part of a noun phrase: where the card is."""

    @property
    def is_anywhere(self) -> bool:
        """Are these cards of any player's, whoever runs the rule?"""
        return False

    def cards(self, s: State, f: i64, o: Options) -> None:
        """Add every card there."""
        raise NotImplementedError


@dataclass(frozen=True)
class In(Where):
    place: Place

    @property
    def is_anywhere(self) -> bool:
        return self.place.is_anywhere

    def cards(self, s: State, f: i64, o: Options) -> None:
        self.place.cards(s, f, o)


@dataclass(frozen=True)
class From(Where):
    place: Place

    @property
    def is_anywhere(self) -> bool:
        return self.place.is_anywhere

    def cards(self, s: State, f: i64, o: Options) -> None:
        self.place.cards(s, f, o)


@dataclass(frozen=True)
class ThisWay(Where):
    """Discarded this way: what an earlier deed of the box has touched."""

    verb: Verb

    @property
    def refers(self) -> str:
        return "deed"

    def cards(self, s: State, f: i64, o: Options) -> None:
        for card in s.all_noted(f, self.slot):
            if not o.has(card):
                o.add(card)

    def calls(self) -> str:
        return self.verb.id


@dataclass(frozen=True)
class Verb(Node):
    """A verb by itself: cannot be discarded, discarded this way."""

    id: str
