"""Rule boxes: all that one box of a card says, and how its sentences run one after the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from midway.kernel.agenda import is_unsettled
from midway.kernel.node import Node
from midway.kernel.nodes.sentence import Sentence
from midway.kernel.nodes.sentences import Lasting
from midway.kernel.results import ENACTED, SKIPPED
from midway.kernel.schema import ENACTED_ITEM, OPENED_ITEM

if TYPE_CHECKING:
    from midway.kernel.game import CardRules, Game
    from midway.kernel.state import State


def open_box(s: State, f: i64) -> None:
    """Frame f becomes the rule box that those above it belong to: it keeps notes and knows who blocked it."""
    s.set_tally(f, s.notes_mark())
    s.set_box(f, f)
    s.fix(f, 0)  # blocked
    s.fix(f, 0)  # affected
    s.fix(f, 0)  # enacted
    s.fix(f, 0)  # window opened
    s.fix(f, 0)  # declared targets


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleBox(Node):
    """Sentences that run in order; what must be settled is settled after each.

    `window` says that those it could touch are asked first whether they block it.
    """

    window: bool = False
    needs: tuple[list[int], ...] = ()  # lowered: the slots each sentence cannot do without
    declared: i64 = 0  # how many sentences at the beginning only choose whom it is played against

    def sentences(self) -> tuple[Sentence, ...]:
        raise NotImplementedError

    def file(self, rules: CardRules) -> None:
        """Sort the sentences that do not run at once by when they matter."""

    def bind(self, game: Game) -> None:
        rules = self.sentences()
        self.lower("needs", tuple([needed_by(sentence) for sentence in rules]))
        n = 0
        while n < len(rules) and rules[n].declares():
            n += 1
        self.lower("declared", n)

    def possible(self, s: State, f: i64) -> bool:
        """Would anything happen? (Played in vain, a card does nothing.)"""
        for sentence in self.sentences():
            if runs_at_once(sentence) and sentence.possible(s, f):
                return True
        return False

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        if pc == 0:
            open_box(s, f)
            s.go(f, 1)
            return
        sentences = self.sentences()
        i = pc // 2
        if pc % 2 == 1:
            if i == len(sentences):
                self._finish(s, f)
            else:
                self._begin(s, f, sentences[i], i)
            return
        if s.result == ENACTED:
            s.set_item(f, ENACTED_ITEM, 1)
        s.go(f, pc + 1)
        if is_unsettled(s):
            s.begin(s.game.settle, s.you(f), s.src(f))

    def _begin(self, s: State, f: i64, sentence: Sentence, i: i64) -> None:
        if self.window and i == self.declared and s.item(f, OPENED_ITEM) == 0:
            s.set_item(f, OPENED_ITEM, 1)
            s.call(s.game.window, f)
            return
        s.go(f, 2 * i + 2)
        for slot in self.needs[i]:
            if s.times_noted(f, slot) == 0:
                s.became(SKIPPED)
                return
        if runs_at_once(sentence):
            s.call(sentence, f)
        else:
            s.became(SKIPPED)

    def _finish(self, s: State, f: i64) -> None:
        game = s.game
        if self.window and game.title.has_reactions() and s.item(f, OPENED_ITEM) == 1:
            s.set_item(f, OPENED_ITEM, 2)
            s.call(game.reactions, f)
            return
        game.title.finish_box(s, f)
        s.drop_notes(s.tally(f))
        s.end(ENACTED if s.item(f, ENACTED_ITEM) == 1 else SKIPPED)


def runs_at_once(sentence: Sentence) -> bool:
    """Does it happen when its turn comes, rather than hold or wait?"""
    return not isinstance(sentence, Lasting) and not sentence.waits()


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


class Timing(Node):
    """When the sentences behind a colon apply; `moment` is the id a title asks for."""

    def moment(self) -> str:
        raise NotImplementedError


@dataclass(frozen=True)
class Timed(RuleBox):
    """A timing governs all sentences up to the next timing."""

    timing: Timing
    rules: tuple[Sentence, ...]

    def sentences(self) -> tuple[Sentence, ...]:
        return self.rules

    def file(self, rules: CardRules) -> None:
        rules.timed[self.timing.moment()] = self
        for sentence in self.rules:
            sentence.file(rules)


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
