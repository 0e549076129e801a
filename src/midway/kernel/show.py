"""Show: any position as text, by names, for people who look for a fault; and what differs between two positions.

Every word of the vector has a line of its own name, so two positions that differ in a word differ in a line.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.options import option
from midway.kernel.redeal import card_slots, strands_of
from midway.kernel.schema import (
    A_ACTOR,
    A_CAUSE,
    A_COUNT,
    A_ENTRY,
    A_HEAD,
    A_OWNER,
    A_RULE,
    A_RUNS,
    A_SRC,
    A_SUBJECT,
    FIRST_SEAT,
    HIDDEN,
    KEY,
    OVER,
    PHASES,
    PLAYERS,
    R_ARG,
    R_ARG2,
    R_ARG3,
    R_DRAWN,
    R_END,
    R_EVENT,
    R_FORCED,
    R_FREE,
    R_NOTES,
    R_RESULT,
    R_SIZE,
    R_STREAM,
    R_TOP,
    R_VERB,
    R_WHO,
    SCRIPTED,
    SPECTATOR,
    STRANDS,
    TOGETHER,
    Z_HEAD,
    Z_SEEN,
)
from midway.kernel.views import view

if TYPE_CHECKING:
    from midway.kernel.schema import Field
    from midway.kernel.state import State

REGISTERS: Final[list[tuple[str, int]]] = [
    ("asks", R_WHO),
    ("became", R_RESULT),
    ("top frame", R_TOP),
    ("end of frames", R_END),
    ("notes from", R_NOTES),
    ("stream", R_STREAM),
    ("stream, high", R_STREAM + 1),
    ("drawn", R_DRAWN),
    ("drawn, high", R_DRAWN + 1),
    ("free moves seen", R_FREE),
    ("forced in a row", R_FORCED),
    ("events deep", R_EVENT),
]
NUMBERS: Final[list[tuple[str, int]]] = [
    ("players", PLAYERS),
    ("first seat", FIRST_SEAT),
    ("phases", PHASES),
    ("together", TOGETHER),
    ("strands", STRANDS),
    ("over", OVER),
    ("scripted", SCRIPTED),
]


@dataclass(frozen=True)
class Line:
    """One named thing: under which heading, its name, what it is now; idle where it is as if nothing had happened."""

    part: str
    name: str
    text: str
    idle: bool = False


def show(s: State, viewer: int | None = None) -> str:
    """The position in words; as `viewer` may see it if one is named."""
    if viewer is not None:
        s = view(s, viewer)
    out: list[str] = [f"{s.game.title.id}, {s.players} seats"]
    part = ""
    for line in [*_questions(s), *lines(s)]:
        if line.idle:
            continue
        if line.part != part:
            part = line.part
            out.append(part)
        out.append(f"  {line.name}: {line.text}")
    return "\n".join(out) + "\n"


def differences(a: State, b: State) -> list[tuple[str, str, str]]:
    """What differs between two positions of the same game: its name, how it is in a, how it is in b."""
    if a.game.fields is not b.game.fields and a.game.fingerprint() != b.game.fingerprint():
        raise ValueError("only positions of the same game can be compared")
    if bytes(a.v[: a.caches]) == bytes(b.v[: b.caches]):  # stray words too, which a save leaves out
        return []
    left = {f"{line.part}, {line.name}": line.text for line in lines(a)}
    right = {f"{line.part}, {line.name}": line.text for line in lines(b)}
    names = [*left, *[name for name in right if name not in left]]
    named = [(name, left.get(name, ""), right.get(name, "")) for name in names]
    found = [change for change in named if change[1] != change[2]]
    if len(found) == 0:  # a word that nothing here knows of
        return [(f"word {k}", str(a.num(k)), str(b.num(k))) for k in range(a.caches) if a.num(k) != b.num(k)]
    return found


def lines(s: State) -> list[Line]:
    """All of a position: the table, the seats, what runs, chance, and words that should be empty but are not."""
    out: list[Line] = []
    game = s.game
    for name, at in NUMBERS:
        out.append(Line("table", name, str(s.num(at)), at == SCRIPTED and s.num(at) == 0))
    elsewhere = [game.where_at, game.agenda_at, *game.schema.per_card]
    for field, at, owner in game.fields:
        if field.kind != "strand" and at not in elsewhere:
            out += _field_lines(s, field, at, "table" if owner < 0 else f"seat {owner}")
    for at in [game.where_at, *game.schema.per_card]:
        out += _card_lines(s, at)
    out += _agenda_lines(s)
    for base in strands_of(s):
        out += _strand_lines(s, base)
    for i in range(4):
        out.append(Line("chance", f"key {i}", str(s.num(KEY + i)), True))
    out += _stray_words(s)
    return out


# ---- the table and the seats --------------------------------------------------------------------------------
def card_name(s: State, card: i64) -> str:
    if card == HIDDEN:
        return "?"
    return s.game.card_names[card] if 0 <= card < len(s.game.card_names) else f"card {card}"


def _field_lines(s: State, field: Field, at: i64, part: str) -> list[Line]:
    if field.is_zone:
        cards = [card_name(s, s.at(at, i)) for i in range(s.count(at))]
        listed = Line(part, field.name, f"({len(cards)}) {', '.join(cards)}".rstrip())
        return [listed, Line(part, f"{field.name} is seen by", viewers_named(s, s.num(at + Z_SEEN)), True)]
    if field.kind == "card":
        card = s.num(at)
        return [Line(part, field.name, card_name(s, card) if card >= 0 else "-")]
    return [Line(part, field.name, " ".join([str(s.num(at + i)) for i in range(field.size)]))]


def _card_lines(s: State, at: i64) -> list[Line]:
    """What a row of words says of each card."""
    game = s.game
    names = [f.name for f in game.schema.shared.fields if f.at == at]
    out: list[Line] = []
    for card in range(len(game.cards)):
        n = s.num(at + card)
        if at == game.where_at:
            text = "?" if n == HIDDEN else "in no zone" if n == 0 else game.zone_name(n)
            out.append(Line(names[0], game.card_names[card], text, n != 0))
        else:
            text = viewers_named(s, n) if at == game.known_at else str(n)
            out.append(Line(names[0], game.card_names[card], text, n == 0))
    return out


def viewers_named(s: State, mask: i64) -> str:
    seats = [str(seat) for seat in range(s.players) if (mask >> seat) & 1]
    others = ["spectators"] if (mask >> SPECTATOR) & 1 else []
    return " ".join([*seats, *others]) or "nobody"


# ---- what runs ------------------------------------------------------------------------------------------------
def _questions(s: State) -> list[Line]:
    out: list[Line] = []
    for seat in s.awaited():
        base = s.base_of(seat)
        f = s.num(base + R_TOP)
        if f == 0:  # a view
            out.append(Line("asked", f"seat {seat}", "?"))
            continue
        written = [s.game.title.verbs.written(choice, s.game.card_names) for choice in s.legal(seat)]
        free = [s.game.title.verbs.written(choice, s.game.card_names) for choice in s.free(seat)]
        s.cur = base
        kind = s.node(f).question(s, f)
        s.cur = 0
        also = f" | freely: {' | '.join(free)}" if free else ""
        out.append(Line("asked", f"seat {seat}, {kind}", " | ".join(written) + also))
    return out


def _agenda_lines(s: State) -> list[Line]:
    at = s.game.agenda_at
    runs = s.num(at + A_RUNS)
    out = [Line("agenda", "runs", str(runs - 1), runs == 0)]
    for entry in range(s.num(at + A_COUNT)):
        k = at + A_HEAD + entry * A_ENTRY
        rest = [str(s.num(k + i)) for i in range(A_CAUSE + 1, A_ENTRY)]
        text = (
            f"{_node_named(s, s.num(k + A_RULE))}, owner {s.num(k + A_OWNER)}, source {card_name(s, s.num(k + A_SRC))},"
            f" about {card_name(s, s.num(k + A_SUBJECT))}, actor {s.num(k + A_ACTOR)}, cause {s.num(k + A_CAUSE)},"
            f" status {' '.join(rest)}"
        )
        out.append(Line("agenda", str(entry), text))
    return out


def _strand_lines(s: State, base: i64) -> list[Line]:
    """The registers of a strand, its last answer, its frames from the bottom up, and its notes."""
    part = "main strand"
    if base != 0:
        owners = [seat for seat in range(s.players) if s.game.schema.strand_at(seat) == base]
        part = f"strand of seat {owners[0]}"
    runs = s.num(base + R_TOP) != 0
    out = [Line(part, name, str(s.num(base + at)), not runs or at != R_RESULT) for name, at in REGISTERS]
    answer = option(s.num(base + R_VERB), s.num(base + R_ARG), s.num(base + R_ARG2), s.num(base + R_ARG3))
    try:
        words = s.game.title.verbs.written(answer, s.game.card_names)
    except LookupError:
        words = "no answer of this title's"
    out.append(Line(part, "last answer", f"{words} [{answer}]", not runs))
    frames: list[i64] = []
    f = s.num(base + R_TOP)
    while f != 0:
        frames.append(f)
        f = s.caller(f)
    frames.reverse()
    out += [Line(part, f"frame {depth}", _frame_text(s, f)) for depth, f in enumerate(frames)]
    slots: list[i64] = []
    for f in frames:
        if s.box(f) == f:
            slots += card_slots(s.node(f))
    stop = _arena_end(s, base)
    note = s.num(base + R_NOTES)
    while runs and note < stop:
        slot, value = s.num(note), s.num(note + 1)
        named = f" {card_name(s, value)}" if slot in slots else ""
        out.append(Line(part, f"note at {note}", f"slot {slot}: {value}{named}"))
        note += 2
    return out


def _frame_text(s: State, f: i64) -> str:
    node = s.node(f)
    items = [s.item(f, i) for i in range(s.items(f))]
    named = [card_name(s, item) if node.items_are == "card" else str(item) for item in items]
    return (
        f"{_node_named(s, node.nid)} at step {s.pc(f)}, you {s.you(f)}, they {s.them(f)}, actor {s.actor(f)},"
        f" source {card_name(s, s.src(f)) if s.src(f) >= 0 else '-'},"
        f" mark {card_name(s, s.mark(f)) if s.mark(f) >= 0 else '-'}, tally {s.tally(f)},"
        f" items [{' '.join(named)}], box {s.box(f)}, frame {f}"
    )


def _node_named(s: State, nid: i64) -> str:
    if not 0 <= nid < len(s.game.nodes):
        return f"node {nid}"
    return f"{type(s.game.nodes[nid]).__name__} {nid} of {s.game.node_names[nid]}"


def _arena_end(s: State, base: i64) -> i64:
    return s.game.caches_at if base == 0 else base + R_SIZE + s.game.schema.seat.field("strand").size


def _stray_words(s: State) -> list[Line]:
    """Words behind the last card of a zone, the last rule of the agenda or the last frame: all ought to be zero."""
    spans: list[tuple[str, i64, i64]] = []
    for field, at, _ in s.game.fields:
        if field.is_zone:
            spans.append((s.game.zone_name(at), at + Z_HEAD + s.count(at), at + Z_HEAD + field.size))
    at = s.game.agenda_at
    spans.append(
        ("agenda", at + A_HEAD + s.num(at + A_COUNT) * A_ENTRY, at + s.game.schema.shared.field("agenda").size)
    )
    for base in strands_of(s):
        first = s.num(base + R_END) or (s.game.stack_at if base == 0 else base + R_SIZE)
        spans.append((f"arena at {base}", first, s.num(base + R_NOTES) or _arena_end(s, base)))
    return [
        Line("stray words", f"{name}, word {k}", str(s.num(k)))
        for name, first, stop in spans
        for k in range(first, stop)
        if s.num(k) != 0
    ]
