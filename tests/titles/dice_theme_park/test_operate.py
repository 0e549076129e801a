from midway.kernel.schema import SPECTATOR
from midway.kernel.views import view
from tests.testkit.rules import rule
from tests.titles.dice_theme_park.tables import a_table


def three_at_work(**options):
    table = a_table(3, **options).in_order("cat", "ann", "bob")
    for name in ("ann", "bob", "cat"):
        table.with_guests(name, e2="green-3")
    return table


def at_work(table, name):
    return table.choose(name, "operate park-entrance", "move green-2 spooky-forest")


@rule("DTP-OPR-01")
def test_everybody_operates_as_little_as_they_like_at_the_same_time():
    table = three_at_work().operate()

    assert table.asked() == ["ann", "bob", "cat"]
    table.choose("bob", "done")
    assert table.asked() == ["ann", "cat"]


@rule("DTP-OPR-01", "DTP-GEN-16", "TX-40")
def test_what_two_have_done_nobody_sees_until_the_third_has():
    table = three_at_work().operate()
    at_work(table, "ann").choose("ann", "done")
    idle = three_at_work().operate().choose("ann", "done")
    assert view(table.s, SPECTATOR).save() == view(idle.s, SPECTATOR).save()

    at_work(table, "bob").choose("bob", "done")
    table.choose("cat", "done")

    assert table.guests("ann", "d2") == table.guests("bob", "d2") == "green-2"
    assert table.shown_cubes("ann", "e2") == 1
    assert table.guests("cat", "e2") == "green-3"


@rule("DTP-OPR-18")
def test_nothing_is_earned_for_cubes_before_upkeep():
    table = at_work(three_at_work().operate(), "ann")
    for name in ("ann", "bob", "cat"):
        table.choose(name, "done")

    assert table.stars("ann") == 0


@rule("DTP-OPR-02")
def test_by_option_operate_goes_in_turn_order():
    table = three_at_work(together="turns").in_round(5).operate()

    assert table.asked() == ["cat"]
    at_work(table, "cat")
    assert table.guests("cat", "d2") == "green-2"
    table.choose("cat", "done")
    assert table.asked() == ["ann"]


@rule("DTP-OPR-02")
def test_by_option_operate_goes_in_turn_order_in_the_first_two_rounds():
    assert three_at_work(together="turns-at-first").in_round(2).operate().asked() == ["cat"]
    assert len(three_at_work(together="turns-at-first").in_round(3).operate().asked()) == 3


def test_by_option_all_see_what_is_done_at_once():
    table = at_work(three_at_work(together="live").operate(), "ann")

    assert table.guests("ann", "d2") == "green-2"
    assert table.asked() == ["ann", "bob", "cat"]
