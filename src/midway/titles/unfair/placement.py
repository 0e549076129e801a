"""What may be built, where, and for how much: prices, strips, limits, the 5-star requirement."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from midway.kernel.options import Options
from midway.kernel.totals import Reckoning
from midway.titles.unfair.mesmerism import is_mesmerised
from midway.titles.unfair.park import (
    NOWHERE,
    attraction_limit,
    attractions,
    attractions_in_park,
    first_empty_space,
    has_namesake,
    super_limit,
    supers_in_park,
)
from midway.titles.unfair.printed import BESIDE_THE_ENTRANCE, SHOWCASE, UPGRADE, columns, is_kind
from midway.titles.unfair.schema import (
    BESIDE,
    COINS,
    ENTRANCE,
    LOANS,
    MOST_SPACES,
    PRICE,
    SPACE,
    STARS,
    STARS_OF_A_CARD,
    TRADED_IN,
    space,
)
from midway.titles.unfair.schema import (
    SHOWCASE as SHOWCASE_CARDS,
)
from midway.titles.unfair.texts import StarFormula, Strip

if TYPE_CHECKING:
    from midway.kernel.state import State

# the terms of a build
FULL: Final = 0
HALF: Final = -1
FREE: Final = -2
# or a positive number: that many coins less

STARS_FOR_A_SUPER: Final = 5
COINS_A_SKIP: Final = 3
MOST_LOANS: Final = 4
COINS_A_LOAN: Final = 5
COINS_FOR_TRADE_IN: Final = 10
CARDS_TO_TRADE_IN: Final = 2


# ---- money -------------------------------------------------------------------------------------------------
def build_price(s: State, seat: i64, card: i64, terms: i64 = FULL) -> i64:
    """What the card costs this seat now; -1: it has no price in coins (UNF-CARD-10, UNF-INTERP-59)."""
    marked = columns(s).price[card]
    if marked < 0:
        return NOWHERE
    if terms == FREE:
        return 0
    less = max(0, terms)
    price = max(0, s.value(seat, PRICE, marked, card, True) - less)
    return (price + 1) // 2 if terms == HALF else price


def has_price(s: State, card: i64, terms: i64) -> bool:
    """A card without a price can be built only where a rule waives it (UNF-BUILD-12)."""
    return terms == FREE or columns(s).price[card] >= 0


def can_borrow(s: State, seat: i64) -> bool:
    """UNF-LOAN-03"""
    return s.own(seat, LOANS) < MOST_LOANS


def can_trade_in(s: State, seat: i64) -> bool:
    """Both Showcase cards still unbuilt, none ever built or spent (UNF-SHOW-10, -11)."""
    return s.own(seat, TRADED_IN) == 0 and s.count(s.zone(seat, SHOWCASE_CARDS)) == CARDS_TO_TRADE_IN


def coins_within_reach(s: State, seat: i64) -> i64:
    """Available coins and what loans and the trade-in would bring."""
    reach = s.own(seat, COINS) + COINS_A_LOAN * (MOST_LOANS - s.own(seat, LOANS))
    return reach + COINS_FOR_TRADE_IN if can_trade_in(s, seat) else reach


# ---- suitable attractions ------------------------------------------------------------------------------------
def is_suitable(s: State, seat: i64, upgrade: i64, attraction: i64) -> bool:
    """Would every rule of both cards hold with the upgrade there? (UNF-UPG-08, UNF-CARD-12)"""
    c = columns(s)
    if has_namesake(s, upgrade, attraction) or s.room(s.where(attraction)) == 0:
        return False
    return strips_allow(s, seat, upgrade, attraction) and not s.forbidden(seat, c.upgrade, attraction)


def strips_allow(s: State, seat: i64, upgrade: i64, attraction: i64) -> bool:
    """Do the strips of both cards allow it? They bind at all times, a closed attraction's too (UNF-CARD-12)."""
    c = columns(s)
    if c.strip[upgrade] != 0 and not _strip_allows(s, seat, upgrade, upgrade, attraction):
        return False
    return c.strip[attraction] == 0 or _strip_allows(s, seat, attraction, upgrade, attraction)


def _strip_allows(s: State, seat: i64, bearer: i64, upgrade: i64, attraction: i64) -> bool:
    strip = s.game.box(bearer, "strip")
    if not isinstance(strip, Strip):
        return True
    f = s.begin(strip, seat, bearer)
    yes = strip.allows(s, f, upgrade, attraction)
    s.pop()
    return yes


def can_be_upgraded(s: State, attraction: i64) -> bool:
    """Does its strip leave room for any upgrade? (UNF-SETUP-20)"""
    strip = s.game.box(attraction, "strip")
    return not isinstance(strip, Strip) or strip.takes_upgrades()


# ---- placing -----------------------------------------------------------------------------------------------
def has_space(s: State, seat: i64) -> bool:
    """Is a space empty, and does the limit allow one more attraction? (UNF-BUILD-10)"""
    return first_empty_space(s, seat) >= 0 and attractions_in_park(s, seat) < attraction_limit(s, seat)


def can_have_super(s: State, seat: i64) -> bool:
    """UNF-SHOW-02, -07, -08"""
    return supers_in_park(s, seat) < super_limit(s, seat) and permanent_stars(s, seat) >= STARS_FOR_A_SUPER


@final
@mypyc_attr(acyclic=True)
class Means:
    """What a seat has to build with, and room for: the same whatever the card, so asked once for a list of cards."""

    def __init__(self, s: State, seat: i64) -> None:
        self.seat = seat
        self.coins = s.own(seat, COINS)
        self.may_trade_in = can_trade_in(s, seat)
        self.reach = coins_within_reach(s, seat)
        self.has_space = has_space(s, seat)
        self.attractions = Options()
        attractions(s, seat, self.attractions)
        self.may_be_barred = s.may_be_forbidden(seat, columns(s).build)

    def can_build(self, s: State, card: i64, terms: i64 = FULL) -> bool:
        return has_price(s, card, terms) and self.can_place(s, card) and self.can_afford(s, card, terms)

    def can_afford(self, s: State, card: i64, terms: i64) -> bool:
        """Could it be paid for, loans and trade-in included? Trading in does not pay for a Showcase card."""
        price = build_price(s, self.seat, card, terms)
        if price <= self.coins:
            return price >= 0 or terms == FREE
        if self.may_trade_in and is_kind(s, card, SHOWCASE):
            return price <= self.reach - COINS_FOR_TRADE_IN
        return price <= self.reach

    def can_place(self, s: State, card: i64) -> bool:
        """Is there a legal position for it in this park? Price aside (UNF-BUILD-03, -10)."""
        c = columns(s)
        kind = c.kind[card]
        if kind & UPGRADE != 0:
            may = self._has_suitable(s, card)
        elif kind & BESIDE_THE_ENTRANCE != 0:
            may = s.room(s.zone(self.seat, BESIDE)) > 0
        else:
            may = self.has_space and (kind & SHOWCASE == 0 or can_have_super(s, self.seat))
        return may and not (self.may_be_barred and s.forbidden(self.seat, c.build, card))

    def _has_suitable(self, s: State, upgrade: i64) -> bool:
        for i in range(self.attractions.count()):
            if is_suitable(s, self.seat, upgrade, self.attractions.at(i)):
                return True
        return False


def can_place(s: State, seat: i64, card: i64) -> bool:
    return Means(s, seat).can_place(s, card)


def can_afford(s: State, seat: i64, card: i64, terms: i64 = FULL) -> bool:
    return Means(s, seat).can_afford(s, card, terms)


def can_build(s: State, seat: i64, card: i64, terms: i64 = FULL) -> bool:
    return Means(s, seat).can_build(s, card, terms)


def skip_fee(s: State, seat: i64, n: i64) -> i64:
    """3 coins for each empty space before the n-th, from 0 (UNF-ATTR-04)."""
    fee: i64 = 0
    for k in range(n):
        if s.count(space(s, seat, k)) == 0:
            fee += COINS_A_SKIP
    return fee


# ---- the 5-star requirement ----------------------------------------------------------------------------------
def permanent_stars(s: State, seat: i64) -> i64:
    """Stars of the park whatever the face; those of events and City cards are left out (UNF-SHOW-03 to -05)."""
    total = _permanent_in(s, seat, s.zone(seat, ENTRANCE)) if columns(s).counts_gate else 0
    for n in range(MOST_SPACES):
        total += _permanent_in(s, seat, space(s, seat, n))
    total += _permanent_in(s, seat, s.zone(seat, BESIDE))
    if columns(s).mesmerises or s.value(seat, STARS, total) != total:
        total = _changed_for_good(s, seat, STARS, total, NOWHERE)
    return total


def _permanent_in(s: State, seat: i64, z: i64) -> i64:
    total: i64 = 0
    for i in range(s.count(z)):
        card = s.at(z, i)
        own = columns(s).stars[card]
        if columns(s).formula[card] != 0:
            own = _formula_of_open(s, seat, card)
        if own >= 0:
            changed = s.value(seat, STARS_OF_A_CARD, own, card)
            is_same = changed == own and not is_mesmerised(s, card)
            total += own if is_same else max(0, _changed_for_good(s, seat, STARS_OF_A_CARD, own, card))
    return total


def _formula_of_open(s: State, seat: i64, card: i64) -> i64:
    """An asterisk of a face-down card counts nothing (UNF-SHOW-05)."""
    formula = s.game.box(card, "star_formula")
    if s.game.title.is_silent(s, card) or not isinstance(formula, StarFormula):
        return 0
    f = s.begin(formula, seat, card)
    n = formula.stars(s, f)
    s.pop()
    return n


def _changed_for_good(s: State, seat: i64, stat: i64, base: i64, card: i64) -> i64:
    """A value as the permanent cards of all parks change it, and no event or City card."""
    r = Reckoning()
    for owner in range(s.players):
        for n in range(MOST_SPACES + 2):
            at = SPACE + n * (space(s, owner, 1) - space(s, owner, 0))
            if n == MOST_SPACES:
                at = ENTRANCE
            elif n > MOST_SPACES:
                at = BESIDE
            z = s.zone(owner, at)
            for i in range(s.count(z)):
                src = s.at(z, i)
                if not s.game.title.is_silent(s, src):
                    for rule in s.game.rules_of(src).ongoing:
                        rule.reckon(s, owner, src, seat, stat, card, r)
    return r.of(base, False)
