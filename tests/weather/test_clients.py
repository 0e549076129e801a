"""Clients that err, cheat or shout, at a real socket: they are refused, and nobody else notices anything."""

import contextlib
import json
import random
import socket
import threading
import time

import pytest
from websockets.exceptions import ConnectionClosed

from tests.testkit.serving import quick, serving
from tests.testkit.visiting import Person

pytestmark = pytest.mark.once

GARBAGE = [
    "", "{", "null", "[]", "7", '"hello"', "{}", '{"type":"dance","id":"x"}', '{"type":"choose"}',
    '{"type":"choose","id":"x","decision":"one","option":"pass"}', '{"type":"choose","id":"x","decision":1e400}',
    '{"type":"choose","id":"x","decision":-1,"option":"pass"}', '{"type":"ping","id":"' + "x" * 41 + '"}',
    '{"type":"ping","id":"a b"}', '{"type":"say","id":"x","text":""}', '{"type":"say","id":"x","text":5}',
    '{"type":"ping","id":"x","extra":1}', '{"type":"look","id":"x","seat":99}', "[" * 30_000, "\x00", "\ufeff{}",
    '{"type":"hello","protocol":1}', '{"type":"ping","id":"\\ud800"}', b"\xff\xfe\x00garbage", b"", b"\x00" * 1000,
]  # fmt: skip


@pytest.fixture(scope="module")
def guarded(tmp_path_factory):
    """A server with the limits it has in earnest."""
    usual = {"messages_at_once": 60.0, "requests_at_once": 200.0, "tables_at_once": 30.0}
    with serving(quick(f"sqlite:///{tmp_path_factory.mktemp('guarded') / 'midway.db'}", **usual)) as running:
        yield running


@contextlib.contextmanager
def undisturbed(table, seat):
    """The other seat's view is the same afterwards, its line is open, and it heard of nothing but presence."""
    witness = Person(table, seat)
    before = witness.state()
    begun = len(witness.client.heard)
    yield witness
    assert witness.client.request("ping")["type"] == "pong"
    assert witness.state() == before
    assert {one["type"] for one in witness.client.heard[begun:]} <= {"presence", "pong"}
    witness.leave()


def test_garbage_is_refused_and_the_line_stays_open(server):
    table = server.lay().start()
    with undisturbed(table, 1), table.client(0) as client:
        client.until("presence")
        for sent in GARBAGE:
            client.line.send(sent)
            answer = client.until("refused")
            assert (answer["reason"], answer["rule"]) in {("malformed", ""), ("not-here", "")}, (sent, answer)
            assert json.dumps(answer).count("Traceback") == 0
        assert client.request("ping")["type"] == "pong"


@pytest.mark.parametrize("first", [*GARBAGE[:6], '{"type":"ping","id":"x"}', '{"type":"hello","protocol":2}'])
def test_a_line_that_does_not_begin_with_a_hello_is_ended_with_a_reason(server, first):
    from websockets.sync.client import connect

    table = server.lay().start()
    with connect(f"{server.url.replace('http', 'ws')}{table.path}/socket") as line:
        line.send(first)
        closing = json.loads(line.recv(5))
        assert closing["type"] == "closing"
        assert closing["reason"] in ("malformed", "no-hello", "other-protocol")
        with pytest.raises(ConnectionClosed):
            line.recv(5)


def test_another_seats_option_a_past_decision_and_the_same_option_twice_change_nothing(server):
    table = server.lay(people=2).start()
    ann, bob = Person(table, 0), Person(table, 1)
    asked = ann.client.decision["id"]
    assert ann.client.request("choose", id="one", decision=asked, option="number 1")["type"] == "done"
    bob.client.until("change")
    before = [ann.state(), bob.state()]

    again = ann.client.request("choose", id="one", decision=asked, option="number 1")
    twice = ann.client.request("choose", id="two", decision=asked, option="number 1")
    foreign = ann.client.request("choose", id="three", decision=bob.client.decision["id"], option="number 2")
    past = bob.client.request("choose", id="four", decision=bob.client.decision["id"] - 1, option="number 2")

    assert again["type"] == "done"
    assert [(one["type"], one["reason"]) for one in (twice, foreign)] == [("refused", "not-your-turn")] * 2
    assert (past["type"], past["reason"]) == ("refused", "stale")
    assert [ann.state(), bob.state()] == before
    with table.client() as watcher:
        watcher.until("presence")
        refused = watcher.request("choose", decision=asked, option="number 1")
        assert (refused["type"], refused["reason"]) == ("refused", "only-watching")
        refused = watcher.request("look", seat=0)
        assert (refused["type"], refused["reason"]) == ("refused", "not-your-seat")


def test_ten_megabytes_end_the_line_and_nothing_else(server):
    table = server.lay().start()
    with undisturbed(table, 1), table.client(0) as client:
        client.until("presence")
        with contextlib.suppress(ConnectionClosed):
            client.line.send('{"type":"say","id":"x","text":"' + "x" * 10_000_000 + '"}')
        assert code_at_the_end(client.line) in (1009, None)  # who still sends when it is closed hears no code
        body = b'{"title":"' + b"x" * 10_000_000 + b'"}'
        with contextlib.suppress(OSError):  # it may hang up before it has heard it all
            assert server.try_("POST", "/api/tables", body).status == 413


def test_half_a_frame_and_a_line_that_is_cut_hurt_nobody(server):
    table = server.lay().start()
    with undisturbed(table, 1):
        for half in (
            b"\x81\xfe",
            b"\x81\xfe\xff\xff\x00\x00\x00\x00{",
            b"\x81\x85\x01\x02\x03\x04he",
            b"\x83\x80\x00\x00\x00\x00",
        ):
            with upgraded(server, table) as raw:
                raw.sendall(half)
                time.sleep(0.05)
        time.sleep(0.2)


def test_a_thousand_messages_a_second_are_turned_away_and_others_are_served(guarded):
    table = guarded.lay().start()
    other = guarded.lay().start()
    slowest = 0.0
    with undisturbed(table, 1), table.client(0) as loud, other.client(0) as calm:
        loud.until("presence")
        calm.until("presence")
        shouting = threading.Thread(target=shout, args=(loud.line,))
        shouting.start()
        while shouting.is_alive():
            begun = time.monotonic()
            assert calm.request("ping")["type"] == "pong"
            slowest = max(slowest, time.monotonic() - begun)
            time.sleep(0.06)
        shouting.join()
        reasons = set()
        with contextlib.suppress(ConnectionClosed):
            while True:
                reasons.add(loud.receive(5).get("reason"))
    assert "too-many" in reasons
    assert slowest < 0.5


def shout(line):
    """A thousand messages a second, for a second and a half."""
    begun = time.monotonic()
    with contextlib.suppress(ConnectionClosed, OSError):
        for n in range(1500):
            line.send(f'{{"type":"ping","id":"p{n}"}}')
            time.sleep(max(0.0, begun + n / 1000 - time.monotonic()))


def test_two_tabs_of_a_seat_race_and_both_see_the_same(server):
    table = server.lay(people=2).start()
    tabs = [Person(table, 0) for _ in range(2)]
    other = Person(table, 1)
    dice = random.Random(5)
    for turn in range(20):
        for person in (*tabs, other):
            person.client.request("ping")  # whatever was told before is heard by now
        if tabs[0].client.table["status"] == "over":
            break
        asked = tabs[0].client.decision
        if asked is None:
            if other.client.decision is not None:
                other.client.choose()
            continue
        assert tabs[1].client.decision == asked
        for n, tab in enumerate(tabs):
            option = dice.choice(asked["options"])["words"]
            tab.client.send({"type": "choose", "id": f"{turn}.{n}", "decision": asked["id"], "option": option})
        answers = [tab.client.until("done", "refused", id=f"{turn}.{n}") for n, tab in enumerate(tabs)]
        if asked["window"] is None:
            assert sorted(one["type"] for one in answers) == ["done", "refused"]
            assert {one.get("reason") for one in answers} <= {None, "stale", "not-your-turn", "game-over"}
    for person in tabs:
        person.client.request("ping")
    assert (tabs[0].client.shown, tabs[0].client.decision) == (tabs[1].client.shown, tabs[1].client.decision)
    for person in (*tabs, other):
        person.leave()


def test_who_does_not_read_is_let_go_and_the_table_goes_on(guarded):
    """A client with a full pipe: changes pile up for it, and it is cut off instead of filling the memory."""
    table = guarded.lay(people=2).start()
    with upgraded(guarded, table) as raw:
        hello = json.dumps({"type": "hello", "protocol": 1, "secrets": [table.secrets[1]]}).encode()
        raw.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        live = guarded.tables.live[table.id]
        deadline = time.monotonic() + 10
        while not guarded.tables.presence.at(table.id).seats:
            assert time.monotonic() < deadline
            time.sleep(0.02)

        async def flood():
            for stream in live.streams.values():
                for listener in list(stream.listeners):
                    for _ in range(3000):
                        listener.notice(guarded.tables.presence.at(table.id))

        guarded.run(flood())
        while guarded.tables.presence.at(table.id).seats:
            assert time.monotonic() < deadline + 20
            time.sleep(0.05)
    with table.client(0) as ann:
        ann.until("presence")
        assert ann.choose("number 1")["type"] == "done"


# ---- help ------------------------------------------------------------------------------------------------------------
@contextlib.contextmanager
def upgraded(server, table):
    """A bare connection that has become a socket."""
    head = [
        f"GET {table.path}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(("\r\n".join(head) + "\r\n\r\n").encode())
        assert b"101" in raw.recv(4096)
        yield raw


def code_at_the_end(line):
    """Read on; gives the code with which the line was ended."""
    try:
        while True:
            line.recv(5)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None
