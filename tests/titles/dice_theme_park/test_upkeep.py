from midway.titles.dice_theme_park.happenings import EARNED
from midway.titles.dice_theme_park.schema import (
    ADMINISTRATOR,
    DISCARD,
    DISPLAY,
    MAPS,
    MONORAILS,
    OF_ADMINISTRATORS,
    SKILL_DISCARD,
    SKILL_DISPLAY,
    STACK_A,
    STACK_B,
    STARS_BY_SOURCE,
    USED_MAPS,
    USED_MASCOTS,
)
from tests.testkit.rules import rule
from tests.titles.dice_theme_park.tables import a_table, refused


def earning(**cubes):
    """Ann has so many cubes on these cells."""
    return a_table().with_park("ann", c4="ferris-wheel", d4="log-flume").with_cubes("ann", **cubes)


@rule("DTP-UPK-01", "DTP-UPK-04")
def test_each_cube_pays_the_printed_stars_and_is_taken_back():
    table = earning(e2=2, d4=1).earn()

    assert table.stars("ann") == 2 * 1 + 4
    assert table.shown_cubes("ann", "e2") == 0


@rule("DTP-UPK-01", "DTP-UPK-02", "DTP-IMP-08", "TX-15")
def test_effect_and_kiosk_pay_for_every_cube():
    for cubes, stars, coins in ((1, 6, 2), (2, 12, 4)):
        table = a_table().with_park("ann", d4="log-flume+special-effect+merch-kiosk").with_cubes("ann", d4=cubes)
        assert table.with_coins("ann", 1).earn().stars("ann") == stars
        assert table.coins("ann") == 1 + coins
        assert (0, stars, coins) in [(fact.seat, fact.here, fact.there) for fact in table.facts(EARNED)]


@rule("DTP-UPK-02", "DTP-OPR-20", "TX-15")
def test_an_attraction_run_once_and_once_more_by_the_manager_pays_twice():
    for operations, stars, coins in ((1, 6, 2), (2, 12, 4)):
        table = a_table().with_park("ann", d4="log-flume+special-effect+merch-kiosk").with_coins("ann", 0)
        table.with_mascots("ann").with_mascots("bob").playing("ann", "manager", "builder")
        table.with_guests("ann", d4="blue-6 green-5 blue-3 green-2").operate()
        for party in ("blue-6 green-5", "blue-3 green-2")[:operations]:
            table.choose("ann", "operate log-flume")
            if table.question("ann") == "party":
                table.choose("ann", f"party-of-two {party}")
            table.choose("ann", next(option for option in table.options("ann") if "duck-pond" in option))
        if table.asked():
            table.choose("ann", "done")

        assert table.shown_cubes("ann", "d4") == operations
        assert (table.earn().stars("ann"), table.coins("ann")) == (stars, coins)


@rule("DTP-IMP-07")
def test_a_kiosk_pays_2_for_each_cube():
    table = a_table().with_park("ann", d3="duck-pond+merch-kiosk").with_cubes("ann", d3=3).with_coins("ann", 1)

    assert table.earn().coins("ann") == 7


@rule("DTP-ADM-04", "DTP-ADM-11", "DTP-UPK-03")
def test_a_zone_director_counts_different_attractions_of_the_colour():
    table = a_table().with_administrator("ann", "zone-director-yellow")
    table.with_park("ann", c4="ferris-wheel", d4="carousel", b4="speedster", c5="big-dipper", b3="log-flume")
    for cubes, stars in (
        ({"c3": 2, "c4": 1}, 0),
        ({"c3": 1, "c4": 1, "d4": 1}, 1),
        ({"c3": 1, "c4": 1, "d4": 1, "b4": 1, "b3": 1}, 2),
        ({"c3": 1, "c4": 1, "d4": 1, "b4": 1, "c5": 1}, 3),
    ):
        before = table.own("ann", STARS_BY_SOURCE + OF_ADMINISTRATORS)
        table.with_cubes("ann", **cubes).earn()
        assert table.own("ann", STARS_BY_SOURCE + OF_ADMINISTRATORS) - before == stars


@rule("DTP-ADM-05", "DTP-ADM-11")
def test_a_tour_planner_counts_different_attractions():
    cells = ("e2", "d2", "d3", "c3", "c4", "d4", "b4", "c5")
    table = a_table().with_administrator("ann", "tour-planner")
    table.with_park("ann", c4="ferris-wheel", d4="carousel", b4="speedster", c5="big-dipper")
    for many, stars in ((5, 0), (6, 1), (7, 2), (8, 3)):
        before = table.own("ann", STARS_BY_SOURCE + OF_ADMINISTRATORS)
        table.with_cubes("ann", **dict.fromkeys(cells[:many], 2)).earn()
        assert table.own("ann", STARS_BY_SOURCE + OF_ADMINISTRATORS) - before == stars


@rule("DTP-ADM-06", "TX-26")
def test_a_troupe_leader_is_paid_by_mascots_owned_best_step_only():
    for mascots, stars in ((1, 0), (2, 1), (3, 1), (4, 2), (5, 4), (6, 4)):
        table = a_table().with_administrator("ann", "troupe-leader").with_mascots_alone("ann", mascots)
        assert table.earn().stars("ann") == stars


@rule("DTP-UPK-05")
def test_the_score_goes_on_beyond_100():
    assert earning(e2=2).with_stars("ann", 99).earn().stars("ann") == 101


@rule("DTP-UPK-09", "TX-17")
def test_two_players_exchange_their_played_pairs():
    table = a_table().playing("ann", "guide", "manager").playing("bob", "guide", "mascot").prepare()

    assert table.hand("ann") == ["ticket-agent", "concierge", "guide", "mascot", "mascot", "builder"]
    assert table.hand("bob") == ["ticket-agent", "concierge", "guide", "builder", "manager", "manager"]


@rule("DTP-UPK-09", "DTP-GEN-13")
def test_cards_go_to_the_left():
    table = a_table(3).in_order("cat", "ann", "bob").playing("ann", "manager", "builder")

    table.playing("bob", "guide", "mascot").playing("cat", "guide", "mascot").prepare()

    assert table.hand("bob").count("manager") == 2
    assert table.hand("cat").count("manager") == table.hand("ann").count("guide") - 1 == 1


@rule("DTP-ADM-12", "DTP-UPK-08", "TX-37")
def test_a_shift_planner_swaps_a_played_card_which_then_does_nothing():
    table = a_table().with_administrator("ann", "shift-planner").playing("ann", "guide", "mascot")
    table.with_guests("ann", d3="blue-1").prepare()
    assert table.question("ann") == "swap"  # no guest was saved

    table.choose("ann", "swap guide ticket-agent")

    assert table.hand("ann").count("guide") == 1
    assert table.hand("bob").count("ticket-agent") == 2
    assert table.of("ann", ADMINISTRATOR) == []


@rule("DTP-ADM-12")
def test_a_swap_may_wait():
    table = a_table().with_administrator("ann", "shift-planner").prepare().choose("ann", "pass")

    assert table.of("ann", ADMINISTRATOR) == ["shift-planner"]


@rule("DTP-ADM-13", "DTP-UPK-08")
def test_a_card_is_swapped_before_anybody_sees_what_is_passed():
    table = a_table().with_administrator("ann", "shift-planner").playing("ann", "guide", "mascot")

    table.playing("bob", "manager", "builder").prepare()

    assert table.hand("ann") == ["ticket-agent", "concierge", "builder", "manager"]
    refused(table, "ann", "swap guide guide", because="DTP-ADM-12")


@rule("DTP-ADM-12")
def test_only_a_played_card_is_swapped_for_one_in_hand():
    table = a_table().with_administrator("ann", "shift-planner").playing("ann", "guide", "mascot").prepare()

    refused(table, "ann", "swap manager builder", because="DTP-ADM-12")


@rule("DTP-UPK-10", "DTP-MAP-02", "DTP-MSC-01")
def test_maps_and_mascots_are_ready_again():
    table = a_table().with_guests("ann", e2="blue-5").with_mascots("ann", "send").with_mascots("bob").operate()
    table.choose(
        "ann", "use-map", "move blue-5 duck-pond", "use-mascot-of send", "adjust duck-pond", "alter blue-5 blue-4"
    )
    table.choose("ann", "done")
    assert (table.own("ann", MAPS), table.own("ann", USED_MAPS), table.own("ann", USED_MASCOTS)) == (2, 1, 1)

    table.prepare()

    assert (table.own("ann", MAPS), table.own("ann", USED_MAPS), table.own("ann", USED_MASCOTS)) == (3, 0, 0)
    assert {"use-map", "use-mascot-of send"} <= set(table.operate().options("ann"))


@rule("DTP-UPK-11", "DTP-UPK-12", "DTP-COMP-01")
def test_monorails_return_and_are_filled_anew():
    table = a_table().in_order("ann", "bob").welcome().choose("ann", "take m2-1").choose("bob", "take m2-2")
    in_play = sum(table.in_bag().values()) + 3

    table.prepare()

    assert sorted(table.in_zone(MONORAILS)) == ["m2-1", "m2-2", "m2-3"]
    assert table.guests_on_monorails() == 9
    assert sum(table.in_bag().values()) == in_play - 9


@rule("DTP-UPK-13", "DTP-UPK-15")
def test_what_nobody_took_is_discarded_and_new_displays_are_dealt():
    table = a_table().with_display("carousel", "log-flume").with_skills("send").prepare()

    assert set(table.in_zone(DISCARD)) == {"carousel", "log-flume"}
    assert table.in_zone(SKILL_DISCARD) == ["send"]
    assert (len(table.in_zone(DISPLAY)), len(table.in_zone(SKILL_DISPLAY))) == (3, 3)


@rule("DTP-UPK-14", "TX-16")
def test_stack_b_begins_in_round_3_of_4_and_in_round_4_of_5():
    for mode, number, stack in (
        ("short", 2, STACK_B),
        ("introductory", 2, STACK_B),
        ("short", 1, STACK_A),
        ("full", 2, STACK_A),
        ("full", 3, STACK_B),
    ):
        table = a_table(mode=mode).in_round(number)
        before = table.in_zone(stack)
        table.prepare()
        assert table.in_zone(DISPLAY) == list(reversed(before[-3:]))


@rule("DTP-UPK-17")
def test_attractions_upgrades_money_and_fresh_guests_stay():
    table = a_table().with_park("ann", d4="log-flume+generator").with_coins("ann", 4).with_guests("ann", d4="blue-2")

    table.prepare()

    assert (table.tile("ann", "d4"), table.upgrades("ann", "d4")) == ("log-flume", ["generator"])
    assert (table.coins("ann"), table.guests("ann", "d4")) == (4, "blue-2")
