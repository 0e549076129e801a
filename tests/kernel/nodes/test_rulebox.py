"""Rule boxes: sentences in their order, what is put right between them, timings and limits."""

import pytest

from midway.kernel import limits
from midway.kernel.node import Node
from midway.kernel.nodes.rulebox import Box, Timed
from midway.kernel.nodes.sentences import Command, If, May
from midway.kernel.nodes.standing import After
from midway.kernel.nodes.things import Each, One
from midway.kernel.results import ENACTED, FAILED, SKIPPED
from midway.kernel.state import State
from tests.kernel.nodes.stories import (
    YOU,
    During,
    a_box,
    a_stage,
    at,
    coins,
    discard,
    discard_from_hand,
    discard_yours,
    gain,
    in_discard,
    in_stall_of,
    is_done,
    lose,
    pay,
    that,
    you_do,
)
from tests.testkit.toy_booth import COINS, DISCARD, Booth, Take, in_hand, in_stall
from tests.testkit.toys import a_card, answer, card, options, run_box, stall


# ---- sentences ------------------------------------------------------------------------------------------
def test_sentences_run_in_printed_order():
    s = a_stage()

    run_box(s, a_box(gain(3), pay(2), pay(2), gain(1)))

    assert coins(s) == 2  # the second payment came too late to be possible


def test_a_failed_sentence_does_not_stop_the_next():
    s = a_stage()

    assert run_box(s, a_box(lose(1), discard_yours(), gain(1))).result == ENACTED
    assert coins(s) == 1


def test_a_box_is_enacted_if_any_sentence_was():
    assert run_box(a_stage(), a_box(gain(1), lose(9), lose(1))).result == ENACTED
    assert run_box(a_stage(), a_box(lose(1), lose(1))).result == FAILED
    assert run_box(a_stage(), a_box()).result == SKIPPED


def test_a_sentence_depends_on_the_one_it_points_back_at_however_many_lie_between():
    s = a_stage(yours="lamp tent")

    run_box(s, a_box(May(YOU, Take(at(3, One(in_stall("your"))))), gain(1), discard(that(3)), gain(2)))
    answer(s, "no")

    assert (in_discard(s), coins(s)) == ([], 3)


def test_nothing_is_left_behind_when_a_box_has_ended():
    s = a_stage(yours="lamp tent", hands=("owl",))

    run_box(s, a_box(at(0, May(YOU, Take(at(3, One(in_stall("your")))))), If(you_do(0), Command(discard(that(3))))))
    answer(answer(s, "yes"), "pick toys.lamp")

    assert in_discard(s) == ["lamp"]
    assert is_done(s)


# ---- between sentences ------------------------------------------------------------------------------------
class Tight(Booth):
    """Booth where a stall holds at most two cards: its owner discards until it fits, card by card."""

    def __init__(self) -> None:
        super().__init__()
        self.mend: Node = Node()

    def tables(self, game) -> None:
        super().tables(game)
        self.mend = game.install(discard_yours(), "mend")

    def is_untidy(self, s: State) -> bool:
        return any(s.count(stall(s, seat)) > 2 for seat in range(s.players))

    def tidy(self, s: State) -> Node | None:
        return self.mend


def test_limits_are_enforced_after_each_sentence_until_all_is_tidy():
    s = a_stage(2, yours="lamp tent drum horn", title=Tight())

    run_box(s, a_box(gain(1), gain(4)))
    assert coins(s) == 1
    answer(s, "pick toys.drum")
    assert coins(s) == 1
    answer(s, "pick toys.horn")

    assert (coins(s), in_stall_of(s, 0)) == (5, ["lamp", "tent"])


def test_limits_are_enforced_before_rules_that_are_due():
    bell = a_card("bell", a_box(After(YOU, discard(One(in_hand("your"))), May(YOU, gain(1)))))
    s = a_stage(2, bell, yours="lamp tent bell", hands=("owl",), title=Tight())

    run_box(s, a_box(discard_from_hand()))

    assert options(s) == ["pick toys.lamp", "pick toys.tent", "pick toys.bell"]


class Tidy(Booth):
    """Booth that discards what still lies aside when a box has ended, one question at a time."""

    def finish_box(self, s: State, f: int) -> None:
        s.gain(s.you(f), COINS, 100)


def test_the_title_puts_away_what_lies_aside_when_a_box_ends():
    s = a_stage(2, title=Tidy())

    run_box(s, a_box(gain(1)))

    assert coins(s) == 101
    assert is_done(s)


# ---- timings ----------------------------------------------------------------------------------------------
def test_what_stands_behind_a_timing_does_not_run_with_the_rest():
    text = Box((Command(gain(1)),), (Timed(During("guests"), (Command(gain(50)),)),))
    s = a_stage(2, a_card("inn", text), yours="inn")

    run_box(s, text)

    assert coins(s) == 1


def test_a_timed_part_can_be_run_by_itself():
    text = Box((Command(gain(1)),), (Timed(During("guests"), (Command(gain(50)),)),))
    s = a_stage(2, a_card("inn", text), yours="inn")
    part = s.game.ability(card(s, "inn"), "guests")
    assert part is not None

    s.begin(part, 0, card(s, "inn"))
    s.run()

    assert coins(s) == 50


def test_two_parts_of_one_moment_are_both_known():
    text = Box((), (Timed(During("guests"), (Command(gain(1)),)), Timed(During("guests"), (Command(gain(2)),))))
    s = a_stage(2, a_card("inn", text), yours="inn")

    assert len(s.game.rules_of(card(s, "inn")).at_moment("guests")) == 2


class Hours(Booth):
    """Booth that is always open, never closed."""

    def is_during(self, s: State, moment: str) -> bool:
        return moment == "open"


@pytest.mark.parametrize(("moment", "gained"), [("open", 5), ("closed", 0)])
def test_what_waits_behind_a_timing_answers_only_then(moment, gained):
    after = After(YOU, discard(One(in_hand("your"))), Command(gain(5)))
    s = a_stage(
        2, a_card("bell", Box((), (Timed(During(moment), (after,)),))), yours="bell", hands=("owl",), title=Hours()
    )

    run_box(s, discard_from_hand())

    assert coins(s) == gained


# ---- once per ... -----------------------------------------------------------------------------------------
def limited(*rules) -> Box:
    return Box((), (Timed(During("turn", once="round"), tuple(rules)),))


def use(s: State, name: str = "inn") -> State:
    box = s.game.ability(card(s, name), "turn")
    assert box is not None
    s.begin(box, 0, card(s, name))
    s.run()
    return s


def can_use(s: State, name: str = "inn") -> bool:
    box = s.game.ability(card(s, name), "turn")
    return box is not None and s.can_begin(box, 0, card(s, name))


def test_once_per_round_is_once():
    s = a_stage(2, a_card("inn", limited(Command(gain(1)))), yours="inn")
    assert can_use(s)

    use(s)

    assert not can_use(s)


def test_a_new_period_renews_it():
    s = use(a_stage(2, a_card("inn", limited(Command(gain(1)))), yours="inn"))

    limits.renew(s, "turn")
    assert not can_use(s)
    limits.renew(s, "round")

    assert can_use(s)


def test_each_copy_of_a_card_has_a_count_of_its_own():
    s = a_stage(2, a_card("inn", limited(Command(gain(1))), copies=2), yours="inn#1 inn#2")

    use(s, "inn#1")

    assert (can_use(s, "inn#1"), can_use(s, "inn#2")) == (False, True)


def test_declining_does_not_use_it_up():
    s = a_stage(2, a_card("inn", limited(May(YOU, gain(1)))), yours="inn")

    answer(use(s), "no")

    assert can_use(s)


def test_the_count_survives_moving_about_in_play():
    s = use(a_stage(2, a_card("inn", limited(Command(gain(1)))), yours="inn"))

    s.move(card(s, "inn"), stall(s, 1))

    assert not can_use(s)


def test_the_count_vanishes_when_the_card_leaves_play():
    s = use(a_stage(2, a_card("inn", limited(Command(gain(1)))), yours="inn"))

    s.move(card(s, "inn"), DISCARD)
    s.move(card(s, "inn"), stall(s, 0))

    assert can_use(s)


def test_what_waits_can_be_limited_too():
    after = After(YOU, discard(One(in_hand("your"))), Command(gain(5)))
    s = a_stage(2, a_card("bell", limited(after)), yours="bell", hands=("owl bee",))

    run_box(s, discard(Each(in_hand("your"))))

    assert coins(s) == 5
