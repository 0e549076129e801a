"""The best Operate chain for a park, as far as a budget of positions reaches.

plan = best_plan(position)
plan.moves, plan.stars, plan.coins, plan.is_proved
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from midway.titles.dice_theme_park.earnings import coins_earned, stars_earned
from midway.titles.dice_theme_park.operate_position import OperatePosition
from midway.titles.dice_theme_park.operate_rules import play
from midway.titles.dice_theme_park.solver.search import Search
from midway.titles.dice_theme_park.solver.worth import Worth

USUAL_BUDGET: Final = 60_000


@dataclass(frozen=True)
class Plan:
    """A chain of moves and what the phase then brings, skills and Upkeep together."""

    moves: tuple[int, ...]
    stars: int
    coins: int
    points: int  # by the worth it was planned for
    is_proved: bool  # no chain brings more points
    nodes: int  # positions looked at


def best_plan(position: OperatePosition, worth: Worth | None = None, budget: int = USUAL_BUDGET) -> Plan:
    """Plan the rest of a phase. The position stays as it is."""
    search = Search(position, worth or Worth(), budget)
    search.run()
    chain = search.chain()
    end = position.copy()
    for move in chain:
        play(end, move)
    return Plan(
        tuple([int(move) for move in chain]),
        int(stars_earned(end)),
        int(coins_earned(end)),
        int(search.best),
        search.is_proved,
        int(search.nodes),
    )
