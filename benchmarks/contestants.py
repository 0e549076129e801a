"""Who is measured, by which module, and with which Python.

Nothing here imports a peer: each one lives in a process of its own.
"""

from __future__ import annotations

from dataclasses import dataclass

from midway.titles import find_title, title_ids


@dataclass(frozen=True)
class Contestant:
    """One row of the tables.

    `first_options` is the shortest program from nothing to the options of the first decision; start-up measures it.
    """

    key: str
    name: str
    game: str
    module: str
    argument: str
    first_options: str
    pythonpath: str = ""
    is_midway: bool = False


_MIDWAY_OPENS = "from benchmarks.midway_adapter import Titled, legal; legal(Titled('{}').new_game(1))"
_SPIEL_OPENS = "import pyspiel; s = pyspiel.load_game('{}').new_initial_state(); s.chance_outcomes()"
_RLCARD_OPENS = "import rlcard; rlcard.make('{}', config={{'seed': 1}}).reset()[0]['legal_actions']"

COMPILED = "compiled"
INTERPRETED = "interpreted"


def midway_key(build: str, title: str) -> str:
    """What a build of Midway is called with one of its titles."""
    return f"midway-{build}-{title.replace('_', '-')}"


def _midway(build: str, pythonpath: str) -> tuple[Contestant, ...]:
    """One build of Midway with each title there is."""
    return tuple(
        Contestant(
            key=midway_key(build, title),
            name=f"Midway, {build}",
            game=find_title(title).names()["en"],
            module="bench_midway",
            argument=f"{build}/{title}",
            first_options=_MIDWAY_OPENS.format(title),
            pythonpath=pythonpath,
            is_midway=True,
        )
        for title in title_ids()
    )


MIDWAY_COMPILED = midway_key(COMPILED, "coconut_shy")  # the ratios are about it: it is small, as the peers' games are

CONTESTANTS = (
    *_midway(COMPILED, "build/compiled"),
    *_midway(INTERPRETED, "src"),
    Contestant(
        key="chess",
        name="python-chess",
        game="chess",
        module="bench_chess",
        argument="chess",
        first_options="import chess; list(chess.Board().legal_moves)",
    ),
    Contestant(
        key="pettingzoo",
        name="PettingZoo classic",
        game="Texas hold'em",
        module="bench_pettingzoo",
        argument="texas_holdem_v4",
        first_options=(
            "from pettingzoo.classic import texas_holdem_v4; e = texas_holdem_v4.env(); e.reset(seed=1); e.last()"
        ),
    ),
    Contestant(
        key="rlcard-gin-rummy",
        name="RLCard",
        game="gin rummy",
        module="bench_rlcard",
        argument="gin-rummy",
        first_options=_RLCARD_OPENS.format("gin-rummy"),
    ),
    Contestant(
        key="rlcard-uno",
        name="RLCard",
        game="Uno",
        module="bench_rlcard",
        argument="uno",
        first_options=_RLCARD_OPENS.format("uno"),
    ),
    Contestant(
        key="catanatron",
        name="Catanatron",
        game="Catan",
        module="bench_catanatron",
        argument="catan",
        first_options=(
            "from catanatron import Color, Game, RandomPlayer; "
            "Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=1).state.playable_actions"
        ),
    ),
    Contestant(
        key="openspiel-gin-rummy",
        name="OpenSpiel",
        game="gin rummy",
        module="bench_openspiel",
        argument="gin_rummy",
        first_options=_SPIEL_OPENS.format("gin_rummy"),
    ),
    Contestant(
        key="openspiel-backgammon",
        name="OpenSpiel",
        game="backgammon",
        module="bench_openspiel",
        argument="backgammon",
        first_options=_SPIEL_OPENS.format("backgammon"),
    ),
)


def chosen(only: str | None) -> list[Contestant]:
    """Give the contestants whose keys are, or begin with, one of the comma-separated words in `only`."""
    if only is None:
        return list(CONTESTANTS)
    words = [word.strip() for word in only.split(",") if word.strip()]
    for word in words:
        if not any(_answers_to(contestant, word) for contestant in CONTESTANTS):
            known = ", ".join(contestant.key for contestant in CONTESTANTS)
            raise ValueError(f"No contestant is called '{word}'. There are: {known}.")
    return [contestant for contestant in CONTESTANTS if any(_answers_to(contestant, word) for word in words)]


def _answers_to(contestant: Contestant, word: str) -> bool:
    return contestant.key == word or contestant.key.startswith(word + "-")
