"""Tools inside an operation, where a table allows them (AMB-13): who of the party is still there to move on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.titles.dice_theme_park.guests import die_on
from midway.titles.dice_theme_park.operate_moves import BOOST, COLOUR, FLIP, VALUE, die_in, from_in, other_in, verb_in
from midway.titles.dice_theme_park.operate_position import OperatePosition
from midway.titles.dice_theme_park.schema import DRAFT_PARTY, DRAFT_RUNS

if TYPE_CHECKING:
    from midway.kernel.state import State

MOST: Final = 3


def interrupt(s: State, seat: i64, cell: i64, left: i64) -> None:
    """From now on keep track of those who are left of a party, packed like one."""
    s.set_own(seat, DRAFT_RUNS, cell + 1)
    for place in range(MOST):
        s.set_own(seat, DRAFT_PARTY + place, (left >> (7 * place)) & 127)


def end_interruption(s: State, seat: i64) -> None:
    s.set_own(seat, DRAFT_RUNS, 0)
    for place in range(MOST):
        s.set_own(seat, DRAFT_PARTY + place, 0)


def party_left(s: State, seat: i64, place: i64) -> i64:
    """A guest of the party who is still there; 0: none at this place."""
    return s.own(seat, DRAFT_PARTY + place)


def is_party_gone(s: State, seat: i64) -> bool:
    return party_left(s, seat, 0) | party_left(s, seat, 1) | party_left(s, seat, 2) == 0


def follow(s: State, seat: i64, p: OperatePosition, move: i64) -> None:
    """A tool was used: a guest of the party may have changed or left. Of two alike, whoever is not of the party has."""
    if s.own(seat, DRAFT_RUNS) == 0 or from_in(move) != s.own(seat, DRAFT_RUNS) - 1:
        return
    before = die_in(move)
    there: i64 = 0
    for i in range(p.count):
        if p.dice[i] == die_on(from_in(move), before):
            there += 1
    for place in range(MOST):
        if party_left(s, seat, place) == before:
            there -= 1
            if there < 0:
                is_changed = verb_in(move) in (VALUE, COLOUR, BOOST, FLIP)
                s.set_own(seat, DRAFT_PARTY + place, other_in(move) if is_changed else 0)
                return
