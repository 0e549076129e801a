"""What narrows a kind of card: adjectives, where a card lies, the largest, the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.nodes.places import Where
from midway.kernel.nodes.things import Noun, Quality, Things, kind_of
from midway.kernel.options import Options
from midway.titles.unfair import park
from midway.titles.unfair.mesmerism import is_mesmerised
from midway.titles.unfair.nodes.places import buried_at
from midway.titles.unfair.placement import is_suitable
from midway.titles.unfair.printed import is_attraction, is_upgrade
from midway.titles.unfair.schema import BURIED, ENTRANCE, REVEALED
from midway.titles.unfair.words import phrase, words

if TYPE_CHECKING:
    from midway.kernel.state import State


# ---- adjectives ------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Adjective(Quality):
    """How a card is. A random one is picked by chance; different ones count once a name."""

    id: str

    def holds(self, s: State, f: i64, card: i64) -> bool:
        word = self.id
        if word == "open" or word == "closed":
            return s.is_in_play(card) and park.is_closed(s, card) == (word == "closed")
        if word == "available" or word == "unavailable":
            return s.is_in_play(card) and park.is_closed(s, card) == (word == "unavailable")
        if word == "mesmerised":
            return s.is_in_play(card) and is_mesmerised(s, card)
        if word == "built-in":
            return False  # no card is
        if word == "suitable":
            return self._suits(s, f, card)
        if word == "buried":
            owner = s.owner_of(card)
            return owner >= 0 and s.where(card) == s.zone(owner, BURIED)
        if word == "revealed":
            return s.where(card) == REVEALED
        return True

    def _suits(self, s: State, f: i64, card: i64) -> bool:
        """An upgrade: for the attraction that is spoken of. Attractions: their deed asks for which upgrade."""
        host = the_attraction(s, s.src(f))
        return not is_upgrade(s, card) or (host >= 0 and is_suitable(s, s.owner_of(host), card, host))

    def fits_built_in(self, s: State, host: i64) -> bool:
        """Is it true of what is built into this attraction? (UNF-BIU-10, -11)"""
        if self.id == "open" or self.id == "closed":
            return park.is_closed(s, host) == (self.id == "closed")
        return self.id == "built-in" or self.id == "different"

    def widen(self, s: State, f: i64, where: Where | None, o: Options) -> None:
        if self.id == "buried":
            buried_at(s, f, where, o)
        elif self.id == "revealed":
            for i in range(s.count(REVEALED)):
                o.add(s.at(REVEALED, i))


def the_attraction(s: State, card: i64) -> i64:
    """What "this attraction" means on a card: itself, or what it stands on (UNF-UPG-12); -1: nothing."""
    if card < 0 or not s.is_in_play(card):
        return -1
    if is_attraction(s, card):
        return card
    return park.attraction_of(s, card) if is_upgrade(s, card) else -1


def meant_by(s: State, card: i64, noun: Noun) -> i64:
    """The card that "this ..." means on a card."""
    if card >= 0 and not noun.fits(s, card) and is_upgrade(s, card):
        host = the_attraction(s, card)
        if host >= 0 and noun.fits(s, host):
            return host
    return card


words(
    Adjective,
    {
        "open": ("open", "~открытый"),
        "closed": ("closed", "~закрытый"),
        "available": ("available", "~доступный"),
        "unavailable": ("unavailable", "~недоступный"),
        "mesmerised": ("mesmerised", "~загипнотизированный"),
        "built-in": ("built-in", "~встроенный"),
        "non-built-in": ("non-built-in", "~невстроенный"),
        "suitable": ("suitable", "~подходящий"),
        "random": ("random", "~случайный"),
        "buried": ("buried", "~закопанный"),
        "revealed": ("revealed", "~раскрытый"),
        "different": ("different", "~различный"),
    },
)


# ---- places beside other cards -------------------------------------------------------------------------
@dataclass(frozen=True)
class On(Where):
    """On an attraction: its upgrades. Where the largest is meant and several are, the one with most of them."""

    host: Things

    @property
    def is_anywhere(self) -> bool:
        kind = kind_of(self.host)
        return kind is not None and (kind.where is None or kind.where.is_anywhere)

    def hosts(self, s: State, f: i64, o: Options) -> None:
        found = Options()
        self.host.gather(s, f, found)
        for i in range(found.count()):
            host = the_attraction(s, found.at(i))
            if host >= 0 and not o.has(host):
                o.add(host)

    def cards(self, s: State, f: i64, o: Options) -> None:
        hosts = Options()
        self.hosts(s, f, hosts)
        for i in range(hosts.count()):
            park.upgrades(s, hosts.at(i), o)


@dataclass(frozen=True)
class BuriedUnder(Where):
    host: Things

    def cards(self, s: State, f: i64, o: Options) -> None:
        hosts = Options()
        self.host.gather(s, f, hosts)
        for seat in range(s.players):
            z = s.zone(seat, BURIED)
            for i in range(s.count(z)):
                if hosts.has(park.carrier(s, seat, i)):
                    o.add(s.at(z, i))


@dataclass(frozen=True)
class AdjacentTo(Where):
    """In a neighbouring space; the first space lies beside the entrance (UNF-ATTR-09)."""

    neighbour: Things

    def cards(self, s: State, f: i64, o: Options) -> None:
        found = Options()
        self.neighbour.gather(s, f, found)
        in_play = Options()
        s.cards_in_play(in_play)
        for k in range(found.count()):
            for i in range(in_play.count()):
                card = in_play.at(i)
                if is_beside(s, card, found.at(k)) and not o.has(card):
                    o.add(card)


def is_beside(s: State, one: i64, other: i64) -> bool:
    if not is_attraction(s, other):
        return False
    if s.owner_of(one) >= 0 and s.where(one) == s.zone(s.owner_of(one), ENTRANCE):
        return s.owner_of(one) == s.owner_of(other) and park.space_of(s, other) == 0
    return is_attraction(s, one) and park.are_adjacent(s, one, other)


phrase(On, "on {host}", "на {host:pre}")
phrase(BuriedUnder, "buried under {host}", ", ~закопанный под {host:ins} (,)")
phrase(AdjacentTo, "adjacent to {neighbour}", ", ~соседний с {neighbour:ins} (,)")
