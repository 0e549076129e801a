"""The few words of Midway that the benchmark speaks, in one place.

Where a kernel function has the shape asked for here it is bound directly: each layer is paid on every decision.
"""

from __future__ import annotations

from typing import Any

from midway.kernel import state as kernel
from midway.kernel.begin import new_state
from midway.kernel.game import Game
from midway.kernel.options import Options
from midway.kernel.views import view as seen_by
from midway.titles import find_title

State = kernel.State

# Two, because the peers' games are played by two.
PLAYERS = 2
SEARCHED = 20  # games in which an effect is looked for

clone = State.clone
save = State.save
view = seen_by


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


class Titled:
    """One title, put together once for all matches, as a server or a lab does."""

    def __init__(self, name: str) -> None:
        title = find_title(name)
        options = title.chosen({}, PLAYERS)
        self.game = Game(title, PLAYERS, options, title.packs(PLAYERS, options))

    def new_game(self, seed: int) -> State:
        """Set up a match, ready for its first decision; its trail is kept, so that it can be recorded."""
        state = new_state(self.game, seed & 0xFFFFFFFF, seed >> 32)
        state.trail = Options()
        return state

    def restore(self, data: bytes) -> State:
        """Read a saved state."""
        return kernel.restore(self.game, data)

    def replay(self, recorded: tuple[int, list[int]]) -> State:
        """Play a record to its end and give the last state."""
        seed, steps = recorded
        state = self.new_game(seed)
        state.lazy = True
        for step in steps:
            state.follow(step)
        return state

    def asks_mid_effect(self) -> bool:
        """Is there any decision that interrupts a running effect?"""
        for seed in range(1, SEARCHED):
            state = self.new_game(seed)
            while not is_over(state):
                if is_mid_effect(state):
                    return True
                apply(state, legal(state)[0])
        return False


def record(seed: int, state: State) -> tuple[int, list[int]]:
    """Give the match record of a finished match that was begun by `new_game(seed)` and played by `apply`."""
    assert state.trail is not None
    return seed, list(state.trail.v)
