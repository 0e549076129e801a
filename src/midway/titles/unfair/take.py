"""The Take action: one card of the Market, the better of two drawn, or the best of five for a card discarded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.node import Node
from midway.kernel.options import DONE, PICK
from midway.kernel.results import ENACTED
from midway.titles.unfair.decks import discard, discard_drawn, draw_into, has_enough, keep, pile_of, take_from_market
from midway.titles.unfair.schema import (
    BLUEPRINT_DECK,
    CLOSED_OFFICE,
    EVENT_DECK,
    HAND,
    MARKET_SPACES,
    PARK_DECK,
    drawn,
    market,
)
from midway.titles.unfair.verbs import DRAW, SWAP, TAKE

if TYPE_CHECKING:
    from midway.kernel.options import Options
    from midway.kernel.state import State

# which deck, as options name it
PARK_CARDS: Final = 0
EVENT_CARDS: Final = 1
BLUEPRINT_CARDS: Final = 2

DRAWN_FROM_A_DECK: Final = 2
DRAWN_FOR_A_CARD: Final = 5


def deck_named(which: i64) -> i64:
    return EVENT_DECK if which == EVENT_CARDS else BLUEPRINT_DECK if which == BLUEPRINT_CARDS else PARK_DECK


def has_cards(s: State, deck: i64, n: i64) -> bool:
    """Is there anything to draw, and enough of it if that matters?"""
    return (s.count(deck) > 0 or s.count(pile_of(deck)) > 0) and has_enough(s, deck, n)


def is_office_open(s: State) -> bool:
    """May blueprints still be drawn as an action? (UNF-BP-13, -16)"""
    return s.num(CLOSED_OFFICE) == 0


def offer_takes(s: State, seat: i64, o: Options) -> None:
    """UNF-TAKE-01, -02, -04"""
    for n in range(MARKET_SPACES):
        card = s.last(market(n))
        if card >= 0:
            o.offer(TAKE, card)
    if has_cards(s, PARK_DECK, DRAWN_FROM_A_DECK):
        o.offer(DRAW, PARK_CARDS)
    if has_cards(s, EVENT_DECK, DRAWN_FROM_A_DECK):
        o.offer(DRAW, EVENT_CARDS)
    if is_office_open(s) and has_cards(s, BLUEPRINT_DECK, DRAWN_FROM_A_DECK):
        o.offer(DRAW, BLUEPRINT_CARDS)
    if has_cards(s, PARK_DECK, DRAWN_FOR_A_CARD):
        mine = s.zone(seat, HAND)
        for i in range(s.count(mine)):
            o.offer(SWAP, s.at(mine, i))


def begin_take(s: State, seat: i64, card: i64) -> None:
    take_from_market(s, seat, card)


def begin_draw(s: State, seat: i64, which: i64) -> None:
    """Two cards, of which one or none is kept."""
    if draw_into(s, seat, deck_named(which), DRAWN_FROM_A_DECK) > 0:
        s.begin(s.game.extra["keep one or none"], seat)


def begin_swap(s: State, seat: i64, card: i64) -> None:
    """The card is the price; of five cards exactly one is kept (UNF-TAKE-06)."""
    discard(s, card)
    if draw_into(s, seat, PARK_DECK, DRAWN_FOR_A_CARD) > 0:
        s.begin(s.game.extra["keep one"], seat)


@dataclass(frozen=True)
class KeepOne(Node):
    """One of the cards drawn, or none where that is allowed, is kept; the others are discarded (UNF-TAKE-03)."""

    or_none: bool

    def question(self, s: State, f: i64) -> str:
        return "card"

    def rule_id(self, s: State, f: i64) -> str:
        return "UNF-TAKE-02" if self.or_none else "UNF-TAKE-04"

    def options(self, s: State, f: i64, o: Options) -> None:
        z = drawn(s, s.you(f))
        for i in range(s.count(z)):
            o.offer(PICK, s.at(z, i))
        if self.or_none:
            o.offer(DONE)

    def step(self, s: State, f: i64) -> None:
        seat = s.you(f)
        if s.pc(f) == 0:
            s.ask(f, 1, seat)
            return
        if s.verb == PICK:
            keep(s, seat, s.arg)
        discard_drawn(s, seat)
        s.end(ENACTED)
