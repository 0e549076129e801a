"""Beginning: an empty table of the right shape, laid out by its title and run to the first question."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from midway.kernel.game import Game
from midway.kernel.happenings import Facts
from midway.kernel.options import NO_OPTIONS
from midway.kernel.schema import ALL, EVERYBODY, OWNER, PLAYERS, R_END, R_NOTES, R_WHO, Z_ROOM, Z_SEEN, Z_TAG
from midway.kernel.state import State


def empty_table(game: Game) -> State:
    """All zones empty, nothing running: what a title lays out, or a written position fills."""
    if len(game.empty) == 0:
        game.empty = _empty_words(game)
    return State(game, game.empty[:])


def _empty_words(game: Game) -> vec[i16]:
    zeros = [0] * int(game.size)
    s = State(game, vec[i16](zeros))
    s.put(PLAYERS, game.seats)
    s.put(R_WHO, -1)
    start: int = game.stack_at
    limit: int = game.caches_at
    s.put(R_END, start)
    s.put(R_NOTES, limit)
    for field, at, owner in game.fields:
        if field.is_zone:
            room: int = field.size
            s.put(at + Z_ROOM, room)
            seen = EVERYBODY if field.audience == ALL else (1 << owner) if field.audience == OWNER and owner >= 0 else 0
            s.put(at + Z_SEEN, int(seen))
            s.put(at + Z_TAG, int(field.tag + owner + 1))
        elif field.kind == "card":
            s.put(at, -1)
    s.stale()
    return s.v


def new_state(game: Game, key0: int, key1: int, script: vec[i64] = NO_OPTIONS, facts: Facts | None = None) -> State:
    """A match at its first question; `facts` receives what happened on the way."""
    s = empty_table(game)
    s.facts = facts
    s.set_key(key0, key1)
    s.script = script
    game.title.setup(s)
    s.push(game.flow, 0, 0, 0, -1, 0)
    s.run()
    s.facts = None
    return s
