"""The Park step: everyone's first action in turn order, then the second, the third, and fourth ones if granted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.agenda import NOTHING, expect, happen, happened, is_heard, is_unsettled, replaced
from midway.kernel.limits import renew
from midway.kernel.node import Node
from midway.kernel.results import ENACTED
from midway.titles.unfair.abilities import begin_use, offer_abilities
from midway.titles.unfair.building import begin_build
from midway.titles.unfair.card_texts import GRANTED_ACTION, PARK_ABILITY
from midway.titles.unfair.changes import demolish
from midway.titles.unfair.happenings import ACTION_BEGAN, LOOSE_CHANGE, tell
from midway.titles.unfair.park import attractions_in_park
from midway.titles.unfair.placement import FULL, Means
from midway.titles.unfair.printed import columns
from midway.titles.unfair.schema import (
    ACTION,
    ACTIONS,
    ACTIONS_LEFT,
    BESIDE,
    COINS,
    ENTRANCE,
    HAND,
    MARKET_SPACES,
    MOST_SPACES,
    SHOWCASE,
    market,
    space,
)
from midway.titles.unfair.take import begin_draw, begin_swap, begin_take, offer_takes
from midway.titles.unfair.verbs import BUILD, CHANGE, DEMOLISH, DRAW, SWAP, TAKE, USE

if TYPE_CHECKING:
    from midway.kernel.options import Options
    from midway.kernel.state import State

FEWEST_ACTIONS: Final = 0

# steps of a turn
BEGIN: Final = 0
ASK: Final = 1
ANSWERED: Final = 2
BUILT: Final = 3
DEMOLISHED: Final = 4
GRANTED: Final = 5
ABILITY_USED: Final = 6
OVER: Final = 7


def actions_of(s: State, seat: i64) -> i64:
    """How many actions the seat has this round (UNF-PARK-01, -02)."""
    return max(FEWEST_ACTIONS, s.value(seat, ACTIONS, columns(s).actions))


@dataclass(frozen=True)
class TakeActions(Node):
    """One action a seat at a time. Tally: how many seats have had their say about the present number of actions."""

    turn: Node

    def step(self, s: State, f: i64) -> None:
        if is_unsettled(s):
            s.begin(s.game.settle, s.you(f))
            return
        if s.num(ACTION) == 0:
            s.put(ACTION, 1)
        i = s.tally(f)
        while i < s.players:
            seat = s.after(s.first_seat, i)
            i += 1
            left = actions_of(s, seat) - s.num(ACTION)
            if left >= 0:
                tallied: int = i
                s.set_tally(f, tallied)
                s.set_own(seat, ACTIONS_LEFT, left)
                tell(s, ACTION_BEGAN, seat, -1, s.num(ACTION))
                s.begin(self.turn, seat)
                return
        self._next_number(s, f)

    def _next_number(self, s: State, f: i64) -> None:
        for seat in range(s.players):
            if actions_of(s, seat) > s.num(ACTION):
                s.put(ACTION, s.num(ACTION) + 1)
                s.set_tally(f, 0)
                return
        s.put(ACTION, 0)
        for seat in range(s.players):
            s.set_own(seat, ACTIONS_LEFT, 0)
        s.end(ENACTED)


@dataclass(frozen=True)
class TakeAction(Node):
    """One action, and before it what Park-step abilities allow. Items: abilities used this turn (UNF-PARK-07)."""

    def rule_id(self, s: State, f: i64) -> str:
        return "UNF-PARK-03"

    def options(self, s: State, f: i64, o: Options) -> None:
        seat = s.you(f)
        offer_takes(s, seat, o)
        offer_builds(s, seat, o)
        offer_demolitions(s, seat, o)
        o.offer(CHANGE)
        if columns(s).has_abilities:
            offer_abilities(s, seat, GRANTED_ACTION, 0, o)
            offer_abilities(s, seat, PARK_ABILITY, f, o)

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        if pc == BEGIN:
            renew(s, "turn")
            s.go(f, ASK)
        elif pc == ASK:
            if is_unsettled(s):
                s.begin(s.game.settle, s.you(f))
            else:
                s.ask_openly(f, ANSWERED, s.you(f))
        elif pc == ANSWERED:
            self._do(s, f, s.verb, s.arg)
        elif pc == BUILT:
            self._after_build(s, f)
        elif pc == DEMOLISHED:
            happened(s, f, columns(s).demolish, s.mark(f), s.result == ENACTED)
            s.end(ENACTED)
        elif pc == GRANTED:
            s.go(f, OVER if s.result == ENACTED else ASK)
        elif pc == ABILITY_USED:
            s.go(f, ASK)
        else:
            s.end(ENACTED)

    def _do(self, s: State, f: i64, verb: i64, card: i64) -> None:
        seat = s.you(f)
        if verb == BUILD:
            s.go(f, BUILT)
            s.set_mark(f, card)
            begin_build(s, f, card, FULL)
            return
        if verb == DEMOLISH:
            self._demolish(s, f, card)
            return
        if verb == USE:
            s.go(f, GRANTED if s.arg2 // 8 == GRANTED_ACTION else ABILITY_USED)
            if s.arg2 // 8 == PARK_ABILITY:
                s.fix(f, card * 64 + s.arg2)
            begin_use(s, seat, card, s.arg2)
            return
        s.go(f, OVER)
        if verb == TAKE:
            begin_take(s, seat, card)
        elif verb == DRAW:
            begin_draw(s, seat, s.arg)
        elif verb == SWAP:
            begin_swap(s, seat, card)
        elif verb == CHANGE:
            collect_loose_change(s, f)

    def _after_build(self, s: State, f: i64) -> None:
        """A build that was not paid for leaves the action to be chosen anew."""
        if s.result != ENACTED:
            s.go(f, ASK)
            return
        happen(s, f, columns(s).build, s.mark(f))
        s.end(ENACTED)

    def _demolish(self, s: State, f: i64, card: i64) -> None:
        """UNF-DEMO-01 to -05"""
        deed = columns(s).demolish
        s.set_mark(f, card)
        s.go(f, DEMOLISHED)
        if is_heard(s, deed):
            if replaced(s, f, deed, card):
                return
            expect(s, f, deed, card)
        demolish(s, f, card)
        s.enacted()


def collect_loose_change(s: State, f: i64) -> None:
    """1 coin for each attraction, open or closed (UNF-CHANGE-01)."""
    seat = s.you(f)
    found = attractions_in_park(s, seat)
    tell(s, LOOSE_CHANGE, seat, -1, found)
    if found > 0:
        s.gain(seat, COINS, found)
        happen(s, f, columns(s).gain_coins, NOTHING)
    happen(s, f, s.game.deed("loose change"), NOTHING)


# ---- what may be done --------------------------------------------------------------------------------------------
def offer_builds(s: State, seat: i64, o: Options) -> None:
    """From the hand, the Market and one's own Showcase cards (UNF-BUILD-02)."""
    means = Means(s, seat)
    _offer_builds_from(s, s.zone(seat, HAND), means, o)
    for n in range(MARKET_SPACES):
        _offer_builds_from(s, market(n), means, o)
    _offer_builds_from(s, s.zone(seat, SHOWCASE), means, o)


def _offer_builds_from(s: State, z: i64, means: Means, o: Options) -> None:
    for i in range(s.count(z)):
        if means.can_build(s, s.at(z, i)):
            o.offer(BUILD, s.at(z, i))


def offer_demolitions(s: State, seat: i64, o: Options) -> None:
    """Any Park or Showcase card of one's own park; what is built in is none (UNF-BIU-08, UNF-DEMO-11)."""
    may_be_barred = s.may_be_forbidden(seat, columns(s).demolish)
    for n in range(MOST_SPACES):
        _offer_demolitions_in(s, seat, space(s, seat, n), 0, may_be_barred, o)
    _offer_demolitions_in(s, seat, s.zone(seat, BESIDE), 0, may_be_barred, o)
    _offer_demolitions_in(s, seat, s.zone(seat, ENTRANCE), 1, may_be_barred, o)


def _offer_demolitions_in(s: State, seat: i64, z: i64, first: i64, may_be_barred: bool, o: Options) -> None:
    for i in range(first, s.count(z)):
        card = s.at(z, i)
        if not (may_be_barred and s.forbidden(seat, columns(s).demolish, card)):
            o.offer(DEMOLISH, card)
