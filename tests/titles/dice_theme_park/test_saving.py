from midway.kernel.schema import SPECTATOR
from midway.kernel.views import view
from midway.titles.dice_theme_park.saving import TiredLeave
from tests.testkit.rules import rule
from tests.titles.dice_theme_park.tables import a_table, refused


def tired(guests="blue-1 blue-1 green-1 yellow-2", **options):
    """Ann's Duck Pond has these guests; bob has nobody."""
    return a_table(**options).in_order("ann", "bob").with_guests("ann", d3=guests)


@rule("DTP-UPK-06", "DTP-UPK-17")
def test_guests_of_value_1_go_back_into_the_bag():
    table = tired()
    before = table.in_bag()

    table.run(table.found(TiredLeave))

    assert table.guests("ann", "d3") == "yellow-2"
    assert table.in_bag() == {"blue": before["blue"] + 2, "green": before["green"] + 1, "yellow": before["yellow"]}


@rule("DTP-STAFF-04", "DTP-UPK-07")
def test_a_ticket_agent_saves_one_guest_to_the_entrance_at_any_value():
    table = tired().playing("ann", "ticket-agent", "manager").prepare()

    assert table.options("ann") == [*(f"save {c} {n}" for c in ("blue", "green") for n in range(1, 7)), "pass"]
    table.choose("ann", "save blue 6")

    assert table.guests("ann", "e2") == "blue-6"


@rule("DTP-STAFF-04", "DTP-UPK-07")
def test_a_saved_guest_set_to_1_is_not_discarded_this_round():
    table = tired().playing("ann", "ticket-agent", "manager").prepare().choose("ann", "save blue 1")

    assert table.guests("ann", "e2") == "blue-1"


@rule("DTP-STAFF-04")
def test_only_a_guest_of_value_1_is_saved_whoever_else_of_its_colour_is_there():
    table = tired("blue-1").with_guests("ann", c3="blue-4", d2="blue-2").playing("ann", "ticket-agent", "manager")

    table.prepare().choose("ann", "save blue 5")

    assert [table.guests("ann", cell) for cell in ("c3", "d2", "d3", "e2")] == ["blue-4", "blue-2", "", "blue-5"]


@rule("DTP-STAFF-13")
def test_two_ticket_agents_save_two():
    table = tired().playing("ann", "ticket-agent", "ticket-agent").prepare()

    table.choose("ann", "save blue 6", "save green 5")

    assert table.asked() == []
    assert table.guests("ann", "e2") == "blue-6 green-5"
    assert table.guests("ann", "d3") == "yellow-2"


@rule("DTP-UPK-06", "DTP-UPK-07")
def test_who_is_not_saved_leaves_wherever_they_stand():
    table = tired().with_guests("ann", e2="green-1 green-4", c3="blue-1").playing("ann", "ticket-agent", "manager")
    before = table.in_bag()

    table.prepare().choose("ann", "save green 2")

    assert (table.guests("ann", "e2"), table.guests("ann", "c3"), table.guests("ann", "d3")) == (
        "green-2 green-4", "", "yellow-2",
    )  # fmt: skip
    gone = {"blue": 3, "green": 1, "yellow": 0}
    aboard = sum(table.in_bag().values()) - sum(before.values()) - sum(gone.values())
    assert aboard == 0  # three monorails of nine guests came back and were filled anew


@rule("DTP-ADM-02", "DTP-UPK-07")
def test_lost_property_saves_one_of_its_colour_after_the_ticket_agent():
    table = tired().playing("ann", "ticket-agent", "manager").with_administrator("ann", "lost-property-blue").prepare()

    table.choose("ann", "save blue 6")
    refused(table, "ann", "save green 3", because="DTP-ADM-02")
    table.choose("ann", "save blue 3")

    assert table.guests("ann", "e2") == "blue-3 blue-6"


@rule("DTP-ADM-02")
def test_lost_property_saves_nobody_who_leaves_in_operate():
    """AMB-22."""
    table = a_table().with_guests("ann", d3="blue-1").with_administrator("ann", "lost-property-blue")
    table.with_mascots("ann").with_mascots("bob").with_maps("ann", 0).operate().choose("ann", "operate duck-pond")

    assert table.asked() == ["ann"]  # nothing is left but to stop
    assert table.choose("ann", "done").prepare().asked() == []
    assert table.guests("ann", "e2") == ""


@rule("DTP-STAFF-13", "DTP-ADM-02")
def test_two_ticket_agents_and_lost_property_save_three():
    table = tired().playing("ann", "ticket-agent", "ticket-agent").with_administrator("ann", "lost-property-blue")

    table.prepare().choose("ann", "save blue 6", "save green 5", "save blue 4")

    assert table.asked() == []
    assert table.guests("ann", "e2") == "blue-4 blue-6 green-5"
    assert table.guests("ann", "d3") == "yellow-2"


@rule("DTP-ADM-02")
def test_a_guest_is_saved_only_once():
    table = tired("blue-1").playing("ann", "ticket-agent", "manager").with_administrator("ann", "lost-property-blue")

    table.prepare().choose("ann", "save blue 6")

    assert table.asked() == []


@rule("DTP-ADM-01")
def test_an_administrator_lies_open_and_need_not_be_used():
    table = tired().with_administrator("ann", "lost-property-blue").prepare()

    assert all(table.s.knows(viewer, table.card("lost-property-blue")) for viewer in (0, 1, SPECTATOR))
    table.choose("ann", "pass")
    assert table.guests("ann", "e2") == ""


@rule("DTP-GEN-16")
def test_nobody_sees_who_is_saved_before_all_have_decided():
    seen = []
    for answer in ("save blue 6", "save green 1", "pass"):
        table = tired().with_guests("bob", d3="green-1 yellow-1").playing("ann", "ticket-agent", "manager")
        table.playing("bob", "ticket-agent", "manager").prepare().choose("ann", answer)
        assert (table.asked(), table.guests("ann", "e2")) == (["bob"], "")
        seen.append((view(table.s, 1).save(), view(table.s, SPECTATOR).save(), table.options("bob")))

    assert seen[0] == seen[1] == seen[2]


@rule("DTP-STAFF-01")
def test_nobody_has_to_be_saved():
    table = tired().playing("ann", "ticket-agent", "manager").prepare().choose("ann", "pass")

    assert table.guests("ann", "e2") == ""
