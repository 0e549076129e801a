"""Mesmerism: a token on a staff member says whom it serves for the rest of the round (UNF-VAMP).

It stays where it is, and is its owner's in all but what it does: see acts_for in title.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.titles.unfair.happenings import MESMERISED, WOKEN, tell
from midway.titles.unfair.printed import columns
from midway.titles.unfair.schema import BESIDE, MESMERISER

if TYPE_CHECKING:
    from midway.kernel.options import Options
    from midway.kernel.state import State


# ---- questions -------------------------------------------------------------------------------------------------
def is_mesmerised(s: State, card: i64) -> bool:
    return s.word(card, MESMERISER) != 0


def works_for(s: State, card: i64) -> i64:
    """Whom a card in play serves: its owner, or while a token lies on it the mesmeriser (UNF-VAMP-02)."""
    return served_by(s, card, s.owner_of(card))


def served_by(s: State, card: i64, owner: i64) -> i64:
    """The same of a card that is known to lie with this seat, or with nobody."""
    mesmeriser = s.word(card, MESMERISER)
    return mesmeriser - 1 if mesmeriser != 0 else owner


def lends_itself(s: State, card: i64, seat: i64) -> bool:
    """Does a card in this seat's park serve another one?"""
    return served_by(s, card, seat) != seat


def borrowed_staff(s: State, seat: i64, o: Options) -> None:
    """Add the staff in other parks that serve this seat."""
    if not columns(s).mesmerises:
        return
    for i in range(1, s.players):
        z = s.zone(s.after(seat, i), BESIDE)
        for k in range(s.count(z)):
            if s.word(s.at(z, k), MESMERISER) - 1 == seat:
                o.add(s.at(z, k))


# ---- verbs -----------------------------------------------------------------------------------------------------
def mesmerise(s: State, f: i64, card: i64, seat: int) -> None:
    """A token is laid on a staff member, which then serves this seat (UNF-VAMP-01)."""
    s.set_word(card, MESMERISER, seat + 1)
    tell(s, MESMERISED, seat, card)
    s.affect(f, s.owner_of(card))
    s.affect(f, seat)


def wake(s: State, f: i64, card: i64) -> None:
    """The token goes back to the pool before its time."""
    s.affect(f, works_for(s, card))
    s.affect(f, s.owner_of(card))
    take_token_off(s, card)


def take_token_off(s: State, card: i64) -> None:
    s.set_word(card, MESMERISER, 0)
    tell(s, WOKEN, s.owner_of(card), card)
