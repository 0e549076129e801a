"""The log: what deserves a line of its own. The words are in messages.en.ftl and messages.ru.ftl."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from midway.kernel.happenings import BLOCKED, TURNED, Fact
from midway.kernel.messages import Argument, CardRef, Message, SeatRef
from midway.titles.unfair.happenings import (
    ACTION_BEGAN,
    BORROWED,
    BUILT,
    CITY_SPEAKS,
    GUESTS_CAME,
    LEADS,
    LOOSE_CHANGE,
    LOST_GAMBLE,
    MESMERISED,
    PASSED,
    PLAYED,
    REDREW,
    ROUND_BEGAN,
    STEP_BEGAN,
    TRADED,
    WOKEN,
    WON_GAMBLE,
)
from midway.titles.unfair.schema import DOWN

if TYPE_CHECKING:
    from midway.kernel.state import State

KEYS: Final = {
    ROUND_BEGAN: "log-round",
    ACTION_BEGAN: "log-action",
    BORROWED: "log-borrows",
    TRADED: "log-trades-in",
    BUILT: "log-builds",
    PASSED: "log-passes",
    GUESTS_CAME: "log-guests",
    LOOSE_CHANGE: "log-loose-change",
    CITY_SPEAKS: "log-city",
    REDREW: "log-redraws",
    LEADS: "log-leads",
    WON_GAMBLE: "log-wins-gamble",
    LOST_GAMBLE: "log-loses-gamble",
    MESMERISED: "log-mesmerises",
    WOKEN: "log-wakes",
    BLOCKED: "log-blocks",
}


def narrate(s: State, fact: Fact) -> Message | None:
    """How the log tells a fact; None: in the kernel's words."""
    if fact.kind == STEP_BEGAN:
        return Message(f"log-step-{int(fact.here)}")
    if fact.kind == PLAYED:
        return Message("log-plays-top" if fact.here == 1 else "log-plays-bottom", about(s, fact))
    if fact.kind == TURNED:
        return Message("log-closes" if fact.there == DOWN else "log-reopens", {"card": card(s, fact)})
    key = KEYS.get(int(fact.kind))
    return None if key is None else Message(key, about(s, fact))


def about(s: State, fact: Fact) -> dict[str, Argument]:
    """All that a line may name."""
    found: dict[str, Argument] = {"number": int(fact.here), "more": int(fact.there)}
    if fact.seat >= 0:
        found["seat"] = SeatRef(int(fact.seat))
    if fact.what >= 0:
        found["card"] = card(s, fact)
    return found


def card(s: State, fact: Fact) -> CardRef:
    """The card of a fact; nameless where the reader may not know it."""
    return CardRef(s.game.card_names[fact.what] if fact.what >= 0 else "")
