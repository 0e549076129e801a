"""What texts count that is no card: upgrades built into an attraction, icons, coins on cards, different names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.nodes.places import From, In, ThisWay, Where
from midway.kernel.nodes.things import Each, Kind, Noun, Sort
from midway.kernel.options import Options
from midway.titles.unfair import park
from midway.titles.unfair.nodes.filters import Adjective, On
from midway.titles.unfair.nodes.ribbon import AlongRibbon, Below
from midway.titles.unfair.printed import columns, is_attraction

if TYPE_CHECKING:
    from midway.kernel.state import State


def counted(s: State, f: i64, kind: Kind) -> i64:
    """How many there are of a kind that is not only cards; -1: count the cards."""
    noun = kind.sort.noun
    if noun.id == "coin" or noun.id == "icon":
        return _in_all(s, f, kind)
    if not (is_different(kind.sort) or calls_upgrades(s, noun)):
        return -1
    where = kind.where
    if isinstance(where, On) and not isinstance(where.host, Each):
        return _most_on(s, f, kind, where)
    cards = Options()
    kind.gather(s, f, cards)
    names: list[i64] = [columns(s).name[cards.at(i)] for i in range(cards.count())]
    hosts = Options()
    hosts_at(s, f, kind.where, hosts)
    for i in range(hosts.count()):
        if kind.having is None:
            names += built_in_names(s, hosts.at(i), kind.sort)
    return many_of(names, is_different(kind.sort))


def _most_on(s: State, f: i64, kind: Kind, where: On) -> i64:
    """On the largest attraction: where several are, on the one that has most of them."""
    hosts = Options()
    where.hosts(s, f, hosts)
    most: i64 = 0
    for i in range(hosts.count()):
        host = hosts.at(i)
        cards = Options()
        park.upgrades(s, host, cards)
        names = [columns(s).name[cards.at(k)] for k in range(cards.count()) if kind.fits(s, f, cards.at(k))]
        if kind.having is None:
            names += built_in_names(s, host, kind.sort)
        most = max(most, many_of(names, is_different(kind.sort)))
    return most


def _in_all(s: State, f: i64, kind: Kind) -> i64:
    where = kind.where
    found = Options()
    if isinstance(where, On) and isinstance(where.host, Each):
        where.host.gather(s, f, found)
    elif isinstance(where, AlongRibbon):
        return where.coins(s, f) if kind.sort.noun.id == "coin" else where.icons(s, f)
    elif isinstance(where, On):
        where.host.gather(s, f, found)
        return max([0, *[how_many_on(s, f, found.at(i), kind.sort) for i in range(found.count())]])
    else:
        hosts_at(s, f, where, found)
    many: i64 = 0
    for i in range(found.count()):
        many += park.coins_on(s, found.at(i)) if kind.sort.noun.id == "coin" else icons_of(s, found.at(i))
    return many


def icons_of(s: State, card: i64) -> i64:
    return park.icons(s, card) if is_attraction(s, card) else 0


def many_of(names: list[i64], is_different: bool) -> i64:
    return len(set(names)) if is_different else len(names)


def is_different(sort: Sort) -> bool:
    for quality in sort.qualities:
        if isinstance(quality, Adjective) and quality.id == "different":
            return True
    return False


def calls_upgrades(s: State, noun: Noun) -> bool:
    """Is it a word for upgrades, so that built-in ones are meant too? (UNF-BIU-04)"""
    if noun.at < 0:
        return noun.id in ("theme", "artifact") or noun.id.endswith("upgrade")
    return columns(s).titled[noun.id].kind == "upgrade"


def hosts_at(s: State, f: i64, where: Where | None, o: Options) -> None:
    """Add the attractions whose built-in upgrades are at a place."""
    found = Options()
    if where is None:
        s.cards_in_play(found)
    elif isinstance(where, On):
        where.hosts(s, f, found)
    elif isinstance(where, (In, From, ThisWay)):
        where.cards(s, f, found)
    elif isinstance(where, Below) and where.host(s, f) >= 0:
        found.add(where.host(s, f))
    for i in range(found.count()):
        card = found.at(i)
        if is_attraction(s, card) and (park.is_standing(s, card) or isinstance(where, ThisWay)):
            o.add(card)


def built_in_names(s: State, host: i64, sort: Sort) -> list[i64]:
    """The names of the upgrades of a sort that are built into an attraction."""
    for quality in sort.qualities:
        if isinstance(quality, Adjective) and not quality.fits_built_in(s, host):
            return []
    c = columns(s)
    noun = sort.noun
    wanted: i64 = c.names.get(c.titled[noun.id].id, -1) if noun.at >= 0 else -1
    out: list[i64] = []
    first = c.built_first[host]
    for i in range(c.built_many[host]):
        name = c.built_name[first + i]
        if name == wanted if noun.at >= 0 else c.built_mask[first + i] & noun.mask != 0:
            out.append(name)
    return out


def names_on(s: State, f: i64, host: i64, sort: Sort) -> list[i64]:
    """The names of all upgrades of a sort on an attraction, built-in ones first."""
    out = built_in_names(s, host, sort)
    cards = Options()
    park.upgrades(s, host, cards)
    for i in range(cards.count()):
        if sort.fits(s, f, cards.at(i)):
            out.append(columns(s).name[cards.at(i)])
    return out


def how_many_on(s: State, f: i64, host: i64, sort: Sort) -> i64:
    """How many of a sort an attraction has: upgrades, icons, coins."""
    if sort.noun.id == "icon":
        return icons_of(s, host)
    if sort.noun.id == "coin":
        return park.coins_on(s, host)
    if not park.is_standing(s, host) or not is_attraction(s, host):
        return 0
    return many_of(names_on(s, f, host, sort), is_different(sort))
