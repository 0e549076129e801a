"""Sentences in which each of several seats does something, one after the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from midway.kernel.nodes.deeds import Choice
from midway.kernel.nodes.seats import EachSeat
from midway.kernel.nodes.sentences import ForAll
from midway.kernel.options import NO, YES
from midway.kernel.results import DECLINED, ENACTED, FAILED

if TYPE_CHECKING:
    from midway.kernel.options import Options
    from midway.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class OneByOne(ForAll):
    """Goes through seats; one seat's turn is over before the next begins.

    Items: whether anybody really did it, then the seats. Tally: how many seats are done.
    """

    def everyone(self) -> EachSeat:
        raise NotImplementedError

    def act(self) -> Choice:
        raise NotImplementedError

    def is_asked(self) -> bool:
        """May they, or must they?"""
        return False

    def or_else(self) -> Choice | None:
        """What those do who cannot, or will not."""
        return None

    def possible(self, s: State, f: i64) -> bool:
        them, actor = s.them(f), s.actor(f)
        can = False
        for seat in self.everyone().everyone(s, f):
            s.set_them(f, seat)
            s.set_actor(f, seat)
            otherwise = self.or_else()
            if self.act().possible(s, f) or (otherwise is not None and otherwise.possible(s, f)):
                can = True
                break
        s.set_them(f, them)
        s.set_actor(f, actor)
        return can

    def question(self, s: State, f: i64) -> str:
        return "yes-no"

    def options(self, s: State, f: i64, o: Options) -> None:
        if self.act().possible(s, f):
            o.offer(YES)
        o.offer(NO)

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        if pc == 0:
            s.fix(f, 0)
            for seat in self.everyone().everyone(s, f):
                s.fix(f, seat)
            s.go(f, 1)
        elif pc == 1:
            self._next_seat(s, f)
        elif pc == 2:
            if s.verb == YES:
                s.go(f, 3)
                s.call(self.act(), f)
            else:
                s.became(DECLINED)
                s.go(f, 3)
        else:
            self._after_act(s, f, pc)

    def _next_seat(self, s: State, f: i64) -> None:
        i = s.tally(f) + 1
        if i == s.items(f):
            s.end(ENACTED if s.item(f, 0) == 1 else FAILED)
            return
        s.set_tally(f, i)
        seat = s.item(f, i)
        s.set_them(f, seat)
        s.set_actor(f, seat)
        s.note(f, self.everyone().slot, seat)
        if self.is_asked() and self.act().seems_possible(s, f):
            s.ask_openly(f, 2, seat)  # to be passed over would tell what they hold
        elif not self.act().possible(s, f):
            s.became(FAILED)
            s.go(f, 3)
        elif self.is_asked():
            s.ask(f, 2, seat)
        else:
            s.go(f, 3)
            s.call(self.act(), f)

    def _after_act(self, s: State, f: i64, pc: i64) -> None:
        if s.result == ENACTED:
            s.set_item(f, 0, 1)
        elif pc == 3:
            otherwise = self.or_else()
            if otherwise is not None and otherwise.possible(s, f):
                s.go(f, 4)
                s.call(otherwise, f)
                return
        s.go(f, 1)


@dataclass(frozen=True)
class EachDoes(OneByOne):
    who: EachSeat
    does: Choice

    def everyone(self) -> EachSeat:
        return self.who

    def act(self) -> Choice:
        return self.does


@dataclass(frozen=True)
class EachMay(EachDoes):
    def is_asked(self) -> bool:
        return True

    def feasible(self, s: State, f: i64) -> bool:
        return True


@dataclass(frozen=True)
class EachDoesOrElse(OneByOne):
    who: EachSeat
    does: Choice
    otherwise: Choice

    def everyone(self) -> EachSeat:
        return self.who

    def act(self) -> Choice:
        return self.does

    def or_else(self) -> Choice | None:
        return self.otherwise


@dataclass(frozen=True)
class EachMayOrElse(EachDoesOrElse):
    def is_asked(self) -> bool:
        return True

    def feasible(self, s: State, f: i64) -> bool:
        return True
