"""The same matching on a park that was only written down."""

from midway.titles.unfair.nodes.requirements import Item, can_be_assigned, is_complete
from midway.titles.unfair.nodes.sections import CompleteAll
from midway.titles.unfair.texts import Section
from tests.titles.unfair.nodes.fair import language

COASTER = Item(
    frozenset({"attraction", "thrill ride", "ride", "card"}),
    "Coaster",
    (
        Item(frozenset({"upgrade", "feature upgrade"}), "Flag"),
        Item(frozenset({"upgrade", "feature upgrade"}), "Cannon"),
    ),
    icons=3,
)
CLERK = Item(frozenset({"staff member", "card"}), "Clerk")


def matches(section: str, *park: Item) -> bool:
    tree = language().read(section, Section)
    assert isinstance(tree, CompleteAll)
    return is_complete(tree.items, park)


def test_a_park_on_paper_is_matched():
    assert matches("Complete all items: a ride with 2 different upgrades; 2 staff members.", COASTER, CLERK, CLERK)
    assert not matches("Complete all items: a ride with 2 different upgrades; 2 staff members.", COASTER, CLERK)


def test_two_of_a_name_are_no_two_different_ones():
    two_flags = Item(COASTER.nouns, "Coaster", (COASTER.upgrades[0], COASTER.upgrades[0]), icons=3)

    assert not matches("Complete all items: a ride with 2 different upgrades.", two_flags)
    assert matches("Complete all items: a ride with 2 upgrades.", two_flags)


def test_different_things_have_different_names():
    assert not matches("Complete all items: 2 different staff members.", CLERK, CLERK)
    assert matches("Complete all items: 2 different staff members.", CLERK, Item(CLERK.nouns, "Cook"))


def test_upgrades_on_an_attraction_are_items_too():
    assert matches("Complete all items: 2 feature upgrades on a thrill ride.", COASTER)
    assert not matches("Complete all items: 3 feature upgrades on a thrill ride.", COASTER)


def test_places_are_given_items_by_trading():
    assert can_be_assigned([[0, 1], [0], [1, 2]])
    assert not can_be_assigned([[0, 1], [0], [1]])
