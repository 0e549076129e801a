"""What the title's deeds with cards share: picking at random, and a second card that says where to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from midway.kernel.node import Node
from midway.kernel.nodes.carddeeds import PICKING, READY, CardDeed
from midway.kernel.nodes.things import Kind, kind_of, least_of, most_of
from midway.kernel.options import PICK, Options
from midway.kernel.results import ENACTED, FAILED
from midway.kernel.schema import EVERYBODY
from midway.titles.unfair.nodes.filters import Adjective
from midway.titles.unfair.printed import columns

if TYPE_CHECKING:
    from midway.kernel.game import Game
    from midway.kernel.state import State


def is_random(kind: Kind | None) -> bool:
    if kind is not None:
        for quality in kind.sort.qualities:
            if isinstance(quality, Adjective) and quality.id == "random":
                return True
    return False


def is_any_card(kind: Kind | None) -> bool:
    """Of "a card" there are as many as everybody can count."""
    return kind is not None and kind.sort.noun.id == "card" and not kind.sort.qualities


@mypyc_attr(allow_interpreted_subclasses=True)
class ParkDeed(CardDeed):
    """A deed that may be done to a random card; nobody picks that (UNF-INTERP-57)."""

    by_chance: bool = False

    def bind(self, game: Game) -> None:
        super().bind(game)
        kind = kind_of(self.target())
        self.lower("by_chance", is_random(kind))
        self.lower("is_private", self.is_private and not is_any_card(kind))

    def possible(self, s: State, f: i64) -> bool:
        return super().possible(s, f) and not (columns(s).fails_short and self.falls_short(s, f))

    def falls_short(self, s: State, f: i64) -> bool:
        """Are there fewer cards than asked for, in a hand, a pile or the Market? (UNF-DECK-04)"""
        found = Options()
        self.could_be(s, f, found)
        for i in range(found.count()):
            if s.is_in_play(found.at(i)):
                return False
        return found.count() < least_of(self.target())

    def step(self, s: State, f: i64) -> None:
        if self.by_chance and s.pc(f) == PICKING:
            self._draw_lots(s, f)
        else:
            super().step(s, f)

    def _draw_lots(self, s: State, f: i64) -> None:
        if not self.possible(s, f):
            s.end(FAILED)
            return
        s.learn(EVERYBODY)  # whatever it is, its back is seen
        for _ in range(most_of(self.target())):
            left = Options()
            self.left_to_pick(s, f, left)
            if left.count() > 0:
                s.fix(f, left.at(s.below(left.count())))
        s.learn(EVERYBODY)  # all see the backs
        s.go(f, READY)


@mypyc_attr(allow_interpreted_subclasses=True)
class Supply(ParkDeed):
    """From a deck, a pile or the Market: never impossible for lack of cards (UNF-INTERP-23, -25)."""

    def possible(self, s: State, f: i64) -> bool:
        return super().possible(s, f) if self.whole or self.strict or columns(s).fails_short else True

    def step(self, s: State, f: i64) -> None:
        if s.pc(f) == PICKING and s.items(f) == 0:
            left = Options()
            self.left_to_pick(s, f, left)
            if left.count() == 0:
                s.end(FAILED if self.whole or columns(s).fails_short else ENACTED)
                return
        super().step(s, f)


@mypyc_attr(allow_interpreted_subclasses=True)
class Destined(ParkDeed):
    """The card picked goes to another card: moved onto it, buried under it."""

    onward: Node | None = None  # lowered: what asks for the destination

    def bind(self, game: Game) -> None:
        super().bind(game)
        self.lower("onward", game.install(Onward(), type(self).__name__))

    def hosts(self, s: State, f: i64, card: i64, o: Options) -> None:
        """Add every card it may go to."""
        raise NotImplementedError

    def arrive(self, s: State, f: i64, card: i64, host: i64) -> None:
        raise NotImplementedError

    def tells_by_place(self) -> bool:
        """Would it tell what card it is, that there is one place for it?"""
        return False

    def suits(self, s: State, f: i64, card: i64) -> bool:
        o = Options()
        self.hosts(s, f, card, o)
        return o.count() > 0

    def do(self, s: State, f: i64, card: i64) -> None:
        if self.onward is not None:
            s.set_mark(s.call(self.onward, f), card)


@dataclass(frozen=True)
class Onward(Node):
    """Asks where the card goes that its caller has picked. Its mark: that card."""

    def question(self, s: State, f: i64) -> str:
        return "card"

    def options(self, s: State, f: i64, o: Options) -> None:
        deed = s.node(s.caller(f))
        found = Options()
        if isinstance(deed, Destined):
            deed.hosts(s, f, s.mark(f), found)
        for i in range(found.count()):
            o.offer(PICK, found.at(i))

    def step(self, s: State, f: i64) -> None:
        deed = s.node(s.caller(f))
        if s.pc(f) == 0:
            if isinstance(deed, Destined) and deed.tells_by_place() and s.viewers_of(s.mark(f)) != EVERYBODY:
                s.ask_openly(f, 1, s.actor(f))
            else:
                s.ask(f, 1, s.actor(f))
            return
        card, host = s.mark(f), s.arg
        caller = s.caller(f)
        s.end(ENACTED)
        if isinstance(deed, Destined):
            deed.arrive(s, caller, card, host)
