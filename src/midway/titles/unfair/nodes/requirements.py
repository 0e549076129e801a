"""Matching what a blueprint asks for with what a park holds, on plain descriptions: of a table, or of one on paper.

Each listed item needs an item of its own; the search finds an assignment if there is one (UNF-BP-18).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from midway.kernel.node import Node
from midway.kernel.nodes.things import AtLeast, Exactly, Kind, Sort, kind_of
from midway.kernel.nodes.things import Need as Words
from midway.titles.unfair.nodes.filters import Adjective, On
from midway.titles.unfair.nodes.properties import CostsAtLeast, WithAtLeast, WithOne, WithSome


@final
class Item:
    """One thing in a park: a card, an upgrade built into one, or a buried card, which is nothing but that."""

    def __init__(
        self,
        nouns: frozenset[str],
        name: str,
        upgrades: tuple[Item, ...] = (),
        icons: int = 0,
        price: int = -1,
        is_open: bool = True,
        is_built_in: bool = False,
        is_buried: bool = False,
    ) -> None:
        self.nouns = nouns
        self.name = name
        self.upgrades = upgrades
        self.icons = icons
        self.price = price
        self.is_open = is_open
        self.is_built_in = is_built_in
        self.is_buried = is_buried


@dataclass(frozen=True)
class EitherNeed(Node):
    """A theatre or a hotel: at least one of them (UNF-BP-06)."""

    needs: tuple[Words, ...]


Wanted = Words | EitherNeed


def is_complete(wanted: tuple[Wanted, ...], park: tuple[Item, ...]) -> bool:
    """Can each wanted item be given items of its own, whichever alternatives are taken?"""
    return _complete(wanted, 0, park, [])


def _complete(wanted: tuple[Wanted, ...], i: int, park: tuple[Item, ...], places: list[list[int]]) -> bool:
    if i == len(wanted):
        return can_be_assigned(places)
    one = wanted[i]
    choices: tuple[Words, ...] = one.needs if isinstance(one, EitherNeed) else (one,)
    for need in choices:
        kind = kind_of(need)
        if kind is None:
            continue
        fitting = fitting_items(kind, park)
        if is_different(kind.sort):
            fitting = one_of_each_name(fitting, park)
        if _complete(wanted, i + 1, park, places + [fitting] * how_many(need)):
            return True
    return False


def how_many(need: Words) -> int:
    return need.n if isinstance(need, (Exactly, AtLeast)) else 1


def can_be_assigned(places: list[list[int]]) -> bool:
    """Can every place be given one of its items, no item twice?"""
    taken_by: dict[int, int] = {}
    return all(_find(place, places, taken_by, set()) for place in range(len(places)))


def _find(place: int, places: list[list[int]], taken_by: dict[int, int], seen: set[int]) -> bool:
    for item in places[place]:
        if item not in seen:
            seen.add(item)
            if item not in taken_by or _find(taken_by[item], places, taken_by, seen):
                taken_by[item] = place
                return True
    return False


# ---- which items fit ---------------------------------------------------------------------------------------
def all_items(park: tuple[Item, ...]) -> list[Item]:
    """The items of a park and the upgrades on them."""
    out: list[Item] = []
    for item in park:
        out.append(item)
        out += item.upgrades
    return out


def fitting_items(kind: Kind, park: tuple[Item, ...]) -> list[int]:
    """The numbers of the items, among all of the park, that a kind means."""
    items = all_items(park)
    where = kind.where
    if isinstance(where, On):
        hosts = kind_of(where.host)
        found: list[int] = []
        number = 0
        for host in park:
            number += 1
            for upgrade in host.upgrades:
                if hosts is not None and fits(hosts, host) and fits_sort(kind.sort, upgrade):
                    found.append(number)
                number += 1
        return found
    return [i for i in range(len(items)) if fits(kind, items[i])]


def one_of_each_name(fitting: list[int], park: tuple[Item, ...]) -> list[int]:
    items = all_items(park)
    seen: set[str] = set()
    found: list[int] = []
    for i in fitting:
        if items[i].name not in seen:
            seen.add(items[i].name)
            found.append(i)
    return found


def is_different(sort: Sort) -> bool:
    return any(isinstance(quality, Adjective) and quality.id == "different" for quality in sort.qualities)


def fits(kind: Kind, item: Item) -> bool:
    if not fits_sort(kind.sort, item):
        return False
    having = kind.having
    if having is None:
        return True
    if isinstance(having, CostsAtLeast):
        return item.price >= 0 and item.price >= having.n
    if isinstance(having, WithOne):
        return has(item, having.sort) >= 1
    return isinstance(having, (WithSome, WithAtLeast)) and has(item, having.sort) >= having.n


def has(item: Item, sort: Sort) -> int:
    """How many of a sort an item has on it."""
    if sort.noun.id == "icon":
        return item.icons
    names = [upgrade.name for upgrade in item.upgrades if fits_sort(sort, upgrade)]
    return len(set(names)) if is_different(sort) else len(names)


def fits_sort(sort: Sort, item: Item) -> bool:
    is_wanted_buried = False
    for quality in sort.qualities:
        if isinstance(quality, Adjective):
            if quality.id == "buried":
                is_wanted_buried = True
            elif not _is(quality.id, item):
                return False
    if item.is_buried != is_wanted_buried:
        return False
    return sort.noun.id in item.nouns or sort.noun.id == item.name


def _is(quality: str, item: Item) -> bool:
    if quality in ("open", "closed"):
        return item.is_open == (quality == "open")
    if quality in ("built-in", "non-built-in"):
        return item.is_built_in == (quality == "built-in")
    return quality not in ("revealed", "suitable", "random")
