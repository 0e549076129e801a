"""A turn: at most one trick, each ability once, then a throw."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.agenda import happen
from midway.kernel.limits import renew
from midway.kernel.node import Node
from midway.kernel.options import PASS
from midway.kernel.results import ENACTED
from midway.titles.coconut_shy.decks import discard
from midway.titles.coconut_shy.happenings import THREW, tell
from midway.titles.coconut_shy.schema import (
    PLAY,
    PLAYED,
    SHELF,
    SHOWN_STAKE,
    THROW,
    THROWS,
    TICKETS,
    USE,
    hand,
    number_on,
    stall,
)

if TYPE_CHECKING:
    from midway.kernel.options import Options
    from midway.kernel.state import State

CONSOLATION: Final = 1  # ticket for a miss

# steps of a turn
BEGIN: Final = 0
ASK: Final = 1
ANSWERED: Final = 2
TRICK_PLAYED: Final = 3
THROWN: Final = 4


@dataclass(frozen=True)
class TakeTurn(Node):
    """Tally: tricks played. Mark: the trick that runs."""

    def rule_id(self, s: State, f: i64) -> str:
        return "CS-TURN-01"

    def options(self, s: State, f: i64, o: Options) -> None:
        you = s.you(f)
        offer_throws(s, you, o)
        if s.tally(f) == 0:
            offer_tricks(s, you, o)
        offer_abilities(s, you, o)

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        if pc == BEGIN:
            renew(s, "turn")
            s.go(f, ASK)
        elif pc == ASK:
            s.ask(f, ANSWERED, s.you(f))
        elif pc == ANSWERED:
            self._do(s, f)
        elif pc == TRICK_PLAYED:
            if s.where(s.mark(f)) == PLAYED:
                discard(s, s.mark(f))
            s.set_mark(f, -1)
            s.go(f, ASK)
        else:
            s.end(ENACTED)

    def _do(self, s: State, f: i64) -> None:
        you, card = s.you(f), s.arg
        if s.verb == THROW:
            s.go(f, THROWN)
            throw(s, f, card)
        elif s.verb == PLAY:
            s.set_tally(f, 1)
            s.set_mark(f, card)
            s.move(card, PLAYED)
            s.go(f, TRICK_PLAYED)
            begin_text(s, you, card)
        elif s.verb == USE:
            s.go(f, ASK)
            ability = s.game.ability(card, "turn")
            if ability is not None:
                s.begin(ability, you, card)
        else:
            s.end(ENACTED)


# ---- what may be done ------------------------------------------------------------------------------------
def offer_throws(s: State, seat: i64, o: Options) -> None:
    """At every prize one can win; only without any the turn may end so (CS-TURN-02)."""
    for i in range(s.count(SHELF)):
        if can_win(s, seat, s.at(SHELF, i)):
            o.offer(THROW, s.at(SHELF, i))
    if o.count() == 0:
        o.offer(PASS)


def can_win(s: State, seat: i64, prize: i64) -> bool:
    """Does no prize of anybody's forbid it? (CS-PRIZE-02)"""
    return not s.forbidden(seat, s.game.deed("win"), prize)


def offer_tricks(s: State, seat: i64, o: Options) -> None:
    mine = hand(s, seat)
    for i in range(s.count(mine)):
        if can_play(s, seat, s.at(mine, i)):
            o.offer(PLAY, s.at(mine, i))


def can_play(s: State, seat: i64, trick: i64) -> bool:
    """Would anything happen? (CS-TRICK-01)"""
    text = s.game.box(trick, "text")
    return text is not None and s.can_begin(text, seat, trick)


def offer_abilities(s: State, seat: i64, o: Options) -> None:
    """Those not used yet this turn that would do something (CS-ABILITY-01)."""
    prizes = stall(s, seat)
    for i in range(s.count(prizes)):
        ability = s.game.ability(s.at(prizes, i), "turn")
        if ability is not None and s.can_begin(ability, seat, s.at(prizes, i)):
            o.offer(USE, s.at(prizes, i))


# ---- throwing ------------------------------------------------------------------------------------------------
def throw(s: State, f: i64, prize: i64) -> None:
    """Two dice, the stake and what helps, against the number on the prize (CS-THROW-01 to -03)."""
    seat = s.you(f)
    result = s.roll() + s.roll() + s.own(seat, SHOWN_STAKE) + s.total(seat, THROWS)
    tell(s, THREW, seat, prize, result, number_on(s, prize))
    if result < number_on(s, prize):
        s.gain(seat, TICKETS, CONSOLATION)
        return
    s.move(prize, stall(s, seat))
    happen(s, f, s.game.deed("win"), prize)
    begin_text(s, seat, prize)


def begin_text(s: State, seat: i64, card: i64) -> None:
    """What a card says happens at once."""
    text = s.game.box(card, "text")
    if text is not None:
        s.announce(seat, card)
        s.begin(text, seat, card)
