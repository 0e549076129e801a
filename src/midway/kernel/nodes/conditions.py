"""Conditions: what can be the case, for "if" and "while"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from midway.kernel.node import Node
from midway.kernel.nodes.places import OwnZone
from midway.kernel.nodes.seats import Pronoun
from midway.kernel.nodes.things import AtLeast, FewerThan, Kind, Quality, That, Things, This, kind_of
from midway.kernel.nodes.tokens import Amount
from midway.kernel.options import Options
from midway.kernel.results import ENACTED

if TYPE_CHECKING:
    from midway.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Node):
    def holds(self, s: State, f: i64) -> bool:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing(Condition):
    """Can go on being the case, so that "while" makes sense."""


@dataclass(frozen=True)
class Does(Condition):
    """If you do: the part of the sentence before was enacted."""

    who: Pronoun

    @property
    def refers(self) -> str:
        return "part"

    def holds(self, s: State, f: i64) -> bool:
        return s.noted(f, self.slot) == ENACTED


@dataclass(frozen=True)
class HasAtLeast(Standing):
    """You have at least 3 coins."""

    who: Pronoun
    amount: Amount

    def holds(self, s: State, f: i64) -> bool:
        return s.own(self.who.seat(s, f), self.amount.token.at) >= self.amount.n


@dataclass(frozen=True)
class Is(Standing):
    """This ride is open."""

    what: This | That
    state: Quality

    def holds(self, s: State, f: i64) -> bool:
        o = Options()
        self.what.gather(s, f, o)
        return o.count() > 0 and self.state.holds(s, f, o.at(0))


def how_many_there(s: State, f: i64, place: OwnZone, kind: Kind | None) -> i64:
    """Counted in that one place."""
    there = Options()
    place.cards(s, f, there)
    many: i64 = 0
    for i in range(there.count()):
        if kind is not None and kind.fits(s, f, there.at(i)):
            many += 1
    return many


@dataclass(frozen=True)
class HasThings(Standing):
    """Your stall has 2 creatures, or more."""

    place: OwnZone
    what: Things

    def holds(self, s: State, f: i64) -> bool:
        return how_many_there(s, f, self.place, kind_of(self.what)) >= self.what.least()


@dataclass(frozen=True)
class HasNumber(Standing):
    """Your stall has at least 2 creatures. Said apart, because not every language says it alike."""

    place: OwnZone
    what: AtLeast | FewerThan

    def holds(self, s: State, f: i64) -> bool:
        many = how_many_there(s, f, self.place, self.what.kind)
        return many < self.what.n if isinstance(self.what, FewerThan) else many >= self.what.n
