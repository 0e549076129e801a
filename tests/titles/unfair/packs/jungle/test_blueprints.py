"""The blueprints of the Jungle pack: what each asks for, and what falls just short of it."""

import pytest

from tests.testkit.rules import rule
from tests.titles.unfair.packs.real import DONE, MISSED, WITH_BONUS, outcome_of_plan, printed
from tests.titles.unfair.parks import a_table, attraction, upgrade, wonder

THEME, IDOL, MASK, EGG = (
    printed(f"jungle/{name}") for name in ("jungle-theme", "golden-idol", "cursed-mask", "petrified-egg")
)
MEADOW, POND = attraction("meadow", "nature area"), attraction("pond", "nature area")
GILDING = upgrade("gilding", "quality upgrade")


def scored(name, *park, holds=(THEME,)):
    """What this blueprint brings in such a park; the words it may name are on the table."""
    table = a_table().with_blueprints("ann", printed(f"jungle/{name}")).with_park("ann", *park)
    return outcome_of_plan(table.with_hand("bob", *holds).on_turn("ann"))


def hall(*on_it, of="theatre"):
    return attraction("hall", of, upgrades=on_it)


@pytest.mark.parametrize(
    ("park", "outcome"),
    [
        ([MEADOW, attraction("raft", "leisure ride")], DONE),
        ([MEADOW, attraction("raft", "leisure ride", upgrades=[IDOL])], WITH_BONUS),
        ([MEADOW, POND], MISSED),
        ([MEADOW, attraction("coaster", "thrill ride")], MISSED),
    ],
)
def test_a_field_trip_is_gentle_and_green(park, outcome):
    assert scored("field-trip", *park) == outcome


@rule("UNF-JUNG-01")
@pytest.mark.parametrize(
    ("on_it", "outcome"),
    [([GILDING, IDOL], WITH_BONUS), ([GILDING, upgrade("wax", "quality upgrade")], DONE), ([IDOL], MISSED)],
)
def test_lost_and_found_takes_any_quality_and_loves_artifacts(on_it, outcome):
    assert scored("lost-and-found", hall(*on_it, of="hotel")) == outcome


def test_lost_and_found_has_an_office():
    assert scored("lost-and-found", hall(GILDING, IDOL, of="theatre")) == MISSED


def test_into_the_green_one_rides():
    inn = attraction("inn", "hotel")
    ride = attraction("coaster", "thrill ride", upgrades=[THEME])

    assert scored("into-the-green", ride, MEADOW, inn, holds=()) == DONE
    assert scored("into-the-green", ride, MEADOW, attraction("den", "sideshow"), holds=()) == DONE
    assert scored("into-the-green", ride, MEADOW, POND, inn, holds=()) == WITH_BONUS
    assert scored("into-the-green", hall(THEME), MEADOW, inn, holds=()) == MISSED
    assert scored("into-the-green", ride, inn, holds=()) == MISSED


@pytest.mark.parametrize(
    ("park", "outcome"),
    [
        ([hall(IDOL), attraction("inn", "hotel", upgrades=[MASK]), attraction("den", upgrades=[EGG])], DONE),
        ([hall(IDOL, MASK, EGG)], WITH_BONUS),
        ([hall(IDOL, MASK, GILDING)], MISSED),
        ([hall(IDOL, MASK, EGG, of="hotel")], MISSED),
    ],
)
def test_the_exhibition_wants_finds_and_a_room(park, outcome):
    assert scored("after-hours-exhibition", *park) == outcome


@pytest.mark.parametrize(
    ("more", "parks", "outcome"), [(2, [MEADOW, POND], DONE), (2, [MEADOW], MISSED), (1, [MEADOW, POND], MISSED)]
)
def test_the_lost_world_is_large_and_green(more, parks, outcome):
    extras = [upgrade(f"extra-{k}") for k in range(more)]

    assert scored("the-lost-world", hall(IDOL, MASK, EGG, *extras), *parks) == outcome


def test_the_bonus_of_the_lost_world_is_a_super_attraction_with_the_theme():
    extras = [upgrade(f"extra-{k}") for k in range(2)]
    city = printed("jungle/the-lost-city")

    assert scored("the-lost-world", hall(IDOL, MASK, EGG, *extras), MEADOW, POND, wonder("dome")) == DONE
    assert scored("the-lost-world", hall(IDOL, MASK, EGG, *extras), MEADOW, POND, city) == WITH_BONUS
