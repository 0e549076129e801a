"""Game Changers that set up something of their own: Grand Opening and Advance Planning."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.node import Node
from midway.kernel.results import ENACTED
from midway.titles.unfair.game_options import ADVANCE_PLANNING, GRAND_OPENING, has_changer
from midway.titles.unfair.money import box_traded_cards
from midway.titles.unfair.schema import BLUEPRINT_DECK, BLUEPRINTS, HAND_CUT, PLANS_KEPT, SHOWCASE, drawn, space
from midway.titles.unfair.verbs import KEEP_BOTH, KEEP_NONE, KEEP_ONE, OPEN_WITH

if TYPE_CHECKING:
    from midway.kernel.options import Options
    from midway.kernel.state import State

PLANS_DRAWN: Final = 3
MOST_KEPT: Final = 2


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
    """Up to two of them are kept: one answer, so that nobody sees how many before all have chosen."""

    def question(self, s: State, f: i64) -> str:
        return "unfair/plans"

    def rule_id(self, s: State, f: i64) -> str:
        return "UNF-GC-16"

    def options(self, s: State, f: i64, o: Options) -> None:
        z = drawn(s, s.you(f))
        o.offer(KEEP_NONE)
        for i in range(s.count(z)):
            o.offer(KEEP_ONE, s.at(z, i))
        for i in range(s.count(z)):
            for k in range(i + 1, s.count(z)):
                o.offer(KEEP_BOTH, s.at(z, i), s.at(z, k))

    def step(self, s: State, f: i64) -> None:
        seat = s.you(f)
        z = drawn(s, seat)
        if s.pc(f) == 0 and s.count(z) > 0:
            s.ask(f, 1, seat)
            return
        kept = 0
        if s.pc(f) == 1 and s.verb != KEEP_NONE:
            kept = 1 << s.place_of(z, s.arg)
            if s.verb == KEEP_BOTH:
                kept |= 1 << s.place_of(z, s.arg2)
        s.set_own(seat, PLANS_KEPT, kept)
        s.end(ENACTED)


def is_kept(s: State, seat: i64, place: i64) -> bool:
    """Has the seat picked the drawn blueprint at this place?"""
    return (s.own(seat, PLANS_KEPT) >> place) & 1 == 1


@dataclass(frozen=True)
class ReturnPlans(Node):
    """What was picked is kept; all the others are shuffled back together."""

    def step(self, s: State, f: i64) -> None:
        if has_changer(s.game, ADVANCE_PLANNING):
            for seat in range(s.players):
                box_traded_cards(s, seat)
                plans = s.cards(drawn(s, seat))
                kept: i64 = 0
                for place in range(len(plans)):
                    keeps = is_kept(s, seat, place) and kept < MOST_KEPT
                    kept += 1 if keeps else 0
                    s.move(plans[place], s.zone(seat, BLUEPRINTS) if keeps else BLUEPRINT_DECK)
                s.set_own(seat, PLANS_KEPT, 0)
            s.shuffle(BLUEPRINT_DECK)
        s.end(ENACTED)
