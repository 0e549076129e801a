"""Migrations: from every older schema to ours, on both databases, and no further."""

import asyncio
import sqlite3

import asyncpg
import pytest

from midway.server.storage import migrate as migrating
from midway.server.storage import store_at
from midway.server.storage.migrate import Migration, WrongSchema, migrations, still_to_do
from midway.server.storage.postgres import migrate as migrate_postgres
from midway.server.storage.sqlite import connected
from midway.server.storage.sqlite import migrate as migrate_sqlite


@pytest.mark.parametrize("had", range(len(migrations()) + 1))
def test_any_older_database_is_brought_up_to_date_with_what_it_holds(database, had, monkeypatch):
    known = migrations()
    for module in ("sqlite", "postgres"):
        monkeypatch.setattr(f"midway.server.storage.{module}.migrations", lambda: known[:had] or known[:1])
    asyncio.run(migrated(database))
    asyncio.run(execute(database, "insert into tables values ('old', 't', 'open', 1, '', '', 0, 0, '')"))
    monkeypatch.undo()

    asyncio.run(migrated(database))

    assert asyncio.run(applied(database)) == [migration.number for migration in known]

    async def read():
        store = store_at(database)
        await store.open(lambda *_: None)
        try:
            row = await store.table("old")
            assert row is not None
            assert row.title == "t"
            assert await store.pack("none") is None
            await store.keep_report("r", "old", 0.0, "it broke")
        finally:
            await store.close()

    asyncio.run(read())


def test_a_database_of_a_newer_program_is_left_alone(database, monkeypatch):
    newer = [*migrations(), Migration(9999, "9999_future", ("create table future (id text)",))]
    for module in ("sqlite", "postgres"):
        monkeypatch.setattr(f"midway.server.storage.{module}.migrations", lambda: newer)
    asyncio.run(migrated(database))
    monkeypatch.undo()

    with pytest.raises(WrongSchema, match="update it"):
        asyncio.run(migrated(database))


def test_a_migration_that_fails_leaves_nothing_behind(database, monkeypatch):
    broken = [*migrations(), Migration(9, "0009_broken", ("create table half (id text)", "create nonsense"))]
    for module in ("sqlite", "postgres"):
        monkeypatch.setattr(f"midway.server.storage.{module}.migrations", lambda: broken)
    with pytest.raises((sqlite3.Error, asyncpg.PostgresError)):
        asyncio.run(migrated(database))
    monkeypatch.undo()

    asyncio.run(migrated(database))

    with pytest.raises((sqlite3.Error, asyncpg.PostgresError)):
        asyncio.run(execute(database, "select * from half"))


def test_files_are_numbered_without_a_gap():
    assert [migration.number for migration in migrations()] == list(range(1, len(migrations()) + 1))
    assert all(migration.statements for migration in migrations())
    assert still_to_do([1], migrations()) == migrations()[1:]
    assert migrating.FOLDER.is_dir()


# ---- help ----------------------------------------------------------------------------------------------------
async def migrated(database):
    if database.startswith("sqlite"):
        connection = connected(database.removeprefix("sqlite:///"))
        try:
            migrate_sqlite(connection)
        finally:
            connection.close()
        return
    connection = await asyncpg.connect(database)
    try:
        await migrate_postgres(connection)
    finally:
        await connection.close()


async def execute(database, statement):
    if database.startswith("sqlite"):
        connection = connected(database.removeprefix("sqlite:///"))
        try:
            return connection.execute(statement).fetchall()
        finally:
            connection.close()
    connection = await asyncpg.connect(database)
    try:
        return [tuple(row) for row in await connection.fetch(statement)]
    finally:
        await connection.close()


async def applied(database):
    return [number for (number,) in await execute(database, "select number from migrations order by number")]
