"""Deeds with coins and other tokens: gain, lose, pay, steal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.agenda import NOTHING, happen
from midway.kernel.node import Node
from midway.kernel.nodes.deeds import Countable
from midway.kernel.nodes.seats import Seat
from midway.kernel.options import NO, YES, Options
from midway.kernel.results import DECLINED, ENACTED, FAILED

if TYPE_CHECKING:
    from midway.kernel.game import Game
    from midway.kernel.state import State


@dataclass(frozen=True)
class Token(Node):
    """A kind of token, by the name of its counter in the schema."""

    id: str

    def bind(self, game: Game) -> None:
        self.lower("at", game.tokens[self.id])


@dataclass(frozen=True)
class Amount(Node):
    """3 coins."""

    n: int
    token: Token


@dataclass(frozen=True)
class Gain(Countable):
    amount: Amount

    @property
    def verb(self) -> str:
        return "gain"

    def possible(self, s: State, f: i64) -> bool:
        return not s.is_blocked(f, s.actor(f))

    def step(self, s: State, f: i64) -> None:
        seat = s.actor(f)
        if s.is_blocked(f, seat):
            s.end(FAILED)
            return
        n = self.amount.n * self.times(s, f)
        s.gain(seat, self.amount.token.at, n)
        s.affect(f, seat)
        happen(s, f, self.number, NOTHING)
        s.end(ENACTED)


@dataclass(frozen=True)
class Lose(Countable):
    """As much as asked, or all there is."""

    amount: Amount

    @property
    def verb(self) -> str:
        return "lose"

    def possible(self, s: State, f: i64) -> bool:
        seat = s.actor(f)
        return s.own(seat, self.amount.token.at) > 0 and not s.is_blocked(f, seat)

    def step(self, s: State, f: i64) -> None:
        if not self.possible(s, f):
            s.end(FAILED)
            return
        seat = s.actor(f)
        at = self.amount.token.at
        n = min(self.amount.n * self.times(s, f), s.own(seat, at))
        s.gain(seat, at, -n)
        s.affect(f, seat)
        happen(s, f, self.number, NOTHING)
        s.end(ENACTED)


class Payment(Countable):
    """All or nothing. Whoever is short may first make free moves that bring in more."""

    def price(self) -> Amount:
        raise NotImplementedError

    def payee(self, s: State, f: i64) -> i64:
        """Who gets it; -1: nobody."""
        return -1

    def possible(self, s: State, f: i64) -> bool:
        seat = s.actor(f)
        price = self.price()
        short = price.n * self.times(s, f) - s.own(seat, price.token.at)
        return not s.is_blocked(f, seat) and (short <= 0 or s.game.title.can_raise(s, seat, price.token.at, short))

    def question(self, s: State, f: i64) -> str:
        return "pay"

    def options(self, s: State, f: i64, o: Options) -> None:
        price = self.price()
        if s.own(s.actor(f), price.token.at) >= price.n * self.times(s, f):
            o.offer(YES)
        o.offer(NO)

    def step(self, s: State, f: i64) -> None:
        seat = s.actor(f)
        price = self.price()
        n = price.n * self.times(s, f)
        if s.pc(f) == 0:
            if not self.possible(s, f):
                s.end(FAILED)
                return
            if s.own(seat, price.token.at) < n:
                s.ask_openly(f, 1, seat)
                return
        elif s.verb == NO:
            s.end(DECLINED)
            return
        s.gain(seat, price.token.at, -n)
        s.affect(f, seat)
        payee = self.payee(s, f)
        if payee >= 0:
            s.gain(payee, price.token.at, n)
            s.affect(f, payee)
        happen(s, f, self.number, NOTHING)
        s.end(ENACTED)


@dataclass(frozen=True)
class Pay(Payment):
    amount: Amount

    @property
    def verb(self) -> str:
        return "pay"

    def price(self) -> Amount:
        return self.amount


@dataclass(frozen=True)
class PayTo(Payment):
    amount: Amount
    to: Seat

    @property
    def verb(self) -> str:
        return "pay"

    def price(self) -> Amount:
        return self.amount

    def payee(self, s: State, f: i64) -> i64:
        return self.to.seat(s, f)


@dataclass(frozen=True)
class Steal(Countable):
    """As much as asked, or all they have; the actor chooses the victim where the text leaves it open."""

    amount: Amount
    victim: Seat

    @property
    def verb(self) -> str:
        return "steal"

    def victims(self, s: State, f: i64, o: Options) -> None:
        """Offer everybody there is something to steal from."""
        all_of_them = Options()
        self.victim.candidates(s, f, all_of_them)
        for i in range(all_of_them.count()):
            choice = all_of_them.at(i)
            who = (choice >> 8) & 4095
            if s.own(who, self.amount.token.at) > 0 and not s.is_blocked(f, who) and who != s.actor(f):
                o.add(choice)

    def possible(self, s: State, f: i64) -> bool:
        o = Options()
        self.victims(s, f, o)
        return o.count() > 0

    def question(self, s: State, f: i64) -> str:
        return "seat"

    def options(self, s: State, f: i64, o: Options) -> None:
        self.victims(s, f, o)

    def step(self, s: State, f: i64) -> None:
        if s.pc(f) == 0:
            if self.possible(s, f):
                s.ask(f, 1, s.actor(f))
            else:
                s.end(FAILED)
            return
        who = s.arg
        at = self.amount.token.at
        n = min(self.amount.n * self.times(s, f), s.own(who, at))
        s.gain(who, at, -n)
        s.gain(s.actor(f), at, n)
        s.note(f, self.victim.slot, who)
        s.affect(f, who)
        s.affect(f, s.actor(f))
        happen(s, f, self.number, NOTHING)
        s.end(ENACTED)
