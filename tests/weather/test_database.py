"""The database is gone for a while, or its disk is full: people are told so, and nothing acknowledged is lost."""

import contextlib
import resource
import sqlite3
import time
from pathlib import Path

import pytest

from tests.testkit.databases import cluster
from tests.testkit.server_process import server_process
from tests.testkit.visiting import PATIENCE, Person

GONE = [pytest.param(2.0, marks=pytest.mark.once, id="short"), pytest.param(30.0, marks=pytest.mark.soak, id="long")]


def wait_until(holds, seconds=PATIENCE):
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def ready(server, people=2, bots=1):
    """A table where seat 0 has something to answer."""
    table = server.lay(people=people, bots=bots).start()
    person = Person(table, 0)
    person.client.wait_for_decision()
    return person


def stakes(person, id_):
    """Send the answer that a seat owes."""
    decision = person.client.decision or person.client.wait_for_decision()
    person.client.send({"type": "choose", "id": id_, "decision": decision["id"], "option": "number 1"})
    return person.client.until("done", "refused", "failed", id=id_)


def is_kept(person, id_):
    """The same message again is done, and it was done once."""
    wait_until(lambda: stakes_again(person, id_)["type"] == "done")
    assert [one for one in person.client.heard if one.get("cause", {}).get("seat") == 0 and "option" in one["cause"]]


def stakes_again(person, id_):
    return person.client.request("choose", id=id_, decision=person.client.number, option="number 1")


@pytest.mark.parametrize("seconds", GONE)
def test_postgresql_is_gone_for_a_while(seconds):
    with (
        cluster() as running,
        running.database() as url,
        server_process(url, storage_seconds=1.0) as server,
    ):
        person = ready(server)
        decision = person.client.decision["id"]
        running.stop()
        try:
            begun = time.monotonic()
            answer = stakes(person, "mine")
            assert (answer["type"], answer["reason"]) == ("failed", "storage-down")
            assert time.monotonic() - begun < 4
            assert server.try_("GET", "/healthz").status == 503
            refused = server.try_("POST", "/api/tables", {"title": "coconut_shy", "seats": 2})
            assert (refused.status, refused.data["reason"]) == (503, "storage-down")
            assert refused.headers["retry-after"]
            assert person.client.request("ping")["type"] == "pong", "the line stays open"
            time.sleep(max(0.0, seconds - (time.monotonic() - begun)))
        finally:
            running.start()
        wait_until(server.is_well)

        done = person.client.request("choose", id="mine", decision=decision, option="number 1")

        assert done["type"] == "done", (done, person.client.raw)
        bob = Person(person.table, 1)
        assert stakes(bob, "his")["type"] == "done"
        person.client.until("change", "state")
        wait_until(lambda: Person(person.table, 0).client.shown["together"] is False)
        assert "Traceback" not in server.logged(), server.logged()[-3000:]


@pytest.mark.once
def test_a_file_that_another_program_has_locked_is_told_as_down_and_used_again(tmp_path):
    path = tmp_path / "midway.db"
    with server_process(f"sqlite:///{path}", storage_seconds=0.5) as server:
        person = ready(server)
        decision = person.client.decision["id"]
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("begin immediate")
            answer = stakes(person, "mine")
            assert (answer["type"], answer["reason"]) == ("failed", "storage-down")
            other.execute("rollback")

        wait_until(lambda: again(person, decision)["type"] == "done")

        assert stored_choices(path, 0) == 1


@pytest.mark.once
def test_a_full_disk_loses_nothing_and_is_told(tmp_path):
    """The process may not write a longer file: exactly what a full disk does to it, in the middle of a write."""
    path = tmp_path / "midway.db"
    with server_process(f"sqlite:///{path}") as server:
        person = ready(server)
        decision = person.client.decision["id"]
        size = Path(f"{path}-wal").stat().st_size
        unlimited = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size + 100, unlimited[1]))

        answer = stakes(person, "mine")

        assert (answer["type"], answer["reason"]) == ("failed", "storage-down")
        assert person.client.decision["id"] == decision, "nobody heard of what was not kept"
        assert server.try_("GET", "/healthz").status == 200, "what is there can be read"
        assert stored_choices(path, 0) == 0
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, unlimited)
        wait_until(lambda: again(person, decision)["type"] == "done")
        assert stored_choices(path, 0) == 1
        server.kill()
        server.start()
        person.come_back()
        assert stakes_again(person, "mine")["type"] == "done", "it is remembered as done"


@pytest.mark.once
def test_a_full_disk_of_postgresql_is_told_too(postgres):
    import asyncio

    import asyncpg

    async def run(url, *statements):
        connection = await asyncpg.connect(url)
        for statement in statements:
            await connection.execute(statement)
        await connection.close()

    with postgres.database() as url, server_process(url) as server:
        person = ready(server)
        decision = person.client.decision["id"]
        full = (
            "create function full_disk() returns trigger language plpgsql as"
            " $$ begin raise exception 'no space left on device' using errcode = '53100'; end $$"
        )
        asyncio.run(run(url, full, "create trigger disk before insert on events execute function full_disk()"))
        answer = stakes(person, "mine")
        assert (answer["type"], answer["reason"]) == ("failed", "storage-down")
        asyncio.run(run(url, "drop trigger disk on events"))
        assert again(person, decision)["type"] == "done"


def again(person, decision):
    return person.client.request("choose", id="mine", decision=decision, option="number 1")


def stored_choices(path, seat):
    with contextlib.closing(sqlite3.connect(path)) as db:
        bodies = [body for (body,) in db.execute("select body from events order by number")]
    return sum('"kind":"chose"' in body and f'"seat":{seat}' in body for body in bodies)
