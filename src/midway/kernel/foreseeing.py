"""Foreseeing: what an option is sure to bring, as far as its seat can know.

The option is tried out on several deals of what the seat cannot know, each with luck of its own. What changes in
all of them alike is told; what differs is not.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.chance import threefry
from midway.kernel.errors import MidwayError
from midway.kernel.options import PASS
from midway.kernel.phases import is_open
from midway.kernel.redeal import redealt
from midway.kernel.schema import F_NODE, F_SRC, HIDDEN, PHASES, STRANDS
from midway.kernel.views import view

if TYPE_CHECKING:
    from midway.kernel.state import State

DEALS: Final = 3
MOST_ANSWERS: Final = 40  # given to questions that follow, until what was begun has ended
WINDOWS: Final = ("block", "react")
VALUE: Final = "value "  # stands before the names of the title's values
TOTAL: Final = "points total"


@dataclass(frozen=True)
class Foreseen:
    """One sure change: a card leaves a zone or comes to one (-1: some card), or a number is another afterwards."""

    name: str  # of the zone or number
    owner: int  # -1: the table's
    card: int
    leaves: bool
    before: int
    after: int


def foreseen(s: State, seat: i64, choice: i64, key: int = 1) -> list[Foreseen]:
    """What is sure to change for what the seat can see, if it answers this; nothing if that cannot be tried out.

    Of an answer in a window it is what the rule does until it ends, if nobody else answers it. Of the last answer in
    a phase played in secret it is nothing: it would show what the others have done while one can still do otherwise.
    """
    sure: list[Foreseen] = []
    for deal in range(DEALS):
        try:
            found = _tried(s, seat, choice, int(threefry(key, 7, 0, deal)))
        except (MidwayError, ArithmeticError, LookupError):
            return []
        if found is None:
            return []
        sure = found if deal == 0 else [change for change in sure if change in found]
    return sure


def _tried(s: State, seat: i64, choice: i64, key: int) -> list[Foreseen] | None:
    """What changes in one deal; None if all others have answered in secret, and this would reveal it."""
    dealt = redealt(s, seat, key, key ^ 0x5EED)
    t = dealt.state
    before = view(t, seat)
    f = t.asking(seat)
    in_window = t.num(STRANDS) == 0 and t.node(f).question(t, f) in WINDOWS
    box = t.box(f)
    is_secret = t.num(STRANDS) != 0 and not is_open(t)
    t.apply(seat, dealt.option(choice))
    if is_secret and (t.num(STRANDS) == 0 or t.num(PHASES) != s.num(PHASES)):
        return None
    if in_window:
        _let_it_happen(t, box, int(s.num(box + F_NODE)), int(s.num(box + F_SRC)))
    return _changes(before, view(t, seat), seat)


def _let_it_happen(t: State, box: i64, node: int, src: int) -> None:
    """Give the mildest answers until the rule box has ended."""
    for _ in range(MOST_ANSWERS):
        seat = t.who
        if seat < 0 or t.num(STRANDS) != 0 or t.asking(seat) <= box:
            return
        if t.num(box + F_NODE) != node or t.num(box + F_SRC) != src:
            return
        offered = t.legal(seat)
        answer = offered[0]
        for i in range(len(offered)):
            if offered[i] == PASS:
                answer = PASS
        t.apply(seat, answer)


def _changes(a: State, b: State, viewer: i64) -> list[Foreseen]:
    """What differs between two views of the same viewer."""
    found: list[Foreseen] = []
    per_card = a.game.schema.per_card
    for field, at, owner in a.game.fields:
        if field.is_zone:
            found += _moves(a, b, at, field.name, int(owner))
        elif field.kind in ("number", "token") and at not in per_card and at != a.game.where_at:
            for i in range(field.size):
                if a.num(at + i) != b.num(at + i):
                    found.append(Foreseen(field.name, int(owner), -1, False, int(a.num(at + i)), int(b.num(at + i))))
    for at in per_card:
        if at != a.game.known_at:
            name = next(field.name for field in a.game.schema.shared.fields if field.at == at)
            for card in range(len(a.game.cards)):
                if a.num(at + card) != b.num(at + card):
                    found.append(Foreseen(name, -1, card, False, int(a.num(at + card)), int(b.num(at + card))))
    return found + _figures(a, b, viewer)


def _figures(a: State, b: State, viewer: i64) -> list[Foreseen]:
    """What the title says of seats and cards in play, and what each seat would score."""
    title = a.game.title
    found: list[Foreseen] = []
    for seat, (before, after) in enumerate(zip(title.scores(a), title.scores(b), strict=True)):
        if before != after:
            found.append(Foreseen(TOTAL, seat, -1, False, before, after))
    for seat in range(a.players):
        found += _differing(title.seat_values(a, seat), title.seat_values(b, seat), int(seat), -1)
    for card in range(len(a.game.cards)):
        if a.is_in_play(card) and b.is_in_play(card):
            found += _differing(title.card_values(a, card, viewer), title.card_values(b, card, viewer), -1, card)
    return found


def _differing(before: dict[str, int], after: dict[str, int], owner: int, card: int) -> list[Foreseen]:
    names = [name for name in {**before, **after} if before.get(name, 0) != after.get(name, 0)]
    return [Foreseen(VALUE + name, owner, card, False, before.get(name, 0), after.get(name, 0)) for name in names]


def _moves(a: State, b: State, z: i64, name: str, owner: int) -> list[Foreseen]:
    there = [int(card) for card in a.cards(z)]
    then = [int(card) for card in b.cards(z)]
    if there == then:
        return []
    found = [Foreseen(name, owner, card, True, 1, 0) for card in there if card != HIDDEN and card not in then]
    found += [Foreseen(name, owner, card, False, 0, 1) for card in then if card != HIDDEN and card not in there]
    if len(there) != len(then):
        found.append(Foreseen(name, owner, -1, False, len(there), len(then)))
    return found
