"""Limits: which rules of a card have been used, so that "once per round" holds.

Each limited rule box of a card has a bit of the card's own word `used`; on a card of nobody's a bit for each
seat. The bits stay while the card moves about in play and go when it leaves play (see words.py); a title says
`renew` when a period is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from midway.kernel.state import State

REACTED: Final = 1 << 14  # the card has answered while this event is handled
MOST_LIMITED: Final = 14  # bits of one card


def bit_for(s: State, card: i64, limit: i64, seat: i64) -> i64:
    """The bit that says that this seat has used a rule with a limit."""
    return limit << seat if s.game.rules_of(card).users > 1 else limit


def is_used_up(s: State, card: i64, bit: i64) -> bool:
    """Has this limited rule of the card been used in its period?"""
    return card >= 0 and s.num(s.game.used_at + card) & bit != 0


def use_up(s: State, card: i64, bit: i64) -> None:
    if card >= 0:
        k = s.game.used_at + card
        s.put(k, s.num(k) | bit)


def give_back(s: State, card: i64, bit: i64) -> None:
    """The rule was begun but declined, so it was not used."""
    if card >= 0:
        k = s.game.used_at + card
        s.put(k, s.num(k) & ~bit)


def renew(s: State, period: str) -> None:
    """A period is over: what may be used once per such a period may be used again."""
    for card in s.game.limited.get(period, []):
        give_back(s, card, s.game.rules_of(card).limits[period])


def forget_reactions(s: State) -> None:
    """The outermost event has been handled: every card may answer the next one."""
    k = s.game.used_at
    end = k + len(s.game.def_of)
    while k < end:
        used = s.num(k)
        if used & REACTED != 0:
            s.put(k, used & ~REACTED)
        k += 1
