"""The greedy way through Operate: always the move that earns most at once, until none earns anything."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from midway.titles.dice_theme_park.operate_position import OperatePosition
from midway.titles.dice_theme_park.operate_rules import moves, play
from midway.titles.dice_theme_park.solver.worth import Worth


def greedy_move(p: OperatePosition, worth: Worth) -> i64:
    """The move that earns most at once, of equal ones the first; -1 if none earns."""
    able = moves(p)
    found: i64 = -1
    most = worth.of(p)
    for k in range(len(able)):
        q = p.copy()
        play(q, able[k])
        points = worth.of(q)
        if points > most:
            most = points
            found = able[k]
    return found


def greedy_chain(first: OperatePosition, worth: Worth) -> vec[i64]:
    """The whole greedy chain. The position stays as it is."""
    chain = vec[i64]()
    p = first.copy()
    move = greedy_move(p, worth)
    while move >= 0:
        chain = append(chain, move)
        play(p, move)
        move = greedy_move(p, worth)
    return chain
