"""Deeds done to cards: the shared part of demolish, discard, take and their like.

A title's deed says which cards it makes sense for and what it does to one; picking, protection,
replacement and the record of what was done "this way" are here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from midway.kernel.agenda import happen, replaced
from midway.kernel.nodes.deeds import Deed
from midway.kernel.nodes.things import Target, gather, is_settled, least_of, most_of
from midway.kernel.options import DONE, PICK, Options
from midway.kernel.results import ENACTED, FAILED

if TYPE_CHECKING:
    from midway.kernel.state import State

PICKING: Final = 0
PICKED: Final = 1
DOING: Final = 2
DONE_ONE: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class CardDeed(Deed):
    """One verb done to some cards. The frame's items are the cards picked, its tally counts those dealt with."""

    @property
    def items_are(self) -> str:
        return "card"

    def target(self) -> Target:
        raise NotImplementedError

    def suits(self, s: State, f: i64, card: i64) -> bool:
        """Is the card in a state where the verb makes sense?"""
        return True

    def do(self, s: State, f: i64, card: i64) -> None:
        """Do it to one card, or push the node that does; then say with s.enacted() what became of it."""
        raise NotImplementedError

    def victim(self, s: State, card: i64) -> i64:
        """Whose card this is, for blocks; -1: nobody's."""
        return s.owner_of(card)

    # ---- which cards -----------------------------------------------------------------------------------
    def could_be(self, s: State, f: i64, o: Options) -> None:
        """Add every card that fits the words, protected ones included."""
        found = Options()
        gather(self.target(), s, f, found)
        for i in range(found.count()):
            card = found.at(i)
            victim = self.victim(s, card)
            if (victim < 0 or not s.is_blocked(f, victim)) and self.suits(s, f, card):
                o.add(card)

    def is_protected(self, s: State, f: i64, card: i64) -> bool:
        return self.number >= 0 and s.forbidden(s.actor(f), self.number, card)

    def possible(self, s: State, f: i64) -> bool:
        o = Options()
        self.could_be(s, f, o)
        for i in range(o.count()):
            if not self.is_protected(s, f, o.at(i)):
                return True
        return False

    def is_picked(self, s: State, f: i64, card: i64) -> bool:
        for i in range(s.items(f)):
            if s.item(f, i) == card:
                return True
        return False

    # ---- asking and doing -----------------------------------------------------------------------------
    def question(self, s: State, f: i64) -> str:
        return "card"

    def options(self, s: State, f: i64, o: Options) -> None:
        found = Options()
        self.could_be(s, f, found)
        for i in range(found.count()):
            card = found.at(i)
            if not self.is_picked(s, f, card) and not (self.strict and self.is_protected(s, f, card)):
                o.offer(PICK, card)
        if s.items(f) >= least_of(self.target()):
            o.offer(DONE)

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        if pc == PICKED:
            if s.verb == DONE:
                s.go(f, DOING)
                return
            s.fix(f, s.arg)
            pc = PICKING
        if pc == PICKING:
            self._pick_on(s, f)
        elif pc == DOING:
            self._do_next(s, f)
        else:
            self._after_one(s, f)

    def _pick_on(self, s: State, f: i64) -> None:
        target = self.target()
        if s.items(f) == 0 and not self.possible(s, f):
            s.end(FAILED)
            return
        if is_settled(target):
            found = Options()
            self.could_be(s, f, found)
            for i in range(found.count()):
                if not self.is_protected(s, f, found.at(i)):
                    s.fix(f, found.at(i))
            s.go(f, DOING)
            return
        left = Options()
        self.options(s, f, left)
        picks = left.count() - (1 if left.has(DONE) else 0)
        if picks == 0 or s.items(f) >= most_of(target):
            s.go(f, DOING)
        else:
            s.ask(f, PICKED, s.actor(f))

    def _do_next(self, s: State, f: i64) -> None:
        """Deal with the next card; the mark remembers whether any was really done."""
        i = s.tally(f)
        if i == s.items(f):
            s.end(ENACTED if s.mark(f) >= 0 else FAILED)
            return
        card = s.item(f, i)
        s.set_tally(f, i + 1)
        if self.is_protected(s, f, card):
            return
        s.go(f, DONE_ONE)
        if not replaced(s, f, self.number, card):
            self.do(s, f, card)

    def _after_one(self, s: State, f: i64) -> None:
        s.go(f, DOING)
        if s.result != ENACTED:
            return
        card = s.item(f, s.tally(f) - 1)
        s.set_mark(f, card)
        s.note(f, self.slot, card)
        target = self.target()
        s.note(f, target.slot, card)
        happen(s, f, self.number, card)
