"""The random bot: every option and free move is as likely as any other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from midway.bots.bot import BotLuck
    from midway.kernel.state import State


class RandomBot:
    """Knows no title, so it plays them all."""

    def choose(self, world: State, seat: int, luck: BotLuck) -> int:
        answers = [*world.legal(seat), *world.free(seat)]
        return int(answers[luck.below(len(answers))])


BOT: Final = RandomBot()
