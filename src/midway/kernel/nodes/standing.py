"""Standing rules: what holds while a card is in play, what waits for a deed, what replaces one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from midway.kernel.nodes.carddeeds import CardDeed
from midway.kernel.nodes.conditions import Standing
from midway.kernel.nodes.deeds import Act, Choice, Deed, ForEach
from midway.kernel.nodes.places import Verb
from midway.kernel.nodes.rulebox import open_box
from midway.kernel.nodes.seats import EachSeat, Pronoun, Seat
from midway.kernel.nodes.sentence import Sentence
from midway.kernel.nodes.sentences import Command, Lasting, Settled
from midway.kernel.nodes.things import Things, This, UpTo, kind_of
from midway.kernel.nodes.tokens import Gain
from midway.kernel.options import Options

if TYPE_CHECKING:
    from midway.kernel.game import CardRules, Game
    from midway.kernel.node import Node
    from midway.kernel.state import State


def includes(who: Seat, owner: i64, seat: i64) -> bool:
    """Is this seat meant, on a card of this owner?"""
    if isinstance(who, Pronoun):
        return who.id == "you" and seat == owner
    if isinstance(who, EachSeat) and who.id == "each player":
        return True
    return seat != owner


def speaks_of(target: Things | UpTo, s: State, owner: i64, src: i64, card: i64, by: Node) -> bool:
    """Does a noun phrase on card `src` mean this card? Asked in a frame of its own, gone again afterwards."""
    if isinstance(target, This):
        return card == src
    kind = kind_of(target)
    if kind is None or card < 0:
        return False
    f = s.begin(by, owner, src)
    fits = kind.fits(s, f, card)
    where = kind.where
    if fits and where is not None:
        there = Options()
        where.cards(s, f, there)
        fits = there.has(card)
    s.pop()
    return fits


# ---- what holds ------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Lasting):
    """One lasting change, without a condition."""


@mypyc_attr(allow_interpreted_subclasses=True)
class StatChange(Effect):
    """A value is higher or lower for somebody. The title's phrase says which value, of whom and by how much."""

    def stat(self) -> str:
        raise NotImplementedError

    def amount(self, s: State, owner: i64, src: i64) -> i64:
        raise NotImplementedError

    def whose(self) -> Seat | None:
        """None: the owner's."""
        return None

    def bind(self, game: Game) -> None:
        self.lower("at", game.schema.stats.index(self.stat()))

    def count(self, s: State, owner: i64, src: i64) -> None:
        n = self.amount(s, owner, src)
        whose = self.whose()
        if whose is None:
            s.change(owner, self.at, n)
            return
        for seat in range(s.players):
            if includes(whose, owner, seat):
                s.change(seat, self.at, n)


@dataclass(frozen=True)
class Cannot(Effect):
    """Each competitor cannot take prizes."""

    who: Seat
    does: Choice

    def count(self, s: State, owner: i64, src: i64) -> None:
        does = self.does
        if isinstance(does, Deed):
            for seat in range(s.players):
                if includes(self.who, owner, seat):
                    s.prohibit(seat, does.number)

    def forbids(self, s: State, owner: i64, src: i64, seat: i64, deed: i64, card: i64) -> bool:
        does = self.does
        if not isinstance(does, Deed) or does.number != deed or not includes(self.who, owner, seat):
            return False
        if isinstance(does, CardDeed):
            return speaks_of(does.target(), s, owner, src, card, self)
        return True


@dataclass(frozen=True)
class CannotBe(Effect):
    """This prize cannot be taken: by nobody."""

    what: Things
    verb: Verb

    def bind(self, game: Game) -> None:
        self.lower("at", game.deed(self.verb.id))

    def count(self, s: State, owner: i64, src: i64) -> None:
        for seat in range(s.players):
            s.prohibit(seat, self.at)

    def forbids(self, s: State, owner: i64, src: i64, seat: i64, deed: i64, card: i64) -> bool:
        return deed == self.at and speaks_of(self.what, s, owner, src, card, self)


@dataclass(frozen=True)
class While(Lasting):
    """An effect that holds only while something is the case."""

    rule: Effect
    condition: Standing

    @property
    def lively(self) -> bool:
        return True

    def holds(self, s: State, owner: i64, src: i64) -> bool:
        f = s.begin(self, owner, src)
        yes = self.condition.holds(s, f)
        s.pop()
        return yes

    def count(self, s: State, owner: i64, src: i64) -> None:
        if self.holds(s, owner, src):
            self.rule.count(s, owner, src)

    def forbids(self, s: State, owner: i64, src: i64, seat: i64, deed: i64, card: i64) -> bool:
        return self.rule.forbids(s, owner, src, seat, deed, card) and self.holds(s, owner, src)


# ---- what waits --------------------------------------------------------------------------------------------
class Waiting(Sentence):
    """A sentence set off by a deed. Its frame: you are its owner, they who did the deed, the mark the card."""

    def who_did(self) -> Seat | None:
        """Whose deeds it waits for; None: anybody's."""
        return None

    def did(self) -> Deed | None:
        """What was done, where the text gives the whole deed."""
        return None

    def then_runs(self) -> Node:
        raise NotImplementedError

    def deed(self) -> str:
        does = self.did()
        return does.verb if does is not None else ""

    def bind(self, game: Game) -> None:
        self.lower("number", game.deed(self.deed()))
        runs = self.then_runs()
        gives = isinstance(runs, Command) and (
            isinstance(runs.does, Gain) or (isinstance(runs.does, ForEach) and isinstance(runs.does.deed, Gain))
        )
        self.lower("only_gains", gives)

    def file(self, rules: CardRules) -> None:
        rules.when.append(self)

    def answers_to(self, s: State, owner: i64, src: i64, actor: i64, card: i64) -> bool:
        who = self.who_did()
        if who is not None and not includes(who, owner, actor):
            return False
        does = self.did()
        if isinstance(does, CardDeed):
            return speaks_of(does.target(), s, owner, src, card, self)
        return True

    def possible(self, s: State, f: i64) -> bool:
        return False  # it is never played, only set off

    def step(self, s: State, f: i64) -> None:
        if s.pc(f) == 0:
            them, card = s.them(f), s.mark(f)
            open_box(s, f)
            who = self.who_did()
            if who is not None:
                s.note(f, who.slot, them)
            does = self.did()
            if isinstance(does, CardDeed) and card >= 0:
                s.note(f, does.target().slot, card)
            s.go(f, 1)
            s.call(self.then_runs(), f)
        else:
            s.drop_notes(s.tally(f))
            s.pop()


@dataclass(frozen=True)
class After(Waiting):
    """After a competitor takes a prize, you may ..."""

    who: Seat
    does: Act
    then: Settled

    @property
    def is_after(self) -> bool:
        return True

    def who_did(self) -> Seat | None:
        return self.who

    def did(self) -> Deed | None:
        does = self.does
        return does if isinstance(does, Deed) else None

    def then_runs(self) -> Node:
        return self.then


@dataclass(frozen=True)
class Instead(Waiting):
    """If this prize would be taken, discard this prize instead: the replaced deed does not happen."""

    what: Things
    verb: Verb
    does: Choice

    def deed(self) -> str:
        return self.verb.id

    def then_runs(self) -> Node:
        return self.does

    def answers_to(self, s: State, owner: i64, src: i64, actor: i64, card: i64) -> bool:
        return speaks_of(self.what, s, owner, src, card, self)
