"""Questions about a park: what stands where, what it is worth, what may be built. Nothing here changes anything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.options import Options
from midway.kernel.totals import UNEVEN, evenly
from midway.titles.unfair.card_texts import TOP_HALF
from midway.titles.unfair.mesmerism import borrowed_staff, lends_itself, works_for
from midway.titles.unfair.printed import ATTRACTION, SHOWCASE, columns, has_built_in, is_kind
from midway.titles.unfair.schema import (
    ATTRACTIONS,
    BESIDE,
    BURIED,
    CAPACITY,
    CARRIERS,
    CITY_BLOCKERS,
    CITY_CURRENT,
    COINS_A_GUEST,
    COINS_ON,
    DOWN,
    ENTRANCE,
    FACE,
    HAND_LIMIT,
    MOST_SPACES,
    PINNED,
    SPACE,
    SPACE_SIZE,
    STARS,
    STARS_OF_A_CARD,
    SUPER_ATTRACTIONS,
    TOP,
    space,
)
from midway.titles.unfair.texts import StarFormula

if TYPE_CHECKING:
    from midway.kernel.state import State

NOWHERE: Final = -1
CARDS_IN_HAND: Final = 5


# ---- where things stand ----------------------------------------------------------------------------------
def entrance(s: State, seat: i64) -> i64:
    """The active entrance, which is the topmost; -1: there is none."""
    return s.last(s.zone(seat, ENTRANCE))


def spaces_of(s: State, seat: i64) -> i64:
    """How many attraction spaces the park has: as many as attractions are allowed (UNF-GATE-04)."""
    return min(MOST_SPACES, attraction_limit(s, seat))


def attraction_in(s: State, seat: i64, n: i64) -> i64:
    """The attraction in the n-th space, from 0; -1: it is empty."""
    z = space(s, seat, n)
    return s.at(z, 0) if s.count(z) > 0 else NOWHERE


def attractions_in_park(s: State, seat: i64) -> i64:
    """How many attractions the park has, open or closed (UNF-CLOSE-05)."""
    many: i64 = 0
    for n in range(MOST_SPACES):
        if s.count(space(s, seat, n)) > 0:
            many += 1
    return many


def attractions(s: State, seat: i64, o: Options) -> None:
    """Add the attractions of a park, open or closed, in the order of their spaces."""
    for n in range(MOST_SPACES):
        z = space(s, seat, n)
        if s.count(z) > 0:
            o.add(s.at(z, 0))


def supers_in_park(s: State, seat: i64) -> i64:
    many: i64 = 0
    for n in range(MOST_SPACES):
        card = attraction_in(s, seat, n)
        if card >= 0 and is_kind(s, card, SHOWCASE):
            many += 1
    return many


def first_empty_space(s: State, seat: i64, after: i64 = NOWHERE) -> i64:
    """The lowest empty space beyond `after`, from 0; -1: there is none (UNF-ATTR-03)."""
    n = after + 1
    end = spaces_of(s, seat)
    while n < end:
        if s.count(space(s, seat, n)) == 0:
            return n
        n += 1
    return NOWHERE


def space_of(s: State, card: i64) -> i64:
    """In which space, from 0, an attraction or its upgrade stands; -1: in none."""
    z = s.where(card)
    owner = s.owner_of_zone(z) if z > 0 else NOWHERE
    if owner < 0:
        return NOWHERE
    away = z - s.zone(owner, SPACE)
    return away // SPACE_SIZE if 0 <= away < MOST_SPACES * SPACE_SIZE else NOWHERE


def is_standing(s: State, card: i64) -> bool:
    """Is it an attraction or an upgrade in somebody's park?"""
    return space_of(s, card) >= 0


def attraction_of(s: State, upgrade: i64) -> i64:
    """The attraction it is attached to; -1: none."""
    return s.at(s.where(upgrade), 0) if is_standing(s, upgrade) else NOWHERE


def upgrades_on(s: State, attraction: i64) -> i64:
    """How many upgrade cards lie on it; what is built in is not counted."""
    return s.count(s.where(attraction)) - 1


def upgrades(s: State, attraction: i64, o: Options) -> None:
    """Add its upgrade cards from bottom to top."""
    z = s.where(attraction)
    for i in range(1, s.count(z)):
        o.add(s.at(z, i))


def are_adjacent(s: State, one: i64, other: i64) -> bool:
    """Do two attractions stand in neighbouring spaces of one park? (UNF-ATTR-09, -10)"""
    if s.owner_of(one) != s.owner_of(other) or not is_standing(s, one) or not is_standing(s, other):
        return False
    away = space_of(s, one) - space_of(s, other)
    return away == 1 or away == -1


def is_closed(s: State, card: i64) -> bool:
    """Face down: a closed attraction, unavailable staff (UNF-STAFF-04, -07)."""
    return s.word(card, FACE) == DOWN


def coins_on(s: State, card: i64) -> i64:
    return s.word(card, COINS_ON)


def buried_under(s: State, card: i64) -> i64:
    """How many cards lie buried under this one."""
    owner = s.owner_of(card)
    if owner < 0:
        return 0
    many: i64 = 0
    for i in range(s.count(s.zone(owner, BURIED))):
        if carrier(s, owner, i) == card:
            many += 1
    return many


def carrier(s: State, seat: i64, place: i64) -> i64:
    """Under which card the card at this place of the buried ones lies."""
    return s.own(seat, CARRIERS + place) - 1


# ---- icons and stars ---------------------------------------------------------------------------------------
def icons(s: State, attraction: i64) -> i64:
    """Its size: the card and what is built in, its upgrades, what is buried under it (UNF-ATTR-13)."""
    size = s.count(s.where(attraction)) + columns(s).built_many[attraction]
    if columns(s).counts_buried:
        size += buried_under(s, attraction)
    return size


def upgrades_that_are(s: State, attraction: i64, mask: i64) -> i64:
    """How many of its upgrades these nouns fit, built-in ones among them (UNF-BIU-04)."""
    z = s.where(attraction)
    many: i64 = 0
    for i in range(1, s.count(z)):
        if s.game.mask_of[s.at(z, i)] & mask != 0:
            many += 1
    c = columns(s)
    first = c.built_first[attraction]
    for i in range(c.built_many[attraction]):
        if c.built_mask[first + i] & mask != 0:
            many += 1
    return many


def has_star_value(s: State, card: i64) -> bool:
    """Cards without one cannot be chosen by a rule that needs it; an asterisk exists only in play (UNF-CARD-08)."""
    c = columns(s)
    return c.stars[card] >= 0 or (c.formula[card] != 0 and s.is_in_play(card))


def stars(s: State, card: i64) -> i64:
    """The stars of a card as rules change them; -1 where it has no star value."""
    if not has_star_value(s, card):
        return NOWHERE
    own = columns(s).stars[card]
    owner = works_for(s, card)
    if columns(s).formula[card] != 0 and owner >= 0:
        own = _stars_by_formula(s, card, owner)
    return max(0, s.value(owner, STARS_OF_A_CARD, own, card)) if owner >= 0 else own


def _stars_by_formula(s: State, card: i64, owner: i64) -> i64:
    formula = s.game.box(card, "star_formula")
    if not isinstance(formula, StarFormula):
        return 0
    f = s.begin(formula, owner, card)
    n = formula.stars(s, f)
    s.pop()
    return n


def star_total(s: State, seat: i64, every_face: bool = False) -> i64:
    """All gold stars of a park; those of closed attractions only with `every_face` (UNF-GUEST-02, -03, -13)."""
    total = _stars_in(s, s.zone(seat, ENTRANCE), True)
    for n in range(MOST_SPACES):
        z = space(s, seat, n)
        if s.count(z) > 0 and (every_face or not is_closed(s, s.at(z, 0))):
            total += _stars_in(s, z, True)
    if every_face or not columns(s).mesmerises:
        total += _stars_in(s, s.zone(seat, BESIDE), every_face)
    else:
        total += _stars_of_staff(s, seat)
    total += stars_of_events(s, seat)
    return max(0, s.value(seat, STARS, total))


def _stars_in(s: State, z: i64, every_face: bool) -> i64:
    """Those of face-down cards only with `every_face`."""
    c = columns(s)
    owner = s.owner_of_zone(z)
    may_serve_others = c.mesmerises and z == s.zone(owner, BESIDE)
    more = UNEVEN if may_serve_others else evenly(s, owner, STARS_OF_A_CARD)
    total: i64 = 0
    for i in range(s.count(z)):
        card = s.at(z, i)
        if every_face or not is_closed(s, card):
            is_plain = more != UNEVEN and c.stars[card] >= 0 and c.formula[card] == 0
            total += max(0, c.stars[card] + more if is_plain else stars(s, card))
    return total


def _stars_of_staff(s: State, seat: i64) -> i64:
    """Those of all who serve the park, in whichever they stand."""
    staff = Options()
    z = s.zone(seat, BESIDE)
    for i in range(s.count(z)):
        if not lends_itself(s, s.at(z, i), seat):
            staff.add(s.at(z, i))
    borrowed_staff(s, seat, staff)
    total: i64 = 0
    for i in range(staff.count()):
        if not is_closed(s, staff.at(i)):
            total += max(0, stars(s, staff.at(i)))
    return total


def stars_of_events(s: State, seat: i64) -> i64:
    """Those on pinned Event cards and on the City card (UNF-PIN-05)."""
    c = columns(s)
    z = s.zone(seat, PINNED)
    total: i64 = 0
    for i in range(s.count(z)):
        card = s.at(z, i)
        total += c.stars_top[card] if s.word(card, FACE) == TOP else c.stars_bottom[card]
    if (s.num(CITY_BLOCKERS) >> seat) & 1 == 0:
        for i in range(s.count(CITY_CURRENT)):
            total += max(0, c.stars[s.at(CITY_CURRENT, i)])
    return total


# ---- limits and rates ----------------------------------------------------------------------------------------
def attraction_limit(s: State, seat: i64) -> i64:
    """How many attractions the park may have, super attractions among them (UNF-GATE-02, -03)."""
    gate = entrance(s, seat)
    return s.value(seat, ATTRACTIONS, columns(s).attractions[gate] if gate >= 0 else 0)


def super_limit(s: State, seat: i64) -> i64:
    gate = entrance(s, seat)
    return s.value(seat, SUPER_ATTRACTIONS, columns(s).supers[gate] if gate >= 0 else 0)


def capacity(s: State, seat: i64) -> i64:
    """How many guests may come (UNF-GUEST-05)."""
    gate = entrance(s, seat)
    return max(0, s.value(seat, CAPACITY, columns(s).capacity[gate] if gate >= 0 else 0))


def coins_a_guest(s: State, seat: i64) -> i64:
    """UNF-GUEST-06"""
    return max(0, s.value(seat, COINS_A_GUEST, 1))


def hand_limit(s: State, seat: i64) -> i64:
    """UNF-CLEAN-05"""
    return max(0, s.value(seat, HAND_LIMIT, CARDS_IN_HAND))


def is_half(s: State, card: i64, side: i64) -> bool:
    """Was this half of an Event card chosen? (UNF-PIN-07)"""
    face = s.word(card, FACE)
    return face == TOP if side == TOP_HALF else face == TOP + 1


# ---- what may be placed ----------------------------------------------------------------------------------------
def has_namesake(s: State, upgrade: i64, attraction: i64) -> bool:
    """Does the attraction hold an upgrade of that name already, built in or not? (UNF-UPG-05)"""
    name = columns(s).name[upgrade]
    z = s.where(attraction)
    for i in range(1, s.count(z)):
        card = s.at(z, i)
        if card != upgrade and columns(s).name[card] == name:
            return True
    return has_built_in(s, attraction, name)


def is_attraction_in_play(s: State, card: i64) -> bool:
    return is_kind(s, card, ATTRACTION) and is_standing(s, card)
