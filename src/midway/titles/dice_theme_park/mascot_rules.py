"""Mascots in Operate: plain adjustments, skills, and the extra adjustments of the Mascot card.

A use may have several parts (a second Send, then extra adjustments); until it is over the position is `pending`.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from midway.titles.dice_theme_park.figures import (
    BOOSTED_BY,
    COINS_A_GUEST,
    FLIPPED_HIGH,
    FLIPPED_LOW,
    MOST_PAID_GUESTS,
    STARS_A_GUEST,
)
from midway.titles.dice_theme_park.guest_trips import add_fetches, add_trips, walk
from midway.titles.dice_theme_park.guests import GREY, MOST_VALUE, die_on, marked, own_colour, with_value
from midway.titles.dice_theme_park.operate_moves import (
    APPLAUSE,
    BOOST,
    CASH,
    COLOUR,
    EXPRESS,
    EXPRESS_SKILL,
    FETCH,
    FETCH_SKILL,
    FIRST_APPLAUSE,
    FIRST_BOOST,
    FIRST_CASH,
    FIRST_FLIP,
    FLIP,
    NO_SKILL,
    SEND,
    SEND_SKILL,
    SKILLS,
    STOP,
    VALUE,
    die_in,
    from_in,
    move_of,
    other_in,
    skill_in,
    to_in,
    verb_in,
)
from midway.titles.dice_theme_park.operate_position import OperatePosition
from midway.titles.dice_theme_park.park import first_of


def add_adjustments(p: OperatePosition, here: i64, skill: i64, found: vec[i64]) -> vec[i64]:
    """One value by 1 within 1 to 6 (DTP-MSC-04), or another colour to count as (DTP-MSC-06)."""
    start, stop = p.start_of(here), p.start_of(here + 1)
    for i in range(start, stop):
        die = p.dice[i] & 127
        if i > start and p.dice[i] == p.dice[i - 1]:
            continue
        value = die & 7
        if value < MOST_VALUE:
            found = append(found, move_of(VALUE, here, 0, die, die + 1, 0, skill))
        if value > 1:
            found = append(found, move_of(VALUE, here, 0, die, die - 1, 0, skill))
        for colour in range(GREY):
            if colour != (die >> 3) & 3:
                found = append(found, move_of(COLOUR, here, 0, die, marked(die, colour), 0, skill))
    return found


def guests_of_colour(p: OperatePosition, cell: i64, colour: i64) -> i64:
    """How many dice there have that colour of their own; skills see no other (DTP-SKL-11)."""
    n: i64 = 0
    for i in range(p.start_of(cell), p.start_of(cell + 1)):
        if own_colour(p.dice[i]) == colour:
            n += 1
    return n


def add_skill(p: OperatePosition, here: i64, skill: i64, found: vec[i64]) -> vec[i64]:
    """Every first use of a mascot's skill, the mascot put here; it must change, move or pay (DTP-SKL-12)."""
    if skill == FETCH_SKILL:
        return add_fetches(p, here, skill, found)
    start, stop = p.start_of(here), p.start_of(here + 1)
    if skill in (SEND_SKILL, EXPRESS_SKILL):
        return add_trips(p, SEND if skill == SEND_SKILL else EXPRESS, skill, start, stop, found)
    if skill >= FIRST_CASH:
        verb = CASH if skill < FIRST_APPLAUSE else APPLAUSE
        if guests_of_colour(p, here, (skill - FIRST_CASH) % 3) > 0:
            found = append(found, move_of(verb, here, 0, 0, 0, 0, skill))
        return found
    for i in range(start, stop):
        die = p.dice[i] & 127
        if (i > start and p.dice[i] == p.dice[i - 1]) or own_colour(die) != (skill - FIRST_BOOST) % 3:
            continue
        value = die & 7
        if skill >= FIRST_FLIP:
            if value in (FLIPPED_LOW, FLIPPED_HIGH):
                other = with_value(die, FLIPPED_LOW + FLIPPED_HIGH - value)
                found = append(found, move_of(FLIP, here, 0, die, other, 0, skill))
            continue
        if value + BOOSTED_BY <= MOST_VALUE:
            found = append(found, move_of(BOOST, here, 0, die, die + BOOSTED_BY, 0, skill))
        if value > BOOSTED_BY:
            found = append(found, move_of(BOOST, here, 0, die, die - BOOSTED_BY, 0, skill))
    return found


def add_mascots(p: OperatePosition, found: vec[i64]) -> vec[i64]:
    for skill in range(SKILLS):
        if p.mascots_with(skill) == 0:
            continue
        cells = p.park.cells
        while cells != 0:
            here = first_of(cells)
            cells &= cells - 1
            found = add_adjustments(p, here, skill, found)
            if skill != NO_SKILL:
                found = add_skill(p, here, skill, found)
    return found


def add_rest(p: OperatePosition, found: vec[i64]) -> vec[i64]:
    """How a mascot's use that is not over may go on."""
    found = append(found, STOP)
    if p.pending == VALUE:
        return add_adjustments(p, p.here, NO_SKILL, found)
    if p.pending == FETCH:
        return add_fetches(p, p.here, NO_SKILL, found)
    return add_trips(p, SEND, NO_SKILL, p.start_of(p.here), p.start_of(p.here + 1), found)


def use_mascot(p: OperatePosition, move: i64) -> None:
    """Put a mascot on an attraction and do the first thing it gives."""
    verb = verb_in(move)
    p.remove_mascot(skill_in(move))
    p.here = to_in(move) if verb == FETCH else from_in(move)
    p.extras = p.park.adjustments
    _act(p, move)
    p.pending = verb if verb in (SEND, FETCH) else VALUE
    _maybe_end(p)


def _act(p: OperatePosition, move: i64) -> None:
    verb = verb_in(move)
    if verb in (SEND, FETCH, EXPRESS):
        walk(p, move)
    elif verb in (CASH, APPLAUSE):
        n = min(MOST_PAID_GUESTS, guests_of_colour(p, p.here, (skill_in(move) - FIRST_CASH) % 3))
        if verb == CASH:
            p.coins += COINS_A_GUEST * n
        else:
            p.stars += STARS_A_GUEST * n
    else:
        p.remove_die(die_on(p.here, die_in(move)))
        p.add_die(die_on(p.here, other_in(move)))


def go_on_with_mascot(p: OperatePosition, move: i64) -> None:
    """A second Send or Fetch, an extra adjustment, or neither."""
    if verb_in(move) == STOP:
        if p.pending == VALUE:
            p.extras = 0
    else:
        _act(p, move)
        if p.pending == VALUE:
            p.extras -= 1
    p.pending = VALUE
    _maybe_end(p)


def _maybe_end(p: OperatePosition) -> None:
    """A mascot's use is over when nothing is left to do with it."""
    if p.pending == SEND and p.start_of(p.here) == p.start_of(p.here + 1):
        p.pending = VALUE
    if p.pending == FETCH and len(add_fetches(p, p.here, NO_SKILL, vec[i64]())) == 0:
        p.pending = VALUE
    if p.pending == VALUE and (p.extras == 0 or p.start_of(p.here) == p.start_of(p.here + 1)):
        p.pending = 0
        p.here = 0
        p.extras = 0
