"""Cheats with a seat, people who watch, strangers with a link, proxies that err: what they try comes to nothing."""

import contextlib
import json
import threading
import time

import pytest
from websockets.exceptions import ConnectionClosed

from tests.testkit.server_process import server_process
from tests.testkit.serving import quick, serving
from tests.testkit.visiting import Person

pytestmark = pytest.mark.once


def ends(client, reason):
    """The line is ended for this reason; gives what came before that."""
    heard = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            heard.append(client.receive(5))
    assert heard[-1]["type"] == "closing"
    assert heard[-1]["reason"] == reason
    return heard[:-1]


# ---- rights that end ------------------------------------------------------------------------------------------
def test_a_guest_who_is_sent_away_sees_nothing_more(server):
    table = server.lay(people=2).start()
    secret = server.ask("POST", f"{table.path}/seats/0/guests", authorization=table.bearer(0))["secret"]
    table.secrets[9] = secret
    with table.client(9) as guest, table.client(0) as ann:
        assert guest.until("state")["seat"] == 0
        ann.until("presence", guests=[0])
        server.ask("DELETE", f"{table.path}/seats/0/guests", authorization=table.bearer(0))
        ann.choose("number 1")

        assert [one["type"] for one in ends(guest, "not-your-seat") if one["type"] != "presence"] == []
        assert server.tables.presence.at(table.id).guests == []
    assert server.try_("GET", f"{table.path}/changes?seat=0", authorization=f"Bearer {secret}").status == 404


def test_whoever_gave_up_a_seat_sees_and_does_nothing_with_it_any_more(server):
    table = server.lay(people=2).start()
    with table.client(0, invite=table.invite) as before:
        before.until("presence")
        server.ask("DELETE", f"{table.path}/seats/0", authorization=table.bearer(0))
        heard = ends(before, "not-your-seat")
        assert not any(one.get("cause", {}).get("kind") in ("sat", "chose") for one in heard)
    old = table.secrets[0]
    table.sit(0, "Eve")
    assert server.try_("GET", f"{table.path}/changes?seat=0", authorization=f"Bearer {old}").status == 404
    with table.client(0) as eve:
        assert eve.until("state")["seat"] == 0
        assert eve.choose("number 1")["type"] == "done"


def test_a_poll_that_waits_brings_nothing_to_a_guest_who_is_sent_away(server):
    table = server.lay(people=2).start()
    secret = server.ask("POST", f"{table.path}/seats/0/guests", authorization=table.bearer(0))["secret"]
    mine = {"authorization": f"Bearer {secret}"}
    state = server.ask("GET", f"{table.path}/changes?seat=0", **mine)["messages"][0]
    found = []

    def wait():
        asked = f"{table.path}/changes?seat=0&epoch={state['epoch']}&after={state['number']}&wait=10"
        found.append(server.try_("GET", asked, **mine))

    waiting = threading.Thread(target=wait)
    waiting.start()
    while not server.tables.presence.at(table.id).guests:
        time.sleep(0.01)
    server.ask("DELETE", f"{table.path}/seats/0/guests", authorization=table.bearer(0))
    waiting.join(15)
    assert (found[0].status, found[0].data["reason"]) == (403, "not-your-seat")


def test_strangers_leave_when_a_table_becomes_private(server):
    table = server.lay(people=2, is_public=True).start()
    with table.client(invite="") as stranger, table.client() as invited:
        stranger.until("presence")
        invited.until("presence")
        server.ask("PATCH", table.path, {"is_public": False}, authorization=table.bearer(0))
        ends(stranger, "not-your-seat")
        assert invited.request("ping")["type"] == "pong"


# ---- strangers with a link ------------------------------------------------------------------------------------------
def test_a_link_lets_one_watch_and_sit_and_nothing_else(server):
    table = server.lay(people=2, bots=1)
    link = {"midway_invite": table.invite}
    for method, path, body in [
        ("POST", "/start", None),
        ("PATCH", "", {"chat": "off"}),
        ("PUT", "/seats/0/bot", {"bot": "random"}),
        ("DELETE", "/seats/1", None),
        ("POST", "/seats/0/guests", None),
        ("POST", "/rematch", None),
    ]:
        assert server.try_(method, table.path + path, body, **link).status in (403, 404), path
    table.start()
    for message in (
        {"type": "choose", "id": "x", "decision": 1, "option": "number 1"},
        {"type": "undo", "id": "x"},
        {"type": "propose", "id": "x", "kind": "give-up"},
        {"type": "vote", "id": "x", "yes": True},
        {"type": "come-back", "id": "x"},
        {"type": "foresee", "id": "x", "option": "number 1"},
    ):
        said = server.ask("POST", f"{table.path}/messages", {"message": message}, **link)["messages"][0]
        assert (said["type"], said["reason"]) == ("refused", "only-watching"), message
        found = server.try_("POST", f"{table.path}/messages", {"message": message, "seat": 0}, **link)
        assert (found.status, found.data["reason"]) == (403, "not-your-seat")


def test_chatter_is_limited_for_each_seat_and_for_all_who_watch(server):
    table = server.lay(people=2).start()
    server.tables.live[table.id].talk.a_second = 0.0
    with table.client() as loud, table.client() as other, table.client(0) as ann:
        for line in (loud, other, ann):
            line.until("presence")
        answers = [loud.request("say", text="Roll up!") for _ in range(14)]
        assert {one.get("reason") for one in answers} == {None, "too-many"}
        assert other.request("say", text="Psst")["reason"] == "too-many"
        assert ann.request("say", text="Quiet, please.")["type"] == "done"


# ---- proxies that err -----------------------------------------------------------------------------------------------
def test_what_a_proxy_passes_on_is_not_local_and_buys_no_patience(tmp_path):
    with serving(quick(f"sqlite:///{tmp_path / 'midway.db'}", requests_at_once=30.0, requests_a_second=0.01)) as server:
        assert server.try_("GET", "/metrics").status == 200
        for header in ("x_forwarded_for", "forwarded", "via", "x_real_ip"):
            assert server.try_("GET", "/metrics", **{header: "127.0.0.1"}).status == 404
        found = [server.try_("GET", "/api/titles", x_forwarded_for=f"10.0.0.{n}").status for n in range(60)]
        assert 429 in found, "an address that anybody can write down is not believed"


def test_a_proxy_that_is_known_is_believed_for_the_last_address_only(tmp_path):
    settings = quick(
        f"sqlite:///{tmp_path / 'midway.db'}", requests_at_once=12.0, trusted_proxies="127.0.0.1, 10.9.9.9"
    )
    with serving(settings) as server:
        invented = [
            server.try_("GET", "/api/titles", x_forwarded_for=f"1.1.1.{n}, 10.0.0.1, 10.9.9.9").status
            for n in range(30)
        ]
        assert 429 in invented
        assert server.try_("GET", "/api/titles", x_forwarded_for="10.0.0.2").status == 200
        assert server.try_("GET", "/metrics", x_forwarded_for="10.0.0.2").status == 404


def test_no_answer_about_a_table_may_be_kept_by_anybody(server):
    table = server.lay(people=2).start()
    for path in ("", "/changes?seat=0", "/log", "/cards", "/record"):
        found = server.try_("GET", table.path + path, authorization=table.bearer(0))
        assert found.headers["cache-control"] == "no-store", path


def test_the_same_request_sent_twice_by_a_proxy_is_done_once(server):
    table = server.lay(people=2).start()
    message = {"type": "choose", "id": "mine", "decision": 0, "option": "number 1"}
    state = server.ask("GET", f"{table.path}/changes?seat=0", authorization=table.bearer(0))["messages"][0]
    message["decision"] = state["decision"]["id"]
    post = {"message": message, "seat": 0}
    first, again = [server.ask("POST", f"{table.path}/messages", post, authorization=table.bearer(0)) for _ in range(2)]
    assert first == again
    assert first["messages"][0]["type"] == "done"


# ---- what is written down ----------------------------------------------------------------------------------------
def test_the_log_holds_no_secrets(tmp_path):
    with server_process(f"sqlite:///{tmp_path / 'midway.db'}") as server:
        table = server.lay(people=2, bots=1).start()
        person = Person(table, 0)
        person.client.choose("number 1")
        person.client.request("say", text="the fox is in the henhouse")
        server.try_("GET", f"{table.path}/record", authorization=table.bearer(0))
        server.try_("POST", f"{table.path}/messages", b"{broken", authorization=table.bearer(0))
        person.leave()
        hands = [card for zone, cards in person.client.shown["zones"].items() if "hand" in zone for card in cards]
        server.process_killed(2)
        logged = server.logged()
    assert '"says": "ready"' in logged
    for secret in (*table.secrets.values(), table.invite, "henhouse", *map(str, hands[:1])):
        assert secret not in logged


def test_a_long_match_file_is_taken_and_an_endless_one_is_not(server):
    table = server.lay(people=2, bots=1).start()
    with table.client(0) as ann, table.client(1) as bob:
        ann.until("state")
        bob.until("state")
        ann.request("propose", kind="give-up")
        bob.until("change")
        bob.request("vote", yes=True)
    record = server.ask("GET", f"{table.path}/record", midway_invite=table.invite)
    record["about"] = {"names": "Ann,Bob,Cem"}
    written = json.dumps(record) + " " * 200_000

    found = server.ask("POST", "/api/records", {"record": written})

    assert [seat["name"] for seat in found["table"]["seats"]] == ["Ann", "Bob", "Cem"]
    with contextlib.suppress(OSError):  # it may hang up before it has heard it all
        assert server.try_("POST", "/api/records", {"record": " " * 3_000_000}).status == 413
