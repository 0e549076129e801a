"""Whole matches through the front door."""

import json
import random

import pytest

from examples import player
from midway.kernel.records import read_record, verify
from midway.titles import find_title, title_ids


@pytest.mark.parametrize("title", title_ids())
def test_the_example_plays_a_whole_match_of_each_title(server, title):
    table = player.play(server.url, title, random.Random(1))

    record = server.ask("GET", f"/api/tables/{table['id']}/record", midway_invite=invite_of(server, table["id"]))
    assert verify(read_record(json.dumps(record), find_title)).is_over
    assert record["secret"] == table["secret"]


def invite_of(server, table_id):
    return server.tables.live[table_id].invite
