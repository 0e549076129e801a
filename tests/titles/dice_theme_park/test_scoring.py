from midway.titles.dice_theme_park.scoring import guests_left, places, score, score_by_source
from tests.testkit.rules import rule
from tests.titles.dice_theme_park.tables import a_table


@rule("DTP-END-02")
def test_each_full_3_coins_are_a_star():
    table = a_table().with_coins("ann", 8).with_stars("ann", 5)

    assert score(table.s, 0) == 7


@rule("DTP-ADM-07")
def test_a_treasurer_needs_only_2():
    assert score(a_table().with_administrator("ann", "treasurer").with_coins("ann", 7).s, 0) == 3


@rule("DTP-END-03")
def test_most_stars_wins():
    assert places(a_table().with_stars("bob", 1).s) == [2, 1]


@rule("DTP-END-04", "TX-19")
def test_equal_stars_go_to_whoever_has_more_guests_left():
    table = a_table().with_guests("ann", d3="blue-1 blue-1 blue-2").with_guests("bob", d3="blue-3 blue-2")

    assert places(table.s) == [2, 1]


@rule("DTP-END-04", "DTP-END-05", "TX-38")
def test_a_ticket_agent_of_the_last_round_saves_one_and_then_money_decides():
    table = a_table().with_guests("ann", d3="blue-1 blue-1 blue-2 blue-3 blue-4 green-2")
    table.with_guests("bob", d3="blue-2 blue-3 yellow-4 green-3 green-5").playing("ann", "ticket-agent", "manager")

    assert places(table.with_coins("ann", 8).with_coins("bob", 7).s) == [1, 2]
    assert places(table.with_coins("ann", 7).with_coins("bob", 8).s) == [2, 1]


@rule("DTP-END-04", "DTP-STAFF-13")
def test_at_the_end_every_card_saves_one_of_those_who_would_leave():
    """AMB-33: two Ticket Agents, or one and Lost Property, save two; nobody saves more than there are."""
    for staff, administrator, guests, left in (
        (("ticket-agent", "ticket-agent"), "treasurer", "blue-1 blue-1 blue-1", 2),
        (("ticket-agent", "manager"), "lost-property-blue", "blue-1 blue-1 blue-1", 2),
        (("ticket-agent", "manager"), "lost-property-blue", "blue-1", 1),
        (("ticket-agent", "manager"), "lost-property-blue", "green-1 green-1 green-5", 2),
        (("ticket-agent", "ticket-agent"), "lost-property-blue", "blue-1 green-1 green-1 green-5", 4),
    ):
        table = a_table().playing("ann", *staff).with_administrator("ann", administrator)
        assert guests_left(table.with_guests("ann", d3=guests).s, 0) == left


@rule("DTP-END-05")
def test_coins_turned_into_stars_still_break_a_tie():
    """AMB-32: 9 coins are three stars, 7 coins two and a star besides; 9 coins are more than 7."""
    table = a_table().with_coins("ann", 9).with_coins("bob", 7).with_stars("bob", 1)

    assert score(table.s, 0) == score(table.s, 1) == 3
    assert places(table.s) == [1, 2]


@rule("DTP-END-04", "DTP-ADM-02")
def test_lost_property_saves_one_of_its_colour_at_the_end_too():
    table = a_table().with_guests("ann", d3="blue-1 blue-2").with_guests("bob", d3="blue-2")

    assert places(table.s) == [1, 1]
    assert places(table.with_administrator("ann", "lost-property-green").s) == [1, 1]
    assert places(a_table().with_guests("ann", d3="blue-1 blue-2").with_guests("bob", d3="blue-2").with_administrator(
        "ann", "lost-property-blue"
    ).s) == [1, 2]  # fmt: skip


@rule("DTP-END-06", "TX-20")
def test_who_is_equal_in_all_wins_together():
    assert places(a_table(3).with_stars("cat", -1).s) == [1, 1, 3]


@rule("DTP-END-07", "TX-39")
def test_lower_places_are_settled_in_the_same_way():
    table = a_table(3).with_stars("ann", 9).with_guests("bob", d3="blue-2 blue-3 blue-4 blue-5 green-2 green-3")
    table.with_guests("cat", d3="blue-2 blue-3 blue-4 blue-5")

    assert places(table.s) == [1, 2, 3]


def test_the_score_is_told_by_source_and_sums_exactly():
    table = a_table().with_park("ann", d4="log-flume+special-effect").with_cubes("ann", d4=2, e2=1)
    table.with_administrator("ann", "troupe-leader").with_mascots_alone("ann", 2).with_objective("deep-pockets").earn()

    found = score_by_source(table.s, 0)

    assert found == {
        "attractions": 9, "effects": 4, "skills": 0, "administrators": 1, "objectives": 2, "money": 2,
    }  # fmt: skip
    assert sum(found.values()) == score(table.s, 0)
