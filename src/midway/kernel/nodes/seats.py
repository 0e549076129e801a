"""Seats: who is meant by "you", "they", "a competitor", "each player"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from midway.kernel.node import Modifier, Node
from midway.kernel.options import SEAT

if TYPE_CHECKING:
    from midway.kernel.options import Options
    from midway.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Seat(Node):
    """A player, called in some way."""

    is_declared: bool = False  # chosen before the window of its rule box opens; see aims.py

    def seat(self, s: State, f: i64) -> i64:
        """Who it is, where that is settled; -1 where somebody has to choose."""
        return -1

    def candidates(self, s: State, f: i64, o: Options) -> None:
        """Offer everybody it could be."""
        who = self.seat(s, f)
        if who >= 0:
            o.offer(SEAT, who)


@dataclass(frozen=True)
class Pronoun(Seat):
    """You, or they."""

    id: str

    @property
    def refers(self) -> str:
        return "" if self.id == "you" else "seat"

    def seat(self, s: State, f: i64) -> i64:
        if self.id == "you":
            return s.you(f)
        return s.noted(f, self.slot, s.them(f)) if self.slot >= 0 else s.them(f)

    def calls(self) -> str:
        return "" if self.id == "you" else "they"


@dataclass(frozen=True)
class Rival(Seat):
    """One player who is not you: "a competitor", "that competitor", or a superlative of the title's."""

    id: str

    @property
    def binds(self) -> str:
        return "" if self.id == "that competitor" else "seat"

    @property
    def refers(self) -> str:
        return "seat" if self.id == "that competitor" else ""

    def seat(self, s: State, f: i64) -> i64:
        if self.id == "that competitor":
            return s.noted(f, self.slot, s.them(f)) if self.slot >= 0 else s.them(f)
        return s.noted(f, self.slot) if self.is_declared else -1

    def candidates(self, s: State, f: i64, o: Options) -> None:
        if self.id == "that competitor":
            o.offer(SEAT, self.seat(s, f))
            return
        you = s.you(f)
        for i in range(1, s.players):
            if s.game.title.may_aim_at(s, f, s.after(you, i)):
                o.offer(SEAT, s.after(you, i))

    def names(self) -> tuple[str, ...]:
        return () if self.id == "that competitor" else ("they", "competitor")

    def calls(self) -> str:
        return "competitor" if self.id == "that competitor" else ""


@dataclass(frozen=True)
class EachSeat(Seat):
    """Several players, one after the other in turn order."""

    id: str

    @property
    def binds(self) -> str:
        return "seat"

    def everyone(self, s: State, f: i64) -> list[i64]:
        """The seats meant, in turn order from the starting player."""
        you = s.you(f)
        first = s.first_seat
        out: list[i64] = []
        for i in range(s.players):
            seat = s.after(first, i)
            if self.id == "each player" or seat != you:
                out.append(seat)
        return out

    def names(self) -> tuple[str, ...]:
        return ("they",)


@dataclass(frozen=True)
class Owner(Modifier):
    """Your, or their."""

    id: str

    @property
    def refers(self) -> str:
        return "seat" if self.id == "their" else ""

    def seat(self, s: State, f: i64) -> i64:
        if self.id == "your":
            return s.you(f)
        return s.noted(f, self.slot, s.them(f)) if self.slot >= 0 else s.them(f)

    def calls(self) -> str:
        return "they" if self.id == "their" else ""


def includes(who: Seat, owner: i64, seat: i64) -> bool:
    """Is this seat meant, on a card of this owner?"""
    if isinstance(who, Pronoun):
        return seat == owner  # "they" are those for whom the rule was begun
    if isinstance(who, EachSeat) and who.id == "each player":
        return True
    return seat != owner
