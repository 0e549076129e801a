"""Gain, lose, pay, steal."""

from mypy_extensions import i64

from midway.kernel.node import Node
from midway.kernel.nodes.each import EachDoes
from midway.kernel.nodes.seats import EachSeat
from midway.kernel.nodes.sentences import Command, If, May
from midway.kernel.nodes.standing import Cannot
from midway.kernel.nodes.tokens import Steal
from midway.kernel.options import Options
from midway.kernel.results import ENACTED, FAILED
from midway.kernel.state import State
from tests.kernel.nodes.stories import (
    EACH_COMPETITOR,
    EACH_PLAYER,
    YOU,
    a_box,
    a_competitor,
    a_stage,
    amount,
    at,
    coins,
    gain,
    is_done,
    lose,
    pay,
    pay_to,
    steal,
    you_do,
)
from tests.testkit.toy_booth import COINS, SELL, Booth
from tests.testkit.toys import a_card, answer, options, run_box, stall


def rich(s: State, *purses: int) -> State:
    for seat, n in enumerate(purses):
        s.gain(seat, COINS, n)
    return s


def test_losing_takes_all_there_is():
    s = rich(a_stage(), 2)

    assert run_box(s, lose(5)).result == ENACTED
    assert coins(s) == 0


def test_losing_nothing_at_all_fails():
    assert run_box(a_stage(), lose(5)).result == FAILED


def test_stealing_takes_all_they_have():
    s = rich(a_stage(), 1, 2)

    run_box(s, steal(5))

    assert (coins(s, 0), coins(s, 1)) == (3, 0)


def test_the_actor_chooses_whom_to_steal_from_among_those_who_have_something():
    s = rich(a_stage(4), 0, 3, 0, 3)

    run_box(s, steal(2))

    assert (s.who, options(s)) == (0, ["seat seat1", "seat seat3"])


def test_stealing_from_each_competitor_takes_from_all():
    s = rich(a_stage(3), 0, 3, 1)

    run_box(s, Steal(amount(2), EACH_COMPETITOR))

    assert [coins(s, seat) for seat in range(3)] == [3, 1, 0]


# ---- paying ---------------------------------------------------------------------------------------------
def test_a_payment_is_never_partial():
    s = rich(a_stage(), 2)

    run_box(s, a_box(pay(3), gain(1)))

    assert coins(s) == 3


def test_whoever_can_pay_is_not_asked():
    s = rich(a_stage(), 3)

    assert is_done(run_box(s, pay(3)))
    assert coins(s) == 0


def test_a_named_payee_gets_it():
    s = rich(a_stage(3), 5)

    run_box(s, pay_to(4, a_competitor()))
    answer(s, "seat seat2")

    assert (coins(s, 0), coins(s, 2)) == (1, 4)


class Pawnshop(Booth):
    """Booth where selling a card counts as raising money."""

    def can_raise(self, s: State, seat: int, token: int, n: int) -> bool:
        return s.count(stall(s, seat)) >= n

    def free_moves(self, s: State, seat: int, o: Options) -> None:
        for i in range(s.count(stall(s, seat))):
            o.offer(SELL, s.at(stall(s, seat), i))


def test_who_is_short_may_make_free_moves_in_the_middle_of_a_payment():
    s = rich(a_stage(2, yours="lamp tent", title=Pawnshop()), 1)

    run_box(s, a_box(at(0, Command(pay(2))), If(you_do(0), Command(gain(9)))))
    assert options(s) == ["no"]
    answer(s, "sell toys.lamp")
    assert options(s) == ["yes", "no"]
    answer(s, "yes")

    assert coins(s) == 9
    assert is_done(s)


def test_nobody_is_made_to_raise_the_money():
    s = rich(a_stage(2, yours="lamp tent", title=Pawnshop()), 1)

    run_box(s, a_box(at(0, Command(pay(2))), If(you_do(0), Command(gain(9)))))
    answer(s, "no")

    assert coins(s) == 1


def test_a_payment_nobody_could_raise_is_not_asked_for():
    s = rich(a_stage(2, yours="lamp", title=Pawnshop()), 1)

    run_box(s, May(YOU, pay(9)))

    assert is_done(s)


class Squander(Booth):
    """The free move costs what one would pay with."""

    def free_move(self, s: State, seat: i64, choice: i64) -> Node:
        s.gain(seat, COINS, -2)
        return super().free_move(s, seat, choice)


def test_what_a_free_move_has_spent_cannot_be_paid():
    s = rich(a_stage(3, yours="lamp", title=Squander()), 2)

    run_box(s, pay_to(2, a_competitor(0)))
    answer(answer(s, "sell toys.lamp"), "seat seat1")

    assert [coins(s, seat) for seat in range(3)] == [1, 0, 0]
    assert is_done(s)


# ---- cannot ---------------------------------------------------------------------------------------------
def test_cannot_beats_an_instruction_to_gain():
    miser = a_card("miser", a_box(Cannot(EACH_PLAYER, gain(1))))
    s = a_stage(2, miser, yours="miser")

    run_box(s, EachDoes(EACH_PLAYER, gain(3)))

    assert (coins(s, 0), coins(s, 1)) == (0, 0)


def test_only_the_deed_that_is_named_is_forbidden():
    miser = a_card("miser", a_box(Cannot(EachSeat("each competitor"), gain(1))))
    s = rich(a_stage(2, miser, yours="miser"), 0, 4)

    run_box(s, EachDoes(EACH_PLAYER, gain(3)))
    run_box(s, EachDoes(EACH_COMPETITOR, lose(1)))

    assert (coins(s, 0), coins(s, 1)) == (3, 3)
