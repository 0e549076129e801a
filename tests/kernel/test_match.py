"""A live match: choices, refusals, taking back freely and by consent."""

import os
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from midway.kernel.errors import BadOption, Refused
from midway.kernel.happenings import COUNTED, ROLLED
from midway.kernel.match import Match
from midway.kernel.options import PICK, SEAT, YES, option
from midway.kernel.records import secret_from_seed
from midway.kernel.title import Title
from tests.kernel.quiet_fair import QuietFair, a_fair, at_plans, finished, moments, played
from tests.testkit.toy_booth import Booth
from tests.testkit.toy_duel import Duel

TITLES = {"fair": QuietFair, "booth": Booth, "duel": Duel}
SEEDS = st.integers(0, 10**6)


def begun(title: Title, seed: int, seats: int = 3, **options: str) -> Match:
    return Match.begin(title, seats, options, secret_from_seed(seed))


# ---- beginning ---------------------------------------------------------------------------------------------
def test_the_same_beginning_gives_the_same_match():
    assert a_fair(seed=5).digest == a_fair(seed=5).digest
    assert a_fair(seed=5).digest != a_fair(seed=6).digest


@pytest.mark.parametrize("words", ["\ud800", "a\nb", "a" * 1001])
def test_luck_that_no_record_could_hold_is_refused(words):
    with pytest.raises(BadOption, match="one line of at most 1000 letters"):
        Match.begin(QuietFair(), 2, {}, "secret", [words, "b"])
    with pytest.raises(BadOption, match="one line of at most 1000 letters"):
        Match.begin(QuietFair(), 2, {}, words)


def test_each_contribution_changes_the_luck():
    given_ = [("a", "b"), ("b", "a"), ("a", "b2"), ()]

    digests = {Match.begin(QuietFair(), 2, {}, "secret", words).digest for words in given_}

    assert len(digests) == 4


def test_a_table_the_title_does_not_have_is_a_bad_option():
    with pytest.raises(BadOption, match="1 to 4 players, not 7"):
        a_fair(seats=7)
    with pytest.raises(BadOption, match="no option 'stairs'"):
        a_fair(stairs="yes")
    with pytest.raises(BadOption, match="1 contributions"):
        Match.begin(QuietFair(), 2, {}, "s", ("only one",))


def test_opening_tells_what_happened_before_the_first_question():
    assert [fact.seat for fact in a_fair(seats=2).opening if fact.kind == COUNTED] == [0, 1]


def test_scripted_outcomes_come_first():
    match = Match.begin(Duel(), 2, {}, "s", script=[0] * 200)
    rolls = [match.choose(match.awaited[0], match.pending[0].options[0].value) for _ in range(3)]

    assert [fact.what for step in rolls for fact in step.facts if fact.kind == ROLLED] == [1, 1, 1]


# ---- choosing ----------------------------------------------------------------------------------------------
def test_a_step_tells_what_came_of_a_choice():
    match = a_fair()

    step = match.choose(0, "save")

    assert (step.number, step.seat, step.option, step.is_free, step.learned) == (1, 0, "save", False, 0)
    assert [(fact.seat, fact.there) for fact in step.facts] == [(0, 2)]
    assert step.awaited == match.awaited == [0]


def test_an_integer_and_its_words_are_the_same_choice():
    words, numbers = a_fair(), a_fair()

    words.choose(0, "hide shoe 2")
    numbers.choose(0, next(o.value for o in numbers.pending[0].options if o.words == "hide shoe 2"))

    assert words.digest == numbers.digest


def test_free_moves_are_marked_and_ask_the_same_question_again():
    match = played(a_fair(), "0 borrow", "0 number 2", "0 save")

    assert [(c.option, c.is_free) for c in match.choices] == [("borrow", True), ("number 2", False), ("save", False)]


def test_a_decision_remembers_its_free_move_across_the_questions_that_move_asks():
    match = played(a_fair(), "0 borrow", "0 number 2")

    with pytest.raises(Refused):
        match.choose(0, "borrow")
    assert [o.words for o in played(match, "0 save").pending[0].free] == ["borrow"]


@pytest.mark.parametrize(
    ("seat", "choice", "reason"),
    [
        (1, "pass", "not-your-turn"),
        (0, "juggle", "unknown-verb"),
        (0, "", "unknown-verb"),
        (0, "hide", "malformed"),
        (0, "hide hat 2", "malformed"),
        (0, "hide shoe -1", "malformed"),
        (0, "hide shoe 2 2", "malformed"),
        (0, "pass" * 200, "malformed"),
        (0, "pick tickets.ticket9", "no-such-card"),
        (0, "seat seat3", "no-such-seat"),
        (0, "seat 1", "malformed"),
        (0, "hide shoe seat2", "malformed"),
        (0, "hide shoe 02", "malformed"),
        (0, "yes", "not-offered"),
        (0, -1, "malformed"),
        (0, 1 << 60, "malformed"),
        (0, 1 << 90, "malformed"),
        (0, 200, "unknown-verb"),
        (0, option(YES, 1), "malformed"),
        (0, option(PICK, 4000), "no-such-card"),
        (0, option(SEAT, 2), "no-such-seat"),
        (7, "pass", "no-such-seat"),
        (-1, "pass", "no-such-seat"),
        (1 << 80, "pass", "no-such-seat"),
    ],
)
def test_what_cannot_be_chosen_is_refused_and_changes_nothing(seat, choice, reason):
    match = played(a_fair(), "0 save")
    before = (match.digest, match.clock, match.choices, bytes(match.state.v), match.undo_horizon(0))

    with pytest.raises(Refused) as refusal:
        match.choose(seat, choice)

    assert refusal.value.reason == reason
    assert (match.digest, match.clock, match.choices, bytes(match.state.v), match.undo_horizon(0)) == before
    assert match.choose(0, "save").number == 2


@pytest.mark.parametrize("words", ["pick duel.one#9", "dance", "yes", "pick duel.five#1", "seat seat1"])
def test_why_not_gives_the_refusal_that_choosing_would_meet(words):
    match = Match.begin(Duel(), 2, secret="a")
    seat = match.awaited[0]
    before = match.state.save()

    refusal = match.why_not(seat, words)

    if refusal is None:
        match.choose(seat, words)
    else:
        assert match.state.save() == before
        with pytest.raises(Refused) as refused:
            match.choose(seat, words)
        assert (refused.value.reason, refused.value.rule) == (refusal.reason, refusal.rule)


def test_nothing_speaks_against_what_is_offered():
    match = Match.begin(Duel(), 2, secret="a")
    decision = match.pending[0]

    assert match.why_not(decision.seat, decision.options[0].words) is None
    assert str(match.why_not(1 - decision.seat, decision.options[0].words)) == "not-your-turn"


def test_matches_share_a_game_that_is_put_together_once():
    first = Match.begin(Duel(), 2, secret="a")
    second = Match.on(first.game, "a")

    assert second.game is first.game
    assert second.digest == first.digest


def test_a_refusal_names_the_rule():
    match = played(a_fair(), *["0 save"] * 5)

    with pytest.raises(Refused) as refusal:
        match.choose(0, "save")

    assert (refusal.value.reason, refusal.value.rule) == ("too-rich", "QF-SAVE-01")


def test_nothing_is_chosen_after_the_end():
    match = finished(a_fair())

    for seat in (0, 1):
        for refused in (lambda: match.choose(seat, "pass"), lambda: match.undo(seat), lambda: match.redo(seat)):  # noqa: B023
            with pytest.raises(Refused, match="game-over"):
                refused()
    assert (match.pending, match.awaited, match.undo_horizon(0)) == ([], [], 0)


def test_a_fault_of_the_title_leaves_the_table_as_it_was():
    match = played(a_fair(broken="yes"), "0 save")
    before = match.digest

    with pytest.raises(ValueError, match="this verb is broken"):
        match.choose(0, "break")

    assert match.digest == before
    played(match, "0 save", "0 pass")
    assert match.state_at(3).save() == match.state.save()


def test_a_match_given_up_takes_no_choice_and_reveals_its_secret():
    match = Match.begin(QuietFair(), 2, {}, "the secret")
    with pytest.raises(Refused, match="not-over"):
        match.reveal()

    match.give_up()

    assert match.reveal() == "the secret"
    with pytest.raises(Refused, match="game-over"):
        match.choose(0, "save")


# ---- who has seen what -------------------------------------------------------------------------------------
def test_a_choice_made_before_the_question_changed_is_stale():
    match = a_fair()
    match.choose(0, "save", at=0)

    for seen in (0, 99):
        with pytest.raises(Refused, match="stale"):
            match.choose(0, "save", at=seen)
    match.choose(0, "save", at=1)


def test_an_undo_makes_a_choice_stale_although_as_many_are_made():
    match = played(a_fair(), "0 save", "0 borrow")
    seen = match.clock
    match.undo(0)
    match.choose(0, "hide shoe 2")

    with pytest.raises(Refused, match="stale"):
        match.choose(0, "pass", at=seen)


class Resolute(QuietFair):
    def may_take_back(self, game):
        return False


def test_where_a_table_plays_without_undo_only_consent_takes_back():
    match = played(begun(Resolute(), 1), "0 save")

    assert match.undo_horizon(0) == 0
    with pytest.raises(Refused, match="undo-off"):
        match.undo(0)
    assert match.ask_to_undo(0, 0).outcome == "granted"
    assert match.steps == []


def test_simultaneous_answers_of_others_make_nothing_stale():
    match = at_plans()
    seen = match.clock

    match.choose(0, "number 1", at=seen)
    match.choose(1, "number 1", at=seen)
    match.undo(0)
    match.choose(1, "no", at=seen + 2)

    assert [(step.seat, step.option) for step in match.steps[-2:]] == [(1, "number 1"), (1, "no")]


# ---- laws ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", TITLES)
@given(seed=SEEDS, seats=st.integers(2, 4), shown=st.booleans())
def test_undo_then_redo_is_nothing(name, seed, seats, shown):
    options = {"plans": "shown" if shown else "hidden"} if name == "fair" else {}
    match = begun(TITLES[name](), seed, seats, **options)
    for _ in moments(match, seed):
        digest = match.digest
        for seat in range(seats):
            many = match.undo_horizon(seat)
            for left in range(many, 0, -1):
                assert match.undo_horizon(seat) == left
                assert match.undo(seat).learned == 0
            for _ in range(many):
                match.redo(seat)
            assert match.digest == digest


@given(seed=SEEDS, seats=st.integers(2, 4))
def test_after_an_undo_the_match_is_the_one_its_choices_give(seed, seats):
    match = begun(QuietFair(), seed, seats)
    for number, _ in enumerate(moments(match, seed)):
        seat = number % seats
        if number % 3 == 0 and match.undo_horizon(seat) > 0:
            match.undo(seat)
            again = begun(QuietFair(), seed, seats)
            for choice in match.choices:
                again.choose(choice.seat, choice.option)
            assert again.digest == match.digest
            match.redo(seat)


@pytest.mark.parametrize("name", TITLES)
@given(seed=SEEDS)
def test_no_undo_crosses_what_the_seat_has_learned(name, seed):
    match = begun(TITLES[name](), seed)
    for _ in moments(match, seed):
        for seat in range(3):
            before = list(match.steps)
            gone = [match.undo(seat).number for _ in range(match.undo_horizon(seat))]
            since = before[gone[-1] - 1 :] if gone else []
            assert not any((step.learned >> seat) & 1 for step in since)
            assert {step.phase for step in since if step.seat != seat} <= {step.phase for step in since if step.phase}
            while match.redo_horizon(seat) > 0:
                match.redo(seat)


DIGESTS = """
from tests.kernel.test_match import *
print([finished(begun(TITLES[name](), 11), 11).digest for name in TITLES])
"""


@pytest.mark.slow
def test_other_processes_come_to_the_same_digests():
    here = str([finished(begun(TITLES[name](), 11), 11).digest for name in TITLES])

    for hash_seed in ("0", "1"):
        there = subprocess.run(
            [sys.executable, "-c", DIGESTS],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
        )
        assert there.stdout.strip() == here
