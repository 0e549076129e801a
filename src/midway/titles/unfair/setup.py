"""Setting up: decks, the City pile, hands and Showcase cards, and what Game Changers change of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.node import Node
from midway.kernel.nodes.deeds import others_learn
from midway.kernel.nodes.flow import EachSeatInTurn, Seq, Together
from midway.kernel.options import PASS
from midway.kernel.results import ENACTED
from midway.kernel.schema import EVERYBODY, FIRST_SEAT
from midway.titles.unfair.decks import draw_to_hand, put_away, refill_decks, refill_market
from midway.titles.unfair.game_changers import DealPlans, KeepPlans, OpenParks, PickOpening, ReturnPlans
from midway.titles.unfair.game_options import (
    FIRST_DATE,
    SCHOOL_VACATION,
    has_changer,
)
from midway.titles.unfair.happenings import REDREW, tell
from midway.titles.unfair.placement import can_be_upgraded
from midway.titles.unfair.printed import ATTRACTION, columns, is_super
from midway.titles.unfair.schema import (
    ABOVE_CLOSURE,
    BLUEPRINT_DECK,
    BOX,
    CITY_DECK,
    COINS,
    ENTRANCE,
    EVENT_DECK,
    OVERVIEWS,
    PARK_DECK,
    SHOWCASE,
    hand,
)
from midway.titles.unfair.verbs import REDRAW

if TYPE_CHECKING:
    from midway.kernel.options import Options
    from midway.kernel.state import State

FIRST_COINS: Final = 20
VACATION_COINS: Final = 30
FIRST_CARDS: Final = 5
SHOWCASE_CARDS: Final = 2
FUNFAIR: Final = 0
UNFAIR: Final = 1


def lay_out(s: State) -> None:
    """The table before anybody decides anything (UNF-SETUP-10 to -18, -23)."""
    starting = s.game.options["starting_player"]
    first: int = s.below(s.players) if starting == "random" else (int(starting) - 1) % s.players
    s.put(FIRST_SEAT, first)
    _sort_by_backs(s)
    for deck in (PARK_DECK, EVENT_DECK, BLUEPRINT_DECK):
        s.shuffle(deck)
    coins = VACATION_COINS if has_changer(s.game, SCHOOL_VACATION) else FIRST_COINS
    for i in range(s.players):
        seat = s.after(first, i)
        s.gain(seat, COINS, coins)
        draw_to_hand(s, seat, PARK_DECK, FIRST_CARDS)


def _sort_by_backs(s: State) -> None:
    gates = 0
    city: list[list[int]] = [[], []]
    showcase: list[int] = []
    for card in range(len(s.game.cards)):
        kind = s.game.cards[card].kind
        if kind in ("attraction", "upgrade", "staff", "resource"):
            s.put_in(card, PARK_DECK)
        elif kind == "event":
            s.put_in(card, EVENT_DECK)
        elif kind == "blueprint":
            s.put_in(card, BLUEPRINT_DECK)
        elif kind == "overview":
            s.put_in(card, OVERVIEWS)
        elif kind == "gate" and gates < s.players:
            s.put_in(card, s.zone(gates, ENTRANCE))
            gates += 1
        elif kind == "city":
            city[FUNFAIR if columns(s).funfair[card] != 0 else UNFAIR].append(card)
        elif kind == "showcase":
            showcase.append(card)
    _pile_up_city(s, city[FUNFAIR], city[UNFAIR])
    for card in showcase:
        s.put_in(card, BOX)


def _pile_up_city(s: State, funfair: list[int], unfair: list[int]) -> None:
    """Unfair cards below, then the Closure card, funfair cards on top (UNF-SETUP-15 to -17)."""
    lower, upper = city_cards(s)
    for cards, wanted in ((unfair, lower), (funfair, upper)):
        left = list(cards)
        for _ in range(wanted):
            if len(left) > 0:
                s.put_in(left.pop(int(s.below(len(left)))), CITY_DECK)
        for card in left:
            s.put_in(card, BOX)
        if cards is funfair:
            s.put(ABOVE_CLOSURE, min(wanted, len(funfair)))


def city_cards(s: State) -> tuple[int, int]:
    """How many Unfair and Funfair cards the City pile has (UNF-GC-12, -14)."""
    if has_changer(s.game, SCHOOL_VACATION):
        return 2, 2
    return (2, 4) if has_changer(s.game, FIRST_DATE) else (4, 4)


# ---- the starting hand -----------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Redraw(Node):
    """The seat may exchange a hand without a useful attraction, again and again (UNF-SETUP-19 to -23)."""

    def rule_id(self, s: State, f: i64) -> str:
        return "UNF-SETUP-20" if s.game.options["redraw"] == "updated" else "UNF-SETUP-19"

    def options(self, s: State, f: i64, o: Options) -> None:
        o.offer(PASS)
        if may_redraw(s, s.you(f)):
            o.offer(REDRAW)

    def step(self, s: State, f: i64) -> None:
        seat = s.you(f)
        if s.pc(f) == 0:
            others_learn(s, seat)  # whether it is asked depends on its hand
        if s.pc(f) == 1 and s.verb == REDRAW:
            redraw(s, seat)
            s.go(f, 0)
        elif s.pc(f) == 1 or not may_redraw(s, seat):
            s.end(ENACTED)
        else:
            s.ask_openly(f, 1, seat)


def may_redraw(s: State, seat: i64) -> bool:
    form = s.game.options["redraw"]
    if form == "none" or s.count(hand(s, seat)) == 0:
        return False
    for card in s.cards(hand(s, seat)):
        is_useful = form == "base" or (columns(s).price[card] >= 0 and can_be_upgraded(s, card))
        if is_useful and columns(s).kind[card] & ATTRACTION != 0:
            return False
    return True


def redraw(s: State, seat: i64) -> None:
    """The old hand is shown; it goes to the discard pile, or under the older rule back into the deck (CON-04)."""
    tell(s, REDREW, seat)
    old = s.cards(hand(s, seat))
    many = len(old)
    for card in old:
        s.reveal(card, EVERYBODY)
    if s.game.options["redraw"] == "base":
        for card in old:
            s.move(card, PARK_DECK)
        s.shuffle(PARK_DECK)
    else:
        for card in old:
            put_away(s, card)
        refill_decks(s)
    draw_to_hand(s, seat, PARK_DECK, many)


# ---- Showcase cards ------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class DealShowcase(Node):
    """Two each; under First Date none (UNF-SETUP-24, UNF-GC-12)."""

    def step(self, s: State, f: i64) -> None:
        if not has_changer(s.game, FIRST_DATE):
            left = [card for card in s.cards(BOX) if is_super(s, card)]
            for i in range(min(len(left), s.players * SHOWCASE_CARDS)):
                card = left.pop(s.below(len(left)))
                s.move(card, s.zone(s.after(s.first_seat, i // SHOWCASE_CARDS), SHOWCASE))
        s.end(ENACTED)


@dataclass(frozen=True)
class OpenMarket(Node):
    """Six cards are turned up (UNF-SETUP-25)."""

    def step(self, s: State, f: i64) -> None:
        refill_market(s)
        s.end(ENACTED)


def setting_up() -> Node:
    """The decisions before the first round, in the order of UNF-SETUP-30."""
    return Seq(
        (
            EachSeatInTurn(Redraw()),
            DealShowcase(),
            Together(PickOpening()),
            OpenParks(),
            DealPlans(),
            Together(KeepPlans()),
            ReturnPlans(),
            OpenMarket(),
        )
    )
