"""Loans and the trade-in: free moves at any time within one's own decisions, in the middle of a payment too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.node import Node
from midway.kernel.options import verb_of
from midway.kernel.results import ENACTED
from midway.titles.unfair.building import BuildCard
from midway.titles.unfair.game_options import GRAND_OPENING, has_changer
from midway.titles.unfair.happenings import BORROWED, TRADED, tell
from midway.titles.unfair.placement import (
    COINS_A_LOAN,
    COINS_FOR_TRADE_IN,
    can_borrow,
    can_trade_in,
    coins_within_reach,
)
from midway.titles.unfair.printed import SHOWCASE, is_kind
from midway.titles.unfair.schema import BOX, COINS, LOANS, SETUP, STEP, TRADED_IN
from midway.titles.unfair.schema import SHOWCASE as SHOWCASE_CARDS
from midway.titles.unfair.verbs import BORROW, TRADE_IN

if TYPE_CHECKING:
    from midway.kernel.options import Options
    from midway.kernel.state import State


def offer_free_moves(s: State, seat: i64, o: Options) -> None:
    """Whenever the seat is asked for a decision (UNF-LOAN-02, -08, UNF-SHOW-10)."""
    if can_borrow(s, seat):
        o.offer(BORROW)
    if can_trade_in(s, seat) and not is_about_showcase(s):
        o.offer(TRADE_IN)


def is_about_showcase(s: State) -> bool:
    """Is the pending question about building a Showcase card, or opening with it? Then it cannot be traded in."""
    if s.num(STEP) == SETUP and has_changer(s.game, GRAND_OPENING):
        return True
    return isinstance(s.node(s.top), BuildCard) and is_kind(s, s.mark(s.top), SHOWCASE)


def can_raise_coins(s: State, seat: i64, token: i64, n: i64) -> bool:
    """Could loans and the trade-in bring n more coins? (UNF-INTERP-26)"""
    return token == COINS and n <= coins_within_reach(s, seat) - s.own(seat, COINS)


def free_move(s: State, choice: i64) -> Node:
    return s.game.extra["trade in" if verb_of(choice) == TRADE_IN else "borrow"]


@dataclass(frozen=True)
class Borrow(Node):
    """5 coins at once; the points are deducted at the end (UNF-LOAN-01)."""

    def step(self, s: State, f: i64) -> None:
        seat = s.you(f)
        loans: int = s.own(seat, LOANS) + 1
        s.set_own(seat, LOANS, loans)
        tell(s, BORROWED, seat, -1, loans)
        s.gain(seat, COINS, COINS_A_LOAN)
        s.end(ENACTED)


@dataclass(frozen=True)
class TradeIn(Node):
    """Both Showcase cards back to the box, unseen, for 10 coins (UNF-SHOW-10, UNF-INFO-11)."""

    def step(self, s: State, f: i64) -> None:
        seat = s.you(f)
        s.set_own(seat, TRADED_IN, 1)
        tell(s, TRADED, seat)
        s.gain(seat, COINS, COINS_FOR_TRADE_IN)
        if s.cur == 0:
            box_traded_cards(s, seat)
        s.end(ENACTED)


def box_traded_cards(s: State, seat: i64) -> None:
    """A strand of one seat leaves it to what follows the strands."""
    if s.own(seat, TRADED_IN) == 1:
        for card in s.cards(s.zone(seat, SHOWCASE_CARDS)):
            s.move(card, BOX)
