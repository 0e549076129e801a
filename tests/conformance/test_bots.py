"""Every bot plays every title, and from what its seat may know. Both are found, so a new one needs no line here."""

import pytest

from midway.bots import bot_names, find_bot
from midway.bots.bot import bot_keys, take_turn
from midway.lab.simulate import is_compiled
from tests.testkit.conformance.choosing import check_bot
from tests.testkit.conformance.playing import play
from tests.testkit.conformance.tables import all_tables

# Bots that think long are looked at where nothing was chosen but the number of players.
CASES = [(name, table) for name in bot_names() for table in all_tables() if name == "random" or not table.options]
each_case = pytest.mark.parametrize(
    ("name", "table"),
    [pytest.param(name, table, marks=pytest.mark.slow if name != "random" else ()) for name, table in CASES],
    ids=[f"{table.name}-{name}" for name, table in CASES],
)
LOOKS = {"random": 60}
SOME_LOOKS = 12  # of bots that think long, and where the options are odd


def bot_called(name):
    """The bot itself; without compiled code one that thinks for long thinks less."""
    bot = find_bot(name)
    return bot.hasty() if hasattr(bot, "hasty") and not is_compiled() else bot


@each_case
def test_bots_choose_by_what_they_see(name, table):
    played = play(table, 3)
    played.looks = SOME_LOOKS if table.options else LOOKS.get(name, SOME_LOOKS)

    assert check_bot(bot_called(name), played) == []


@each_case
def test_bots_play_to_the_end(name, table):
    match = table.begin(4)

    while not match.is_over:
        take_turn(match, match.awaited[0], bot_called(name), bot_keys("four"))

    assert min(match.places) == 1
