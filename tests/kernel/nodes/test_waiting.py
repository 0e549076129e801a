"""Rules of a moment: at the start and at the end of a period."""

from midway.kernel import agenda
from midway.kernel.nodes.flow import Seq, Stage
from midway.kernel.nodes.rulebox import Box, Timed
from midway.kernel.nodes.sentences import Command, May
from midway.kernel.nodes.standing import After
from midway.kernel.nodes.things import One
from midway.kernel.nodes.waiting import AtEnd, AtStart, Period
from midway.kernel.schema import FIRST_SEAT
from midway.kernel.state import State
from tests.kernel.nodes.stories import (
    YOU,
    During,
    a_box,
    a_stage,
    coins,
    discard,
    discard_yours,
    gain,
    in_discard,
    is_done,
    this,
)
from tests.testkit.toy_booth import FACE_DOWN, Booth, in_stall
from tests.testkit.toys import a_card, answer, card, options, put, stall

ROUND = Period("round")


class Ranked(Booth):
    """Booth where kinds of card have ranks and a card can lie face down."""

    def rank(self, s: State, c: int) -> int:
        return s.game.cards[c].numbers.get("rank", 0) if c >= 0 else 0

    def is_silent(self, s: State, c: int) -> bool:
        return s.word(c, FACE_DOWN) == 1


def a_round(s: State, *parts) -> State:
    """Play a round in which these things happen."""
    stage = s.game.install(Stage("round", Seq(parts)), "round")
    s.begin(stage, 0)
    s.run()
    return s


def asking(s: State) -> str:
    return s.game.card_names[s.src(s.top)].removeprefix("toys.")


def asks(name: str, rank: int = 0):
    """At the start of the round, its owner may gain 1 coin."""
    return a_card(name, a_box(AtStart(ROUND, May(YOU, gain(1)))), rank=rank)


def test_rules_of_the_start_come_first_and_rules_of_the_end_last():
    clock = a_card("clock", a_box(AtStart(ROUND, Command(gain(1))), AtEnd(ROUND, May(YOU, gain(10)))))
    s = a_stage(2, clock, yours="clock")

    a_round(s, a_box(May(YOU, gain(100))))
    assert coins(s) == 1
    answer(s, "yes")
    assert coins(s) == 101
    answer(s, "yes")

    assert coins(s) == 111
    assert is_done(s)


def test_the_rules_of_a_moment_are_one_batch_by_kind_and_owner():
    s = a_stage(3, asks("a", rank=2), asks("b", rank=1), asks("c", rank=1), title=Ranked())
    for name, seat in (("a", 0), ("b", 1), ("c", 2)):
        put(s, name, stall(s, seat))
    s.put(FIRST_SEAT, 2)

    a_round(s)
    order = []
    while s.who >= 0:
        order.append(asking(s))
        answer(s, "no")

    assert order == ["c", "b", "a"]


def test_the_owner_of_several_rules_of_a_moment_orders_them():
    s = a_stage(2, asks("a"), asks("b"), yours="a b")

    a_round(s)
    assert options(s) == ["first 0", "first 1"]
    answer(s, "first 1")

    assert asking(s) == "b"


def test_what_a_rule_of_the_moment_sets_off_joins_the_batch():
    wolf = a_card("wolf", a_box(AtStart(ROUND, Command(discard_yours()))), rank=0)
    bell = a_card("bell", a_box(After(YOU, discard(One(in_stall("your"))), May(YOU, gain(1)))), rank=1)
    s = a_stage(2, wolf, bell, asks("inn", rank=2), yours="wolf bell inn lamp", title=Ranked())

    a_round(s)
    answer(s, "pick toys.lamp")

    assert asking(s) == "bell"
    assert asking(answer(s, "no")) == "inn"


def test_a_card_that_came_during_the_period_has_missed_its_start_and_takes_part_in_its_end():
    clock = a_card("clock", a_box(AtStart(ROUND, Command(gain(1))), AtEnd(ROUND, Command(gain(10)))))
    s = a_stage(2, clock)

    a_round(s, a_box(May(YOU, gain(100))))
    put(s, "clock", stall(s, 0))
    answer(s, "no")

    assert coins(s) == 10


def test_a_rule_of_the_moment_lapses_when_its_card_has_left_play_before_its_turn():
    wolf = a_card("wolf", a_box(AtStart(ROUND, Command(discard_yours()))), rank=0)
    s = a_stage(2, wolf, asks("lamb", rank=1), yours="wolf lamb", title=Ranked())

    a_round(s)
    answer(s, "pick toys.lamb")

    assert is_done(s)


def test_a_face_down_card_takes_no_part():
    s = a_stage(2, asks("a"), yours="a", title=Ranked())
    s.set_word(card(s, "a"), FACE_DOWN, 1)

    assert is_done(a_round(s))


def test_timed_boxes_of_a_moment_can_be_queued_too():
    inn = a_card("inn", Box((), (Timed(During("guests"), (Command(gain(2)), Command(discard(this())))),)))
    s = a_stage(2, inn, yours="inn")

    agenda.queue_timed(s, "guests")
    s.begin(s.game.settle, 0)
    s.run()

    assert (coins(s), in_discard(s)) == (2, ["inn"])
    assert is_done(s)
