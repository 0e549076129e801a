import pytest
from hypothesis import given
from hypothesis import strategies as st

from midway.kernel.agenda import queue
from midway.kernel.nodes.rulebox import Box
from midway.kernel.nodes.sentences import Command
from midway.kernel.nodes.things import One
from midway.kernel.schema import EVERYBODY, R_TOP
from midway.kernel.show import differences, show
from midway.kernel.state import restore
from midway.kernel.views import viewers
from tests.testkit.toy_booth import BID, COINS, DECK, LUCKY, Discard, drawing, drawn_this_way, in_hand
from tests.testkit.toys import a_card, a_duel, a_table, a_toy, gain, hand, options, put, questions, run_box


@pytest.fixture
def s():
    return a_table(2, [a_card("purse", gain(2)), a_card("teddy"), a_card("drum")])


def lines(text):
    return [line.strip() for line in text.splitlines()]


def test_everything_is_called_by_its_name(s):
    put(s, "purse", hand(s, 1))
    s.gain(1, COINS, 4)
    s.put(LUCKY, 1)
    told = lines(show(s))

    assert told[0] == "booth, 2 seats"
    assert "deck: (2) toys.teddy, toys.drum" in told
    assert "lucky: toys.teddy" in told
    assert told[told.index("seat 1") + 1 :][:2] == ["coins: 4", "hand: (1) toys.purse"]


def test_question_is_told_with_its_options_in_words(s):
    put(s, "purse", hand(s, 1))
    put(s, "teddy", hand(s, 1))
    run_box(s, Discard(One(in_hand("your"))), you=1)

    assert options(s) == ["pick toys.purse", "pick toys.teddy"]
    assert "seat 1, card: pick toys.purse | pick toys.teddy" in lines(show(s))


def test_frames_are_told_from_the_bottom_up(s):
    put(s, "purse", hand(s, 1))
    put(s, "teddy", hand(s, 1))
    run_box(s, Discard(One(in_hand("your"))), you=1, src=2)
    frames = [line for line in lines(show(s)) if line.startswith("frame ")]

    assert [line.split(" ")[2] for line in frames] == ["Box", "Discard"]
    assert all("you 1, they 1, actor 1, source toys.drum, mark -" in line for line in frames)


def test_notes_of_cards_are_named(s):
    run_box(s, Box((Command(drawing(2, 0)), Command(Discard(One(drawn_this_way(0))))), ()), you=0)

    assert [line.split(": ", 1)[1] for line in lines(show(s)) if line.startswith("note at")] == [
        "slot 0: 1 toys.teddy",
        "slot 0: 2 toys.drum",
    ]


def test_agenda_is_told(s):
    queue(s, s.game.settle, 1, 0, 2, 0)

    assert any(line.startswith("0: Settle") and "source toys.purse, about toys.drum" in line for line in lines(show(s)))


def test_who_knows_a_card_is_told(s):
    s.reveal(2, EVERYBODY)

    assert "toys.drum: 0 1 spectators" in lines(show(s))


def test_view_is_told_with_question_marks(s):
    put(s, "purse", hand(s, 1))
    told = lines(show(s, 0))

    assert "hand: (1) ?" in told
    assert not any("purse" in line for line in told)


def test_same_position_gives_the_same_text_and_changes_nothing():
    for s in questions(a_toy(3, 4), 4):
        before = s.save()
        assert show(s) == show(restore(s.game, before))
        assert s.save() == before
        for viewer in viewers(s.game):
            assert show(s, viewer)


def test_words_left_behind_by_mistake_are_told(s):
    s.put(DECK + 4 + 5, 1)

    assert any(line.startswith("deck, word") for line in lines(show(s)))


# ---- differences ----------------------------------------------------------------------------------------
def test_difference_has_a_name_and_both_values(s):
    t = s.clone()
    t.gain(1, COINS, 3)
    t.set_own(0, BID, 2)
    t.move(2, hand(t, 0))

    told = differences(s, t)
    assert told[:4] == [
        ("table, deck", "(3) toys.purse, toys.teddy, toys.drum", "(2) toys.purse, toys.teddy"),
        ("seat 0, hand", "(0)", "(1) toys.drum"),
        ("seat 0, bid", "0", "2"),
        ("seat 1, coins", "0", "3"),
    ]
    assert differences(s, s.clone()) == []


@given(st.integers(0, 3), st.integers(0, 9), st.data())
def test_any_word_that_differs_is_told(key, turn, data):
    s = next(s for n, s in enumerate(questions(a_toy(2, key), 1)) if n == turn)
    t = s.clone()
    k = data.draw(st.integers(0, int(s.game.stack_at) - 1))
    if k != R_TOP and k not in counts_of_zones(s) and not in_a_strand(s, k):  # what points elsewhere cannot be wrong
        t.put(k, int(s.num(k)) ^ 1)

        assert differences(s, t) != []


def counts_of_zones(s):
    return [at for field, at, _ in s.game.fields if field.is_zone]


def in_a_strand(s, k):
    return any(field.kind == "strand" and at <= k < at + 16 + field.size for field, at, _ in s.game.fields)


def test_positions_of_two_games_cannot_be_compared(s):
    with pytest.raises(ValueError, match="same game"):
        differences(s, a_duel())
