"""A match of an older rules version goes on under the rules we have, or is kept and says why it cannot."""

import asyncio
import contextlib
import sqlite3
from typing import Any

import pytest

from midway.kernel import records
from midway.kernel.schema import SPECTATOR
from midway.server import lobby
from midway.server.identity import Rights, rights
from midway.server.problems import Conflict
from midway.server.protocol import spoken, told
from midway.server.protocol.resources import NewTable, SitDown
from midway.server.storage import store_at
from midway.server.table import events as of
from midway.server.table.migrating import chosen
from midway.server.tables import Tables
from tests.testkit.live import Seated, a_table, story

OLD = 0  # a version of the rules in which one staked with "stake 2"


def of_today(table):
    choices = [[seat, option.replace("stake ", "number ")] for seat, option in table["choices"]]
    return {**table, "choices": choices}


def made_old(path):
    """The stored tables as a program with older rules would have written them."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("update events set body = replace(body, '\"rules_version\":1', '\"rules_version\":0')")
        db.execute('update events set body = replace(body, \'"option":"number \', \'"option":"stake \')')


def told_later(tmp_path, before, after):
    """One program lays and plays, a newer one goes on."""
    kept: dict[str, Any] = {}

    async def first(tables):
        table = await before(tables)
        kept.update(id=table.table.id, people=table.people, states=[await table.fresh(v) for v in (0, 1, SPECTATOR)])

    async def second(tables):
        await after(Seated(await tables.get(kept["id"]), kept["people"]), kept["states"])

    story(first, tmp_path, window_least=0.0, window_most=600.0)
    made_old(tmp_path / "midway.db")
    story(second, tmp_path, window_least=0.0, window_most=600.0)


def test_a_match_in_play_goes_on_where_a_migration_leads_to_our_rules(tmp_path, monkeypatch):
    monkeypatch.setitem(records.MIGRATIONS, ("coconut_shy", OLD), of_today)

    async def before(tables):
        table = await a_table(tables, people=3)
        await table.choose(0, "number 1")
        await table.say(0, "undo")
        await table.play_on(9, undo=0.3)
        await table.say(0, "propose", kind="undo")
        await table.say(1, "vote", yes=True)
        await table.say(2, "vote", yes=True)
        await table.play_on(5)
        return table

    async def after(table, states):
        for viewer, then in zip((0, 1, SPECTATOR), states, strict=True):
            now = await table.fresh(viewer)
            assert (now["shown"], now["log"]) == (then["shown"], then["log"])
            assert now["table"]["rules_version"] == 1
            assert now["epoch"] != then["epoch"]
        await table.play_on()
        assert (await table.fresh())["table"]["status"] == "over"
        table.table.sleep()
        assert (await table.fresh())["table"]["status"] == "over"

    told_later(tmp_path, before, after)


def test_a_table_that_had_not_begun_begins_by_our_rules(tmp_path, monkeypatch):
    monkeypatch.setitem(records.MIGRATIONS, ("coconut_shy", OLD), of_today)

    async def before(tables):
        return Seated(await tables.lay(NewTable(title="coconut_shy", seats=2, bots={"1": "random"})), 1)

    async def after(table, states):
        assert (await table.fresh())["table"]["status"] == "open"
        await lobby.sit(table.table, 0, Rights(frozenset(), frozenset(), True), SitDown(name="Ann"))
        await lobby.start(table.table, Rights(frozenset({0}), frozenset(), True))
        await table.play_on()
        assert (await table.fresh())["table"]["status"] == "over"

    told_later(tmp_path, before, after)


def test_where_nothing_leads_to_our_rules_the_match_is_kept_and_says_so(tmp_path):
    async def before(tables):
        table = await a_table(tables)
        await table.play_on(4)
        return table

    async def after(table, states):
        with pytest.raises(Conflict, match="nothing leads from rules version 0"):
            await table.fresh()
        found = await table.visitor(0).hear(spoken.UndoLast(id="u"))
        assert (type(found), found.reason) == (told.Refused, "stranded")
        async with table.table.lock:
            people = await table.table.people()
        assert [chair.name for chair in people.chairs] == ["Ann", "Bob"]
        assert not rights(people, table.table.invite, ["guessed"]).may_see
        rows = await table.table.tables.store.events(table.table.id)
        assert len(chosen([of.read(row.body) for row in rows])) == 4

    told_later(tmp_path, before, after)


def test_two_workers_migrate_once(postgres, monkeypatch):
    monkeypatch.setitem(records.MIGRATIONS, ("coconut_shy", OLD), of_today)
    with postgres.database() as url:
        kept: dict[str, str] = {}

        async def first(tables):
            table = await a_table(tables)
            await table.play_on(6)
            kept["id"] = table.table.id
            async with tables.store.pool.acquire() as db:
                await db.execute("update events set body = replace(body, '\"rules_version\":1', '\"rules_version\":0')")

        story(first, url, window_least=0.0, window_most=600.0)

        async def second(tables):
            async def state():
                table = Seated(await tables.get(kept["id"]), 2)
                return await table.fresh()

            other = Tables(tables.settings, store_at(url))
            await other.open()

            async def elsewhere():
                return await Seated(await other.get(kept["id"]), 2).fresh()

            a, b = await asyncio.gather(state(), elsewhere())
            assert (a["number"], a["epoch"], a["shown"]) == (b["number"], b["epoch"], b["shown"])
            rows = await tables.store.events(kept["id"])
            assert sum(isinstance(of.read(row.body), of.Migrated) for row in rows) == 1
            await other.close()

        story(second, url, window_least=0.0, window_most=600.0)
