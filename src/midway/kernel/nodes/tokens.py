"""Deeds with coins and other tokens: gain, lose, pay, steal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from midway.kernel.agenda import NOTHING, happen
from midway.kernel.node import Node
from midway.kernel.nodes.blocking import ask_late
from midway.kernel.nodes.deeds import Countable
from midway.kernel.nodes.seats import EachSeat, Seat
from midway.kernel.options import NO, SEAT, YES, Options, arg_of
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


@mypyc_attr(allow_interpreted_subclasses=True)
class TokenDeed(Countable):
    """Moves some tokens."""

    def moved(self) -> Amount:
        raise NotImplementedError

    def deed(self) -> str:
        """Rules tell "gain a coin" from "gain a ticket"."""
        return f"{self.verb} {self.moved().token.id}"


@dataclass(frozen=True)
class Gain(TokenDeed):
    amount: Amount

    @property
    def verb(self) -> str:
        return "gain"

    @property
    def harms(self) -> bool:
        return False

    def moved(self) -> Amount:
        return self.amount

    def possible_times(self, s: State, f: i64, many: i64) -> bool:
        return not self.is_barred(s, f, s.actor(f))

    def step(self, s: State, f: i64) -> None:
        seat = s.actor(f)
        if self.is_barred(s, f, seat):
            s.end(FAILED)
            return
        s.gain(seat, self.amount.token.at, self.amount.n * self.times(s, f))
        self.touch(s, f, seat)
        happen(s, f, self.number, NOTHING)
        s.end(ENACTED)


@dataclass(frozen=True)
class Lose(TokenDeed):
    """As much as asked, or all there is; as a cost, all that is asked or nothing."""

    amount: Amount

    @property
    def verb(self) -> str:
        return "lose"

    def moved(self) -> Amount:
        return self.amount

    def possible_times(self, s: State, f: i64, many: i64) -> bool:
        seat = s.actor(f)
        least = self.amount.n * many if self.whole else 1
        return s.own(seat, self.amount.token.at) >= least and not self.is_barred(s, f, seat)

    def step(self, s: State, f: i64) -> None:
        times = self.times(s, f)
        if not self.possible_times(s, f, times):
            s.end(FAILED)
            return
        seat = s.actor(f)
        at = self.amount.token.at
        n = min(self.amount.n * times, s.own(seat, at))
        s.gain(seat, at, -n)
        self.touch(s, f, seat)
        happen(s, f, self.number, NOTHING)
        s.end(ENACTED)


@mypyc_attr(allow_interpreted_subclasses=True)
class Payment(TokenDeed):
    """All or nothing. Whoever is short may first make free moves that bring in more.

    Its frame: they are the one who is paid.
    """

    def price(self) -> Amount:
        raise NotImplementedError

    def moved(self) -> Amount:
        return self.price()

    def payees(self) -> Seat | None:
        """Who gets it; None: nobody."""
        return None

    def possible_times(self, s: State, f: i64, many: i64) -> bool:
        seat = s.actor(f)
        price = self.price()
        short = price.n * many - s.own(seat, price.token.at)
        if self.is_barred(s, f, seat):
            return False
        if short > 0 and not s.game.title.can_raise(s, seat, price.token.at, short):
            return False
        return self._can_be_paid(s, f)

    def _can_be_paid(self, s: State, f: i64) -> bool:
        payees = self.payees()
        if payees is None:
            return True
        o = Options()
        self._offer_payees(s, f, payees, o)
        return o.count() > 0

    def _offer_payees(self, s: State, f: i64, payees: Seat, o: Options) -> None:
        who = payees.seat(s, f)
        if who >= 0:
            if not s.is_blocked(f, who):
                o.offer(SEAT, who)
            return
        could_be = Options()
        payees.candidates(s, f, could_be)
        for i in range(could_be.count()):
            payee = arg_of(could_be.at(i))
            if payee != s.actor(f) and not s.is_blocked(f, payee):
                o.add(could_be.at(i))

    def question(self, s: State, f: i64) -> str:
        return "seat" if s.pc(f) == 2 else "pay"

    def options(self, s: State, f: i64, o: Options) -> None:
        payees = self.payees()
        if s.pc(f) == 2 and payees is not None:
            self._offer_payees(s, f, payees, o)
            return
        price = self.price()
        if s.own(s.actor(f), price.token.at) >= price.n * self.times(s, f):
            o.offer(YES)
        o.offer(NO)

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        seat = s.actor(f)
        payees = self.payees()
        if pc == 0:
            if not self.possible_times(s, f, self.times(s, f)):
                s.end(FAILED)
            elif self._is_short(s, f):
                s.ask_openly(f, 1, seat)
            else:
                self._choose_payee(s, f)
        elif pc == 1:
            if s.verb == NO:
                s.end(DECLINED)
            else:
                self._choose_payee(s, f)
        elif pc == 2 and payees is not None:
            s.set_them(f, s.arg)
            s.note(f, payees.slot, s.arg)
            s.go(f, 3)
            ask_late(s, f, s.arg)
        else:
            self._pay(s, f)

    def _is_short(self, s: State, f: i64) -> bool:
        price = self.price()
        return s.own(s.actor(f), price.token.at) < price.n * self.times(s, f)

    def _choose_payee(self, s: State, f: i64) -> None:
        payees = self.payees()
        if payees is None:
            s.go(f, 3)
            return
        who = payees.seat(s, f)
        if who < 0:
            s.ask(f, 2, s.actor(f))
        else:
            s.set_them(f, who)
            s.go(f, 3)

    def _pay(self, s: State, f: i64) -> None:
        seat = s.actor(f)
        payees = self.payees()
        if payees is not None and s.is_blocked(f, s.them(f)):
            s.end(FAILED)
            return
        if self._is_short(s, f):  # a free move has spent it, while the payee was chosen
            s.end(FAILED)
            return
        price = self.price()
        n = price.n * self.times(s, f)
        s.gain(seat, price.token.at, -n)
        self.touch(s, f, seat)
        if payees is not None:
            s.gain(s.them(f), price.token.at, n)
            self.touch(s, f, s.them(f))
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

    def payees(self) -> Seat | None:
        return self.to


@dataclass(frozen=True)
class Steal(TokenDeed):
    """As much as asked, or all they have; the actor chooses the victim where the text leaves it open.

    "From each competitor" takes from one after the other. Its frame: they are the victim.
    """

    amount: Amount
    victim: Seat

    @property
    def verb(self) -> str:
        return "steal"

    def moved(self) -> Amount:
        return self.amount

    def victims(self, s: State, f: i64, o: Options) -> None:
        """Offer everybody there is something to steal from."""
        victim = self.victim
        could_be = Options()
        if isinstance(victim, EachSeat):
            for who in victim.everyone(s, f):
                could_be.offer(SEAT, who)
        elif victim.seat(s, f) >= 0:
            could_be.offer(SEAT, victim.seat(s, f))
        else:
            victim.candidates(s, f, could_be)
        for i in range(could_be.count()):
            who = arg_of(could_be.at(i))
            if s.own(who, self.amount.token.at) > 0 and not self.is_kept_from(s, f, who) and who != s.actor(f):
                o.add(could_be.at(i))

    def possible_times(self, s: State, f: i64, many: i64) -> bool:
        if self.is_barred(s, f, s.actor(f)):
            return False
        o = Options()
        self.victims(s, f, o)
        return o.count() > 0

    def question(self, s: State, f: i64) -> str:
        return "seat"

    def options(self, s: State, f: i64, o: Options) -> None:
        self.victims(s, f, o)

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        if pc == 0:
            if not self.possible(s, f):
                s.end(FAILED)
            elif isinstance(self.victim, EachSeat):
                self._steal_from_each(s, f)
            else:
                s.ask(f, 1, s.actor(f))
        elif pc == 1:
            s.set_them(f, s.arg)
            s.note(f, self.victim.slot, s.arg)
            s.go(f, 2)
            ask_late(s, f, s.arg)
        elif self.is_kept_from(s, f, s.them(f)):
            s.end(FAILED)
        else:
            self._steal_from(s, f, s.them(f))
            self._stolen(s, f)

    def _steal_from_each(self, s: State, f: i64) -> None:
        o = Options()
        self.victims(s, f, o)
        for i in range(o.count()):
            self._steal_from(s, f, arg_of(o.at(i)))
        self._stolen(s, f)

    def _steal_from(self, s: State, f: i64, who: i64) -> None:
        at = self.amount.token.at
        n = min(self.amount.n * self.times(s, f), s.own(who, at))
        s.gain(who, at, -n)
        s.gain(s.actor(f), at, n)
        self.touch(s, f, who)

    def _stolen(self, s: State, f: i64) -> None:
        self.touch(s, f, s.actor(f))
        happen(s, f, self.number, NOTHING)
        s.end(ENACTED)
