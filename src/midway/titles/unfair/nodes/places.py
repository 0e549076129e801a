"""Places: parks, the Market, decks and discard piles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from midway.kernel.node import Node
from midway.kernel.nodes.places import Place, Site, Where
from midway.kernel.nodes.seats import EachSeat, Owner, Rival
from midway.titles.unfair.schema import (
    BESIDE,
    BLUEPRINT_DECK,
    BLUEPRINT_DISCARD,
    BLUEPRINTS,
    BURIED,
    ENTRANCE,
    EVENT_DECK,
    EVENT_DISCARD,
    MARKET_SPACES,
    MOST_SPACES,
    PARK_DECK,
    PARK_DISCARD,
    PINNED,
    market,
    space,
)
from midway.titles.unfair.words import phrase, words

if TYPE_CHECKING:
    from midway.kernel.options import Options
    from midway.kernel.state import State


# ---- parks -------------------------------------------------------------------------------------------
def zones_of_park(s: State, seat: i64) -> list[i64]:
    """Entrance, spaces from the first to the last, what lies beside the entrance, what is pinned."""
    return [
        s.zone(seat, ENTRANCE),
        *[space(s, seat, n) for n in range(MOST_SPACES)],
        s.zone(seat, BESIDE),
        s.zone(seat, PINNED),
    ]


@mypyc_attr(allow_interpreted_subclasses=True)
class Park(Site):
    """Everything in somebody's park but what lies buried there."""

    def seats(self, s: State, f: i64) -> list[i64]:
        """Whose parks are meant."""
        raise NotImplementedError

    def zones(self, s: State, f: i64) -> list[i64]:
        out: list[i64] = []
        for seat in self.seats(s, f):
            out += zones_of_park(s, seat)
        return out


@dataclass(frozen=True)
class ParkOf(Park):
    owner: Owner

    def seats(self, s: State, f: i64) -> list[i64]:
        return [self.owner.seat(s, f)]

    def zones(self, s: State, f: i64) -> list[i64]:
        """Kept blueprints are of the park too, for their owner, who alone knows them (UNF-ZONE-05, UNF-BP-08)."""
        seat = self.owner.seat(s, f)
        found = zones_of_park(s, seat)
        if seat == s.actor(f):
            found.append(s.zone(seat, BLUEPRINTS))
        return found


@dataclass(frozen=True)
class RivalPark(Park):
    owner: Rival | EachSeat

    def seats(self, s: State, f: i64) -> list[i64]:
        owner = self.owner
        if isinstance(owner, EachSeat):
            return owner.everyone(s, f)
        who = owner.seat(s, f)
        return [who] if who >= 0 else [s.after(s.you(f), i) for i in range(1, s.players)]


@dataclass(frozen=True)
class AnyPark(Park):
    @property
    def is_anywhere(self) -> bool:
        return True

    def seats(self, s: State, f: i64) -> list[i64]:
        return [s.after(s.first_seat, i) for i in range(s.players)]


@dataclass(frozen=True)
class InPlay(Site):
    """All cards in play, those of the table included."""

    @property
    def is_anywhere(self) -> bool:
        return True

    def zones(self, s: State, f: i64) -> list[i64]:
        out: list[i64] = []
        for i in range(s.players):
            out += zones_of_park(s, s.after(s.first_seat, i))
        return out


phrase(ParkOf, "{owner} ~park", "{owner} ~парк")
phrase(RivalPark, "{owner}'s ~park", "~парк {owner:gen}")
phrase(AnyPark, "any ~park", "~любой ~парк")
phrase(InPlay, "play", "~игра")


def buried_at(s: State, f: i64, where: Where | None, o: Options) -> None:
    """Add the cards that lie buried in the parks of a place; without a place: in any."""
    from midway.kernel.nodes.places import From, In

    seats: list[i64] = []
    place: Place | None = None
    if isinstance(where, (In, From)):
        place = where.place
    if isinstance(place, Park):
        seats = place.seats(s, f)
    elif where is None or isinstance(place, InPlay):
        seats = [s.after(s.first_seat, i) for i in range(s.players)]
    for seat in seats:
        z = s.zone(seat, BURIED)
        for i in range(s.count(z)):
            o.add(s.at(z, i))


# ---- the board -----------------------------------------------------------------------------------------
@dataclass(frozen=True)
class DeckKind(Node):
    """Park, Event or Blueprint: the deck and its discard pile."""

    id: str

    def deck(self) -> i64:
        return PARK_DECK if self.id == "Park" else EVENT_DECK if self.id == "Event" else BLUEPRINT_DECK

    def pile(self) -> i64:
        return PARK_DISCARD if self.id == "Park" else EVENT_DISCARD if self.id == "Event" else BLUEPRINT_DISCARD


@dataclass(frozen=True)
class Deck(Site):
    kind: DeckKind

    def zones(self, s: State, f: i64) -> list[i64]:
        return [self.kind.deck()]


@dataclass(frozen=True)
class DiscardPile(Site):
    kind: DeckKind

    def zones(self, s: State, f: i64) -> list[i64]:
        return [self.kind.pile()]


@dataclass(frozen=True)
class Market(Site):
    def zones(self, s: State, f: i64) -> list[i64]:
        return [market(n) for n in range(MARKET_SPACES)]


words(
    DeckKind,
    {"Park": ("Park", "парка"), "Event": ("Event", "событий"), "Blueprint": ("Blueprint", "планов")},
)
phrase(Deck, "the {kind} ~deck", "~колода {kind}")
phrase(DiscardPile, "the {kind} discard ~pile", "~стопка сброса {kind}")
phrase(Market, "the Market", "~рынок")
