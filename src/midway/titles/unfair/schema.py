"""What the table holds: the board, and each seat's park, hand and private cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.schema import ALL, ASIDE, IN_PLAY, NOBODY, ORDERED, OWNER, Schema

if TYPE_CHECKING:
    from midway.kernel.state import State

MOST_CARDS: Final = 288  # five packs, an expansion's among them
MOST_SPACES: Final = 8  # cards may raise a park's five
MARKET_SPACES: Final = 6
MOST_ON_A_SPACE: Final = 26  # an attraction with more upgrades than a match has actions for (UNF-UPG-07)
PINS: Final = 6

# A rule box may speak of each card of the largest Park deck, and keep all of them in mind (UNF-DECK-14).
SCHEMA: Final = Schema(cards=MOST_CARDS, stack=900)
TABLE: Final = SCHEMA.shared
SEAT: Final = SCHEMA.seat

# ---- words of cards --------------------------------------------------------------------------------
FACE: Final[i64] = SCHEMA.words_of_cards("face", ALL)  # how the card lies; see below
COINS_ON: Final[i64] = SCHEMA.words_of_cards("coins on", ALL)
MESMERISER: Final[i64] = SCHEMA.words_of_cards("mesmerised by", ALL)  # which seat, from 1; 0: nobody

# how a card in play lies
UP: Final = 0
DOWN: Final = 1  # closed or unavailable
TOP: Final = 2  # an Event card of which the upper half was chosen
BOTTOM: Final = 3

# the steps of a round
SETUP: Final = 0
EVENTS: Final = 1
PARK: Final = 2
GUESTS_COME: Final = 3
CLEANUP: Final = 4
GAME_END: Final = 5

# ---- the board ---------------------------------------------------------------------------------------
ROUND: Final[i64] = TABLE.number("round", ALL)
STEP: Final[i64] = TABLE.number("step", ALL)
ACTION: Final[i64] = TABLE.number("action", ALL)  # which action of the Park step
PASSES: Final[i64] = TABLE.number("passes", ALL)  # in a row, in the Play section
EVENT_TURNS: Final[i64] = TABLE.number("event turns", ALL)
ABOVE_CLOSURE: Final[i64] = TABLE.number("above closure", ALL)  # City cards still above the Closure card
CLOSED_OFFICE: Final[i64] = TABLE.number("Blueprint Department closed", ALL)
CITY_BLOCKERS: Final[i64] = TABLE.number("seats that blocked the City card", ALL)
DUEL: Final[i64] = TABLE.number("duel", ALL)  # the seat, from 1, that a last tie was drawn for
DICE: Final[i64] = TABLE.number("dice", ALL, 2)

PARK_DECK: Final[i64] = TABLE.zone("Park deck", 140, NOBODY, ORDERED)
PARK_DISCARD: Final[i64] = TABLE.zone("Park discard", 140, ALL)
EVENT_DECK: Final[i64] = TABLE.zone("Event deck", 70, NOBODY, ORDERED)
EVENT_DISCARD: Final[i64] = TABLE.zone("Event discard", 70, ALL)
BLUEPRINT_DECK: Final[i64] = TABLE.zone("Blueprint deck", 30, NOBODY, ORDERED)
BLUEPRINT_DISCARD: Final[i64] = TABLE.zone("Blueprint discard", 30, ALL)
CITY_DECK: Final[i64] = TABLE.zone("City deck", 12, NOBODY, ORDERED)
CITY_CURRENT: Final[i64] = TABLE.zone("City card", 2, ALL, IN_PLAY)
CITY_DISCARD: Final[i64] = TABLE.zone("City discard", 12, ALL)
BOX: Final[i64] = TABLE.zone("box", 36, NOBODY)
BOX_SEEN: Final[i64] = TABLE.zone("out of the game", 16, ALL)
OVERVIEWS: Final[i64] = TABLE.zone("Theme Overviews", 6, ALL, IN_PLAY)
EVENT_PLAYED: Final[i64] = TABLE.zone("event being played", 6, ALL)
REVEALED: Final[i64] = TABLE.zone("revealed", 140, ALL, ASIDE)  # a whole deck, if nothing is found (UNF-DECK-14)
# A Market space keeps its place when its card leaves, so each is a zone of its own.
MARKET: Final[i64] = TABLE.zone("Market 1", 1, ALL)
MARKET_SIZE: Final[i64] = TABLE.end - MARKET
for _n in range(2, MARKET_SPACES + 1):
    TABLE.zone(f"Market {_n}", 1, ALL)

# ---- a seat ------------------------------------------------------------------------------------------
COINS: Final[i64] = SEAT.token("coin")
POINTS: Final[i64] = SEAT.token("point")  # scored by what cards say at game end
LOANS: Final[i64] = SEAT.number("loans", ALL)
ACTIONS_LEFT: Final[i64] = SEAT.number("actions left", ALL)
STARS_THIS_ROUND: Final[i64] = SEAT.number("stars this round", ALL)
GUESTS: Final[i64] = SEAT.number("guests", ALL)
INCOME: Final[i64] = SEAT.number("income", ALL)
BUILT_THIS_ROUND: Final[i64] = SEAT.number("built this round", ALL)
TRADED_IN: Final[i64] = SEAT.number("traded in", ALL)
# Only views have these two: backs differ, so everybody can count (UNF-INFO-07).
PARK_CARDS_HELD: Final[i64] = SEAT.number("Park cards in hand", ALL)
EVENT_CARDS_HELD: Final[i64] = SEAT.number("Event cards in hand", ALL)

PLANS_KEPT: Final[i64] = SEAT.secret("plans kept", 0, 7)  # of the drawn ones, as bits, until all have chosen
HAND: Final[i64] = SEAT.zone("hand", 32, OWNER)
BLUEPRINTS: Final[i64] = SEAT.zone("blueprints", 25, OWNER)  # all of five packs (UNF-BP-07)
SHOWCASE: Final[i64] = SEAT.zone("showcase", 4, OWNER)
DRAWN: Final[i64] = SEAT.zone("drawn", 16, OWNER, ASIDE)
HAND_CUT: Final[i64] = SEAT.zone("picked to be discarded", 16, OWNER)  # while all pick at once
ENTRANCE: Final[i64] = SEAT.zone("entrance", 3, ALL, IN_PLAY)
BESIDE: Final[i64] = SEAT.zone("beside the entrance", 20, ALL, IN_PLAY)  # staff and resources, in order of entry
PINNED: Final[i64] = SEAT.zone("pinned", PINS, ALL, IN_PLAY)
PIN_BLOCKERS: Final[i64] = SEAT.number("seats that blocked what is pinned", ALL, PINS)
BURIED: Final[i64] = SEAT.zone("buried", 12, OWNER)
CARRIERS: Final[i64] = SEAT.number("carriers", ALL, 12)  # under which card each of them lies
# A space holds its attraction, then the upgrades from bottom to top.
SPACE: Final[i64] = SEAT.zone("space 1", MOST_ON_A_SPACE, ALL, IN_PLAY)
SPACE_SIZE: Final[i64] = SEAT.end - SPACE
for _n in range(2, MOST_SPACES + 1):
    SEAT.zone(f"space {_n}", MOST_ON_A_SPACE, ALL, IN_PLAY)
SEAT.strand(64)

# ---- values that ongoing rules change ----------------------------------------------------------------
PRICE: Final[i64] = SCHEMA.stat("price")
STARS: Final[i64] = SCHEMA.stat("stars")  # of a whole park
STARS_OF_A_CARD: Final[i64] = SCHEMA.stat("stars of a card")
CAPACITY: Final[i64] = SCHEMA.stat("capacity")
COINS_A_GUEST: Final[i64] = SCHEMA.stat("coins per guest")
HAND_LIMIT: Final[i64] = SCHEMA.stat("hand limit")
ACTIONS: Final[i64] = SCHEMA.stat("actions")
ATTRACTIONS: Final[i64] = SCHEMA.stat("attractions")  # the most a park may have
SUPER_ATTRACTIONS: Final[i64] = SCHEMA.stat("super attractions")
GAMBLES: Final[i64] = SCHEMA.stat("result of a gamble")


def space(s: State, seat: i64, n: i64) -> i64:
    """The n-th attraction space of a park, from 0, counted from the entrance."""
    return s.zone(seat, SPACE) + n * SPACE_SIZE


def market(n: i64) -> i64:
    """The n-th space of the Market, from 0."""
    return MARKET + n * MARKET_SIZE


def coins(s: State, seat: i64) -> i64:
    """Available coins: neither those on cards nor what a loan would bring."""
    return s.own(seat, COINS)


def hand(s: State, seat: i64) -> i64:
    return s.zone(seat, HAND)


def drawn(s: State, seat: i64) -> i64:
    """Cards a seat has drawn and not yet kept."""
    return s.zone(seat, DRAWN)
