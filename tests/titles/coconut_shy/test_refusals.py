"""Refusals that need no story of their own; the others stand beside the rules they belong to."""

from tests.testkit.rules import rule
from tests.testkit.tables import play, refused
from tests.titles.coconut_shy.stories import a_fair, a_table


@rule("CS-STAKE-01")
def test_before_anything_else_one_stakes():
    refused(a_fair(), "ann", "pass", because="CS-STAKE-01", reason="stake-first")


@rule("CS-PRIZE-02")
def test_a_forbidden_prize_is_refused_with_the_reason():
    table = (
        a_table().with_shelf("hot-nuts", "rubber-duck", "plush-shark").with_stall("bob", "greedy-gull").on_turn("ann")
    )

    refused(table, "ann", "throw-at hot-nuts", because="CS-PRIZE-02", reason="cannot-win")


@rule("CS-TURN-01")
def test_what_belongs_to_another_moment_is_not_for_now():
    table = a_table().with_shelf("hot-nuts", "rubber-duck").with_hand("ann", "rubber-coconut").on_turn("ann")

    refused(table, "ann", "block rubber-coconut", because="CS-TURN-01", reason="not-now")


@rule("CS-ABILITY-01")
def test_an_ability_that_would_do_nothing_is_refused():
    table = a_table().with_shelf("hot-nuts", "rubber-duck").with_stall("ann", "fortune-teller").on_turn("ann")

    refused(table, "ann", "use fortune-teller", because="CS-ABILITY-01", reason="nothing-to-do")


def test_nobody_answers_out_of_turn():
    table = a_table().with_shelf("hot-nuts", "rubber-duck").on_turn("ann")

    refused(table, "bob", "throw-at hot-nuts", because="", reason="not-your-turn")


def test_another_persons_answer_to_a_card_is_plainly_not_offered():
    table = a_table().with_shelf("hot-nuts").with_hand("ann", "free-samples").on_turn("ann")

    refused(play(table, "ann", "play free-samples"), "ann", "yes", because="", reason="not-offered")
