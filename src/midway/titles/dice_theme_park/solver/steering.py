"""Steering a match along a planned chain: which answer, part by part, leads to the next position of the chain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.options import DONE, arg_of, verb_of
from midway.kernel.state import SEAT_BITS
from midway.titles.dice_theme_park import verbs
from midway.titles.dice_theme_park.operate_draft import position_of
from midway.titles.dice_theme_park.operate_moves import OPERATE, from_in, verb_in
from midway.titles.dice_theme_park.operate_position import OperatePosition
from midway.titles.dice_theme_park.operate_rules import play
from midway.titles.dice_theme_park.schema import DRAFT, TILES
from midway.titles.dice_theme_park.schema import OPERATE as OPERATE_PHASE
from midway.titles.dice_theme_park.solver.search import are_alike

if TYPE_CHECKING:
    from librt.vecs import vec

    from midway.kernel.state import State

NO_ANSWER: Final = -1
MOST_PARTS: Final = 4  # of one move: what, which party, who is spared or altered, who goes where


def is_operating(s: State, seat: i64) -> bool:
    return s.own(seat, DRAFT) == OPERATE_PHASE and s.is_awaited(seat)


def next_move(first: OperatePosition, chain: vec[i64], now: OperatePosition) -> i64:
    """How many moves of a chain have been made; NO_ANSWER if `now` is no position of it."""
    p = first.copy()
    for k in range(len(chain)):
        if are_same(p, now):
            return k
        play(p, chain[k])
    return len(chain) if are_same(p, now) else NO_ANSWER


def are_same(p: OperatePosition, q: OperatePosition) -> bool:
    return p.stars == q.stars and p.coins == q.coins and p.bag == q.bag and are_alike(p, q)


def answer_towards(s: State, seat: i64, move: i64) -> i64:
    """The answer that carries out a move, or the next part of it; NO_ANSWER if there is none."""
    now = position_of(s, seat)
    target = now.copy()
    play(target, move)
    return _towards(s, seat, now, target, move, MOST_PARTS)


def _towards(s: State, seat: i64, now: OperatePosition, target: OperatePosition, move: i64, parts: i64) -> i64:
    options = s.legal(seat)
    for i in range(len(options)):
        if not _could_begin(s, seat, options[i], move):
            continue
        t = s.clone()
        t.follow(options[i] | (seat << SEAT_BITS))
        if not is_operating(t, seat):
            continue
        reached = position_of(t, seat)
        if are_same(reached, target):
            return options[i]
        if parts > 1 and are_same(reached, now) and _towards(t, seat, now, target, move, parts - 1) != NO_ANSWER:
            return options[i]
    return NO_ANSWER


def _could_begin(s: State, seat: i64, choice: i64, move: i64) -> bool:
    """A first look, so that not every command is tried in all its parts."""
    verb = verb_of(choice)
    is_operation = verb_in(move) == OPERATE
    if verb == verbs.OPERATE:
        return is_operation and s.own(seat, TILES + from_in(move)) == arg_of(choice) + 1
    if is_operation:
        return verb not in (DONE, verbs.USE_MAP, verbs.USE_GUIDE, verbs.USE_MASCOT, verbs.USE_MASCOT_OF)
    return True
