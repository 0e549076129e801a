from midway.bots import bot_names, find_bot
from midway.bots.bot import BotLuck
from midway.bots.random_bot import BOT
from tests.testkit.toys import a_duel


def test_random_bot_is_found():
    assert "random" in bot_names()
    assert find_bot("random") is BOT


def test_every_option_is_picked_sooner_or_later():
    s = a_duel()
    seat = int(s.who)

    picked = {BOT.choose(s, seat, BotLuck(3, 4, seat, n)) for n in range(200)}

    assert picked == {*s.legal(seat), *s.free(seat)}
