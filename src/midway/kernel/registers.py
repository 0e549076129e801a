"""Registers: the last answer of the running strand, and what became of the part that ran last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64

from midway.kernel.luck import Luck
from midway.kernel.options import arg2_of, arg3_of, arg_of, option, verb_of
from midway.kernel.results import ENACTED, FAILED
from midway.kernel.schema import R_ARG, R_ARG2, R_ARG3, R_FREE, R_RESULT, R_VERB

if TYPE_CHECKING:
    from midway.kernel.game import Game


class Registers(Luck):
    """What the nodes of a strand tell each other."""

    __slots__ = ()

    def __init__(self, game: Game, v: vec[i16]) -> None:
        super().__init__(game, v)

    @property
    def verb(self) -> i64:
        return self.num(self.cur + R_VERB)

    @property
    def arg(self) -> i64:
        return self.num(self.cur + R_ARG)

    @property
    def arg2(self) -> i64:
        return self.num(self.cur + R_ARG2)

    @property
    def arg3(self) -> i64:
        return self.num(self.cur + R_ARG3)

    @property
    def answer(self) -> i64:
        """The whole last answer as one integer."""
        return option(self.verb, self.arg, self.arg2, self.arg3)

    @property
    def result(self) -> i64:
        """What became of the part that ran last: ENACTED, FAILED, DECLINED or SKIPPED."""
        return self.num(self.cur + R_RESULT)

    def enacted(self, yes: bool = True) -> None:
        self.v[self.cur + R_RESULT] = ENACTED if yes else FAILED

    def became(self, result: int) -> None:
        self.v[self.cur + R_RESULT] = result

    def end(self, result: int) -> None:
        """The top frame is done, with this result."""
        self.v[self.cur + R_RESULT] = result
        self.pop()

    def record_answer(self, choice: i64) -> None:
        v = self.v
        verb: int = verb_of(choice)
        arg: int = arg_of(choice)
        arg2: int = arg2_of(choice)
        arg3: int = arg3_of(choice)
        v[self.cur + R_VERB] = verb
        v[self.cur + R_ARG] = arg
        v[self.cur + R_ARG2] = arg2
        v[self.cur + R_ARG3] = arg3

    @property
    def free_used(self) -> i64:
        return self.num(self.cur + R_FREE)

    def use_free(self, bit: i64) -> None:
        """Remember that this decision has seen a free move, so that it cannot be held open for ever.

        Said in the title's `free_move`, it holds whatever is asked in the course of that move.
        """
        n: int = self.num(self.cur + R_FREE) | (1 << bit)
        self.v[self.cur + R_FREE] = n
