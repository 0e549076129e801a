"""What any store can do, on SQLite and on PostgreSQL."""

import asyncio
import time

import pytest

from midway.server.storage import store_at
from midway.server.storage.store import Face, Row, TableRow, Taken

ROW = TableRow("abcdefgh2345", "coconut_shy", "open", True, "sealed", "come in", 100.0, '{"id": 1}')


def with_store(database, work):
    """Run a story with an open store."""

    async def told():
        store = store_at(database)
        heard: list[tuple[str, str]] = []
        await store.open(lambda table, what: heard.append((table, what)))
        try:
            return await work(store, heard)
        finally:
            await store.close()

    return asyncio.run(told())


def test_a_table_is_kept_with_its_events(database):
    async def story(store, _):
        await store.lay(ROW, ["one", "two"], 100.0)
        await store.append(ROW.id, 3, "three", 101.0)

        assert await store.table(ROW.id) == ROW
        assert await store.events(ROW.id) == [Row(1, 100.0, "one"), Row(2, 100.0, "two"), Row(3, 101.0, "three")]
        assert await store.events(ROW.id, 2) == [Row(3, 101.0, "three")]
        assert await store.table("nothing-here") is None

    with_store(database, story)


def test_a_place_is_taken_once(database):
    async def story(store, _):
        await store.lay(ROW, ["one"], 100.0)
        found = await asyncio.gather(
            *[store.append(ROW.id, 2, f"from {n}", 101.0) for n in range(8)], return_exceptions=True
        )

        assert [type(one) for one in found].count(Taken) == 7
        assert len(await store.events(ROW.id)) == 2

    with_store(database, story)


def test_what_is_kept_is_there_after_a_restart(database):
    async def write(store, _):
        await store.lay(ROW, ["one"], 100.0)
        await store.append(ROW.id, 2, "two", 101.0, Face("playing", False, "{}"))
        await store.keep_pack("hash", "cards")

    async def read(store, _):
        assert [row.body for row in await store.events(ROW.id)] == ["one", "two"]
        assert (await store.table(ROW.id)).status == "playing"
        assert await store.pack("hash") == "cards"
        assert await store.pack("other") is None

    with_store(database, write)
    with_store(database, read)


def test_public_tables_are_listed_while_they_are_open_or_played(database):
    async def story(store, _):
        for n, (status, is_public) in enumerate([("open", True), ("playing", True), ("over", True), ("open", False)]):
            id_ = f"table{n}"
            row = TableRow(id_, "t", status, is_public, "", "", 0.0, id_)
            await store.lay(row, ["one"], 100.0 + n)

        assert await store.public_tables(1e9, 10) == [(101.0, "table1"), (100.0, "table0")]
        assert await store.public_tables(1e9, 1) == [(101.0, "table1")]
        assert await store.public_tables(101.0, 10) == [(100.0, "table0")]

    with_store(database, story)


def test_tables_never_begun_are_forgotten_with_their_events(database):
    async def story(store, _):
        await store.lay(ROW, ["one"], 100.0)
        await store.lay(TableRow("b", "t", "playing", True, "", "", 0.0, ""), ["one"], 100.0)

        assert await store.forget_open_tables(99.0) == 0
        assert await store.forget_open_tables(101.0) == 1
        assert await store.table(ROW.id) is None
        assert await store.events(ROW.id) == []
        assert len(await store.events("b")) == 1

    with_store(database, story)


def test_one_worker_holds_a_table_and_others_hear_of_its_events(postgres):
    with postgres.database() as url:

        async def story(store, heard):
            other = store_at(url)
            theirs: list[tuple[str, str]] = []
            await other.open(lambda table, what: theirs.append((table, what)))
            await store.lay(ROW, ["one"], 100.0)

            assert await store.claim(ROW.id)
            assert not await other.claim(ROW.id)
            await store.release(ROW.id)
            assert await other.claim(ROW.id)
            assert all(await asyncio.gather(*[store.claim(f"table {n}") for n in range(30)]))  # at the same time

            await store.append(ROW.id, 2, "two", 101.0)
            await other.call(ROW.id, "somebody came")
            await until(lambda: len(theirs) == 2 and len(heard) == 2)
            assert theirs == heard == [(ROW.id, ""), (ROW.id, "somebody came")]
            await other.close()
            assert await store.claim(ROW.id)  # who has gone holds nothing

        with_store(url, story)


def test_many_writers_share_commits(database):
    async def story(store, _):
        for n in range(20):
            await store.lay(TableRow(f"t{n}", "t", "open", False, "", "", 0.0, ""), ["one"], 0.0)
        begun = time.perf_counter()
        await asyncio.gather(*[store.append(f"t{n}", k, "more", 0.0) for k in range(2, 22) for n in range(20)])

        assert time.perf_counter() - begun < 20
        assert [len(await store.events(f"t{n}")) for n in range(20)] == [21] * 20

    with_store(database, story)


async def until(holds, seconds=5.0):
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("url", ["mysql://x", "midway.db", ""])
def test_other_databases_are_refused(url):
    with pytest.raises(Exception, match="must begin with"):
        store_at(url)
