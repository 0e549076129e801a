"""Deeds done to cards: the shared part of demolish, discard, take and their like.

A title's deed says which cards it makes sense for and what it does to one; picking, protection, blocks,
replacement, whom it touches, and the record of what was done "this way" are here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from midway.kernel.agenda import expect, happened, is_heard, replaced
from midway.kernel.nodes.blocking import ask_all_late
from midway.kernel.nodes.deeds import Deed
from midway.kernel.nodes.things import Target, gather, is_settled, kind_of, least_of, most_of, rival_in
from midway.kernel.options import DONE, PICK, Options
from midway.kernel.results import DECLINED, ENACTED, FAILED

if TYPE_CHECKING:
    from midway.kernel.game import Game
    from midway.kernel.state import State

PICKING: Final = 0
PICKED: Final = 1
READY: Final = 2  # all are picked
DOING: Final = 3
DONE_ONE: Final = 4  # and more: twice the seat it was done to, counted from 1, plus 1 if some rule waits for the deed

MANY: Final = 99  # cards that are not counted one by one
SPARED: Final = -1  # in place of a picked card to which nothing is done


@mypyc_attr(allow_interpreted_subclasses=True)
class CardDeed(Deed):
    """One verb done to some cards. The frame's items are the cards picked, its tally counts those dealt with.

    All cards are one operation: what is protected or blocked is settled for all of them before the first is
    touched, and what the deed sets off comes after the sentence. Mark: a card that was really dealt with.
    """

    found_slot: i64 = -1  # where the noun phrase keeps what was found; -1: it points back, so it finds nothing new
    rival_slot: i64 = -1  # where "that competitor" is kept: whose card was picked

    def target(self) -> Target:
        raise NotImplementedError

    def prohibited(self) -> Target:
        """The cards that "cannot" means with these words."""
        return self.target()

    def suits(self, s: State, f: i64, card: i64) -> bool:
        """Is the card in a state where the verb makes sense?"""
        return True

    def do(self, s: State, f: i64, card: i64) -> None:
        """Do it to one card, or push the node that does. It counts as enacted unless s.enacted(False) is said."""
        raise NotImplementedError

    def victim(self, s: State, card: i64) -> i64:
        """Whose card this is, for blocks; -1: nobody's."""
        return s.owner_of(card)

    def bind(self, game: Game) -> None:
        super().bind(game)
        target = self.target()
        self.lower("is_private", target.is_private or self.looks_at_secrets(game))  # where it goes does not matter
        self.lower("found_slot", -1 if target.refers else target.slot)
        rival = rival_in(target)
        if rival is not None:
            self.lower("rival_slot", rival.slot)

    @property
    def items_are(self) -> str:
        return "card"

    # ---- which cards -----------------------------------------------------------------------------------
    def could_be(self, s: State, f: i64, o: Options) -> None:
        """Add every card that fits the words, protected ones included."""
        found = Options()
        gather(self.target(), s, f, found)
        for i in range(found.count()):
            card = found.at(i)
            victim = self.victim(s, card)
            if (victim < 0 or not self.is_kept_from(s, f, victim)) and self.suits(s, f, card):
                o.add(card)

    def is_protected(self, s: State, f: i64, card: i64) -> bool:
        return self.number >= 0 and s.forbidden(s.actor(f), self.number, card)

    def possible(self, s: State, f: i64) -> bool:
        o = Options()
        self.could_be(s, f, o)
        missing = least_of(self.target()) if self.whole else 1
        for i in range(o.count()):
            if missing > 0 and not self.is_protected(s, f, o.at(i)):
                missing -= 1
        return missing <= 0

    def is_picked(self, s: State, f: i64, card: i64) -> bool:
        for i in range(s.items(f)):
            if s.item(f, i) == card:
                return True
        return False

    def left_to_pick(self, s: State, f: i64, o: Options) -> None:
        """Add the cards that may still be picked. A protected one may, outside an "or" or a cost, and fails."""
        found = Options()
        self.could_be(s, f, found)
        for i in range(found.count()):
            card = found.at(i)
            if not self.is_picked(s, f, card) and not (self.strict and self.is_protected(s, f, card)):
                o.add(card)

    # ---- asking and doing -----------------------------------------------------------------------------
    def question(self, s: State, f: i64) -> str:
        return "card"

    def options(self, s: State, f: i64, o: Options) -> None:
        left = Options()
        self.left_to_pick(s, f, left)
        for i in range(left.count()):
            o.offer(PICK, left.at(i))
        if s.items(f) >= least_of(self.target()):
            o.offer(DONE)

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        if pc == PICKED:
            if s.verb == DONE:
                s.go(f, READY)
                return
            s.fix(f, s.arg)
            pc = PICKING
        if pc == PICKING:
            self._pick_on(s, f)
        elif pc == READY:
            self._make_ready(s, f)
        elif pc == DOING:
            self._do_next(s, f)
        else:
            self._after_one(s, f, pc - DONE_ONE)

    def _pick_on(self, s: State, f: i64) -> None:
        target = self.target()
        if s.items(f) == 0 and not self.possible(s, f):
            s.end(FAILED)
            return
        left = Options()
        self.left_to_pick(s, f, left)
        missing = most_of(target) - s.items(f)
        openly = self.is_private and self.cards_around(s, f) > missing
        no_choice = least_of(target) == most_of(target) and left.count() <= missing
        if is_settled(target) or (no_choice and not openly):
            for i in range(left.count()):
                s.fix(f, left.at(i))
            s.go(f, READY)
        elif missing == 0 or left.count() == 0:
            s.go(f, READY)
        elif openly:
            s.ask_openly(f, PICKED, s.actor(f))
        else:
            s.ask(f, PICKED, s.actor(f))

    def seems_possible(self, s: State, f: i64) -> bool:
        return self.is_private and self.cards_around(s, f) > 0

    def cards_around(self, s: State, f: i64) -> int:
        """How many cards lie where the words look, fitting or not: that much everybody can count."""
        kind = kind_of(self.target())
        if kind is None or kind.where is None:
            return MANY
        o = Options()
        kind.where.cards(s, f, o)
        return int(o.count())

    def _make_ready(self, s: State, f: i64) -> None:
        """Those who have not been asked may still block; then all that is kept from harm is spared."""
        if self._ask_late(s, f):
            return
        if s.items(f) == 0:
            s.end(DECLINED)
            return
        spared = 0
        for i in range(s.items(f)):
            card = s.item(f, i)
            victim = self.victim(s, card)
            if self.is_protected(s, f, card) or (victim >= 0 and self.is_kept_from(s, f, victim)):
                s.set_item(f, i, SPARED)
                spared += 1
        if self.whole and spared > 0:
            s.end(FAILED)
            return
        s.go(f, DOING)

    def _ask_late(self, s: State, f: i64) -> bool:
        victims: i64 = 0
        for i in range(s.items(f)):
            victim = self.victim(s, s.item(f, i))
            if victim >= 0:
                victims |= 1 << victim
        return ask_all_late(s, f, victims)

    def _do_next(self, s: State, f: i64) -> None:
        i = s.tally(f)
        while i < s.items(f):
            card = s.item(f, i)
            i += 1
            if card != SPARED and self.suits(s, f, card):
                s.set_tally(f, i)
                self._begin_one(s, f, card)
                return
        s.end(ENACTED if s.mark(f) >= 0 else FAILED)

    def _begin_one(self, s: State, f: i64, card: i64) -> None:
        victim = self.victim(s, card)
        if not is_heard(s, self.number):
            s.go(f, DONE_ONE + 2 * (victim + 1))
            s.enacted()
            self.do(s, f, card)
            return
        s.go(f, DONE_ONE)
        if replaced(s, f, self.number, card):
            return
        s.go(f, DONE_ONE + 2 * (victim + 1) + 1)
        expect(s, f, self.number, card)
        s.enacted()
        self.do(s, f, card)

    def _after_one(self, s: State, f: i64, how: i64) -> None:
        s.go(f, DOING)
        done = s.result == ENACTED
        card = s.item(f, s.tally(f) - 1)
        if done:
            victim = how // 2 - 1
            s.set_mark(f, card)
            s.note(f, self.slot, card)
            s.note(f, self.found_slot, card)
            if victim >= 0:
                s.note(f, self.rival_slot, victim)
                self.touch(s, f, victim)
        if how % 2 == 1:
            happened(s, f, self.number, card, done)
        if self.whole and not done:
            s.end(FAILED)  # something else happened instead, so the cost is not paid
