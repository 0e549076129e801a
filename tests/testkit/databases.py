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

HOMES = ("/usr/lib/postgresql", "/usr/pgsql", "/opt/homebrew/opt", "/usr/local/opt")
FAST = "-c listen_addresses='' -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200"


def binaries() -> Path | None:
    """Where the newest PostgreSQL has its programs; None where there is none."""
    found = [path.parent for home in HOMES for path in Path(home).glob("*/bin/initdb")]
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).parent
    return max(found, key=lambda path: path.parent.name, default=None)


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
    """A PostgreSQL for as long as it is needed; without one the test is skipped, unless MIDWAY_POSTGRES=required."""
    bin_ = binaries()
    if bin_ is None:
        if os.environ.get("MIDWAY_POSTGRES") == "required":
            pytest.fail("PostgreSQL is not installed; `make postgres` installs it where that is possible")
        pytest.skip("PostgreSQL is not installed")
    made = Cluster(bin_)
    try:
        yield made
    finally:
        made.remove()
