"""The planner bot: as the greedy one, but by the mind of a title that plans several choices at once.

What there is to plan only the title knows (the `planner` of its evaluate.py); without one it plays as the greedy bot.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from midway.bots.greedy_bot import considered
from midway.titles.belongings import planner_of

if TYPE_CHECKING:
    from midway.bots.bot import BotLuck
    from midway.kernel.state import State

HASTE: Final = 5  # percent of the usual thought


class PlannerBot:
    """Thinks so much, in percent of what is usual."""

    def __init__(self, thought: int = 100) -> None:
        self.thought = thought

    def choose(self, world: State, seat: int, luck: BotLuck) -> int:
        options, free = world.legal(seat), world.free(seat)
        if len(options) == 1 and len(free) == 0:
            return int(options[0])
        return int(considered(world, seat, planner_of(world.game.title, self.thought)))

    def hasty(self) -> PlannerBot:
        """The same bot with little time, for tests without compiled code."""
        return PlannerBot(HASTE)


BOT: Final = PlannerBot()
