"""What the table holds, who may see it, and the verbs people answer with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.schema import ALL, IN_PLAY, NOBODY, ORDERED, OWNER, Schema
from midway.kernel.verbs import Verbs

if TYPE_CHECKING:
    from midway.kernel.state import State

SCHEMA: Final = Schema(cards=50, stack=320)
TABLE: Final = SCHEMA.shared
SEAT: Final = SCHEMA.seat

ROUND: Final[i64] = TABLE.number("round", ALL)
SHELF: Final[i64] = TABLE.zone("shelf", 6, ALL)
PRIZE_DECK: Final[i64] = TABLE.zone("prize deck", 26, NOBODY, ORDERED)
TRICK_DECK: Final[i64] = TABLE.zone("trick deck", 24, NOBODY, ORDERED)
PRIZE_DISCARD: Final[i64] = TABLE.zone("prize discard", 26, ALL)
TRICK_DISCARD: Final[i64] = TABLE.zone("trick discard", 24, ALL)
PLAYED: Final[i64] = TABLE.zone("trick being played", 1, ALL)

TICKETS: Final[i64] = SEAT.token("ticket")
FLOSS: Final[i64] = SEAT.token("candy floss")
STAKE: Final[i64] = SEAT.secret("stake", 0, 3)
SHOWN_STAKE: Final[i64] = SEAT.number("shown stake", ALL)
HAND: Final[i64] = SEAT.zone("hand", 24, OWNER)
STALL: Final[i64] = SEAT.zone("stall", 26, ALL, IN_PLAY)
SEAT.strand(48)

THROWS: Final[i64] = SCHEMA.stat("throws")

VERBS: Final = Verbs()
THROW: Final[i64] = VERBS.verb("throw-at", "card")
PLAY: Final[i64] = VERBS.verb("play", "card")
USE: Final[i64] = VERBS.verb("use", "card")
EAT: Final[i64] = VERBS.verb("eat-floss")
BLOCK: Final[i64] = VERBS.verb("block", "card")
REACT: Final[i64] = VERBS.verb("react", "card")


def tickets(s: State, seat: i64) -> i64:
    return s.own(seat, TICKETS)


def floss(s: State, seat: i64) -> i64:
    return s.own(seat, FLOSS)


def hand(s: State, seat: i64) -> i64:
    return s.zone(seat, HAND)


def stall(s: State, seat: i64) -> i64:
    return s.zone(seat, STALL)


def is_prize(s: State, card: i64) -> bool:
    return s.game.cards[card].kind == "prize"


def number_on(s: State, prize: i64) -> i64:
    """What a throw at this prize has to reach."""
    return s.game.cards[prize].numbers["number"]
