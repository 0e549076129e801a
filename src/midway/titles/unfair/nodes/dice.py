"""Two dice, always together (UNF-INTERP-58)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from midway.kernel.node import Node
from midway.kernel.nodes.conditions import Condition
from midway.kernel.nodes.deeds import Deed
from midway.kernel.results import ENACTED
from midway.titles.unfair.schema import DICE
from midway.titles.unfair.words import phrase, words

if TYPE_CHECKING:
    from midway.kernel.state import State


@dataclass(frozen=True)
class RollDice(Deed):
    @property
    def verb(self) -> str:
        return "roll"

    def step(self, s: State, f: i64) -> None:
        for k in range(2):
            n: int = s.roll()
            s.put(DICE + k, n)
        s.end(ENACTED)


def result(s: State) -> i64:
    """The sum of the roll before."""
    return s.num(DICE) + s.num(DICE + 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Outcome(Node):
    """What dice can show."""

    def is_shown(self, n: i64) -> bool:
        raise NotImplementedError


@dataclass(frozen=True)
class Parity(Outcome):
    id: str

    def is_shown(self, n: i64) -> bool:
        return (n % 2 == 1) == (self.id == "odd")


@dataclass(frozen=True)
class ResultAtLeast(Outcome):
    n: int

    def is_shown(self, n: i64) -> bool:
        return n >= self.n


@dataclass(frozen=True)
class ResultExactly(Outcome):
    n: int

    def is_shown(self, n: i64) -> bool:
        return n == self.n


@dataclass(frozen=True)
class Rolled(Condition):
    outcome: Outcome

    def holds(self, s: State, f: i64) -> bool:
        return self.outcome.is_shown(result(s))


phrase(RollDice, "~roll two dice", "~бросить два кубика")
words(Parity, {"odd": ("odd", "нечётный"), "even": ("even", "чётный")})
phrase(ResultAtLeast, "at least {n}", "не меньше {n}")
phrase(ResultExactly, "exactly {n}", "ровно {n}")
phrase(Rolled, "the result is {outcome}", "результат {outcome}")
