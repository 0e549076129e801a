# mypyc: off
"""Explanations: what cards and parks amount to, in parts that sum exactly. The words for them are told elsewhere.

Everything works on what somebody sees as well, where cards can be hidden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from midway.kernel.messages import Part
from midway.kernel.options import Options
from midway.kernel.schema import HIDDEN
from midway.kernel.shares import shares
from midway.titles.unfair.blueprints import blueprint_points, has_bonus, is_complete
from midway.titles.unfair.game_options import scores_panoramas
from midway.titles.unfair.guests_step import guests_of
from midway.titles.unfair.mesmerism import borrowed_staff, lends_itself, works_for
from midway.titles.unfair.park import (
    CARDS_IN_HAND,
    attraction_limit,
    buried_under,
    capacity,
    coins_a_guest,
    entrance,
    hand_limit,
    has_star_value,
    is_attraction_in_play,
    is_closed,
    is_standing,
    star_total,
    stars,
    stars_of_events,
    super_limit,
)
from midway.titles.unfair.park_step import actions_of
from midway.titles.unfair.placement import (
    COINS_A_LOAN,
    COINS_FOR_TRADE_IN,
    MOST_LOANS,
    build_price,
    can_trade_in,
    coins_within_reach,
)
from midway.titles.unfair.printed import STAFF, columns, is_kind
from midway.titles.unfair.schema import (
    ACTIONS,
    ATTRACTIONS,
    BESIDE,
    BLUEPRINTS,
    CAPACITY,
    COINS,
    COINS_A_GUEST,
    ENTRANCE,
    HAND_LIMIT,
    LOANS,
    MOST_SPACES,
    POINTS,
    PRICE,
    STARS,
    STARS_OF_A_CARD,
    SUPER_ATTRACTIONS,
    space,
)
from midway.titles.unfair.scoring import COINS_A_POINT, attractions_of, best_run, score, size_points

if TYPE_CHECKING:
    from collections.abc import Callable

    from midway.kernel.state import State


def total(parts: list[Part]) -> int:
    return sum(part.n for part in parts)


# ---- a card ----------------------------------------------------------------------------------------------------
def price_of(s: State, seat: int, card: int) -> list[Part]:
    """What it would cost this seat to build it: the marked price, and what rules change of it."""
    marked = int(columns(s).price[card])
    parts = [Part("marked price", card, marked), *shares(s, seat, PRICE, marked, card, rounds_up=True)]
    below = total(parts)
    return [*parts, *([Part("never below nothing", -1, -below)] if below < 0 else [])]


def stars_of_card(s: State, card: int) -> list[Part]:
    """What is printed on it, or what its formula gives, and what rules change of that."""
    owner = int(works_for(s, card))
    now = int(stars(s, card))
    printed = int(columns(s).stars[card])
    if columns(s).formula[card] != 0 or owner < 0:
        return [Part("formula" if columns(s).formula[card] != 0 else "printed", card, now)]
    parts = [Part("printed", card, printed), *shares(s, owner, STARS_OF_A_CARD, printed, card)]
    below = now - total(parts)
    return [*parts, *([Part("never below nothing", -1, below)] if below else [])]


def size_of(s: State, attraction: int) -> list[Part]:
    """Where each of its icons comes from."""
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


# ---- a park ------------------------------------------------------------------------------------------------------
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
    parts += shares(s, seat, STARS, total(parts))
    below = int(star_total(s, seat)) - total(parts)
    return [*parts, *([Part("never below nothing", -1, below)] if below else [])]


def shines(s: State, card: int) -> bool:
    return not is_closed(s, card) and stars(s, card) > 0


def limit_of(stat: int, printed_on: Callable[[State, int], int]) -> Callable[[State, int], list[Part]]:
    """A limit that stands on the gate, and what rules change of it."""

    def parts(s: State, seat: int) -> list[Part]:
        gate = int(entrance(s, seat))
        printed = printed_on(s, gate) if gate >= 0 else 0
        return [Part("printed", gate, printed), *shares(s, seat, stat, printed)]

    return parts


def guests_of_park(s: State, seat: int) -> list[Part]:
    """A guest for each star while there is room."""
    parts = stars_of_park(s, seat)
    turned_away = total(parts) - int(guests_of(s, seat))
    return [*parts, *([Part("no room", int(entrance(s, seat)), -turned_away)] if turned_away else [])]


def income_of(s: State, seat: int) -> list[Part]:
    """What guests would pay now: a coin each, and what rules make each of them pay."""
    parts = guests_of_park(s, seat)
    guests = int(guests_of(s, seat))
    parts += [Part("each guest", part.card, guests * part.n) for part in shares(s, seat, COINS_A_GUEST, 1)]
    below = guests * int(coins_a_guest(s, seat)) - total(parts)
    return [*parts, *([Part("never below nothing", -1, below)] if below else [])]


def coins_in_reach(s: State, seat: int) -> list[Part]:
    """What could be paid now: coins at hand, loans, the trade-in."""
    parts = [Part("coins", -1, int(s.own(seat, COINS)))]
    loans = COINS_A_LOAN * (MOST_LOANS - int(s.own(seat, LOANS)))
    if loans:
        parts.append(Part("loans", -1, loans))
    if can_trade_in(s, seat):
        parts.append(Part("trade-in", -1, COINS_FOR_TRADE_IN))
    return parts


def points_of(s: State, seat: int) -> list[Part]:
    """Where each point comes from; of plans that are hidden nothing is said."""
    return [part for parts in score_parts(s, seat).values() for part in parts]


def score_parts(s: State, seat: int) -> dict[str, list[Part]]:
    """The same by source."""
    plans = [int(card) for card in s.cards(s.zone(seat, BLUEPRINTS)) if card != HIDDEN]
    staff = [int(card) for card in s.cards(s.zone(seat, BESIDE)) if is_kind(s, card, STAFF)]
    packs = range(len(s.game.packs)) if scores_panoramas(s.game) else range(0)
    found = {
        "size": [Part("size", int(card), int(size_points(s, card))) for card in attractions_of(s, seat)],
        "blueprints": [part for card in plans for part in plan_parts(s, seat, card)],
        "coins": [Part("coins", -1, int(s.own(seat, COINS) // COINS_A_POINT))],
        "staff": [Part("staff", card, int(columns(s).points[card])) for card in staff],
        "cards": [Part("cards", -1, int(s.own(seat, POINTS)))],
        "panoramas": [Part("panorama", -1, best_run(s, seat, pack)) for pack in packs],
        "loans": [Part("loans", -1, -int(columns(s).loans[s.own(seat, LOANS)]))],
    }
    return {source: [part for part in parts if part.n != 0] for source, parts in found.items()}


def plan_parts(s: State, seat: int, card: int) -> list[Part]:
    """What a blueprint brings for its items and for its bonus target, or what it costs."""
    points = int(blueprint_points(s, seat, card))
    if not is_complete(s, seat, card):
        return [Part("missed", card, points)]
    bonus = int(columns(s).bonus[card]) if has_bonus(s, seat, card) else 0
    return [Part("blueprint", card, points - bonus), Part("bonus", card, bonus)]


def _counted(stat: int, usual: Callable[[State], int]) -> Callable[[State, int], list[Part]]:
    """A value of a seat that begins with a number of the rules."""

    def parts(s: State, seat: int) -> list[Part]:
        return [Part("usual", -1, usual(s)), *shares(s, seat, stat, usual(s))]

    return parts


# ---- by name -------------------------------------------------------------------------------------------------------
OF_CARDS: Final[dict[str, Callable[[State, int, int], list[Part]]]] = {
    "price": price_of,
    "stars": lambda s, _, card: stars_of_card(s, card),
    "size": lambda s, _, card: size_of(s, card),
    "worth": lambda s, _, card: worth_of(s, card),
    "buried": lambda s, _, card: [Part("buried", card, int(buried_under(s, card)))],
    "complete": lambda s, seat, card: [Part("complete", card, int(is_complete(s, seat, card)))],
    "bonus": lambda s, seat, card: [Part("bonus", card, int(has_bonus(s, seat, card)))],
}
OF_SEATS: Final[dict[str, Callable[[State, int], list[Part]]]] = {
    "points": points_of,
    "stars": stars_of_park,
    "guests": guests_of_park,
    "capacity": limit_of(CAPACITY, lambda s, gate: int(columns(s).capacity[gate])),
    "income": income_of,
    "coins a guest": _counted(COINS_A_GUEST, lambda _: 1),
    "coins in reach": coins_in_reach,
    "hand limit": _counted(HAND_LIMIT, lambda _: CARDS_IN_HAND),
    "attractions": limit_of(ATTRACTIONS, lambda s, gate: int(columns(s).attractions[gate])),
    "super attractions": limit_of(SUPER_ATTRACTIONS, lambda s, gate: int(columns(s).supers[gate])),
    "actions": _counted(ACTIONS, lambda s: int(columns(s).actions)),
}


def values() -> list[str]:
    return list(dict.fromkeys((*OF_CARDS, *OF_SEATS)))


def explain(s: State, value: str, seat: int, card: int) -> list[Part]:
    """The parts of a value; nothing where the card, or the seat, has no such value."""
    if card >= 0:
        return OF_CARDS[value](s, seat, card) if value in card_values(s, card, seat) else []
    return OF_SEATS[value](s, seat) if value in OF_SEATS else []


def card_values(s: State, card: int, seat: int) -> dict[str, int]:
    """What a card amounts to now: its price for the seat while it is not built, stars, size and points in a park."""
    found: dict[str, int] = {}
    in_play = s.is_in_play(card)
    if not in_play and seat >= 0 and columns(s).price[card] >= 0:
        found["price"] = int(build_price(s, seat, card))
    if in_play and has_star_value(s, card):
        found["stars"] = int(stars(s, card))
    if is_attraction_in_play(s, card):
        found["size"] = sum(part.n for part in size_of(s, card))
        found["worth"] = int(size_points(s, card))
    if in_play and buried_under(s, card):
        found["buried"] = int(buried_under(s, card))
    if seat >= 0 and s.where(card) == s.zone(seat, BLUEPRINTS):
        found["complete"] = int(is_complete(s, seat, card))
        found["bonus"] = int(has_bonus(s, seat, card))
    return found


def seat_values(s: State, seat: int) -> dict[str, int]:
    """What a park amounts to now."""
    return {
        "points": int(score(s, seat)),
        "stars": int(star_total(s, seat)),
        "guests": int(guests_of(s, seat)),
        "capacity": int(capacity(s, seat)),
        "income": int(guests_of(s, seat) * coins_a_guest(s, seat)),
        "coins a guest": int(coins_a_guest(s, seat)),
        "coins in reach": int(coins_within_reach(s, seat)),
        "hand limit": int(hand_limit(s, seat)),
        "attractions": int(attraction_limit(s, seat)),
        "super attractions": int(super_limit(s, seat)),
        "actions": int(actions_of(s, seat)),
    }
