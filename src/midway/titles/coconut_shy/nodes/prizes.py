"""Deeds with prizes and tricks: win, take, discard, draw."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.agenda import NOTHING, happen
from midway.kernel.nodes.carddeeds import CardDeed
from midway.kernel.nodes.deeds import Countable
from midway.kernel.nodes.places import Site
from midway.kernel.nodes.things import Target, Things
from midway.kernel.results import ENACTED, FAILED
from midway.titles.coconut_shy.decks import discard, draw_trick
from midway.titles.coconut_shy.schema import SHELF, TRICK_DECK, TRICK_DISCARD, stall
from midway.titles.coconut_shy.words import phrase

if TYPE_CHECKING:
    from midway.kernel.state import State


@dataclass(frozen=True)
class Win(CardDeed):
    """Carry a prize to one's stall. Cards wait for it or forbid it; it is a throw that does it, see turns.py."""

    what: Things

    @property
    def verb(self) -> str:
        return "win"

    def target(self) -> Target:
        return self.what

    def do(self, s: State, f: i64, card: i64) -> None:
        s.move(card, stall(s, s.actor(f)))


@dataclass(frozen=True)
class Take(CardDeed):
    """Take a prize that is somebody else's."""

    what: Things
    to: Site

    @property
    def verb(self) -> str:
        return "take"

    def target(self) -> Target:
        return self.what

    def suits(self, s: State, f: i64, card: i64) -> bool:
        return s.owner_of(card) >= 0

    def do(self, s: State, f: i64, card: i64) -> None:
        s.move(card, self.to.zones(s, f)[0])


@dataclass(frozen=True)
class Discard(CardDeed):
    """A prize out of a stall or off the shelf, or a trick out of a hand."""

    what: Target

    @property
    def verb(self) -> str:
        return "discard"

    def target(self) -> Target:
        return self.what

    def suits(self, s: State, f: i64, card: i64) -> bool:
        return s.owner_of(card) >= 0 or s.has(SHELF, card)

    def do(self, s: State, f: i64, card: i64) -> None:
        discard(s, card)


@dataclass(frozen=True)
class Draw(Countable):
    """Draw tricks, as many as there are."""

    n: int

    @property
    def verb(self) -> str:
        return "draw"

    def possible_times(self, s: State, f: i64, many: i64) -> bool:
        return s.count(TRICK_DECK) + s.count(TRICK_DISCARD) > 0 and not self.is_barred(s, f, s.actor(f))

    def step(self, s: State, f: i64) -> None:
        seat = s.actor(f)
        if not self.possible(s, f):
            s.end(FAILED)
            return
        for _ in range(self.n * self.times(s, f)):
            draw_trick(s, seat)
        self.touch(s, f, seat)
        happen(s, f, self.number, NOTHING)
        s.end(ENACTED)


phrase(Win, "~win {what}", "~выиграть {what:acc}")
phrase(Take, "~take {what} into {to}", "~взять {what:acc} {to:into}")
phrase(Discard, "~discard {what}", "~сбросить {what:acc}")
phrase(Draw, "~draw {n} ~trick", "~взять {n} ~уловка:acc")
