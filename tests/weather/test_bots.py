"""Bots that die, hang or cheat: the table says what happened and goes on, and no other table waits for it."""

import contextlib
import os
import signal
import time

import pytest

from tests.testkit.server_process import server_process
from tests.testkit.visiting import PATIENCE, Person

pytestmark = pytest.mark.once


def causes(person):
    return [one["cause"] for one in person.client.heard if one["type"] == "change"]


def bots_at_work(server):
    deadline = time.monotonic() + PATIENCE
    while not (found := server.bots()):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    return found


def play(people, seconds, enough):
    """People answer whatever they are asked, for so long or until it is enough."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline and not enough():
        for person in people:
            with contextlib.suppress(TimeoutError):
                while person.client.table["status"] != "over":
                    if person.client.decision is not None:
                        answer = person.client.choose()
                        assert answer["type"] == "done", answer
                    person.client.receive(0.02)


def moved(person, by="bot", after=0):
    return any(one.get("by") == by for one in causes(person)[after:])


@pytest.mark.parametrize(
    ("fault", "by", "seconds"),
    [(signal.SIGKILL, "bot", 10.0), (signal.SIGSTOP, "substitute", 1.0)],
    ids=["killed", "hanging"],
)
def test_a_bots_process_fails_and_the_table_goes_on(database, fault, by, seconds):
    """A process that died is replaced, and the bot asked again; one that hangs has its answer drawn for it."""
    with server_process(database, bot_workers=1, bot_seconds=seconds, window_least=0.1) as server:
        person = Person(server.lay("unfair", people=1, bots=2).start(), 0)
        play([person], 3 * PATIENCE, lambda: moved(person))
        for pid in bots_at_work(server):
            os.kill(pid, fault)
        said = len(causes(person))

        play([person], 3 * PATIENCE, lambda: moved(person, by, said))

        assert moved(person, by, said)
        said = len(causes(person))
        play([person], 3 * PATIENCE, lambda: moved(person, "bot", said))
        assert moved(person, "bot", said), "another process thinks by now"
        begun = time.monotonic()
        assert person.client.request("ping")["type"] == "pong"
        assert time.monotonic() - begun < 0.5, "nobody waits for a bot"
        person.leave()


def test_one_slow_bot_holds_up_no_other_table(tmp_path):
    with server_process(f"sqlite:///{tmp_path / 'midway.db'}", bot_workers=2, bot_seconds=20.0) as server:
        first = Person(server.lay(people=1, bots=1).start(), 0)
        play([first], PATIENCE, lambda: moved(first))
        os.kill(bots_at_work(server)[0], signal.SIGSTOP)
        others = [Person(server.lay(people=1, bots=1).start(), 0) for _ in range(4)]

        play(others, 10.0, lambda: sum(map(moved, others)) >= 3)

        assert sum(map(moved, others)) == 3, "only the table whose question the stopped process has waits"
        for person in (first, *others):
            person.leave()
