"""Verbs: what is done to cards in play. Each keeps the table right and marks whom the running rule affects.

Whoever does a deed to a card tells the agenda (a CardDeed does; `done_to` does for the rest); these verbs tell
what they bring about besides, such as the upgrades that fall with their attraction.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.agenda import expect, happen, happened, is_heard
from midway.kernel.happenings import TURNED
from midway.kernel.schema import EVERYBODY
from midway.titles.unfair.decks import put_away, refill_decks, refill_market
from midway.titles.unfair.mesmerism import is_mesmerised, take_token_off
from midway.titles.unfair.park import NOWHERE, buried_under, carrier, is_closed, is_standing
from midway.titles.unfair.printed import ATTRACTION, GATE, UPGRADE, columns, is_kind
from midway.titles.unfair.schema import (
    BESIDE,
    BURIED,
    CARRIERS,
    COINS_ON,
    DOWN,
    ENTRANCE,
    FACE,
    HAND,
    UP,
    space,
)

if TYPE_CHECKING:
    from midway.kernel.state import State


# ---- face down and face up -------------------------------------------------------------------------------------
def close(s: State, f: i64, card: i64) -> None:
    """An open attraction closes, an available card becomes unavailable (UNF-CLOSE-01, UNF-STAFF-07)."""
    turn(s, card, DOWN)
    affect_owner(s, f, card)


def make_unavailable(s: State, f: i64, card: i64) -> None:
    """Close, said of staff and resources (UNF-STAFF-04)."""
    close(s, f, card)


def reopen(s: State, f: i64, card: i64) -> None:
    """UNF-CLOSE-07"""
    turn(s, card, UP)
    affect_owner(s, f, card)


def turn(s: State, card: i64, face: int) -> None:
    s.set_word(card, FACE, face)
    if s.facts is not None:
        s.facts.report(TURNED, s.owner_of(card), card, 0, face, EVERYBODY)


# ---- entering a park -------------------------------------------------------------------------------------------
def enter_park(s: State, f: i64, seat: i64, card: i64, where: i64 = NOWHERE) -> None:
    """Lay a card into a park: an attraction into space `where` from 0, an upgrade on attraction `where`.

    Staff and resources go beside the entrance. A Market space it leaves is filled at once (UNF-MARKET-04).
    """
    kind = columns(s).kind[card]
    if kind & ATTRACTION != 0:
        to = space(s, seat, where)
    elif kind & UPGRADE != 0:
        to = s.where(where)
    else:
        to = s.zone(seat, ENTRANCE if kind & GATE != 0 else BESIDE)
    s.move(card, to)
    s.affect(f, seat)
    refill_market(s)
    happen(s, f, columns(s).add, card)


def move_upgrade(s: State, f: i64, card: i64, attraction: i64) -> None:
    """To the top of another attraction, with all that lies on it or under it (UNF-MOVE-01 to -05)."""
    left = s.owner_of(card)
    affect_owner(s, f, card)
    _take_along(s, card, left, s.owner_of(attraction), attraction)
    s.affect(f, s.owner_of(attraction))
    happen(s, f, columns(s).add, card)


def move_beside(s: State, f: i64, card: i64, seat: i64) -> None:
    """Staff or a resource goes over to another park (UNF-MOVE-08)."""
    left = s.owner_of(card)
    affect_owner(s, f, card)
    s.move(card, s.zone(seat, BESIDE))
    _carry_over(s, card, left, seat)
    s.affect(f, seat)


def move_attraction(s: State, f: i64, card: i64, seat: i64, n: i64) -> None:
    """An attraction as it stands, upgrades and all, to the n-th space of a park (UNF-MOVE-07)."""
    left = s.owner_of(card)
    affect_owner(s, f, card)
    for item in s.cards(s.where(card)):
        s.move(item, space(s, seat, n))
        _carry_over(s, item, left, seat)
    s.affect(f, seat)


def _take_along(s: State, card: i64, left: i64, seat: i64, attraction: i64) -> None:
    s.move(card, s.where(attraction))
    _carry_over(s, card, left, seat)


def _carry_over(s: State, card: i64, left: i64, seat: i64) -> None:
    """What is buried under a card follows it into another park."""
    if left < 0 or left == seat:
        return
    i: i64 = 0
    while i < s.count(s.zone(left, BURIED)):
        if carrier(s, left, i) == card:
            item = s.at(s.zone(left, BURIED), i)
            _unlink(s, left, i)
            s.move(item, s.zone(seat, BURIED))
            _link(s, seat, card)
        else:
            i += 1


# ---- leaving play ----------------------------------------------------------------------------------------------
def demolish(s: State, f: i64, card: i64) -> None:
    """Out of play; upgrades fall with their attraction, each telling the agenda (UNF-DEMO-02, -03, -08, -09)."""
    affect_owner(s, f, card)
    if is_kind(s, card, ATTRACTION) and is_standing(s, card):
        _demolish_upgrades(s, f, card)
    _leave(s, card)
    refill_decks(s)


def _demolish_upgrades(s: State, f: i64, attraction: i64) -> None:
    deed = columns(s).demolish
    z = s.where(attraction)
    heard = is_heard(s, deed)
    while s.count(z) > 1:
        upgrade = s.last(z)
        if heard:
            expect(s, f, deed, upgrade)
        _leave(s, upgrade)
        if heard:
            happened(s, f, deed, upgrade, True)


def leave_play(s: State, f: i64, card: i64) -> None:
    """Discarded from play, which is not demolished; upgrades cannot stay without their attraction (UNF-MOVE-09)."""
    affect_owner(s, f, card)
    _clear_attraction(s, card)
    _leave(s, card)
    refill_decks(s)


def return_to_hand(s: State, f: i64, card: i64, seat: i64) -> None:
    """Back into a hand: its tokens go to the pool, what was attached to it is discarded (UNF-TOKEN-04)."""
    affect_owner(s, f, card)
    _clear_attraction(s, card)
    _strip_bare(s, card)
    s.move(card, s.zone(seat, HAND))
    refill_decks(s)


def _clear_attraction(s: State, card: i64) -> None:
    if is_kind(s, card, ATTRACTION) and is_standing(s, card):
        z = s.where(card)
        while s.count(z) > 1:
            _leave(s, s.last(z))


def _leave(s: State, card: i64) -> None:
    _strip_bare(s, card)
    put_away(s, card)


def _strip_bare(s: State, card: i64) -> None:
    """What lies on it goes to the pool, what lies under it is exhumed and discarded; it lies face up again."""
    owner = s.owner_of(card)
    if owner >= 0 and s.count(s.zone(owner, BURIED)) > 0:
        while buried_under(s, card) > 0:
            put_away(s, exhume(s, owner, card))
    if s.word(card, COINS_ON) != 0:
        s.set_word(card, COINS_ON, 0)
    if is_mesmerised(s, card):
        take_token_off(s, card)
    if is_closed(s, card):
        turn(s, card, UP)


# ---- burying ---------------------------------------------------------------------------------------------------
def bury(s: State, f: i64, card: i64, under: i64) -> None:
    """Face down under a card in play, without any of its properties (UNF-BURY-01)."""
    owner = s.owner_of(under)
    if s.is_in_play(card):
        affect_owner(s, f, card)
        _clear_attraction(s, card)
        _strip_bare(s, card)
    elif s.owner_of(card) >= 0:
        s.affect(f, s.owner_of(card))
    s.move(card, s.zone(owner, BURIED))
    _link(s, owner, under)
    s.affect(f, owner)
    refill_market(s)


def exhume(s: State, seat: i64, under: i64) -> i64:
    """Unlink the last card buried under this one; it still lies there, for the caller to move on; gives the card."""
    z = s.zone(seat, BURIED)
    i = s.count(z) - 1
    while i >= 0:
        if carrier(s, seat, i) == under:
            card = s.at(z, i)
            _unlink(s, seat, i)
            return card
        i -= 1
    return NOWHERE


def exhume_card(s: State, seat: i64, card: i64) -> None:
    """The same for a certain buried card."""
    _unlink(s, seat, s.place_of(s.zone(seat, BURIED), card))


def _link(s: State, seat: i64, under: int) -> None:
    s.set_own(seat, CARRIERS + s.count(s.zone(seat, BURIED)) - 1, under + 1)


def _unlink(s: State, seat: i64, place: i64) -> None:
    last = s.count(s.zone(seat, BURIED)) - 1
    while place < last:
        s.set_own(seat, CARRIERS + place, s.own(seat, CARRIERS + place + 1))
        place += 1
    s.set_own(seat, CARRIERS + last, 0)


# ---- coins on cards --------------------------------------------------------------------------------------------
def put_coins_on(s: State, f: i64, card: i64, n: i64) -> None:
    """A card gains coins from the pool, or loses them if n is negative (UNF-TOKEN-03)."""
    s.set_word(card, COINS_ON, s.word(card, COINS_ON) + n)
    affect_owner(s, f, card)


# ---- telling the agenda ------------------------------------------------------------------------------------------
def done_to(s: State, f: i64, deed: i64, card: i64) -> None:
    """A deed outside any rule box was done to a card: rules that wait for it fall due."""
    happen(s, f, deed, card)


def affect_owner(s: State, f: i64, card: i64) -> None:
    owner = s.owner_of(card)
    if owner >= 0:
        s.affect(f, owner)
