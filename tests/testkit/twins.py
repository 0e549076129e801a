"""Twins: a running table whose match is, for a moment, another one that a viewer cannot tell from it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from midway.kernel.happenings import ANNOUNCED, BLOCKED, FIRST_TITLE_FACT, MOVED, REVEALED, TURNED, Fact
from midway.kernel.phases import first_of_phase, is_open
from midway.kernel.replaying import Step
from midway.kernel.schema import PHASES, STRANDS
from midway.kernel.state import State
from midway.kernel.views import Redealt, redealt
from midway.server.protocol.happened import Change
from midway.server.table import events as of
from midway.server.table.fold import Fold
from midway.server.table.live import LiveTable
from midway.server.table.play import Outcome, Play
from midway.server.telling.changes import Seen, encoded

OF_CARDS = (MOVED, REVEALED, ANNOUNCED, BLOCKED, TURNED)


class Witnesses:
    """Which cards each viewer has rightly seen in each step, even if they have lost track of them since."""

    def __init__(self, viewers: list[int]) -> None:
        self.viewers = viewers
        self.cards: dict[int, list[set[int]]] = {viewer: [] for viewer in viewers}
        self.sight: dict[int, list[bool]] = {viewer: [] for viewer in viewers}

    def note(self, before: State, after: State, facts: list[Fact], mask: int) -> None:
        """One step more; `mask` tells who may know the choice itself."""
        cards = {int(fact.what) for fact in facts if _is_of_card(fact)}
        for viewer in self.viewers:
            seen = {card for card in cards if before.knows(viewer, card) or after.knows(viewer, card)}
            seen |= {int(fact.what) for fact in facts if _was_shown(after, fact, viewer)}
            self.cards[viewer].append(seen)
            self.sight[viewer].append((mask >> viewer) & 1 == 1)


def _is_of_card(fact: Fact) -> bool:
    return fact.what >= 0 and (fact.kind in OF_CARDS or fact.kind >= FIRST_TITLE_FACT)


def _was_shown(s: State, fact: Fact, viewer: int) -> bool:
    if fact.kind == MOVED:
        return bool(((s.seen_by(fact.here) | s.seen_by(fact.there)) >> viewer) & 1)
    return fact.kind == REVEALED and bool((fact.seen >> viewer) & 1)


def can_have_twin(play: Play, viewer: int) -> bool:
    """In a secret phase only while nobody else has answered; what others have answered is varied elsewhere."""
    s = play.match.state
    if s.num(STRANDS) == 0 or is_open(s):
        return True
    first = first_of_phase(play.match.steps, int(s.num(PHASES)))
    return all(step.seat == viewer for step in play.match.steps[first:])


@asynccontextmanager
async def twin(table: LiveTable, witnesses: Witnesses, viewer: int, key: int) -> AsyncIterator[Fold]:
    """The table with everything dealt anew that the viewer cannot know; it is itself again afterwards."""
    fold = await table.awake()
    play = fold.play
    assert play is not None
    history = play.match.history
    kept = (history.state, history.steps, history.opening, play._phase)
    other = redealt(history.state, viewer, key, key ^ 0x5EED)
    other.state.trail = history.trail
    opening, *seen = witnesses.cards[viewer]
    history.opening = _facts(other, history.opening, opening)
    history.steps = [
        _step(other, play, step, cards, sight)
        for step, cards, sight in zip(history.steps, seen, witnesses.sight[viewer][1:], strict=True)
    ]
    history.state = other.state
    if other.state.num(STRANDS) != 0:
        play._phase = (first_of_phase(history.steps, int(other.state.num(PHASES))), other.state)
    try:
        yield fold
    finally:
        history.state, history.steps, history.opening, play._phase = kept


def _step(other: Redealt, play: Play, step: Step, cards: set[int], sight: bool) -> Step:
    facts = _facts(other, step.facts, cards)
    if sight:
        return replace(step, facts=facts)
    choice = other.option(step.choice)
    words = play.match.game.title.verbs.written(choice, play.match.game.card_names)
    return replace(step, facts=facts, choice=choice, option=words)


def _facts(other: Redealt, facts: list[Fact], cards: set[int]) -> list[Fact]:
    return [fact if int(fact.what) in cards and _is_of_card(fact) else other.fact(fact) for fact in facts]


def change_told(fold: Fold, event: of.Chose, viewer: int, before: Seen | None) -> bytes:
    """The last change as a viewer was told of it."""
    play = fold.play
    assert play is not None
    step = play.match.steps[-1]
    outcome = Outcome(0, step, is_move=True)
    told: Change
    told, _ = fold.teller.change(
        replace_option(event, step), outcome, viewer, fold.number_of(viewer), fold.asked_of(viewer), before
    )
    return encoded(told)


def replace_option(event: of.Chose, step: Step) -> of.Chose:
    return of.Chose(seat=event.seat, option=step.option)
