"""The Showcase cards of the Pirate pack."""

from midway.titles.unfair.schema import PARK_DISCARD
from tests.testkit.rules import rule
from tests.titles.unfair.packs.real import printed
from tests.titles.unfair.parks import a_table, event, resource, upgrade
from tests.titles.unfair.words import gain

WAITING = event("gift", gain(1))


@rule("UNF-BURY-02")
def test_what_blackbeard_buries_makes_his_revenge_larger():
    table = a_table().with_park("ann", printed("pirate/blackbeards-revenge")).with_hand("ann", upgrade("flag"))
    table.with_hand("bob", WAITING).in_events("ann")
    before = table.size("blackbeards-revenge")

    table.choose("ann", "use blackbeards-revenge 8", "yes")

    assert (before, table.size("blackbeards-revenge")) == (2, 3)
    assert (table.zone_of("flag"), table.coins("ann")) == ("buried", 20 - 4)


def test_the_damned_take_back_what_was_thrown_away():
    table = a_table().with_park("ann", printed("pirate/ship-of-the-damned"))
    table.with_hand("bob", WAITING, resource("chest")).in_events("ann")
    table.s.move(table.card("chest"), PARK_DISCARD)

    table.choose("ann", "use ship-of-the-damned 8", "yes")

    assert (table.hand("ann"), table.coins("ann")) == (["chest"], 20)
    assert not table.may("ann", "use ship-of-the-damned 8")
