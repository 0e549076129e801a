"""Mesmerism: the rule of the Vampires' Overview, and the deeds that lay tokens on staff and take them off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.nodes.things import Target
from midway.titles.unfair import mesmerism, park
from midway.titles.unfair.nodes.picking import ParkDeed
from midway.titles.unfair.printed import columns, is_staff
from midway.titles.unfair.texts import Mesmerism
from midway.titles.unfair.words import phrase

if TYPE_CHECKING:
    from midway.kernel.state import State


@dataclass(frozen=True)
class ServeTheMesmeriser(Mesmerism):
    """Where this is said, a token means something; without it nobody can be mesmerised."""


@dataclass(frozen=True)
class Mesmerise(ParkDeed):
    """An available staff member of somebody else's that carries no token (UNF-VAMP-01)."""

    what: Target

    @property
    def verb(self) -> str:
        return "mesmerise"

    def target(self) -> Target:
        return self.what

    def suits(self, s: State, f: i64, card: i64) -> bool:
        return (
            columns(s).mesmerises
            and is_staff(s, card)
            and s.is_in_play(card)
            and s.owner_of(card) != s.actor(f)
            and not park.is_closed(s, card)
            and not mesmerism.is_mesmerised(s, card)
        )

    def do(self, s: State, f: i64, card: i64) -> None:
        seat: int = s.actor(f)
        mesmerism.mesmerise(s, f, card, seat)


@dataclass(frozen=True)
class Wake(ParkDeed):
    """The token goes before its time."""

    what: Target

    @property
    def verb(self) -> str:
        return "wake"

    @property
    def harms(self) -> bool:
        return False

    def target(self) -> Target:
        return self.what

    def suits(self, s: State, f: i64, card: i64) -> bool:
        return s.is_in_play(card) and mesmerism.is_mesmerised(s, card)

    def do(self, s: State, f: i64, card: i64) -> None:
        mesmerism.wake(s, f, card)


phrase(
    ServeTheMesmeriser,
    "mesmerised staff members serve the player who mesmerised them until the Cleanup step",
    "до фазы уборки загипнотизированные сотрудники служат тому, кто их загипнотизировал",
)
phrase(Mesmerise, "~mesmerise {what}", "~загипнотизировать {what:acc}")
phrase(Wake, "~wake {what}", "~разбудить {what:acc}")
