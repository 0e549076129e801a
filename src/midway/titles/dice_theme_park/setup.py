"""Setting up: the board, what everybody begins with, and the choices before the first round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.node import Node
from midway.kernel.nodes.flow import Seq, Together
from midway.kernel.results import ENACTED
from midway.titles.dice_theme_park.columns import NONE, columns
from midway.titles.dice_theme_park.crowd import put_in_bag
from midway.titles.dice_theme_park.display import deal_skills, show_tiles
from midway.titles.dice_theme_park.guests import GUEST_COLOURS
from midway.titles.dice_theme_park.happenings import OPENED_WITH, tell
from midway.titles.dice_theme_park.placing import offer_cells
from midway.titles.dice_theme_park.plan import NOT_PICKED
from midway.titles.dice_theme_park.schema import (
    ADMINISTRATOR,
    ADMINISTRATOR_DECK,
    BOX,
    COINS,
    DEALT,
    FIRST_CELL,
    GIVEN_BACK,
    HAND,
    KITS,
    MAPS,
    MASCOTS,
    MONORAILS,
    OBJECTIVE_DECK,
    OBJECTIVES,
    OUT,
    PARK,
    SKILL_DECK,
    SKILLS,
    STACK_A,
    STACK_B,
    STAFF_PAIR,
    TILES,
    UPGRADE_KINDS,
    seat_in_turn,
)
from midway.titles.dice_theme_park.tiles import put_tile
from midway.titles.dice_theme_park.turn_order import set_order
from midway.titles.dice_theme_park.verbs import KEEP
from midway.titles.dice_theme_park.welcome import fill_monorails

if TYPE_CHECKING:
    from midway.kernel.options import Options
    from midway.kernel.state import State

FIRST_COINS: Final = 6
FIRST_MAPS: Final = 3
UPGRADES_OF_A_KIND: Final = 3
DEALT_OF_A_KIND: Final = 2


# ---- the table -----------------------------------------------------------------------------------------------
def lay_out(s: State) -> None:
    """The board, the parks and the staging areas before anybody decides anything (DTP-SET-01 to -16)."""
    _sort_cards(s)
    for deck in (STACK_A, STACK_B, SKILL_DECK, ADMINISTRATOR_DECK, OBJECTIVE_DECK):
        s.shuffle(deck)
    deal_objectives(s)
    c = columns(s)
    for colour in range(GUEST_COLOURS):
        put_in_bag(s, colour, c.bag[colour])
    fill_monorails(s)
    _shuffle_order(s)
    for seat in range(s.players):
        _stake(s, seat)
    if c.has_skills:
        for seat in range(s.players):
            deal(s, seat, ADMINISTRATOR_DECK)
            deal(s, seat, SKILL_DECK)


def _sort_cards(s: State) -> None:
    c = columns(s)
    for card in range(len(s.game.cards)):
        kind = s.game.cards[card].kind
        if kind == "attraction":
            s.put_in(card, STACK_B if c.is_b[card] == 1 else STACK_A)
        elif kind == "skill":
            s.put_in(card, SKILL_DECK)
        elif kind == "administrator":
            s.put_in(card, ADMINISTRATOR_DECK)
        elif kind == "objective":
            s.put_in(card, OBJECTIVE_DECK)
        elif kind == "monorail":
            s.put_in(card, MONORAILS)
    for seat in range(s.players):
        if c.hides_staff:
            s.show_zone(s.zone(seat, HAND), 1 << seat)
        for card in c.hands[seat]:
            s.put_in(card, s.zone(seat, HAND))


def deal_objectives(s: State) -> None:
    """One for each round from the third on, no two of a code (DTP-SET-08, -09)."""
    c = columns(s)
    while s.count(OBJECTIVES) < c.rounds - 2:
        card = s.last(OBJECTIVE_DECK)
        is_new = True
        for i in range(s.count(OBJECTIVES)):
            is_new = is_new and c.code[s.at(OBJECTIVES, i)] != c.code[card]
        s.move(card, OBJECTIVES if is_new else OUT)


def _shuffle_order(s: State) -> None:
    """At random; it breaks the ties of the first round (DTP-SET-13)."""
    left: list[i64] = list(range(s.players))
    order: list[i64] = []
    while len(left) > 0:
        order.append(left.pop(s.below(len(left))))
    set_order(s, order)


def _stake(s: State, seat: i64) -> None:
    """What everybody begins with (DTP-SET-10 to -16)."""
    c = columns(s)
    for card in c.boards[seat]:
        s.put_in(card, s.zone(seat, PARK))
        s.set_own(seat, TILES + c.cell[card], card + 1)
    s.gain(seat, COINS, FIRST_COINS)
    s.gain(seat, MAPS, FIRST_MAPS)
    s.gain(seat, MASCOTS, 1)
    for kind in range(UPGRADE_KINDS):
        s.gain(seat, KITS + kind, UPGRADES_OF_A_KIND)
    s.set_own(seat, STAFF_PAIR, NOT_PICKED)


def deal(s: State, seat: i64, deck: i64) -> None:
    """Two cards, of which the seat will keep one."""
    for _ in range(DEALT_OF_A_KIND):
        s.move(s.last(deck), s.zone(seat, DEALT))


# ---- administrators and skills ------------------------------------------------------------------------------------
@dataclass(frozen=True)
class KeepCards(Node):
    """One administrator of two, then one skill of two, everybody in secret (DTP-SET-17, -18)."""

    def question(self, s: State, f: i64) -> str:
        return "dice_theme_park/keep"

    def rule_id(self, s: State, f: i64) -> str:
        return "DTP-SET-17" if s.pc(f) == 1 else "DTP-SET-18"

    def options(self, s: State, f: i64, o: Options) -> None:
        offer_dealt(s, s.you(f), s.pc(f) == 1, o)

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        seat = s.you(f)
        if pc > 0:
            give_back_others(s, seat, s.arg, pc == 1)
        if pc < 2:
            s.ask(f, pc + 1, seat)
        else:
            s.end(ENACTED)


def offer_dealt(s: State, seat: i64, administrators: bool, o: Options) -> None:
    z = s.zone(seat, DEALT)
    for i in range(s.count(z)):
        if is_administrator(s, s.at(z, i)) == administrators:
            o.offer(KEEP, s.at(z, i))


def is_administrator(s: State, card: i64) -> bool:
    return columns(s).effect[card] != NONE


def give_back_others(s: State, seat: i64, kept: i64, administrators: bool) -> None:
    """Of the cards dealt of this kind only one is kept."""
    for card in s.cards(s.zone(seat, DEALT)):
        if card != kept and is_administrator(s, card) == administrators:
            s.move(card, s.zone(seat, GIVEN_BACK))


@dataclass(frozen=True)
class ShowKept(Node):
    """Kept cards lie open; skills given back go into the deck, administrators out of the game (DTP-SET-17 to -19)."""

    def step(self, s: State, f: i64) -> None:
        for seat in range(s.players):
            for card in s.cards(s.zone(seat, DEALT)):
                s.move(card, s.zone(seat, ADMINISTRATOR if is_administrator(s, card) else SKILLS))
        for card in take_given_back(s):
            s.move(card, BOX if is_administrator(s, card) else SKILL_DECK)
        s.shuffle(SKILL_DECK)
        deal_skills(s)
        s.end(ENACTED)


def take_given_back(s: State) -> list[i64]:
    """What all have given back, by number, so that the order of answers makes no difference."""
    found: list[i64] = []
    for card in range(len(s.game.cards)):
        seat = s.owner_of(card)
        if seat >= 0 and s.where(card) == s.zone(seat, GIVEN_BACK):
            found.append(card)
    return found


# ---- first tiles ----------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class DealTiles(Node):
    """Two tiles of stack A each (DTP-SET-22)."""

    def step(self, s: State, f: i64) -> None:
        for place in range(s.players):
            deal(s, seat_in_turn(s, place), STACK_A)
        s.end(ENACTED)


@dataclass(frozen=True)
class KeepTile(Node):
    """One of them is kept, and a place for it picked, everybody in secret (DTP-SET-22, -23)."""

    def question(self, s: State, f: i64) -> str:
        return "dice_theme_park/keep" if s.pc(f) == 1 else "dice_theme_park/place"

    def rule_id(self, s: State, f: i64) -> str:
        return "DTP-SET-22" if s.pc(f) == 1 else "DTP-SET-23"

    def options(self, s: State, f: i64, o: Options) -> None:
        if s.pc(f) == 1:
            offer_dealt(s, s.you(f), False, o)
        else:
            offer_cells(columns(s).starts, o)

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        seat = s.you(f)
        if pc == 0:
            s.ask(f, 1, seat)
        elif pc == 1:
            give_back_others(s, seat, s.arg, False)
            s.set_src(f, s.arg)
            s.ask(f, 2, seat)
        else:
            s.set_own(seat, FIRST_CELL, s.arg + 1)
            s.end(ENACTED)


@dataclass(frozen=True)
class ShowTiles(Node):
    """First tiles stand in the parks, without a bonus (DTP-SET-24); the others are shuffled back, and some shown."""

    def step(self, s: State, f: i64) -> None:
        for place in range(s.players):
            seat = seat_in_turn(s, place)
            tile = s.last(s.zone(seat, DEALT))
            cell = s.own(seat, FIRST_CELL) - 1
            put_tile(s, seat, tile, cell)
            s.set_own(seat, FIRST_CELL, 0)
            tell(s, OPENED_WITH, seat, tile, cell)
        for card in take_given_back(s):
            s.move(card, STACK_A)
        s.shuffle(STACK_A)
        show_tiles(s, 1)
        s.end(ENACTED)


@dataclass(frozen=True)
class WithSkills(Node):
    """What only games with administrators and skills have (DTP-SET-20)."""

    part: Node

    def step(self, s: State, f: i64) -> None:
        if s.pc(f) == 0 and columns(s).has_skills:
            s.go(f, 1)
            s.call(self.part, f)
        else:
            s.end(ENACTED)


def setting_up() -> Node:
    """The decisions before the first round, in their order."""
    return Seq(
        (
            WithSkills(Seq((Together(KeepCards()), ShowKept()))),
            DealTiles(),
            Together(KeepTile()),
            ShowTiles(),
        )
    )
