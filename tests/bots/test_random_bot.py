from midway.bots import bot_names, find_bot
from midway.bots.bot import BotLuck
from midway.bots.random_bot import BOT
from midway.kernel.decisions import pending
from tests.testkit.toys import a_duel


def test_random_bot_is_found():
    assert "random" in bot_names()
    assert find_bot("random") is BOT


def test_every_option_is_picked_sooner_or_later():
    s = a_duel()
    decision = pending(s)[0]

    picked = {BOT.choose(s, decision, BotLuck(3, 4, 0, n)).words for n in range(200)}

    assert picked == {offer.words for offer in (*decision.options, *decision.free)}
