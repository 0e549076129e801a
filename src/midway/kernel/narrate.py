"""Narration: facts become lines of the log, as keys and arguments. The title is asked first.

Whoever reads is told only what they could see. The words of the keys stand beside whoever shows them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.happenings import (
    ANNOUNCED,
    BLOCKED,
    COUNTED,
    MOVED,
    OVER_NOW,
    REVEALED,
    ROLLED,
    SHUFFLED,
    TURNED,
    Fact,
)
from midway.kernel.messages import Argument, CardRef, Message, SeatRef, WordRef
from midway.kernel.views import facts_for, view

if TYPE_CHECKING:
    from midway.kernel.state import State


def told(s: State, facts: list[Fact], viewer: int) -> list[Message]:
    """What the log tells a seat, or the spectator, of what has happened up to the position s."""
    return told_in(view(s, viewer), facts, viewer)


def told_in(seen: State, facts: list[Fact], viewer: int) -> list[Message]:
    """The same where the viewer's view has been made already."""
    return _lines(seen, facts_for(facts, viewer))


def told_openly(s: State, facts: list[Fact]) -> list[Message]:
    """The same with nothing hidden: for a match whose secret is out."""
    return _lines(s, facts)


def word_key(kind: str, name: str) -> str:
    """The key of a word of the title: "zone-prize-deck", "token-ticket"."""
    return f"{kind}-{name.lower().replace(' ', '-').replace('_', '-').replace('.', '-')}"


def _lines(s: State, facts: list[Fact]) -> list[Message]:
    out: list[Message] = []
    i = 0
    while i < len(facts):
        message = s.game.title.narrate(s, facts[i])
        many = 1
        if message is None:
            many = _alike(facts, i)
            message = _own_words(s, facts[i : i + many])
        if message is not None and message.key:
            out.append(message)
        i += many
    return out


def _alike(facts: list[Fact], first: i64) -> i64:
    """How many facts from here on are told in one line: dice of one roll, a token's changes, cards nobody sees."""
    one = facts[first]
    n: i64 = 1
    while first + n < len(facts):
        other = facts[first + n]
        if other.kind != one.kind or other.seat != one.seat:
            break
        if one.kind == COUNTED:
            if other.what != one.what:
                break
        elif one.kind == MOVED:
            if one.what >= 0 or other.what >= 0 or other.here != one.here or other.there != one.there:
                break
        elif one.kind != ROLLED:
            break
        n += 1
    return n


def _own_words(s: State, facts: list[Fact]) -> Message | None:
    """The kernel's own words for facts that are alike; None for what nobody needs to read."""
    fact = facts[0]
    if fact.kind == MOVED:
        return _moved(s, fact, len(facts))
    if fact.kind == COUNTED:
        return _counted(s, fact, facts[len(facts) - 1])
    if fact.kind == ROLLED:
        if fact.what < 0:
            return None
        return Message("fact-rolled", {"n": ", ".join([str(one.what) for one in facts])})
    if fact.kind == SHUFFLED:
        return Message("fact-shuffled", {"zone": _zone(s, fact.here)})
    if fact.kind == REVEALED:
        return Message("fact-revealed", {"card": _card(s, fact.what)})
    if fact.kind == TURNED:
        return Message("fact-face-down" if fact.there == 1 else "fact-face-up", {"card": _card(s, fact.what)})
    if fact.kind == ANNOUNCED:
        return Message("fact-announced", {"card": _card(s, fact.what), "seat": SeatRef(int(fact.seat))})
    if fact.kind == BLOCKED:
        return Message("fact-blocked", {"card": _card(s, fact.what), "seat": SeatRef(int(fact.seat))})
    if fact.kind == OVER_NOW:
        return Message("fact-over")
    return None


def _moved(s: State, fact: Fact, many: int) -> Message | None:
    if fact.here <= 0 or fact.there <= 0:
        return None
    args: dict[str, Argument] = {
        "card": _card(s, fact.what),
        "n": many,
        "here": _zone(s, fact.here),
        "there": _zone(s, fact.there),
    }
    giver, taker = _owner(s, fact.here), _owner(s, fact.there)
    key = "fact-moved"
    if giver >= 0 and taker >= 0 and giver != taker:
        key = "fact-moved-between"
        args["seat"] = SeatRef(taker)
        args["giver"] = SeatRef(giver)
    elif taker >= 0:
        key = "fact-moved-to"
        args["seat"] = SeatRef(taker)
    elif giver >= 0:
        key = "fact-moved-from"
        args["seat"] = SeatRef(giver)
    return Message(key, args)


def _counted(s: State, fact: Fact, last: Fact) -> Message | None:
    n = int(last.there - fact.here)
    name = _field(s, fact.what)
    if n == 0 or not name or fact.seat < 0:
        return None
    args: dict[str, Argument] = {"seat": SeatRef(int(fact.seat)), "n": abs(n), "now": int(last.there)}
    if name in s.game.tokens:
        args["token"] = WordRef(word_key("token", name))
        return Message("fact-gained" if n > 0 else "fact-lost", args)
    args["name"] = WordRef(word_key("number", name))
    return Message("fact-set", args)


def _card(s: State, card: i64) -> CardRef:
    return CardRef(s.game.card_names[card] if card >= 0 else "")


def _zone(s: State, z: i64) -> WordRef:
    found = s.game.zones.get(int(z))
    return WordRef(word_key("zone", found[0].name if found is not None else ""))


def _owner(s: State, z: i64) -> int:
    found = s.game.zones.get(int(z))
    return found[1] if found is not None else -1


def _field(s: State, at: i64) -> str:
    """The name of a seat's number or token; "" if none is there."""
    for field in s.game.schema.seat.fields:
        if field.at == at:
            return field.name
    return ""
