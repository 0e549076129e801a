"""PettingZoo classic, a card game (RLCard's rules inside).

It offers neither clone nor save: its environments pickle nothing but their constructor's arguments, so that
copy.deepcopy gives a new game.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Any

from benchmarks.measure import NEVER, Subject, Tally, run


def subject(game_name: str) -> Subject:
    """Describe one of PettingZoo's classic card games to the stopwatch."""
    env = import_module(f"pettingzoo.classic.{game_name}").env()
    env.reset(seed=1)

    # reset(seed=...) would build RLCard's environment anew for each game; seeding the one inside is kinder to it.
    def new_game(seed: int) -> Any:
        env.unwrapped.env.seed(seed)
        env.reset()
        return env

    def replay(recorded: tuple[int, list[int]]) -> Any:
        seed, actions = recorded
        again = new_game(seed)
        for action in actions:
            again.step(action)
        return again

    return Subject(
        version=version("pettingzoo"),
        new_game=new_game,
        play_on=play_on,
        view=view,
        record=record,
        replay=replay,
    )


def play_on(env: Any, luck: Callable[[], float], at_most: int = NEVER) -> Tally:
    """Take random legal actions until the first agent hears that the game is over."""
    options = 0
    for decisions in range(at_most):
        observation, _, is_terminated, is_truncated, _ = env.last()
        if is_terminated or is_truncated:
            return Tally(decisions, options)
        actions = observation["action_mask"].nonzero()[0]
        options += len(actions)
        env.step(int(actions[int(luck() * len(actions))]))
    return Tally(at_most, options)


def view(env: Any) -> object:
    """Build the observation of the agent to move."""
    return env.observe(env.agent_selection)


def record(seed: int, env: Any) -> tuple[int, list[int]]:
    """Keep the seed and the actions of a game."""
    inside = env.unwrapped.env
    return seed, [inside.actions.index(action) for _, action in inside.action_recorder]


if __name__ == "__main__":
    run(subject(sys.argv[1]))
