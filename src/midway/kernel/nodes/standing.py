"""Standing rules: what holds while a card is in play, what waits for a deed, what replaces one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from midway.kernel import totals
from midway.kernel.nodes.carddeeds import CardDeed
from midway.kernel.nodes.conditions import Standing
from midway.kernel.nodes.deeds import Act, Choice, Deed, deeds_in
from midway.kernel.nodes.places import Verb
from midway.kernel.nodes.seats import Seat, includes
from midway.kernel.nodes.sentences import Lasting, Settled
from midway.kernel.nodes.things import Target, Things, speaks_of
from midway.kernel.nodes.waiting import Waiting
from midway.kernel.totals import Reckoning

if TYPE_CHECKING:
    from midway.kernel.game import Game
    from midway.kernel.node import Node
    from midway.kernel.state import State

# how a value is changed
ADDS: Final = 0
SETS: Final = 1
TIMES: Final = 2


# ---- what holds ------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Lasting):
    """One lasting change, without a condition."""

    def mark(self, s: State, owner: i64, src: i64) -> None:
        """Leave word in the caches that this rule must be asked, whatever it will say."""


@mypyc_attr(allow_interpreted_subclasses=True)
class StatChange(Effect):
    """A value is changed for somebody. The title's phrase says which value, of whom or of what, and by how much."""

    def stat(self) -> str:
        raise NotImplementedError

    def amount(self, s: State, owner: i64, src: i64) -> i64:
        """What is added, or set, or the factor."""
        raise NotImplementedError

    def how(self) -> int:
        """ADDS, SETS or TIMES."""
        return ADDS

    def divisor(self) -> int:
        """Of a factor: 2 for half."""
        return 1

    def whose(self) -> Seat | None:
        """None: the owner's."""
        return None

    def of(self) -> Target | None:
        """Of which cards the value is; None: of the seat itself."""
        return None

    @property
    def says_you(self) -> bool:
        """You have 1 more action; upgrades cost you less."""
        return self.whose() is None

    @property
    def lively(self) -> bool:
        """Does the amount depend on more than cards in play? Then it is asked each time."""
        return False

    def bind(self, game: Game) -> None:
        self.lower("at", game.schema.stats.index(self.stat()))
        self.lower("is_cached", not self.lively and self.of() is None)

    def changes(self) -> i64:
        return self.at

    def concerns(self, owner: i64, seat: i64) -> bool:
        whose = self.whose()
        return seat == owner if whose is None else includes(whose, owner, seat)

    def count(self, s: State, owner: i64, src: i64) -> None:
        if not self.is_cached:
            self.mark(s, owner, src)
            return
        for seat in range(s.players):
            if self.concerns(owner, seat):
                r = totals.reckoned(s, totals.stat_at(s, seat, self.at))
                self._change(r, self.amount(s, owner, src))
                totals.keep(s, seat, self.at, r)

    def mark(self, s: State, owner: i64, src: i64) -> None:
        for seat in range(s.players):
            if self.concerns(owner, seat):
                totals.flag(s, seat, self.at)

    def reckon(self, s: State, owner: i64, src: i64, seat: i64, stat: i64, card: i64, r: Reckoning) -> None:
        if stat != self.at or not self.concerns(owner, seat):
            return
        cards = self.of()
        if cards is None or speaks_of(cards, s, owner, src, card, self):
            self._change(r, self.amount(s, owner, src))

    def _change(self, r: Reckoning, n: i64) -> None:
        how = self.how()
        if how == ADDS:
            r.add(n)
        elif how == SETS:
            r.set_to(n)
        else:
            r.times(n, self.divisor())


@mypyc_attr(allow_interpreted_subclasses=True)
class Prohibition(Effect):
    """Some deeds cannot be done by some seats. Cached is only that there is such a rule."""

    is_cached: bool = False
    deeds: tuple[Deed, ...] = ()  # lowered: what cannot be done

    def mark(self, s: State, owner: i64, src: i64) -> None:
        self.count(s, owner, src)


@dataclass(frozen=True)
class Cannot(Prohibition):
    """Each competitor cannot take prizes."""

    who: Seat
    does: Choice

    def bind(self, game: Game) -> None:
        self.lower("deeds", tuple(deeds_in(self.does)))

    def count(self, s: State, owner: i64, src: i64) -> None:
        for seat in range(s.players):
            if includes(self.who, owner, seat):
                for deed in self.deeds:
                    if deed.prohibits() >= 0:
                        s.prohibit(seat, deed.prohibits())

    def forbids(self, s: State, owner: i64, src: i64, seat: i64, deed: i64, card: i64) -> bool:
        if not includes(self.who, owner, seat):
            return False
        for does in self.deeds:
            if does.prohibits() == deed and (
                not isinstance(does, CardDeed) or speaks_of(does.prohibited(), s, owner, src, card, self)
            ):
                return True
        return False


@dataclass(frozen=True)
class CannotBe(Prohibition):
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
    """An effect that holds only while something is the case: it is asked each time."""

    rule: Effect
    condition: Standing

    def bind(self, game: Game) -> None:
        self.lower("is_cached", False)

    def holds(self, s: State, owner: i64, src: i64) -> bool:
        f = s.begin(self, owner, src)
        yes = self.condition.holds(s, f)
        s.pop()
        return yes

    def count(self, s: State, owner: i64, src: i64) -> None:
        self.rule.mark(s, owner, src)

    def stays(self) -> bool:
        return self.rule.stays()

    def changes(self) -> i64:
        return self.rule.changes()

    def reckon(self, s: State, owner: i64, src: i64, seat: i64, stat: i64, card: i64, r: Reckoning) -> None:
        if self.holds(s, owner, src):
            self.rule.reckon(s, owner, src, seat, stat, card, r)

    def forbids(self, s: State, owner: i64, src: i64, seat: i64, deed: i64, card: i64) -> bool:
        return self.rule.forbids(s, owner, src, seat, deed, card) and self.holds(s, owner, src)


# ---- what waits --------------------------------------------------------------------------------------------
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
        found = deeds_in(self.does)
        return found[0] if len(found) > 0 else None

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

    def subject_slot(self) -> i64:
        return self.what.slot

    def answers_to(self, s: State, owner: i64, src: i64, actor: i64, card: i64) -> bool:
        return speaks_of(self.what, s, owner, src, card, self)
