"""The Events step: each draws a card, the City speaks, then events are played until all have passed in a row."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.agenda import is_unsettled
from midway.kernel.node import Node
from midway.kernel.options import PASS
from midway.kernel.results import DECLINED, ENACTED
from midway.kernel.schema import EVERYBODY, TO_ALL, TO_EVERYBODY, TO_YOU
from midway.titles.unfair.abilities import begin_use, offer_abilities
from midway.titles.unfair.blocking import is_peace_broken, is_stoppable, offer_blocks_of, spend, tell_attack
from midway.titles.unfair.card_texts import BOTTOM_HALF, EVENT_ABILITY, TOP_HALF, UNTYPED
from midway.titles.unfair.decks import draw_to_hand, put_away, refill_decks
from midway.titles.unfair.happenings import CITY_SPEAKS, PASSED, PLAYED, tell
from midway.titles.unfair.printed import CITY, EVENT, columns
from midway.titles.unfair.schema import (
    ABOVE_CLOSURE,
    BOTTOM,
    CITY_BLOCKERS,
    CITY_CURRENT,
    CITY_DECK,
    CLOSED_OFFICE,
    EVENT_DECK,
    EVENT_PLAYED,
    EVENT_TURNS,
    FACE,
    HAND,
    PASSES,
    PINNED,
    TOP,
)
from midway.titles.unfair.verbs import PLAY, USE

if TYPE_CHECKING:
    from midway.kernel.nodes.rulebox import RuleBox
    from midway.kernel.options import Options
    from midway.kernel.state import State

MOST_EVENT_TURNS: Final = 200


# ---- Draw section ----------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class DrawEvents(Node):
    """In turn order each seat draws one Event card (UNF-EVENTS-02)."""

    def step(self, s: State, f: i64) -> None:
        for i in range(s.players):
            draw_to_hand(s, s.after(s.first_seat, i), EVENT_DECK, 1)
        s.end(ENACTED)


# ---- City section ----------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class RevealCity(Node):
    """The next City card is turned up; the first one below the Closure card closes the office (UNF-BP-16)."""

    def step(self, s: State, f: i64) -> None:
        if s.num(ABOVE_CLOSURE) > 0:
            s.put(ABOVE_CLOSURE, s.num(ABOVE_CLOSURE) - 1)
        else:
            s.put(CLOSED_OFFICE, 1)
        s.put(CITY_BLOCKERS, 0)
        s.move(s.last(CITY_DECK), CITY_CURRENT)
        s.end(ENACTED)


@dataclass(frozen=True)
class ApplyCity(Node):
    """The City card is applied to one seat, which may block it for itself beforehand (UNF-CITY-02, RUL-06)."""

    def question(self, s: State, f: i64) -> str:
        return "block"

    def rule_id(self, s: State, f: i64) -> str:
        return "UNF-BLOCK-06"

    def options(self, s: State, f: i64, o: Options) -> None:
        o.offer(PASS)
        offer_blocks_of(s, s.you(f), city_attack(s), o)

    def step(self, s: State, f: i64) -> None:
        seat = s.you(f)
        card = s.last(CITY_CURRENT)
        if s.pc(f) == 0 and is_stoppable(s, city_attack(s)):
            s.ask_openly(f, 1, seat)
            return
        if s.pc(f) == 1 and s.verb != PASS:
            spend(s, seat, s.arg)
            s.put(CITY_BLOCKERS, s.num(CITY_BLOCKERS) | (1 << seat))
            s.stale()
            s.end(ENACTED)
            return
        if s.pc(f) == 2:
            s.end(ENACTED)
            return
        s.go(f, 2)
        tell(s, CITY_SPEAKS, seat, card)
        box = s.game.box(card, "text")
        if box is not None:
            s.begin(box, seat, card)


@dataclass(frozen=True)
class ApplyCityToAll(Node):
    """What the City card says to all of them happens once, when all have decided on blocks (UNF-INTERP-45)."""

    def step(self, s: State, f: i64) -> None:
        card = s.last(CITY_CURRENT)
        box = s.game.box(card, "text")
        if s.pc(f) == 1 or box is None or True not in box.to_all:
            s.end(ENACTED)
            return
        s.go(f, 1)
        s.begin(box, s.first_seat, card)


def audience_of(s: State, f: i64) -> int:
    """A City card speaks to each seat in turn, then to all; later in the round whoever comes first hears all of it."""
    by = s.node(s.caller(f)) if s.caller(f) != 0 else None
    if isinstance(by, ApplyCity):
        return TO_YOU
    if isinstance(by, ApplyCityToAll):
        return TO_ALL
    blockers = s.num(CITY_BLOCKERS) if columns(s).kind[s.src(f)] & CITY != 0 else 0
    i: i64 = 0
    while i < s.players - 1 and (blockers >> s.after(s.first_seat, i)) & 1 == 1:
        i += 1
    return TO_EVERYBODY if s.after(s.first_seat, i) == s.you(f) else TO_YOU


def city_attack(s: State) -> i64:
    """The attack of the City card, as a bit."""
    attack = columns(s).attack[s.last(CITY_CURRENT)]
    return attack if attack != 0 else UNTYPED


# ---- Play section ----------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class PlayEvents(Node):
    """Turns go round until every seat has passed in a row. Tally: how many turns there were (UNF-EVENTS-04, -07)."""

    def question(self, s: State, f: i64) -> str:
        return "command"

    def rule_id(self, s: State, f: i64) -> str:
        return "UNF-EVENTS-04"

    def options(self, s: State, f: i64, o: Options) -> None:
        o.offer(PASS)
        if s.num(EVENT_TURNS) < MOST_EVENT_TURNS:
            seat = seat_on_turn(s, f)
            offer_events(s, seat, o)
            if columns(s).has_abilities:
                offer_abilities(s, seat, EVENT_ABILITY, 0, o)

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        seat = seat_on_turn(s, f)
        if pc == 0 and is_unsettled(s):
            s.begin(s.game.settle, seat)
        elif pc == 0:
            self._next_turn(s, f, seat)
        elif pc == 1:
            self._answered(s, f, seat)
        else:
            counts = s.result == ENACTED or (pc == 3 and not columns(s).noop_is_pass)
            s.put(PASSES, 0 if counts else s.num(PASSES) + 1)
            self._end_turn(s, f)

    def _next_turn(self, s: State, f: i64, seat: i64) -> None:
        if s.num(PASSES) == s.players:
            s.put(PASSES, 0)
            s.put(EVENT_TURNS, 0)
            s.end(ENACTED)
        elif holds_events(s, seat):
            s.ask_openly(f, 1, seat)  # what the Event cards in hand are good for is nobody's business
        else:
            s.ask(f, 1, seat)

    def _answered(self, s: State, f: i64, seat: i64) -> None:
        if s.verb == PASS:
            tell(s, PASSED, seat)
            s.put(PASSES, s.num(PASSES) + 1)
            self._end_turn(s, f)
            return
        s.put(EVENT_TURNS, s.num(EVENT_TURNS) + 1)
        if s.verb == USE:
            s.go(f, 3)
            begin_use(s, seat, s.arg, s.arg2)
        else:
            s.go(f, 2)
            begin_event(s, seat, s.arg, s.arg2 + 1)

    def _end_turn(self, s: State, f: i64) -> None:
        turns: int = (s.tally(f) + 1) % s.players
        s.set_tally(f, turns)
        s.go(f, 0)


def seat_on_turn(s: State, f: i64) -> i64:
    return s.after(s.first_seat, s.tally(f))


def holds_events(s: State, seat: i64) -> bool:
    """Backs differ, so everybody can see it (UNF-INFO-07)."""
    c = columns(s)
    mine = s.zone(seat, HAND)
    for i in range(s.count(mine)):
        if c.kind[s.at(mine, i)] & EVENT != 0:
            return True
    return False


def offer_events(s: State, seat: i64, o: Options) -> None:
    """Each half of each Event card in hand that may be used (UNF-EVENTS-08, -21)."""
    c = columns(s)
    mine = s.zone(seat, HAND)
    for i in range(s.count(mine)):
        card = s.at(mine, i)
        if c.kind[card] & EVENT != 0:
            for side in range(TOP_HALF, BOTTOM_HALF + 1):
                if c.playable[card] & side != 0 and can_play(s, seat, card, side):
                    o.offer(PLAY, card, side - 1)


def half_text(side: i64) -> str:
    return "top.text" if side == TOP_HALF else "bottom.text"


def half_cost(side: i64) -> str:
    return "top.cost" if side == TOP_HALF else "bottom.cost"


def can_play(s: State, seat: i64, card: i64, side: i64) -> bool:
    """An extra cost must be payable; what would change nothing may be played while fizzling is allowed."""
    c = columns(s)
    if s.forbidden(seat, c.play, card):
        return False
    if c.costs[card] & side != 0:
        cost = s.game.box(card, half_cost(side))
        if cost is not None and not s.can_begin(cost, seat, card):
            return False
    if c.pins[card] & side != 0 and s.room(s.zone(seat, PINNED)) == 0:
        return False
    box = s.game.box(card, half_text(side))
    if box is None or (c.is_peaceful and is_peace_broken(s, seat, card, box)):
        return False
    return c.may_fizzle or c.pins[card] & side != 0 or is_feasible(s, seat, card, box)


def is_feasible(s: State, seat: i64, card: i64, box: RuleBox) -> bool:
    """UNF-INTERP-29"""
    f = s.begin(box, seat, card)
    can = box.feasible(s, f)
    s.pop()
    return can


def begin_event(s: State, seat: i64, card: i64, side: i64) -> None:
    g = s.begin(s.game.extra["play"], seat, card)
    half: int = side
    s.set_tally(g, half)


@dataclass(frozen=True)
class PlayEvent(Node):
    """Half an Event card is played: announced, paid for, enacted, put away. Tally: which half (UNF-EVENTS-13, -15)."""

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        seat, card, side = s.you(f), s.src(f), s.tally(f)
        if pc == 0:
            s.go(f, 1)
            s.reveal(card, EVERYBODY)
            tell(s, PLAYED, seat, card, side)
            s.enacted()
            cost = s.game.box(card, half_cost(side))
            if cost is not None:
                s.begin(cost, seat, card)
        elif pc == 1:
            if s.result != ENACTED:
                s.end(DECLINED)  # shown, but not paid for: it stays in the hand, and the turn is over
                return
            s.go(f, 2)
            self._enact(s, seat, card, side)
        else:
            tell_attack(s, f, card, side)
            if s.where(card) == EVENT_PLAYED:
                put_away(s, card)
                refill_decks(s)
            s.end(ENACTED)

    def _enact(self, s: State, seat: i64, card: i64, side: i64) -> None:
        is_pinned = columns(s).pins[card] & side != 0
        s.move(card, s.zone(seat, PINNED) if is_pinned else EVENT_PLAYED)
        s.set_word(card, FACE, TOP if side == TOP_HALF else BOTTOM)
        box: RuleBox | None = s.game.box(card, half_text(side))
        if box is not None:
            s.begin(box, seat, card)
