import pytest
from hypothesis import given
from hypothesis import strategies as st

from midway.kernel.nodes.deeds import Then
from tests.testkit.toys import a_card, a_table, gain, questions


@pytest.fixture
def s():
    return a_table(2, [a_card("purse", gain(2), copies=3)])


def test_frame_remembers_for_whom_it_runs_and_whom_it_interrupted(s):
    f = s.begin(s.game.flow, 1, 2)
    g = s.call(s.game.flow, f)

    assert (s.you(g), s.them(g), s.actor(g), s.src(g), s.mark(g), s.pc(g)) == (1, 1, 1, 2, -1, 0)
    assert s.top == g
    assert s.caller(g) == f
    assert s.caller(f) == 0


def test_part_speaks_of_the_same_people_as_its_caller(s):
    f = s.push(s.game.flow, 0, 1, 1, 2, 0)

    g = s.become(s.game.flow, f)

    assert (s.you(g), s.them(g), s.actor(g), s.src(g)) == (0, 1, 1, 2)
    assert s.caller(g) == 0


def test_only_the_top_frame_fixes_items(s):
    f = s.begin(s.game.flow, 0)
    s.fix(f, 4)
    s.begin(s.game.flow, 0)

    with pytest.raises(ValueError, match="only the top frame"):
        s.fix(f, 5)
    assert (s.items(f), s.item(f, 0)) == (1, 4)


@given(st.lists(st.tuples(st.integers(-1, 60), st.integers(0, 4)), max_size=12))
def test_popped_frames_leave_nothing_behind(pushed):
    s = a_table(2, [a_card("purse", gain(2))])
    before = s.save()
    for src, items in pushed:
        f = s.begin(s.game.flow, 1, src)
        for item in range(items):
            s.fix(f, item)
    for _ in pushed:
        s.pop()

    assert s.save() == before


def test_full_stack_is_an_error_and_harms_no_neighbour(s):
    with pytest.raises(OverflowError, match="the stack of effects is full"):
        again(lambda: s.begin(s.game.flow, 0))
    with pytest.raises(OverflowError, match="the stack of effects is full"):
        again(lambda: s.fix(s.top, 0))
    while s.top != 0:
        s.pop()

    assert s.save() == a_table(2, [a_card("purse", gain(2), copies=3)]).save()


def again(deed):
    for _ in range(1_000):
        deed()


# ---- notes ----------------------------------------------------------------------------------------------
def a_box(s):
    """The frame of a rule box, as open_box makes it."""
    f = s.begin(s.game.rules_of(0).boxes["play"], 0, 0)
    s.set_tally(f, s.notes_mark())
    s.set_box(f, f)
    for _ in range(5):
        s.fix(f, 0)
    return f


def test_notes_are_found_by_slot_latest_first(s):
    f = a_box(s)
    for slot, value in ((0, 7), (1, 8), (0, 9)):
        s.note(f, slot, value)

    assert s.noted(f, 0) == 9
    assert s.all_noted(f, 0) == [7, 9]
    assert s.times_noted(f, 1) == 1
    assert s.noted(f, 2) == -1
    assert s.noted(f, 2, 5) == 5


def test_unbound_words_note_nothing(s):
    f = a_box(s)
    s.note(f, -1, 7)

    assert s.noted(f, -1) == -1


def test_each_box_has_notes_of_its_own(s):
    outer = a_box(s)
    s.note(outer, 0, 7)
    inner = a_box(s)
    s.note(inner, 1, 8)

    assert s.noted(inner, 1) == 8
    s.drop_notes(s.tally(inner))
    s.pop()
    assert s.all_noted(outer, 0) == [7]
    assert s.times_noted(outer, 1) == 0


def test_inner_box_does_not_read_the_notes_of_the_outer(s):
    outer = a_box(s)
    s.note(outer, 0, 7)
    inner = a_box(s)

    assert s.times_noted(inner, 0) == 0


def test_notes_need_a_rule_box(s):
    f = s.begin(s.game.flow, 0)

    assert s.noted(f, 0) == -1
    with pytest.raises(ValueError, match="no rule box"):
        s.note(f, 0, 1)


def test_notes_and_frames_never_meet(s):
    f = a_box(s)
    with pytest.raises(OverflowError, match="notes of the running rules are full"):
        again(lambda: s.note(f, 0, 1))
    with pytest.raises(OverflowError, match="the stack of effects is full"):
        s.begin(s.game.flow, 0)


def test_block_covers_the_seats_that_blocked(s):
    f = a_box(s)
    g = s.call(s.game.flow, f)
    s.set_item(f, 0, 0b10)

    assert s.is_blocked(g, 1)
    assert not s.is_blocked(g, 0)


def test_those_touched_and_those_named_are_remembered_apart(s):
    f = a_box(s)
    g = s.call(s.game.flow, f)
    s.affect(g, 1)
    s.declare(g, 0)

    assert (s.item(f, 1), s.item(f, 4)) == (0b10, 0b01)


def test_nothing_of_a_whole_match_is_left_on_the_stack():
    from tests.testkit.toys import a_toy

    s = a_toy(3, 4)
    for _ in questions(s, 2):
        pass

    assert not any(s.num(k) for k in range(s.game.stack_at, s.game.caches_at))


def test_parts_of_a_text_have_numbers_in_the_order_of_the_text(s):
    tree = s.game.install(Then((gain(1), gain(2))), "test")

    assert [n.nid - tree.nid for n in (tree, *tree.parts)] == [0, 1, 4]
