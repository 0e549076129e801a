"""Sentences: who does what, whether, for whom, and what otherwise.

How they nest, outermost first: Box, Timed, Sentence, Settled (otherwise), Conditional (if), Clause. Each class
holds only narrower ones, so a text has one reading, and the tree has the shape in which it runs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from midway.kernel.nodes.blocking import ask_late
from midway.kernel.nodes.conditions import Condition
from midway.kernel.nodes.deeds import Choice, Deed
from midway.kernel.nodes.seats import Pronoun, Rival
from midway.kernel.nodes.sentence import Sentence
from midway.kernel.options import NO, YES, Options, arg_of
from midway.kernel.results import DECLINED, ENACTED, FAILED

if TYPE_CHECKING:
    from midway.kernel.game import CardRules
    from midway.kernel.state import State
    from midway.kernel.totals import Reckoning


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
class Lasting(Sentence):
    """Holds for a while instead of happening: see standing.py."""

    is_cached: bool = True  # what it changes is counted once; otherwise it is asked each time

    def file(self, rules: CardRules) -> None:
        rules.ongoing.append(self)

    def count(self, s: State, owner: i64, src: i64) -> None:
        """Enter what this rule of card `src` changes into the caches: see totals.py and s.prohibit."""

    def stays(self) -> bool:
        """Does it hold for whom the card lies with, even while the card works for somebody else?"""
        return False

    def changes(self) -> i64:
        """The number of the value it changes; -1: none."""
        return -1

    def reckon(self, s: State, owner: i64, src: i64, seat: i64, stat: i64, card: i64, r: Reckoning) -> None:
        """Say how it changes this value of the seat, or of the card; asked only if it is not cached."""

    def forbids(self, s: State, owner: i64, src: i64, seat: i64, deed: i64, card: i64) -> bool:
        """Does it say that this seat cannot do this deed to the card? Asked only if it is not cached."""
        return False


# the steps of Addressed
CHOSEN: Final = 1
NAMED: Final = 2
ASKED: Final = 3
DONE: Final = 4


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


def possible_for(s: State, f: i64, who: Pronoun | Rival, does: Choice) -> bool:
    """Could this person do it? Where somebody has yet to be chosen: could anybody?"""
    seat = who.seat(s, f)
    if seat >= 0:
        return possible_as(s, f, seat, does)
    able = Options()
    offer_able(s, f, who, does, able)
    return able.count() > 0


def possible_as(s: State, f: i64, seat: i64, does: Choice) -> bool:
    """Could this seat do it?"""
    them, actor = s.them(f), s.actor(f)
    s.set_them(f, seat)
    s.set_actor(f, seat)
    can = does.possible(s, f)
    s.set_them(f, them)
    s.set_actor(f, actor)
    return can


def offer_able(s: State, f: i64, who: Pronoun | Rival, does: Choice, o: Options) -> None:
    """Offer those among the people meant who could do it."""
    could_be = Options()
    who.candidates(s, f, could_be)
    for i in range(could_be.count()):
        if possible_as(s, f, arg_of(could_be.at(i)), does):
            o.add(could_be.at(i))


@mypyc_attr(allow_interpreted_subclasses=True)
class Addressed(Plain):
    """Somebody in particular does it; the owner of the card chooses who, where the text leaves it open."""

    def subject(self) -> Pronoun | Rival:
        raise NotImplementedError

    def act(self) -> Choice:
        raise NotImplementedError

    def is_asked(self) -> bool:
        """May they, or must they?"""
        return False

    def possible(self, s: State, f: i64) -> bool:
        return possible_for(s, f, self.subject(), self.act())

    def question(self, s: State, f: i64) -> str:
        return "seat" if s.pc(f) == CHOSEN else "yes-no"

    def options(self, s: State, f: i64, o: Options) -> None:
        if s.pc(f) == CHOSEN:
            offer_able(s, f, self.subject(), self.act(), o)
        else:
            if self.act().possible(s, f):
                o.offer(YES)
            o.offer(NO)

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        if pc == 0:
            self._find_subject(s, f)
        elif pc == CHOSEN:
            s.note(f, self.subject().slot, s.arg)
            s.set_them(f, s.arg)
            s.set_actor(f, s.arg)
            s.go(f, NAMED)
            ask_late(s, f, s.arg)
        elif pc == NAMED:
            self._address(s, f)
        elif pc == ASKED and s.verb == YES:
            s.go(f, DONE)
            s.call(self.act(), f)
        else:
            if pc == ASKED:
                s.became(DECLINED)
            self.finish(s, f)

    def _find_subject(self, s: State, f: i64) -> None:
        who = self.subject().seat(s, f)
        if not self.possible(s, f) and not (who >= 0 and self.is_asked() and self.act().is_private):
            s.became(DECLINED if self.is_asked() else FAILED)
            self.finish(s, f)
            return
        if who < 0:
            s.ask(f, CHOSEN, s.you(f))
            return
        s.set_actor(f, who)
        s.go(f, NAMED)
        if who != s.you(f):
            s.set_them(f, who)
            ask_late(s, f, who)

    def _address(self, s: State, f: i64) -> None:
        """Once more: whoever was chosen late may have blocked."""
        if self.is_asked() and self.act().seems_possible(s, f):
            s.ask_openly(f, ASKED, s.actor(f))  # to be passed over would tell what they hold
        elif not self.act().possible(s, f):
            s.became(DECLINED if self.is_asked() else FAILED)
            self.finish(s, f)
        elif self.is_asked():
            s.ask(f, ASKED, s.actor(f))
        else:
            s.go(f, DONE)
            s.call(self.act(), f)


@dataclass(frozen=True)
class By(Addressed):
    """Somebody else does it, and chooses what there is to choose in it."""

    who: Pronoun | Rival
    does: Choice

    def subject(self) -> Pronoun | Rival:
        return self.who

    def act(self) -> Choice:
        return self.does


@dataclass(frozen=True)
class May(Addressed):
    """Its subject decides before the next sentence begins.

    Nobody is asked about what everybody can see cannot be done.
    """

    who: Pronoun | Rival
    does: Choice

    def subject(self) -> Pronoun | Rival:
        return self.who

    def act(self) -> Choice:
        return self.does

    def is_asked(self) -> bool:
        return True

    def feasible(self, s: State, f: i64) -> bool:
        return True


# ---- if, otherwise -----------------------------------------------------------------------------------------
@dataclass(frozen=True)
class If(Conditional):
    condition: Condition
    clause: Plain

    def file(self, rules: CardRules) -> None:
        self.clause.file(rules)

    def possible(self, s: State, f: i64) -> bool:
        return self.condition.holds(s, f) and self.clause.possible(s, f)

    def feasible(self, s: State, f: i64) -> bool:
        return self.condition.holds(s, f) and self.clause.feasible(s, f)

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

    def feasible(self, s: State, f: i64) -> bool:
        return self.condition.holds(s, f) and self.clause.feasible(s, f)

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

    def file(self, rules: CardRules) -> None:
        self.first.file(rules)
        self.second.file(rules)

    def possible(self, s: State, f: i64) -> bool:
        return self.first.possible(s, f) or self.second.possible(s, f)

    def feasible(self, s: State, f: i64) -> bool:
        return self.first.feasible(s, f) or self.second.feasible(s, f)

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        if pc == 0:
            if self.first.possible(s, f) or self.first.is_private:
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
        pc = s.pc(f)
        if pc == 0:
            who = self.who.seat(s, f)
            if who < 0:
                s.ask(f, 1, s.actor(f))
                return
            self._name(s, f, who)
            s.end(ENACTED)
        elif pc == 1:
            self._name(s, f, s.arg)
            s.note(f, self.who.slot, s.arg)
            s.go(f, 2)
            ask_late(s, f, s.arg)
        else:
            s.end(ENACTED)

    def _name(self, s: State, f: i64, who: i64) -> None:
        """Later sentences call them "they"."""
        s.declare(f, who)
        if s.box(f) != 0:
            s.set_them(s.box(f), who)
