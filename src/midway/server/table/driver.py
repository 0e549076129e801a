"""The driver of a table: lets bots move and windows close, in the one worker that holds the table.

It reads clocks that only go forward. What it decides becomes events like those of people.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from midway.kernel.errors import MidwayError
from midway.kernel.options import PASS
from midway.server.bot_seats import BotFailed, Question
from midway.server.problems import Conflict, Problem
from midway.server.table import events as of

if TYPE_CHECKING:
    from midway.server.table.fold import Fold
    from midway.server.table.live import LiveTable
    from midway.server.table.play import Play

LOG: Final = logging.getLogger("midway.driver")
RETRY_SECONDS: Final = 1.0  # after a fault of the storage or of a title
MOST_RETRY: Final = 10.0


class Driver:
    """At most one task a table, and none while only people are awaited."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.task: asyncio.Task[None] | None = None
        self.window: tuple[int, int] = (-1, -1)  # whose question, asked by which change
        self.since = 0.0  # when this worker first saw it
        self.moved_at = 0.0  # when anything happened last
        self.changed = asyncio.Event()
        self.retry = RETRY_SECONDS

    def look(self) -> None:
        """Something has happened: is there anything to drive?"""
        self.moved_at = time.monotonic()
        self.changed.set()
        self.look_again()

    def look_again(self) -> None:
        """Is there anything to drive that nobody drives?"""
        if (
            not self.table.lock.locked()
        ):  # else what there is may not be kept and told yet, and no clock runs before that
            self._see_window()
        if self.task is None and self._has_work():
            self.task = asyncio.get_running_loop().create_task(self._drive(), name=f"table {self.table.id}")

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            self.task = None

    def is_too_early(self, fold: Fold) -> bool:
        """Is a window open that is not to close yet, whatever is answered?"""
        self._see_window()
        if len(fold.people.humans) < 2:
            return False
        return time.monotonic() < self.since + fold.people.opened.window_least

    # ---- what there is to do ------------------------------------------------------------------------------------
    def _see_window(self) -> None:
        fold = self.table.fold
        seat = -1 if fold is None or fold.play is None else fold.play.window_seat
        window = (seat, fold.asked[seat] if fold is not None and seat >= 0 else -1)
        if window != self.window:
            self.window, self.since = window, time.monotonic()

    def _has_work(self) -> bool:
        fold = self.table.fold
        if fold is None or fold.play is None or fold.play.is_over:
            return False
        return bool(self._bots(fold)) or (fold.play.window_seat >= 0 and len(fold.people.humans) > 1)

    def _bots(self, fold: Fold) -> list[int]:
        play = fold.play
        return [] if play is None else [seat for seat in play.match.awaited if fold.people.chairs[seat].bot]

    async def _drive(self) -> None:
        try:
            while await self._goes_on():
                pass
        finally:
            if self.task is asyncio.current_task():
                self.task = None

    async def _goes_on(self) -> bool:
        """Do one thing; False when there is nothing to do here. What fails is tried again, ever more slowly."""
        self.changed.clear()
        try:
            async with self.table.lock:
                fold = await self.table.awake()
                self._see_window()
            if not self._has_work() or not await self.table.tables.hold(self.table):
                return False
            await self._one_thing(fold)
        except Conflict as problem:
            LOG.warning("table %s is left alone: %s", self.table.id, problem)
            return False
        except (Problem, MidwayError, ArithmeticError, LookupError, ValueError, OSError) as problem:
            LOG.warning("table %s cannot go on: %s", self.table.id, problem)
            await self._wait_until(time.monotonic() + self.retry, interruptible=True)
            self.retry = min(2 * self.retry, MOST_RETRY)
        else:
            self.retry = RETRY_SECONDS
        return True

    async def _one_thing(self, fold: Fold) -> None:
        play = fold.play
        if play is None:
            return
        seat = play.window_seat
        if seat >= 0:
            await self._window(fold, play, seat)
        else:
            await self._bot(fold, play, self._bots(fold)[0])

    # ---- windows -------------------------------------------------------------------------------------------------
    async def _window(self, fold: Fold, play: Play, seat: int) -> None:
        """A reaction takes effect at a time that tells nothing about the cards of whoever is asked."""
        several = len(fold.people.humans) > 1
        opened = fold.people.opened
        asked = fold.asked[seat]
        if fold.people.chairs[seat].bot:
            beat = opened.window_least if several else max(fold.people.bot_pause, 0.02)
            event = await self._thought(fold, play, seat)
            late = time.monotonic() - self.since
            await self._wait_until(self.since + beat * (1 + late // beat), interruptible=False)
        elif seat in play.held:
            event = of.Chose(seat=seat, option=play.held[seat])
            if await self._wait_until(self.since + opened.window_least, interruptible=True):
                return
        elif opened.window_most is None:
            await self.changed.wait()
            return
        else:
            if await self._wait_until(self.since + opened.window_most, interruptible=True):
                return
            event = of.Chose(seat=seat, option=silence(play), by="silence")
        await self._commit_if_still(event, asked)

    async def _wait_until(self, moment: float, interruptible: bool) -> bool:
        """Wait; True if something has happened meanwhile."""
        seconds = moment - time.monotonic()
        if seconds <= 0:
            return False
        if not interruptible:
            await asyncio.sleep(seconds)
            return False
        try:
            await asyncio.wait_for(self.changed.wait(), seconds)
        except TimeoutError:
            return False
        return True

    # ---- bots ----------------------------------------------------------------------------------------------------
    async def _bot(self, fold: Fold, play: Play, seat: int) -> None:
        start, asked = self.moved_at, fold.asked[seat]
        event = await self._thought(fold, play, seat)
        if fold.people.bot_pause:
            await self._wait_until(start + fold.people.bot_pause, interruptible=False)
        await self._commit_if_still(event, asked)

    async def _thought(self, fold: Fold, play: Play, seat: int) -> of.Chose:
        """What the seat's bot answers; if it fails, an answer drawn for it, and the table is told."""
        question = Question.of(fold, play, seat)
        try:
            option = await self.table.tables.bots.think(question)
            if play.match.why_not(seat, option) is None:
                return of.Chose(seat=seat, option=option, by="bot")
            LOG.warning("bot %s at table %s gave %r, which is not offered", question.bot, self.table.id, option[:80])
        except BotFailed as failure:
            LOG.warning("bot %s at table %s failed: %s", question.bot, self.table.id, failure)
        return of.Chose(seat=seat, option=question.substitute(), by="substitute")

    async def _commit_if_still(self, event: of.Chose, asked: int) -> None:
        """Commit, unless the question has been answered or taken back meanwhile."""
        async with self.table.lock:
            fold = await self.table.awake()
            play = fold.play
            if play is None or fold.asked[event.seat] != asked or play.match.why_not(event.seat, event.option):
                return
            await self.table.commit_locked(event)
        self.look()


def silence(play: Play) -> str:
    """How it is written to let something happen."""
    return play.match.game.title.verbs.written(PASS, play.match.game.card_names)
