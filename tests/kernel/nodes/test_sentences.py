"""Who does what, whether, and what otherwise."""

from midway.kernel.nodes.sentences import By, ChooseSeat, Command, If, May, Otherwise
from midway.kernel.nodes.things import One
from midway.kernel.results import DECLINED, ENACTED, FAILED
from tests.kernel.nodes.stories import (
    YOU,
    a_box,
    a_competitor,
    a_stage,
    at,
    coins,
    discard,
    discard_from_hand,
    discard_yours,
    gain,
    in_discard,
    in_hand_of,
    is_done,
    lose,
    pay,
    protected,
    that_competitor,
    they,
    you_do,
    you_have,
)
from tests.testkit.toy_booth import COINS, in_hand, in_stall
from tests.testkit.toys import answer, options, run_box


# ---- may ------------------------------------------------------------------------------------------------
def test_may_is_answered_by_its_subject():
    s = a_stage(3)

    run_box(s, a_box(ChooseSeat(a_competitor(0)), May(they(0), gain(2))))
    answer(s, "seat seat2")

    assert s.who == 2
    assert coins(answer(s, "yes"), 2) == 2


def test_nobody_is_asked_about_what_cannot_be_done():
    s = a_stage()

    run_box(s, a_box(May(YOU, discard_yours()), gain(1)))

    assert is_done(s)
    assert coins(s) == 1


def test_declining_is_final():
    s = a_stage(yours="lamp")

    run_box(s, a_box(May(YOU, discard_yours()), gain(1)))
    answer(s, "no")

    assert is_done(s)
    assert (in_discard(s), coins(s)) == ([], 1)


def test_may_is_decided_before_the_next_sentence_begins():
    s = a_stage(yours="lamp")

    run_box(s, a_box(gain(1), May(YOU, discard_yours()), gain(5)))

    assert coins(s) == 1


def test_owner_chooses_the_competitor_who_may():
    s = a_stage(3, hands=("", "owl", "bee"))

    run_box(s, May(a_competitor(0), discard_from_their_hand()))

    assert (s.who, options(s)) == (0, ["seat seat1", "seat seat2"])
    assert answer(s, "seat seat2").who == 2
    answer(s, "yes")
    assert in_discard(s) == ["bee"]


def discard_from_their_hand():
    return discard(One(in_hand("their")))


# ---- by -------------------------------------------------------------------------------------------------
def test_a_competitor_who_must_do_it_picks():
    s = a_stage(2, hands=("", "owl bee"))

    run_box(s, a_box(ChooseSeat(a_competitor(0)), By(they(0), discard(One(in_hand("their", slot=0))))))

    assert (s.who, options(s)) == (1, ["pick toys.owl", "pick toys.bee"])


def test_your_command_lets_you_pick_from_their_cards():
    s = a_stage(2, theirs="owl bee")

    run_box(s, a_box(ChooseSeat(a_competitor(0)), discard(One(in_stall("their", slot=0)))))

    assert (s.who, options(s)) == (0, ["pick toys.owl", "pick toys.bee"])


def test_only_a_competitor_who_can_do_it_may_be_chosen_for_it():
    s = a_stage(3, hands=("", "", "bee"))

    run_box(s, By(a_competitor(0), discard_from_their_hand()))

    assert in_discard(s) == ["bee"]
    assert is_done(s)


def test_it_fails_when_no_competitor_can_do_it():
    s = a_stage(3)

    run_box(s, By(a_competitor(0), discard_from_their_hand()))

    assert s.result == FAILED


def test_that_competitor_is_the_one_who_was_chosen():
    s = a_stage(3)

    run_box(s, a_box(By(a_competitor(0), gain(1)), By(that_competitor(0), gain(4))))
    answer(s, "seat seat2")

    assert (coins(s, 1), coins(s, 2)) == (0, 5)


# ---- otherwise ------------------------------------------------------------------------------------------
def test_the_first_part_is_compulsory_where_it_can_be_enacted():
    s = a_stage(yours="lamp")

    run_box(s, Otherwise(Command(discard_yours()), Command(gain(9))))

    assert (in_discard(s), coins(s)) == (["lamp"], 0)


def test_the_second_part_is_enacted_where_the_first_cannot_be():
    s = a_stage()

    run_box(s, Otherwise(Command(discard_yours()), Command(gain(9))))

    assert coins(s) == 9


def test_a_declined_may_counts_as_not_enacted():
    s = a_stage(yours="lamp")

    run_box(s, Otherwise(May(YOU, discard_yours()), Command(gain(9))))
    answer(s, "no")

    assert (in_discard(s), coins(s)) == ([], 9)


def test_an_accepted_may_leaves_the_second_part_out():
    s = a_stage(yours="lamp")

    run_box(s, Otherwise(May(YOU, discard_yours()), Command(gain(9))))
    answer(s, "yes")

    assert (in_discard(s), coins(s)) == (["lamp"], 0)


def test_a_sentence_is_ignored_where_neither_part_can_be_enacted():
    s = a_stage()

    run_box(s, a_box(Otherwise(Command(discard_yours()), Command(lose(1))), gain(2)))

    assert coins(s) == 2


def test_picking_a_protected_card_leads_to_the_second_part():
    s = a_stage(2, protected("rock"), yours="rock lamp")

    run_box(s, Otherwise(Command(discard_yours()), Command(gain(9))))
    assert options(s) == ["pick toys.rock", "pick toys.lamp"]
    answer(s, "pick toys.rock")

    assert (in_discard(s), coins(s)) == ([], 9)


def test_if_it_is_not_so_the_otherwise_part_is_enacted():
    s = a_stage()

    run_box(s, Otherwise(If(you_have(3), Command(gain(10))), Command(gain(1))))

    assert coins(s) == 1


# ---- if -------------------------------------------------------------------------------------------------
def test_if_holds_the_clause_is_enacted():
    s = a_stage()
    s.gain(0, COINS, 3)

    run_box(s, If(you_have(3), Command(gain(10))))

    assert (s.result, coins(s)) == (ENACTED, 13)


def test_if_it_does_not_hold_the_sentence_fails():
    s = a_stage()

    run_box(s, If(you_have(3), Command(gain(10))))

    assert (s.result, coins(s)) == (FAILED, 0)


def test_if_you_do_looks_at_the_part_before():
    s = a_stage(yours="lamp")

    run_box(s, a_box(at(0, May(YOU, discard_yours())), If(you_do(0), Command(gain(5)))))
    answer(s, "yes")

    assert coins(s) == 5


def test_if_you_do_is_not_so_after_declining():
    s = a_stage(yours="lamp")

    run_box(s, a_box(at(0, May(YOU, discard_yours())), If(you_do(0), Command(gain(5))), gain(1)))
    answer(s, "no")

    assert coins(s) == 1


def test_if_you_do_is_not_so_after_failing():
    s = a_stage()

    run_box(s, a_box(at(0, Command(pay(3))), If(you_do(0), Command(gain(5)))))

    assert coins(s) == 0


# ---- choosing a competitor ------------------------------------------------------------------------------
def test_later_sentences_mean_the_chosen_competitor():
    s = a_stage(3, hands=("", "owl", "bee"))

    run_box(s, a_box(ChooseSeat(a_competitor(0)), By(they(0), discard_from_their_hand()), By(they(0), gain(1))))
    answer(s, "seat seat2")

    assert (in_hand_of(s, 1), in_hand_of(s, 2)) == (["owl"], [])
    assert coins(s, 2) == 1


def test_the_only_competitor_is_not_asked_for():
    s = a_stage(2)

    run_box(s, a_box(ChooseSeat(a_competitor(0)), By(they(0), gain(1))))

    assert coins(s, 1) == 1


# ---- the record -----------------------------------------------------------------------------------------
def test_a_part_is_recorded_as_it_became():
    record = []
    for words, tree in (("yes", discard_yours()), ("no", discard_yours()), ("", discard_from_hand())):
        s = a_stage(yours="lamp")
        run_box(s, a_box(at(0, May(YOU, tree)), May(YOU, gain(1))))
        if words:
            answer(s, words)
        record.append(s.noted(s.box(s.top), 0))

    assert record == [ENACTED, DECLINED, DECLINED]
