"""When sentences apply: the steps of a round, the end of the game, actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.node import Node
from midway.kernel.nodes.deeds import Choice
from midway.kernel.nodes.rulebox import Timing
from midway.kernel.nodes.seats import Pronoun, Seat
from midway.kernel.nodes.sentences import Settled
from midway.kernel.nodes.waiting import AtEnd, AtStart, Period, SetOff, Waiting
from midway.titles.unfair.words import phrase, words

if TYPE_CHECKING:
    from midway.kernel.game import CardRules
    from midway.kernel.state import State


@dataclass(frozen=True)
class Step(Timing):
    """The id is the moment the flow asks for."""

    id: str

    def moment(self) -> str:
        return self.id


@dataclass(frozen=True)
class GameEnd(Timing):
    def moment(self) -> str:
        return "game end"


@dataclass(frozen=True)
class OncePer(Timing):
    period: Step

    def moment(self) -> str:
        return self.period.moment()

    def once_per(self) -> str:
        return self.period.moment()


@dataclass(frozen=True)
class UseAction(SetOff):
    """An action of the Park step that only this card allows (UNF-UACT)."""

    does: Choice

    def then_runs(self) -> Node:
        return self.does

    def possible(self, s: State, f: i64) -> bool:
        """Unlike other rules that are set off, its owner chooses it."""
        return self.does.possible(s, f)

    def file(self, rules: CardRules) -> None:
        rules.timed.setdefault("action", []).append(self)


@dataclass(frozen=True)
class AfterLooseChange(Waiting):
    """After your own Loose Change action."""

    then: Settled

    @property
    def is_after(self) -> bool:
        return True

    def deed(self) -> str:
        return "loose change"

    def who_did(self) -> Seat | None:
        return Pronoun("you")

    def then_runs(self) -> Node:
        return self.then


STEPS: Final = {
    "events step": ("Events step", "~фаза событий"),
    "park step": ("Park step", "~фаза парка"),
    "guests step": ("Guests step", "~фаза гостей"),
    "cleanup step": ("Cleanup step", "~фаза уборки"),
}
words(Step, STEPS)
words(Period, STEPS)
phrase(GameEnd, "Game end", "конец игры")
phrase(OncePer, "once per {period}", "один раз в {period:acc}")
phrase(AtStart, "at the start of the {period}, {then}", "в начале {period:gen} {then}")
phrase(AtEnd, "at the end of the {period}, {then}", "в конце {period:gen} {then}")
phrase(UseAction, "you may use an action to {does:inf}", "в качестве действия ~вы ~мочь:fin {does:inf}")
phrase(AfterLooseChange, "after you use the Loose Change action, {then}", "после действия «Собрать мелочь» {then}")
