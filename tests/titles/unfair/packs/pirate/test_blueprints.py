"""The blueprints of the Pirate pack: what each asks for, and what falls just short of it."""

import pytest

from tests.titles.unfair.packs.real import blueprint_points, printed
from tests.titles.unfair.parks import a_table, attraction, resource, staff, upgrade, wonder

THEME = printed("pirate/pirate-theme")
PLANK = printed("pirate/walk-the-plank")  # the theme is built in
DINER, INN = attraction("diner", "food outlet"), attraction("inn", "hotel")


def scored(name, *park, holds=(THEME,)):
    """What this blueprint brings in such a park; the words it may name are on the table."""
    table = a_table().with_blueprints("ann", printed(f"pirate/{name}")).with_park("ann", *park)
    return blueprint_points(table.with_hand("bob", *holds).on_turn("ann"))


def a_crew(n):
    return [staff(f"hand-{k}") for k in range(n)]


def many_upgrades(n):
    return [upgrade(f"extra-{k}") for k in range(n)]


@pytest.mark.parametrize(
    ("park", "points"),
    [
        ([DINER, *a_crew(2)], 16),
        ([DINER, *a_crew(2), resource("chest")], 26),
        ([DINER, *a_crew(1)], -10),
        (a_crew(2), -10),
    ],
)
def test_shore_leave_is_for_two_who_eat(park, points):
    assert scored("shore-leave", *park) == points


@pytest.mark.parametrize(
    ("of", "upgrades", "more", "points"),
    [("sideshow", 2, [], 18), ("sideshow", 2, [INN], 28), ("sideshow", 1, [], -10), ("theatre", 2, [], -10)],
)
def test_below_deck_there_is_a_show(of, upgrades, more, points):
    assert scored("below-deck", attraction("den", of, upgrades=many_upgrades(upgrades)), *more) == points


def test_under_the_black_flag_ride_and_theatre_sail():
    opera = attraction("opera", "theatre", upgrades=[THEME])

    assert scored("black-flag", PLANK, opera, holds=()) == 33
    assert scored("black-flag", PLANK, opera, attraction("meadow", "nature area"), holds=()) == 45
    assert scored("black-flag", PLANK, attraction("opera", "theatre")) == -10
    assert scored("black-flag", attraction("coaster", "thrill ride"), opera, holds=()) == -10


@pytest.mark.parametrize(("buried", "upgrades", "points"), [(2, 2, 32), (1, 3, -10), (2, 1, -10)])
def test_dead_men_lie_under_something_large(buried, upgrades, points):
    dead = tuple(resource(f"dead-{n}") for n in range(buried))

    assert scored("dead-men-tell-tales", attraction("hall", upgrades=many_upgrades(upgrades), buried=dead)) == points


def test_the_bonus_of_dead_men_is_a_super_attraction():
    dead = (resource("dead-0"), resource("dead-1"))

    assert scored("dead-men-tell-tales", wonder("volcano", upgrades=many_upgrades(2), buried=dead)) == 47


@pytest.mark.parametrize(("upgrades", "crew", "points"), [(6, 3, 54), (5, 3, -10), (6, 2, -10)])
def test_the_terror_of_the_seas_is_a_great_ride_with_a_crew(upgrades, crew, points):
    ride = attraction("coaster", "thrill ride", upgrades=many_upgrades(upgrades))

    assert scored("terror-of-the-seas", ride, INN, resource("chest"), *a_crew(crew)) == points
    assert scored("terror-of-the-seas", ride, resource("chest"), *a_crew(crew)) == -10


def test_the_bonus_of_the_terror_is_blackbeards():
    ride = attraction("coaster", "thrill ride", upgrades=many_upgrades(6))
    park = [ride, INN, resource("chest"), *a_crew(3)]

    assert scored("terror-of-the-seas", *park, printed("pirate/blackbeards-revenge")) == 74
    assert scored("terror-of-the-seas", *park, wonder("volcano", "thrill ride")) == 54
