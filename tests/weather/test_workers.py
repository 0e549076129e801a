"""Several workers on one PostgreSQL: any of them takes anybody, and any may be killed."""

import json
import os
import signal
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from midway.kernel.records import read_record, verify
from midway.titles import find_title
from tests.testkit.server_process import server_process
from tests.testkit.visiting import PATIENCE, Laid, Person

pytestmark = pytest.mark.once


def play(people, most=10_000):
    """People answer with the first option until it is over, or after so many answers."""
    deadline = time.monotonic() + PATIENCE
    for _ in range(most):
        while not any(map(is_asked, people)):
            assert time.monotonic() < deadline, [person.client.raw[-6:] for person in people]
            if all(person.client.table["status"] == "over" for person in people):
                return
            for person in people:
                hear(person)
        person = next(filter(is_asked, people))
        answer = person.client.choose()
        assert answer["type"] == "done", answer


def is_asked(person):
    return person.client.decision is not None and person.client.decision["held"] is None


def hear(person):
    try:
        person.client.receive(0.02)
    except TimeoutError:
        return


def verified(door, table):
    written = door.ask("GET", f"{table.path}/record", midway_invite=table.invite)
    return verify(read_record(json.dumps(written), find_title))


@pytest.mark.parametrize("title", ["coconut_shy", "unfair"])
def test_one_of_two_workers_is_killed_and_the_match_goes_on_at_the_other(postgres, title):
    with (
        postgres.database() as url,
        server_process(url, window_least=0.1, window_most=60.0) as first,
        server_process(url, window_least=0.1, window_most=60.0) as second,
    ):
        table = first.lay(title, people=2, bots=1).start()
        elsewhere = Laid(second, table.id, table.invite)
        elsewhere.secrets = table.secrets
        ann, bob = Person(table, 0), Person(elsewhere, 1)
        play([ann, bob], 12)

        first.kill()
        ann.come_back(second)
        play([ann, bob])

        assert verified(second, table).is_over
        assert ann.client.table == bob.client.table
        for person in (ann, bob):
            person.leave()


def test_who_is_here_is_known_at_both_workers(postgres):
    with postgres.database() as url, server_process(url) as first, server_process(url) as second:
        table = first.lay(people=2).start()
        elsewhere = Laid(second, table.id, table.invite)
        elsewhere.secrets = table.secrets
        ann, bob = Person(table, 0), Person(elsewhere, 1)

        ann.client.until("presence", seats=[0, 1])
        bob.client.until("presence", seats=[0, 1])
        ann.client.request("say", text="Where are you?")
        assert bob.client.until("change", said={"seat": 0, "name": "Ann", "text": "Where are you?"})
        bob.leave()
        ann.client.until("presence", seats=[0])
        ann.leave()


def test_a_worker_behind_the_common_port_is_killed_and_another_takes_its_place(postgres):
    with postgres.database() as url, server_process(url, workers=2, window_least=0.1, window_most=60.0) as server:
        table = server.lay(people=2, bots=1).start()
        people = [Person(table, 0), Person(table, 1)]
        play(people, 6)
        workers = [pid for pid in server.children() if b"spawn_main" in command(pid)]
        assert len(workers) == 2

        os.kill(workers[0], signal.SIGKILL)
        for person in people:
            back(person)
        play(people, 4)
        deadline = time.monotonic() + PATIENCE
        while len([pid for pid in server.children() if b"spawn_main" in command(pid)]) < 2:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        os.kill(workers[1], signal.SIGKILL)
        for person in people:
            back(person)
        play(people)

        assert verified(server, table).is_over
        for person in people:
            person.leave()


def command(pid):
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def back(person):
    """Come back as soon as somebody answers: a killed worker may have taken the line when it could not serve it."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            return person.come_back()
        except (OSError, InvalidHandshake, ConnectionClosed):
            time.sleep(0.1)
    raise AssertionError("nobody answers")
