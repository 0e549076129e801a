"""The rules of Operate on a position: what may be done, and what doing it changes. The one place that knows.

A match asks part by part (which attraction, which party, whom to move, where to), the solver wants whole moves; both
are built from the same questions here.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from midway.titles.dice_theme_park.guest_trips import add_moves_to, add_trips, walk
from midway.titles.dice_theme_park.guests import die_on, own_colour, plain
from midway.titles.dice_theme_park.mascot_rules import add_mascots, add_rest, go_on_with_mascot, use_mascot
from midway.titles.dice_theme_park.matcher import has_party, in_party, parties
from midway.titles.dice_theme_park.operate_moves import (
    GUIDE,
    MAP,
    NO_SKILL,
    OPERATE,
    die_in,
    from_in,
    move_of,
    other_in,
    party_in,
    to_in,
    verb_in,
)
from midway.titles.dice_theme_park.operate_position import OperatePosition
from midway.titles.dice_theme_park.park import first_of


# ---- operating an attraction ---------------------------------------------------------------------------
def can_take_cube(p: OperatePosition, cell: i64) -> bool:
    """Is an icon free (DTP-OPR-05), or a Manager left for an attraction whose icons are covered (DTP-STAFF-12)?"""
    return (p.park.cells >> cell) & 1 == 1 and (p.cubes_on(cell) < p.park.icons[cell] or p.managers > 0)


def can_operate(p: OperatePosition, cell: i64) -> bool:
    """Is there room for a cube and a party for it (DTP-OPR-09)?"""
    return can_take_cube(p, cell) and has_party(
        p.park.requirements[cell], p.dice, p.start_of(cell), p.start_of(cell + 1)
    )


def parties_on(p: OperatePosition, cell: i64) -> vec[i64]:
    """Every party that may operate the attraction."""
    return parties(p.park.requirements[cell], p.dice, p.start_of(cell), p.start_of(cell + 1))


def can_spare(p: OperatePosition, cell: i64, die_kind: i64) -> bool:
    """May Stamina leave this party die as it is (DTP-ADM-03)? A colour adjustment counts (AMB-24)."""
    colour = p.park.stamina
    return colour >= 0 and p.park.colours[cell] == colour and (die_kind >> 3) & 3 == colour


def survivors(party: i64, spared: i64) -> i64:
    """The party after the pip down, packed like a party; dice of value 1 are gone unless spared."""
    found: i64 = 0
    place: i64 = 0
    while party != 0:
        die_kind = party & 127
        party >>= 7
        if die_kind == spared:
            spared = 0
        elif die_kind & 7 == 1:
            continue
        else:
            die_kind -= 1
        found |= plain(die_kind) << place
        place += 7
    return found


def add_operations(p: OperatePosition, cell: i64, found: vec[i64]) -> vec[i64]:
    """Every way to operate the attraction: party, guest spared, guest moved and where to."""
    able = parties_on(p, cell)
    for i in range(len(able)):
        found = _add_with_party(p, cell, able[i], 0, found)
        if p.park.stamina >= 0 and p.park.colours[cell] == p.park.stamina:
            before: i64 = 0
            for place in range(3):
                spared = in_party(able[i], place)
                if spared != 0 and spared != before and can_spare(p, cell, spared):
                    found = _add_with_party(p, cell, able[i], spared, found)
                before = spared
    return found


def _add_with_party(p: OperatePosition, cell: i64, party: i64, spared: i64, found: vec[i64]) -> vec[i64]:
    left = survivors(party, spared)
    if left == 0:
        return append(found, move_of(OPERATE, cell, 0, 0, spared, party))
    a, b, c = left & 127, (left >> 7) & 127, left >> 14
    found = add_moves_to(p.park.near[cell], move_of(OPERATE, cell, 0, a, spared, party), found)
    if b not in (0, a):
        found = add_moves_to(p.park.near[cell], move_of(OPERATE, cell, 0, b, spared, party), found)
    if c not in (0, a, b):
        found = add_moves_to(p.park.near[cell], move_of(OPERATE, cell, 0, c, spared, party), found)
    return found


def moves(p: OperatePosition) -> vec[i64]:
    """Everything that may be done next. Stopping for good is always allowed and not among them (DTP-OPR-01)."""
    found = vec[i64]()
    if p.pending != 0:
        return add_rest(p, found)
    cells = p.park.cells
    while cells != 0:
        cell = first_of(cells)
        cells &= cells - 1
        if can_take_cube(p, cell):
            found = add_operations(p, cell, found)
    if p.maps > 0:
        found = add_trips(p, MAP, NO_SKILL, 0, p.count, found)
    if p.guides > 0:
        found = add_trips(p, GUIDE, NO_SKILL, 0, p.count, found)
    return add_mascots(p, found) if p.mascots != 0 else found


# ---- carrying out ---------------------------------------------------------------------------------------------
def play(p: OperatePosition, move: i64) -> None:
    """Carry out a move that is allowed."""
    verb = verb_in(move)
    if verb == OPERATE:
        _operate(p, from_in(move), party_in(move), other_in(move), die_in(move), to_in(move))
    elif verb == MAP:
        p.maps -= 1
        walk(p, move)
    elif verb == GUIDE:
        p.guides -= 1
        walk(p, move)
    elif p.pending != 0:
        go_on_with_mascot(p, move)
    else:
        use_mascot(p, move)


def _operate(p: OperatePosition, cell: i64, party: i64, spared: i64, moved: i64, to: i64) -> None:
    """Cube, party, pip down, move: always in this order (DTP-OPR-03)."""
    left = survivors(party, spared)
    _take_party(p, cell, party, spared)
    while left != 0:
        die = left & 127
        left >>= 7
        if die == moved:
            moved = 0
            p.add_die(die_on(to, die))
        else:
            p.add_die(die_on(cell, die))


def pip_down(p: OperatePosition, cell: i64, party: i64, spared: i64) -> None:
    """An operation but for its last step: whoever is left of the party still stands there."""
    left = survivors(party, spared)
    _take_party(p, cell, party, spared)
    while left != 0:
        p.add_die(die_on(cell, left & 127))
        left >>= 7


def _take_party(p: OperatePosition, cell: i64, party: i64, spared: i64) -> None:
    """A cube is placed, and the party stands aside; guests of value 1 go back into the bag."""
    if p.cubes_on(cell) >= p.park.icons[cell]:
        p.managers -= 1
    p.add_cube(cell)
    while party != 0:
        die = party & 127
        party >>= 7
        p.remove_die(die_on(cell, die))
        if die == spared:
            spared = 0
        elif die & 7 == 1:
            p.bag += 1 << (6 * own_colour(die))
