"""Sentences in which each of several seats does something."""

from midway.kernel.nodes.deeds import InOrderTo
from midway.kernel.nodes.each import EachDoes, EachDoesOrElse, EachMay, EachMayOrElse
from midway.kernel.nodes.things import One
from midway.kernel.results import ENACTED, FAILED
from midway.kernel.schema import FIRST_SEAT
from tests.kernel.nodes.stories import (
    EACH_COMPETITOR,
    EACH_PLAYER,
    YOU,
    a_stage,
    coins,
    discard,
    gain,
    in_hand_of,
    is_done,
    lose,
    pay_to,
)
from tests.testkit.toy_booth import COINS, in_hand
from tests.testkit.toys import a_card, answer, options, run_box


def theirs():
    return discard(One(in_hand("their")))


def test_seats_act_in_turn_order_from_the_starting_player():
    s = a_stage(3, hands=("ant owl", "bee bat", "cat cow"))
    s.put(FIRST_SEAT, 1)

    run_box(s, EachDoes(EACH_PLAYER, theirs()))
    asked = []
    while s.who >= 0:
        asked.append(int(s.who))
        answer(s, options(s)[0])

    assert asked == [1, 2, 0]


def test_one_is_finished_before_the_next_begins():
    s = a_stage(2, hands=("ant owl", "bee bat"))

    run_box(s, EachDoes(EACH_PLAYER, theirs()))
    assert (s.who, options(s)) == (0, ["pick toys.ant", "pick toys.owl"])
    answer(s, "pick toys.ant")

    assert (in_hand_of(s, 0), s.who) == (["owl"], 1)


def test_each_competitor_leaves_you_out():
    s = a_stage(3)

    run_box(s, EachDoes(EACH_COMPETITOR, gain(2)))

    assert [coins(s, seat) for seat in range(3)] == [0, 2, 2]


def test_who_cannot_is_passed_over():
    s = a_stage(3, hands=("ant", "", "cat"))

    run_box(s, EachDoes(EACH_PLAYER, theirs()))

    assert is_done(s)
    assert [in_hand_of(s, seat) for seat in range(3)] == [[], [], []]


def test_it_counts_as_enacted_if_anybody_did_it():
    s = a_stage(3, hands=("", "", "cat"))

    assert run_box(s, EachDoes(EACH_PLAYER, theirs())).result == ENACTED
    assert run_box(s, EachDoes(EACH_PLAYER, theirs())).result == FAILED


def test_each_seat_that_may_answers_for_itself():
    s = a_stage(2)

    run_box(s, EachMay(EACH_PLAYER, gain(1)))
    answer(answer(s, "yes"), "no")

    assert (coins(s, 0), coins(s, 1)) == (1, 0)


def test_who_cannot_is_not_asked_whether_they_may():
    s = a_stage(2, hands=("", "owl"))

    run_box(s, EachMay(EACH_PLAYER, theirs()))

    assert s.who == 1


def test_who_cannot_does_the_other_thing():
    s = a_stage(2, hands=("owl", ""))
    s.gain(1, COINS, 4)

    run_box(s, EachDoesOrElse(EACH_PLAYER, theirs(), lose(3)))

    assert (in_hand_of(s, 0), coins(s, 1)) == ([], 1)


def test_who_will_not_does_the_other_thing():
    s = a_stage(2, hands=("owl", "bee"))
    for seat in (0, 1):
        s.gain(seat, COINS, 4)

    run_box(s, EachMayOrElse(EACH_PLAYER, theirs(), lose(3)))
    answer(answer(s, "yes"), "no")

    assert (coins(s, 0), coins(s, 1)) == (4, 1)
    assert in_hand_of(s, 1) == ["bee"]


def test_the_other_thing_is_compulsory_for_who_can_do_nothing_else():
    s = a_stage(2)
    s.gain(1, COINS, 4)

    run_box(s, EachMayOrElse(EACH_PLAYER, theirs(), lose(3)))

    assert is_done(s)
    assert coins(s, 1) == 1


def test_each_competitor_may_pay_you():
    s = a_stage(3)
    for seat in (1, 2):
        s.gain(seat, COINS, 2)

    run_box(s, EachMay(EACH_COMPETITOR, pay_to(2, YOU)))
    answer(answer(s, "yes"), "no")

    assert [coins(s, seat) for seat in range(3)] == [2, 0, 2]


def test_each_pays_a_cost_of_their_own():
    s = a_stage(2, hands=("owl", "bee"))

    run_box(s, EachMay(EACH_PLAYER, InOrderTo(theirs(), gain(5))))
    answer(answer(s, "no"), "yes")

    assert (coins(s, 0), coins(s, 1)) == (0, 5)
    assert (in_hand_of(s, 0), in_hand_of(s, 1)) == (["owl"], [])


def test_who_holds_nothing_that_fits_is_asked_all_the_same():
    s = a_stage(2, a_card("token", kind="prize"), hands=("token", "owl"))

    run_box(s, EachMay(EACH_PLAYER, theirs()))

    assert (s.who, options(s)) == (0, ["no"])


def test_asked_and_holding_nothing_they_go_on_as_if_they_had_declined():
    s = a_stage(2, a_card("token", kind="prize"), hands=("token", "owl"))

    run_box(s, EachMay(EACH_PLAYER, theirs()))
    answer(s, "no")

    assert (s.who, options(s)) == (1, ["yes", "no"])
