"""What people do and ask at a table."""

import json
from typing import Any

import msgspec
import pytest

from midway.kernel.schema import SPECTATOR
from midway.server import lobby
from midway.server.identity import Rights, rights
from midway.server.protocol import spoken, told
from midway.server.protocol.resources import Settings
from tests.testkit.live import Seated, a_table, story

HASTE: dict[str, Any] = {"window_least": 0.0, "window_most": 600.0}


# ---- choosing ----------------------------------------------------------------------------------------------------
def test_what_cannot_be_chosen_is_refused_and_changes_nothing(tmp_path):
    async def told_(tables):
        table = await a_table(tables)
        await table.choose(1)
        before = [await table.fresh(viewer) for viewer in (0, 1, SPECTATOR)]
        mine = before[0]["decision"]["id"]
        for seat, decision, option, reason in [
            (1, mine, "number 1", "not-your-turn"),
            (0, mine, "number 9", "stake-too-high"),
            (0, mine, "throw-at seaside.goldfish#1", "stake-first"),
            (0, mine, "", "unknown-verb"),
            (0, mine, "number", "malformed"),
            (0, mine, "throw-at seaside.unicorn", "no-such-card"),
            (0, mine + 1, "number 1", "stale"),
            (0, 0, "number 1", "stale"),
        ]:
            found = await table.say(seat, "choose", decision=decision, option=option)
            assert isinstance(found, told.Refused), found
            assert found.reason == reason
        assert [await table.fresh(viewer) for viewer in (0, 1, SPECTATOR)] == before

    story(told_, tmp_path, **HASTE)


def test_the_same_request_is_carried_out_once(tmp_path):
    async def told_(tables):
        table = await a_table(tables)
        state = await table.fresh(0)
        message = {"id": "mine", "decision": state["decision"]["id"], "option": "number 1"}

        first = await table.say(0, "choose", **message)
        again = await table.say(0, "choose", **message)
        table.table.sleep()
        after_a_restart = await table.say(0, "choose", **message)

        assert first == again == after_a_restart
        assert isinstance(first, told.Done)
        assert len(await table.steps()) == 1
        other = await table.say(1, "choose", id="mine", decision=state["decision"]["id"], option="number 1")
        assert isinstance(other, told.Done), "ids belong to a seat"

    story(told_, tmp_path, **HASTE)


def test_two_tabs_of_a_seat_race_and_one_choice_is_made(tmp_path):
    async def told_(tables):
        import asyncio

        table = await a_table(tables)
        state = await table.fresh(0)
        tabs = [table.visitor(0) for _ in range(6)]
        found = await asyncio.gather(
            *[
                tab.hear(spoken.Choose(id=f"tab{n}", decision=state["decision"]["id"], option=f"number {n % 3}"))
                for n, tab in enumerate(tabs)
            ]
        )

        assert [type(one) for one in found].count(told.Done) == 1
        assert len(await table.steps()) == 1

    story(told_, tmp_path, **HASTE)


def test_nobody_acts_for_another_seat(tmp_path):
    async def told_(tables):
        table = await a_table(tables)
        watcher = table.visitor()
        state = await table.fresh(0)
        found = await watcher.hear(spoken.Choose(id="a", decision=state["decision"]["id"], option="number 1"))
        assert (found.reason, type(found)) == ("only-watching", told.Refused)
        with pytest.raises(Exception, match="somebody else"):
            watcher.look(0, False)

    story(told_, tmp_path)


# ---- taking back -------------------------------------------------------------------------------------------------
def test_an_answer_is_taken_back_until_all_have_answered(tmp_path):
    async def told_(tables):
        table = await a_table(tables)
        ear = await table.ear(1)
        before = await table.fresh(0)

        await table.choose(0, "number 2")
        assert (await table.fresh(0))["undo"]["choices"] == 1
        assert isinstance(await table.say(0, "undo"), told.Done)

        after = await table.fresh(0)
        assert after["shown"] == before["shown"]
        assert after["undo"]["redo"] == 1
        assert [json.loads(change)["cause"]["kind"] for _, change in ear.heard] == ["chose", "undid"]
        assert isinstance(await table.say(0, "redo"), told.Done)
        await table.choose(1, "number 0")
        refused = await table.say(0, "undo")
        assert (refused.reason, type(refused)) == ("learned-since", told.Refused)

    story(told_, tmp_path, **HASTE)


async def after_stakes(tables, people=3, **wish) -> Seated:
    """A table where all have staked, so that nothing can be taken back freely."""
    table = await a_table(tables, people=people, **wish)
    for seat in range(people):
        await table.choose(seat, f"number {seat}")
    return table


def test_each_seat_concerned_sees_what_would_be_taken_back_and_says_yes(tmp_path):
    async def told_(tables):
        table = await after_stakes(tables)
        before = [await table.fresh(viewer) for viewer in (0, 1)]

        assert isinstance(await table.say(0, "propose", kind="undo"), told.Done)

        for seat in (1, 2):
            proposal = (await table.fresh(seat))["proposal"]
            assert (proposal["kind"], proposal["seat"], sorted(proposal["concerned"])) == ("undo", 0, [1, 2])
            taken = {one["seat"]: one["option"] for one in proposal["takes_back"]}
            assert set(taken) == {0, 1, 2}
            assert taken[seat]["words"] == f"number {seat}"
        assert (await table.say(0, "vote", yes=True)).reason == "not-asked"
        assert isinstance(await table.say(1, "vote", yes=True), told.Done)
        assert (await table.say(1, "vote", yes=True)).reason == "not-asked"
        assert [await table.fresh(viewer) for viewer in (0, 1)] != before
        assert isinstance(await table.say(2, "vote", yes=True), told.Done)
        assert await table.awaited() == [0, 1, 2]
        assert (await table.fresh(0))["proposal"] is None

    story(told_, tmp_path, **HASTE)


def test_one_no_is_enough_and_a_choice_makes_the_question_void(tmp_path):
    async def told_(tables):
        table = await after_stakes(tables)
        steps = len(await table.steps())

        await table.say(0, "propose", kind="undo")
        await table.say(1, "vote", yes=False)
        assert (await table.fresh(0))["proposal"] is None
        assert (await table.say(2, "vote", yes=True)).reason == "no-undo-asked"
        await table.say(0, "propose", kind="undo")
        assert (await table.say(1, "propose", kind="undo")).reason == "undo-asked-already"
        await table.choose((await table.awaited())[0])
        assert (await table.say(1, "vote", yes=True)).reason == "no-undo-asked"
        assert len(await table.steps()) == steps + 1

    story(told_, tmp_path, **HASTE)


def test_bots_always_agree(tmp_path):
    async def told_(tables):
        table = await a_table(tables, people=1, bots=2, seats=3)
        await table.play_on(4)
        await table.settled()
        before = len([s for s in (await table.steps()) if s.seat == 0])

        found = await table.say(0, "propose", kind="undo", choices=2)

        assert isinstance(found, told.Done), found
        assert len([s for s in (await table.steps()) if s.seat == 0]) == before - 2

    story(told_, tmp_path, **HASTE)


# ---- standing in, giving up --------------------------------------------------------------------------------------
def test_a_bot_stands_in_for_somebody_absent_until_they_come_back(tmp_path):
    async def told_(tables):
        table = await a_table(tables, people=3)
        tables.presence.come(table.table.id, Here(1))
        found = await table.say(0, "propose", kind="stand-in", seat=1, bot="random")
        assert found.reason == "is-here"
        found = await table.say(0, "propose", kind="stand-in", seat=2, bot="genius")
        assert found.reason == "no-such-bot"

        assert isinstance(await table.say(0, "propose", kind="stand-in", seat=2, bot="random"), told.Done)
        assert (await table.fresh(1))["proposal"]["about"] == 2
        await table.say(1, "vote", yes=True)

        seat = (await table.fresh())["table"]["seats"][2]
        assert (seat["who"], seat["bot"], seat["stands_in"]) == ("person", "random", True)
        await table.settled()
        assert (await table.choose_refused(2)).reason == "bot-plays"
        assert isinstance(await table.say(2, "come-back"), told.Done)
        assert not (await table.fresh())["table"]["seats"][2]["stands_in"]
        assert (await table.say(2, "come-back")).reason == "not-away"

    story(told_, tmp_path, **HASTE)


class Here:
    """A connection of a seat."""

    def __init__(self, seat):
        self.seat = seat

    def seats_here(self):
        return [self.seat]

    def shoulder(self):
        return None

    def notice(self, message): ...


def test_a_match_ends_early_when_all_agree(tmp_path):
    async def told_(tables):
        table = await a_table(tables, people=3)
        await table.say(0, "propose", kind="give-up")
        await table.say(2, "vote", yes=True)
        assert (await table.fresh())["table"]["status"] == "playing"
        await table.say(1, "vote", yes=True)

        state = await table.fresh()
        assert (state["table"]["status"], state["table"]["given_up"]) == ("over", True)
        assert state["table"]["secret"]
        assert (await table.say(0, "propose", kind="give-up")).reason == "game-over"

    story(told_, tmp_path, **HASTE)


# ---- talking, watching -------------------------------------------------------------------------------------------
def test_what_is_said_is_heard_by_all_and_is_no_part_of_the_record(tmp_path):
    async def told_(tables):
        table = await a_table(tables)
        ear = await table.ear(SPECTATOR)
        assert isinstance(await table.say(0, "say", text="Roll up!"), told.Done)
        assert json.loads(ear.heard[-1][1])["said"] == {"seat": 0, "name": "Ann", "text": "Roll up!"}
        watcher = table.visitor()
        assert isinstance(await watcher.hear(spoken.Say(id="w", text="Nice.")), told.Done)
        assert (await table.fresh(1))["chat"][-1] == {"seat": None, "name": "", "text": "Nice."}
        assert (await table.say(0, "say", text="\x1b[2J")).reason == "malformed"

        host = Rights(frozenset({0}), frozenset(), True)
        await lobby.change_settings(table.table, host, Settings(chat="seats"))
        assert (await watcher.hear(spoken.Say(id="v", text="Hm."))).reason == "chat-off"
        assert isinstance(await table.say(1, "say", text="Psst"), told.Done)
        await lobby.change_settings(table.table, host, Settings(chat="off"))
        assert (await table.say(1, "say", text="Psst")).reason == "chat-off"
        assert (await table.steps()) == []

    story(told_, tmp_path)


def test_a_guest_sees_what_the_seat_sees_as_long_as_it_likes(tmp_path):
    async def told_(tables):
        table = await a_table(tables)
        mine = Rights(frozenset({0}), frozenset(), True)
        secret: Any = await lobby.let_look(table.table, 0, mine, True)
        people = (await table.table.awake()).people

        found = rights(people, table.table.invite, [secret])
        assert (found.seats, found.shoulders) == (frozenset(), frozenset({0}))
        guest = table.visitor()
        guest.rights = found
        guest.look(0, False)
        assert (await guest.hear(spoken.UndoLast(id="a"))).reason == "not-your-seat"
        with pytest.raises(Exception, match="somebody else"):
            guest.look(1, False)
        await lobby.let_look(table.table, 0, mine, False)
        assert not rights(people, table.table.invite, [secret]).may_see

    story(told_, tmp_path)


# ---- asking ------------------------------------------------------------------------------------------------------
def test_why_not_and_foresight_tell_what_choosing_would_meet(tmp_path):
    async def told_(tables):
        table = await after_stakes(tables, people=2)
        seat = (await table.awaited())[0]
        state = await table.fresh(seat)
        offered = state["decision"]["options"][0]["words"]

        found = await table.say(seat, "why-not", option=offered)
        assert [one.reason for one in found.reasons] == [""]
        found = await table.say(seat, "why-not", option="pass")
        assert [(one.reason, one.rule) for one in found.reasons] == [("must-throw", "CS-TURN-02")]
        card = next(word for word in state["shown"]["zones"]["shelf"] if isinstance(word, str))
        found = await table.say(seat, "why-not", card=card)
        assert {one.option.words.split(" ")[0] for one in found.reasons} >= {"throw-at", "play", "use"}
        hidden = (await table.fresh(1 - seat))["shown"]["zones"][f"hand@{1 - seat}"][0]
        assert (await table.say(seat, "why-not", card=hidden)).reason == "no-such-card"

        foreseen = await table.say(seat, "foresee", option=offered)
        assert isinstance(foreseen, told.Foresight), foreseen
        assert (await table.say(seat, "foresee", option="pass")).reason == "must-throw"
        assert msgspec.json.encode(foreseen)

    story(told_, tmp_path, **HASTE)


def test_where_a_seats_value_comes_from_is_asked_of_a_seat(tmp_path):
    async def told_(tables):
        table = await a_table(tables, "dice_theme_park")
        zones = (await table.fresh())["shown"]["zones"]
        card = next(word for cards in zones.values() for word in cards if isinstance(word, str))
        watcher = table.visitor()

        found = await watcher.hear(spoken.AskWhy(id="w", value="stars", card=card))

        assert (type(found), found.reason) == (told.Refused, "no-such-seat")
        assert isinstance(await watcher.hear(spoken.AskWhy(id="w", value="stars", seat=1)), told.Why)

    story(told_, tmp_path, **HASTE)


def test_a_fault_of_ours_is_told_with_a_number_and_loses_nothing(tmp_path, monkeypatch):
    async def told_(tables):
        table = await a_table(tables)
        state = await table.fresh(0)

        def broken(self, event):
            raise ZeroDivisionError

        with monkeypatch.context() as patch:
            patch.setattr("midway.server.table.play.Play.follow", broken)
            found = await table.say(0, "choose", decision=state["decision"]["id"], option="number 1")

        assert isinstance(found, told.Failed)
        assert found.report
        assert await table.fresh(0) == state
        assert isinstance(await table.choose(0, "number 1"), told.Done)

    story(told_, tmp_path)
