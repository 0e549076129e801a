"""Many tables with bots at once: every one goes on, nobody is refused, and nothing fails."""

import asyncio

import pytest

from benchmarks.load import Server, Wishes, loaded
from benchmarks.load_report import part_of


@pytest.mark.parametrize(
    ("tables", "seconds", "idle"),
    [
        pytest.param(12, 5.0, 0, id="short", marks=pytest.mark.once),
        pytest.param(200, 60.0, 0, id="long", marks=pytest.mark.soak),
    ],
)
def test_tables_with_four_bots_each_all_go_on(database, tmp_path, tables, seconds, idle):
    wishes = Wishes(idle, tables, 4, seconds, ["coconut_shy"], database, "random")
    server = Server(wishes, tmp_path)
    try:
        measured = asyncio.run(loaded(server, wishes))
        metrics = server.ask_text("/metrics").splitlines()
    finally:
        server.end()

    assert measured.refused == []
    assert measured.moved == tables, "each table has been told of something"
    assert len(measured.acks) >= tables
    assert part_of(measured.acks, 0.5) < 1.0
    assert [line for line in metrics if line.startswith("midway_failed_total{")] == []
