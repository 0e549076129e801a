from tests.testkit.rules import rule
from tests.testkit.tables import play, refused
from tests.titles.coconut_shy.stories import a_table


@rule("CS-FLOSS-01")
def test_floss_is_two_tickets_within_any_decision_of_ones_own():
    table = a_table().with_shelf("hot-nuts").with_hand("ann", "pickpocket").with_tickets("bob", 4).with_floss("bob", 1)
    table = play(table.on_turn("ann"), "ann", "play pickpocket")

    after = play(table, "bob", "eat-floss")

    assert (after.floss("bob"), after.tickets("bob")) == (0, 6)
    assert after.asked == "bob: block"  # the question is put again


@rule("CS-FLOSS-01")
def test_no_floss_no_tickets():
    table = a_table().with_shelf("hot-nuts", "rubber-duck").on_turn("ann")

    refused(table, "ann", "eat-floss", because="CS-FLOSS-01", reason="no-floss")


@rule("CS-FLOSS-02")
def test_nobody_eats_while_staking():
    table = a_table().with_floss("ann", 1).with_tickets("ann", 1).with_tickets("bob", 1).staking()

    assert "eat-floss" not in table.offered("ann")
    refused(table, "ann", "eat-floss", because="CS-FLOSS-02", reason="floss-while-staking")


@rule("CS-FLOSS-03", "CS-PAY-01")
def test_a_price_one_could_pay_after_eating_counts_as_affordable():
    table = a_table().with_shelf("hot-nuts").with_hand("ann", "light-fingers").with_stall("bob", "giant-teddy")
    table = play(table.with_tickets("ann", 2).with_floss("ann", 1).on_turn("ann"), "ann", "play light-fingers")

    short = play(table, "bob", "pass")

    assert short.asked == "ann: pay"
    refused(short, "ann", "yes", because="CS-PAY-01", reason="not-affordable")
    assert play(short, "ann", "eat-floss", "yes").stall("ann") == ["giant-teddy"]
    assert play(short, "ann", "no").stall("ann") == []


@rule("CS-PAY-01")
def test_paying_is_all_or_nothing():
    table = a_table().with_shelf("hot-nuts").with_hand("ann", "light-fingers").with_stall("bob", "giant-teddy")
    table = play(table.with_tickets("ann", 3).on_turn("ann"), "ann", "play light-fingers")

    after = play(table, "bob", "pass")

    assert (after.tickets("ann"), after.stall("bob")) == (3, ["giant-teddy"])


@rule("CS-PAY-01")
def test_who_has_less_loses_what_there_is():
    table = a_table().with_shelf("hot-nuts").with_hand("ann", "pickpocket").with_tickets("bob", 1).on_turn("ann")

    after = play(play(table, "ann", "play pickpocket"), "bob", "pass")

    assert (after.tickets("ann"), after.tickets("bob")) == (1, 0)
