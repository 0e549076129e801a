"""Building by a card's word: from where it says, at the terms it says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from midway.kernel.node import Node
from midway.kernel.nodes.things import Target, Things, kind_of
from midway.kernel.options import Options
from midway.titles.unfair.building import BuildCard, begin_build
from midway.titles.unfair.nodes.filters import the_attraction
from midway.titles.unfair.nodes.picking import Destined, ParkDeed
from midway.titles.unfair.placement import FREE, FULL, HALF, can_afford, can_build, has_price, is_suitable
from midway.titles.unfair.printed import columns
from midway.titles.unfair.schema import HAND, MARKET_SPACES, SHOWCASE, market
from midway.titles.unfair.words import phrase, words

if TYPE_CHECKING:
    from midway.kernel.game import Game
    from midway.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Terms(Node):
    """At what price something is built."""

    def terms(self) -> i64:
        raise NotImplementedError


@dataclass(frozen=True)
class FixedTerms(Terms):
    id: str

    def terms(self) -> i64:
        return FREE if self.id == "free" else HALF


@dataclass(frozen=True)
class CoinsLess(Terms):
    n: int

    def terms(self) -> i64:
        return self.n


def names_no_place(target: Target) -> bool:
    """Then the hand is one of the places (UNF-MARKET-07)."""
    kind = kind_of(target)
    return kind is not None and kind.where is None


def from_anywhere(target: Target, s: State, f: i64, o: Options) -> bool:
    """Add what the actor could build where the words name no place: from hand, Market, Showcase (UNF-MARKET-07)."""
    kind = kind_of(target)
    if kind is None or kind.where is not None:
        return False
    seat = s.actor(f)
    zones = [s.zone(seat, HAND), *[market(n) for n in range(MARKET_SPACES)], s.zone(seat, SHOWCASE)]
    for z in zones:
        for i in range(s.count(z)):
            if kind.fits(s, f, s.at(z, i)):
                o.add(s.at(z, i))
    return True


@dataclass(frozen=True)
class Build(ParkDeed):
    what: Target
    terms: Terms | None

    def looks_at_secrets(self, game: Game) -> bool:
        return names_no_place(self.what)

    @property
    def verb(self) -> str:
        return "build"

    def target(self) -> Target:
        return self.what

    def price(self) -> i64:
        terms = self.terms
        return FULL if terms is None else terms.terms()

    def victim(self, s: State, card: i64) -> i64:
        return -1

    def suits(self, s: State, f: i64, card: i64) -> bool:
        return not s.is_in_play(card) and can_build(s, s.actor(f), card, self.price())

    def could_be(self, s: State, f: i64, o: Options) -> None:
        own = Options()
        if not from_anywhere(self.what, s, f, own):
            super().could_be(s, f, o)
            return
        for i in range(own.count()):
            if self.suits(s, f, own.at(i)):
                o.add(own.at(i))

    def do(self, s: State, f: i64, card: i64) -> None:
        begin_build(s, f, card, self.price())


@dataclass(frozen=True)
class Recruit(Build):
    """Build, said of staff (UNF-STAFF-04)."""


@dataclass(frozen=True)
class BuildOnto(Destined):
    """An upgrade onto an attraction the words name."""

    what: Target
    host: Things
    terms: Terms | None

    def bind(self, game: Game) -> None:
        super().bind(game)
        self.lower("at", game.deed("upgrade"))

    def looks_at_secrets(self, game: Game) -> bool:
        return names_no_place(self.what)

    @property
    def verb(self) -> str:
        return "build"

    def prohibits(self) -> i64:
        """To forbid it is to forbid that the attraction is upgraded."""
        return self.at

    def prohibited(self) -> Target:
        return self.host

    def tells_by_place(self) -> bool:
        return not self.host.is_settled()

    def target(self) -> Target:
        return self.what

    def price(self) -> i64:
        terms = self.terms
        return FULL if terms is None else terms.terms()

    def victim(self, s: State, card: i64) -> i64:
        return -1

    def could_be(self, s: State, f: i64, o: Options) -> None:
        own = Options()
        if not from_anywhere(self.what, s, f, own):
            super().could_be(s, f, o)
            return
        for i in range(own.count()):
            if self.suits(s, f, own.at(i)):
                o.add(own.at(i))

    def hosts(self, s: State, f: i64, card: i64, o: Options) -> None:
        seat = s.actor(f)
        price = self.price()
        if s.is_in_play(card) or not has_price(s, card, price) or not can_afford(s, seat, card, price):
            return
        found = Options()
        self.host.gather(s, f, found)
        for i in range(found.count()):
            host = the_attraction(s, found.at(i))
            if host >= 0 and is_suitable(s, seat, card, host) and not s.forbidden(seat, columns(s).build, card):
                o.add(host)

    def arrive(self, s: State, f: i64, card: i64, host: i64) -> None:
        build = s.game.extra["build"]
        price: int = self.price()
        g = s.call(build, f)
        s.set_mark(g, card)
        s.set_tally(g, price)
        s.fix(g, host)
        if isinstance(build, BuildCard):
            build._price(s, g, s.actor(f), card)


words(FixedTerms, {"free": ("for free", "бесплатно"), "half": ("at half price", "за полцены")})
phrase(CoinsLess, "for {n} ~coin less", "на {n} ~монета:acc дешевле")
phrase(Build, "~build {what} {terms}", "~построить {what:acc} {terms}")
phrase(Recruit, "~recruit {what} {terms}", "~нанять {what:acc} {terms}")
phrase(BuildOnto, "~build {what} onto {host} {terms}", "~построить {what:acc} на {host:pre} {terms}")
