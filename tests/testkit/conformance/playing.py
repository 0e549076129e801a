"""Playing: random matches that remember every position on the way, so that each can be looked at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from midway.kernel.chance import threefry
from midway.kernel.happenings import Fact
from midway.kernel.match import Match
from midway.kernel.state import State
from tests.testkit.conformance.tables import Table

MOST_DECISIONS = 6_000
FREE_ONE_IN = 4  # how often a free move is considered where one is offered


class Endless(AssertionError):
    """A match that does not end."""


@dataclass
class Played:
    """A random match: before each choice a copy of the position, and one at the end."""

    table: Table
    seed: int
    match: Match
    positions: list[State] = field(default_factory=list)
    looks: int = 10_000  # at how many positions, about, the dear checks look

    @cached_property
    def choices(self) -> list[tuple[int, int]]:
        """Seat and option, in the order they were taken."""
        return [(step.seat, step.choice) for step in self.match.steps]

    @cached_property
    def facts(self) -> list[list[Fact]]:
        """What each choice brought about."""
        return [step.facts for step in self.match.steps]

    @property
    def looked_at(self) -> range:
        """The numbers of the positions the dear checks look at: all of them, or some from the whole match."""
        return range(0, len(self.positions), 1 + len(self.positions) // self.looks)

    def some(self, many: int) -> range:
        """The numbers of so many of these, about, for what is done from there to the end of the match."""
        return self.looked_at[:: 1 + len(self.looked_at) // many]

    def at(self, number: int) -> str:
        """Where a complaint is about."""
        return f"{self.table.name}, seed {self.seed}, choice {number}"

    def decisions(self) -> Iterator[tuple[int, State]]:
        """Every position in which somebody is asked, a fresh copy of it."""
        for number, s in enumerate(self.positions):
            if not s.is_over:
                yield number, s.clone()


class Dice:
    """Luck of the test's own, the same in every process."""

    def __init__(self, *key: int) -> None:
        self.key = key
        self.drawn = 0

    def below(self, n: int) -> int:
        self.drawn += 1
        key = (*self.key, 0, 0)
        return (int(threefry(key[0], key[1], key[2] + 77, self.drawn)) * n) >> 32


def play(table: Table, seed: int, most: int = MOST_DECISIONS) -> Played:
    """A match with random answers, to its end; Endless if it has none."""
    played = Played(table, seed, table.begin(seed))
    dice = dice_of(table, seed)
    while not played.match.is_over:
        if len(played.positions) == most:
            raise Endless(f"{played.at(most)}: the match does not end")
        played.positions.append(played.match.state.clone())
        seat, choice = any_choice(played.match.state, dice)
        played.match.choose(seat, choice)
    played.positions.append(played.match.state.clone())
    return played


def dice_of(table: Table, seed: int) -> Dice:
    """The luck of the answers in the match of that seed."""
    return Dice(seed, table.seats)


def play_out(s: State, dice: Dice, most: int = MOST_DECISIONS) -> int:
    """The same match from its first position, in which nothing is remembered; gives how many choices were made."""
    for made in range(most):
        if s.is_over:
            return made
        s.apply(*any_choice(s, dice))
    raise Endless(f"the match does not end within {most} choices")


def any_choice(s: State, dice: Dice) -> tuple[int, int]:
    """One of the seats that are asked, and one of its options; now and then a free move."""
    awaited = s.awaited()
    if not awaited:
        raise Endless("nobody is asked, and the match is not over")
    seat = awaited[dice.below(len(awaited))]
    free = s.free(seat)
    if len(free) and dice.below(FREE_ONE_IN) == 0:
        return seat, int(free[dice.below(len(free))])
    options = s.legal(seat)
    if not len(options):
        raise Endless(f"seat {seat} is asked and has no option")
    return seat, int(options[dice.below(len(options))])
