"""A position as bytes, without the room in which nothing lies, and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from midway.kernel.agenda import queue
from midway.kernel.nodes.rulebox import Box
from midway.kernel.nodes.sentences import Command
from midway.kernel.nodes.things import One
from midway.kernel.saves import LARGE
from midway.kernel.schema import AGENDA_SIZE, STRANDS
from midway.kernel.state import restore
from tests.testkit.toy_booth import Discard, drawing, drawn_this_way
from tests.testkit.toys import a_table, a_toy, questions, run_box

WORD = 2  # bytes


def words(s):
    """Every word of a position but its caches."""
    return [s.num(k) for k in range(s.caches)]


def room_for_strands(s):
    return sum(int(field.size) for field, _, _ in s.game.fields if field.kind == "strand")


def room_in_large_zones(s):
    return sum(int(s.room(at)) for field, at, _ in s.game.fields if field.is_zone and field.size >= LARGE)


def room_of_stack(s):
    return int(s.game.caches_at - s.game.stack_at)


@given(st.integers(0, 10**6))
def test_every_word_comes_back_in_the_middle_of_anything(key):
    for s in questions(a_toy(3, key), key):
        assert words(restore(s.game, s.save())) == words(s)


def test_notes_at_the_end_of_the_stack_come_back():
    s = a_table(2)
    run_box(s, Box((Command(drawing(2, 0)), Command(Discard(One(drawn_this_way(0))))), ()), you=0)

    assert s.notes_mark() < s.caches
    assert words(restore(s.game, s.save())) == words(s)


def test_table_where_nothing_runs_has_no_stack_no_strands_and_no_agenda_in_its_save():
    s = a_table(3)

    empty = room_of_stack(s) + room_for_strands(s) + AGENDA_SIZE - 2 + room_in_large_zones(s)
    assert len(s.save()) == WORD * (int(s.caches) - empty)


def test_rule_that_is_due_takes_its_own_words_in_the_save():
    s = a_table(2)
    before = len(s.save())
    queue(s, s.game.settle, 1, 0, 2, 0)

    assert len(s.save()) == before + WORD * 8
    assert words(restore(s.game, s.save())) == words(s)


def test_seat_that_has_answered_leaves_no_strand_in_the_save():
    s = next(s for s in questions(a_toy(2, 4), 4) if s.num(STRANDS) == 0b11)
    both = len(s.save())
    while s.num(STRANDS) == 0b11:
        s.apply(0, s.legal(0)[0])

    assert s.num(STRANDS) == 0b10
    assert len(s.save()) < both


def test_equal_positions_give_equal_bytes_and_others_do_not():
    seen: dict[bytes, list[int]] = {}
    for s in questions(a_toy(3, 5), 2):
        assert s.save() == s.clone().save()
        assert seen.setdefault(s.save(), words(s)) == words(s)

    assert len(seen) > 10


@pytest.mark.parametrize("turn", [0, 3, 9])
def test_anything_but_a_save_of_this_game_is_refused(turn):
    s = next(s for n, s in enumerate(questions(a_toy(3, 5), 2)) if n == turn)
    raw = s.save()
    others = [raw[:n] for n in range(len(raw))] + [raw + b"\0", raw + b"\0\0", raw[:14] + b"\xff\x7f" + raw[16:]]

    for other in others:
        with pytest.raises(ValueError, match="no saved state of this game"):
            restore(s.game, other)
