"""Attacks spoken of as such: those one has played, and those nobody may block."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.nodes.deeds import Deed
from midway.kernel.nodes.seats import Pronoun, Seat
from midway.kernel.nodes.sentences import Settled
from midway.kernel.nodes.waiting import Waiting
from midway.kernel.results import FAILED
from midway.titles.unfair.nodes.events import Attack
from midway.titles.unfair.printed import attack_played, block_of
from midway.titles.unfair.words import phrase

if TYPE_CHECKING:
    from midway.kernel.node import Node
    from midway.kernel.state import State


@dataclass(frozen=True)
class AfterAttack(Waiting):
    """After your own event of this type, blocked or not: a half of an Event card, or an ability used as one."""

    attack: Attack
    then: Settled

    @property
    def is_after(self) -> bool:
        return True

    def deed(self) -> str:
        return attack_played(self.attack.id)

    def who_did(self) -> Seat | None:
        return Pronoun("you")

    def then_runs(self) -> Node:
        return self.then


@dataclass(frozen=True)
class StopEvents(Deed):
    """Only ever forbidden by words: who cannot block is asked all the same, and may only pass (UNF-BLOCK-20)."""

    attack: Attack

    @property
    def verb(self) -> str:
        return block_of(self.attack.id)

    def possible(self, s: State, f: i64) -> bool:
        return False

    def step(self, s: State, f: i64) -> None:
        s.end(FAILED)


phrase(
    AfterAttack,
    "after you play a {attack} event, {then}",
    "после того как вы разыграете событие {attack}, {then}",
)
phrase(StopEvents, "~block {attack} events", "~заблокировать события {attack}")
