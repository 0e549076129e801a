"""The few words of Midway that the benchmark speaks, in one place.

Where a kernel function has the shape asked for here it is bound directly: each layer is paid on every decision.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from midway.kernel import state as kernel
from midway.kernel.begin import new_state
from midway.kernel.game import Game
from midway.kernel.options import Options
from midway.kernel.views import view as seen_by
from midway.titles import find_title

TITLE = "coconut_shy"
State = kernel.State

clone = State.clone
save = State.save
view = seen_by


@cache
def _game(players: int) -> Game:
    """What is fixed before the first card: put together once for all matches, as a server or a lab does."""
    title = find_title(TITLE)
    options = title.chosen({}, players)
    return Game(title, players, options, title.packs(players, options))


def new_game(seed: int, players: int) -> State:
    """Set up a match of the title, ready for its first decision; its trail is kept, so that it can be recorded."""
    state = new_state(_game(players), seed & 0xFFFFFFFF, seed >> 32)
    state.trail = Options()
    return state


def legal(state: State) -> Any:
    """List the options of the seat that decides next (the lowest one, when several are awaited)."""
    return state.legal(state.who)


def apply(state: State, option: int) -> None:
    """Let that seat take `option`, changing `state` in place, up to the next decision."""
    state.apply(state.who, option)


def is_over(state: State) -> bool:
    """Has the match ended?"""
    return state.is_over


def is_mid_effect(state: State) -> bool:
    """Does the pending decision interrupt a running effect, so that frames of it lie on the stack?"""
    return not state.is_together and state.box(state.asking(state.who)) > 0


def restore(data: bytes) -> State:
    """Read a saved state."""
    return kernel.restore(_game(2), data)


def record(seed: int, state: State) -> tuple[int, int, list[int]]:
    """Give the match record of a finished match that was begun by `new_game(seed, ...)` and played by `apply`."""
    assert state.trail is not None
    return seed, int(state.players), list(state.trail.v)


def replay(recorded: tuple[int, int, list[int]]) -> State:
    """Play a record to its end and give the last state."""
    seed, players, steps = recorded
    state = new_game(seed, players)
    state.lazy = True
    for step in steps:
        state.follow(step)
    return state
