"""Sentence: the base of all sentences, with what the agenda asks of those that wait for something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from midway.kernel.node import Node

if TYPE_CHECKING:
    from midway.kernel.game import CardRules
    from midway.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Sentence(Node):
    """One sentence of a rule box."""

    number: i64 = -1  # of the deed it waits for; -1: it does not wait
    during: str = ""  # the moment of the timing it stands behind; "": always

    @property
    def is_after(self) -> bool:
        """Does it wait until the deed was done? Otherwise it replaces the deed."""
        return False

    def declares(self) -> bool:
        """Does it only choose whom the card is played against?"""
        return False

    def feasible(self, s: State, f: i64) -> bool:
        """May it be enacted now? Unlike `possible`, an offer counts even if there is nothing to offer."""
        return self.possible(s, f)

    def waits(self) -> bool:
        """Does it wait for something instead of happening?"""
        return self.number >= 0

    def file(self, rules: CardRules) -> None:
        """Enter it where the game looks for rules that do not run at once."""

    def deed(self) -> str:
        """The name of the deed it waits for."""
        return ""

    def answers_to(self, s: State, owner: i64, src: i64, actor: i64, card: i64) -> bool:
        """Does it answer this deed of the actor's, done to this card (-1: to none)?"""
        return False
