"""Rule boxes: all that one box of a card says, and how its sentences run one after the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from midway.kernel.agenda import is_spent, is_unsettled
from midway.kernel.limits import bit_for, forget_reactions, give_back, use_up
from midway.kernel.node import Node
from midway.kernel.nodes.aims import Aims, speaks_of_all
from midway.kernel.nodes.audience import speaks_to_all
from midway.kernel.nodes.deeds import ForEach, others_learn, tells_of_secrets
from midway.kernel.nodes.sentence import Sentence
from midway.kernel.nodes.sentences import Command, Lasting
from midway.kernel.nodes.tokens import Gain
from midway.kernel.results import ENACTED, FAILED, SKIPPED
from midway.kernel.schema import (
    AUDIENCE_ITEM,
    BLOCKED_ITEM,
    BOX_ITEMS,
    ENACTED_ITEM,
    OPENED_ITEM,
    R_EVENT,
    SPARED_ITEM,
    TO_ALL,
    TO_EVERYBODY,
    TO_YOU,
)

if TYPE_CHECKING:
    from midway.kernel.game import CardRules, Game
    from midway.kernel.options import Options
    from midway.kernel.state import State


def open_box(s: State, f: i64) -> None:
    """Frame f becomes the rule box that those above it belong to: it keeps notes and knows who blocked it."""
    s.set_tally(f, s.notes_mark())
    s.set_box(f, f)
    for _ in range(BOX_ITEMS):
        s.fix(f, 0)
    s.set_item(f, BLOCKED_ITEM, s.game.title.blocked_before(s, f))
    s.set_item(f, SPARED_ITEM, s.game.title.spared_by(s, f))
    is_nobodys = s.game.rules_of(s.src(f)).users > 1
    s.set_item(f, AUDIENCE_ITEM, s.game.title.audience(s, f) if is_nobodys else TO_EVERYBODY)


def close_box(s: State, f: i64) -> None:
    """Its notes go with it."""
    if s.item(f, OPENED_ITEM) == 1:
        deepen(s, -1)
    s.drop_notes(s.tally(f))


# ---- its window --------------------------------------------------------------------------------------------
def can_open(s: State, f: i64) -> bool:
    """Is the rule box something that can be blocked, and has nobody been asked yet?"""
    return s.item(f, OPENED_ITEM) == 0 and s.game.title.can_be_blocked(s, f)


def open_window(s: State, f: i64) -> None:
    """Those whom the rule box could touch are asked whether they block it."""
    s.set_item(f, OPENED_ITEM, 1)
    deepen(s, 1)
    s.call(s.game.window, f)


def let_react(s: State, f: i64) -> None:
    """Those whom it has touched may answer."""
    if s.item(f, OPENED_ITEM) == 1 and s.game.title.has_reactions():
        s.call(s.game.reactions, f)


AIMING: Final = -1  # the step in which the owner says against whom; sentences take the steps from 1
PUT_AWAY: Final = -2  # and those after the last sentence
REACTED_TO: Final = -3


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleBox(Node):
    """Sentences that run in order; what must be settled is settled after each.

    With a `window`, those it could touch are asked first whether they block it: after the sentences that only
    choose a competitor, and after its owner has said which competitor every other command is aimed at.
    """

    window: bool = False
    needs: tuple[list[int], ...] = ()  # lowered: the slots each sentence cannot do without
    tells: tuple[bool, ...] = ()  # which of them tell the others of cards they cannot see
    to_all: tuple[bool, ...] = ()  # which of them, on a card of nobody's, happen once
    declared: i64 = 0  # how many sentences at the beginning only choose whom it is played against
    aims: Aims = Aims()  # whom its commands leave to be chosen

    def sentences(self) -> tuple[Sentence, ...]:
        raise NotImplementedError

    def file(self, rules: CardRules) -> None:
        """Sort the sentences that do not run at once by when they matter."""

    def bind(self, game: Game) -> None:
        rules = self.sentences()
        self.lower("needs", tuple([needed_by(sentence) for sentence in rules]))
        self.lower("tells", tuple([tells_of_secrets(sentence) for sentence in rules]))
        self.lower("to_all", tuple([speaks_to_all(sentence) for sentence in rules]))
        n = 0
        while n < len(rules) and rules[n].declares():
            n += 1
        self.lower("declared", n)
        aims = Aims()
        gives = len(rules) > 0
        for i in range(len(rules)):
            if i >= n:
                aims.add(rules[i])
            if runs_at_once(rules[i]) and speaks_of_all(rules[i]):
                aims.threatens_all = True
            gives = gives and only_gives(rules[i])
        self.lower("aims", aims)
        self.lower("only_gains", gives)

    def possible(self, s: State, f: i64) -> bool:
        """Would anything happen? (Played in vain, a card does nothing.)"""
        if is_spent(s, self, s.src(f), s.you(f)):
            return False
        for sentence in self.sentences():
            if runs_at_once(sentence) and sentence.possible(s, f):
                return True
        return False

    def feasible(self, s: State, f: i64) -> bool:
        """May it be played where nothing may be played in vain? One sentence that may be enacted is enough."""
        for sentence in self.sentences():
            if runs_at_once(sentence) and sentence.feasible(s, f):
                return True
        return False

    def question(self, s: State, f: i64) -> str:
        return "seat"

    def options(self, s: State, f: i64, o: Options) -> None:
        self.aims.offer(s, f, o)

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        sentences = self.sentences()
        if pc == 0:
            open_box(s, f)
            if self.limit != 0:
                use_up(s, s.src(f), bit_for(s, s.src(f), self.limit, s.you(f)))
            s.go(f, 1)
        elif pc < 0:
            self._step_aside(s, f, pc)
        elif pc % 2 == 0:
            self._record(s, f, pc)
        elif pc // 2 == len(sentences):
            self._finish(s, f)
        elif self.window and pc // 2 == self.declared and can_open(s, f):
            self._open_window(s, f)
        else:
            self._begin(s, f, sentences[pc // 2], pc // 2)

    def _begin(self, s: State, f: i64, sentence: Sentence, i: i64) -> None:
        s.go(f, 2 * i + 2)
        if not runs_at_once(sentence) or (sentence.during and not s.game.title.is_during(s, sentence.during)):
            s.became(SKIPPED)
            return
        audience = s.item(f, AUDIENCE_ITEM)
        if audience == (TO_YOU if self.to_all[i] else TO_ALL):
            s.became(SKIPPED)
            return
        for slot in self.needs[i]:
            if s.times_noted(f, slot) == 0:
                s.became(SKIPPED)
                return
        if self.tells[i]:
            others_learn(s, s.you(f))
        s.call(sentence, f)

    def _record(self, s: State, f: i64, pc: i64) -> None:
        """A sentence is over: remember what became of it, and put right what it has left behind."""
        if s.result == ENACTED:
            s.set_item(f, ENACTED_ITEM, s.item(f, ENACTED_ITEM) | 1)
        elif s.result == FAILED:
            s.set_item(f, ENACTED_ITEM, s.item(f, ENACTED_ITEM) | 2)
        s.go(f, pc + 1)
        if is_unsettled(s):
            s.begin(s.game.settle, s.you(f), s.src(f))

    # ---- whom it is played against -------------------------------------------------------------------------
    def _open_window(self, s: State, f: i64) -> None:
        if not self.aims.ask_next(s, f, AIMING):
            open_window(s, f)

    def _step_aside(self, s: State, f: i64, pc: i64) -> None:
        if pc == AIMING:
            self.aims.settle(s, f, s.arg)
            s.go(f, 2 * self.declared + 1)
        elif pc == PUT_AWAY:
            s.go(f, REACTED_TO)
            let_react(s, f)
        else:
            self._end(s, f)

    # ---- the end -------------------------------------------------------------------------------------------
    def _finish(self, s: State, f: i64) -> None:
        s.go(f, PUT_AWAY)
        s.game.title.finish_box(s, f)

    def _end(self, s: State, f: i64) -> None:
        became = s.item(f, ENACTED_ITEM)
        if became == 0 and self.limit != 0:
            give_back(s, s.src(f), bit_for(s, s.src(f), self.limit, s.you(f)))
        close_box(s, f)
        s.end(ENACTED if became & 1 else FAILED if became == 2 else SKIPPED)


def deepen(s: State, by: int) -> None:
    """One more event is being handled, or one less; after the outermost every card may react anew."""
    depth = s.num(s.cur + R_EVENT) + by
    s.put(s.cur + R_EVENT, depth)
    if depth == 0:
        forget_reactions(s)


def runs_at_once(sentence: Sentence) -> bool:
    """Does it happen when its turn comes, rather than hold or wait?"""
    return not isinstance(sentence, Lasting) and not sentence.waits()


def only_gives(node: Node) -> bool:
    """Is it nothing but a compulsory gain of the owner?"""
    if not isinstance(node, Command):
        return False
    does: Node = node.does.deed if isinstance(node.does, ForEach) else node.does
    return isinstance(does, Gain)


def needed_by(sentence: Sentence) -> list[int]:
    """The slots a sentence refers to and does not fill itself."""
    bound: set[int] = set()
    needed: list[int] = []
    _walk(sentence, bound, needed)
    return [slot for slot in needed if slot not in bound]


def _walk(node: Node, bound: set[int], needed: list[int]) -> None:
    from midway.kernel.game import children

    slot = int(node.slot)
    if slot >= 0:
        if node.refers in ("card", "seat") and node.calls():
            if slot not in needed:
                needed.append(slot)
        else:
            bound.add(slot)
    for child in children(node):
        _walk(child, bound, needed)


@mypyc_attr(allow_interpreted_subclasses=True)
class Timing(Node):
    """When the sentences behind a colon apply; `moment` is the id a title asks for."""

    def moment(self) -> str:
        raise NotImplementedError

    def once_per(self) -> str:
        """The period in which they may be used once; "": as often as one likes."""
        return ""


@dataclass(frozen=True)
class Timed(RuleBox):
    """A timing governs all sentences up to the next timing."""

    timing: Timing
    rules: tuple[Sentence, ...]

    def sentences(self) -> tuple[Sentence, ...]:
        return self.rules

    def bind(self, game: Game) -> None:
        super().bind(game)
        for sentence in self.rules:
            if not runs_at_once(sentence):
                sentence.lower("during", self.timing.moment())
                if isinstance(sentence, Lasting):
                    sentence.lower("is_cached", False)

    def file(self, rules: CardRules) -> None:
        """What waits or holds is filed by itself; the rest is a rule of the moment."""
        period = self.timing.once_per()
        if period:
            self.lower("limit", rules.limit(period))
        here = False
        for sentence in self.rules:
            sentence.file(rules)
            if not runs_at_once(sentence):
                sentence.lower("limit", self.limit)
            here = here or runs_at_once(sentence)
        if here:
            rules.timed.setdefault(self.timing.moment(), []).append(self)


@dataclass(frozen=True)
class Box(RuleBox):
    """All that a rule box says."""

    rules: tuple[Sentence, ...]
    timed: tuple[Timed, ...]

    def sentences(self) -> tuple[Sentence, ...]:
        return self.rules

    def file(self, rules: CardRules) -> None:
        for sentence in self.rules:
            sentence.file(rules)
        for timed in self.timed:
            timed.file(rules)
