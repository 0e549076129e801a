"""Workers: the matches of a plan on several processes, with the same outcome as on one."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from typing import Final

from midway.kernel.game import Game
from midway.lab.simulate import Ended, Plan, game_of, play
from midway.titles import find_title

PIECE: Final = 250  # matches handed to a worker at a time
AHEAD: Final = 4  # pieces in work or waiting for each worker


def play_on_workers(plan: Plan, workers: int) -> Iterator[Ended]:
    """The matches of a plan, in order; one worker means this very process."""
    if workers < 2:
        yield from play(plan)
        return
    piece = max(1, min(PIECE, plan.matches // (2 * workers)))
    firsts = iter(range(0, plan.matches, piece))
    # Spawned, not forked: the threads of a progress bar do not survive a fork in good order.
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        running: deque[Future[list[Ended]]] = deque()
        for first in firsts:
            running.append(pool.submit(_piece, plan.part(first, min(piece, plan.matches - first))))
            if len(running) == AHEAD * workers:
                yield from running.popleft().result()
        while running:
            yield from running.popleft().result()


def _piece(plan: Plan) -> list[Ended]:
    return list(play(plan, _game(plan.title, plan.players, tuple(sorted(plan.options.items())))))


@cache
def _game(title: str, players: int, options: tuple[tuple[str, str], ...]) -> Game:
    """A worker puts a title together once."""
    return game_of(find_title(title), players, dict(options))
