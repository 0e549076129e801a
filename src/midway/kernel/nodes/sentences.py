"""Sentences: who does what, whether, for whom, and what otherwise.

How they nest, outermost first: Box, Timed, Sentence, Settled (otherwise), Conditional (if), Clause. Each class
holds only narrower ones, so a text has one reading, and the tree has the shape in which it runs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from midway.kernel.nodes.conditions import Condition
from midway.kernel.nodes.deeds import Choice, Deed
from midway.kernel.nodes.seats import Pronoun, Rival
from midway.kernel.nodes.sentence import Sentence
from midway.kernel.options import NO, YES
from midway.kernel.results import DECLINED, ENACTED, FAILED

if TYPE_CHECKING:
    from midway.kernel.game import CardRules
    from midway.kernel.options import Options
    from midway.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Settled(Sentence):
    pass


@mypyc_attr(allow_interpreted_subclasses=True)
class Conditional(Settled):
    pass


@mypyc_attr(allow_interpreted_subclasses=True)
class Clause(Settled):
    pass


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain(Clause):
    """One actor does one thing, so that "otherwise" can follow. What became of it stands under its slot."""

    @property
    def binds(self) -> str:
        return "part"

    def finish(self, s: State, f: i64) -> None:
        s.note(f, self.slot, s.result)
        s.pop()


@mypyc_attr(allow_interpreted_subclasses=True)
class ForAll(Clause):
    """Each seat does something; "each" governs all that follows."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Lasting(Clause):
    """Holds for a while instead of happening: see standing.py."""

    @property
    def lively(self) -> bool:
        """Must it be counted anew each time, since it depends on more than cards in play?"""
        return False

    def file(self, rules: CardRules) -> None:
        rules.ongoing.append(self)

    def count(self, s: State, owner: i64, src: i64) -> None:
        """Enter what this rule of card `src` changes, with s.change and s.prohibit."""

    def forbids(self, s: State, owner: i64, src: i64, seat: i64, deed: i64, card: i64) -> bool:
        """Does it say that this seat cannot do this deed to the card?"""
        return False


# ---- one actor -----------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Command(Plain):
    """You do it."""

    does: Choice

    def declares(self) -> bool:
        return isinstance(self.does, ChooseSeat)

    def possible(self, s: State, f: i64) -> bool:
        return self.does.possible(s, f)

    def step(self, s: State, f: i64) -> None:
        if s.pc(f) == 1:
            self.finish(s, f)
        elif self.slot < 0:
            s.become(self.does, f)
        else:
            s.go(f, 1)
            s.call(self.does, f)


@dataclass(frozen=True)
class By(Plain):
    """Somebody else does it, and chooses what there is to choose in it."""

    who: Pronoun | Rival
    does: Choice

    def possible(self, s: State, f: i64) -> bool:
        return possible_for(s, f, self.who, self.does)

    def question(self, s: State, f: i64) -> str:
        return "seat"

    def options(self, s: State, f: i64, o: Options) -> None:
        self.who.candidates(s, f, o)

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        if pc == 0:
            who = self.who.seat(s, f)
            if who < 0:
                s.ask(f, 1, s.you(f))
            else:
                self._let(s, f, who)
        elif pc == 1:
            s.note(f, self.who.slot, s.arg)
            self._let(s, f, s.arg)
        else:
            self.finish(s, f)

    def _let(self, s: State, f: i64, who: i64) -> None:
        s.set_them(f, who)
        s.set_actor(f, who)
        s.go(f, 2)
        s.call(self.does, f)


def possible_for(s: State, f: i64, who: Pronoun | Rival, does: Choice) -> bool:
    """Could this person do it?"""
    seat = who.seat(s, f)
    if seat < 0:
        return True
    them, actor = s.them(f), s.actor(f)
    s.set_them(f, seat)
    s.set_actor(f, seat)
    can = does.possible(s, f)
    s.set_them(f, them)
    s.set_actor(f, actor)
    return can


@dataclass(frozen=True)
class May(Plain):
    """Its subject decides before the next sentence begins."""

    who: Pronoun | Rival
    does: Choice

    def possible(self, s: State, f: i64) -> bool:
        return possible_for(s, f, self.who, self.does)

    def question(self, s: State, f: i64) -> str:
        return "yes-no"

    def options(self, s: State, f: i64, o: Options) -> None:
        o.offer(YES)
        o.offer(NO)

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        if pc == 0:
            who = self.who.seat(s, f)
            if not self.possible(s, f):
                s.became(DECLINED)
                self.finish(s, f)
                return
            s.set_actor(f, who)
            if self.who.id != "you":
                s.set_them(f, who)
            s.ask(f, 1, who)
        elif pc == 1 and s.verb == YES:
            s.go(f, 2)
            s.call(self.does, f)
        else:
            if pc == 1:
                s.became(DECLINED)
            self.finish(s, f)


# ---- if, otherwise -----------------------------------------------------------------------------------------
@dataclass(frozen=True)
class If(Conditional):
    condition: Condition
    clause: Plain

    def possible(self, s: State, f: i64) -> bool:
        return self.condition.holds(s, f) and self.clause.possible(s, f)

    def step(self, s: State, f: i64) -> None:
        if self.condition.holds(s, f):
            s.become(self.clause, f)
        else:
            s.end(FAILED)


@dataclass(frozen=True)
class IfForAll(Settled):
    """Not followed by "otherwise": it would be unclear for whom."""

    condition: Condition
    clause: ForAll

    def possible(self, s: State, f: i64) -> bool:
        return self.condition.holds(s, f) and self.clause.possible(s, f)

    def step(self, s: State, f: i64) -> None:
        if self.condition.holds(s, f):
            s.become(self.clause, f)
        else:
            s.end(FAILED)


@dataclass(frozen=True)
class Otherwise(Settled):
    """The second part only where the first was not enacted; nobody may prefer it."""

    first: Conditional | Plain
    second: Clause

    def possible(self, s: State, f: i64) -> bool:
        return self.first.possible(s, f) or self.second.possible(s, f)

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        if pc == 0:
            if self.first.possible(s, f):
                s.go(f, 1)
                s.call(self.first, f)
                return
            s.became(FAILED)
        if s.result == ENACTED:
            s.pop()
        elif self.second.possible(s, f):
            s.become(self.second, f)
        else:
            s.end(FAILED)


# ---- choosing whom --------------------------------------------------------------------------------------
@dataclass(frozen=True)
class ChooseSeat(Deed):
    """Choose a competitor; later words call them "they"."""

    who: Rival

    def names(self) -> tuple[str, ...]:
        return ("choose",)

    def question(self, s: State, f: i64) -> str:
        return "seat"

    def options(self, s: State, f: i64, o: Options) -> None:
        self.who.candidates(s, f, o)

    def step(self, s: State, f: i64) -> None:
        if s.pc(f) == 0:
            s.ask(f, 1, s.actor(f))
            return
        s.note(f, self.who.slot, s.arg)
        s.declare(f, s.arg)
        s.end(ENACTED)
