"""A round: set out, stake in secret, take turns. How a turn goes is in turns.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.node import Node
from midway.kernel.nodes.flow import EachSeatInTurn, GameOver, Rounds, Seq, Together
from midway.kernel.options import NUMBER
from midway.kernel.results import ENACTED
from midway.kernel.schema import FIRST_SEAT
from midway.titles.coconut_shy.decks import draw_trick, fill_shelf
from midway.titles.coconut_shy.happenings import LEADS, ROUND_BEGAN, tell
from midway.titles.coconut_shy.schema import ROUND, SHOWN_STAKE, STAKE, TICKETS, tickets
from midway.titles.coconut_shy.turns import TakeTurn

if TYPE_CHECKING:
    from midway.kernel.options import Options
    from midway.kernel.state import State

ROUNDS: Final = 4
ROUND_TICKETS: Final = 3
MOST_STAKED: Final = 3


def flow() -> Node:
    """The whole match (CS-ROUND-01)."""
    a_round = Seq((SetOut(), Together(PlaceStake()), ShowStakes(), EachSeatInTurn(TakeTurn())))
    return Seq((Rounds(ROUNDS, ROUND, a_round), GameOver()))


@dataclass(frozen=True)
class SetOut(Node):
    """The shelf is filled, old stakes are gone; everybody gains tickets and draws a trick (CS-ROUND-02)."""

    def step(self, s: State, f: i64) -> None:
        tell(s, ROUND_BEGAN, -1, there=s.num(ROUND))
        fill_shelf(s)
        for i in range(s.players):
            seat = s.after(s.first_seat, i)
            s.set_own(seat, SHOWN_STAKE, 0)
            s.gain(seat, TICKETS, ROUND_TICKETS)
            draw_trick(s, seat)
        s.end(ENACTED)


@dataclass(frozen=True)
class PlaceStake(Node):
    """Each seat, in secret, stakes some of its tickets (CS-STAKE-01)."""

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
    """All stakes are shown and paid at once; the highest takes the lead (CS-STAKE-02, -03)."""

    def step(self, s: State, f: i64) -> None:
        leader = highest_stake(s)
        for seat in range(s.players):
            stake = s.own(seat, STAKE)
            s.disclose(seat, SHOWN_STAKE, stake)
            s.gain(seat, TICKETS, -stake)
            s.set_own(seat, STAKE, 0)
        s.put(FIRST_SEAT, leader)
        tell(s, LEADS, leader, there=s.own(leader, SHOWN_STAKE))
        s.end(ENACTED)


def highest_stake(s: State) -> int:
    """Who staked most; of several the first to the left of who led so far."""
    leader: int = s.after(s.first_seat)
    for i in range(2, s.players + 1):
        seat = s.after(s.first_seat, i)
        if s.own(seat, STAKE) > s.own(leader, STAKE):
            leader = seat
    return leader
