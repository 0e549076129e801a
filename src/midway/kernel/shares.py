# mypyc: off
"""Shares: how much each ongoing rule changes a value, so that people can be told. The shares sum exactly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from midway.kernel.messages import Part
from midway.kernel.totals import Reckoning, is_on

if TYPE_CHECKING:
    from midway.kernel.state import State

RULE = "rule"


def shares(s: State, seat: int, stat: int, base: int, card: int = -1, rounds_up: bool = False) -> list[Part]:
    """What each card's rules add to a base value of the seat, or of one card, in the order in which they are counted.

    With the base they make `s.value(seat, stat, base, card, rounds_up)`. `s` may be what somebody sees.
    """
    r = Reckoning()
    parts: list[Part] = []
    before = base
    title = s.game.title
    for owner, src in _active_cards(s):
        served = int(title.acts_for(s, src, owner)) if s.game.lends else owner
        for rule in s.game.rules_of(src).ongoing:
            if (rule.side == 0 or title.is_chosen(s, src, rule.side)) and is_on(s, rule):
                rule.reckon(s, owner if rule.stays() else served, src, seat, stat, card, r)
        after = int(r.of(base, rounds_up))
        if after != before:
            parts.append(Part(RULE, src, after - before))
        before = after
    return parts


def _active_cards(s: State) -> list[tuple[int, int]]:
    """Owner and number of each card whose ongoing rules count: those of the table once for each seat they speak to."""
    found: list[tuple[int, int]] = []
    for owner in range(s.players):
        for at in s.game.play_zones:
            found += [(owner, int(card)) for card in s.cards(s.zone(owner, at))]
    for z in s.game.table_zones:
        for owner in range(s.players):
            if not s.game.title.is_spared(s, z, owner):
                found += [(owner, int(card)) for card in s.cards(z)]
    return [(owner, card) for owner, card in found if card >= 0 and not s.game.title.is_silent(s, card)]
