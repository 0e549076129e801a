"""RLCard, a toolkit of card games.

It has no clone and no save of its own: its game object is deep-copied and pickled.
"""

from __future__ import annotations

import copy
import pickle
import sys
from collections.abc import Callable
from typing import Any

import rlcard

from benchmarks.measure import NEVER, Subject, Tally, run


def subject(game_name: str) -> Subject:
    """Describe one of RLCard's games to the stopwatch."""
    env = rlcard.make(game_name, config={"seed": 1})

    # One environment serves all games, as RLCard means it: making one anew for each game would count against it.
    def new_game(seed: int) -> Any:
        env.seed(seed)
        env.reset()
        return env

    def restore(data: bytes) -> Any:
        return _around(env, pickle.loads(data))

    def replay(recorded: tuple[int, list[Any]]) -> Any:
        seed, actions = recorded
        again = new_game(seed)
        for action in actions:
            again.step(action, raw_action=True)
        return again

    return Subject(
        version=rlcard.__version__,
        new_game=new_game,
        play_on=play_on,
        clone=clone,
        save=save,
        restore=restore,
        view=view,
        record=record,
        replay=replay,
    )


def play_on(env: Any, luck: Callable[[], float], at_most: int = NEVER) -> Tally:
    """Take random actions until the game is over; each step also builds the next player's observation."""
    options = 0
    state = env.get_state(env.get_player_id())
    for decisions in range(at_most):
        if env.is_over():
            return Tally(decisions, options)
        actions = list(state["legal_actions"])
        options += len(actions)
        state, _ = env.step(actions[int(luck() * len(actions))])
    return Tally(at_most, options)


def clone(env: Any) -> Any:
    """Copy the game; the environment around it is shared where it never changes."""
    return _around(env, copy.deepcopy(env.game))


def save(env: Any) -> bytes:
    """Pickle the game."""
    return pickle.dumps(env.game, pickle.HIGHEST_PROTOCOL)


def view(env: Any) -> object:
    """Build the observation of the player to move."""
    return env.get_state(env.get_player_id())


def record(seed: int, env: Any) -> tuple[int, list[Any]]:
    """Keep the seed and the actions of a game."""
    return seed, [action for _, action in env.action_recorder]


def _around(env: Any, game: Any) -> Any:
    twin = copy.copy(env)
    twin.game = game
    twin.action_recorder = list(env.action_recorder)
    return twin


if __name__ == "__main__":
    run(subject(sys.argv[1]))
