"""kill -9 of the server: nothing that was acknowledged is lost, and nothing is done twice."""

import contextlib
import itertools
import json
import time

import pytest
from websockets.exceptions import ConnectionClosed

from midway.kernel.records import read_record, verify
from midway.titles import find_title
from tests.testkit.server_process import server_process
from tests.testkit.visiting import PATIENCE, Person

MOMENTS = ("before", "within", "after")


def is_together(person):
    """In a simultaneous phase, after the other seat has answered."""
    return person.client.shown["together"] and len(person.client.shown["awaited"]) == 1


def is_inside(person):
    """In the middle of an effect: a card's text asks, not the turn."""
    return person.client.decision["source"] != ""


def is_plain(person):
    return not person.client.shown["together"] and person.client.decision["source"] == ""


SITUATIONS = (is_together, is_inside, is_plain)
SHORT = list(zip(MOMENTS, SITUATIONS, strict=True))
LONG = [(moment, where) for moment, where in itertools.product(MOMENTS, SITUATIONS) for _ in range(3)]


@pytest.mark.parametrize(
    ("title", "deaths"),
    [
        pytest.param("coconut_shy", SHORT, id="coconut_shy", marks=pytest.mark.once),
        pytest.param("unfair", SHORT, id="unfair", marks=pytest.mark.once),
        pytest.param("coconut_shy", LONG, id="coconut_shy-long", marks=pytest.mark.soak),
        pytest.param("unfair", LONG, id="unfair-long", marks=pytest.mark.soak),
    ],
)
def test_a_killed_server_loses_nothing_and_does_nothing_twice(database, title, deaths):
    left = list(deaths)
    with server_process(database, armed=True, window_least=0.1, window_most=60.0) as server:
        for _ in range(len(deaths)):
            play_and_die(server, title, left)
            if not left:
                return
    raise AssertionError(f"there was no occasion for {left}")


def play_and_die(server, title, left):
    """Play a whole match of two people, in which the server dies whenever there is an occasion for the next death."""
    table = server.lay(title, people=2).start()
    people = [Person(table, seat) for seat in (0, 1)]
    done = {0: 0, 1: 0}
    while (person := whose_turn(people)) is not None:
        before = person.client.decision
        request = f"a{sum(done.values())}"
        message = {"id": request, "decision": before["id"], "option": option(before)}
        if left and left[0][1](person):
            server.arm(left.pop(0)[0])
            with pytest.raises(ConnectionClosed):
                person.client.request("choose", **message)
            server.wait_for_death()
            server.start()
            for other in people:
                other.come_back()
        person.client.send({"type": "choose", **message})
        answer = person.client.until("done", "refused", "failed", id=request)
        assert answer["type"] == "done", answer
        done[person.seat] += 1
    for person in people:
        hear_all(person)
        fresh = person.state()
        assert (fresh["number"], fresh["shown"]) == (person.client.number, person.client.shown)
        person.leave()
    written = server.try_("GET", f"{table.path}/record", midway_invite=table.invite).body
    match = verify(read_record(json.dumps(json.loads(written)), find_title))
    assert [sum(step.seat == seat for step in match.steps) for seat in (0, 1)] == [done[0], done[1]]


def option(decision):
    return decision["options"][len(decision["options"]) // 2]["words"]


def whose_turn(people):
    """Somebody who is asked; None when the match is over for both."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if all(person.client.table["status"] == "over" for person in people):
            return None
        for person in people:
            if person.client.decision is not None and not person.client.decision["held"]:
                return person
        for person in people:
            hear_all(person, 0.02)
    raise AssertionError(f"nobody is asked anything: {[person.client.heard[-3:] for person in people]}")


def hear_all(person, seconds=0.2):
    with contextlib.suppress(TimeoutError):
        while True:
            person.client.receive(seconds)
