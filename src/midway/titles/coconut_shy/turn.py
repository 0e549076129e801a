"""A round: set out prizes, stake in secret, then throw in turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.agenda import happen
from midway.kernel.node import Node
from midway.kernel.nodes.flow import EachSeatInTurn, GameOver, Rounds, Seq, Together
from midway.kernel.options import NUMBER, PASS
from midway.kernel.results import ENACTED
from midway.kernel.schema import FIRST_SEAT
from midway.titles.coconut_shy.decks import draw_trick, fill_shelf
from midway.titles.coconut_shy.schema import (
    AIM,
    FLOSS,
    PLAY,
    PLAYED,
    ROUND,
    SHELF,
    SHOWN_STAKE,
    STAKE,
    THROW,
    TICKETS,
    USE,
    discard_pile,
    hand,
    stall,
    tickets,
)

if TYPE_CHECKING:
    from midway.kernel.options import Options
    from midway.kernel.state import State

MOST_STAKED: Final = 3
ROUNDS: Final = 4


@dataclass(frozen=True)
class SetOut(Node):
    """The shelf is filled, everybody gains 3 tickets and draws a trick (CS-ROUND-01, -02)."""

    def step(self, s: State, f: i64) -> None:
        fill_shelf(s)
        for i in range(s.players):
            seat = s.after(s.first_seat, i)
            s.gain(seat, TICKETS, 3)
            draw_trick(s, seat)
        s.end(ENACTED)


@dataclass(frozen=True)
class PlaceStake(Node):
    """Each seat, in secret, stakes up to 3 of its tickets on its throw (CS-STAKE-01)."""

    def question(self, s: State, f: i64) -> str:
        return "number"

    def rule_id(self, s: State, f: i64) -> str:
        return "CS-STAKE-01"

    def options(self, s: State, f: i64, o: Options) -> None:
        for n in range(min(MOST_STAKED, tickets(s, s.you(f))) + 1):
            o.offer(NUMBER, n)

    def step(self, s: State, f: i64) -> None:
        if s.pc(f) == 0:
            s.ask(f, 1, s.you(f))
            return
        s.set_own(s.you(f), STAKE, s.arg)
        s.end(ENACTED)


@dataclass(frozen=True)
class ShowStakes(Node):
    """All stakes are shown and paid at once (CS-STAKE-02)."""

    def step(self, s: State, f: i64) -> None:
        for seat in range(s.players):
            stake = s.own(seat, STAKE)
            s.disclose(seat, SHOWN_STAKE, stake)
            s.gain(seat, TICKETS, -stake)
            s.set_own(seat, STAKE, 0)
        s.end(ENACTED)


@dataclass(frozen=True)
class TakeTurn(Node):
    """At most one trick, each ability once, then a throw. Tally: 1 once a trick has been played."""

    def rule_id(self, s: State, f: i64) -> str:
        return "CS-TURN-01"

    def options(self, s: State, f: i64, o: Options) -> None:
        you = s.you(f)
        for i in range(s.count(SHELF)):
            o.offer(THROW, s.at(SHELF, i))
        if s.tally(f) == 0:
            mine = hand(s, you)
            for i in range(s.count(mine)):
                card = s.at(mine, i)
                box = s.game.box(card, "text")
                if box is not None and s.can_begin(box, you, card):
                    o.offer(PLAY, card)
        for i in range(s.count(stall(s, you))):
            card = s.at(stall(s, you), i)
            if s.word(card, s.game.used_at) == 0:
                ability = s.game.ability(card, "turn")
                if ability is not None and s.can_begin(ability, you, card):
                    o.offer(USE, card)
        o.offer(PASS)

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        if pc == 0:
            s.ask(f, 1, s.you(f))
            return
        if pc == 2:
            self._put_away(s, f)
            s.go(f, 0)
            return
        if pc == 3:
            s.end(ENACTED)
            return
        card = s.arg
        if s.verb == THROW:
            s.go(f, 3)
            throw(s, f, card)
        elif s.verb == PLAY:
            s.set_tally(f, 1)
            s.set_mark(f, card)
            s.move(card, PLAYED)
            s.go(f, 2)
            begin_box(s, s.you(f), card)
        elif s.verb == USE:
            s.set_word(card, s.game.used_at, 1)
            ability = s.game.ability(card, "turn")
            assert ability is not None
            s.go(f, 0)
            s.begin(ability, s.you(f), card)
        else:
            s.end(ENACTED)

    def _put_away(self, s: State, f: i64) -> None:
        card = s.mark(f)
        if s.where(card) == PLAYED:
            s.move(card, discard_pile(s, card))
        s.set_mark(f, -1)


@dataclass(frozen=True)
class PassTheMarker(Node):
    """The starting player marker goes to the left (CS-ROUND-03)."""

    def step(self, s: State, f: i64) -> None:
        first: int = s.after(s.first_seat)
        s.put(FIRST_SEAT, first)
        s.end(ENACTED)


@dataclass(frozen=True)
class EatFloss(Node):
    """At any time: candy floss becomes 2 tickets (CS-FLOSS-01)."""

    def step(self, s: State, f: i64) -> None:
        s.gain(s.you(f), FLOSS, -1)
        s.gain(s.you(f), TICKETS, 2)
        s.end(ENACTED)


def begin_box(s: State, seat: i64, card: i64) -> None:
    """What a card says happens at once."""
    box = s.game.box(card, "text")
    if box is not None:
        s.announce(seat, card)
        s.begin(box, seat, card)


def throw(s: State, f: i64, prize: i64) -> None:
    """Two dice, the stake and what helps, against the prize's number (CS-THROW-01 to -03)."""
    seat = s.you(f)
    result = s.roll() + s.roll() + s.own(seat, SHOWN_STAKE) + s.total(seat, AIM)
    if result >= difficulty(s, prize):
        s.move(prize, stall(s, seat))
        happen(s, f, s.game.deed("win"), prize)
        begin_box(s, seat, prize)
    else:
        s.gain(seat, TICKETS, 1)


def difficulty(s: State, prize: i64) -> i64:
    return s.game.cards[prize].numbers["number"]


def flow() -> Node:
    """The whole match: rounds of setting out, staking and throwing."""
    a_round = Seq((SetOut(), Together(PlaceStake()), ShowStakes(), EachSeatInTurn(TakeTurn()), PassTheMarker()))
    return Seq((Rounds(ROUNDS, ROUND, a_round), GameOver()))
