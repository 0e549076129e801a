"""Databases for tests: a file of SQLite, or a PostgreSQL that is started for the run and gone after it."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest

FIND = Path(__file__).parents[2] / "scripts" / "find_postgres"
FAST = "-c listen_addresses='' -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200"


def binaries() -> Path:
    """Where the newest PostgreSQL has its programs. Without one the test fails: it is not skipped."""
    found = subprocess.run([FIND], check=False, capture_output=True, text=True, timeout=600)
    if found.returncode != 0:
        pytest.fail(found.stderr.strip())
    return Path(found.stdout.strip())


class Cluster:
    """A PostgreSQL of one's own, without a port: its socket lies in a folder of its own."""

    def __init__(self, bin_: Path) -> None:
        self.bin = bin_
        self.home = Path(tempfile.mkdtemp(prefix="mw-pg-"))  # short: the path of a socket may have 107 bytes
        self.url = f"postgresql://midway@/postgres?host={self.home}"
        if os.geteuid() == 0:
            shutil.chown(self.home, "postgres")
        self._run(
            "initdb", "-D", self.home / "data", "-A", "trust", "-U", "midway", "-E", "UTF8", "--locale=C", "--no-sync"
        )
        self.start()

    def _run(self, program: str, *arguments: object) -> None:
        who = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []  # it refuses to run as root
        command = [*who, str(self.bin / program), *map(str, arguments)]
        subprocess.run(command, check=True, cwd="/", stdout=subprocess.DEVNULL, timeout=60)

    def start(self) -> None:
        options = f"-k {self.home} {FAST}"
        self._run("pg_ctl", "-D", self.home / "data", "-ws", "-l", self.home / "log", "-o", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        """Stop it as a power cut would."""
        self._run("pg_ctl", "-D", self.home / "data", "-s", "-m", mode, "stop")

    def remove(self) -> None:
        try:
            self.stop()
        finally:
            shutil.rmtree(self.home)

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of an empty database."""
        name = f"midway_{secrets.token_hex(4)}"
        asyncio.run(self._execute(f"create database {name}"))
        try:
            yield f"postgresql://midway@/{name}?host={self.home}"
        finally:
            asyncio.run(self._execute(f"drop database {name} with (force)"))

    async def _execute(self, statement: str) -> None:
        connection = await asyncpg.connect(self.url)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL for as long as it is needed."""
    made = Cluster(binaries())
    try:
        yield made
    finally:
        made.remove()
