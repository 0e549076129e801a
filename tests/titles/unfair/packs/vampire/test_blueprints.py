"""The blueprints of the Vampire pack: what each asks for, and what falls just short of it."""

import pytest

from tests.titles.unfair.packs.real import blueprint_points, printed
from tests.titles.unfair.parks import a_table, attraction, resource, staff, upgrade, wonder

THEME = printed("vampire/vampire-theme")
AIR = printed("vampire/air-conditioning")
MEADOW, INN = attraction("meadow", "nature area"), attraction("inn", "hotel")


def scored(name, *park, holds=(THEME, AIR)):
    """What this blueprint brings in such a park; the words it may name are on the table."""
    table = a_table().with_blueprints("ann", printed(f"vampire/{name}")).with_park("ann", *park)
    return blueprint_points(table.with_hand("bob", *holds).on_turn("ann"))


def a_crew(n):
    return [staff(f"hand-{k}") for k in range(n)]


@pytest.mark.parametrize(
    ("park", "points"),
    [([*a_crew(1), MEADOW], -10), ([*a_crew(2), MEADOW], 22), ([*a_crew(2), MEADOW, INN], 32), (a_crew(3), -10)],
)
def test_a_skeleton_staff_is_two_and_a_place_to_lie(park, points):
    assert scored("skeleton-staff", *park) == points


@pytest.mark.parametrize(
    ("of", "on_it", "points"),
    [
        ("sideshow", "quality upgrade", 20),
        ("leisure ride", "quality upgrade", 20),
        ("sideshow", "feature upgrade", -10),
    ],
)
def test_a_long_night_wants_comfort(of, on_it, points):
    assert scored("long-night", attraction("place", of, upgrades=[upgrade("gilding", on_it)])) == points


def test_the_bonus_of_a_long_night_is_a_theatre():
    place = attraction("place", "sideshow", upgrades=[upgrade("gilding", "quality upgrade")])

    assert scored("long-night", place, attraction("hall")) == 32


def test_dinner_and_a_show_are_cooled_and_haunted():
    hall, diner = attraction("hall", upgrades=[AIR]), attraction("diner", "food outlet", upgrades=[THEME])

    assert scored("dinner-and-a-show", hall, diner, holds=()) == 42
    assert scored("dinner-and-a-show", hall, diner, attraction("meadow", "nature area"), holds=()) == 57
    assert scored("dinner-and-a-show", hall, attraction("diner", "food outlet"), holds=(THEME,)) == -10


def test_a_built_in_theme_is_a_theme_at_dinner():
    house = printed("vampire/renfields-stakehouse")

    assert scored("dinner-and-a-show", attraction("hall", upgrades=[AIR]), house, holds=(THEME,)) == 42


@pytest.mark.parametrize(("many", "upgrades", "points"), [(4, 3, 38), (3, 3, -10), (4, 2, -10)])
def test_the_graveyard_shift_wants_hands_and_things(many, upgrades, points):
    hall = attraction("hall", upgrades=[upgrade(f"extra-{k}") for k in range(upgrades)])

    assert scored("graveyard-shift", hall, *a_crew(many)) == points


def test_the_bonus_of_the_graveyard_shift_is_a_resource():
    hall = attraction("hall", upgrades=[upgrade(f"extra-{k}") for k in range(3)])

    assert scored("graveyard-shift", hall, *a_crew(4), resource("chest")) == 53


@pytest.mark.parametrize(("many", "icons", "points"), [(6, 7, 65), (5, 7, -10), (6, 6, -10)])
def test_eternal_employment_is_for_many_and_for_long(many, icons, points):
    hall = attraction("hall", upgrades=[upgrade(f"extra-{k}") for k in range(icons - 1)])

    assert scored("eternal-employment", hall, *a_crew(many)) == points


def test_the_bonus_of_eternal_employment_is_a_super_attraction_with_the_theme():
    hall = attraction("hall", upgrades=[upgrade(f"extra-{k}") for k in range(6)])
    bare, haunted = wonder("volcano", "thrill ride"), wonder("volcano", "thrill ride", upgrades=[THEME])

    assert scored("eternal-employment", hall, *a_crew(6), bare) == 65
    assert scored("eternal-employment", hall, *a_crew(6), haunted, holds=()) == 90
