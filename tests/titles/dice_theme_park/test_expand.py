from midway.titles.dice_theme_park.schema import DISPLAY, MASCOTS, SKILL_DISPLAY, SKILLS
from tests.testkit.rules import rule
from tests.titles.dice_theme_park.tables import a_table, refused


def expanding(coins=20, **options):
    """Ann goes first, with so much money."""
    table = a_table(**options).with_display("carousel", "log-flume", "candy-cart").with_skills("send", "fetch")
    return table.in_order("ann", "bob").with_coins("ann", coins).with_coins("bob", 0)


@rule("DTP-EXP-01", "DTP-EXP-02")
def test_a_tile_of_the_display_is_paid_and_stands_in_the_park():
    table = expanding(12).expand()

    table.choose("ann", "build log-flume", "place d4")

    assert table.tile("ann", "d4") == "log-flume"
    assert table.coins("ann") == 7
    refused(table, "ann", "build carousel", because="DTP-EXP-01")


@rule("DTP-EXP-03", "DTP-GEN-07", "TX-05")
def test_a_tile_one_cannot_pay_for_cannot_be_taken_and_passing_is_possible():
    table = expanding(4).expand()

    assert table.options("ann") == ["build candy-cart", "pass"]
    refused(table, "ann", "build carousel", because="DTP-EXP-03")


@rule("DTP-EXP-04")
def test_the_display_is_not_refilled():
    table = expanding().with_coins("bob", 20).expand()

    table.choose("ann", "build log-flume", "place d4", "pass")

    assert table.in_zone(DISPLAY) == ["carousel", "candy-cart"]
    refused(table, "bob", "build log-flume", because="DTP-EXP-02")


@rule("DTP-EXP-05", "DTP-EXP-06", "DTP-EXP-07")
def test_a_tile_touches_the_park_inside_the_boundary():
    table = expanding().expand().choose("ann", "build log-flume")

    assert {option.split(" ")[1] for option in table.options("ann")} == {
        "b2", "b3", "c2", "c4", "d1", "d4", "e1", "e3",
    }  # fmt: skip
    refused(table, "ann", "place a1", because="DTP-EXP-05")
    refused(table, "ann", "place c3", because="DTP-EXP-05")


@rule("DTP-REC-01", "DTP-REC-03", "DTP-REC-05")
def test_a_mascot_costs_5_and_comes_with_a_skill_of_the_display():
    table = expanding(8).expand().choose("ann", "pass", "recruit-for send")

    assert table.coins("ann") == 3
    assert table.own("ann", MASCOTS) == 2
    assert table.of("ann", SKILLS) == ["send"]
    assert table.in_zone(SKILL_DISPLAY) == ["fetch"]


@rule("DTP-REC-04")
def test_the_skills_are_not_refilled():
    table = expanding().with_coins("bob", 20).expand().choose("ann", "pass", "recruit-for send")

    table.choose("bob", "pass")

    refused(table, "bob", "recruit-for send", because="DTP-REC-03")


@rule("DTP-REC-03", "DTP-SET-20")
def test_without_skills_a_mascot_comes_alone():
    table = a_table(mode="introductory").in_order("ann", "bob").with_coins("ann", 5).expand()

    assert table.options("ann") == ["recruit", "pass"]
    table.choose("ann", "recruit")
    assert table.own("ann", MASCOTS) == 2


@rule("DTP-REC-02", "DTP-COMP-05")
def test_nobody_has_more_than_six_mascots():
    table = expanding().with_mascots("ann", *["boost-blue", "boost-green", "flip-blue"] * 2).expand()

    table.choose("ann", "pass")

    assert table.asked() == []


@rule("DTP-STAFF-07", "TX-09")
def test_a_mascot_card_takes_2_off_the_price():
    table = expanding(3).playing("ann", "mascot", "manager").expand()

    table.choose("ann", "recruit-for send")

    assert table.coins("ann") == 0


@rule("DTP-STAFF-15", "DTP-STAFF-17", "DTP-ADM-08")
def test_no_discount_takes_a_price_below_nothing():
    table = expanding(0).playing("ann", "mascot", "mascot").with_administrator("ann", "talent-agent").expand()

    table.choose("ann", "recruit-for send")

    assert (table.coins("ann"), table.own("ann", MASCOTS)) == (0, 2)


@rule("DTP-ADM-08")
def test_a_talent_agent_makes_mascots_cheaper_every_round():
    assert expanding(3).with_administrator("ann", "talent-agent").expand().options("ann")[0] == "recruit-for send"


@rule("DTP-GEN-04")
def test_one_player_does_everything_before_the_next_begins():
    table = expanding().with_coins("bob", 20).expand()

    table.choose("ann", "build log-flume", "place d4", "recruit-for send").choose("bob", "build carousel", "place d4")

    assert table.asked() == ["bob"]


def test_by_option_all_build_before_anybody_recruits():
    table = expanding(expand="two-passes").with_coins("bob", 20).expand()

    table.choose("ann", "build log-flume", "place d4").choose("bob", "build carousel", "place d4")

    assert table.asked() == ["ann"]
    assert "recruit-for send" in table.options("ann")
