"""Game Changers that set up something of their own: Grand Opening and Advance Planning."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.node import Node
from midway.kernel.options import DONE, PICK
from midway.kernel.results import ENACTED
from midway.titles.unfair.game_options import ADVANCE_PLANNING, GRAND_OPENING, has_changer
from midway.titles.unfair.schema import BLUEPRINT_DECK, BLUEPRINTS, HAND_CUT, SHOWCASE, drawn, space
from midway.titles.unfair.verbs import OPEN_WITH

if TYPE_CHECKING:
    from midway.kernel.options import Options
    from midway.kernel.state import State

PLANS_DRAWN: Final = 3
PLANS_KEPT: Final = 2


@dataclass(frozen=True)
class PickOpening(Node):
    """Grand Opening: in secret each seat picks one of its Showcase cards (UNF-GC-15)."""

    def question(self, s: State, f: i64) -> str:
        return "card"

    def rule_id(self, s: State, f: i64) -> str:
        return "UNF-GC-15"

    def options(self, s: State, f: i64, o: Options) -> None:
        own = s.zone(s.you(f), SHOWCASE)
        for i in range(s.count(own)):
            o.offer(OPEN_WITH, s.at(own, i))

    def step(self, s: State, f: i64) -> None:
        seat = s.you(f)
        if not has_changer(s.game, GRAND_OPENING) or s.count(s.zone(seat, SHOWCASE)) == 0:
            s.end(ENACTED)
        elif s.pc(f) == 0:
            s.ask(f, 1, seat)
        else:
            s.move(s.arg, s.zone(seat, HAND_CUT))
            s.end(ENACTED)


@dataclass(frozen=True)
class OpenParks(Node):
    """The picks are shown together and stand in space 1; they were not built (UNF-GC-15)."""

    def step(self, s: State, f: i64) -> None:
        for i in range(s.players):
            seat = s.after(s.first_seat, i)
            for card in s.cards(s.zone(seat, HAND_CUT)):
                s.move(card, space(s, seat, 0))
        s.end(ENACTED)


# ---- Advance Planning -----
@dataclass(frozen=True)
class DealPlans(Node):
    """Advance Planning: three Blueprint cards each (UNF-GC-16)."""

    def step(self, s: State, f: i64) -> None:
        if has_changer(s.game, ADVANCE_PLANNING):
            for i in range(s.players):
                seat = s.after(s.first_seat, i)
                for _ in range(PLANS_DRAWN):
                    if s.count(BLUEPRINT_DECK) > 0:
                        s.move(s.last(BLUEPRINT_DECK), drawn(s, seat))
        s.end(ENACTED)


@dataclass(frozen=True)
class KeepPlans(Node):
    """Up to two of them are kept. Tally: how many have been."""

    def question(self, s: State, f: i64) -> str:
        return "card"

    def rule_id(self, s: State, f: i64) -> str:
        return "UNF-GC-16"

    def options(self, s: State, f: i64, o: Options) -> None:
        z = drawn(s, s.you(f))
        for i in range(s.count(z)):
            o.offer(PICK, s.at(z, i))
        o.offer(DONE)

    def step(self, s: State, f: i64) -> None:
        seat = s.you(f)
        if s.pc(f) == 1:
            if s.verb == PICK:
                s.move(s.arg, s.zone(seat, BLUEPRINTS))
                s.set_tally(f, s.tally(f) + 1)
            else:
                s.set_tally(f, PLANS_KEPT)
            s.go(f, 0)
        elif s.tally(f) == PLANS_KEPT or s.count(drawn(s, seat)) == 0:
            s.end(ENACTED)
        else:
            s.ask(f, 1, seat)


@dataclass(frozen=True)
class ReturnPlans(Node):
    """What all the others did not keep is shuffled back together."""

    def step(self, s: State, f: i64) -> None:
        if has_changer(s.game, ADVANCE_PLANNING):
            for seat in range(s.players):
                for card in s.cards(drawn(s, seat)):
                    s.move(card, BLUEPRINT_DECK)
            s.shuffle(BLUEPRINT_DECK)
        s.end(ENACTED)
