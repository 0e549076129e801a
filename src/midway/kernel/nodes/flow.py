"""Flow: the nodes a match is made of, and the kernel's own: settling, windows, simultaneous phases."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel import agenda
from midway.kernel.happenings import BLOCKED, OVER_NOW
from midway.kernel.limits import REACTED, is_used_up, use_up
from midway.kernel.node import Node
from midway.kernel.nodes.blocking import mask_of
from midway.kernel.nodes.deeds import others_learn
from midway.kernel.nodes.rulebox import RuleBox
from midway.kernel.nodes.waiting import SetOff, end_of, start_of
from midway.kernel.options import FIRST, PASS, Options, arg_of, verb_of
from midway.kernel.results import ENACTED, FAILED
from midway.kernel.schema import (
    AFFECTED_ITEM,
    ASKED_ITEM,
    BLOCKED_ITEM,
    DECLARED_ITEM,
    EVERYBODY,
    F_SIZE,
    OVER,
    PHASES,
    R_FREE,
    STRANDS,
    TOGETHER,
)
from midway.kernel.verbs import CARD_ARG

if TYPE_CHECKING:
    from midway.kernel.state import State


# ---- what a title's flow is made of ------------------------------------------------------------------------
@dataclass(frozen=True)
class Seq(Node):
    """One after the other, whatever becomes of each; what must be settled is settled after each."""

    parts: tuple[Node, ...]

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        if agenda.is_unsettled(s):
            s.begin(s.game.settle, s.you(f))
            return
        if pc == len(self.parts):
            s.end(ENACTED)
            return
        s.go(f, pc + 1)
        s.call(self.parts[pc], f)


@dataclass(frozen=True)
class Stage(Node):
    """A period of the match: the cards' rules for its start, what happens in it, their rules for its end."""

    period: str
    part: Node

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        if pc == 1:
            s.go(f, 2)
            s.call(self.part, f)
        elif pc == 3:
            s.end(ENACTED)
        else:
            s.go(f, pc + 1)
            agenda.queue_timed(s, start_of(self.period) if pc == 0 else end_of(self.period))
            s.begin(s.game.settle, s.you(f))


@dataclass(frozen=True)
class Rounds(Node):
    """The same so many times; `counter` is where the schema keeps the number of the round."""

    many: int
    counter: int
    part: Node

    def step(self, s: State, f: i64) -> None:
        done = s.num(self.counter)
        if done == self.many:
            s.end(ENACTED)
            return
        s.put(self.counter, done + 1)
        s.call(self.part, f)


@dataclass(frozen=True)
class EachSeatInTurn(Node):
    """Every seat once, in turn order from the starting player."""

    part: Node

    def step(self, s: State, f: i64) -> None:
        if agenda.is_unsettled(s):
            s.begin(s.game.settle, s.you(f))
            return
        done = s.tally(f)
        if done == s.players:
            s.end(ENACTED)
            return
        s.set_tally(f, done + 1)
        s.begin(self.part, s.after(s.first_seat, done))


@dataclass(frozen=True)
class Together(Node):
    """All seats at the same time, each on a strand of its own: its own stack, its own luck, only its own things.

    So the order in which answers arrive changes nothing. What the phase reveals is revealed by what follows it,
    unless the table plays it openly: then everybody may see what the others do while they do it.
    """

    part: Node
    openly: bool = False

    def step(self, s: State, f: i64) -> None:
        if s.cur != 0:
            raise ValueError("a seat's own strand cannot open further strands")
        if s.pc(f) == 1:
            for seat in range(s.players):
                s.close_strand(seat)
            s.put(TOGETHER, 0)
            s.end(ENACTED)
            return
        phase = s.num(PHASES) + 1
        s.put(PHASES, phase)
        s.put(TOGETHER, f)
        s.go(f, 1)
        waiting: i64 = 0
        for seat in range(s.players):
            if s.open_strand(seat, self.part, phase * 16 + seat):
                waiting |= 1 << seat
        s.put(STRANDS, waiting)


@dataclass(frozen=True)
class GameOver(Node):
    """The last node of a flow."""

    def step(self, s: State, f: i64) -> None:
        s.put(OVER, 1)
        if s.facts is not None:
            s.facts.report(OVER_NOW, -1, 0, 0, 0, EVERYBODY)
        s.end(ENACTED)


# ---- the kernel's own ----------------------------------------------------------------------------------------
@dataclass(frozen=True)
class AskAgain(Node):
    """After a free move: the same question once more, with what may be answered now. Tally: free moves seen."""

    def step(self, s: State, f: i64) -> None:
        who = s.you(f)
        used: int = s.num(s.cur + R_FREE) | s.tally(f)
        s.put(s.cur + R_FREE, used)
        s.pop()
        asked = s.node(s.top)
        if asked.is_private:
            others_learn(s, who)  # that something is left to answer, or nothing, tells of cards they cannot see
        left = Options()
        asked.options(s, s.top, left)
        if left.count() > 0:
            s.put_question(s.top, who, True)
        else:
            s.end(FAILED)  # the free move has used up what was needed, so this cannot be enacted any more


@dataclass(frozen=True)
class Settle(Node):
    """Between two sentences: put the table right, then run the rules that have fallen due.

    Tally: the last turn of the agenda that may run now, see `turn_of`; 0: all.
    """

    def question(self, s: State, f: i64) -> str:
        return "order"

    def options(self, s: State, f: i64, o: Options) -> None:
        for entry in agenda.next_group(s, s.tally(f)):
            o.offer(FIRST, entry)

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        if pc == 2:
            agenda.set_running(s, -1)
            s.go(f, 0)
        elif pc == 1:
            s.go(f, 2)
            agenda.run_entry(s, s.arg)
        elif s.game.title.is_untidy(s):
            mend = s.game.title.tidy(s)
            if mend is not None:
                s.begin(s.game.nodes[mend.nid], s.you(f))
        elif agenda.due(s) == 0 or agenda.running(s) >= 0:
            s.pop()
        else:
            self._next_rule(s, f)

    def _next_rule(self, s: State, f: i64) -> None:
        agenda.lapse(s)
        group = agenda.next_group(s, s.tally(f))
        if len(group) == 0:
            if not agenda.has_any(s, agenda.EXPECTED) and not agenda.has_any(s, agenda.WAITING):
                agenda.clear(s)
            s.pop()
            return
        unasked = agenda.only_gains_first(s, group)
        if unasked >= 0:
            s.go(f, 2)
            agenda.run_entry(s, unasked)
        else:
            s.ask(f, 1, agenda.word(s, group[0], 1))


@dataclass(frozen=True)
class Replacement(Node):
    """Something happens instead of a deed. Items: rule and card in pairs; you: who picks; they: who did the deed."""

    @property
    def items_are(self) -> str:
        return "rule and card"

    def question(self, s: State, f: i64) -> str:
        return "order"

    def options(self, s: State, f: i64, o: Options) -> None:
        for i in range(s.items(f) // 2):
            o.offer(FIRST, i)

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        if pc == 0:
            s.ask(f, 1, s.you(f))
        elif pc == 1:
            s.go(f, 2)
            src = s.item(f, 2 * s.arg + 1)
            owner = s.owner_of(src)
            if owner < 0:
                owner = s.you(f)  # a card of nobody's speaks to whom it concerns
            owner = s.game.title.acts_for(s, src, owner)
            g = s.begin(s.game.nodes[s.item(f, 2 * s.arg)], owner, src)
            s.set_them(g, s.them(f))
            s.set_mark(g, s.src(f))
        else:
            # The replaced deed has not happened.
            s.end(FAILED)


@dataclass(frozen=True)
class Window(Node):
    """Before a rule touches anybody, or after it did: those concerned are asked one by one, in turn order.

    Everybody who could be touched is asked, whatever they hold, so that being asked tells nothing. Nobody is
    asked twice whether to block; whoever has answered a rule that touched them may answer with another card.
    Items: the seats; tally: how many were asked.
    """

    is_after: bool

    def question(self, s: State, f: i64) -> str:
        return "react" if self.is_after else "block"

    def options(self, s: State, f: i64, o: Options) -> None:
        o.offer(PASS)
        seat = s.item(f, s.tally(f) - 1)
        offered = Options()
        if self.is_after:
            s.game.title.reactions(s, f, seat, offered)
        else:
            s.game.title.blocks(s, f, seat, offered)
        for i in range(offered.count()):
            # Each card answers once while one event, its answers included, is handled.
            card = card_in(s, offered.at(i))
            if card < 0 or not is_used_up(s, card, REACTED):
                o.add(offered.at(i))

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        if pc == 0:
            self._fix_seats(s, f)
            s.go(f, 1)
        elif pc == 1:
            done = s.tally(f)
            if done == s.items(f):
                s.pop()
                return
            s.set_tally(f, done + 1)
            s.ask_openly(f, 2, s.item(f, done))
        elif pc == 3:
            s.ask_openly(f, 2, s.item(f, s.tally(f) - 1))
        elif s.verb == PASS:
            s.go(f, 1)
        else:
            # After one answer a seat may give another; a block is decided once.
            s.go(f, 3 if self.is_after else 1)
            self._answered(s, f, s.item(f, s.tally(f) - 1))

    def _fix_seats(self, s: State, f: i64) -> None:
        box = s.box(f)
        if self.is_after:
            mask = mask_of(s, box, AFFECTED_ITEM)
        else:
            mask = EVERYBODY if threatens_all(s.node(box)) else mask_of(s, box, DECLARED_ITEM)
            mask &= ~mask_of(s, box, ASKED_ITEM)
            asked = (mask_of(s, box, ASKED_ITEM) | mask) & EVERYBODY
            s.put(box + F_SIZE + ASKED_ITEM, asked)
        for i in range(s.players):
            seat = s.after(s.first_seat, i)
            if s.game.title.is_asked(s, f, seat, (mask >> seat) & 1 == 1):
                s.fix(f, seat)

    def _answered(self, s: State, f: i64, seat: i64) -> None:
        card = card_in(s, s.answer)
        if card >= 0:
            use_up(s, card, REACTED)
        if self.is_after:
            s.game.title.react(s, f, seat, s.answer)
            return
        if s.game.title.block(s, f, seat, s.answer):
            k = s.box(f) + F_SIZE + BLOCKED_ITEM
            s.put(k, s.num(k) | (1 << seat))
            if s.facts is not None:
                s.facts.report(BLOCKED, seat, s.arg, 0, 0, EVERYBODY)


def threatens_all(node: Node) -> bool:
    """Does a rule box do something to each player, or to cards anywhere?"""
    if isinstance(node, RuleBox):
        return node.aims.threatens_all
    return isinstance(node, SetOff) and node.aims.threatens_all


def card_in(s: State, choice: i64) -> i64:
    """The card with which an answer is given; -1: none."""
    verb = s.game.title.verbs.by_number.get(int(verb_of(choice)))
    if verb is None or len(verb.args) == 0 or verb.args[0] != CARD_ARG:
        return -1
    return arg_of(choice)
