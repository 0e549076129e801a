"""Bots at tables: each question is put to a process of its own kind, which knows what the seat may know and no more."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import time
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec

from midway.bots.bot import BotLuck, bot_keys, imagined
from midway.server.bot_process import Answer, Ask, NeedsPacks
from midway.server.games import hashes_of

if TYPE_CHECKING:
    from midway.kernel.decisions import Decision
    from midway.kernel.game import Game
    from midway.kernel.redeal import Redealt
    from midway.server.metrics import Metrics
    from midway.server.settings import Settings
    from midway.server.table.fold import Fold
    from midway.server.table.play import Play

LOG: Final = logging.getLogger("midway.bots")
MOST_BYTES: Final = 4_000_000
START_SECONDS: Final = 30.0  # a process may take to begin


class BotFailed(Exception):
    """A bot gave no answer; the message says why."""


class ProcessEnded(BotFailed):
    """The process in which it thought has ended, which need not be its fault."""


@dataclass(frozen=True)
class Question:
    """What a bot is asked."""

    bot: str
    game: Game
    world: Redealt  # what is put before it; see bots/bot.py
    decision: Decision
    luck: BotLuck

    @staticmethod
    def of(fold: Fold, play: Play, seat: int) -> Question:
        decision = play.match.decision(seat)
        assert decision is not None
        made = sum(step.seat == seat for step in play.match.steps)
        luck = BotLuck(*bot_keys(fold.secret), seat, made)
        return Question(
            bot=fold.people.chairs[seat].bot,
            game=play.match.game,
            world=imagined(play.known(seat), luck),
            decision=decision,
            luck=luck,
        )

    def meant(self, choice: int) -> str:
        """The words of the option a bot chose; empty if it is none of those offered."""
        real = self.world.undone(choice) if choice >= 0 else -1
        offers = (*self.decision.options, *self.decision.free)
        return next((offer.words for offer in offers if offer.value == real), "")

    def substitute(self) -> str:
        """An answer for a bot that gives none: any option, by the seat's own luck."""
        options = self.decision.options
        return options[self.luck.below(len(options))].words

    def asked(self, with_packs: bool) -> Ask:
        game = self.game
        return Ask(
            bot=self.bot,
            title=game.title.id,
            seats=game.seats,
            options=game.options,
            packs=hashes_of(game),
            written=[pack.to_json() for pack in game.packs] if with_packs else [],
            world=self.world.state.save(),
            seat=self.decision.seat,
            key0=self.luck.key0,
            key1=self.luck.key1,
            number=self.luck.number,
        )


class Thinker:
    """One process."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def answer(self, ask: Ask, seconds: float) -> Answer | NeedsPacks:
        """Put a question; a process that does not answer in time is ended."""
        try:
            if self.process is None or self.process.returncode is not None:
                await asyncio.wait_for(self._start(), START_SECONDS)
            return await asyncio.wait_for(self._exchange(ask), seconds)
        except TimeoutError:
            await self.end()
            raise BotFailed(f"it thought for more than {seconds:g} seconds") from None
        except (OSError, asyncio.IncompleteReadError, msgspec.MsgspecError) as problem:
            await self.end()
            raise ProcessEnded(f"its process has ended ({type(problem).__name__})") from None
        except asyncio.CancelledError:
            await self.end()  # its next word would be the answer to another question
            raise

    async def _start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "midway.server.bot_process",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONDONTWRITEBYTECODE": ""},
            limit=MOST_BYTES,
        )
        await self._read()  # it is ready

    async def _exchange(self, ask: Ask) -> Answer | NeedsPacks:
        assert self.process is not None
        assert self.process.stdin is not None
        data = msgspec.msgpack.encode(ask)
        self.process.stdin.write(len(data).to_bytes(4, "big") + data)
        await self.process.stdin.drain()
        return msgspec.msgpack.decode(await self._read(), type=Answer | NeedsPacks)

    async def _read(self) -> bytes:
        assert self.process is not None
        assert self.process.stdout is not None
        length = int.from_bytes(await self.process.stdout.readexactly(4), "big")
        return await self.process.stdout.readexactly(min(length, MOST_BYTES))

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            with contextlib.suppress(Exception):
                await asyncio.wait_for(process.wait(), 5)


class BotPool:
    """A few processes that think for all tables, in the order in which they were asked."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.seconds = settings.bot_seconds
        self.metrics = metrics
        self.thinkers = [Thinker() for _ in range(max(1, settings.bot_workers))]
        self.idle = deque(self.thinkers)
        self.free = asyncio.Semaphore(len(self.thinkers))

    async def think(self, question: Question) -> str:
        """The words of the option a bot chooses, empty if it is not offered; BotFailed if there is none in time."""
        async with self.free:
            thinker = self.idle.popleft()
            begun = time.monotonic()
            try:
                found = await self._answer(thinker, question)
            except ProcessEnded as ended:
                LOG.warning("%s; it is asked once more", ended)
                found = await self._answer(thinker, question)
            finally:
                self.idle.appendleft(thinker)
                self.metrics.thinking.observe(time.monotonic() - begun)
        if isinstance(found, NeedsPacks):
            raise BotFailed("its process cannot restore the packs")
        if found.problem:
            raise BotFailed(found.problem)
        return question.meant(found.option)

    async def _answer(self, thinker: Thinker, question: Question) -> Answer | NeedsPacks:
        found = await thinker.answer(question.asked(with_packs=False), self.seconds)
        if isinstance(found, NeedsPacks):
            found = await thinker.answer(question.asked(with_packs=True), self.seconds)
        return found

    async def end(self) -> None:
        for thinker in self.thinkers:
            await thinker.end()
