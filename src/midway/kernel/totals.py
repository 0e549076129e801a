"""Totals: what ongoing rules of cards in play change, and what they forbid.

A value is a base changed in a fixed order: one that is set outright, then all that is added, then all factors,
then one rounding. What depends on cards in play alone is cached behind one dirty flag, which every change of
them sets. A rule that depends on more, or speaks of single cards, only leaves a flag and is asked each time;
which rules those are is cached too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from midway.kernel.schema import MASK_WORDS, STAT_WORDS

if TYPE_CHECKING:
    from midway.kernel.nodes.sentences import Lasting
    from midway.kernel.state import State

UNEVEN: Final = -(1 << 20)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Reckoning:
    """How one value is changed. Several values set outright: the lowest."""

    def __init__(self) -> None:
        self.outright: i64 = -1
        self.added: i64 = 0
        self.factor: i64 = 1
        self.divisor: i64 = 1

    def set_to(self, n: i64) -> None:
        if n < 0:
            raise ValueError("a value cannot be set below 0")
        if self.outright < 0 or n < self.outright:
            self.outright = n

    def add(self, n: i64) -> None:
        self.added += n

    def times(self, factor: i64, divisor: i64 = 1) -> None:
        self.factor *= factor
        self.divisor *= divisor

    def of(self, base: i64, rounds_up: bool) -> i64:
        n = ((self.outright if self.outright >= 0 else base) + self.added) * self.factor
        if rounds_up:
            return -((-n) // self.divisor)
        return n // self.divisor


# ---- values --------------------------------------------------------------------------------------------
def value(s: State, seat: i64, stat: i64, base: i64, card: i64 = -1, rounds_up: bool = False) -> i64:
    """A value as all active rules change it: for the seat, or for one card where rules speak of cards."""
    if s.num(s.caches) != 0:
        recount(s)
    k = stat_at(s, seat, stat)
    if s.num(k + 1) == 0 and s.num(k + 2) == 0 and s.num(k + 3) == 0:
        return base + s.num(k)
    r = reckoned(s, k)
    if s.num(k + 3) != 0:
        _ask_each(s, seat, stat, card, r)
    return r.of(base, rounds_up)


def total(s: State, seat: i64, stat: i64) -> i64:
    """The sum of all that is added to a value of the seat."""
    if s.num(s.caches) != 0:
        recount(s)
    k = stat_at(s, seat, stat)
    if s.num(k + 3) == 0:
        return s.num(k)
    r = reckoned(s, k)
    _ask_each(s, seat, stat, -1, r)
    return r.added


def evenly(s: State, seat: i64, stat: i64) -> i64:
    """What is added to a value, for every card the same; `UNEVEN` where rules do more than that."""
    if s.num(s.caches) != 0:
        recount(s)
    k = stat_at(s, seat, stat)
    if s.num(k + 1) == 0 and s.num(k + 2) == 0 and s.num(k + 3) == 0:
        return s.num(k)
    return UNEVEN


def stat_at(s: State, seat: i64, stat: i64) -> i64:
    return s.caches + 1 + seat * s.game.cache_size + MASK_WORDS + stat * STAT_WORDS


def reckoned(s: State, k: i64) -> Reckoning:
    """What is cached of a value."""
    r = Reckoning()
    r.added = s.num(k)
    r.outright = s.num(k + 1) - 1
    packed = s.num(k + 2)
    if packed != 0:
        r.factor = packed >> 7
        r.divisor = packed & 127
    return r


def keep(s: State, seat: i64, stat: i64, r: Reckoning) -> None:
    """For ongoing rules while they are counted: keep a value's changes in the cache."""
    k = stat_at(s, seat, stat)
    s.put(k, r.added)
    s.put(k + 1, r.outright + 1)
    n, m = r.factor, r.divisor
    while m != 0:
        n, m = m, n % m
    factor = r.factor // n
    divisor = r.divisor // n
    if factor > 127 or divisor > 127:
        raise OverflowError("the factors of a value grow out of bounds")
    s.put(k + 2, 0 if factor == 1 and divisor == 1 else (factor << 7) | divisor)


def flag(s: State, seat: i64, stat: i64) -> None:
    """For ongoing rules while they are counted: some of this value's rules must be asked one by one."""
    s.put(stat_at(s, seat, stat) + 3, 1)


def _ask_each(s: State, seat: i64, stat: i64, card: i64, r: Reckoning) -> None:
    for asked in s.asked:
        if asked.stat == stat and is_on(s, asked.rule):
            asked.rule.reckon(s, asked.owner, asked.src, seat, stat, card, r)


# ---- prohibitions --------------------------------------------------------------------------------------
def forbidden(s: State, seat: i64, deed: i64, card: i64) -> bool:
    """Does an active rule say that this seat cannot do this to the card? (-1: no card in particular.)"""
    if not may_be_forbidden(s, seat, deed):
        return False
    for asked in s.asked:
        if asked.stat < 0 and is_on(s, asked.rule) and asked.rule.forbids(s, asked.owner, asked.src, seat, deed, card):
            return True
    return False


def may_be_forbidden(s: State, seat: i64, deed: i64) -> bool:
    """Is there any rule that forbids the seat such deeds, be it of other cards?"""
    if s.num(s.caches) != 0:
        recount(s)
    mask = s.num(s.caches + 1 + seat * s.game.cache_size + deed // 15)
    return (mask >> (deed % 15)) & 1 == 1


def asked_now(s: State) -> list[Asked]:
    """The rules in play that are asked each time, those of cards that are switched off left out."""
    if s.num(s.caches) != 0:
        recount(s)
    return s.asked


def is_on(s: State, rule: Lasting) -> bool:
    """Is the rule's period on?"""
    return not rule.during or s.game.title.is_during(s, rule.during)


# ---- counting --------------------------------------------------------------------------------------------
@final
class Asked:
    """A rule that is asked each time: on whose behalf, on which card, and which value it changes (-1: none)."""

    def __init__(self, rule: Lasting, owner: i64, src: i64) -> None:
        self.rule = rule
        self.owner = owner
        self.src = src
        self.stat: i64 = rule.changes()


def recount(s: State) -> None:
    """Count all ongoing rules anew, and note which must be asked each time."""
    v = s.v
    k: i64 = s.caches
    while k < len(v):
        v[k] = 0
        k += 1
    asked: list[Asked] = []
    for owner in range(s.players):
        for at in s.game.play_zones:
            z = s.zone(owner, at)
            for i in range(s.count(z)):
                _count(s, s.at(z, i), owner, asked)
    for z in s.game.table_zones:
        for owner in range(s.players):
            if not s.game.title.is_spared(s, z, owner):
                for i in range(s.count(z)):
                    _count(s, s.at(z, i), owner, asked)
    s.asked = asked


def _count(s: State, src: i64, owner: i64, asked: list[Asked]) -> None:
    title = s.game.title
    rules = s.game.rules_of(src).ongoing
    if len(rules) == 0 or title.is_silent(s, src):
        return
    served = title.acts_for(s, src, owner) if s.game.lends else owner
    for rule in rules:
        if rule.side == 0 or title.is_chosen(s, src, rule.side):
            whose = owner if rule.stays() else served
            rule.count(s, whose, src)
            if not rule.is_cached:
                asked.append(Asked(rule, whose, src))
