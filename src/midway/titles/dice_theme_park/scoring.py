"""Scoring: stars by source, which sum exactly, and the places at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.titles.dice_theme_park.columns import NONE, RETURN, TICKET_AGENT, TREASURER
from midway.titles.dice_theme_park.crowd import guest_count, tired_guests
from midway.titles.dice_theme_park.figures import COINS_A_STAR, TREASURER_COINS
from midway.titles.dice_theme_park.schema import (
    OF_ADMINISTRATORS,
    OF_ATTRACTIONS,
    OF_EFFECTS,
    OF_OBJECTIVES,
    OF_SKILLS,
    STARS,
    STARS_BY_SOURCE,
    coins,
)
from midway.titles.dice_theme_park.staff import colour_of_administrator, has_administrator, played

if TYPE_CHECKING:
    from midway.kernel.state import State

SOURCES: Final = (
    ("attractions", OF_ATTRACTIONS),
    ("effects", OF_EFFECTS),
    ("skills", OF_SKILLS),
    ("administrators", OF_ADMINISTRATORS),
    ("objectives", OF_OBJECTIVES),
)


def stars_for_coins(s: State, seat: i64) -> i64:
    """What the money in hand is worth; it is counted, not spent (DTP-END-02, DTP-ADM-07, AMB-32)."""
    return coins(s, seat) // (TREASURER_COINS if has_administrator(s, seat, TREASURER) else COINS_A_STAR)


def score(s: State, seat: i64) -> int:
    """What the seat would have if the game ended now."""
    return s.own(seat, STARS) + stars_for_coins(s, seat)


def score_by_source(s: State, seat: i64) -> dict[str, int]:
    """The same, told apart; the parts sum exactly."""
    found = {name: int(s.own(seat, STARS_BY_SOURCE + source)) for name, source in SOURCES}
    found["money"] = int(stars_for_coins(s, seat))
    return found


def guests_left(s: State, seat: i64) -> i64:
    """Who would still be in the park after a last Upkeep, each card saving as many as it can (DTP-END-04, AMB-33)."""
    tired = tired_guests(s, seat)
    saved = played(s, seat, TICKET_AGENT)
    colour = colour_of_administrator(s, seat, RETURN)
    if colour != NONE and tired_guests(s, seat, colour) > 0:
        saved += 1
    return guest_count(s, seat) - tired + min(tired, saved)


def tie_breakers(s: State, seat: i64) -> dict[str, int]:
    """What decides between equal stars, in this order (DTP-END-04, -05)."""
    return {"guests": int(guests_left(s, seat)), "money": int(coins(s, seat))}


def places(s: State) -> list[int]:
    """By stars, guests left, money; who is equal in all shares the place (DTP-END-03 to -07)."""
    worth = [(score(s, seat), *tie_breakers(s, seat).values()) for seat in range(s.players)]
    return [1 + sum(other > mine for other in worth) for mine in worth]
