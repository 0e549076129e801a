"""Deeds: what one can do, and how deeds combine.

Precedence is in the classes, loosest first: Choice (or), Chain (then), Pair (and), Act (for each, to), Deed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from midway.kernel.node import Node
from midway.kernel.nodes.things import Each
from midway.kernel.options import BRANCH
from midway.kernel.results import DECLINED, ENACTED, FAILED
from midway.kernel.schema import EVERYBODY

if TYPE_CHECKING:
    from midway.kernel.game import Game
    from midway.kernel.options import Options
    from midway.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Node):
    """Anything that can be done."""

    @property
    def binds(self) -> str:
        return "deed"


@mypyc_attr(allow_interpreted_subclasses=True)
class Chain(Choice):
    pass


@mypyc_attr(allow_interpreted_subclasses=True)
class Pair(Chain):
    pass


@mypyc_attr(allow_interpreted_subclasses=True)
class Act(Pair):
    pass


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Act):
    """One verb.

    `strict`, inside an "or" or a cost: only what can really be carried out may be picked. `whole`, as a cost:
    all that is asked or nothing, and it touches nobody.
    """

    strict: bool = False
    whole: bool = False
    number: i64 = -1  # of its name, for prohibitions and for rules that wait for it

    @property
    def verb(self) -> str:
        """The deed's name; "" where no rule ever speaks of it."""
        return ""

    def names(self) -> tuple[str, ...]:
        return (self.verb,)

    def deed(self) -> str:
        """The name by which prohibitions and waiting rules know it; finer than the verb where that is needed."""
        return self.verb

    def bind(self, game: Game) -> None:
        if self.deed():
            self.lower("number", game.deed(self.deed()))

    def prohibits(self) -> i64:
        """The number of the deed that "cannot" means with these words."""
        return self.number

    @property
    def harms(self) -> bool:
        """Does whom it is done to rather do without it?"""
        return True

    def is_kept_from(self, s: State, f: i64, seat: i64) -> bool:
        """Has the seat blocked the rule, or is it spared such things?"""
        return s.is_blocked(f, seat) or (self.harms and s.is_spared(f, seat))

    def is_barred(self, s: State, f: i64, seat: i64) -> bool:
        """Is it kept from the seat it would touch, or is the actor forbidden to do such a thing at all?"""
        return self.is_kept_from(s, f, seat) or (self.number >= 0 and s.forbidden(s.actor(f), self.number, -1))

    def touch(self, s: State, f: i64, seat: i64) -> None:
        """Something of the seat's has been changed; a cost does not count as touching anybody."""
        if not self.whole:
            s.affect(f, seat)


def run_in_turn(parts: tuple[Node, ...], s: State, f: i64) -> None:
    """One step of a sequence: the first part that cannot be enacted ends it, and what was done stays done.

    The whole counts as enacted if its first part was.
    """
    i = s.pc(f)
    if i == 0 and not parts[0].possible(s, f):
        s.end(FAILED)
    elif i > 0 and s.result != ENACTED:
        s.end(ENACTED if i > 1 else s.result)
    elif i == len(parts):
        s.end(ENACTED)
    else:
        s.go(f, i + 1)
        s.call(parts[i], f)


@dataclass(frozen=True)
class Then(Chain):
    """Parts left to right, as run_in_turn."""

    parts: tuple[Pair, ...]

    def possible(self, s: State, f: i64) -> bool:
        return self.parts[0].possible(s, f)

    def step(self, s: State, f: i64) -> None:
        run_in_turn(self.parts, s, f)


@dataclass(frozen=True)
class Or(Choice):
    """One part that can be enacted must be; the owner of the card chooses which."""

    parts: tuple[Chain, ...]

    def bind(self, game: Game) -> None:
        make_strict(self)

    def possible(self, s: State, f: i64) -> bool:
        return any_possible(self.parts, s, f)

    def question(self, s: State, f: i64) -> str:
        return "branch"

    def branches(self) -> tuple[Node, ...]:
        return self.parts

    def options(self, s: State, f: i64, o: Options) -> None:
        for i in range(len(self.parts)):
            if self.parts[i].possible(s, f):
                o.offer(BRANCH, i)

    def step(self, s: State, f: i64) -> None:
        if s.pc(f) == 1:
            s.become(self.parts[s.arg], f)
        elif not self.possible(s, f):
            s.end(FAILED)
        elif self.is_private:
            s.ask_openly(f, 1, s.you(f))  # that one way is left may tell what they hold
        else:
            s.ask(f, 1, s.you(f))


def any_possible(parts: tuple[Chain, ...], s: State, f: i64) -> bool:
    for part in parts:
        if part.possible(s, f):
            return True
    return False


def make_strict(node: Node) -> None:
    """Inside an "or" a protected card is no way out."""
    from midway.kernel.game import children

    if isinstance(node, Deed):
        node.lower("strict", True)
    for child in children(node):
        make_strict(child)


@dataclass(frozen=True)
class And(Pair):
    """As Then; it only binds closer."""

    parts: tuple[Act, ...]

    def possible(self, s: State, f: i64) -> bool:
        return self.parts[0].possible(s, f)

    def step(self, s: State, f: i64) -> None:
        run_in_turn(self.parts, s, f)


@mypyc_attr(allow_interpreted_subclasses=True)
class Countable(Deed):
    """A deed whose amount "for each" multiplies: its own frame's tally says how many times (0: once)."""

    def times(self, s: State, f: i64) -> i64:
        """How many times; only for the deed's own frame."""
        n = s.tally(f)
        return n if n > 0 else 1

    def possible(self, s: State, f: i64) -> bool:
        return self.possible_times(s, f, 1)

    def possible_times(self, s: State, f: i64, many: i64) -> bool:
        """Could it be enacted so many times at once? The frame is the asker's."""
        return True


@dataclass(frozen=True)
class ForEach(Act):
    """Do it as many times as there are things now; amounts are multiplied instead.

    Its step is 2 once it was really done.
    """

    deed: Deed
    each: Each

    def possible(self, s: State, f: i64) -> bool:
        return self._possible_for(s, f, self.each.count(s, f))

    def _possible_for(self, s: State, f: i64, many: i64) -> bool:
        deed = self.deed
        if many == 0:
            return False
        return deed.possible_times(s, f, many) if isinstance(deed, Countable) else deed.possible(s, f)

    def step(self, s: State, f: i64) -> None:
        deed = self.deed
        pc = s.pc(f)
        if pc == 0:
            many: int = self.each.count(s, f)
            if not self._possible_for(s, f, many):
                s.end(FAILED)
                return
            if isinstance(deed, Countable):
                s.set_tally(s.become(deed, f), many)
                return
            s.set_tally(f, many)
            s.go(f, 1)
            s.call(deed, f)
            return
        if s.result == ENACTED:
            pc = 2
        left: int = s.tally(f) - 1
        if left == 0:
            s.end(ENACTED if pc == 2 else FAILED)
            return
        s.set_tally(f, left)
        s.go(f, pc)
        s.call(deed, f)


@dataclass(frozen=True)
class InOrderTo(Act):
    """Pay 2 coins to draw a card: the whole cost first, the goal if it was paid."""

    cost: Deed
    goal: Deed

    def bind(self, game: Game) -> None:
        make_strict(self.cost)
        self.cost.lower("whole", True)

    def possible(self, s: State, f: i64) -> bool:
        return self.cost.possible(s, f) and self.goal.possible(s, f)

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        if pc == 0:
            if not self.possible(s, f):
                s.end(FAILED)
                return
            s.go(f, 1)
            s.call(self.cost, f)
        elif s.result == ENACTED:
            s.become(self.goal, f)
        else:
            s.end(DECLINED)


def tells_of_secrets(node: Node) -> bool:
    """Does what becomes of it tell the others of cards they cannot see? Not where the answer may as well be no."""
    from midway.kernel.game import children
    from midway.kernel.nodes.each import OneByOne
    from midway.kernel.nodes.sentences import Addressed

    if not node.is_private or (isinstance(node, (Addressed, OneByOne)) and node.is_asked()):
        return False
    if isinstance(node, Deed):
        return True
    for child in children(node):
        if tells_of_secrets(child):
            return True
    return False


def others_learn(s: State, seat: i64) -> None:
    """Everybody but this seat sees what becomes of something that hangs on cards it alone may know."""
    s.learn(EVERYBODY & ~(1 << seat))


def deeds_in(node: Choice) -> list[Deed]:
    """The deeds of which a choice is made, without those that only pay for another."""
    out: list[Deed] = []
    if isinstance(node, Deed):
        out.append(node)
    elif isinstance(node, (Or, Then, And)):
        for part in node.parts:
            out += deeds_in(part)
    elif isinstance(node, ForEach):
        out.append(node.deed)
    elif isinstance(node, InOrderTo):
        out.append(node.goal)
    return out
