"""Clone, save, restore, and go on from any decision, mid-effect included: always the same match."""

from __future__ import annotations

from midway.kernel.decisions import pending
from midway.kernel.show import differences
from midway.kernel.state import State, restore
from tests.testkit.conformance.playing import Played

STEPS = 3  # played on from every position: what a copy has lost shows in the next ones
WHOLE = 3  # positions from which a copy is played to the end of the match as well


def check_copies(played: Played) -> list[str]:
    """From every position a clone and a restored save go on to the same positions, byte for byte."""
    found: list[str] = []
    to_the_end = played.some(WHOLE)
    for number in played.looked_at:
        s = played.positions[number]
        raw = s.save()
        restored = restore(s.game, raw)
        restored.script = s.script
        reach = len(played.choices) if number in to_the_end else STEPS
        for name, copy in (("clone", s.clone()), ("restored save", restored)):
            found += [f"{played.at(number)}: {name}: {why}" for why in _go_on(played, copy, number, reach)]
        if s.save() != raw:
            found.append(f"{played.at(number)}: going on from a copy changed the original")
    return found


def _go_on(played: Played, copy: State, number: int, reach: int) -> list[str]:
    original = played.positions[number]
    if words(copy) != words(original):
        return [f"differs at once: {first_difference(original, copy)}"]
    if pending(copy) != pending(original):
        return ["is asked something else"]
    for i in range(number, min(number + reach, len(played.choices))):
        copy.apply(*played.choices[i])
        if copy.save() != played.positions[i + 1].save():
            return [f"parts after choice {i + 1}: {first_difference(played.positions[i + 1], copy)}"]
    return []


def words(s: State) -> bytes:
    """Every word of a position but its caches: those too that should be empty, and are in no save."""
    return bytes(s.v[: s.caches])


def check_looking(played: Played) -> list[str]:
    """Asking for options, free moves, decisions, totals and scores changes no byte."""
    found: list[str] = []
    for number, s in enumerate(played.positions):
        before, copy = words(s), s.clone()
        pending(copy)
        copy.game.title.scores(copy)
        copy.game.title.places(copy)
        for seat in range(played.table.seats):
            copy.legal(seat)
            copy.free(seat)
            for stat in range(len(copy.game.schema.stats)):
                copy.total(seat, stat)
        if words(copy) != before:
            found.append(f"{played.at(number)}: looking changes {first_difference(s, copy)}")
    return found


def first_difference(a: State, b: State) -> str:
    """The first named thing that differs."""
    name, was, now = (*differences(a, b), ("nothing", "", ""))[0]
    return f"{name}: {was} / {now}"
