from midway.titles.dice_theme_park.schema import DISPLAY, MASCOTS, SKILL_DISPLAY, SKILLS
from tests.testkit.rules import rule
from tests.titles.dice_theme_park.tables import a_table, cost, refused


def expanding(coins=20, **options):
    """Ann goes first, with so much money."""
    table = a_table(**options).with_display("carousel", "log-flume", "candy-cart").with_skills("send", "fetch")
    return table.in_order("ann", "bob").with_coins("ann", coins).with_coins("bob", 0)


@rule("DTP-EXP-01", "DTP-EXP-02")
def test_a_tile_of_the_display_is_paid_and_stands_in_the_park():
    table = expanding(cost("log-flume")).expand()

    table.choose("ann", "build log-flume", "place d4")

    assert table.tile("ann", "d4") == "log-flume"
    assert table.coins("ann") == 0
    table = expanding(cost("log-flume") + 7).expand().choose("ann", "build log-flume", "place d4")
    assert table.coins("ann") == 7
    refused(table, "ann", "build carousel", because="DTP-EXP-01")


@rule("DTP-EXP-03", "DTP-GEN-07", "TX-05")
def test_a_tile_one_cannot_pay_for_cannot_be_taken_and_passing_is_possible():
    shown = ("carousel", "log-flume", "candy-cart")
    money = min(map(cost, shown))
    table = expanding(money).expand()

    assert table.options("ann") == [*[f"build {tile}" for tile in shown if cost(tile) == money], "pass"]
    refused(table, "ann", f"build {max(shown, key=cost)}", because="DTP-EXP-03")


@rule("DTP-EXP-04")
def test_the_display_is_not_refilled():
    table = expanding().with_coins("bob", 20).expand()

    table.choose("ann", "build log-flume", "place d4", "pass")

    assert table.in_zone(DISPLAY) == ["carousel", "candy-cart"]
    refused(table, "bob", "build log-flume", because="DTP-EXP-02")


@rule("DTP-EXP-05", "DTP-EXP-06")
def test_a_tile_touches_the_park_inside_the_boundary():
    table = expanding().expand().choose("ann", "build log-flume")

    assert {option.split(" ")[1] for option in table.options("ann")} == {
        "b2", "b3", "c2", "c4", "d1", "d4", "e1", "e3",
    }  # fmt: skip
    refused(table, "ann", "place a1", because="DTP-EXP-05")
    refused(table, "ann", "place c3", because="DTP-EXP-05")


@rule("DTP-EXP-07")
def test_a_park_may_have_holes_and_nothing_in_it_ever_moves():
    table = expanding().with_park("ann", b1="swan-boats", c2="zip-wire", a1="speedster", a2="dodgems", b3="pop-shop")
    before = {cell: table.tile("ann", cell) for cell in ("b1", "c2", "a1", "a2", "b3", "c3", "d2", "d3", "e2")}

    table.expand().choose("ann", "build log-flume")
    assert "place b2" in table.options("ann")
    table.choose("ann", "place b4")

    assert {cell: table.tile("ann", cell) for cell in before} == before
    assert table.tile("ann", "b2") == ""


@rule("DTP-REC-01", "DTP-REC-03")
def test_a_mascot_costs_5_and_comes_with_a_skill_of_the_display():
    table = expanding(10).expand().choose("ann", "pass")
    refused(table, "ann", "recruit", because="DTP-REC-03")

    table.choose("ann", "recruit-for send")

    assert table.coins("ann") == 5
    assert table.own("ann", MASCOTS) == 2
    assert table.of("ann", SKILLS) == ["send"]
    assert table.in_zone(SKILL_DISPLAY) == ["fetch"]


@rule("DTP-REC-01")
def test_with_4_coins_no_mascot_is_recruited():
    table = expanding(4).with_mascots("bob").expand()

    assert table.asked() == []
    assert table.own("ann", MASCOTS) == 1


@rule("DTP-REC-05", "DTP-SKL-01")
def test_a_mascot_recruited_now_is_used_this_round_on_a_skill_of_its_own():
    table = expanding(5).with_mascots("ann", "flip-blue").with_mascots("bob").with_guests("ann", e2="blue-2 green-3")
    table.expand().choose("ann", "recruit-for send")  # no tile is so cheap
    assert (table.own("ann", MASCOTS), table.of("ann", SKILLS)) == (2, ["flip-blue", "send"])

    table.operate()
    assert {"use-mascot-of flip-blue", "use-mascot-of send"} <= set(table.options("ann"))
    table.choose("ann", "use-mascot-of send", "use-skill park-entrance", "move green-3 duck-pond", "pass")

    assert table.drafted("ann", "d3") == "green-3"
    assert "use-mascot-of flip-blue" in table.options("ann")
    assert "use-mascot-of send" not in table.options("ann")


@rule("DTP-REC-04")
def test_the_skills_are_not_refilled():
    table = expanding().with_coins("bob", 20).expand().choose("ann", "pass", "recruit-for send")

    table.choose("bob", "pass")

    refused(table, "bob", "recruit-for send", because="DTP-REC-03")
    assert table.in_zone(SKILL_DISPLAY) == ["fetch"]


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


@rule("DTP-STAFF-15", "DTP-STAFF-03")
def test_two_mascot_cards_take_4_off_and_still_recruit_one():
    table = expanding(20).playing("ann", "mascot", "mascot").with_mascots("bob").expand()

    table.choose("ann", "pass", "recruit-for send")

    assert (table.coins("ann"), table.own("ann", MASCOTS), table.asked()) == (19, 2, [])


@rule("DTP-STAFF-15", "DTP-STAFF-17", "DTP-ADM-08")
def test_no_discount_takes_a_price_below_nothing():
    table = expanding(0).playing("ann", "mascot", "mascot").with_administrator("ann", "talent-agent").expand()

    table.choose("ann", "recruit-for send")

    assert (table.coins("ann"), table.own("ann", MASCOTS)) == (0, 2)


@rule("DTP-ADM-08")
def test_a_talent_agent_makes_mascots_cheaper_every_round():
    for number in (1, 4):
        table = expanding(3).in_round(number).with_administrator("ann", "talent-agent").expand()
        table.choose("ann", "recruit-for send")
        assert table.coins("ann") == 0


@rule("DTP-STAFF-02")
def test_a_card_of_last_round_or_still_in_hand_gives_nothing():
    table = expanding(4).playing("ann", "mascot", "manager").playing("bob", "mascot", "manager").prepare()
    table.playing("ann", "guide", "builder").playing("bob", "guide", "concierge").with_coins("ann", 4)
    assert table.hand("ann").count("mascot") == 1
    table.expand()

    assert table.asked() == []
    assert table.own("ann", MASCOTS) == 1


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
