from midway.titles.dice_theme_park.turn_order import CountLower, RebuildOrder
from tests.testkit.rules import rule
from tests.titles.dice_theme_park.tables import a_table


def rebuilt(table):
    return table.run(table.found(RebuildOrder)).order()


@rule("DTP-PLAN-04", "DTP-PLAN-05", "DTP-PLAN-06", "EX-01")
def test_lowest_total_goes_first_and_of_equals_whoever_has_fewer_stars():
    table = a_table(3).with_stars("bob", 3).with_stars("cat", 5)
    table.playing("ann", "ticket-agent", "concierge").playing("bob", "concierge", "builder")
    table.playing("cat", "guide", "mascot")

    assert rebuilt(table) == ["ann", "bob", "cat"]


@rule("DTP-PLAN-07", "DTP-PLAN-08", "TX-21")
def test_equal_stars_reverse_the_old_order():
    table = a_table(4).in_order("ann", "bob", "cat", "dan").with_stars("ann", 10).with_stars("bob", 8)
    table.with_stars("cat", 10).playing("dan", "ticket-agent", "concierge")
    for name in ("ann", "bob", "cat"):
        table.playing(name, "concierge", "builder")

    assert rebuilt(table) == ["dan", "bob", "cat", "ann"]


@rule("DTP-PLAN-05", "DTP-PLAN-08")
def test_the_last_of_four_may_come_to_be_the_first():
    table = a_table(4).in_order("ann", "bob", "cat", "dan").playing("ann", "ticket-agent", "concierge")
    table.playing("bob", "ticket-agent", "guide").playing("cat", "guide", "concierge").playing("dan", "guide", "mascot")
    assert rebuilt(table) == ["ann", "bob", "cat", "dan"]

    table = a_table(4).in_order("ann", "bob", "cat", "dan")
    for stars, name in enumerate(("ann", "bob", "cat", "dan")):
        table.with_stars(name, stars).playing(name, "guide", "mascot")
    assert rebuilt(table) == ["ann", "bob", "cat", "dan"]


@rule("DTP-PLAN-09")
def test_ties_of_the_first_round_reverse_the_random_order():
    table = a_table(3).in_order("cat", "ann", "bob")
    for name in ("ann", "bob", "cat"):
        table.playing(name, "guide", "mascot")

    assert rebuilt(table) == ["bob", "ann", "cat"]


@rule("DTP-GEN-05")
def test_turn_order_holds_for_the_whole_round():
    table = a_table().plan().choose("ann", "play builder manager").choose("bob", "play ticket-agent concierge")

    table.welcome()

    assert table.asked() == ["bob"]
    table.choose("bob", "take m2-1", "pass").choose("ann", "take m2-2")
    table.with_display("carousel").expand()
    assert table.asked() == ["bob"]


def test_an_early_riser_may_count_as_2_lower():
    """7 counts as 5, so before 6; without it the 6 goes first."""
    for answer, order in (("yes", ["bob", "ann"]), ("no", ["ann", "bob"])):
        table = a_table(early_riser="yes").with_administrator("bob", "early-riser").in_order("ann", "bob")
        table.playing("bob", "guide", "mascot").playing("ann", "ticket-agent", "builder")

        table.run(table.found(CountLower), table.found(RebuildOrder))
        assert table.asked() == ["bob"]
        table.choose("bob", answer)

        assert table.order() == order


def test_an_early_riser_counts_lower_for_one_round():
    table = a_table(early_riser="yes").with_administrator("bob", "early-riser").plan()
    table.choose("ann", "play ticket-agent builder").choose("bob", "play guide mascot", "yes")
    assert table.order() == ["bob", "ann"]

    table.prepare().plan()
    table.choose("ann", "play concierge mascot").choose("bob", "play concierge builder", "no")

    assert table.order() == ["ann", "bob"]


def test_without_an_early_riser_nobody_is_asked():
    table = a_table().playing("ann", "guide", "mascot").playing("bob", "ticket-agent", "builder")

    table.run(table.found(CountLower), table.found(RebuildOrder))

    assert table.asked() == []
    assert table.order() == ["bob", "ann"]
