"""The blueprints of the Robot pack: what each asks for, and what falls just short of it."""

from tests.titles.unfair.packs.real import DONE, MISSED, WITH_BONUS, outcome_of_plan, printed
from tests.titles.unfair.parks import a_table, attraction, staff, upgrade

THEME = printed("robot/robot-theme")


def scored(name, *park):
    table = a_table().with_blueprints("ann", printed(f"robot/{name}")).with_park("ann", *park)
    if not any(THEME in item.on_it for item in park):
        table.with_hand("bob", THEME)  # the words a blueprint may name are on the table
    return outcome_of_plan(table.on_turn("ann"))


def upgrades(n, type_="feature upgrade", first=0):
    return [upgrade(f"part-{k}", type_) for k in range(first, first + n)]


def crew(n):
    return [staff(f"hand-{k}") for k in range(n)]


def test_a_checklist_is_three_guest_services():
    three = upgrades(3, "guest services upgrade")

    assert scored("checklist", attraction("den", upgrades=three)) == DONE
    assert scored("checklist", attraction("den", "food outlet", upgrades=three)) == WITH_BONUS
    assert scored("checklist", attraction("den", upgrades=three[:2])) == MISSED


def test_a_unit_test_takes_a_theatre_or_a_sideshow():
    assert scored("unit-test", attraction("den", "theatre"), *crew(2)) == DONE
    assert scored("unit-test", attraction("den", "sideshow"), *crew(2)) == DONE
    assert scored("unit-test", attraction("den", "hotel"), *crew(2)) == MISSED
    ride = attraction("coaster", "leisure ride", upgrades=upgrades(3))
    assert scored("unit-test", attraction("den", "theatre"), ride, *crew(2)) == WITH_BONUS


def test_mass_production_needs_three_attractions_for_its_lines():
    one = printed("robot/the-understudies")
    other = attraction("den", upgrades=[THEME])
    third = attraction("third", upgrades=upgrades(3))

    assert scored("mass-production", one, other, third) == DONE
    assert scored("mass-production", one, attraction("den", upgrades=[THEME, *upgrades(3)])) == MISSED
    assert scored("mass-production", one, other, third, attraction("inn", "hotel")) == WITH_BONUS


def test_zero_defects_looks_at_rides_and_at_food():
    ride = attraction("coaster", "thrill ride", upgrades=upgrades(1, "quality upgrade"))
    diner = attraction("diner", "food outlet", upgrades=upgrades(1, "guest services upgrade", 5))
    hall = attraction("hall", upgrades=upgrades(2, "quality upgrade", 7))

    assert scored("zero-defects", ride, diner) == DONE
    assert scored("zero-defects", ride, diner, hall) == WITH_BONUS
    assert scored("zero-defects", diner, hall) == MISSED


def test_the_singularity_is_one_giant_with_features_elsewhere_if_it_likes():
    giant = attraction("giant", upgrades=upgrades(8))

    assert scored("the-singularity", giant, *crew(3)) == DONE
    assert scored("the-singularity", attraction("big", upgrades=upgrades(7)), *crew(3)) == MISSED
    assert scored("the-singularity", attraction("big", upgrades=upgrades(8, "quality upgrade")), *crew(3)) == MISSED
