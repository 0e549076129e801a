"""The wall clock jumps: windows, limits and idle tables go by a clock that does not."""

import time

import pytest

from tests.testkit.serving import quick, serving
from tests.testkit.visiting import Person

pytestmark = pytest.mark.once
YEARS = 10 * 365 * 86_400.0


@pytest.mark.parametrize("jump", [YEARS, -YEARS], ids=["forward", "back"])
def test_a_jump_of_the_wall_clock_disturbs_no_match(tmp_path, monkeypatch, jump):
    with serving(quick(f"sqlite:///{tmp_path / 'midway.db'}", window_least=0.2, window_most=0.5)) as server:
        open_table = server.lay(people=1, seats=2, is_public=True)
        table = server.lay(people=2, bots=1, is_public=True).start()
        people = [Person(table, 0), Person(table, 1)]
        answered, began = 0, time.monotonic()
        slowest = 0.0
        real = time.time
        while any(person.client.table["status"] != "over" for person in people):
            assert time.monotonic() < began + 30
            if answered == 4:
                monkeypatch.setattr(time, "time", lambda: real() + jump)
                monkeypatch.setattr(server.tables.sweeper, "wall", time.time)
            for person in people:
                answered += maybe_answers(person)
            driver = server.tables.live[table.id].driver
            slowest = max(slowest, time.monotonic() - driver.since if driver.window[0] >= 0 else 0.0)
        assert answered > 8
        assert slowest < 2.0, "windows close in their time"
        server.run(server.tables.sweeper.maybe_sweep())
        assert server.try_("GET", open_table.path, midway_invite=open_table.invite).status == 200
        assert server.tables.sweeper.next_at > time.monotonic() + 80_000, "it has noticed"
        assert server.ask("GET", f"{table.path}/record", midway_invite=table.invite)["result"]
        listed = [one["id"] for one in server.ask("GET", "/api/tables")["tables"]]
        assert open_table.id in listed
        for person in people:
            person.leave()


def maybe_answers(person):
    try:
        person.client.receive(0.02)
    except TimeoutError:
        decision = person.client.decision
        if decision is None or decision["held"] is not None or person.client.table["status"] == "over":
            return 0
        return int(person.client.choose()["type"] == "done")
    return 0
