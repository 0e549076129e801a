"""How far a park is from what blueprints ask for, reckoned quickly for bots: rows of numbers instead of descriptions.

It says what nodes/requirements.py says, which is what scores.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from midway.kernel.game import Game
from midway.kernel.nodes.things import Kind, Sort, kind_of
from midway.titles.unfair.nodes.filters import Adjective, On
from midway.titles.unfair.nodes.properties import CostsAtLeast, WithAtLeast, WithOne, WithSome
from midway.titles.unfair.nodes.requirements import EitherNeed, Wanted, how_many
from midway.titles.unfair.nodes.sections import BonusTarget, CompleteAll
from midway.titles.unfair.park_rows import (
    BUILT_IN,
    CLOSED,
    MOST_ROWS,
    NOT_BUILT_IN,
    OPEN,
    UNDERGROUND,
    Rows,
    Titles,
    rows_of_park,
)

if TYPE_CHECKING:
    from midway.kernel.state import State

FLAGS: Final = {"open": OPEN, "closed": CLOSED, "built-in": BUILT_IN, "non-built-in": NOT_BUILT_IN}
NEVER: Final = ("revealed", "suitable", "random")

# what it must have
NOTHING: Final = 0
PRICE: Final = 1
ICONS: Final = 2
UPGRADES: Final = 3
NO_PROPERTY: Final = 4  # one that no blueprint can ask for: it never holds


# ---- what is sought ------------------------------------------------------------------------------------------------
@final
class Sought:
    """A kind of thing: nouns, how it is, what it has, on what it stands."""

    def __init__(self, sort: Sort) -> None:
        self.nouns: i64 = sort.noun.mask
        self.title: i64 = sort.noun.at
        self.flags: i64 = 0
        self.is_different = False
        self.is_impossible = False
        self.counts_icons = sort.noun.id == "icon"
        self.property: i64 = NOTHING
        self.least: i64 = 0
        self.of: Sought | None = None  # the sort of upgrade it must have
        self.host: Sought | None = None
        for quality in sort.qualities:
            word = quality.id if isinstance(quality, Adjective) else ""
            if word == "buried":
                self.flags |= UNDERGROUND
            elif word == "different":
                self.is_different = True
            elif word in NEVER:
                self.is_impossible = True
            elif word in FLAGS:
                self.flags |= FLAGS[word]

    def fits_sort(self, r: Rows, i: i64) -> bool:
        flags = r.flags(i)
        if self.is_impossible or flags & self.flags != self.flags or (flags ^ self.flags) & UNDERGROUND != 0:
            return False
        return r.nouns(i) & self.nouns != 0 or (self.title >= 0 and r.name(i) == self.title)

    def fits(self, r: Rows, i: i64) -> bool:
        if not self.fits_sort(r, i):
            return False
        wanted = self.property
        if wanted == NOTHING:
            return True
        if wanted == PRICE:
            return r.price(i) >= 0 and r.price(i) >= self.least
        if wanted == ICONS:
            return r.icons(i) >= self.least
        return wanted == UPGRADES and self._upgrades(r, i) >= self.least

    def _upgrades(self, r: Rows, host: i64) -> i64:
        """How many of a sort stand on it."""
        of = self.of
        if of is None:
            return 0
        found: i64 = 0
        many: i64 = 0
        i = host + 1
        while i < r.many and r.host(i) == host:
            if of.fits_sort(r, i):
                found |= 1 << i
                many += 1
            i += 1
        return bits_in(one_of_each_name(r, found)) if of.is_different else many

    def rows(self, r: Rows) -> i64:
        """Those that fit, as bits."""
        found: i64 = 0
        host = self.host
        for i in range(r.many):
            if host is None:
                if self.fits(r, i):
                    found |= 1 << i
            elif r.host(i) >= 0 and self.fits_sort(r, i) and host.fits(r, r.host(i)):
                found |= 1 << i
        return found


def sought(kind: Kind) -> Sought:
    """A noun phrase, ready to be compared."""
    found = Sought(kind.sort)
    having = kind.having
    if isinstance(having, CostsAtLeast):
        found.property = PRICE
        found.least = having.n
    elif isinstance(having, WithOne):
        _must_have(found, having.sort, 1)
    elif isinstance(having, (WithSome, WithAtLeast)):
        _must_have(found, having.sort, having.n)
    elif having is not None:
        found.property = NO_PROPERTY
    where = kind.where
    if isinstance(where, On):
        host = kind_of(where.host)
        if host is not None:
            found.host = sought(host)
        else:
            found.is_impossible = True
    return found


def _must_have(found: Sought, sort: Sort, least: int) -> None:
    of = Sought(sort)
    found.of = of
    found.property = ICONS if of.counts_icons else UPGRADES
    found.least = least


def one_of_each_name(r: Rows, found: i64) -> i64:
    """Of rows given as bits, the first of each name."""
    kept: i64 = 0
    for i in range(r.many):
        if (found >> i) & 1 == 1:
            is_new = True
            for k in range(i):
                if (kept >> k) & 1 == 1 and r.name(k) == r.name(i):
                    is_new = False
            if is_new:
                kept |= 1 << i
    return kept


def bits_in(mask: i64) -> i64:
    many: i64 = 0
    while mask != 0:
        mask &= mask - 1
        many += 1
    return many


# ---- lines and plans ------------------------------------------------------------------------------------------------
@final
class Line:
    """So many of one of several kinds."""

    def __init__(self, wanted: Wanted) -> None:
        needs = wanted.needs if isinstance(wanted, EitherNeed) else (wanted,)
        kinds = [kind_of(need) for need in needs]
        self.kinds: list[Sought] = [sought(kind) for kind in kinds if kind is not None]
        self.many: i64 = max([how_many(need) for need in needs])
        self.is_different = any(kind.is_different for kind in self.kinds)

    def rows(self, r: Rows) -> i64:
        found: i64 = 0
        for kind in self.kinds:
            found |= kind.rows(r)
        return one_of_each_name(r, found) if self.is_different else found

    def has_something_alike(self, r: Rows) -> bool:
        """Is there a thing of that name, though it is not yet as wanted?"""
        for kind in self.kinds:
            for i in range(r.many):
                if r.nouns(i) & kind.nouns != 0:
                    return True
        return False


@final
class Plan:
    """A blueprint's two sections."""

    def __init__(self, game: Game, card: int) -> None:
        items = game.box(card, "items")
        bonus = game.box(card, "bonus")
        self.items: list[Line] = [Line(one) for one in items.items] if isinstance(items, CompleteAll) else []
        self.bonus: list[Line] = [Line(one) for one in bonus.items] if isinstance(bonus, BonusTarget) else []


def steps_missing(lines: list[Line], r: Rows) -> i64:
    """Two steps for each thing a park lacks, one where it has something alike; 0: all is there."""
    places = vec[i64]([])
    alike: i64 = 0
    for line in lines:
        found = line.rows(r)
        if found == 0 and line.has_something_alike(r):
            alike += 1
        for _ in range(line.many):
            places = append(places, found)
    taken_by = vec[i64]([-1] * MOST_ROWS)
    lacking: i64 = 0
    for place in range(len(places)):
        if find_row(places, place, taken_by, 0) < 0:
            lacking += 1
    return 0 if lacking == 0 else max(1, 2 * lacking - alike)


def find_row(places: vec[i64], place: i64, taken_by: vec[i64], seen: i64) -> i64:
    """Give a place a row of its own, moving others on.

    Gives the rows looked at, as bits, so as not to look twice; where there is none, -1 less them.
    """
    fitting = places[place] & ~seen
    i: i64 = 0
    while fitting >> i != 0:
        if (fitting >> i) & 1 == 1 and (seen >> i) & 1 == 0:
            seen |= 1 << i
            other = taken_by[i]
            if other >= 0:
                after = find_row(places, other, taken_by, seen)
                seen = after if after >= 0 else -1 - after
                if after < 0:
                    i += 1
                    continue
            taken_by[i] = place
            return seen
        i += 1
    return -1 - seen


@final
class Known:
    """The plans of a game, and what its parks are described by."""

    def __init__(self, game: Game) -> None:
        self.titles = Titles(game)
        self.plans: dict[int, Plan] = {
            number: Plan(game, number) for number, card in enumerate(game.cards) if card.kind == "blueprint"
        }

    def plan(self, card: i64) -> Plan:
        return self.plans[int(card)]

    def rows(self, s: State, seat: i64) -> Rows:
        """What lies in a park, as blueprints see it."""
        return rows_of_park(s, seat, self.titles)
