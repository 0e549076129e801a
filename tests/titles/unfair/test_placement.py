"""What may be built where, and for how much."""

from tests.testkit.rules import rule
from tests.titles.unfair.parks import a_table, attraction, refused, upgrade


@rule("UNF-UPG-07")
def test_an_attraction_carries_as_many_upgrades_as_one_likes():
    tower = attraction("tower", upgrades=[upgrade(f"up-{n}") for n in range(23)])
    table = a_table().with_park("ann", tower).with_hand("ann", upgrade("one-more"), upgrade("and-another"))
    table.with_coins("ann", 30).on_turn("ann")

    table.choose("ann", "build one-more").choose("bob", "loose-change").choose("ann", "build and-another")

    assert table.size("tower") == 26


def test_what_the_table_has_no_room_for_is_refused():
    tower = attraction("tower", upgrades=[upgrade(f"up-{n}") for n in range(25)])
    table = a_table().with_park("ann", tower).with_hand("ann", upgrade("one-more")).on_turn("ann")

    refused(table, "ann", "build one-more", because="UNF-UPG-08")
