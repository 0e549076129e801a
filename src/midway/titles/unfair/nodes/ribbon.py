"""Along the ribbon of one attraction: above and below an upgrade, and what is added there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from midway.kernel.nodes.places import Where
from midway.kernel.nodes.sentences import Settled
from midway.kernel.nodes.things import One, That, This, speaks_of
from midway.kernel.nodes.waiting import Waiting
from midway.kernel.options import Options
from midway.titles.unfair import park
from midway.titles.unfair.nodes.coins import only_card
from midway.titles.unfair.nodes.filters import the_attraction
from midway.titles.unfair.printed import built_ins, is_upgrade
from midway.titles.unfair.words import phrase

if TYPE_CHECKING:
    from midway.kernel.node import Node
    from midway.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class AlongRibbon(Where):
    """Farther from the player is above; nothing is above or below what stands on another attraction (UNF-UPG-13)."""

    def from_where(self) -> This | That:
        raise NotImplementedError

    def is_above(self) -> bool:
        raise NotImplementedError

    def place(self, s: State, f: i64) -> i64:
        """How far along its ribbon the upgrade lies that is spoken of; 0: it is none in a park."""
        card = only_card(s, f, self.from_where())
        if card < 0 or not is_upgrade(s, card) or not park.is_standing(s, card):
            return 0
        return s.place_of(s.where(card), card)

    def host(self, s: State, f: i64) -> i64:
        """The attraction whose ribbon it is; -1: none."""
        return park.attraction_of(s, only_card(s, f, self.from_where())) if self.place(s, f) > 0 else -1

    def cards(self, s: State, f: i64, o: Options) -> None:
        here = self.place(s, f)
        if here == 0:
            return
        z = s.where(self.host(s, f))
        first, end = (here + 1, s.count(z)) if self.is_above() else (1, here)
        for i in range(first, end):
            o.add(s.at(z, i))

    def icons(self, s: State, f: i64) -> i64:
        """The icons there; those of the attraction's own card lie below all upgrades."""
        found = Options()
        self.cards(s, f, found)
        host = self.host(s, f)
        own = 0 if self.is_above() or host < 0 else 1 + built_ins(s, host)
        return found.count() + own

    def coins(self, s: State, f: i64) -> i64:
        """The coins lying there."""
        found = Options()
        self.cards(s, f, found)
        return sum([park.coins_on(s, found.at(i)) for i in range(found.count())])


@dataclass(frozen=True)
class Above(AlongRibbon):
    upgrade: This | That

    def from_where(self) -> This | That:
        return self.upgrade

    def is_above(self) -> bool:
        return True


@dataclass(frozen=True)
class Below(AlongRibbon):
    """What is built into the attraction lies below all upgrades on it."""

    upgrade: This | That

    def from_where(self) -> This | That:
        return self.upgrade

    def is_above(self) -> bool:
        return False


@dataclass(frozen=True)
class AfterAdded(Waiting):
    """Built there, or moved there (UNF-MOVE-06)."""

    what: One
    host: This
    then: Settled

    @property
    def is_after(self) -> bool:
        return True

    def deed(self) -> str:
        return "add"

    def then_runs(self) -> Node:
        return self.then

    def subject_slot(self) -> i64:
        return self.what.slot

    def answers_to(self, s: State, owner: i64, src: i64, actor: i64, card: i64) -> bool:
        here = the_attraction(s, src)
        return (
            here >= 0
            and park.is_standing(s, card)
            and park.attraction_of(s, card) == here
            and speaks_of(self.what, s, owner, src, card, self)
        )


phrase(Above, "above {upgrade}", "выше {upgrade:gen}")
phrase(Below, "below {upgrade}", "ниже {upgrade:gen}")
phrase(
    AfterAdded,
    "after {what} is added to {host}, {then}",
    "после того как на {host:acc} добавят {what:acc}, {then}",
)
