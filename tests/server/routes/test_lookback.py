"""Looking back upon matches, through the front door: when, by whom, and with whose eyes."""

import itertools

import msgspec
import pytest

from midway.server.protocol.shown import Patch, Shown
from midway.server.telling.shown import patched
from tests.server.test_lobby import play_on

PLACES = ("/story", "/score", "/steps/0/reel", "/steps/0/why?value=prizes&seat=0")


@pytest.fixture(scope="module")
def over(server):
    table = server.lay(people=1, bots=1).start()
    play_on(table)
    return table


def ask(server, table, place):
    return server.ask("GET", table.path + place, midway_invite=table.invite)


def test_nobody_looks_back_upon_a_running_match(server):
    table = server.lay(people=2).start()

    for place in PLACES:
        found = server.try_("GET", table.path + place, authorization=table.bearer(0))
        assert (found.status, found.data["reason"]) == (409, "not-over")


def test_a_private_match_is_not_looked_back_upon_by_strangers(server, over):
    for place in PLACES:
        assert server.try_("GET", over.path + place).status == 404


def test_the_story_tells_the_match_from_its_first_step_to_its_last(server, over):
    story = ask(server, over, "/story")
    steps = [beat["step"] for beat in story["beats"]]

    assert story["steps"] == ask(server, over, "/steps/0")["steps"]
    assert steps == sorted(set(steps))
    assert steps[-1] == story["steps"]


def test_rounds_follow_each_other_and_end_with_the_score(server, over):
    rounds = ask(server, over, "/story")["rounds"]
    score = ask(server, over, "/score")

    assert [one["number"] for one in rounds] == list(range(1, len(rounds) + 1))
    assert all(a["last"] == b["first"] for a, b in itertools.pairwise(rounds))
    assert all(
        ask(server, over, f"/steps/{one['last'] - 1}")["shown"]["numbers"]["round"] <= one["number"] for one in rounds
    )
    assert {seat["seat"]: seat["total"] for seat in score["seats"]} == {
        seat: rounds[-1]["points"][f"total@{seat}"] for seat in (0, 1)
    }


def test_a_stretch_comes_to_the_same_as_its_steps(server, over):
    reel = ask(server, over, "/steps/3/reel?many=7")
    now = convert(reel["shown"])
    assert now == convert(ask(server, over, "/steps/3")["shown"])

    for change in reel["changes"]:
        now = patched(now, convert(change.get("patch", {}), Patch))
        assert now == convert(ask(server, over, f"/steps/{change['number']}")["shown"])
    assert [change["number"] for change in reel["changes"]] == list(range(4, 11))


def test_with_a_seats_eyes_one_sees_what_it_saw_then(server, over):
    steps = ask(server, over, "/story")["steps"]
    for seat in (0, 1):
        hand = ask(server, over, f"/steps/{steps // 2}/reel?many=0&seat={seat}")["shown"]["zones"]
        assert all(isinstance(card, str) for card in hand[f"hand@{seat}"])
        assert all(isinstance(card, int) for card in hand[f"hand@{1 - seat}"])
        assert hand[f"hand@{1 - seat}"]


def test_what_is_not_there_is_told(server, over):
    for place, reason in (("/steps/99999/reel", "no-such-step"), ("/steps/0/reel?seat=5", "no-such-seat")):
        found = server.try_("GET", over.path + place, midway_invite=over.invite)
        assert (found.status, found.data["reason"]) == (404, reason)
    assert server.try_("GET", f"{over.path}/steps/0/reel?many=1000", midway_invite=over.invite).status == 400


def convert(data, kind=Shown):
    return msgspec.convert(data, kind)
