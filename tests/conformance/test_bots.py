"""Every bot plays every title, and from what its seat may know. Both are found, so a new one needs no line here."""

import pytest

from midway.bots import bot_names, find_bot
from midway.bots.bot import bot_keys, take_turn
from tests.testkit.conformance.choosing import check_bot
from tests.testkit.conformance.playing import play
from tests.testkit.conformance.tables import all_tables

TABLES = all_tables()
each_bot = pytest.mark.parametrize("name", bot_names())
each_table = pytest.mark.parametrize("table", TABLES, ids=[table.name for table in TABLES])


@each_bot
@each_table
def test_bots_choose_by_what_they_see(table, name):
    played = play(table, 3)
    played.looks = 60

    assert check_bot(find_bot(name), played) == []


@each_bot
@each_table
def test_bots_play_to_the_end(table, name):
    match = table.begin(4)

    while not match.is_over:
        take_turn(match, match.awaited[0], find_bot(name), bot_keys("four"))

    assert min(match.places) == 1
