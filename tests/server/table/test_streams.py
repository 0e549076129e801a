"""What each viewer is told: complete, numbered without a gap, and nothing of what is secret."""

import json

import pytest

from midway.kernel.chronicle import EVERYTHING
from midway.kernel.schema import SPECTATOR
from midway.titles import title_ids
from tests.testkit.live import a_table, story


@pytest.mark.parametrize("title", title_ids())
def test_changes_lead_to_what_somebody_new_is_told(tmp_path, title):
    async def told(tables):
        table = await a_table(tables, title)
        ears = [await table.ear(viewer) for viewer in (0, 1, SPECTATOR)]
        for _ in range(12):
            await table.play_on(8, undo=0.2)
            for ear in ears:
                assert ear.state == await table.fresh(ear.viewer)

    story(told, tmp_path, window_least=0.0, window_most=600.0)


@pytest.mark.parametrize("title", title_ids())
def test_who_comes_back_is_told_the_same_bytes_again(tmp_path, title):
    async def told(tables):
        table = await a_table(tables, title)
        ears = [await table.ear(viewer) for viewer in (0, 1, SPECTATOR)]
        begun = [ear.state["number"] for ear in ears]
        await table.play_on(40, undo=0.2)
        for is_asleep in (False, True):
            for ear, first in zip(ears, begun, strict=True):
                for number in range(first, ear.state["number"] + 1, 1 if is_asleep else 7):
                    if is_asleep:
                        table.table.sleep()
                    async with table.table.lock:
                        again = await table.table.changes_after(ear.viewer, ear.state["epoch"], number)
                    assert again == [change for change in ear.heard if change[0] > number]

    story(told, tmp_path, window_least=0.0, window_most=600.0)


def test_a_number_of_another_numbering_means_nothing(tmp_path):
    async def told(tables):
        table = await a_table(tables)
        ear = await table.ear(0)
        async with table.table.lock:
            assert await table.table.changes_after(0, "another", 1) is None
            assert await table.table.changes_after(0, ear.state["epoch"], 10_000) is None

    story(told, tmp_path)


def test_secret_answers_make_no_change_for_others(tmp_path):
    async def told(tables):
        table = await a_table(tables, people=3)
        ears = [await table.ear(viewer) for viewer in (0, 1, 2, SPECTATOR)]
        assert ears[3].state["shown"]["together"]

        await table.choose(1)

        for ear in (ears[0], ears[2], ears[3]):
            assert [json.loads(change)["cause"] for _, change in ear.heard] == [{"kind": "chose", "seat": 1}]
            assert ear.state["shown"]["awaited"] == [
                {"seat": seat, "kind": "together", "source": ""} for seat in (0, 2)
            ]
        assert "option" in json.loads(ears[1].heard[0][1])["cause"]

    story(told, tmp_path)


def test_where_all_act_openly_everybody_is_told_at_once(tmp_path):
    async def told(tables):
        table = await a_table(tables, "dice_theme_park", people=3, options={"together": "live"})
        ears = [await table.ear(viewer) for viewer in (0, 1, 2, SPECTATOR)]
        while ears[1].state["decision"] is None or ears[1].state["decision"]["kind"] != "dice_theme_park/improve":
            await table.play_on(1)
        heard = [len(ear.heard) for ear in ears]

        await table.choose(1)

        for ear, before in zip(ears, heard, strict=True):
            [change] = [json.loads(change) for _, change in ear.heard[before:]]
            assert change["cause"]["option"]
            assert ear.state == await table.fresh(ear.viewer)

    story(told, tmp_path)


def test_a_question_is_told_once(tmp_path):
    async def told(tables):
        table = await a_table(tables, people=3)
        ear = await table.ear(0)
        asked = ear.state["decision"]

        await table.choose(1)
        await table.choose(2)

        assert [change for _, change in ear.heard if "decision" in json.loads(change)] == []
        assert ear.state["decision"] == asked == (await table.fresh(0))["decision"]
        await table.choose(0)
        assert json.loads(ear.heard[-1][1])["decision"] != asked

    story(told, tmp_path)


def test_who_cannot_be_told_a_change_gets_a_state_instead_of_a_gap(tmp_path, monkeypatch):
    async def told(tables):
        table = await a_table(tables)
        ears = [await table.ear(viewer) for viewer in (0, 1)]

        def broken(*_):
            raise ZeroDivisionError

        with monkeypatch.context() as patch:
            patch.setattr("midway.server.telling.changes.patch", broken)
            await table.choose(0, "number 1")

        assert [ear.was_lost for ear in ears] == [True, True]
        assert [step.option for step in await table.steps()] == ["number 1"]
        for stream in table.table.streams.values():
            stream.listeners.clear()
        number = (await table.fresh(0))["number"]
        again = await table.ear(0)
        await table.choose(1, "number 1")
        assert again.heard[0][0] == number + 1
        assert again.state == await table.fresh(0)

    story(told, tmp_path)


def test_all_hands_are_shown_after_the_end_and_not_before(tmp_path):
    async def told(tables):
        table = await a_table(tables)
        watcher = table.visitor()
        watcher.look(None, True)
        async with table.table.lock:
            fold = await table.table.awake()
            with pytest.raises(Exception, match="when the match is over"):
                table.table.stream(fold, EVERYTHING)
        await table.play_on()

        state = await table.fresh(EVERYTHING)

        assert state["open"]
        hands = [cards for name, cards in state["shown"]["zones"].items() if name.startswith("hand@")]
        assert all(isinstance(card, str) for cards in hands for card in cards)
        assert state["table"]["secret"]

    story(told, tmp_path, window_least=0.0, window_most=600.0)
