"""Deeds with cards: win, take, discard, draw."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.nodes.carddeeds import CardDeed
from midway.kernel.nodes.deeds import Countable
from midway.kernel.nodes.places import Site
from midway.kernel.nodes.things import Target, Things
from midway.kernel.results import ENACTED, FAILED
from midway.titles.coconut_shy.decks import draw_trick
from midway.titles.coconut_shy.schema import discard_pile, stall
from midway.titles.coconut_shy.words import phrase

if TYPE_CHECKING:
    from midway.kernel.state import State


@dataclass(frozen=True)
class Win(CardDeed):
    """Carry a prize to one's stall. A throw does it too, see turn.py; most rules only wait for it."""

    what: Things

    @property
    def verb(self) -> str:
        return "win"

    def target(self) -> Target:
        return self.what

    def do(self, s: State, f: i64, card: i64) -> None:
        s.affect(f, s.actor(f))
        s.move(card, stall(s, s.actor(f)))
        s.enacted()


@dataclass(frozen=True)
class Take(CardDeed):
    """Take a card that is somebody else's."""

    what: Things
    to: Site

    @property
    def verb(self) -> str:
        return "take"

    def target(self) -> Target:
        return self.what

    def do(self, s: State, f: i64, card: i64) -> None:
        s.affect(f, self.victim(s, card))
        s.affect(f, s.actor(f))
        s.move(card, self.to.zones(s, f)[0])
        s.enacted()


@dataclass(frozen=True)
class Discard(CardDeed):
    what: Target

    @property
    def verb(self) -> str:
        return "discard"

    def target(self) -> Target:
        return self.what

    def do(self, s: State, f: i64, card: i64) -> None:
        s.affect(f, self.victim(s, card))
        s.move(card, discard_pile(s, card))
        s.enacted()


@dataclass(frozen=True)
class Draw(Countable):
    """Draw Trick cards; as many as there are."""

    n: int

    @property
    def verb(self) -> str:
        return "draw"

    def possible(self, s: State, f: i64) -> bool:
        return not s.is_blocked(f, s.actor(f))

    def step(self, s: State, f: i64) -> None:
        seat = s.actor(f)
        if s.is_blocked(f, seat):
            s.end(FAILED)
            return
        for _ in range(self.n * self.times(s, f)):
            draw_trick(s, seat)
        s.affect(f, seat)
        s.end(ENACTED)


phrase(Win, "~win {what}", "~выиграть {what:acc}")
phrase(Take, "~take {what} into {to}", "~взять {what:acc} {to:into}")
phrase(Discard, "~discard {what}", "~сбросить {what:acc}")
phrase(Draw, "~draw {n} Trick ~card", "~взять {n} ~карта:acc ~трюк:gen")
