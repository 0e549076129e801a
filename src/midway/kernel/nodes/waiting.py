"""Sentences that wait: for a deed (After, Instead: see standing.py), or for a moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from midway.kernel.limits import bit_for, give_back, use_up
from midway.kernel.node import Node
from midway.kernel.nodes.aims import Aims, speaks_of_all
from midway.kernel.nodes.audience import speaks_to_all
from midway.kernel.nodes.carddeeds import CardDeed
from midway.kernel.nodes.deeds import Deed, others_learn, tells_of_secrets
from midway.kernel.nodes.rulebox import can_open, close_box, let_react, only_gives, open_box, open_window
from midway.kernel.nodes.seats import Seat, includes
from midway.kernel.nodes.sentence import Sentence
from midway.kernel.nodes.sentences import Settled
from midway.kernel.nodes.things import speaks_of
from midway.kernel.results import DECLINED, SKIPPED
from midway.kernel.schema import AUDIENCE_ITEM, ENACTED_ITEM, TO_YOU

if TYPE_CHECKING:
    from midway.kernel.game import CardRules, Game
    from midway.kernel.options import Options
    from midway.kernel.state import State

# the steps of a rule that is set off
AIMING: Final = 1
AIMED: Final = 2
OPENED: Final = 3
DONE: Final = 4
PUT_AWAY: Final = 5
REACTED_TO: Final = 6


@mypyc_attr(allow_interpreted_subclasses=True)
class SetOff(Sentence):
    """A sentence that is a rule box of its own when its time has come.

    Its frame: you are its owner, they who did the deed it waited for, the mark the card that was done to.
    """

    window: bool = False  # it may be blocked, as a RuleBox with a window
    aims: Aims = Aims()
    tells: bool = False  # lowered: what becomes of it tells the others of cards they cannot see
    to_all: bool = False  # on a card of nobody's it happens once

    def then_runs(self) -> Node:
        raise NotImplementedError

    def waits(self) -> bool:
        return True

    def bind(self, game: Game) -> None:
        then = self.then_runs()
        aims = Aims()
        aims.add(then)
        aims.threatens_all = speaks_of_all(then)
        self.lower("aims", aims)
        self.lower("only_gains", only_gives(then))
        self.lower("tells", tells_of_secrets(then))
        self.lower("to_all", speaks_to_all(self))

    def possible(self, s: State, f: i64) -> bool:
        return False  # it is never played, only set off

    def file_what_runs(self, rules: CardRules) -> None:
        """What it sets off may hold for a while, and is looked for then."""
        then = self.then_runs()
        if isinstance(then, Sentence):
            then.file(rules)

    def note_cause(self, s: State, f: i64) -> None:
        """Keep what its words point back at: who did it, to which card."""

    def question(self, s: State, f: i64) -> str:
        return "seat"

    def options(self, s: State, f: i64, o: Options) -> None:
        self.aims.offer(s, f, o)

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        if pc == 0:
            open_box(s, f)
            if self.to_all and s.item(f, AUDIENCE_ITEM) == TO_YOU:
                close_box(s, f)
                s.end(SKIPPED)
                return
            if self.limit != 0:
                use_up(s, s.src(f), bit_for(s, s.src(f), self.limit, s.you(f)))
            self.note_cause(s, f)
            s.go(f, AIMING if self.window and can_open(s, f) else OPENED)
        elif pc == AIMING:
            if not self.aims.ask_next(s, f, AIMED):
                s.go(f, OPENED)
                open_window(s, f)
        elif pc == AIMED:
            self.aims.settle(s, f, s.arg)
            s.go(f, AIMING)
        elif pc == OPENED:
            s.go(f, DONE)
            if self.tells:
                others_learn(s, s.you(f))
            s.call(self.then_runs(), f)
        else:
            self._put_away(s, f, pc)

    def _put_away(self, s: State, f: i64, pc: i64) -> None:
        if pc == DONE:
            s.set_item(f, ENACTED_ITEM, s.result)
            if self.limit != 0 and s.result in (DECLINED, SKIPPED):
                give_back(s, s.src(f), bit_for(s, s.src(f), self.limit, s.you(f)))
            s.go(f, PUT_AWAY)
            s.game.title.finish_box(s, f)
        elif pc == PUT_AWAY:
            s.go(f, REACTED_TO)
            let_react(s, f)
        else:
            became: int = s.item(f, ENACTED_ITEM)
            close_box(s, f)
            s.end(became)


@mypyc_attr(allow_interpreted_subclasses=True)
class Waiting(SetOff):
    """A sentence set off by a deed."""

    def who_did(self) -> Seat | None:
        """Whose deeds it waits for; None: anybody's."""
        return None

    def did(self) -> Deed | None:
        """What was done, where the text gives the whole deed."""
        return None

    def subject_slot(self) -> i64:
        """Where "that card" is kept: the card the deed was done to."""
        does = self.did()
        return does.target().slot if isinstance(does, CardDeed) else -1

    def deed(self) -> str:
        does = self.did()
        return does.deed() if does is not None else ""

    def waits(self) -> bool:
        return True

    def bind(self, game: Game) -> None:
        super().bind(game)
        if self.deed():
            self.lower("number", game.deed(self.deed()))

    def file(self, rules: CardRules) -> None:
        rules.when.append(self)
        self.file_what_runs(rules)

    def answers_to(self, s: State, owner: i64, src: i64, actor: i64, card: i64) -> bool:
        who = self.who_did()
        if who is not None and not includes(who, owner, actor):
            return False
        does = self.did()
        if isinstance(does, CardDeed):
            return speaks_of(does.target(), s, owner, src, card, self, actor)
        return True

    def note_cause(self, s: State, f: i64) -> None:
        who = self.who_did()
        if who is not None:
            s.note(f, who.slot, s.them(f))
        if s.mark(f) >= 0:
            s.note(f, self.subject_slot(), s.mark(f))


# ---- moments -------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Period(Node):
    """A part of the match, by the name its title gives it: the round, your turn."""

    id: str


@dataclass(frozen=True)
class AtStart(SetOff):
    """At the start of the round, gain 1 coin: before anything else of the period."""

    period: Period
    then: Settled

    def then_runs(self) -> Node:
        return self.then

    def file(self, rules: CardRules) -> None:
        rules.timed.setdefault(start_of(self.period.id), []).append(self)
        self.file_what_runs(rules)


@dataclass(frozen=True)
class AtEnd(SetOff):
    """At the end of the round: after everything else of the period."""

    period: Period
    then: Settled

    def then_runs(self) -> Node:
        return self.then

    def file(self, rules: CardRules) -> None:
        rules.timed.setdefault(end_of(self.period.id), []).append(self)
        self.file_what_runs(rules)


def start_of(period: str) -> str:
    """The moment before anything else of a period."""
    return f"start of {period}"


def end_of(period: str) -> str:
    """The moment after everything else of a period."""
    return f"end of {period}"
