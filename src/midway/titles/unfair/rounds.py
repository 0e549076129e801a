"""The frame of a match: setting up, rounds of four steps until the City pile is used up, the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.node import Node
from midway.kernel.nodes.flow import EachSeatInTurn, GameOver, Seq, Stage
from midway.kernel.results import ENACTED
from midway.titles.unfair.cleanup_step import EndRound, cleanup
from midway.titles.unfair.events_step import ApplyCity, ApplyCityToAll, DrawEvents, PlayEvents, RevealCity
from midway.titles.unfair.guests_step import CountIncome, GuestsCome
from midway.titles.unfair.happenings import ROUND_BEGAN, STEP_BEGAN, tell
from midway.titles.unfair.moments import Moment
from midway.titles.unfair.park_step import TakeAction, TakeActions
from midway.titles.unfair.schema import CITY_DECK, CLEANUP, EVENTS, GAME_END, GUESTS_COME, PARK, ROUND, STEP
from midway.titles.unfair.scoring import ReturnTokens, RevealAll, settlement
from midway.titles.unfair.setup import setting_up

if TYPE_CHECKING:
    from midway.kernel.state import State

# the steps, as texts and timings call them
NAMES: Final = ("setup", "events step", "park step", "guests step", "cleanup step", "game end")


@dataclass(frozen=True)
class RoundsOfTheCity(Node):
    """A round for each City card; the one that reveals the last is the final one (UNF-CITY-04, UNF-ROUND-06)."""

    part: Node

    def step(self, s: State, f: i64) -> None:
        if s.count(CITY_DECK) == 0:
            s.end(ENACTED)
            return
        s.put(ROUND, s.num(ROUND) + 1)
        tell(s, ROUND_BEGAN, -1, -1, s.num(ROUND))
        s.call(self.part, f)


@dataclass(frozen=True)
class BeginStep(Node):
    """The Current Step marker moves on (UNF-ROUND-08)."""

    which: int

    def step(self, s: State, f: i64) -> None:
        s.put(STEP, self.which)
        s.stale()
        tell(s, STEP_BEGAN, -1, -1, self.which)
        s.end(ENACTED)


def a_step(which: int, *parts: Node) -> Node:
    """A step between the rules for its start and for its end (UNF-INTERP-64)."""
    return Seq((BeginStep(which), Stage(NAMES[which], Seq(parts))))


def a_round() -> Seq:
    """UNF-ROUND-02"""
    return Seq(
        (
            a_step(EVENTS, DrawEvents(), RevealCity(), EachSeatInTurn(ApplyCity()), ApplyCityToAll(), PlayEvents()),
            a_step(PARK, TakeActions(TakeAction())),
            a_step(GUESTS_COME, GuestsCome(), Moment(NAMES[GUESTS_COME]), CountIncome()),
            a_step(CLEANUP, cleanup()),
            EndRound(),
        )
    )


def flow() -> Node:
    """The whole match."""
    the_end = Seq((BeginStep(GAME_END), ReturnTokens(), Moment(NAMES[GAME_END]), settlement(), RevealAll(), GameOver()))
    return Seq((setting_up(), RoundsOfTheCity(a_round()), the_end))


def is_during(s: State, moment: str) -> bool:
    """Is it the step named by a timing? Granted actions belong to the Park step (UNF-INTERP-08, UNF-UACT-04)."""
    step = s.num(STEP)
    if moment == "action":
        return step == PARK
    return step < len(NAMES) and NAMES[step] == moment
