from tests.testkit.rules import rule
from tests.testkit.tables import play, refused
from tests.titles.coconut_shy.stories import a_table


def a_fight(trick, seats=3):
    return a_table(seats).with_shelf("hot-nuts").with_hand("ann", trick).with_tickets("bob", 5).with_tickets("cem", 5)


@rule("CS-ATTACK-01")
def test_all_whom_it_could_touch_are_asked_in_turn_order_whatever_they_hold():
    table = a_fight("brass-band").with_first("cem").with_hand("bob", "pickpocket").on_turn("ann")

    after = play(table, "ann", "play brass-band")

    assert after.asked == "cem: block"
    assert play(after, "cem", "pass").asked == "bob: block"
    assert after.tickets("ann") == 0  # nothing has happened yet


@rule("CS-ATTACK-02")
def test_only_the_chosen_competitor_is_asked():
    table = a_fight("pickpocket").on_turn("ann")

    after = play(table, "ann", "play pickpocket", "seat cem")

    assert after.asked == "cem: block"
    assert play(after, "cem", "pass").tickets("cem") == 2


@rule("CS-ATTACK-03")
def test_a_block_costs_its_card_and_keeps_from_harm():
    table = a_fight("pickpocket", seats=2).with_hand("bob", "rubber-coconut").on_turn("ann")

    after = play(play(table, "ann", "play pickpocket"), "bob", "block rubber-coconut")

    assert (after.tickets("ann"), after.tickets("bob")) == (0, 5)
    assert after.hand("bob") == []
    assert sorted(after.cards("trick discard")) == ["pickpocket", "rubber-coconut"]


@rule("CS-ATTACK-03")
def test_a_block_does_not_protect_the_others():
    table = a_fight("brass-band").with_hand("bob", "rubber-coconut").on_turn("ann")

    after = play(play(play(table, "ann", "play brass-band"), "bob", "block rubber-coconut"), "cem", "pass", "yes")

    assert (after.tickets("bob"), after.tickets("cem")) == (5, 4)


@rule("CS-ATTACK-03")
def test_only_a_blocking_card_in_hand_blocks():
    table = a_fight("pickpocket", seats=2).with_hand("bob", "showing-off").with_cards("trick discard", "rubber-coconut")
    table = play(table.on_turn("ann"), "ann", "play pickpocket")

    refused(table, "bob", "block showing-off", because="CS-ATTACK-03", reason="not-a-block")
    refused(table, "bob", "block rubber-coconut", because="CS-ATTACK-03", reason="not-in-hand")


@rule("CS-ATTACK-04")
def test_costs_of_a_blocked_attack_are_lost():
    table = a_fight("light-fingers", seats=2).with_tickets("ann", 4).with_stall("bob", "giant-teddy")
    table = table.with_hand("bob", "rubber-coconut").on_turn("ann")

    after = play(play(table, "ann", "play light-fingers"), "bob", "block rubber-coconut")

    assert (after.tickets("ann"), after.stall("bob")) == (0, ["giant-teddy"])


@rule("CS-ATTACK-05")
def test_who_was_really_touched_may_complain():
    table = a_fight("pickpocket", seats=2).with_hand("bob", "written-complaint").on_turn("ann")

    after = play(play(table, "ann", "play pickpocket"), "bob", "pass")

    assert after.asked == "bob: react"
    complained = play(after, "bob", "react written-complaint")
    assert complained.tickets("bob") == 5 - 3 + 5
    assert "written-complaint" in complained.cards("trick discard")


@rule("CS-ATTACK-05")
def test_who_was_not_touched_cannot_complain():
    table = (
        a_fight("butterfingers", seats=2).with_tickets("bob", 0).with_hand("bob", "written-complaint").on_turn("ann")
    )

    after = play(play(table, "ann", "play butterfingers"), "bob", "pass")

    assert after.asked == "ann: command"


@rule("CS-ATTACK-05")
def test_only_a_card_that_answers_attacks_answers_one():
    table = a_fight("pickpocket", seats=2).with_hand("bob", "rubber-coconut").on_turn("ann")
    table = play(play(table, "ann", "play pickpocket"), "bob", "pass")

    refused(table, "bob", "react rubber-coconut", because="CS-ATTACK-05", reason="not-an-answer")
