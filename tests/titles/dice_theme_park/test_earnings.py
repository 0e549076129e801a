"""What a phase earns: by skills at once, by cubes and administrators at Upkeep."""

import pytest

from midway.titles.dice_theme_park.earnings import (
    attractions_operated,
    coins_earned,
    operated_of_colour,
    stars_earned,
    steps_reached,
)
from midway.titles.dice_theme_park.guests import BLUE, GREEN
from midway.titles.dice_theme_park.operate_position import OperatePark, OperatePosition
from midway.titles.dice_theme_park.park import cell_named
from tests.testkit.rules import rule
from tests.titles.dice_theme_park.parks import a_park, a_position, do, put


def with_cubes(park: OperatePark, *cells: str) -> OperatePosition:
    p = OperatePosition(park)
    for cell in cells:
        p.add_cube(cell_named(cell))
    return p


@rule("DTP-UPK-01", "DTP-IMP-07", "DTP-IMP-08", "DTP-UPK-02")
def test_each_cube_pays_stars_the_special_effect_and_the_kiosk():
    """TX-15: 6 stars and 2 coins for one cube, twice that for two, whoever placed the second."""
    park = a_park()
    put(park, "c4", "ferris-wheel", "merch-kiosk", "special-effect")

    once, twice = with_cubes(park, "c4"), with_cubes(park, "c4", "c4")

    assert (stars_earned(once), coins_earned(once)) == (6, 2)
    assert (stars_earned(twice), coins_earned(twice)) == (12, 4)


@rule("DTP-OPR-18", "DTP-SKL-10")
def test_stars_of_skills_are_added_to_those_of_cubes():
    p = with_cubes(a_park(), "e2", "d3")
    p.stars, p.coins = 3, 4

    assert (stars_earned(p), coins_earned(p)) == (6, 4)


@pytest.mark.parametrize(("operated", "stars"), [(2, 0), (3, 1), (4, 2), (5, 3), (6, 3)])
@rule("DTP-ADM-04")
def test_zone_pays_by_attractions_of_its_colour(operated, stars):
    tiles = ("log_flume", "swan_boats", "water_slide", "bumper_boats", "pirate_ship")
    cells = ("c4", "b4", "c2", "b1", "c1")
    park = a_park(**dict(zip(cells, tiles, strict=True)))
    park.zone = BLUE
    plain_park = a_park(**dict(zip(cells, tiles, strict=True)))
    cubes = [*["d3", *cells][:operated], "d2", "c3", "e2"]

    assert stars_earned(with_cubes(park, *cubes)) - stars_earned(with_cubes(plain_park, *cubes)) == stars


@pytest.mark.parametrize(("operated", "stars"), [(5, 0), (6, 1), (7, 2), (8, 3), (9, 3)])
@rule("DTP-ADM-05")
def test_grand_tour_pays_by_all_attractions(operated, stars):
    tiles = {"c4": "ferris_wheel", "b4": "carousel", "c2": "pop_shop", "b1": "dodgems", "c1": "zip_wire"}
    park, usual = a_park(**tiles), a_park(**tiles)
    park.has_grand_tour = True
    cubes = ["e2", "d2", "d3", "c3", *tiles][:operated]

    assert stars_earned(with_cubes(park, *cubes)) - stars_earned(with_cubes(usual, *cubes)) == stars


@rule("DTP-ADM-11")
def test_an_attraction_counts_once_however_many_cubes_it_has():
    p = with_cubes(a_park(), "e2", "e2", "e2", "d2", "d2")

    assert attractions_operated(p) == 2
    assert (operated_of_colour(p, GREEN), operated_of_colour(p, BLUE)) == (1, 0)


def test_steps_are_one_two_and_three():
    assert [int(steps_reached(n, 3)) for n in range(8)] == [0, 0, 0, 1, 2, 3, 3, 3]


@rule("DTP-OPR-18")
def test_operating_pays_nothing_before_upkeep():
    p = do(a_position(a_park(), d3="blue-4"), "operate d3 by blue-4 moving blue-3 to c3")

    assert (p.stars, p.coins) == (0, 0)
    assert stars_earned(p) == 2
