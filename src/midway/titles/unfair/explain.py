"""Explanations: why an attraction is worth so much, where coins and points come from, what an attack would do.

Everything comes in parts that sum exactly; the words for them are told elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from midway.kernel.options import PASS, Options, option
from midway.kernel.redeal import redeal
from midway.titles.unfair.blueprints import blueprint_points
from midway.titles.unfair.game_options import scores_panoramas
from midway.titles.unfair.guests_step import guests_of
from midway.titles.unfair.mesmerism import borrowed_staff, lends_itself
from midway.titles.unfair.park import (
    buried_under,
    coins_a_guest,
    coins_on,
    is_closed,
    is_standing,
    stars,
    stars_of_events,
)
from midway.titles.unfair.printed import STAFF, columns, is_kind
from midway.titles.unfair.schema import BESIDE, BLUEPRINTS, COINS, ENTRANCE, HAND, LOANS, MOST_SPACES, POINTS, space
from midway.titles.unfair.scoring import COINS_A_POINT, attractions_of, best_run, size_points

if TYPE_CHECKING:
    from midway.kernel.state import State

MOST_QUESTIONS = 40  # that are answered to see what an attack would do


@dataclass(frozen=True)
class Part:
    """One part of a sum: what it is for, which card it is about (-1: none), how much."""

    why: str
    card: int
    n: int


def total(parts: list[Part]) -> int:
    return sum(part.n for part in parts)


# ---- an attraction -------------------------------------------------------------------------------------------------
def size_of(s: State, attraction: int) -> list[Part]:
    """Where each of its icons comes from; the sum is its size."""
    parts = [Part("attraction", attraction, 1)]
    built_in = int(columns(s).built_many[attraction])
    if built_in:
        parts.append(Part("built-in", attraction, built_in))
    parts += [Part("upgrade", int(card), 1) for card in list(s.cards(s.where(attraction)))[1:]]
    buried = int(buried_under(s, attraction))
    if buried and columns(s).counts_buried:
        parts.append(Part("buried", attraction, buried))
    return parts


def worth_of(s: State, attraction: int) -> list[Part]:
    """What it scores: what each icon adds, in the order in which they came."""
    table = columns(s).sizes
    parts: list[Part] = []
    before = 0
    for part in size_of(s, attraction):
        after = min(before + part.n, len(table) - 1)
        parts.append(Part(part.why, part.card, int(table[after] - table[min(before, len(table) - 1)])))
        before += part.n
    return parts


# ---- income ----------------------------------------------------------------------------------------------------------
def stars_of_park(s: State, seat: int) -> list[Part]:
    """Where each star that guests come for is; what is closed is left out."""
    parts: list[Part] = []
    for z in [s.zone(seat, ENTRANCE), *[space(s, seat, n) for n in range(MOST_SPACES)], s.zone(seat, BESIDE)]:
        closed = s.count(z) > 0 and is_standing(s, s.at(z, 0)) and is_closed(s, s.at(z, 0))
        shining = [] if closed else [card for card in s.cards(z) if not lends_itself(s, card, seat)]
        parts += [Part("stars", int(card), int(stars(s, card))) for card in shining if shines(s, card)]
    staff = Options()
    borrowed_staff(s, seat, staff)
    helpers = [staff.at(i) for i in range(staff.count())]
    parts += [Part("stars", int(card), int(stars(s, card))) for card in helpers if shines(s, card)]
    events = int(stars_of_events(s, seat))
    if events:
        parts.append(Part("events", -1, events))
    return parts


def shines(s: State, card: int) -> bool:
    return not is_closed(s, card) and stars(s, card) > 0


def income_of(s: State, seat: int) -> list[Part]:
    """What guests would pay now: a coin each, and what rules add for each."""
    guests = int(guests_of(s, seat))
    more = int(coins_a_guest(s, seat)) - 1
    return [Part("guests", -1, guests), *([Part("more for each guest", -1, guests * more)] if more else [])]


# ---- points ---------------------------------------------------------------------------------------------------------
def points_of(s: State, seat: int) -> list[Part]:
    """Where each point comes from; the sum is the score."""
    parts = [Part("size", int(card), int(size_points(s, card))) for card in attractions_of(s, seat)]
    plans = s.cards(s.zone(seat, BLUEPRINTS))
    parts += [Part("blueprint", int(card), int(blueprint_points(s, seat, card))) for card in plans]
    staff = [card for card in s.cards(s.zone(seat, BESIDE)) if is_kind(s, card, STAFF)]
    parts += [Part("staff", int(card), int(columns(s).points[card])) for card in staff]
    parts.append(Part("coins", -1, int(s.own(seat, COINS) // COINS_A_POINT)))
    parts.append(Part("cards", -1, int(s.own(seat, POINTS))))
    if scores_panoramas(s.game):
        parts += [Part("panorama", -1, best_run(s, seat, pack)) for pack in range(len(s.game.packs))]
    parts.append(Part("loans", -1, -int(columns(s).loans[s.own(seat, LOANS)])))
    return [part for part in parts if part.n != 0]


# ---- attacks --------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Harm:
    """What an attack would do to a seat, as far as it can be foreseen."""

    coins: int
    leaves: tuple[int, ...]  # cards that would leave the park
    closes: tuple[int, ...]
    cards_in_hand: int


def harm_of_attack(s: State, seat: int, key: int = 1) -> Harm:
    """What would happen to the seat that is asked to block, if it let the event happen.

    It is tried out on a position dealt anew, so nothing the seat cannot know is given away.
    """
    after = redeal(s, seat, key, key)
    before = after.clone()
    depth = before.asking(seat)
    after.apply(seat, option(PASS))
    for _ in range(MOST_QUESTIONS):
        waiting = after.awaited()
        if not waiting or after.asking(waiting[0]) < depth:
            break
        after.apply(waiting[0], after.legal(waiting[0])[0])
    mine = cards_of_park(before, seat)
    still = set(cards_of_park(after, seat))
    return Harm(
        int(after.own(seat, COINS) - before.own(seat, COINS)),
        tuple([card for card in mine if card not in still]),
        tuple([card for card in mine if card in still and is_closed(after, card) and not is_closed(before, card)]),
        int(after.count(after.zone(seat, HAND)) - before.count(before.zone(seat, HAND))),
    )


def cards_of_park(s: State, seat: int) -> list[int]:
    """All cards of a park, entrance first, in the order of going through it (UNF-INTERP-67)."""
    zones = [s.zone(seat, ENTRANCE), *[space(s, seat, n) for n in range(MOST_SPACES)], s.zone(seat, BESIDE)]
    return [int(card) for z in zones for card in s.cards(z)]


def coins_lying(s: State, seat: int) -> int:
    """Coins on the cards of a park."""
    return sum(int(coins_on(s, card)) for card in cards_of_park(s, seat))
