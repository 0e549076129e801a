"""The few words of Midway that the benchmark speaks, in one place.

Where a kernel function has the shape asked for here, bind it directly (`clone = kernel.clone`): each layer is paid on
every decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

TITLE = "coconut_shy"


def new_game(seed: int, players: int) -> Any:
    """Set up a match of the title, ready for its first decision."""
    _not_filled(seed, players)


def legal(state: Any) -> Sequence[Any]:
    """List the options of the seat that decides next (the lowest one, when several are awaited)."""
    _not_filled(state)


def apply(state: Any, option: Any) -> None:
    """Let that seat take `option`, changing `state` in place, up to the next decision."""
    _not_filled(state, option)


def is_over(state: Any) -> bool:
    """Has the match ended?"""
    _not_filled(state)


def is_mid_effect(state: Any) -> bool:
    """Does the pending decision interrupt a running effect, so that frames of it lie on the stack?"""
    _not_filled(state)


def clone(state: Any) -> Any:
    """Copy the state."""
    _not_filled(state)


def save(state: Any) -> bytes:
    """Give the state as bytes."""
    _not_filled(state)


def restore(data: bytes) -> Any:
    """Read a saved state."""
    _not_filled(data)


def view(state: Any, seat: int) -> object:
    """Build what `seat` may see."""
    _not_filled(state, seat)


def record(seed: int, state: Any) -> Any:
    """Give the match record of a finished match that was begun by `new_game(seed, ...)` and played by `apply`."""
    _not_filled(seed, state)


def replay(recorded: Any) -> Any:
    """Play a record to its end and give the last state."""
    _not_filled(recorded)


def _not_filled(*_: object) -> NoReturn:
    raise NotImplementedError("benchmarks/midway_adapter.py: adapter not filled.")
