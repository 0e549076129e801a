"""The blueprints of the Jungle pack: what each asks for, and what falls just short of it."""

import pytest

from tests.testkit.rules import rule
from tests.titles.unfair.packs.real import blueprint_points, printed
from tests.titles.unfair.parks import a_table, attraction, upgrade, wonder

THEME, IDOL, MASK, EGG = (
    printed(f"jungle/{name}") for name in ("jungle-theme", "golden-idol", "cursed-mask", "petrified-egg")
)
MEADOW, POND = attraction("meadow", "nature area"), attraction("pond", "nature area")
GILDING = upgrade("gilding", "quality upgrade")


def scored(name, *park, holds=(THEME,)):
    """What this blueprint brings in such a park; the words it may name are on the table."""
    table = a_table().with_blueprints("ann", printed(f"jungle/{name}")).with_park("ann", *park)
    return blueprint_points(table.with_hand("bob", *holds).on_turn("ann"))


def hall(*on_it, of="theatre"):
    return attraction("hall", of, upgrades=on_it)


@pytest.mark.parametrize(
    ("park", "points"),
    [
        ([MEADOW, attraction("raft", "leisure ride")], 18),
        ([MEADOW, attraction("raft", "leisure ride", upgrades=[IDOL])], 30),
        ([MEADOW, POND], -10),
        ([MEADOW, attraction("coaster", "thrill ride")], -10),
    ],
)
def test_a_field_trip_is_gentle_and_green(park, points):
    assert scored("field-trip", *park) == points


@rule("UNF-JUNG-01")
@pytest.mark.parametrize(
    ("on_it", "points"), [([GILDING, IDOL], 30), ([GILDING, upgrade("wax", "quality upgrade")], 20), ([IDOL], -10)]
)
def test_lost_and_found_takes_any_quality_and_loves_artifacts(on_it, points):
    assert scored("lost-and-found", hall(*on_it)) == points


def test_into_the_green_one_rides():
    inn = attraction("inn", "hotel")
    ride = attraction("coaster", "thrill ride", upgrades=[THEME])

    assert scored("into-the-green", ride, MEADOW, inn, holds=()) == 40
    assert scored("into-the-green", ride, MEADOW, attraction("den", "sideshow"), holds=()) == 40
    assert scored("into-the-green", ride, MEADOW, POND, inn, holds=()) == 55
    assert scored("into-the-green", hall(THEME), MEADOW, inn, holds=()) == -10
    assert scored("into-the-green", ride, inn, holds=()) == -10


@pytest.mark.parametrize(
    ("park", "points"),
    [
        ([hall(IDOL), attraction("inn", "hotel", upgrades=[MASK])], 36),
        ([hall(IDOL, MASK)], 51),
        ([hall(IDOL, GILDING)], -10),
        ([hall(IDOL, MASK, of="hotel")], -10),
    ],
)
def test_the_exhibition_wants_finds_and_a_room(park, points):
    assert scored("after-hours-exhibition", *park) == points


@pytest.mark.parametrize(
    ("more", "parks", "points"), [(2, [MEADOW, POND], 70), (2, [MEADOW], -10), (1, [MEADOW, POND], -10)]
)
def test_the_lost_world_is_large_and_green(more, parks, points):
    extras = [upgrade(f"extra-{k}") for k in range(more)]

    assert scored("the-lost-world", hall(IDOL, MASK, EGG, *extras), *parks) == points


def test_the_bonus_of_the_lost_world_is_a_super_attraction_with_the_theme():
    extras = [upgrade(f"extra-{k}") for k in range(2)]
    city = printed("jungle/the-lost-city")

    assert scored("the-lost-world", hall(IDOL, MASK, EGG, *extras), MEADOW, POND, wonder("dome")) == 70
    assert scored("the-lost-world", hall(IDOL, MASK, EGG, *extras), MEADOW, POND, city) == 95
