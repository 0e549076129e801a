"""A process in which bots think. It reads questions from its standard input and writes answers to its output.

It never hears of a match: only of a position the seat could be in for all it knows, and of the luck of its bot.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from typing import BinaryIO, Final

import msgspec

from midway.bots import find_bot
from midway.bots.bot import BotLuck
from midway.kernel.game import Game
from midway.kernel.state import restore
from midway.titles import find_title

MOST_GAMES: Final = 16
POLITE: Final = 5  # how much the server itself goes before


class Ask(msgspec.Struct, frozen=True):
    """A question to a bot."""

    bot: str
    title: str
    seats: int
    options: dict[str, str]
    packs: list[str]  # their hashes
    written: list[str]  # their texts, if they were asked for
    world: bytes  # a saved position, made up where the seat cannot know it
    seat: int
    key0: int
    key1: int
    number: int


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """The option it chooses, in the terms of the position it was given, or what went wrong."""

    option: int
    problem: str = ""


class NeedsPacks(msgspec.Struct, frozen=True, tag="needs-packs"):
    """The packs of that table are not those on the shelf: send them."""


class Games:
    """Titles put together, each once."""

    def __init__(self) -> None:
        self.made: dict[tuple[str, ...], Game] = {}

    def get(self, ask: Ask) -> Game | None:
        """The game of a table; None if its packs are not known."""
        key = (ask.title, str(ask.seats), *ask.packs, *[f"{k}={v}" for k, v in sorted(ask.options.items())])
        if key not in self.made:
            title = find_title(ask.title)
            if ask.written:
                packs = [title.restored_pack(written) for written in ask.written]
            else:
                packs = title.packs(ask.seats, ask.options)
            if [pack.hash for pack in packs] != ask.packs:
                return None
            while len(self.made) >= MOST_GAMES:
                del self.made[next(iter(self.made))]
            self.made[key] = Game(title, ask.seats, ask.options, packs)
        return self.made[key]


def answered(ask: Ask, games: Games) -> Answer | NeedsPacks:
    """Let the bot choose."""
    game = games.get(ask)
    if game is None:
        return NeedsPacks()
    luck = BotLuck(ask.key0, ask.key1, ask.seat, ask.number)
    return Answer(find_bot(ask.bot).choose(restore(game, ask.world), ask.seat, luck))


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer until there are no more questions."""
    games = Games()
    _write(sink, b"")
    while True:
        head = source.read(4)
        if len(head) < 4:
            return
        ask = msgspec.msgpack.decode(source.read(int.from_bytes(head, "big")), type=Ask)
        try:
            found: Answer | NeedsPacks = answered(ask, games)
        except Exception as problem:  # noqa: BLE001  (a bot may do anything)
            found = Answer(-1, f"{type(problem).__name__}: {problem}"[:500])
        _write(sink, msgspec.msgpack.encode(found))


def _write(sink: BinaryIO, data: bytes) -> None:
    sink.write(len(data).to_bytes(4, "big") + data)
    sink.flush()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends us
    with contextlib.suppress(OSError, AttributeError):
        os.nice(POLITE)
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not disturb the answers
    with contextlib.suppress(BrokenPipeError):
        serve(sys.stdin.buffer, sink)


if __name__ == "__main__":
    main()
