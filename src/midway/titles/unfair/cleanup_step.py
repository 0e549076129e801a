"""The Cleanup step, six things in their order, and the end of the round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.limits import renew
from midway.kernel.node import Node
from midway.kernel.nodes.flow import Seq, Together
from midway.kernel.options import PICK
from midway.kernel.results import ENACTED
from midway.kernel.schema import FIRST_SEAT
from midway.titles.unfair.changes import turn
from midway.titles.unfair.decks import clear_market, put_away, refill_decks
from midway.titles.unfair.happenings import LEADS, tell
from midway.titles.unfair.mesmerism import is_mesmerised, take_token_off
from midway.titles.unfair.moments import Moment
from midway.titles.unfair.money import box_traded_cards
from midway.titles.unfair.park import hand_limit, is_closed
from midway.titles.unfair.schema import (
    BESIDE,
    BUILT_THIS_ROUND,
    CITY_BLOCKERS,
    CITY_CURRENT,
    CITY_DISCARD,
    HAND,
    HAND_CUT,
    MOST_SPACES,
    PIN_BLOCKERS,
    PINNED,
    PINS,
    UP,
    space,
)

if TYPE_CHECKING:
    from midway.kernel.options import Options
    from midway.kernel.state import State


@dataclass(frozen=True)
class DiscardPinned(Node):
    """First (UNF-CLEAN-01)."""

    def step(self, s: State, f: i64) -> None:
        for i in range(s.players):
            seat = s.after(s.first_seat, i)
            for card in s.cards(s.zone(seat, PINNED)):
                put_away(s, card)
            for place in range(PINS):
                s.set_own(seat, PIN_BLOCKERS + place, 0)
        refill_decks(s)
        s.end(ENACTED)


@dataclass(frozen=True)
class ReopenAll(Node):
    """Second: closed attractions reopen, unavailable cards turn up; buried ones do not (UNF-CLEAN-02).

    Mesmerism tokens return to the pool (UNF-VAMP-06).
    """

    def step(self, s: State, f: i64) -> None:
        for seat in range(s.players):
            for n in range(MOST_SPACES):
                _turn_up(s, space(s, seat, n))
            _turn_up(s, s.zone(seat, BESIDE))
        s.end(ENACTED)


def _turn_up(s: State, z: i64) -> None:
    for i in range(s.count(z)):
        if is_closed(s, s.at(z, i)):
            turn(s, s.at(z, i), UP)
        if is_mesmerised(s, s.at(z, i)):
            take_token_off(s, s.at(z, i))


@dataclass(frozen=True)
class ClearMarket(Node):
    """Fourth (UNF-CLEAN-04)."""

    def step(self, s: State, f: i64) -> None:
        clear_market(s)
        s.end(ENACTED)


@dataclass(frozen=True)
class PickDiscards(Node):
    """Each seat picks what it discards; the cards wait aside until all have chosen (UNF-CLEAN-05, -08)."""

    def question(self, s: State, f: i64) -> str:
        return "card"

    def rule_id(self, s: State, f: i64) -> str:
        return "UNF-CLEAN-05"

    def options(self, s: State, f: i64, o: Options) -> None:
        mine = s.zone(s.you(f), HAND)
        for i in range(s.count(mine)):
            o.offer(PICK, s.at(mine, i))

    def step(self, s: State, f: i64) -> None:
        seat = s.you(f)
        if s.pc(f) == 1:
            s.move(s.arg, s.zone(seat, HAND_CUT))
            s.go(f, 0)
        elif s.count(s.zone(seat, HAND)) > hand_limit(s, seat) and s.room(s.zone(seat, HAND_CUT)) > 0:
            s.ask(f, 1, seat)
        else:
            s.end(ENACTED)


@dataclass(frozen=True)
class DiscardPicked(Node):
    """What was picked is discarded in turn order, what was traded in meanwhile is boxed (UNF-CLEAN-08)."""

    def step(self, s: State, f: i64) -> None:
        for i in range(s.players):
            seat = s.after(s.first_seat, i)
            box_traded_cards(s, seat)
            for card in s.cards(s.zone(seat, HAND_CUT)):
                put_away(s, card)
        refill_decks(s)
        s.end(ENACTED)


@dataclass(frozen=True)
class PassTheMarker(Node):
    """Sixth (UNF-CLEAN-06)."""

    def step(self, s: State, f: i64) -> None:
        first: int = s.after(s.first_seat)
        s.put(FIRST_SEAT, first)
        tell(s, LEADS, first)
        s.end(ENACTED)


@dataclass(frozen=True)
class EndRound(Node):
    """Only now does the City card leave play (UNF-CLEAN-07)."""

    def step(self, s: State, f: i64) -> None:
        for card in s.cards(CITY_CURRENT):
            s.move(card, CITY_DISCARD)
        s.put(CITY_BLOCKERS, 0)
        for seat in range(s.players):
            s.set_own(seat, BUILT_THIS_ROUND, 0)
        for period in ("round", "events step", "park step", "guests step", "cleanup step"):
            renew(s, period)
        s.end(ENACTED)


def cleanup() -> Node:
    """UNF-CLEAN-01 to -06."""
    return Seq(
        (
            DiscardPinned(),
            ReopenAll(),
            Moment("cleanup step"),
            ClearMarket(),
            Together(PickDiscards()),
            DiscardPicked(),
            PassTheMarker(),
        )
    )
