"""How deeds combine: or, then, and, for each, in order to."""

from midway.kernel.nodes.deeds import And, ForEach, InOrderTo, Or, Then
from midway.kernel.nodes.each import EachDoes
from midway.kernel.nodes.sentences import May
from midway.kernel.nodes.things import Each, Exactly, One
from midway.kernel.results import ENACTED, FAILED
from tests.kernel.nodes.stories import (
    EACH_PLAYER,
    YOU,
    a_box,
    a_stage,
    coins,
    discard,
    discard_from_hand,
    discard_yours,
    gain,
    in_discard,
    is_done,
    lose,
    pay,
    protected,
)
from tests.testkit.toy_booth import COINS, in_hand, in_stall
from tests.testkit.toys import answer, options, run_box


# ---- or -------------------------------------------------------------------------------------------------
def test_owner_chooses_among_the_branches_that_can_be_enacted():
    s = a_stage(yours="lamp tent")

    run_box(s, Or((gain(3), discard_yours(), lose(2))))

    assert options(s) == ["branch 0", "branch 1"]  # there is nothing to lose
    assert coins(answer(s, "branch 0")) == 3


def test_the_only_branch_that_can_be_enacted_is_not_asked_for():
    s = a_stage()

    run_box(s, Or((discard_yours(), gain(3))))

    assert coins(s) == 3
    assert is_done(s)


def test_or_fails_when_no_branch_can_be_enacted():
    s = a_stage()

    run_box(s, Or((discard_yours(), lose(1))))

    assert s.result == FAILED
    assert is_done(s)


def test_a_protected_card_opens_no_branch():
    s = a_stage(2, protected("rock"), yours="rock")

    run_box(s, Or((discard_yours(), gain(3))))

    assert coins(s) == 3
    assert is_done(s)


def test_a_protected_card_cannot_be_picked_inside_an_or():
    s = a_stage(2, protected("rock"), yours="rock lamp tent")

    answer(run_box(s, Or((discard_yours(), gain(3)))), "branch 0")

    assert options(s) == ["pick toys.lamp", "pick toys.tent"]


def test_a_protected_card_is_no_way_out_in_a_later_part_of_a_branch():
    s = a_stage(2, protected("rock"), yours="rock lamp tent")

    run_box(s, Or((Then((gain(1), discard_yours())), lose(1))))

    assert options(s) == ["pick toys.lamp", "pick toys.tent"]


def test_the_owner_chooses_the_branch_even_where_somebody_else_does_it():
    s = a_stage()
    s.gain(1, COINS, 5)

    run_box(s, EachDoes(EACH_PLAYER, Or((gain(1), lose(1)))))

    assert s.who == 0
    assert coins(answer(s, "branch 1"), 1) == 4


# ---- then, and -----------------------------------------------------------------------------------------------
def test_parts_are_enacted_from_left_to_right():
    s = a_stage(yours="lamp")

    run_box(s, Then((gain(2), pay(2), discard_yours())))

    assert in_discard(s) == ["lamp"]
    assert coins(s) == 0


def test_the_first_part_that_cannot_be_enacted_ends_the_sentence():
    s = a_stage()

    run_box(s, a_box(Then((gain(2), discard_yours(), gain(50))), gain(4)))

    assert coins(s) == 6  # what was done stays done, and the next sentence runs


def test_a_sequence_counts_as_enacted_if_its_first_part_was():
    s = a_stage()

    run_box(s, And((gain(2), discard_yours())))

    assert s.result == ENACTED


def test_a_sequence_fails_if_its_first_part_cannot_be_enacted():
    s = a_stage()

    run_box(s, And((discard_yours(), gain(2))))

    assert (s.result, coins(s)) == (FAILED, 0)


def test_a_sequence_is_possible_if_its_first_part_is():
    s = a_stage()

    run_box(s, Or((Then((gain(1), discard_yours())), Then((discard_yours(), gain(9))))))

    assert coins(s) == 1  # the second branch was closed, so nobody was asked


# ---- for each ------------------------------------------------------------------------------------------------
def test_amounts_are_multiplied_for_each():
    s = a_stage(yours="lamp tent drum")

    run_box(s, ForEach(gain(2), Each(in_stall("your"))))

    assert coins(s) == 6


def test_for_each_of_nothing_fails():
    s = a_stage()

    run_box(s, ForEach(gain(2), Each(in_stall("your"))))

    assert (s.result, coins(s)) == (FAILED, 0)


def test_the_things_are_counted_before_the_first_is_dealt_with():
    s = a_stage(yours="lamp tent", hands=("owl bee cat",))

    run_box(s, ForEach(discard(One(in_stall("your"))), Each(in_stall("your"))))
    answer(s, "pick toys.lamp")

    assert in_discard(s) == ["lamp", "tent"]
    assert is_done(s)


def test_for_each_goes_on_after_one_that_failed():
    s = a_stage(2, protected("rock"), yours="rock lamp tent")

    run_box(s, ForEach(discard_yours(), Each(in_stall("your"))))
    answer(s, "pick toys.rock")
    answer(s, "pick toys.lamp")
    answer(s, "pick toys.tent")

    assert in_discard(s) == ["lamp", "tent"]
    assert s.result == ENACTED


def test_a_payment_for_each_is_possible_only_for_all_of_them():
    s = a_stage(yours="lamp tent drum")
    s.gain(0, COINS, 5)

    run_box(s, ForEach(pay(2), Each(in_stall("your"))))

    assert (s.result, coins(s)) == (FAILED, 5)


def test_whether_a_payment_is_possible_does_not_hang_on_the_frame_that_asks():
    s = a_stage(yours="lamp")
    s.gain(0, COINS, 3)

    run_box(s, EachDoes(EACH_PLAYER, Or((pay(3), discard_yours()))))

    assert options(s) == ["branch 0", "branch 1"]


# ---- costs ---------------------------------------------------------------------------------------------------
def test_the_goal_follows_the_cost():
    s = a_stage(yours="lamp")
    s.gain(0, COINS, 3)

    run_box(s, InOrderTo(pay(3), discard_yours()))

    assert (coins(s), in_discard(s)) == (0, ["lamp"])


def test_nothing_is_paid_for_what_cannot_be_done():
    s = a_stage()
    s.gain(0, COINS, 3)

    run_box(s, InOrderTo(pay(3), discard_yours()))

    assert (coins(s), s.result) == (3, FAILED)


def test_a_protected_card_can_never_pay_a_cost():
    s = a_stage(2, protected("rock"), yours="rock lamp tent")

    run_box(s, InOrderTo(discard_yours(), gain(5)))

    assert options(s) == ["pick toys.lamp", "pick toys.tent"]


def test_a_cost_is_paid_whole_or_not_at_all():
    s = a_stage(hands=("owl",))

    run_box(s, InOrderTo(discard(Exactly(2, in_hand("your"))), gain(5)))

    assert (s.result, in_discard(s), coins(s)) == (FAILED, [], 0)


def test_losing_as_a_cost_is_whole_too():
    s = a_stage()
    s.gain(0, COINS, 1)

    run_box(s, InOrderTo(lose(2), discard_from_hand()))

    assert coins(s) == 1


def test_declining_the_whole_leaves_the_cost_unpaid():
    s = a_stage(hands=("owl",))

    answer(run_box(s, May(YOU, InOrderTo(discard_from_hand(), gain(5)))), "no")

    assert (in_discard(s), coins(s)) == ([], 0)
