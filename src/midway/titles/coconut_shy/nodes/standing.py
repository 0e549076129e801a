"""What holds while a prize stands in a stall, and what a trick does from the hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.node import Node
from midway.kernel.nodes.deeds import Deed
from midway.kernel.nodes.rulebox import Timing
from midway.kernel.nodes.sentences import Lasting
from midway.kernel.nodes.standing import StatChange
from midway.kernel.nodes.waiting import SetOff
from midway.titles.coconut_shy.words import phrase

if TYPE_CHECKING:
    from midway.kernel.game import CardRules
    from midway.kernel.state import State


@dataclass(frozen=True)
class BetterThrows(StatChange):
    n: int

    def stat(self) -> str:
        return "throws"

    def amount(self, s: State, owner: i64, src: i64) -> i64:
        return self.n


@dataclass(frozen=True)
class BlocksAttacks(Lasting):
    """Works from the hand: see attacks.py."""

    def file(self, rules: CardRules) -> None:
        rules.marks.append("blocks attacks")


@dataclass(frozen=True)
class AnswersAttacks(SetOff):
    """Works from the hand, once an attack has really touched its owner: see attacks.py."""

    does: Deed

    def then_runs(self) -> Node:
        return self.does

    def file(self, rules: CardRules) -> None:
        rules.timed.setdefault("attacked", []).append(self)


@dataclass(frozen=True)
class OncePerTurn(Timing):
    """An ability to use in one's own turn."""

    def moment(self) -> str:
        return "turn"

    def once_per(self) -> str:
        return "turn"


phrase(BetterThrows, "your throws are {n} better", "ваши броски лучше на {n}")
phrase(
    BlocksAttacks, "you may discard this card to block an attack", "вы можете сбросить эту карту, чтобы отразить атаку"
)
phrase(
    AnswersAttacks,
    "after an attack on you, you may discard this card to {does:inf}",
    "после атаки на вас вы можете сбросить эту карту, чтобы {does:inf}",
)
phrase(OncePerTurn, "once per turn", "один раз за ход")
