"""What a phase is worth, in points."""

import random

import pytest

from midway.titles.dice_theme_park.operate_rules import moves, play
from midway.titles.dice_theme_park.park import cell_named
from midway.titles.dice_theme_park.solver.worth import Worth
from tests.titles.dice_theme_park.parks import a_park, plain, put, some_crowded_phase
from tests.titles.dice_theme_park.plain_operate import points


def test_worth_is_what_the_phase_brings():
    left = (1, 2, 2, 4, 5, 8)
    for seed in range(10):
        p, rng = some_crowded_phase(seed), random.Random(seed)
        p.park.zone, p.park.has_grand_tour = seed % 3, seed % 2 == 0
        while able := list(moves(p)):
            assert Worth().of(p) == points(plain(p))
            assert Worth(5, 3, left).of(p) == points(plain(p), 5, 3, left)
            play(p, rng.choice(able))


def test_a_cube_pays_stars_and_coins():
    park = a_park()
    put(park, "c4", "speedster", "special-effect", "merch-kiosk")

    assert Worth(10, 1).of_cube(park, cell_named("c4")) == 10 * 5 + 2


@pytest.mark.parametrize(
    ("star", "coin", "left"), [(-1, 2, (0,) * 6), (6, -1, (0,) * 6), (6, 2, (-1, 0, 0, 0, 0, 0)), (6, 2, (5, 4) * 3)]
)
def test_odd_worths_are_refused(star, coin, left):
    with pytest.raises(ValueError, match="worth less"):
        Worth(star, coin, left)
