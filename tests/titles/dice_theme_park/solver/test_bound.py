"""The bound is never too low: no chain brings more than it says."""

import random

import pytest

from midway.titles.dice_theme_park.operate_position import OperatePosition
from midway.titles.dice_theme_park.operate_rules import moves, play
from midway.titles.dice_theme_park.solver.bound import Bound
from midway.titles.dice_theme_park.solver.worth import Worth
from tests.titles.dice_theme_park.parks import a_park, a_position, plain, some_small_phase
from tests.titles.dice_theme_park.plain_operate import Plain, most_more

WORTHS = [(6, 2, (0,) * 6), (1, 5, (0, 1, 3, 3, 4, 9))]


def too_low(p: OperatePosition, rng: random.Random, worth: tuple[int, int, tuple[int, ...]]) -> list[int]:
    """Walk to the end; by how much the bound was too low on the way."""
    bound, known = Bound(Worth(*worth)), dict[Plain, int]()
    found = []
    while True:
        found.append(most_more(plain(p), worth, known) - int(bound.more(p)))
        able = list(moves(p))
        if not able:
            return [n for n in found if n > 0]
        play(p, rng.choice(able))


@pytest.mark.parametrize("worth", WORTHS)
def test_no_chain_brings_more_than_the_bound(worth):
    for seed in range(60):
        assert too_low(some_small_phase(seed), random.Random(seed), worth) == [], seed


@pytest.mark.soak
@pytest.mark.parametrize("worth", WORTHS)
def test_no_chain_brings_more_than_the_bound_many_times(worth):
    for seed in range(1_000, 2_000):
        assert too_low(some_small_phase(seed), random.Random(seed), worth) == [], seed


def test_the_bound_says_something():
    """Two guests of two pips with nothing but the Entrance's icons: no more than all icons."""
    p = a_position(a_park(), e2="blue-2")

    assert Bound(Worth()).more(p) <= 6 * (1 + 1 + 2 + 2 + 2)


def test_without_guests_nothing_more_comes():
    assert Bound(Worth()).more(a_position(a_park())) <= 1
