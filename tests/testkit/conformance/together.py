"""Simultaneous phases: the order of arrival changes nothing, and nobody touches anybody else's things."""

from __future__ import annotations

from collections.abc import Iterator

from midway.kernel.schema import PHASES, STRANDS
from midway.kernel.state import State
from tests.testkit.conformance.copying import first_difference
from tests.testkit.conformance.playing import Dice, Played

ORDERS = 5


def check_orders(played: Played, seed: int = 1) -> list[str]:
    """Answers of a phase in five other orders, each seat's own kept: the same position, byte for byte."""
    found: list[str] = []
    for first, end in phases(played):
        for order in range(ORDERS):
            s = played.positions[first].clone()
            for seat, choice in shuffled(played.choices[first:end], Dice(seed, played.seed, order)):
                s.apply(seat, choice)
            if s.save() != played.positions[end].save():
                what = first_difference(played.positions[end], s)
                found.append(f"{played.at(end)}: answers in another order: {what}")
    return found


def phases(played: Played) -> Iterator[tuple[int, int]]:
    """From and to of the choices of each simultaneous phase."""
    first = -1
    phase = 0
    for number, s in enumerate(played.positions):
        now = int(s.num(PHASES)) if s.num(STRANDS) != 0 else 0
        if phase not in (0, now):
            yield first, number
        if now not in (0, phase):
            first = number
        phase = now


def shuffled(choices: list[tuple[int, int]], dice: Dice) -> list[tuple[int, int]]:
    """The same choices in another order, but each seat's in its own."""
    left = {seat: [c for who, c in choices if who == seat] for seat in sorted({seat for seat, _ in choices})}
    out: list[tuple[int, int]] = []
    while any(left.values()):
        waiting = [seat for seat in left if left[seat]]
        seat = waiting[dice.below(len(waiting))]
        out.append((seat, left[seat].pop(0)))
    return out


def check_own_block(played: Played) -> list[str]:
    """While others still decide, an answer changes only its seat's block and the words of its own cards."""
    found: list[str] = []
    for first, end in phases(played):
        for number in range(first, end):
            before, after = played.positions[number], played.positions[number + 1]
            if number + 1 < end:
                seat = played.choices[number][0]
                found += [f"{played.at(number + 1)}: {why}" for why in _strayed(before, after, seat)]
    return found


def _strayed(before: State, after: State, seat: int) -> list[str]:
    game = before.game
    block = range(int(game.schema.seat_at(seat)), int(game.schema.seat_at(seat + 1)))
    allowed = {STRANDS, *block}
    for card in range(len(game.cards)):
        if before.owner_of(card) == seat or after.owner_of(card) == seat:
            allowed |= {int(at) + card for at in (game.where_at, *game.schema.per_card)}
    strayed = [k for k in range(int(game.caches_at)) if before.num(k) != after.num(k) and k not in allowed]
    return [f"the strand of seat {seat} changes {_name(before, k)}" for k in strayed]


def _name(s: State, k: int) -> str:
    for field, at, owner in s.game.fields:
        if at <= k < at + field.size + (4 if field.is_zone else 0):
            return f"{field.name}{f' of seat {owner}' if owner >= 0 else ''}"
    return f"word {k}"
