"""How guests walk during Operate: with maps and the Guide, and sent, fetched or rushed by mascots."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from midway.titles.dice_theme_park.guests import die_on, plain
from midway.titles.dice_theme_park.operate_moves import EXPRESS, FETCH, GUIDE, die_in, from_in, move_of, to_in
from midway.titles.dice_theme_park.operate_position import OperatePosition
from midway.titles.dice_theme_park.park import first_of


def add_moves_to(cells: i64, move: i64, found: vec[i64]) -> vec[i64]:
    """The move, once to each of these cells."""
    while cells != 0:
        found = append(found, move | (first_of(cells) << 14))
        cells &= cells - 1
    return found


def where_to(p: OperatePosition, verb: i64, cell: i64) -> i64:
    """Where a die may go from here: with a map, Guide, Send or Fetch, or Express."""
    if verb == GUIDE:
        return p.park.cells & ~(1 << cell)
    return p.park.near_by_two[cell] if verb == EXPRESS else p.park.near[cell]


def add_trips(p: OperatePosition, verb: i64, skill: i64, start: i64, stop: i64, found: vec[i64]) -> vec[i64]:
    """The moves of one of the dice[start:stop] to wherever it may go."""
    for i in range(start, stop):
        die = p.dice[i]
        if i == start or die != p.dice[i - 1]:
            cell = die >> 7
            found = add_moves_to(where_to(p, verb, cell), move_of(verb, cell, 0, die & 127, 0, 0, skill), found)
    return found


def add_fetches(p: OperatePosition, here: i64, skill: i64, found: vec[i64]) -> vec[i64]:
    near = p.park.near[here]
    for i in range(p.count):
        die = p.dice[i]
        if (near >> (die >> 7)) & 1 == 1 and (i == 0 or die != p.dice[i - 1]):
            found = append(found, move_of(FETCH, die >> 7, here, die & 127, 0, 0, skill))
    return found


def walk(p: OperatePosition, move: i64) -> None:
    """A die goes elsewhere; a colour adjustment ends there (AMB-15)."""
    die = die_in(move)
    p.remove_die(die_on(from_in(move), die))
    p.add_die(die_on(to_in(move), plain(die)))
