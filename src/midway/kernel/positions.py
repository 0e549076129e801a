# mypyc: off
"""Positions in words: a whole table as plain data that people can read and write. Reading is in position_reading.py.

Cards go by their ids, places and numbers by their names in the schema; what is empty or zero is left out. What runs is
a list of frames, each named by the text or flow it belongs to, so any position can be held, in the middle of an effect
too. Positions between two turns are short, and the ones to write by hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from midway.kernel.errors import BadOption
from midway.kernel.redeal import strands_of
from midway.kernel.schema import (
    A_ACTOR,
    A_BOUND,
    A_CAUSE,
    A_COUNT,
    A_ENTRY,
    A_HEAD,
    A_OWNER,
    A_RULE,
    A_RUNS,
    A_SRC,
    A_STATUS,
    A_SUBJECT,
    ALL,
    EVERYBODY,
    F_ACTOR,
    F_BACK,
    F_BOX,
    F_ITEMS,
    F_MARK,
    F_NODE,
    F_PC,
    F_SIZE,
    F_SRC,
    F_TALLY,
    F_THEM,
    F_YOU,
    FIRST_SEAT,
    KEY,
    OVER,
    OWNER,
    PHASES,
    R_ARG,
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
    Z_SEEN,
)

if TYPE_CHECKING:
    from midway.kernel.game import Game
    from midway.kernel.schema import Field
    from midway.kernel.state import State

Data = dict[str, object]

SEES: Final = " is seen by"  # after the name of a zone, where more or fewer see it than usual
SPECTATORS: Final = "spectators"
FORM: Final = 1  # of the data; a later one is refused

# numbers of the whole table that are none of the title's: the word, and where it lies
TABLE_NUMBERS: Final[dict[str, int]] = {
    "first seat": FIRST_SEAT,
    "simultaneous phases so far": PHASES,
    "seats still deciding": STRANDS,
    "over": OVER,
    "scripted": SCRIPTED,
}
# registers of what runs
REGISTERS: Final[dict[str, int]] = {
    "became": R_RESULT,
    "free moves seen": R_FREE,
    "forced in a row": R_FORCED,
    "events deep": R_EVENT,
}
WIDE_REGISTERS: Final[dict[str, int]] = {"stream": R_STREAM, "drawn": R_DRAWN}  # two words of 15 bits each
FRAME_NUMBERS: Final[dict[str, int]] = {"step": F_PC}
FRAME_SEATS: Final[dict[str, int]] = {"you": F_YOU, "them": F_THEM, "actor": F_ACTOR}
FRAME_CARDS: Final[dict[str, int]] = {"source": F_SRC, "mark": F_MARK}
ENTRY_NUMBERS: Final[dict[str, int]] = {
    "owner": A_OWNER,
    "actor": A_ACTOR,
    "cause": A_CAUSE,
    "status": A_STATUS,
    "bound": A_BOUND,
}
ENTRY_CARDS: Final[dict[str, int]] = {"source": A_SRC, "subject": A_SUBJECT}


class NodeNames:
    """What nodes are called: the text or flow they belong to, their place in it, and their class."""

    def __init__(self, game: Game) -> None:
        self.name_of: list[str] = []
        self.number_of: dict[str, int] = {}
        trees: dict[str, int] = {}
        tree, place = "", 0
        for number, name in enumerate(game.node_names):
            begins = number == 0 or name != game.node_names[number - 1]
            if begins:
                tree = name + "'" * trees.get(name, 0)  # the same card in two packs
                trees[name] = trees.get(name, 0) + 1
                place = 0
            called = f"{tree}:{place} {type(game.nodes[number]).__name__}"
            self.name_of.append(called)
            self.number_of[called] = number
            place += 1


def usual_viewers(field: Field, owner: int) -> int:
    """Who sees the cards of a zone, unless something has shown it to others."""
    if field.audience == ALL:
        return EVERYBODY
    return 1 << owner if field.audience == OWNER and owner >= 0 else 0


def viewers_listed(mask: int, seats: int) -> list[int | str]:
    """A mask of viewers as a list of seats, spectators last. (Seats that nobody plays count as spectators.)"""
    return [
        *[seat for seat in range(seats) if mask >> seat & 1],
        *([SPECTATORS] if mask >> SPECTATOR & 1 else []),
    ]


# ---- writing ---------------------------------------------------------------------------------------------------
def as_data(s: State) -> Data:
    """The whole position as plain data; `from_data` makes the same position of it."""
    game = s.game
    return {
        "title": game.title.id,
        "form": FORM,
        "rules_version": game.title.rules_version,
        "seats": game.seats,
        "packs": [pack.id for pack in game.packs],
        "options": _options(game),
        "table": {**_numbers(s, TABLE_NUMBERS, 0), **_fields(s, -1)},
        "seat": [_fields(s, seat) for seat in range(game.seats)],
        "card": _cards(s),
        "luck": {"key": [int(s.num(KEY + i)) for i in range(4)]},
        "play": _play(s),
    }


def _options(game: Game) -> Data:
    """What was chosen where it is not the usual; everything, where what is usual depends on what was chosen."""
    everything = dict(sorted(game.options.items()))
    usual = game.title.chosen({}, game.seats)
    unusual = {name: value for name, value in everything.items() if usual.get(name) != value}
    try:
        says_all = game.title.chosen(unusual, game.seats) == game.options
    except BadOption:
        says_all = False
    return dict(unusual if says_all else everything)


def _numbers(s: State, named: dict[str, int], base: int) -> Data:
    return {name: int(s.num(base + at)) for name, at in named.items() if s.num(base + at) != 0}


def _card(s: State, card: int) -> str:
    return s.game.card_names[card]


def _fields(s: State, whose: int) -> Data:
    """What the schema declares for the table (-1), or for a seat."""
    game = s.game
    elsewhere = (game.where_at, game.agenda_at, *game.schema.per_card)
    out: Data = {}
    for field, at, owner in game.fields:
        if owner != whose or field.kind == "strand" or at in elsewhere:
            continue
        if field.is_zone:
            if s.count(at) > 0:
                out[field.name] = [_card(s, int(card)) for card in s.cards(at)]
            seen = int(s.num(at + Z_SEEN))
            if seen != usual_viewers(field, int(owner)):
                out[field.name + SEES] = viewers_listed(seen, game.seats)
        elif field.kind == "card":
            if s.num(at) >= 0:
                out[field.name] = _card(s, int(s.num(at)))
        elif field.size == 1:
            if s.num(at) != 0:
                out[field.name] = int(s.num(at))
        elif any(s.num(at + i) != 0 for i in range(field.size)):
            out[field.name] = [int(s.num(at + i)) for i in range(field.size)]
    return out


def card_words(game: Game) -> dict[str, int]:
    """The numbers each card has, by name."""
    known = (game.known_at,)
    return {f.name: int(f.at) for f in game.schema.shared.fields if f.at in game.schema.per_card and f.at not in known}


def _cards(s: State) -> Data:
    """What there is to say of single cards: their own numbers, and who knows them besides those who see them."""
    game = s.game
    out: Data = {}
    for card in range(len(game.cards)):
        about: Data = _numbers(s, card_words(game), card)
        knows = int(s.num(game.known_at + card))
        if knows != _knows_by_place(s, card):
            about["known by"] = viewers_listed(knows, game.seats)
        if about:
            out[_card(s, card)] = about
    return out


def _knows_by_place(s: State, card: int) -> int:
    z = s.where(card)
    return int(s.num(z + Z_SEEN)) if z > 0 else 0


# ---- what runs ---------------------------------------------------------------------------------------------------
def arena_end(game: Game, base: int) -> int:
    """Behind the last word of a strand's stack and notes."""
    return int(game.caches_at) if base == 0 else base + R_SIZE + int(game.strand_room)


def _play(s: State) -> Data:
    names = NodeNames(s.game)
    bases = [int(base) for base in strands_of(s)]
    out = _strand(s, 0, names)
    agenda = _agenda(s, names)
    if agenda:
        out["due"] = agenda
    runs = int(s.num(s.game.agenda_at + A_RUNS))
    if runs:
        out["due now"] = runs
    if s.num(TOGETHER) != 0:
        out["together"] = _depths(s, 0).index(int(s.num(TOGETHER)))
    strands = [_strand(s, base, names) for base in bases[1:]]
    if any(strands):
        out["strand"] = strands
    return out


def _depths(s: State, base: int) -> list[int]:
    """Where the frames of a strand lie, from the bottom up."""
    found: list[int] = []
    f = int(s.num(base + R_TOP))
    while f != 0:
        found.append(f)
        f = int(s.num(f + F_BACK))
    return found[::-1]


def _strand(s: State, base: int, names: NodeNames) -> Data:
    """What one strand is at; empty where nothing ever ran."""
    depths = _depths(s, base)
    out: Data = {}
    if base != 0 and s.num(base + R_END) == 0:
        return out
    if base != 0:
        out["open"] = True
    if s.num(base + R_WHO) >= 0:
        out["asks"] = int(s.num(base + R_WHO))
    answer = [int(s.num(base + R_VERB))] + [int(s.num(base + R_ARG + i)) for i in range(3)]
    if any(answer):
        out["last answer"] = answer
    out.update(_numbers(s, REGISTERS, base))
    for name, at in WIDE_REGISTERS.items():
        n = int(s.num(base + at)) | int(s.num(base + at + 1)) << 15
        if n:
            out[name] = n
    end = arena_end(s.game, base)
    first = int(s.num(base + R_NOTES))
    if depths and first < end:
        out["notes"] = [[int(s.num(k)), int(s.num(k + 1))] for k in range(first, end, 2)]
    if depths:
        out["frames"] = [_frame(s, f, depths, names, end) for f in depths]
    return out


def _frame(s: State, f: int, depths: list[int], names: NodeNames, end: int) -> Data:
    out: Data = {"runs": names.name_of[s.num(f + F_NODE)], **_numbers(s, FRAME_NUMBERS, f)}
    you = int(s.num(f + F_YOU))
    if you != 0:
        out["you"] = you
    out.update({name: int(s.num(f + at)) for name, at in FRAME_SEATS.items() if s.num(f + at) != you})
    for name, at in FRAME_CARDS.items():
        if s.num(f + at) >= 0:
            out[name] = _card(s, int(s.num(f + at)))
    tally, box = int(s.num(f + F_TALLY)), int(s.num(f + F_BOX))
    if box:
        out["box"] = depths.index(box)
    if box == f:
        out["notes before"] = (end - tally) // 2  # a rule box remembers where its notes end
    elif tally:
        out["tally"] = tally
    if s.num(f + F_ITEMS):
        out["items"] = [int(s.num(f + F_SIZE + i)) for i in range(s.num(f + F_ITEMS))]
    return out


def _agenda(s: State, names: NodeNames) -> list[Data]:
    at = s.game.agenda_at
    out: list[Data] = []
    for entry in range(s.num(at + A_COUNT)):
        k = int(at) + A_HEAD + entry * A_ENTRY
        due: Data = {"runs": names.name_of[s.num(k + A_RULE)], **_numbers(s, ENTRY_NUMBERS, k)}
        for name, where in ENTRY_CARDS.items():
            if s.num(k + where) >= 0:
                due[name] = _card(s, int(s.num(k + where)))
        out.append(due)
    return out
