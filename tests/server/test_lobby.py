"""Who sits where, who may start, who may see; through the front door."""

import json

import pytest

from midway.kernel.chance import commitment
from midway.kernel.records import read_record, verify
from midway.titles import find_title


# ---- laying and sitting --------------------------------------------------------------------------------------------
def test_a_private_table_is_not_there_for_strangers(server):
    table = server.lay()

    for method, path in (("GET", ""), ("GET", "/cards"), ("GET", "/log"), ("POST", "/start"), ("GET", "/changes")):
        found = server.try_(method, table.path + path)
        assert (found.status, found.data["reason"]) == (404, "no-such-table")
    assert server.try_("GET", table.path, midway_invite="guessed").status == 404
    assert server.try_("GET", table.path, authorization="Bearer guessed").status == 404
    assert server.ask("GET", table.path, authorization=table.bearer(1))["id"] == table.id
    assert server.ask("GET", table.path, midway_invite=table.invite)["id"] == table.id


def test_a_public_table_is_listed_until_it_is_over(server):
    table = server.lay(is_public=True, people=2)
    hidden = server.lay()

    listed = [one["id"] for one in server.ask("GET", "/api/tables")["tables"]]

    assert table.id in listed
    assert hidden.id not in listed


def test_nothing_secret_is_told_of_a_table(server):
    table = server.lay(is_public=True)

    for found in (server.try_("GET", table.path), server.try_("GET", "/api/tables")):
        for secret in (*table.secrets.values(), table.invite, server.tables.live[table.id].secret):
            assert secret not in found.body.decode()
        assert "key" not in found.body.decode().replace("keys", "")


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"title": "chess", "seats": 2}, "bad-option"),
        ({"title": "coconut_shy", "seats": 8}, "bad-players"),
        ({"title": "coconut_shy", "seats": 2, "options": {"speed": "fast"}}, "bad-option"),
        ({"title": "coconut_shy", "seats": 2, "bots": {"1": "genius"}}, "bad-bot"),
        ({"title": "coconut_shy", "seats": 2, "bots": {"7": "random"}}, "bad-bot"),
        ({"title": "coconut_shy", "seats": 2, "colour": "red"}, "bad-request"),
        ({"title": "coconut_shy"}, "bad-request"),
        ({"title": "coconut_shy", "seats": "two"}, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(server, wish, reason):
    found = server.try_("POST", "/api/tables", wish)

    assert (found.status, found.data["reason"]) == (400, reason)
    assert found.data["detail"]


def test_a_seat_is_taken_once_and_names_are_different(server):
    table = server.lay(people=1, bots=0, seats=2)

    def sit(seat, name):
        return server.try_("POST", f"{table.path}/seats/{seat}", {"name": name}, midway_invite=table.invite)

    assert sit(0, "Bob").data["reason"] == "seat-taken"
    assert sit(1, " ann ").data["reason"] == "name-taken"
    assert sit(5, "Bob").data["reason"] == "no-such-seat"
    assert sit(1, "\x1b[31m").data["reason"] == "malformed"
    assert sit(1, "Bob").status == 201
    assert [seat["name"] for seat in table.info()["seats"]] == ["Ann", "Bob"]


def test_the_first_to_sit_is_the_host_and_hands_it_on(server):
    table = server.lay(people=2)

    assert server.try_("POST", f"{table.path}/start", authorization=table.bearer(1)).data["reason"] == "not-host"
    server.ask("DELETE", f"{table.path}/seats/0", authorization=table.bearer(0))
    assert table.info()["host"] == 1
    assert server.try_("GET", table.path, authorization=table.bearer(0)).status == 404
    found = server.try_("POST", f"{table.path}/start", authorization=table.bearer(1))
    assert (found.data["reason"], found.data["about"]) == ("seats-open", {"n": "1"})
    server.ask("PUT", f"{table.path}/seats/0/bot", {"bot": "random"}, authorization=table.bearer(1))
    assert server.ask("POST", f"{table.path}/start", authorization=table.bearer(1))["status"] == "playing"
    assert server.try_("POST", f"{table.path}/start", authorization=table.bearer(1)).data["reason"] == "begun"


def test_a_cookie_keeps_the_secret_from_scripts_and_other_tables(server):
    table = server.lay(people=1, seats=2)
    asked = {"name": "Bob", "cookie": True}

    found = server.try_("POST", f"{table.path}/seats/1", asked, midway_invite=table.invite, origin=server.url)

    assert found.data["secret"] is None
    cookie = found.headers["set-cookie"]
    assert {part.strip().lower() for part in cookie.split(";")[1:]} >= {
        "httponly", f"path={table.path}", "samesite=strict",
    }  # fmt: skip
    sent = cookie.split(";")[0]
    assert server.ask("GET", table.path, cookie=sent)["id"] == table.id
    assert server.try_("GET", server.lay().path, cookie=sent).status == 404


def test_a_foreign_page_cannot_act_with_cookies(server):
    table = server.lay(people=2)
    cookie = f"midway-seat-0={table.secrets[0]}"

    for headers in (
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec_fetch_site": "cross-site"},
        {},
    ):
        found = server.try_("POST", f"{table.path}/start", cookie=cookie, **headers)
        assert (found.status, found.data["reason"]) == (403, "foreign-origin")
    assert server.try_("POST", f"{table.path}/start", cookie=cookie, origin=server.url).status == 200


# ---- luck, records, rematch ------------------------------------------------------------------------------------------
def test_luck_is_sealed_first_mixed_with_the_players_and_revealed_last(server):
    table = server.lay(people=1, bots=1)
    before = table.info()
    assert before["secret"] is None
    assert before["contributions"] == []

    table.start()
    play_on(table)

    after = table.info()
    assert commitment(after["secret"]) == before["commitment"]
    assert after["contributions"] == ["luck of Ann", ""]
    record = server.ask("GET", f"{table.path}/record", midway_invite=table.invite)
    match = verify(read_record(json.dumps(record), find_title))
    assert match.contributions == ("luck of Ann", "")


def test_the_record_of_a_running_match_is_nobodys(server):
    table = server.lay(people=2).start()

    for path in ("/record", "/steps/0"):
        found = server.try_("GET", table.path + path, authorization=table.bearer(0))
        assert (found.status, found.data["reason"]) == (409, "not-over")


def test_a_match_that_is_over_can_be_looked_through(server):
    table = server.lay(people=1, bots=1).start()
    play_on(table)

    first = server.ask("GET", f"{table.path}/steps/0", midway_invite=table.invite)
    last = server.ask("GET", f"{table.path}/steps/{first['steps']}", midway_invite=table.invite)

    assert last["shown"]["over"]
    assert not any(isinstance(card, int) for cards in first["shown"]["zones"].values() for card in cards)
    assert server.try_("GET", f"{table.path}/steps/{first['steps'] + 1}", midway_invite=table.invite).status == 404


def test_the_same_people_meet_again_in_their_seats(server):
    table = server.lay(people=2, bots=1).start()
    with table.client(0) as ann, table.client(1) as bob:
        ann.until("state")
        bob.until("state")
        assert server.try_("POST", f"{table.path}/rematch", authorization=table.bearer(0)).data["reason"] == "not-over"
        ann.request("propose", kind="give-up")
        bob.until("change")
        bob.request("vote", yes=True)
        assert bob.table["status"] == "over"

        [first] = server.ask("POST", f"{table.path}/rematch", authorization=table.bearer(0))
        told = bob.until("change", cause={"kind": "rematch"})

    assert told["table"]["rematch"] == first["table"]["id"]
    [second] = server.ask("POST", f"{table.path}/rematch", authorization=table.bearer(1))
    assert second["table"]["id"] == first["table"]["id"]
    assert [seat["who"] for seat in second["table"]["seats"]] == ["person", "person", "bot"]
    path = f"/api/tables/{first['table']['id']}"
    assert server.try_("GET", path, authorization=table.bearer(0)).status == 404, "old secrets open no new seat"
    assert server.ask("POST", f"{path}/start", authorization=f"Bearer {first['secret']}")["status"] == "playing"


def test_a_record_is_imported_to_look_at(server):
    table = server.lay(people=1, bots=1).start()
    play_on(table)
    record = server.try_("GET", f"{table.path}/record", midway_invite=table.invite).body.decode()

    found = server.ask("POST", "/api/records", {"record": record})

    assert found["table"]["status"] == "over"
    again = server.try_("GET", f"/api/tables/{found['table']['id']}/record", midway_invite=found["invite"])
    assert json.loads(again.body)["choices"] == json.loads(record)["choices"]
    assert json.loads(again.body)["result"] == json.loads(record)["result"]


def test_a_match_that_was_left_goes_on_after_its_import(server):
    table = server.lay(people=1, bots=1).start()
    with table.client(0) as ann:
        ann.until("state")
        for _ in range(3):
            ann.wait_for_decision()
            ann.choose()
        ann.request("propose", kind="give-up")
        assert ann.table["status"] == "over"
    record = server.try_("GET", f"{table.path}/record", midway_invite=table.invite).body.decode()

    found = server.ask("POST", "/api/records", {"record": record})

    assert found["table"]["status"] == "playing"
    path = f"/api/tables/{found['table']['id']}"
    seated = server.ask("POST", f"{path}/seats/0", {"name": "Eve"}, midway_invite=found["invite"])
    server.ask("PUT", f"{path}/seats/1/bot", {"bot": "random"}, authorization=f"Bearer {seated['secret']}")
    state = server.ask("GET", f"{path}/changes?seat=0", authorization=f"Bearer {seated['secret']}")["messages"][0]
    assert state["shown"]["numbers"]["round"] >= 1


@pytest.mark.parametrize("record", ["", "{}", "[]", "x" * 1000, '{"format": 1, "title": "coconut_shy"}'])
def test_what_is_no_record_is_refused(server, record):
    found = server.try_("POST", "/api/records", {"record": record})

    assert (found.status, found.data["reason"]) == (400, "bad-record")


# ---- reports ---------------------------------------------------------------------------------------------------------
def test_a_bug_report_has_what_one_sees_and_nothing_more(server):
    table = server.lay(people=2).start()
    asked = {"text": "The parrot is stuck.", "client": "test", "seat": 0}

    report = server.ask("POST", f"{table.path}/reports", asked, authorization=table.bearer(0))

    state = server.ask("GET", f"{table.path}/changes?seat=0", authorization=table.bearer(0))["messages"][0]
    assert report["state"] == state
    assert report["record"] is None
    text = json.dumps(report)
    for secret in (*table.secrets.values(), table.invite, server.tables.live[table.id].secret):
        assert secret not in text
    assert server.try_("POST", f"{table.path}/reports", asked, midway_invite=table.invite).status == 403


def play_on(table):
    """Play seat 0 to the end, always answering with the first option."""
    with table.client(0) as client:
        client.until("state")
        while client.table["status"] != "over":
            if client.decision is None:
                client.receive()
            else:
                client.choose()
