"""Conditions: what can be the case, for "if" and "while"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from midway.kernel.node import Node
from midway.kernel.nodes.places import OwnZone
from midway.kernel.nodes.seats import Pronoun
from midway.kernel.nodes.things import AtLeast, FewerThan, Need, Quality, That, This, kind_of
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


@dataclass(frozen=True)
class HasThings(Standing):
    """Your stall has at least 2 creatures: counted in that one place."""

    place: OwnZone
    what: Need

    def holds(self, s: State, f: i64) -> bool:
        kind = kind_of(self.what)
        there = Options()
        self.place.cards(s, f, there)
        many = 0
        for i in range(there.count()):
            if kind is not None and kind.fits(s, f, there.at(i)):
                many += 1
        what = self.what
        if isinstance(what, FewerThan):
            return many < what.n
        return many >= (what.n if isinstance(what, AtLeast) else what.least())
