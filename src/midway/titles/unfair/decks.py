"""Decks, discard piles and the Market: drawing, revealing, discarding, refilling. Verbs of cards not in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.schema import EVERYBODY
from midway.titles.unfair.printed import BLUEPRINT, CITY, EVENT, SHOWCASE, columns
from midway.titles.unfair.schema import (
    BLUEPRINT_DECK,
    BLUEPRINT_DISCARD,
    BLUEPRINTS,
    BOX_SEEN,
    CITY_DISCARD,
    COINS_ON,
    EVENT_CARDS_HELD,
    EVENT_DECK,
    EVENT_DISCARD,
    FACE,
    HAND,
    HAND_CUT,
    MARKET_SPACES,
    PARK_CARDS_HELD,
    PARK_DECK,
    PARK_DISCARD,
    REVEALED,
    UP,
    drawn,
    market,
)

if TYPE_CHECKING:
    from midway.kernel.state import State


# ---- which pile -----------------------------------------------------------------------------------------------
def deck_of(s: State, card: i64) -> i64:
    """The deck a card belongs to."""
    kind = columns(s).kind[card]
    return EVENT_DECK if kind & EVENT != 0 else BLUEPRINT_DECK if kind & BLUEPRINT != 0 else PARK_DECK


def pile_of(deck: i64) -> i64:
    """The discard pile beside a deck."""
    return EVENT_DISCARD if deck == EVENT_DECK else BLUEPRINT_DISCARD if deck == BLUEPRINT_DECK else PARK_DISCARD


def home_of(s: State, card: i64) -> i64:
    """Where a card goes that leaves play: the pile of its kind, or out of the game (UNF-DECK-07, UNF-DEMO-03)."""
    kind = columns(s).kind[card]
    if kind & SHOWCASE != 0:
        return BOX_SEEN
    return CITY_DISCARD if kind & CITY != 0 else pile_of(deck_of(s, card))


# ---- refilling -------------------------------------------------------------------------------------------------
def refill_deck(s: State, deck: i64) -> None:
    """An empty deck is made of its discard pile at once (UNF-DECK-01)."""
    pile = pile_of(deck)
    if s.count(deck) == 0 and s.count(pile) > 0:
        for card in s.cards(pile):
            s.move(card, deck)
        s.shuffle(deck)


def refill_decks(s: State) -> None:
    """What has run out while its pile was empty too is refilled as soon as there is something (UNF-DECK-05)."""
    if s.count(PARK_DECK) == 0:
        refill_deck(s, PARK_DECK)
        refill_market(s)
    if s.count(EVENT_DECK) == 0:
        refill_deck(s, EVENT_DECK)
    if s.count(BLUEPRINT_DECK) == 0:
        refill_deck(s, BLUEPRINT_DECK)


def refill_market(s: State) -> None:
    """Every empty space, the lowest first, gets a card while there are any (UNF-MARKET-02, -03, -09)."""
    for n in range(MARKET_SPACES):
        if s.count(market(n)) == 0 and s.count(PARK_DECK) > 0:
            s.move(s.last(PARK_DECK), market(n))
            refill_deck(s, PARK_DECK)


def has_market_gap(s: State) -> bool:
    """Is a space empty that could be filled? Until the Market is opened all are, and stay so (UNF-SETUP-30)."""
    if s.count(PARK_DECK) == 0:
        return False
    gaps: i64 = 0
    for n in range(MARKET_SPACES):
        if s.count(market(n)) == 0:
            gaps += 1
    return 0 < gaps < MARKET_SPACES


# ---- the Market ----------------------------------------------------------------------------------------------
def is_in_market(s: State, card: i64) -> bool:
    z = s.where(card)
    return market(0) <= z < market(MARKET_SPACES)


def take_from_market(s: State, seat: i64, card: i64) -> None:
    """Into the hand, and the space is filled again (UNF-TAKE-01)."""
    s.move(card, s.zone(seat, HAND))
    refill_market(s)


def clear_market(s: State) -> None:
    """All Park cards there are discarded and replaced (UNF-CLEAN-04)."""
    for n in range(MARKET_SPACES):
        for card in s.cards(market(n)):
            s.move(card, PARK_DISCARD)
    refill_decks(s)
    refill_market(s)


# ---- drawing and keeping ----------------------------------------------------------------------------------------
def has_enough(s: State, deck: i64, n: i64) -> bool:
    """Are there n cards to draw? It only matters where a shortage makes an effect fail (UNF-DECK-03)."""
    return not columns(s).fails_short or s.count(deck) + s.count(pile_of(deck)) >= n


def draw_into(s: State, seat: i64, deck: i64, n: i64) -> i64:
    """The top n cards lie aside before the seat; gives how many there were (UNF-DECK-03, UNF-TAKE-08)."""
    return _draw(s, deck, n, drawn(s, seat))


def draw_to_hand(s: State, seat: i64, deck: i64, n: i64) -> i64:
    """The top n cards are kept: in the hand, blueprints on the table (UNF-DECK-12)."""
    return _draw(s, deck, n, s.zone(seat, BLUEPRINTS if deck == BLUEPRINT_DECK else HAND))


def _draw(s: State, deck: i64, n: i64, to: i64) -> i64:
    done: i64 = 0
    while done < n and s.room(to) > 0:
        refill_deck(s, deck)
        card = s.last(deck)
        if card < 0:
            break
        s.move(card, to)
        refill_deck(s, deck)
        done += 1
    return done


def keep(s: State, seat: i64, card: i64) -> None:
    """A drawn card becomes the seat's own (UNF-TAKE-07)."""
    is_blueprint = columns(s).kind[card] & BLUEPRINT != 0
    s.move(card, s.zone(seat, BLUEPRINTS if is_blueprint else HAND))


def discard_drawn(s: State, seat: i64) -> None:
    """What was drawn and not kept, as one operation (UNF-TAKE-03)."""
    for card in s.cards(drawn(s, seat)):
        s.move(card, pile_of(deck_of(s, card)))
    refill_decks(s)


def reveal_from(s: State, deck: i64) -> i64:
    """The top card is taken out of the deck and shown to all; -1: there is none (UNF-DECK-08)."""
    if s.count(deck) == 0 or s.room(REVEALED) == 0:
        return -1
    card = s.last(deck)
    s.move(card, REVEALED)
    refill_deck(s, deck)
    return card


def return_revealed(s: State) -> None:
    """Revealed cards go back on top of their decks in their old order (UNF-INTERP-61)."""
    while s.count(REVEALED) > 0:
        card = s.last(REVEALED)
        s.move(card, deck_of(s, card))


def show_hand(s: State, seat: i64) -> None:
    """The whole hand is shown to all."""
    for card in s.cards(s.zone(seat, HAND)):
        s.reveal(card, EVERYBODY)


def count_backs(s: State, shown: State) -> None:
    """Park and Event cards differ on the back, so that a view tells how many of each a seat holds (UNF-INFO-07).

    What is picked to be discarded is still held as far as others can see.
    """
    for seat in range(s.players):
        events: int = _events_in(s, s.zone(seat, HAND)) + _events_in(s, s.zone(seat, HAND_CUT))
        cards: int = s.count(s.zone(seat, HAND)) + s.count(s.zone(seat, HAND_CUT))
        shown.set_own(seat, EVENT_CARDS_HELD, events)
        shown.set_own(seat, PARK_CARDS_HELD, cards - events)


def _events_in(s: State, z: i64) -> i64:
    many: i64 = 0
    for i in range(s.count(z)):
        card = s.at(z, i)
        if card >= 0 and columns(s).kind[card] & EVENT != 0:
            many += 1
    return many


# ---- discarding ------------------------------------------------------------------------------------------------
def discard(s: State, card: i64) -> None:
    """Onto the pile of its kind, from wherever it is; for a card in play see changes.leave_play (UNF-DECK-07)."""
    put_away(s, card)
    refill_decks(s)


def put_away(s: State, card: i64) -> None:
    """The same without a refill, for several cards that go together (UNF-DECK-05)."""
    if s.word(card, FACE) != UP:
        s.set_word(card, FACE, UP)
    if s.word(card, COINS_ON) != 0:
        s.set_word(card, COINS_ON, 0)
    s.move(card, home_of(s, card))
