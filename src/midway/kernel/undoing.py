"""Undoing: how far a seat may take back its choices by itself, and whom it has to ask beyond that."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from midway.kernel.replaying import Step

OPEN: Final = "open"
GRANTED: Final = "granted"
DECLINED: Final = "declined"


@dataclass(frozen=True)
class UndoRequest:
    """A seat asks to go back further than it may by itself."""

    seat: int
    to_step: int  # how many choices would be left
    takes_back: tuple[tuple[int, int], ...]  # number and seat of each choice that would be gone
    concerned: tuple[int, ...]  # who must agree
    agreed: tuple[int, ...] = ()
    outcome: str = OPEN

    def answered(self, seat: int, yes: bool) -> UndoRequest:
        """The request after one of those concerned has answered."""
        if not yes:
            return replace(self, outcome=DECLINED)
        agreed = tuple(sorted({*self.agreed, seat}))
        return replace(self, agreed=agreed, outcome=GRANTED if agreed == self.concerned else OPEN)

    def without(self, place: int) -> UndoRequest:
        """The request after the choice at this place of the list has been taken back."""
        return replace(self, to_step=self.to_step - 1) if place < self.to_step else self


def free_places(steps: list[Step], seat: int, phase: int = 0) -> tuple[list[int], str]:
    """Where the choices lie which a seat can take back freely, the last first; and what stops it there.

    It stops where anybody learned something from its choice, where it learned something from another's, or where
    somebody else has acted since. Answers of other seats in the same simultaneous phase do not count as acting:
    they stay, unless the phase was joined and that taught anybody anything.

    While a simultaneous phase is played in secret (`phase` is its number) nobody goes back behind its beginning:
    else one could try whether somebody else has answered in it.
    """
    places: list[int] = []
    passed = phase  # the phase of the choices of others that lie behind, or may do so
    for i in range(len(steps) - 1, -1, -1):
        step = steps[i]
        if step.seat == seat:
            if step.learned != 0:
                return places, "learned-since"
            if passed not in (0, step.phase):
                return places, "others-acted"
            places.append(i)
        elif step.phase == 0 or passed not in (0, step.phase):
            return places, "others-acted"
        elif (step.learned >> seat) & 1 or (step.joined and step.learned != 0):
            return places, "learned-since"
        else:
            passed = step.phase
    return places, "nothing-to-undo"


def request(steps: list[Step], seats: int, seat: int, to_step: int, phase: int = 0) -> UndoRequest:
    """What it takes to go back to a point: those agree who acted or learned since.

    All others agree if the asking seat itself has learned something: it could use it. So they do while a phase is
    played in secret (`phase` is its number): nobody is to know who has acted in it.
    """
    gone = steps[to_step:]
    learned = 0
    for step in gone:
        learned |= step.learned
    everybody = bool((learned >> seat) & 1) or phase != 0
    actors = {step.seat for step in gone}
    concerned = [x for x in range(seats) if x != seat and (everybody or x in actors or (learned >> x) & 1)]
    return UndoRequest(
        seat=seat,
        to_step=to_step,
        takes_back=tuple([(step.number, step.seat) for step in gone]),
        concerned=tuple(concerned),
        outcome=OPEN if concerned else GRANTED,
    )
