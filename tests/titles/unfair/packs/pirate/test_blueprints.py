"""The blueprints of the Pirate pack: what each asks for, and what falls just short of it."""

import pytest

from tests.titles.unfair.packs.real import DONE, MISSED, WITH_BONUS, outcome_of_plan, printed
from tests.titles.unfair.parks import a_table, attraction, resource, staff, upgrade, wonder

THEME = printed("pirate/pirate-theme")
PLANK = printed("pirate/walk-the-plank")  # the theme is built in
DINER, INN = attraction("diner", "food outlet"), attraction("inn", "hotel")


def scored(name, *park, holds=(THEME,)):
    """What this blueprint brings in such a park; the words it may name are on the table."""
    table = a_table().with_blueprints("ann", printed(f"pirate/{name}")).with_park("ann", *park)
    return outcome_of_plan(table.with_hand("bob", *holds).on_turn("ann"))


def a_crew(n):
    return [staff(f"hand-{k}") for k in range(n)]


def many_upgrades(n):
    return [upgrade(f"extra-{k}") for k in range(n)]


@pytest.mark.parametrize(
    ("park", "outcome"),
    [
        ([DINER, *a_crew(2)], DONE),
        ([DINER, *a_crew(2), resource("chest")], WITH_BONUS),
        ([DINER, *a_crew(1)], MISSED),
        (a_crew(2), MISSED),
    ],
)
def test_shore_leave_is_for_two_who_eat(park, outcome):
    assert scored("shore-leave", *park) == outcome


@pytest.mark.parametrize(
    ("of", "upgrades", "more", "outcome"),
    [
        ("sideshow", 2, [], DONE),
        ("sideshow", 2, [INN], WITH_BONUS),
        ("sideshow", 1, [], MISSED),
        ("theatre", 2, [], MISSED),
    ],
)
def test_below_deck_there_is_a_show(of, upgrades, more, outcome):
    assert scored("below-deck", attraction("den", of, upgrades=many_upgrades(upgrades)), *more) == outcome


def test_under_the_black_flag_ride_and_theatre_sail():
    opera = attraction("opera", "theatre", upgrades=[THEME])

    assert scored("black-flag", PLANK, opera, holds=()) == DONE
    assert scored("black-flag", PLANK, opera, attraction("meadow", "nature area"), holds=()) == WITH_BONUS
    assert scored("black-flag", PLANK, attraction("opera", "theatre")) == MISSED
    assert scored("black-flag", attraction("coaster", "thrill ride"), opera, holds=()) == MISSED


@pytest.mark.parametrize(("buried", "upgrades", "outcome"), [(2, 2, DONE), (1, 3, MISSED), (2, 1, MISSED)])
def test_dead_men_lie_under_something_large(buried, upgrades, outcome):
    dead = tuple(resource(f"dead-{n}") for n in range(buried))

    assert scored("dead-men-tell-tales", attraction("hall", upgrades=many_upgrades(upgrades), buried=dead)) == outcome


def test_the_bonus_of_dead_men_is_a_super_attraction():
    dead = (resource("dead-0"), resource("dead-1"))

    assert scored("dead-men-tell-tales", wonder("volcano", upgrades=many_upgrades(2), buried=dead)) == WITH_BONUS


@pytest.mark.parametrize(("upgrades", "crew", "outcome"), [(6, 3, DONE), (5, 3, MISSED), (6, 2, MISSED)])
def test_the_terror_of_the_seas_is_a_great_ride_with_a_crew(upgrades, crew, outcome):
    ride = attraction("coaster", "thrill ride", upgrades=many_upgrades(upgrades))

    assert scored("terror-of-the-seas", ride, INN, resource("chest"), *a_crew(crew)) == outcome
    assert scored("terror-of-the-seas", ride, resource("chest"), *a_crew(crew)) == MISSED


def test_the_bonus_of_the_terror_is_blackbeards():
    ride = attraction("coaster", "thrill ride", upgrades=many_upgrades(6))
    park = [ride, INN, resource("chest"), *a_crew(3)]

    assert scored("terror-of-the-seas", *park, printed("pirate/blackbeards-revenge")) == WITH_BONUS
    assert scored("terror-of-the-seas", *park, wonder("volcano", "thrill ride")) == DONE
