"""A title of Midway, interpreted or compiled: which of the two is decided by PYTHONPATH, and checked here."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any

from benchmarks import midway_adapter as midway
from benchmarks.measure import NEVER, Subject, Tally, run


def play_on(state: Any, luck: Callable[[], float], at_most: int = NEVER) -> Tally:
    """Take random options until the match is over."""
    legal, apply, is_over = midway.legal, midway.apply, midway.is_over
    options = 0
    for decisions in range(at_most):
        if is_over(state):
            return Tally(decisions, options)
        choices = legal(state)
        options += len(choices)
        apply(state, choices[int(luck() * len(choices))])
    return Tally(at_most, options)


def view(state: Any) -> object:
    """Build what the first seat sees."""
    return midway.view(state, 0)


def check_build(wanted: str) -> None:
    """Refuse to measure the one build under the other's name."""
    spec = find_spec("midway.kernel.state")
    found = "interpreted" if spec is None or (spec.origin or "").endswith(".py") else "compiled"
    if found != wanted:
        raise AssertionError(f"The {wanted} kernel was wanted, but Python found the {found} one; try `make compiled`.")


if __name__ == "__main__":
    build, _, name = sys.argv[1].partition("/")
    check_build(build)
    titled = midway.Titled(name)
    run(
        Subject(
            version=version("midway"),
            new_game=titled.new_game,
            play_on=play_on,
            clone=midway.clone,
            save=midway.save,
            restore=titled.restore,
            view=view,
            record=midway.record,
            replay=titled.replay,
            is_wanted=midway.is_mid_effect if titled.asks_mid_effect() else lambda _: True,
        )
    )
