"""Moves as integers and as words."""

from hypothesis import given
from hypothesis import strategies as st

from midway.titles.dice_theme_park import operate_moves
from midway.titles.dice_theme_park.operate_moves import SKILL_WORDS, SKILLS, VERBS, move_of, move_words, operation
from tests.titles.dice_theme_park.parks import some_crowded_phase, told_moves


@given(
    st.integers(0, len(VERBS) - 1),
    st.integers(0, 18),
    st.integers(0, 18),
    st.integers(0, 127),
    st.integers(0, 127),
    st.integers(0, (1 << 21) - 1),
    st.integers(0, SKILLS - 1),
)
def test_a_move_holds_all_its_parts(verb, cell, to, die, other, party, skill):
    move = move_of(verb, cell, to, die, other, party, skill)

    assert operate_moves.verb_in(move) == verb
    assert operate_moves.from_in(move) == cell
    assert operate_moves.to_in(move) == to
    assert operate_moves.die_in(move) == die
    assert operate_moves.other_in(move) == other
    assert operate_moves.party_in(move) == party
    assert operate_moves.skill_in(move) == skill
    assert 0 <= move < 1 << 62


def test_skills_and_verbs_have_their_words():
    assert len(SKILL_WORDS) == SKILLS
    assert SKILL_WORDS[operate_moves.FIRST_CASH] == "cash-blue"
    assert SKILL_WORDS[operate_moves.SEND_SKILL] == "send"
    assert VERBS[operate_moves.EXPRESS] == "express"


def test_an_operation_is_said_in_one_line():
    move = operation("e2", ("green-3",), "green-2", "d2")

    assert move_words(int(move)) == "operate e2 by green-3 moving green-2 to d2"


def test_a_party_that_is_gone_moves_nobody():
    assert move_words(int(operation("e2", ("green-1",)))) == "operate e2 by green-1"
    assert move_words(0) == "stop"


def test_words_tell_all_moves_of_a_phase_apart():
    for seed in range(20):
        told = told_moves(some_crowded_phase(seed))
        assert len(set(told.values())) == len(told)
