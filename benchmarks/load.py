"""Load on one server: idle people and tables in play with bots, on this machine only. `python -m benchmarks.load`.

It starts a server of its own, ends by itself, and writes benchmarks/load.md when the whole load was asked for.
"""

from __future__ import annotations

import argparse
import asyncio
import datetime as dt
import json
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from benchmarks import load_report, machine

ROOT = Path(__file__).resolve().parent.parent
COPY = Path(os.environ.get("MIDWAY_COPY", ROOT / "build" / "compiled"))
SEATS_AT_AN_IDLE_TABLE = 2
NO_LIMITS = {"REQUESTS_A_SECOND": 1e6, "REQUESTS_AT_ONCE": 1e6, "TABLES_A_MINUTE": 1e6, "TABLES_AT_ONCE": 1e6,
             "CONNECTIONS_OF_ONE": 10_000, "IDLE_SECONDS": 3.0}  # fmt: skip
REST = 6.0  # seconds until idle tables have left the memory


@dataclass
class Wishes:
    """How much load."""

    idle_seats: int
    tables: int
    bots: int
    seconds: float
    titles: list[str]
    database: str
    bot: str


@dataclass
class Measured:
    """What came of it."""

    acks: list[float] = field(default_factory=list)  # seconds from an answer to "done"
    changes: int = 0
    over: int = 0
    moved: int = 0  # tables at which anything happened
    refused: list[str] = field(default_factory=list)
    memory: dict[str, int] = field(default_factory=dict)  # bytes of the server, at which moment
    events: float = 0.0  # that were kept while tables were in play: answers of people and bots
    processor: float = 0.0  # seconds of it that the server has used while tables were in play
    bots: float = 0.0  # and its bots
    seconds: float = 0.0
    busy: float = 0.0  # the machine's load average before it began


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--idle-seats", type=int, default=1000)
    asked.add_argument("--tables", type=int, default=100)
    asked.add_argument("--bots", type=int, default=3, help="at each table in play, beside one person")
    asked.add_argument("--bot", default="random")
    asked.add_argument("--seconds", type=float, default=60.0)
    asked.add_argument("--titles", default="unfair,dice_theme_park")
    asked.add_argument("--database", default="", help="default: an SQLite file that is removed afterwards")
    asked.add_argument("--write", action="store_true", help="write benchmarks/load.md")
    given = asked.parse_args()
    wishes = Wishes(
        given.idle_seats, given.tables, given.bots, given.seconds, given.titles.split(","), given.database, given.bot
    )
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 20_000)), hard))
    with tempfile.TemporaryDirectory(prefix="mw-load-") as folder:
        server = Server(wishes, Path(folder))
        try:
            measured = asyncio.run(loaded(server, wishes))
        finally:
            server.end()
    facts = machine.facts(Path(sys.executable), ROOT)
    page = load_report.page(wishes, measured, facts, dt.datetime.now(dt.UTC).date(), server.is_compiled)
    print(page)
    if given.write:
        (ROOT / "benchmarks" / "load.md").write_text(page, "utf-8")
    return 0 if load_report.is_fine(wishes, measured) else 1


class Server:
    """A server process that nobody else uses."""

    def __init__(self, wishes: Wishes, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.is_compiled = (COPY / ".ready").exists()
        limits = {f"MIDWAY_{name}": str(value) for name, value in NO_LIMITS.items()}
        database = wishes.database or f"sqlite:///{folder / 'midway.db'}"
        path = {"PYTHONPATH": str(COPY)} if self.is_compiled else {}
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from midway.cli.main import main; main()", "serve", "--port", str(self.port),
             "--log", "warning"],
            env={**os.environ, **limits, **path, "MIDWAY_DATABASE": database}, cwd=folder,
        )  # fmt: skip
        deadline = time.monotonic() + 30
        while True:
            try:
                self.ask("GET", "/healthz")
            except OSError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.05)
            else:
                return

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Any:
        data = None if body is None else json.dumps(body).encode()
        sent = {"content-type": "application/json", **{name.replace("_", "-"): said for name, said in headers.items()}}
        request = urllib.request.Request(f"{self.url}{path}", data, sent, method=method)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    def ask_text(self, path: str) -> str:
        with urllib.request.urlopen(f"{self.url}{path}", timeout=60) as answer:
            return str(answer.read().decode())

    def events(self) -> float:
        """How much has happened at its tables so far."""
        lines = [line.split(" ") for line in self.ask_text("/metrics").splitlines()]
        return sum(float(line[1]) for line in lines if line[0].startswith("midway_events_total{"))

    def memory(self) -> int:
        """Bytes that the server holds, without its bots."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def processor(self) -> float:
        return _processor(self.process.pid)

    def bots(self) -> float:
        """Seconds of the processor that its bots have used."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return sum(_processor(int(child)) for child in children)

    def end(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()


def _processor(pid: int) -> float:
    said = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(said[11]) + int(said[12])) / os.sysconf("SC_CLK_TCK")


# ---- the load ------------------------------------------------------------------------------------------------------
async def loaded(server: Server, wishes: Wishes) -> Measured:
    measured = Measured(busy=os.getloadavg()[0])
    for title in wishes.titles:  # what all tables of a title share is not counted to one of them
        lay(server, title, 2, 0)
    measured.memory["empty"] = server.memory()
    tables = wishes.idle_seats // SEATS_AT_AN_IDLE_TABLE
    laid = [lay(server, wishes.titles[n % len(wishes.titles)], 2, 0) for n in range(tables)]
    measured.memory["laid"] = server.memory()
    idle = [await at(server, table, seat) for table in laid for seat in range(SEATS_AT_AN_IDLE_TABLE)]
    reading = [asyncio.create_task(read(line)) for line in idle]
    await asyncio.sleep(REST if idle else 0)
    measured.memory["idle"] = server.memory()
    played = []
    for n in range(wishes.tables):
        title = wishes.titles[n % len(wishes.titles)]
        played.append(lay(server, title, 1, wishes.bots, wishes.bot))
    dice = random.Random(1)
    used, thought, begun = server.processor(), server.bots(), time.perf_counter()
    happened = server.events()
    until = begun + wishes.seconds
    players = [
        asyncio.create_task(play(server, table, measured, random.Random(dice.random()), until)) for table in played
    ]
    await asyncio.gather(*players)
    measured.seconds = time.perf_counter() - begun
    measured.events = server.events() - happened
    measured.processor = server.processor() - used
    measured.bots = server.bots() - thought
    measured.memory["in play"] = server.memory()
    assert all(not task.done() for task in reading), "an idle line was cut"
    for task in reading:
        task.cancel()
    await asyncio.gather(*reading, return_exceptions=True)
    for line in idle:
        line.transport.abort()
    return measured


@dataclass
class Table:
    """A table that was laid and begun, with its people's secrets."""

    id: str
    secrets: list[str]


def lay(server: Server, title: str, people: int, bots: int, bot: str = "random") -> Table:
    wish = {"title": title, "seats": people + bots, "bots": {str(people + n): bot for n in range(bots)}}
    laid = server.ask("POST", "/api/tables", wish)
    path = f"/api/tables/{laid['table']['id']}"
    secrets = []
    for seat in range(people):
        seated = server.ask("POST", f"{path}/seats/{seat}", {"name": f"Guest {seat}"}, midway_invite=laid["invite"])
        secrets.append(seated["secret"])
    server.ask("POST", f"{path}/start", authorization=f"Bearer {secrets[0]}")
    return Table(laid["table"]["id"], secrets)


async def at(server: Server, table: Table, seat: int) -> ClientConnection:
    """A line of somebody who has said hello and heard how things stand."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table.id}/socket"
    line = await connect(address, compression=None, max_size=None, ping_interval=None)
    await line.send(json.dumps({"type": "hello", "protocol": 1, "secrets": [table.secrets[seat]]}))
    await line.recv()
    return line


async def read(line: ClientConnection) -> None:
    async for _ in line:
        pass


async def play(server: Server, table: Table, measured: Measured, dice: random.Random, until: float) -> None:
    """One person, who thinks for a second or so and then chooses anything."""
    line = await at(server, table, 0)
    asked, sent, n = None, 0.0, 0
    try:
        while (left := until - time.perf_counter()) > 0:
            try:
                message = json.loads(await asyncio.wait_for(line.recv(), left))
            except TimeoutError:
                break
            if message["type"] == "done":
                measured.acks.append(time.perf_counter() - sent)
            elif message["type"] in ("refused", "failed", "closing"):
                measured.refused.append(message["reason"])
            elif message["type"] in ("state", "change"):
                measured.changes += 1
                asked = message.get("decision", asked)
                if (message.get("table") or {}).get("status") == "over":
                    measured.over += 1
                    break
            if asked is not None and message["type"] in ("state", "change"):
                await asyncio.sleep(dice.uniform(0.5, 1.5))
                n += 1
                option = dice.choice(asked["options"])["words"]
                sent = time.perf_counter()
                await line.send(json.dumps({"type": "choose", "id": str(n), "decision": asked["id"], "option": option}))
                asked = None
    finally:
        measured.moved += n > 0
        line.transport.abort()


if __name__ == "__main__":
    sys.exit(main())
