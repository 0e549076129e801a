from midway.titles.dice_theme_park.schema import MAPS, USED_MAPS
from tests.testkit.rules import rule
from tests.titles.dice_theme_park.tables import a_table, refused


def travelling(maps=2, **guests):
    table = a_table().with_park("ann", c4="ferris-wheel", d4="log-flume").with_maps("ann", maps)
    table.with_mascots("ann").with_mascots("bob")
    return table.with_guests("ann", **guests)


@rule("DTP-MAP-01", "DTP-MAP-02", "DTP-MAP-03", "EX-05")
def test_two_maps_lead_one_guest_two_steps():
    table = travelling(e2="blue-5").operate()

    table.choose("ann", "use-map", "move blue-5 duck-pond", "use-map", "move blue-5 log-flume")

    assert table.drafted("ann", "d4") == "blue-5"
    refused(table, "ann", "use-map", because="DTP-MAP-01")
    table.choose("ann", "done")
    assert (table.own("ann", MAPS), table.own("ann", USED_MAPS)) == (0, 2)


@rule("DTP-MAP-03")
def test_unused_maps_stay_ready():
    table = travelling(e2="blue-5 green-2").operate()

    table.choose("ann", "use-map", "guest park-entrance blue-5", "move blue-5 duck-pond", "done")

    assert (table.own("ann", MAPS), table.own("ann", USED_MAPS)) == (1, 1)


@rule("DTP-MAP-01")
def test_a_map_leads_to_neighbours_only():
    table = travelling(e2="blue-5").operate().choose("ann", "use-map")

    assert set(table.options("ann")) == {"move blue-5 spooky-forest", "move blue-5 duck-pond"}


@rule("DTP-STAFF-06")
def test_a_guide_leads_anywhere_in_the_park_without_a_map():
    table = travelling(0, e2="blue-5").playing("ann", "guide", "manager").operate()

    table.choose("ann", "use-guide", "move blue-5 log-flume")

    assert table.drafted("ann", "d4") == "blue-5"
    refused(table, "ann", "use-guide", because="DTP-STAFF-06")


@rule("DTP-STAFF-13", "DTP-STAFF-03")
def test_two_guides_lead_twice():
    table = travelling(0, e2="blue-5").playing("ann", "guide", "guide").operate()

    table.choose("ann", "use-guide", "move blue-5 log-flume", "use-guide", "move blue-5 coconut-stall")

    assert table.drafted("ann", "c3") == "blue-5"
