"""The two decks, their discard piles, and the shelf that is filled from one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.titles.coconut_shy.schema import (
    PRIZE_DECK,
    PRIZE_DISCARD,
    SHELF,
    TRICK_DECK,
    TRICK_DISCARD,
    hand,
    is_prize,
)

if TYPE_CHECKING:
    from midway.kernel.state import State


def top_of(s: State, deck: i64, pile: i64) -> i64:
    """The next card of a deck, its discard pile shuffled in first where it is empty; -1: neither has a card."""
    if s.count(deck) == 0:
        for card in s.cards(pile):
            s.move(card, deck)
        s.shuffle(deck)
    return s.last(deck)


def draw_trick(s: State, seat: i64) -> None:
    """One trick into the hand, if there is one left (CS-DECK-01)."""
    card = top_of(s, TRICK_DECK, TRICK_DISCARD)
    if card >= 0:
        s.move(card, hand(s, seat))


def discard(s: State, card: i64) -> None:
    """Prizes and tricks have a pile each."""
    s.move(card, PRIZE_DISCARD if is_prize(s, card) else TRICK_DISCARD)


def shelf_has_gap(s: State) -> bool:
    """The shelf shows one prize more than there are players, while there are prizes (CS-SHELF-01)."""
    return s.count(SHELF) <= s.players and s.count(PRIZE_DECK) + s.count(PRIZE_DISCARD) > 0


def fill_shelf(s: State) -> None:
    while shelf_has_gap(s):
        s.move(top_of(s, PRIZE_DECK, PRIZE_DISCARD), SHELF)
