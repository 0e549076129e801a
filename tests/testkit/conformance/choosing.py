"""Bots: what they choose depends on nothing but what their seat may know."""

from __future__ import annotations

from midway.bots.bot import Bot, BotLuck
from midway.kernel.decisions import decision_for
from midway.kernel.replaying import digest
from midway.kernel.views import redealt, view
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
            decision = decision_for(s.clone(), seat)
            assert decision is not None
            before, seen = digest(s), view(s, seat)
            shown = seen.save()
            chosen = bot.choose(seen, decision, _luck(seat, number))
            if chosen not in (*decision.options, *decision.free):
                found.append(f"{where}: {chosen.words!r} was not offered")
            if digest(s) != before or seen.save() != shown:
                found.append(f"{where}: thinking changed the position")
            if bot.choose(view(s, seat), decision, _luck(seat, number)) != chosen:
                found.append(f"{where}: asked twice, it chooses something else")
            for _ in range(DEALS):
                dealt = redealt(s.clone(), seat, dice.below(2**31), dice.below(2**31)).state
                other = decision_for(dealt, seat)
                if other is None or bot.choose(view(dealt, seat), other, _luck(seat, number)).words != chosen.words:
                    found.append(f"{where}: {chosen.words!r} depends on what the seat cannot know")
    return found


def _luck(seat: int, number: int) -> BotLuck:
    return BotLuck(77, 78, seat, number)
