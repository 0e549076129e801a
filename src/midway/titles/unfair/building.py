"""Building one card: where it goes, paying for it, laying it down, what it does at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.node import Node
from midway.kernel.options import NO, YES, Options
from midway.kernel.results import DECLINED, ENACTED, FAILED
from midway.kernel.schema import EVERYBODY
from midway.titles.unfair.changes import enter_park
from midway.titles.unfair.happenings import BUILT, tell
from midway.titles.unfair.park import NOWHERE, attraction_in, first_empty_space
from midway.titles.unfair.placement import (
    COINS_A_SKIP,
    COINS_FOR_TRADE_IN,
    build_price,
    can_build,
    can_trade_in,
    coins_within_reach,
    is_suitable,
    skip_fee,
)
from midway.titles.unfair.printed import ATTRACTION, SHOWCASE, UPGRADE, columns, is_kind
from midway.titles.unfair.schema import BUILT_THIS_ROUND, COINS, MOST_SPACES
from midway.titles.unfair.verbs import ON, SPACE

if TYPE_CHECKING:
    from midway.kernel.state import State

# steps
BEGIN: Final = 0
PLACED: Final = 1
PRICED: Final = 2
PAID: Final = 3
ACTED: Final = 4


def begin_build(s: State, f: i64, card: i64, terms: i64) -> None:
    """Push the building of a card for the actor of frame f. It ends ENACTED, DECLINED (not paid) or FAILED.

    Whoever begins it tells the agenda of the deed "build".
    """
    g = s.call(s.game.extra["build"], f)
    s.set_mark(g, card)
    price: int = terms
    s.set_tally(g, price)


@dataclass(frozen=True)
class BuildCard(Node):
    """The actor builds the marked card. Tally: the terms; its one item: where it goes, or what is to be paid."""

    def question(self, s: State, f: i64) -> str:
        if s.pc(f) == PRICED:
            return "pay"
        return "unfair/space" if is_kind(s, s.mark(f), ATTRACTION) else "card"

    def rule_id(self, s: State, f: i64) -> str:
        if s.pc(f) == PRICED:
            return "UNF-BUILD-04"
        return "UNF-ATTR-04" if is_kind(s, s.mark(f), ATTRACTION) else "UNF-UPG-08"

    def asks_about(self, s: State, f: i64) -> i64:
        return s.mark(f)

    def possible(self, s: State, f: i64) -> bool:
        return can_build(s, s.actor(f), s.mark(f), s.tally(f))

    def options(self, s: State, f: i64, o: Options) -> None:
        seat, card = s.actor(f), s.mark(f)
        if s.pc(f) == PRICED:
            if s.own(seat, COINS) >= s.item(f, 1):
                o.offer(YES)
            o.offer(NO)
        elif is_kind(s, card, ATTRACTION):
            offer_spaces(s, seat, card, s.tally(f), o)
        else:
            offer_hosts(s, seat, card, o)

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        seat, card = s.actor(f), s.mark(f)
        if pc == BEGIN:
            self._place(s, f, seat, card)
        elif pc == PLACED:
            s.fix(f, s.arg - 1 if s.verb == SPACE else s.arg)
            self._price(s, f, seat, card)
        elif pc == PRICED:
            if s.verb == NO:
                s.end(DECLINED)
            else:
                self._lay_down(s, f, seat, card)
        elif pc == PAID:
            s.go(f, ACTED)
            box = s.game.box(card, "text")
            if box is not None and s.is_in_play(card):
                s.announce(seat, card)
                s.begin(box, seat, card)
        else:
            s.end(ENACTED)

    def _place(self, s: State, f: i64, seat: i64, card: i64) -> None:
        if not can_build(s, seat, card, s.tally(f)):
            s.end(FAILED)
            return
        s.reveal(card, EVERYBODY)  # what is being built is seen, even if it is not paid for
        if columns(s).kind[card] & (ATTRACTION | UPGRADE) != 0:
            s.ask(f, PLACED, seat)
        else:
            s.fix(f, NOWHERE)
            self._price(s, f, seat, card)

    def _price(self, s: State, f: i64, seat: i64, card: i64) -> None:
        price = build_price(s, seat, card, s.tally(f))
        if price < 0:
            price = 0
        if is_kind(s, card, ATTRACTION):
            price += skip_fee(s, seat, s.item(f, 0))
        s.fix(f, price)
        if s.own(seat, COINS) >= price:
            self._lay_down(s, f, seat, card)
        else:
            s.ask_openly(f, PRICED, seat)

    def _lay_down(self, s: State, f: i64, seat: i64, card: i64) -> None:
        where, price = s.item(f, 0), s.item(f, 1)
        skipped = skip_fee(s, seat, where) if is_kind(s, card, ATTRACTION) else 0
        tell(s, BUILT, seat, card, price, skipped)
        if price > 0:
            s.gain(seat, COINS, -price)
        enter_park(s, f, seat, card, where)
        s.set_own(seat, BUILT_THIS_ROUND, s.own(seat, BUILT_THIS_ROUND) + 1)
        if columns(s).at_once[card] != 0:
            s.go(f, PAID)
        else:
            s.end(ENACTED)


def offer_spaces(s: State, seat: i64, card: i64, terms: i64, o: Options) -> None:
    """The first empty space, and those beyond for 3 coins each that is passed over (UNF-ATTR-03, -04, -05)."""
    price = max(0, build_price(s, seat, card, terms))
    reach = coins_within_reach(s, seat)
    if is_kind(s, card, SHOWCASE) and can_trade_in(s, seat):
        reach -= COINS_FOR_TRADE_IN
    n = first_empty_space(s, seat)
    while n >= 0 and price <= reach:
        o.offer(SPACE, n + 1)
        if not columns(s).skips:
            return
        price += COINS_A_SKIP
        n = first_empty_space(s, seat, n)


def offer_hosts(s: State, seat: i64, upgrade: i64, o: Options) -> None:
    """Every suitable attraction of the park, closed ones too (UNF-UPG-08, -10)."""
    for n in range(MOST_SPACES):
        attraction = attraction_in(s, seat, n)
        if attraction >= 0 and is_suitable(s, seat, upgrade, attraction):
            o.offer(ON, attraction)
