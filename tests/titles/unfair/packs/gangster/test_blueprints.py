"""The blueprints of the Gangster pack: what each asks for, and what falls just short of it."""

import pytest

from tests.titles.unfair.packs.real import DONE, MISSED, WITH_BONUS, outcome_of_plan, printed
from tests.titles.unfair.parks import a_table, attraction, resource, staff, upgrade, wonder

THEME = printed("gangster/gangster-theme")
TOILETS = upgrade("toilets", "guest services upgrade")


def scored(name, *park):
    """What this blueprint brings in such a park; the words it may name are on the table."""
    table = a_table().with_blueprints("ann", printed(f"gangster/{name}")).with_park("ann", *park)
    table.with_hand("bob", printed("gangster/casino"), THEME)
    return outcome_of_plan(table.on_turn("ann"))


def many_upgrades(n, type_="feature upgrade", first=0):
    return [upgrade(f"extra-{k}", type_) for k in range(first, first + n)]


@pytest.mark.parametrize(
    ("park", "outcome"),
    [
        ([attraction("diner", "food outlet", upgrades=[TOILETS]), staff("clown")], DONE),
        ([attraction("diner", "food outlet", upgrades=[TOILETS]), staff("clown"), resource("chest")], WITH_BONUS),
        ([attraction("diner", "food outlet"), attraction("den", upgrades=[TOILETS]), staff("clown")], MISSED),
    ],
)
def test_a_respectable_front_has_its_services_where_people_eat(park, outcome):
    assert scored("respectable-front", *park) == outcome


@pytest.mark.parametrize(("many", "outcome"), [(2, MISSED), (3, DONE)])
def test_an_extended_family_is_three_at_least(many, outcome):
    assert scored("extended-family", *[staff(f"cousin-{n}") for n in range(many)]) == outcome


def test_the_house_wins_with_three_upgrades_on_the_casino_itself():
    def in_a_casino(n, *more):
        table = a_table().with_blueprints("ann", printed("gangster/the-house-wins"))
        table.with_park("ann", printed("gangster/casino", *many_upgrades(n)), *more)
        return outcome_of_plan(table.on_turn("ann"))

    assert in_a_casino(3) == DONE
    assert in_a_casino(3, attraction("inn", "hotel")) == WITH_BONUS
    assert in_a_casino(2, attraction("den", "sideshow", upgrades=many_upgrades(3, first=5))) == MISSED


def test_the_syndicate_needs_its_theme_twice():
    coaster = printed("gangster/getaway-coaster")
    den = attraction("den", "sideshow")

    def with_theme_on(*park):
        table = a_table().with_blueprints("ann", printed("gangster/the-syndicate")).with_park("ann", *park)
        return outcome_of_plan(table.with_hand("bob", *([] if THEME in park[-1].on_it else [THEME])).on_turn("ann"))

    assert with_theme_on(coaster, attraction("den", "sideshow", upgrades=[THEME])) == DONE
    assert with_theme_on(coaster, attraction("den", "sideshow", upgrades=[*many_upgrades(4), THEME])) == WITH_BONUS
    assert with_theme_on(coaster, den) == MISSED


def test_gone_legitimate_takes_a_giant_services_and_an_account():
    giant = attraction("giant", upgrades=[*many_upgrades(3), *many_upgrades(3, "guest services upgrade", 3)])

    assert scored("gone-legitimate", giant, resource("chest")) == DONE
    assert scored("gone-legitimate", giant) == MISSED
    assert scored("gone-legitimate", giant, resource("chest"), wonder("palace")) == DONE
