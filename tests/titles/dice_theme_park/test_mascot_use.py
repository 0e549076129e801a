from midway.titles.dice_theme_park.schema import SKILL_STARS, USED_MASCOTS
from tests.testkit.rules import rule
from tests.titles.dice_theme_park.tables import a_table, refused


def with_mascots(*skills, **guests):
    table = a_table().with_park("ann", c4="ferris-wheel", d4="log-flume").with_maps("ann", 0).with_mascots("bob")
    return table.with_mascots("ann", *skills).with_guests("ann", **guests)


@rule("DTP-MSC-01", "DTP-MSC-04", "EX-06")
def test_a_mascot_changes_a_value_for_good():
    table = with_mascots("cash-green", d4="blue-4 green-4").operate()
    refused(table, "ann", "operate log-flume", because="DTP-OPR-09")

    table.choose("ann", "use-mascot-of cash-green", "adjust log-flume", "alter blue-4 blue-5", "operate log-flume")

    table.choose("ann", "move blue-4 duck-pond")
    assert table.drafted("ann", "d3") == "blue-4"
    refused(table, "ann", "use-mascot-of cash-green", because="DTP-MSC-01")


@rule("DTP-MSC-06", "EX-07")
def test_a_mascot_lets_a_guest_count_as_another_colour_for_one_operation():
    table = with_mascots("cash-green", d4="yellow-5 green-3").operate()

    table.choose("ann", "use-mascot-of cash-green", "adjust log-flume", "alter yellow-5 yellow-5-as-blue")
    table.choose("ann", "operate log-flume", "move green-2 duck-pond")

    assert table.drafted("ann", "d4") == "yellow-4"


@rule("DTP-MSC-06", "TX-31")
def test_the_adjustment_ends_when_the_guest_leaves():
    table = with_mascots("cash-green", d4="yellow-5 green-3").with_maps("ann", 1).operate()
    table.choose("ann", "use-mascot-of cash-green", "adjust log-flume", "alter yellow-5 yellow-5-as-blue", "use-map")

    table.choose("ann", "guest log-flume yellow-5-as-blue", "move yellow-5-as-blue ferris-wheel")

    assert table.drafted("ann", "c4") == "yellow-5"
    refused(table, "ann", "use-mascot-of cash-green", because="DTP-MSC-01")


@rule("DTP-MSC-06")
def test_the_adjustment_ends_with_the_phase():
    table = with_mascots("cash-green", d4="yellow-5").operate()

    table.choose("ann", "use-mascot-of cash-green", "alter yellow-5 yellow-5-as-blue", "done")

    assert table.guests("ann", "d4") == "yellow-5"


@rule("DTP-MSC-03", "DTP-MSC-07", "DTP-MSC-05")
def test_mascots_act_where_they_are_put_and_several_may_be_put_on_one_attraction():
    table = with_mascots("cash-green", "cash-blue", d4="yellow-3").operate()

    table.choose("ann", "use-mascot-of cash-green")
    assert all("yellow-3" in option for option in table.options("ann"))  # no guest stands anywhere else
    table.choose("ann", "alter yellow-3 yellow-4", "use-mascot-of cash-blue", "alter yellow-4 yellow-5")

    assert table.drafted("ann", "d4") == "yellow-5"


@rule("DTP-MSC-08")
def test_mascots_need_not_be_used():
    table = with_mascots("cash-green", d4="yellow-3").operate().choose("ann", "done")

    assert table.own("ann", USED_MASCOTS) == 0


@rule("DTP-SKL-02", "DTP-STAFF-08", "DTP-STAFF-09", "TX-24")
def test_after_a_skill_the_mascot_card_gives_a_plain_adjustment_and_not_the_skill_again():
    table = with_mascots("boost-blue", d4="blue-3 green-2", d3="blue-1").playing("ann", "mascot", "builder").operate()

    table.choose("ann", "use-mascot-of boost-blue", "use-skill log-flume", "alter blue-3 blue-5")

    assert "alter blue-5 blue-6" in table.options("ann")
    assert "alter blue-5 blue-3" not in table.options("ann")
    table.choose("ann", "alter green-2 green-1")
    assert table.drafted("ann", "d4") == "blue-5 green-1"
    assert table.question("ann") == "operate"


def test_each_question_names_its_rule():
    table = with_mascots("boost-blue", d4="blue-3 green-2", d3="blue-1").playing("ann", "mascot", "guide").operate()

    rules = []
    for answer in ("use-mascot-of boost-blue", "use-skill log-flume", "alter blue-3 blue-5", "pass", "use-guide"):
        table.choose("ann", answer)
        rules.append(table.rule("ann"))

    assert rules == ["DTP-MSC-02", "DTP-SKL-02", "DTP-STAFF-08", "DTP-OPR-01", "DTP-STAFF-06"]


@rule("DTP-STAFF-15")
def test_two_mascot_cards_give_two_adjustments_which_may_be_left_out():
    table = with_mascots("boost-blue", d4="blue-3 green-2").playing("ann", "mascot", "mascot").operate()
    table.choose("ann", "use-mascot-of boost-blue", "adjust log-flume", "alter blue-3 blue-4", "alter blue-4 blue-5")

    table.choose("ann", "pass")

    assert table.drafted("ann", "d4") == "blue-5 green-2"


@rule("DTP-STAFF-08", "TX-32")
def test_the_extra_adjustment_follows_on_a_guest_still_there():
    table = with_mascots("send", d4="blue-3 green-2").playing("ann", "mascot", "builder").operate()

    table.choose("ann", "use-mascot-of send", "use-skill log-flume", "move blue-3 duck-pond", "pass")

    changes = ("green-3", "green-1", "green-2-as-blue", "green-2-as-yellow")
    assert set(table.options("ann")) == {"pass", *(f"alter green-2 {guest}" for guest in changes)}


@rule("DTP-SKL-05", "TX-25")
def test_cash_pays_at_once_and_6_at_most():
    table = with_mascots("cash-blue", d4="blue-3 blue-2 blue-6 blue-1").with_coins("ann", 0).operate()

    table.choose("ann", "use-mascot-of cash-blue", "use-skill log-flume", "done")

    assert table.coins("ann") == 6


@rule("DTP-SKL-06", "DTP-SKL-10", "DTP-SKL-11", "TX-33")
def test_applause_sees_own_colours_and_scores_in_upkeep():
    table = with_mascots("applause-blue", "cash-green", d4="blue-3 yellow-5").operate()
    table.choose("ann", "use-mascot-of cash-green", "alter yellow-5 yellow-5-as-blue")

    table.choose("ann", "use-mascot-of applause-blue", "use-skill log-flume", "done")

    assert (table.own("ann", SKILL_STARS), table.stars("ann")) == (1, 0)
    assert table.earn().stars("ann") == 1


@rule("DTP-SKL-12")
def test_a_skill_that_would_do_nothing_is_not_offered():
    table = with_mascots("boost-blue", d4="green-3", d3="blue-6").operate().choose("ann", "use-mascot-of boost-blue")

    refused(table, "ann", "use-skill log-flume", because="DTP-SKL-12")
    assert "use-skill duck-pond" in table.options("ann")


@rule("DTP-SKL-08", "DTP-SKL-12")
def test_fetch_brings_up_to_two_neighbours():
    table = with_mascots("fetch", d3="blue-3 green-2").operate()

    table.choose("ann", "use-mascot-of fetch", "use-skill park-entrance", "fetch duck-pond blue-3")
    table.choose("ann", "fetch duck-pond green-2")

    assert table.drafted("ann", "e2") == "blue-3 green-2"


@rule("DTP-SKL-01", "DTP-SKL-02")
def test_each_mascot_starts_on_a_skill_of_its_own_and_is_used_with_that():
    """Two copies of one skill are two skills; whoever has used one may use the other."""
    table = with_mascots("boost-blue", "boost-blue", "flip-green", d4="blue-1 green-2").operate()
    assert [option for option in table.options("ann") if "mascot" in option] == [
        "use-mascot-of boost-blue",
        "use-mascot-of flip-green",
    ]

    table.choose("ann", "use-mascot-of boost-blue", "use-skill log-flume")
    table.choose("ann", "use-mascot-of boost-blue", "use-skill log-flume", "alter blue-3 blue-5")

    assert [option for option in table.options("ann") if "mascot" in option] == ["use-mascot-of flip-green"]


@rule("DTP-SET-20")
def test_without_skills_mascots_only_adjust():
    table = a_table(mode="introductory").with_mascots_alone("ann", 1).with_mascots_alone("bob", 0)
    table.with_guests("ann", e2="green-3").operate()

    table.choose("ann", "use-mascot", "alter green-3 green-4")

    assert table.drafted("ann", "e2") == "green-4"
    refused(table, "ann", "use-mascot", because="DTP-MSC-01")
