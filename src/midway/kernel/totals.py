"""Totals: what ongoing rules of cards in play add up to, and what they forbid.

Both are cached behind one dirty flag, which every change of the cards in play sets; a rule that depends on
more than cards in play (`lively`) keeps it set.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from midway.kernel.state import State


def forbidden(s: State, seat: i64, deed: i64, card: i64) -> bool:
    """Does an active rule say that this seat cannot do this to the card? (-1: no card in particular.)"""
    if s.num(s.caches) != 0:
        recount(s)
    mask = s.num(s.caches + 1 + seat * s.game.cache_size + deed // 15)
    if (mask >> (deed % 15)) & 1 == 0:
        return False
    for owner in range(s.players):
        for at in s.game.play_zones:
            z = s.zone(owner, at)
            for i in range(s.count(z)):
                src = s.at(z, i)
                if not s.game.title.is_silent(s, src):
                    for rule in s.game.rules_of(src).ongoing:
                        if rule.forbids(s, owner, src, seat, deed, card):
                            return True
    return False


def recount(s: State) -> None:
    """Count all ongoing rules anew."""
    v = s.v
    k: i64 = s.caches
    while k < len(v):
        v[k] = 0
        k += 1
    lively = 0
    for owner in range(s.players):
        for at in s.game.play_zones:
            z = s.zone(owner, at)
            for i in range(s.count(z)):
                src = s.at(z, i)
                rules = s.game.rules_of(src).ongoing
                if len(rules) > 0 and not s.game.title.is_silent(s, src):
                    for rule in rules:
                        rule.count(s, owner, src)
                        if rule.lively:
                            lively = 2
    v[s.caches] = lively
