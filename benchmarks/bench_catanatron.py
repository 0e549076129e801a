"""Catanatron: two random players on the island.

It has a copy of its own; a save is a pickle, since its JSON cannot be read back.
"""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from benchmarks.measure import NEVER, Subject, Tally, run

PLAYERS = (RandomPlayer(Color.RED), RandomPlayer(Color.BLUE))


def new_game(seed: int) -> Any:
    """Lay out the island."""
    return Game(PLAYERS, seed=seed)


def play_on(game: Any, luck: Callable[[], float], at_most: int = NEVER) -> Tally:
    """Take random actions until somebody wins or the library's turn limit is reached."""
    options = 0
    random.seed(luck())  # Catanatron's dice are the global generator
    for decisions in range(at_most):
        if game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT:
            return Tally(decisions, options)
        actions = game.state.playable_actions
        options += len(actions)
        game.execute(actions[int(luck() * len(actions))])
    return Tally(at_most, options)


def save(game: Any) -> bytes:
    """Pickle the game."""
    return pickle.dumps(game, pickle.HIGHEST_PROTOCOL)


def record(seed: int, game: Any) -> tuple[int, list[Any]]:
    """Keep the seed and the actions, which carry what the dice said."""
    return seed, list(game.state.actions)


def replay(recorded: tuple[int, list[Any]]) -> Any:
    """Execute the actions of a game again."""
    seed, actions = recorded
    game = new_game(seed)
    for action in actions:
        game.execute(action, validate_action=False)
    return game


if __name__ == "__main__":
    run(
        Subject(
            version=version("catanatron"),
            new_game=new_game,
            play_on=play_on,
            clone=Game.copy,
            save=save,
            restore=pickle.loads,
            record=record,
            replay=replay,
        )
    )
