"""What a match is made of: parts in turn, rounds, seats, and what is settled between them."""

from midway.kernel.nodes.deeds import InOrderTo, Or
from midway.kernel.nodes.flow import EachSeatInTurn, Seq
from midway.kernel.nodes.sentences import Command, May
from midway.kernel.nodes.standing import After
from midway.kernel.nodes.things import Each, One
from midway.kernel.schema import EVERYBODY, FIRST_SEAT
from midway.kernel.state import State
from tests.kernel.nodes.stories import YOU, a_box, a_stage, coins, discard, discard_from_hand, gain, is_done
from tests.testkit.toy_booth import in_hand, in_stall
from tests.testkit.toys import a_card, answer, options


def run(s: State, tree) -> State:
    s.begin(s.game.install(tree, "flow"), 0)
    s.run()
    return s


def test_parts_run_one_after_the_other_whatever_becomes_of_each():
    s = a_stage()

    run(s, Seq((gain(1), discard_from_hand(), gain(2))))

    assert coins(s) == 3
    assert is_done(s)


def test_what_is_due_is_settled_after_each_part():
    bell = a_card("bell", a_box(After(YOU, discard(One(in_hand("your"))), Command(gain(5)))))
    s = a_stage(2, bell, yours="bell", hands=("owl",))

    run(s, Seq((discard_from_hand(), May(YOU, gain(1)))))

    assert coins(s) == 5
    assert options(s) == ["yes", "no"]


def test_what_is_due_is_settled_after_the_last_part_too():
    bell = a_card("bell", a_box(After(YOU, discard(One(in_hand("your"))), Command(gain(5)))))
    s = a_stage(2, bell, yours="bell", hands=("owl",))

    run(s, Seq((discard_from_hand(),)))

    assert coins(s) == 5
    assert is_done(s)


def test_every_seat_has_its_turn_from_the_starting_player_on():
    s = a_stage(3)
    s.put(FIRST_SEAT, 1)

    run(s, EachSeatInTurn(May(YOU, gain(1))))
    asked = []
    while s.who >= 0:
        asked.append(int(s.who))
        answer(s, "yes")

    assert asked == [1, 2, 0]
    assert [coins(s, seat) for seat in range(3)] == [1, 1, 1]


def test_a_free_move_comes_back_to_the_same_question():
    s = a_stage(2, yours="lamp", hands=("owl bee",))

    run(s, a_box(May(YOU, InOrderTo(discard_from_hand(), gain(5)))))
    answer(s, "sell toys.lamp")
    assert options(s) == ["yes", "no"]
    answer(answer(s, "yes"), "pick toys.owl")

    assert coins(s) == 6
    assert is_done(s)


def test_a_free_move_that_leaves_nothing_to_choose_ends_the_deed():
    s = a_stage(2, yours="lamp")

    run(s, a_box(Command(Or((discard(One(in_stall("your"))), discard(Each(in_stall("your"))))))))
    assert len(options(s)) == 2
    answer(s, "sell toys.lamp")

    assert coins(s) == 1
    assert is_done(s)


def test_others_learn_of_a_hand_when_its_owner_is_still_asked_after_a_free_move():
    s = a_stage(2, yours="lamp", hands=("owl bee",))

    run(s, a_box(Command(discard_from_hand())))
    answer(s, "sell toys.lamp")

    assert options(s) == ["pick toys.owl", "pick toys.bee"]
    assert s.learned == EVERYBODY & ~1


def test_others_learn_nothing_when_what_is_asked_about_lies_open():
    s = a_stage(2, yours="lamp owl bee")

    run(s, a_box(Command(discard(One(in_stall("your"))))))
    answer(s, "sell toys.lamp")

    assert options(s) == ["pick toys.owl", "pick toys.bee"]
    assert s.learned == 0
