"""Deeds done to cards: which may be picked, which are touched, and what is remembered of it."""

from midway.kernel.nodes.deeds import ForEach, InOrderTo, Then
from midway.kernel.nodes.places import Verb
from midway.kernel.nodes.sentences import By, Command, May
from midway.kernel.nodes.standing import After, CannotBe, Instead
from midway.kernel.nodes.things import AnyNumber, Each, Exactly, One, UpTo
from midway.kernel.results import ENACTED, FAILED
from tests.kernel.nodes.stories import (
    YOU,
    a_box,
    a_stage,
    at,
    coins,
    discard,
    discard_yours,
    discarded_this_way,
    gain,
    in_discard,
    in_hand_of,
    in_play,
    in_rivals_stall,
    in_stall_of,
    is_done,
    lose,
    protected,
    that,
    that_competitor,
    this,
    those,
)
from tests.testkit.toy_booth import Take, in_hand, in_stall
from tests.testkit.toys import a_card, answer, card, options, run_box, stall


# ---- how many -------------------------------------------------------------------------------------------
def test_one_is_picked_by_who_acts():
    s = a_stage(yours="lamp tent")

    run_box(s, discard_yours())

    assert (s.who, options(s)) == (0, ["pick toys.lamp", "pick toys.tent"])


def test_so_many_are_picked_one_after_the_other():
    s = a_stage(yours="lamp tent drum")

    run_box(s, discard(Exactly(2, in_stall("your"))))
    answer(answer(s, "pick toys.drum"), "pick toys.lamp")

    assert sorted(in_discard(s)) == ["drum", "lamp"]
    assert is_done(s)


def test_fewer_than_asked_are_all_taken_and_count_as_enacted():
    s = a_stage(yours="lamp tent")

    run_box(s, discard(Exactly(3, in_stall("your"))))

    assert (sorted(in_discard(s)), s.result) == (["lamp", "tent"], ENACTED)


def test_none_at_all_is_a_failure():
    s = a_stage()

    assert run_box(s, discard(Exactly(3, in_stall("your")))).result == FAILED


def test_up_to_so_many_may_be_none():
    s = a_stage(yours="lamp tent drum")

    run_box(s, a_box(discard(UpTo(2, in_stall("your"))), gain(1)))
    assert options(s)[-1] == "done"
    answer(s, "done")

    assert (in_discard(s), coins(s)) == ([], 1)


def test_up_to_so_many_ends_at_so_many():
    s = a_stage(yours="lamp tent drum")

    run_box(s, discard(UpTo(2, in_stall("your"))))
    answer(answer(s, "pick toys.lamp"), "pick toys.tent")

    assert is_done(s)


def test_any_number_may_be_all():
    s = a_stage(yours="lamp tent")

    run_box(s, discard(AnyNumber(in_stall("your"))))
    answer(answer(s, "pick toys.lamp"), "pick toys.tent")

    assert sorted(in_discard(s)) == ["lamp", "tent"]
    assert is_done(s)


# ---- each -----------------------------------------------------------------------------------------------
def test_each_needs_no_picking():
    s = a_stage(yours="lamp tent", theirs="drum")

    run_box(s, discard(Each(in_play())))

    assert in_discard(s) == ["lamp", "tent", "drum"]


def test_each_leaves_protected_cards_out():
    s = a_stage(2, protected("rock"), yours="lamp rock tent")

    run_box(s, discard(Each(in_stall("your"))))

    assert (in_discard(s), s.result) == (["lamp", "tent"], ENACTED)


def test_each_fails_where_all_are_protected():
    s = a_stage(2, protected("rock"), yours="rock")

    assert run_box(s, discard(Each(in_stall("your")))).result == FAILED


def test_each_is_one_operation_and_a_protection_that_falls_with_it_still_held():
    guard = a_card("guard", a_box(CannotBe(Each(in_stall("your")), Verb("discard"))))
    s = a_stage(2, guard, yours="lamp guard", theirs="drum")

    run_box(s, discard(Each(in_play())))

    assert in_stall_of(s, 0) == ["lamp", "guard"]
    assert in_discard(s) == ["drum"]


def test_what_each_sets_off_comes_after_all_of_them():
    bell = a_card("bell", a_box(After(YOU, discard(One(in_stall("your"))), Command(gain(1)))))
    s = a_stage(2, bell, yours="lamp tent bell", hands=("owl",))

    run_box(s, a_box(discard(Each(in_stall("your"))), May(YOU, gain(5))))

    assert in_discard(s) == ["lamp", "tent", "bell"]
    assert s.who == 0


# ---- protection -----------------------------------------------------------------------------------------
def test_a_protected_card_may_be_picked_and_the_deed_fails():
    s = a_stage(2, protected("rock"), yours="rock lamp")

    run_box(s, discard_yours())
    answer(s, "pick toys.rock")

    assert (in_discard(s), s.result) == ([], FAILED)


def test_a_deed_is_possible_only_if_some_card_is_not_protected():
    s = a_stage(2, protected("rock"), yours="rock")

    run_box(s, discard_yours())

    assert s.result == FAILED
    assert is_done(s)


def test_a_deed_is_enacted_if_one_of_the_picked_cards_was_touched():
    s = a_stage(2, protected("rock"), yours="rock lamp tent")

    run_box(s, discard(Exactly(2, in_stall("your"))))
    answer(answer(s, "pick toys.rock"), "pick toys.lamp")

    assert (in_discard(s), s.result) == (["lamp"], ENACTED)


# ---- what is remembered ---------------------------------------------------------------------------------
def test_that_card_is_the_one_found_before():
    s = a_stage(yours="lamp tent")

    run_box(s, a_box(Take(at(3, One(in_stall("your")))), discard(that(3))))
    answer(s, "pick toys.tent")

    assert in_discard(s) == ["tent"]


def test_a_sentence_about_a_card_that_was_not_found_is_left_out_and_later_ones_run():
    s = a_stage(yours="lamp tent")

    run_box(s, a_box(May(YOU, Take(at(3, One(in_stall("your"))))), discard(that(3)), gain(1)))
    answer(s, "no")

    assert (in_discard(s), coins(s)) == ([], 1)


def test_a_protected_pick_is_not_that_card():
    s = a_stage(2, protected("rock"), yours="rock lamp")

    run_box(s, a_box(discard(at(3, One(in_stall("your")))), Take(that(3)), gain(1)))
    answer(s, "pick toys.rock")

    assert (in_stall_of(s, 0), coins(s)) == (["rock", "lamp"], 1)


def test_those_cards_are_all_that_were_found():
    s = a_stage(yours="lamp tent drum")

    run_box(s, a_box(discard(at(3, Exactly(2, in_stall("your")))), Take(those(3))))
    answer(answer(s, "pick toys.lamp"), "pick toys.drum")

    assert in_hand_of(s, 0) == ["lamp", "drum"]


def test_a_card_found_twice_is_one_of_those():
    s = a_stage(2, yours="lamp", hands=("owl",))

    run_box(s, a_box(Take(at(3, One(in_stall("your")))), Take(at(3, Each(in_hand("your")))), discard(those(3), 4)))

    assert sorted(in_discard(s)) == ["lamp", "owl"]


def test_cards_are_counted_this_way():
    s = a_stage(2, protected("rock"), yours="lamp rock tent")

    run_box(s, a_box(Then((discard(Each(in_stall("your")), 4), ForEach(gain(3), Each(discarded_this_way(4)))))))

    assert coins(s) == 6  # the rock was not discarded


def test_speaking_of_that_card_does_not_find_it_once_more():
    s = a_stage(yours="lamp tent")

    run_box(
        s,
        a_box(
            Take(at(3, One(in_stall("your")))),
            discard(that(3)),
            ForEach(gain(1), Each(discarded_this_way(3))),
        ),
    )
    answer(s, "pick toys.lamp")

    assert coins(s) == 1


def test_nothing_done_this_way_gives_nothing():
    s = a_stage(yours="lamp tent")

    run_box(s, a_box(discard(AnyNumber(in_stall("your")), 4), ForEach(gain(3), Each(discarded_this_way(4)))))
    answer(s, "done")

    assert coins(s) == 0


def test_that_competitor_is_the_one_whose_card_was_picked():
    s = a_stage(3, theirs="lamp tent")

    run_box(s, a_box(discard(One(in_rivals_stall(2))), By(that_competitor(2), gain(4))))
    answer(s, "pick toys.lamp")

    assert coins(s, 1) == 4


# ---- this card ------------------------------------------------------------------------------------------
def test_this_card_is_the_one_whose_text_runs():
    s = a_stage(yours="lamp tent")

    run_box(s, discard(this()), src=card(s, "lamp"))

    assert in_discard(s) == ["lamp"]


def test_the_rest_of_a_box_runs_after_its_card_has_left_play():
    s = a_stage(yours="lamp")

    run_box(s, a_box(discard(this()), gain(3)), src=card(s, "lamp"))

    assert (in_discard(s), coins(s)) == (["lamp"], 3)


def test_a_card_that_fits_later_is_not_touched():
    s = a_stage(yours="lamp", hands=("owl",))

    run_box(s, a_box(discard(Each(in_stall("your"))), May(YOU, gain(1))))
    s.move(card(s, "owl"), stall(s, 0))

    assert in_stall_of(answer(s, "no"), 0) == ["owl"]


# ---- instead --------------------------------------------------------------------------------------------
def test_what_happens_instead_means_the_deed_has_not_happened():
    shy = a_card("shy", a_box(Instead(this(), Verb("discard"), gain(7))))
    s = a_stage(2, shy, yours="shy")

    run_box(s, a_box(discard_yours()))

    assert (in_stall_of(s, 0), coins(s), s.result) == (["shy"], 7, FAILED)


def test_a_cost_that_was_replaced_is_not_paid():
    shy = a_card("shy", a_box(Instead(this(), Verb("discard"), lose(1))))
    s = a_stage(2, shy, yours="shy")

    run_box(s, InOrderTo(discard_yours(), gain(9)))

    assert coins(s) == 0


def test_a_replaced_card_is_not_discarded_this_way():
    shy = a_card("shy", a_box(Instead(this(), Verb("discard"), gain(7))))
    s = a_stage(2, shy, yours="shy lamp")

    run_box(s, a_box(discard(Each(in_stall("your")), 4), ForEach(gain(1), Each(discarded_this_way(4)))))

    assert coins(s) == 8


def test_the_only_card_in_hand_that_fits_is_asked_for_too():
    s = a_stage(2, a_card("token", kind="prize"), hands=("token owl",))

    run_box(s, Command(discard(One(in_hand("your")))))

    assert options(s) == ["pick toys.owl"]


def test_the_only_card_in_hand_is_taken_without_asking():
    s = a_stage(2, hands=("owl",))

    run_box(s, Command(discard(One(in_hand("your")))))

    assert (is_done(s), in_hand_of(s, 0)) == (True, [])
