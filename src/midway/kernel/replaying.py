"""Replaying: what was chosen in a match, and how to come to any point of it quickly.

The choices are the truth. Saves every few choices, and a trail of all answers, forced ones included, are a cache.
"""

from __future__ import annotations

import hashlib
import sys
from array import array
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from midway.kernel.errors import Refused
from midway.kernel.happenings import Fact, Facts
from midway.kernel.options import Options
from midway.kernel.phases import is_open
from midway.kernel.schema import PHASES, STRANDS
from midway.kernel.state import FREE_BIT, SEAT_BITS, State, restore

if TYPE_CHECKING:
    from midway.kernel.game import Game

SAVED_EVERY: Final = 16


def digest(s: State) -> str:
    """Equal positions of equal games give equal digests, in every process, on every machine."""
    return hashlib.sha256(s.game.fingerprint().encode() + little_endian(s.save(), sys.byteorder)).hexdigest()


def little_endian(raw: bytes, order: str) -> bytes:
    """A save with its words low byte first, whatever the order of this machine."""
    if order == "little":
        return raw
    words = array("h", raw)
    words.byteswap()
    return words.tobytes()


def table_digest(s: State) -> str:
    """Tells tables apart by the names of what lies where, so that records outlive a layout that has grown.

    Empty places and zeros, running effects and who has seen what do not count.
    """
    game = s.game
    lines = [f"first seat {s.first_seat}"]
    unnamed = (game.where_at, game.known_at, game.agenda_at)
    for field, at, owner in game.fields:
        if field.kind == "strand" or at in unnamed:
            continue
        name = f"seat {owner} {field.name}" if owner >= 0 else field.name
        if field.is_zone:
            if s.count(at) > 0:
                lines.append(f"{name}: {' '.join([game.card_names[card] for card in s.cards(at)])}")
        elif field.kind == "card":
            if s.num(at) >= 0:
                lines.append(f"{name}: {game.card_names[s.num(at)]}")
        else:
            labels = game.card_names if at in game.schema.per_card else [str(i) for i in range(field.size)]
            lines += [f"{name} {label}: {s.num(at + i)}" for i, label in enumerate(labels) if s.num(at + i) != 0]
    return hashlib.sha256("\n".join(sorted(lines)).encode()).hexdigest()


@dataclass(frozen=True)
class Step:
    """One choice that was taken, and what came of it up to the next question."""

    number: int  # from 1
    seat: int
    choice: int
    option: str  # the choice as words
    is_free: bool
    facts: list[Fact]
    learned: int  # mask of the viewers who learned something
    awaited: list[int]  # whose decisions were pending afterwards
    phase: int  # the simultaneous phase it belongs to; 0: none
    joined: bool  # it was the last answer of that phase
    trail: int  # how long the trail was afterwards
    openly: bool = False  # that phase is played for all to see


class History:
    """The steps of one match with its present position."""

    def __init__(self, s: State, opening: list[Fact]) -> None:
        self.game: Game = s.game
        self.script: vec[i64] = s.script
        self.opening = opening  # what happened before the first question
        self.steps: list[Step] = []
        self.saves: list[bytes] = [s.save()]
        self.trail = Options()
        self.state = s
        s.trail = self.trail

    # ---- going on -------------------------------------------------------------------------------------
    def choose(self, seat: int, choice: int) -> Step:
        """Take a choice; Refused, and nothing changed, if it is not offered."""
        s = self.state
        before = s.clone()
        phase = int(s.num(PHASES)) if s.num(STRANDS) != 0 else 0
        openly = phase != 0 and is_open(s)
        trail = self.trail.count()
        facts = Facts()
        s.facts = facts
        try:
            s.apply(seat, choice)
        except Exception as problem:
            s.facts = None
            if not isinstance(problem, Refused) or self.trail.count() > trail:
                # A fault of the title must not leave the table half changed.
                self.trail.v = self.trail.v[:trail]
                before.trail = self.trail
                self.state = before
            raise
        s.facts = None
        return self._enter(seat, choice, self.trail.at(trail) & FREE_BIT != 0, facts, phase, openly)

    def _again(self, step: Step) -> None:
        s = self.state
        phase = int(s.num(PHASES)) if s.num(STRANDS) != 0 else 0
        openly = phase != 0 and is_open(s)
        facts = Facts()
        s.facts = facts
        code: i64 = step.choice
        seat: i64 = step.seat
        code |= seat << SEAT_BITS
        s.follow(code | FREE_BIT if step.is_free else code)
        s.facts = None
        self._enter(step.seat, step.choice, step.is_free, facts, phase, openly)

    def _enter(self, seat: int, choice: int, is_free: bool, facts: Facts, phase: int, openly: bool) -> Step:
        s = self.state
        step = Step(
            number=len(self.steps) + 1,
            seat=seat,
            choice=choice,
            option=self.game.title.verbs.written(choice, self.game.card_names),
            is_free=is_free,
            facts=facts.all,
            learned=int(s.learned),
            awaited=s.awaited(),
            phase=phase,
            joined=phase != 0 and (s.num(STRANDS) == 0 or s.num(PHASES) != phase),
            trail=int(self.trail.count()),
            openly=openly,
        )
        self.steps.append(step)
        if len(self.steps) % SAVED_EVERY == 0:
            self.saves.append(s.save())
        return step

    # ---- going back -------------------------------------------------------------------------------------
    def go_back(self, number: int) -> None:
        """Be where the match was after so many choices."""
        self._retake(number, [])

    def take_out(self, place: int) -> Step:
        """Take one choice out of the list, keeping those after it: they must belong to strands of other seats."""
        step = self.steps[place]
        self._retake(place, self.steps[place + 1 :])
        return step

    def _retake(self, number: int, later: list[Step]) -> None:
        start = number // SAVED_EVERY
        again = self.steps[start * SAVED_EVERY : number] + later
        self.steps = self.steps[: start * SAVED_EVERY]
        self.saves = self.saves[: start + 1]
        self.trail.v = self.trail.v[: self._trail_end(len(self.steps))]
        s = self._restored(start)
        s.trail = self.trail
        self.state = s
        for step in again:
            self._again(step)

    # ---- looking at any point ------------------------------------------------------------------------------
    def state_at(self, number: int) -> State:
        """The position after so many choices, from the nearest save along the trail, without enumerating options."""
        start = number // SAVED_EVERY
        s = self._restored(start)
        s.lazy = True
        for i in range(self._trail_end(start * SAVED_EVERY), self._trail_end(number)):
            s.follow(self.trail.at(i))
        s.lazy = False
        return s

    def _trail_end(self, number: int) -> int:
        return self.steps[number - 1].trail if number > 0 else 0

    def _restored(self, start: int) -> State:
        s = restore(self.game, self.saves[start])
        s.script = self.script
        return s
