"""What ongoing rules change and forbid, and that the caches are always true."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from midway.kernel import totals
from midway.kernel.nodes.deeds import Or
from midway.kernel.nodes.places import Verb
from midway.kernel.nodes.rulebox import Box, Timed
from midway.kernel.nodes.seats import EachSeat, Seat
from midway.kernel.nodes.standing import ADDS, SETS, TIMES, Cannot, CannotBe, StatChange, While
from midway.kernel.nodes.things import Each, InGeneral, One, Target
from midway.kernel.schema import PHASES
from midway.kernel.state import State, restore
from midway.kernel.totals import Reckoning
from tests.kernel.nodes.stories import (
    EACH_COMPETITOR,
    During,
    a_box,
    a_stage,
    discard,
    gain,
    in_play,
    this,
    you_have,
)
from tests.testkit.toy_booth import COINS, DISCARD, FACE_DOWN, INCOME, ON_SHOW, Booth, Discard, in_stall
from tests.testkit.toys import a_card, card, put, stall


@dataclass(frozen=True)
class Income(StatChange):
    """Somebody's income, or some card's, is changed."""

    n: int
    way: int = ADDS
    by: int = 1
    who: Seat | None = None
    cards: Target | None = None

    def stat(self) -> str:
        return "income"

    def amount(self, s: State, owner: int, src: int) -> int:
        return self.n

    def how(self) -> int:
        return self.way

    def divisor(self) -> int:
        return self.by

    def whose(self) -> Seat | None:
        return self.who

    def of(self) -> Target | None:
        return self.cards


@dataclass(frozen=True)
class IncomePerCoin(StatChange):
    """As many more as the owner has coins."""

    def stat(self) -> str:
        return "income"

    @property
    def lively(self) -> bool:
        return True

    def amount(self, s: State, owner: int, src: int) -> int:
        return int(s.own(owner, COINS))


class Nights(Booth):
    """Booth where cards can lie face down and it is night in even phases."""

    def is_silent(self, s: State, c: int) -> bool:
        return s.word(c, FACE_DOWN) == 1

    def is_during(self, s: State, moment: str) -> bool:
        return (s.num(PHASES) % 2 == 0) == (moment == "night")


def with_rules(*rules, seats: int = 2) -> State:
    """Cards r0, r1, ... in your stall, each with one rule."""
    named = [a_card(f"r{i}", rule if isinstance(rule, Box) else a_box(rule)) for i, rule in enumerate(rules)]
    return a_stage(seats, *named, yours=" ".join(c.id for c in named), title=Nights())


# ---- values -----------------------------------------------------------------------------------------------
def test_what_is_added_is_summed_up():
    s = with_rules(Income(2), Income(3), Income(-1))

    assert (s.total(0, INCOME), s.value(0, INCOME, 10), s.total(1, INCOME)) == (4, 14, 0)


def test_set_outright_comes_before_sums_and_sums_before_factors():
    s = with_rules(Income(3, TIMES), Income(2), Income(5, SETS))

    assert s.value(0, INCOME, 100) == (5 + 2) * 3


def test_there_is_one_rounding_after_all_factors():
    s = with_rules(Income(1, TIMES, 2), Income(1, TIMES, 2))

    assert s.value(0, INCOME, 7) == 1  # 7/4; halving twice with roundings up would give 2
    assert s.value(0, INCOME, 5, rounds_up=True) == 2


def test_prices_round_up_and_all_else_down():
    s = with_rules(Income(1, TIMES, 2))

    assert s.value(0, INCOME, 5) == 2
    assert s.value(0, INCOME, 5, rounds_up=True) == 3


def test_half_and_double_cancel():
    s = with_rules(Income(1, TIMES, 2), Income(2, TIMES))

    assert s.value(0, INCOME, 5) == 5


def test_of_several_values_set_outright_the_lowest_holds():
    s = with_rules(Income(4, SETS), Income(2, SETS), Income(9, SETS))

    assert s.value(0, INCOME, 100) == 2


def test_a_value_can_be_set_to_nothing_and_multiplied_by_nothing():
    assert with_rules(Income(0, SETS)).value(0, INCOME, 100) == 0
    assert with_rules(Income(0, TIMES), Income(1, TIMES, 2)).value(0, INCOME, 100) == 0


def test_it_may_be_the_value_of_others():
    s = with_rules(Income(2, who=EACH_COMPETITOR), seats=3)

    assert [s.total(seat, INCOME) for seat in range(3)] == [0, 2, 2]


def test_a_rule_may_speak_of_some_cards_only():
    s = with_rules(Income(2, cards=this()), Income(1))

    assert s.value(0, INCOME, 10, card(s, "r0")) == 13
    assert s.value(0, INCOME, 10, card(s, "r1")) == 11
    assert (s.value(0, INCOME, 10), s.total(0, INCOME)) == (11, 1)


def test_a_rule_may_depend_on_more_than_cards_in_play():
    s = with_rules(IncomePerCoin())

    s.gain(0, COINS, 3)
    assert s.total(0, INCOME) == 3
    s.gain(0, COINS, 1)

    assert s.total(0, INCOME) == 4


def test_while_it_is_so_the_rule_holds():
    s = with_rules(While(Income(5), you_have(3)))
    assert s.total(0, INCOME) == 0

    s.gain(0, COINS, 3)

    assert s.total(0, INCOME) == 5


def test_a_rule_behind_a_timing_holds_only_then():
    s = with_rules(Box((), (Timed(During("night"), (Income(5),)),)))
    assert s.total(0, INCOME) == 5

    s.put(PHASES, 1)

    assert s.total(0, INCOME) == 0


def test_a_face_down_card_changes_nothing():
    s = with_rules(Income(5))
    assert s.total(0, INCOME) == 5

    s.set_word(card(s, "r0"), FACE_DOWN, 1)

    assert s.total(0, INCOME) == 0


def test_a_card_that_has_left_play_changes_nothing():
    s = with_rules(Income(5))
    assert s.total(0, INCOME) == 5

    s.move(card(s, "r0"), DISCARD)

    assert s.total(0, INCOME) == 0


# ---- prohibitions -----------------------------------------------------------------------------------------
def deed(s: State) -> int:
    return s.game.deed("discard")


def test_what_cannot_be_done_is_forbidden_to_everybody():
    s = with_rules(CannotBe(this(), Verb("discard")))

    assert [s.forbidden(seat, deed(s), card(s, "r0")) for seat in (0, 1)] == [True, True]
    assert not s.forbidden(0, deed(s), card(s, "spare#1"))


def test_what_somebody_cannot_do_is_forbidden_to_them():
    s = with_rules(Cannot(EACH_COMPETITOR, discard(this())))

    assert [s.forbidden(seat, deed(s), card(s, "r0")) for seat in (0, 1)] == [False, True]


def test_a_prohibition_covers_cards_that_come_later():
    s = with_rules(CannotBe(Each(in_stall("your")), Verb("discard")))
    assert not s.forbidden(1, deed(s), card(s, "spare#1"))

    put(s, "spare#1", stall(s, 0))

    assert s.forbidden(1, deed(s), card(s, "spare#1"))


def test_a_prohibition_may_hold_only_while():
    s = with_rules(While(CannotBe(this(), Verb("discard")), you_have(3)))
    assert not s.forbidden(0, deed(s), card(s, "r0"))

    s.gain(0, COINS, 3)

    assert s.forbidden(0, deed(s), card(s, "r0"))


def test_a_face_down_card_forbids_nothing():
    s = with_rules(CannotBe(this(), Verb("discard")))

    s.set_word(card(s, "r0"), FACE_DOWN, 1)

    assert not s.forbidden(0, deed(s), card(s, "r0"))


def test_what_joined_deeds_say_is_forbidden_one_by_one():
    s = with_rules(Cannot(EACH_COMPETITOR, Or((discard(this()), gain(1)))))

    assert s.forbidden(1, deed(s), card(s, "r0"))
    assert s.forbidden(1, s.game.deed("gain coins"), -1)


# ---- cards of nobody's --------------------------------------------------------------------------------------
def test_a_card_of_nobodys_speaks_to_each_player():
    s = with_rules(Income(2), CannotBe(this(), Verb("discard")))
    s.game.table_zones = vec[i64]([ON_SHOW])  # as if the schema had declared it to be in play
    for name in ("r0", "r1"):
        put(s, name, ON_SHOW)
    s.stale()

    assert [s.total(seat, INCOME) for seat in (0, 1)] == [2, 2]
    assert [s.forbidden(seat, deed(s), card(s, "r1")) for seat in (0, 1)] == [True, True]


# ---- laws -------------------------------------------------------------------------------------------------
RULES = [
    Income(2),
    Income(1, who=EachSeat("each player")),
    Income(4, SETS),
    Income(1, TIMES, 2, EACH_COMPETITOR),
    Income(3, cards=InGeneral(in_play())),
    IncomePerCoin(),
    While(Income(7), you_have(2)),
    CannotBe(this(), Verb("discard")),
    Cannot(EACH_COMPETITOR, Discard(One(in_stall("your")))),
    While(CannotBe(Each(in_play()), Verb("discard")), you_have(1)),
]


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 9), st.integers(0, 2)), max_size=25))
def test_cached_equals_counted_anew_after_every_change(changes):
    s = with_rules(*RULES, seats=3)

    for what, which, seat in changes:
        c = card(s, f"r{which}")
        if what == 0:
            s.move(c, stall(s, seat))
        elif what == 1:
            s.move(c, DISCARD)
        elif what == 2:
            s.set_word(c, FACE_DOWN, 1 - int(s.word(c, FACE_DOWN)))
        else:
            s.gain(seat, COINS, 1)

        assert told(s) == told(restore(s.game, s.save()))


def told(s: State) -> list[tuple[int, int, bool]]:
    return [
        (
            int(s.total(seat, INCOME)),
            int(s.value(seat, INCOME, 9, c, rounds_up=True)),
            s.forbidden(seat, deed(s), c),
        )
        for seat in range(3)
        for c in range(10)
    ]


@given(st.lists(st.tuples(st.integers(0, 4), st.integers(1, 4)), max_size=3), st.integers(0, 50))
def test_a_reckoning_kept_in_the_cache_comes_back_equal(factors, base):
    s = with_rules(Income(1))
    s.total(0, INCOME)
    r = Reckoning()
    for factor, divisor in factors:
        r.times(factor, divisor)

    totals.keep(s, 0, int(INCOME), r)

    assert totals.reckoned(s, totals.stat_at(s, 0, INCOME)).of(base, False) == r.of(base, False)
