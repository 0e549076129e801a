"""The upgrades of the Vampire pack, each by its story."""

import pytest

from midway.titles.unfair.mesmerism import works_for
from midway.titles.unfair.placement import build_price
from tests.testkit.rules import rule
from tests.titles.unfair.packs.real import guests_step, price_of, printed
from tests.titles.unfair.parks import a_table, attraction, event, refused, staff
from tests.titles.unfair.words import gain, says

WAITING = event("gift", gain(1))
NIGHT = printed("vampire/vampire-overview")
PARK = [attraction("coaster", "thrill ride"), attraction("diner", "food outlet"), attraction("hall")]
INN = attraction("inn", "hotel")


def hosts_of(name):
    """Where this upgrade may go, of a ride, a food outlet, a theatre and a hotel."""
    table = a_table().with_park("ann", *PARK, INN).with_coins("ann", 40).with_hand("ann", printed(f"vampire/{name}"))
    table.on_turn("ann")
    if not table.may("ann", f"build {name}"):
        return []
    table.choose("ann", f"build {name}")
    return [option.split()[1] for option in table.options_of("ann") if option.startswith("on ")]


@pytest.mark.parametrize(
    ("name", "hosts"),
    [
        ("vampire-theme", ["coaster", "diner"]),
        ("fog-machine", ["coaster", "diner", "hall"]),
        ("velvet-drapes", ["hall", "inn"]),
        ("air-conditioning", ["diner", "hall", "inn"]),
        ("restrooms", ["coaster", "diner", "hall", "inn"]),
    ],
)
def test_where_they_may_stand(name, hosts):
    assert hosts_of(name) == hosts


def test_the_theme_comes_with_charm():
    table = a_table().with_overview(NIGHT).with_park("ann", PARK[1]).with_park("bob", staff("clown"))
    table.with_hand("ann", printed("vampire/vampire-theme")).on_turn("ann")

    table.choose("ann", "build vampire-theme")

    assert works_for(table.s, table.card("clown")) == 0


@pytest.mark.parametrize(("name", "stars"), [("fog-machine", 2), ("velvet-drapes", 3), ("air-conditioning", 2)])
def test_some_are_there_for_their_stars(name, stars):
    table = a_table().with_park("ann", attraction("hall", stars=0, upgrades=[printed(f"vampire/{name}")]))

    assert table.on_turn("ann").stars("ann") == 1 + stars


def test_behind_the_bookcase_lies_an_event():
    hall = attraction("hall", upgrades=[printed("vampire/revolving-bookcase")])
    table = a_table().with_park("ann", hall, staff("clown")).with_hand("bob", WAITING).in_events("ann")

    table.choose("ann", "use revolving-bookcase 8", "yes")

    assert (len(table.cards_in("ann", "hand")), table.has_closed("clown")) == (1, True)


@pytest.mark.parametrize(("closed", "gets"), [(True, 5), (False, 0)])
def test_the_coffin_lid_pays_while_it_is_shut(closed, gets):
    hall = attraction("hall", upgrades=[printed("vampire/coffin-lid")], closed=closed)
    table = a_table().with_park("ann", hall).on_turn("ann")

    guests_step(table)

    assert table.coins("ann") == 20 + gets


@rule("UNF-VAMP-01")
def test_garlic_keeps_the_staff_of_the_park_awake():
    hall = attraction("hall", upgrades=[printed("vampire/garlic-wreath")])
    charm = event("charm", says("Mesmerise a staff member in a competitor's park. Gain 2 coins."))
    table = a_table().with_overview(NIGHT).with_hand("ann", charm).with_park("bob", hall, staff("clown"))

    table.in_events("ann").choose("ann", "play charm top")

    assert (works_for(table.s, table.card("clown")), table.coins("ann")) == (1, 22)


def test_the_blood_bank_pays_for_all_hands():
    hall = attraction("hall", upgrades=[printed("vampire/blood-bank")])
    table = a_table().with_park("ann", hall, staff("clown"), staff("guide")).on_turn("ann")

    guests_step(table)

    assert table.coins("ann") == 22


def test_each_of_the_staff_spins_at_the_cobwebs():
    hall = attraction("hall", stars=2, upgrades=[printed("vampire/genuine-cobwebs")])
    table = a_table().with_park("ann", hall, staff("clown", stars=0), staff("guide", stars=0)).on_turn("ann")

    assert table.stars("ann") == 1 + 2 + 1 + 2


def test_restrooms_are_built_for_their_price_and_once_an_attraction():
    hall = attraction("hall", upgrades=[printed("vampire/restrooms")])
    table = a_table().with_park("ann", hall).with_hand("ann", printed("vampire/fog-machine")).on_turn("ann")

    assert build_price(table.s, 0, table.card("restrooms")) == price_of("vampire/restrooms")
    refused(table, "ann", "build restrooms", because="UNF-BUILD-02")
