"""The blueprints of the Vampire pack: what each asks for, and what falls just short of it."""

import pytest

from tests.titles.unfair.packs.real import DONE, MISSED, WITH_BONUS, outcome_of_plan, printed
from tests.titles.unfair.parks import a_table, attraction, resource, staff, upgrade, wonder

THEME = printed("vampire/vampire-theme")
AIR = printed("vampire/air-conditioning")
MEADOW, INN = attraction("meadow", "nature area"), attraction("inn", "hotel")


def scored(name, *park, holds=(THEME, AIR)):
    """What this blueprint brings in such a park; the words it may name are on the table."""
    table = a_table().with_blueprints("ann", printed(f"vampire/{name}")).with_park("ann", *park)
    return outcome_of_plan(table.with_hand("bob", *holds).on_turn("ann"))


def a_crew(n):
    return [staff(f"hand-{k}") for k in range(n)]


@pytest.mark.parametrize(
    ("park", "outcome"),
    [
        ([*a_crew(1), MEADOW], MISSED),
        ([*a_crew(2), MEADOW], DONE),
        ([*a_crew(2), MEADOW, INN], WITH_BONUS),
        (a_crew(3), MISSED),
    ],
)
def test_a_skeleton_staff_is_two_and_a_place_to_lie(park, outcome):
    assert scored("skeleton-staff", *park) == outcome


@pytest.mark.parametrize(
    ("of", "on_it", "outcome"),
    [
        ("sideshow", "quality upgrade", DONE),
        ("leisure ride", "quality upgrade", DONE),
        ("sideshow", "feature upgrade", MISSED),
    ],
)
def test_a_long_night_wants_comfort(of, on_it, outcome):
    assert scored("long-night", attraction("place", of, upgrades=[upgrade("gilding", on_it)])) == outcome


def test_the_bonus_of_a_long_night_is_a_theatre():
    place = attraction("place", "sideshow", upgrades=[upgrade("gilding", "quality upgrade")])

    assert scored("long-night", place, attraction("hall")) == WITH_BONUS


def test_dinner_and_a_show_are_cooled_and_haunted():
    hall, diner = attraction("hall", upgrades=[AIR]), attraction("diner", "food outlet", upgrades=[THEME])

    assert scored("dinner-and-a-show", hall, diner, holds=()) == DONE
    assert scored("dinner-and-a-show", hall, diner, attraction("meadow", "nature area"), holds=()) == WITH_BONUS
    assert scored("dinner-and-a-show", hall, attraction("diner", "food outlet"), holds=(THEME,)) == MISSED


def test_a_built_in_theme_is_a_theme_at_dinner():
    house = printed("vampire/renfields-stakehouse")

    assert scored("dinner-and-a-show", attraction("hall", upgrades=[AIR]), house, holds=(THEME,)) == DONE


@pytest.mark.parametrize(("many", "upgrades", "outcome"), [(4, 3, DONE), (3, 3, MISSED), (4, 2, MISSED)])
def test_the_graveyard_shift_wants_hands_and_things(many, upgrades, outcome):
    hall = attraction("hall", upgrades=[upgrade(f"extra-{k}") for k in range(upgrades)])

    assert scored("graveyard-shift", hall, *a_crew(many)) == outcome


def test_the_bonus_of_the_graveyard_shift_is_a_resource():
    hall = attraction("hall", upgrades=[upgrade(f"extra-{k}") for k in range(3)])

    assert scored("graveyard-shift", hall, *a_crew(4), resource("chest")) == WITH_BONUS


@pytest.mark.parametrize(("many", "icons", "outcome"), [(6, 7, DONE), (5, 7, MISSED), (6, 6, MISSED)])
def test_eternal_employment_is_for_many_and_for_long(many, icons, outcome):
    hall = attraction("hall", upgrades=[upgrade(f"extra-{k}") for k in range(icons - 1)])

    assert scored("eternal-employment", hall, *a_crew(many)) == outcome


def test_the_bonus_of_eternal_employment_is_a_super_attraction_with_the_theme():
    hall = attraction("hall", upgrades=[upgrade(f"extra-{k}") for k in range(6)])
    bare, haunted = wonder("volcano", "thrill ride"), wonder("volcano", "thrill ride", upgrades=[THEME])

    assert scored("eternal-employment", hall, *a_crew(6), bare) == DONE
    assert scored("eternal-employment", hall, *a_crew(6), haunted, holds=()) == WITH_BONUS
