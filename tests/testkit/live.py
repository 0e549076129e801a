"""Live tables without a network: stories that run in one event loop, with listeners that keep what they are told."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from midway.kernel.replaying import Step
from midway.kernel.schema import SPECTATOR
from midway.server import lobby
from midway.server.identity import Rights
from midway.server.protocol import spoken, told
from midway.server.protocol.resources import NewTable, SitDown
from midway.server.settings import Settings
from midway.server.storage import store_at
from midway.server.storage.store import Store
from midway.server.table.live import LiveTable
from midway.server.table.visitor import Visitor
from midway.server.tables import Tables
from midway.server.telling.changes import encoded
from tests.testkit.serving import quick
from tests.testkit.visiting import patched

T = TypeVar("T")
PATIENCE = 20.0


def story(
    work: Callable[[Tables], Awaitable[T]],
    database: str | Path,
    store: Store | None = None,
    within: float = 120.0,
    **more: object,
) -> T:
    """Run a story with the tables of one worker, which must end within so many seconds."""
    url = database if isinstance(database, str) else f"sqlite:///{database / 'midway.db'}"

    async def told() -> T:
        tables = Tables(quick(url, **more), store or store_at(url))
        await tables.open()
        try:
            return await asyncio.wait_for(_awaited(work(tables)), within)
        finally:
            await tables.close()

    return asyncio.run(told())


async def _awaited(work: Awaitable[T]) -> T:
    return await work


class Ear:
    """A listener that keeps every change, and what a client would make of them."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.heard: list[tuple[int, bytes]] = []
        self.was_lost = False
        self.state: dict[str, Any] = {}

    def begin(self, state: bytes) -> None:
        self.state = json.loads(state)

    def take(self, number: int, change: bytes, is_said: bool) -> None:
        self.heard.append((number, change))
        said = json.loads(change)
        assert said["number"] == number == self.state["number"] + 1
        self.state["number"] = number
        for name in ("table", "shown", "decision", "undo", "proposal"):
            if name in said:
                self.state[name] = said[name]
        if "patch" in said:
            self.state["shown"] = patched(self.state["shown"], said["patch"])
        if "relog" in said:
            self.state["log"] = said["relog"]
        elif said.get("log"):
            self.state["log"] = [*self.state["log"], said["log"]][-60:]
        if "said" in said:
            self.state["chat"] = [*self.state["chat"], said["said"]]

    def lost(self) -> None:
        self.was_lost = True

    def look_again(self, people: object) -> bool:
        return True


class Seated:
    """A table with people, each with a visitor who acts for them."""

    def __init__(self, table: LiveTable, people: int, seed: int = 1) -> None:
        self.table = table
        self.people = people
        self.dice = random.Random(seed)
        self.visitors = [self.visitor(seat) for seat in range(people)]
        self.asked = 0
        self.secrets: dict[int, str] = {}

    def visitor(self, *seats: int) -> Any:
        visitor = Visitor(self.table, Rights(frozenset(seats), frozenset(), True))
        visitor.viewer = visitor.usual_viewer()
        return visitor

    async def ear(self, viewer: int = SPECTATOR) -> Ear:
        """Somebody who listens from now on."""
        ear = Ear(viewer)
        async with self.table.lock:
            stream = self.table.stream(await self.table.awake(), viewer)
            fold = await self.table.awake()
            ear.begin(encoded(stream.state(fold)))
            stream.listeners.add(ear)
        return ear

    async def fresh(self, viewer: int = SPECTATOR) -> dict[str, Any]:
        """What somebody would be told who came now."""
        async with self.table.lock:
            fold = await self.table.awake()
            found: dict[str, Any] = json.loads(encoded(self.table.stream(fold, viewer).state(fold)))
            return found

    async def say(self, seat: int, type_: str, /, **fields: object) -> Any:
        """A message of a seat, and its answer."""
        self.asked += 1
        message = {"type": type_, "id": f"s{self.asked}", **fields}
        return await self.visitors[seat].hear(msgspec.convert(message, spoken.ClientMessage))

    async def choose(self, seat: int, option: str | None = None) -> Any:
        """A seat answers its decision, at random if no option is named."""
        decision = (await self.fresh(seat))["decision"]
        assert decision is not None, f"seat {seat} has nothing to decide"
        words = option or self.dice.choice(decision["options"])["words"]
        return await self.say(seat, "choose", decision=decision["id"], option=words)

    async def choose_refused(self, seat: int) -> Any:
        """An answer to whatever the seat is asked, or was asked last."""
        return await self.say(seat, "choose", decision=1, option="pass")

    async def awaited(self) -> list[int]:
        async with self.table.lock:
            play = (await self.table.awake()).play
        return [] if play is None else play.match.awaited

    async def steps(self) -> list[Step]:
        """What has been chosen so far."""
        async with self.table.lock:
            play = (await self.table.awake()).play
        return [] if play is None else play.match.steps

    async def settled(self) -> list[int]:
        """Wait until people are awaited, or nobody; gives who."""
        for _ in range(4000):
            awaited = await self.awaited()
            people = [seat for seat in awaited if seat < self.people]
            if people or not awaited:
                return people
            await asyncio.sleep(0.005)
        raise AssertionError("the bots do not move")

    async def play_on(self, most: int = 10_000, undo: float = 0.0) -> int:
        """People answer at random until it is over, or after so many answers; gives how many there were."""
        answered = 0
        while answered < most and (awaited := await self.settled()):
            seat = self.dice.choice(awaited)
            found = await self.choose(seat)
            assert isinstance(found, told.Done), found
            answered += 1
            if self.dice.random() < undo:
                await self.say(seat, "undo")
        return answered


async def a_table(
    tables: Tables, title: str = "coconut_shy", people: int = 2, bots: int = 0, seed: int = 1, **wish: object
) -> Seated:
    """A table with people and bots, begun."""
    asked = {"title": title, "seats": people + bots, "bots": {str(people + n): "random" for n in range(bots)}, **wish}
    table = await tables.lay(NewTable(**asked))  # type: ignore[arg-type]
    everybody = Rights(frozenset(), frozenset(), True)
    seated = Seated(table, people, seed)
    for seat in range(people):
        name = ("Ann", "Bob", "Cem", "Dot", "Eve")[seat]
        seated.secrets[seat] = await lobby.sit(table, seat, everybody, SitDown(name=name, luck=f"{name} {seed}"))
    await lobby.start(table, Rights(frozenset(range(people)), frozenset(), True))
    return seated


def settings(**more: object) -> Settings:
    return quick("sqlite:///", **more)
