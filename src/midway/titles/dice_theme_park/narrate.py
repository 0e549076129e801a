"""The log: what deserves a line of its own. The words are in messages.en.ftl and messages.ru.ftl."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.happenings import ANNOUNCED, COUNTED, MOVED, SHUFFLED, Fact
from midway.kernel.messages import Argument, CardRef, Message, SeatRef, WordRef
from midway.titles.dice_theme_park.guests import kind_word
from midway.titles.dice_theme_park.happenings import (
    ARRIVED,
    BOUGHT_MAP,
    BUILT,
    COUNTS_LOWER,
    DRAWN_GUEST,
    EARNED,
    GOES,
    INCOME_PAID,
    INSTALLED,
    INVITED,
    JUDGED,
    LEFT,
    OBJECTIVE_PAID,
    OPENED_WITH,
    OPERATED,
    PHASE_BEGAN,
    PLAYED_STAFF,
    RAISED,
    RECRUITED,
    ROUND_BEGAN,
    SAVED,
    SET_GUEST,
    SKILLS_PAID,
    SPENT,
    SWAPPED,
    TOOK_BACK,
    TOOK_MONORAIL,
)
from midway.titles.dice_theme_park.park import CELL_NAMES
from midway.titles.dice_theme_park.schema import DEALT
from midway.titles.dice_theme_park.verbs import UPGRADE_WORDS

if TYPE_CHECKING:
    from midway.kernel.state import State

SILENCE: Final = Message("")

# facts told by seat, card and two numbers as they are
PLAIN: Final = {
    ROUND_BEGAN: "log-round",
    PLAYED_STAFF: "log-plays",
    GOES: "log-goes",
    INCOME_PAID: "log-income",
    TOOK_MONORAIL: "log-takes-monorail",
    OPERATED: "log-operated",
    EARNED: "log-earns",
    JUDGED: "log-objective",
    OBJECTIVE_PAID: "log-objective-paid",
    LEFT: "log-tired-leave",
    SWAPPED: "log-swaps",
    COUNTS_LOWER: "log-counts-lower",
    BOUGHT_MAP: "log-buys-map",
    SPENT: "log-spends",
    SKILLS_PAID: "log-skills-pay",
}
# facts about one guest, or about what it was and became
OF_GUESTS: Final = {
    RAISED: "log-raises",
    INVITED: "log-invites",
    SET_GUEST: "log-sets",
    DRAWN_GUEST: "log-draws-guest",
    SAVED: "log-saves",
}


def narrate(s: State, fact: Fact) -> Message | None:
    """How the log tells a fact; None: in the kernel's words, an empty key: not at all."""
    kind = int(fact.kind)
    if kind == MOVED:
        return None if _is_dealt(s, fact) else SILENCE
    if kind in (COUNTED, SHUFFLED, ANNOUNCED):
        return SILENCE  # the facts of this title tell what it was for
    if kind in PLAIN:
        return Message(PLAIN[kind], _about(s, fact))
    if kind in OF_GUESTS:
        return Message(OF_GUESTS[kind], {**_about(s, fact), "guest": _guest(fact.here), "after": _guest(fact.there)})
    if kind == PHASE_BEGAN:
        return Message(f"log-phase-{int(fact.here)}")
    if kind == ARRIVED:
        return _arrivals(fact)
    if kind in (BUILT, OPENED_WITH):
        cell = WordRef(f"word-{CELL_NAMES[fact.here]}")
        return Message("log-builds" if kind == BUILT else "log-opens-with", {**_about(s, fact), "cell": cell})
    if kind == RECRUITED:
        return Message("log-recruits-for" if fact.what >= 0 else "log-recruits", _about(s, fact))
    if kind in (INSTALLED, TOOK_BACK):
        upgrade = WordRef(f"word-{UPGRADE_WORDS[fact.here]}")
        return Message(
            "log-installs" if kind == INSTALLED else "log-takes-back", {**_about(s, fact), "upgrade": upgrade}
        )
    return None


def _about(s: State, fact: Fact) -> dict[str, Argument]:
    """Who, which card, and the two numbers."""
    found: dict[str, Argument] = {"number": int(fact.here), "more": int(fact.there)}
    if fact.seat >= 0:
        found["seat"] = SeatRef(int(fact.seat))
    if fact.what >= 0:
        found["card"] = CardRef(s.game.card_names[fact.what])
    return found


def _guest(kind: i64) -> Argument:
    return WordRef(f"word-{kind_word(int(kind))}") if kind != 0 else ""


def _arrivals(fact: Fact) -> Message:
    """Those who come off a monorail: none, one, two or three."""
    found: dict[str, Argument] = {"seat": SeatRef(int(fact.seat))}
    party = fact.here
    many = 0
    while party != 0:
        many += 1
        found[f"guest{many}"] = _guest(party & 127)
        party >>= 7
    return Message(f"log-arrive-{many}", found)


def _is_dealt(s: State, fact: Fact) -> bool:
    """Cards dealt for setup are told in the kernel's words; whatever else moves has a line of its own."""
    for seat in range(s.players):
        if fact.there == s.zone(seat, DEALT):
            return True
    return False
