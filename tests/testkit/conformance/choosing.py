"""Bots: what they choose depends on nothing but what their seat may know."""

from __future__ import annotations

from midway.bots.bot import Bot, BotLuck, chosen_by
from midway.kernel.replaying import digest
from midway.kernel.state import State
from midway.kernel.views import redealt
from tests.testkit.conformance.playing import Dice, Played

DEALS = 3


def check_bot(bot: Bot, played: Played, seed: int = 1) -> list[str]:
    """The bot gives a legal answer, the same twice, and the same where all it cannot know has been dealt anew."""
    found: list[str] = []
    for number in played.looked_at:
        s = played.positions[number]
        for seat in s.awaited():
            dice = Dice(seed, played.seed, number * 16 + seat)
            where = f"{played.at(number)}: seat {seat}"
            before = digest(s)
            chosen = chosen_by(bot, s, _luck(seat, number))
            if chosen not in (*s.clone().legal(seat), *s.clone().free(seat)):
                found.append(f"{where}: {written(s, chosen)} was not offered")
            if digest(s) != before:
                found.append(f"{where}: thinking changed the position")
            if chosen_by(bot, s, _luck(seat, number)) != chosen:
                found.append(f"{where}: asked twice, it chooses something else")
            for _ in range(DEALS):
                dealt = redealt(s.clone(), seat, dice.below(2**31), dice.below(2**31))
                if chosen_by(bot, dealt.state, _luck(seat, number)) != dealt.option(chosen):
                    found.append(f"{where}: {written(s, chosen)} depends on what the seat cannot know")
    return found


def _luck(seat: int, number: int) -> BotLuck:
    return BotLuck(77, 78, seat, number)


def written(s: State, choice: int) -> str:
    return s.game.title.verbs.written(choice, s.game.card_names)
