"""The frame of a match: setting up, four or five rounds of six phases, the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.node import Node
from midway.kernel.nodes.flow import GameOver, Seq, Together
from midway.kernel.results import ENACTED
from midway.titles.dice_theme_park.columns import columns
from midway.titles.dice_theme_park.expand import expanding
from midway.titles.dice_theme_park.happenings import PHASE_BEGAN, ROUND_BEGAN, tell
from midway.titles.dice_theme_park.improve import ImprovePark, ShowImprovements
from midway.titles.dice_theme_park.objectives import JudgeObjective
from midway.titles.dice_theme_park.operate import operating
from midway.titles.dice_theme_park.plan import PayIncome, PickStaff, RevealStaff
from midway.titles.dice_theme_park.saving import SaveGuests, TiredLeave
from midway.titles.dice_theme_park.schema import EXPAND, IMPROVE, OPERATE, PHASE, PLAN, ROUND, UPKEEP, WELCOME
from midway.titles.dice_theme_park.setup import setting_up
from midway.titles.dice_theme_park.turn_order import CountLower, InTurnOrder, RebuildOrder
from midway.titles.dice_theme_park.upkeep import Earn, MakeReady, PassCards, SwapCard, UnlessLastRound
from midway.titles.dice_theme_park.welcome import InviteSpareGuest, WelcomeGuests

if TYPE_CHECKING:
    from midway.kernel.state import State


@dataclass(frozen=True)
class AllRounds(Node):
    """Five, or four in a short or introductory game (DTP-GEN-02, DTP-END-01)."""

    part: Node

    def step(self, s: State, f: i64) -> None:
        done = s.num(ROUND)
        if done == columns(s).rounds:
            s.end(ENACTED)
            return
        s.put(ROUND, done + 1)
        tell(s, ROUND_BEGAN, -1, -1, done + 1)
        s.call(self.part, f)


@dataclass(frozen=True)
class BeginPhase(Node):
    which: int

    def step(self, s: State, f: i64) -> None:
        s.put(PHASE, self.which)
        tell(s, PHASE_BEGAN, -1, -1, self.which)
        s.end(ENACTED)


@dataclass(frozen=True)
class AllAtOnce(Node):
    """Everybody at the same time, unseen until all have done; by option in the open (AMB-37)."""

    sealed: Together
    live: Together

    def step(self, s: State, f: i64) -> None:
        if s.pc(f) == 0:
            s.go(f, 1)
            s.call(self.live if columns(s).is_live else self.sealed, f)
        else:
            s.end(ENACTED)


def all_at_once(part: Node) -> Node:
    return AllAtOnce(Together(part), Together(part, openly=True))


def a_round() -> Node:
    """DTP-GEN-03"""
    next_round = Seq((all_at_once(SaveGuests()), TiredLeave(), SwapCard(), PassCards(), MakeReady()))
    return Seq(
        (
            BeginPhase(PLAN),
            Together(PickStaff()),
            RevealStaff(),
            CountLower(),
            RebuildOrder(),
            PayIncome(),
            BeginPhase(WELCOME),
            InTurnOrder(WelcomeGuests()),
            InviteSpareGuest(),
            BeginPhase(EXPAND),
            expanding(),
            BeginPhase(IMPROVE),
            all_at_once(ImprovePark()),
            ShowImprovements(),
            BeginPhase(OPERATE),
            operating(),
            BeginPhase(UPKEEP),
            Earn(),
            JudgeObjective(),
            UnlessLastRound(next_round),
        )
    )


def flow() -> Node:
    """The whole match."""
    return Seq((setting_up(), AllRounds(a_round()), GameOver()))
