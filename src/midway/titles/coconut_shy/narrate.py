"""The log: what deserves a line of its own. The words are in messages.en.ftl and messages.ru.ftl."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from midway.kernel.happenings import BLOCKED, COUNTED, MOVED, Fact
from midway.kernel.messages import Argument, CardRef, Message, SeatRef
from midway.titles.coconut_shy.happenings import ATE, LEADS, ROUND_BEGAN, THREW
from midway.titles.coconut_shy.schema import (
    FLOSS,
    PLAYED,
    PRIZE_DISCARD,
    SHELF,
    SHOWN_STAKE,
    STALL,
    TRICK_DECK,
    TRICK_DISCARD,
)

if TYPE_CHECKING:
    from midway.kernel.state import State

SILENCE: Final = Message("")


def narrate(s: State, fact: Fact) -> Message | None:
    """How the log tells a fact; None: in the kernel's words."""
    if fact.kind == ROUND_BEGAN:
        return Message("log-round", {"number": int(fact.there)})
    if fact.kind == LEADS:
        return Message("log-leads" if fact.there > 0 else "log-leads-meekly", {"seat": SeatRef(int(fact.seat))})
    if fact.kind == THREW:
        key = "log-hits" if fact.here >= fact.there else "log-misses"
        about = {"number": int(fact.here), "needed": int(fact.there)}
        return Message(key, {"seat": SeatRef(int(fact.seat)), "card": card(s, fact), **about})
    if fact.kind == ATE:
        return Message("log-eats", {"seat": SeatRef(int(fact.seat))})
    if fact.kind == BLOCKED:
        return Message("log-blocks", {"seat": SeatRef(int(fact.seat)), "card": card(s, fact)})
    if fact.kind == COUNTED and fact.what == SHOWN_STAKE:
        return Message("log-stakes", {"seat": SeatRef(int(fact.seat)), "number": int(fact.there)})
    if fact.kind == COUNTED and fact.what == FLOSS and fact.there < fact.here:
        return SILENCE  # eating it has been told
    if fact.kind == MOVED:
        return moved(s, fact)
    return None


def moved(s: State, fact: Fact) -> Message | None:
    """From where to where says what was done."""
    owner, loser = s.owner_of_zone(fact.there), s.owner_of_zone(fact.here)
    what: dict[str, Argument] = {"card": card(s, fact)}
    if fact.there == SHELF:
        return Message("log-shelf", what)
    if fact.there == PLAYED:
        return Message("log-plays", {"seat": SeatRef(int(loser)), **what})
    if fact.here == PLAYED or fact.here == SHELF:
        return SILENCE  # playing or winning it has been told
    if fact.here == TRICK_DECK and owner >= 0:
        return Message("log-draws" if fact.what >= 0 else "log-draws-unseen", {"seat": SeatRef(int(owner)), **what})
    if fact.there in (PRIZE_DISCARD, TRICK_DISCARD) and loser >= 0:
        return Message("log-discards", {"seat": SeatRef(int(loser)), **what})
    if owner >= 0 and loser >= 0 and fact.there == s.zone(owner, STALL):
        return Message("log-takes", {"seat": SeatRef(int(owner)), "from": SeatRef(int(loser)), **what})
    return None


def card(s: State, fact: Fact) -> CardRef:
    """The card of a fact; nameless where the reader may not know it."""
    return CardRef(s.game.card_names[fact.what] if fact.what >= 0 else "")
