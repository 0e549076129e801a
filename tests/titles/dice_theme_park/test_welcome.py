from midway.titles.dice_theme_park.schema import ABOARD, MONORAIL, MONORAILS
from midway.titles.dice_theme_park.welcome import fill_monorails
from tests.testkit.rules import rule
from tests.titles.dice_theme_park.tables import a_table, refused

FRESH = ("blue-6", "green-5", "yellow-3")


def arriving(*guests, players=2, **options):
    """Ann goes first, with these guests on the first monorail."""
    return a_table(players, **options).aboard("m2-1", *guests).in_order("ann", "bob")


@rule("DTP-WEL-01", "DTP-GEN-06")
def test_everybody_has_to_take_a_monorail():
    table = arriving(*FRESH).welcome()

    assert table.options("ann") == ["take m2-1", "take m2-2", "take m2-3"]
    refused(table, "ann", "pass", because="DTP-WEL-01")


@rule("DTP-WEL-02", "DTP-WEL-03")
def test_all_guests_of_the_monorail_come_to_the_entrance_as_they_are():
    table = arriving(*FRESH).with_guests("ann", e2="blue-2").welcome()

    table.choose("ann", "take m2-1")

    assert table.guests("ann", "e2") == "blue-2 blue-6 green-5 yellow-3"
    assert table.of("ann", MONORAIL) == ["m2-1"]
    refused(table, "bob", "take m2-1", because="DTP-WEL-01")


@rule("DTP-WEL-04")
def test_one_monorail_stays_with_its_guests():
    table = arriving(*FRESH).welcome()

    table.choose("ann", "take m2-1").choose("bob", "take m2-2")

    assert table.in_zone(MONORAILS) == ["m2-3"]
    assert table.guests_on_monorails() == 3


@rule("DTP-STAFF-01", "DTP-STAFF-05")
def test_a_concierge_raises_one_guest_by_1_or_2_or_two_by_1():
    table = arriving("blue-4", "green-2", "yellow-3").playing("ann", "concierge", "manager").welcome()

    table.choose("ann", "take m2-1")

    assert set(table.options("ann")) == {
        "pass",
        *(f"raise {guest} {by}" for guest in ("blue-4", "green-2", "yellow-3") for by in (1, 2)),
        "raise-both blue-4 green-2",
        "raise-both blue-4 yellow-3",
        "raise-both green-2 yellow-3",
    }
    table.choose("ann", "raise-both blue-4 green-2")
    assert table.guests("ann", "e2") == "blue-5 green-3 yellow-3"
    assert table.asked() == ["bob"]


@rule("DTP-STAFF-05", "DTP-WEL-06")
def test_a_concierge_raises_nobody_to_7():
    table = arriving("blue-5", "green-6", "yellow-4").playing("ann", "concierge", "manager").welcome()

    assert set(table.choose("ann", "take m2-1").options("ann")) == {
        "pass",
        "raise blue-5 1",
        "raise yellow-4 1",
        "raise yellow-4 2",
        "raise-both blue-5 yellow-4",
    }


@rule("DTP-WEL-05")
def test_the_concierge_does_not_touch_guests_who_were_there():
    table = arriving("blue-4", "green-2", "yellow-3").playing("ann", "concierge", "manager")
    table.with_guests("ann", e2="blue-1").welcome().choose("ann", "take m2-1")

    refused(table, "ann", "raise blue-1 1", because="DTP-STAFF-05")


@rule("DTP-STAFF-14", "DTP-WEL-06", "TX-22")
def test_two_concierges_raise_freely_but_never_above_6():
    begun = arriving("blue-2", "green-4", "yellow-6").playing("ann", "concierge", "concierge").welcome()
    assert not any("yellow-6" in option for option in begun.choose("ann", "take m2-1").options("ann"))

    for uses, guests in (
        (("raise blue-2 2", "raise blue-4 2"), "blue-6 green-4 yellow-6"),
        (("raise blue-2 2", "raise green-4 2"), "blue-4 green-6 yellow-6"),
        (("raise blue-2 2", "raise-both blue-4 green-4"), "blue-5 green-5 yellow-6"),
    ):
        table = arriving("blue-2", "green-4", "yellow-6").playing("ann", "concierge", "concierge").welcome()
        assert table.choose("ann", "take m2-1", *uses).guests("ann", "e2") == guests


def test_two_guests_alike_both_rise():
    table = arriving("blue-2", "blue-2", "yellow-6").playing("ann", "concierge", "manager").welcome()

    table.choose("ann", "take m2-1", "raise-both blue-2 blue-2")

    assert table.guests("ann", "e2") == "blue-3 blue-3 yellow-6"


@rule("DTP-STAFF-02")
def test_a_concierge_of_somebody_else_does_not_help():
    table = arriving(*FRESH).playing("bob", "concierge", "manager").welcome()

    table.choose("ann", "take m2-1")

    assert table.asked() == ["bob"]


@rule("DTP-ADM-09", "DTP-WEL-07")
def test_a_platform_host_may_invite_a_guest_off_the_last_monorail():
    table = arriving(*FRESH).aboard("m2-3", "blue-2", "green-4", "green-4")
    table.with_administrator("bob", "platform-host").aboard("m2-2", *FRESH).welcome()

    table.choose("ann", "take m2-1").choose("bob", "take m2-2")

    assert table.asked() == ["bob"]
    assert set(table.options("bob")) == {"pass", "invite green-4", "invite blue-2"}
    table.choose("bob", "invite green-4")
    assert table.guests("bob", "e2") == "blue-6 green-4 green-5 yellow-3"
    assert table.guests("ann", "e2") == "blue-6 green-5 yellow-3"
    assert table.guests_on("m2-3") == "blue-2 green-4"


@rule("DTP-ADM-09", "DTP-STAFF-05")
def test_the_concierge_does_not_touch_the_spare_guest():
    """AMB-10: whoever is host and has a Concierge has used it by then."""
    table = (
        arriving("blue-4", "green-2", "yellow-3")
        .aboard("m2-3", "green-4", "green-4", "blue-2")
        .with_administrator("ann", "platform-host")
    )
    table.playing("ann", "concierge", "manager").welcome().choose("ann", "take m2-1", "pass").choose("bob", "take m2-2")

    table.choose("ann", "invite blue-2")

    assert table.asked() == []
    assert table.guests("ann", "e2") == "blue-2 blue-4 green-2 yellow-3"


@rule("DTP-SET-06", "DTP-UPK-12", "TX-34")
def test_a_small_bag_fills_the_monorails_in_order_as_far_as_it_reaches():
    table = a_table().aboard("m2-1").aboard("m2-2").aboard("m2-3").bag(3, 3, 1)

    fill_monorails(table.s)
    table.in_order("ann", "bob").welcome()

    assert [table.s.num(ABOARD + space) & 7 for space in range(9)] == [6, 5, 3, 5, 5, 3, 6, 0, 0]
    assert table.in_bag() == {"blue": 0, "green": 0, "yellow": 0}
    table.choose("ann", "take m2-3")
    assert len(table.guests("ann", "e2").split(" ")) == 1
    assert table.guests("ann", "e2").endswith("-6")


@rule("DTP-UPK-12", "DTP-WEL-01")
def test_an_empty_monorail_may_be_taken_and_must_be_if_no_other_is_left():
    table = a_table().aboard("m2-1").aboard("m2-2").aboard("m2-3").in_order("ann", "bob").welcome()

    refused(table, "ann", "pass", because="DTP-WEL-01")
    table.choose("ann", "take m2-1")
    refused(table, "bob", "pass", because="DTP-WEL-01")
    table.choose("bob", "take m2-2")

    assert (table.guests("ann", "e2"), table.guests("bob", "e2")) == ("", "")
