"""OpenSpiel, driven from Python through pyspiel.

Cards are dealt and dice thrown at chance nodes; these are no decisions.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.metadata import version
from operator import methodcaller
from typing import Any

import pyspiel

from benchmarks.measure import NEVER, Subject, Tally, run


def subject(game_name: str) -> Subject:
    """Describe one of OpenSpiel's games to the stopwatch."""
    game = pyspiel.load_game(game_name)

    def new_game(_seed: int) -> Any:
        return game.new_initial_state()

    def replay(actions: list[int]) -> Any:
        state = game.new_initial_state()
        for action in actions:
            state.apply_action(action)
        return state

    def view(state: Any) -> object:
        return state.observation_tensor(0)

    return Subject(
        version=version("open-spiel"),
        new_game=new_game,
        play_on=play_on,
        clone=methodcaller("clone"),
        save=methodcaller("serialize"),
        restore=game.deserialize_state,
        view=view,
        record=record,
        replay=replay,
    )


def play_on(state: Any, luck: Callable[[], float], at_most: int = NEVER) -> Tally:
    """Take random actions until the state is terminal."""
    decisions = options = 0
    while decisions < at_most and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(pyspiel.sample_action(state.chance_outcomes(), luck())[0])
        else:
            actions = state.legal_actions()
            options += len(actions)
            decisions += 1
            state.apply_action(actions[int(luck() * len(actions))])
    return Tally(decisions, options)


def record(_seed: int, state: Any) -> Any:
    """Keep the actions of a game, chance included."""
    return state.history()


if __name__ == "__main__":
    run(subject(sys.argv[1]))
