"""The random bot: every option and free move is as likely as any other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from midway.bots.bot import BotLuck
    from midway.kernel.decisions import Decision, Offered
    from midway.kernel.state import State


class RandomBot:
    """Knows no title, so it plays them all."""

    def choose(self, view: State, decision: Decision, luck: BotLuck) -> Offered:
        answers = (*decision.options, *decision.free)
        return answers[luck.below(len(answers))]


BOT: Final = RandomBot()
