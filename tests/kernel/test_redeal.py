from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from midway.kernel.agenda import queue
from midway.kernel.begin import empty_table
from midway.kernel.happenings import CHOSEN, COUNTED, MOVED, Fact
from midway.kernel.nodes.deeds import Or
from midway.kernel.nodes.rulebox import Box
from midway.kernel.nodes.sentences import By, ChooseSeat, Command
from midway.kernel.nodes.things import Exactly, One
from midway.kernel.options import DONE, NUMBER, PICK, option
from midway.kernel.redeal import redeal, redealt
from midway.kernel.schema import A_SRC, A_SUBJECT, KEY, SPECTATOR
from midway.kernel.views import view, viewers
from tests.testkit.toy_booth import (
    BID,
    DECK,
    FACE_DOWN,
    INCOME,
    LUCKY,
    PRIZES,
    Booth,
    Discard,
    MoreIncome,
    competitor,
    drawing,
    drawn_this_way,
    in_hand,
    they,
)
from tests.testkit.toys import (
    a_card,
    a_duel,
    a_game,
    a_table,
    a_toy,
    answer,
    gain,
    hand,
    options,
    play_on,
    put,
    questions,
    run_box,
    stall,
)


def a_hand_table(cards=8):
    """Seat 0 holds four cards nobody else has seen."""
    s = a_table(3, [a_card(f"c{n}", gain(1)) for n in range(cards)])
    for c in range(4):
        s.move(c, hand(s, 0))
    return s


def deals(s, viewer, many=60):
    return [redealt(s, viewer, key, 5) for key in range(many)]


# ---- what stays ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("key", range(4))
def test_redealt_position_looks_the_same_to_the_viewer(key):
    for begin in (a_toy(3, key), a_duel(2, key)):
        for turn, s in enumerate(questions(begin, key)):
            for viewer in viewers(s.game):
                assert view(redeal(s, viewer, key, turn), viewer).save() == view(s, viewer).save()


@pytest.mark.parametrize("key", range(3))
def test_redealt_position_plays_on_to_the_end(key):
    for turn, s in enumerate(questions(a_toy(3, key), key)):
        t = redeal(s, turn % 3, key, turn)
        play_on(t, turn)
        assert t.game.title.conserved(t) == s.game.title.conserved(s)


def test_known_cards_stay_where_they_are():
    for s in questions(a_toy(3, 5), 5):
        r = redealt(s, 1, 8, 8)
        assert all(r.card(c) == c for c in range(len(s.game.cards)) if s.knows(1, c))


def test_only_cards_of_the_same_back_change_places():
    s = a_toy(2, 1)
    for r in deals(s, SPECTATOR):
        assert all(s.game.back_of[r.card(c)] == s.game.back_of[c] for c in range(len(s.game.cards)))
        assert all(r.state.game.cards[c].kind == "prize" for c in r.state.cards(PRIZES))


def test_real_position_is_left_alone():
    s = a_toy(2, 1)
    before = s.save()
    redeal(s, 0, 1, 2)

    assert s.save() == before


# ---- what changes ----------------------------------------------------------------------------------------
def test_every_card_nobody_has_seen_is_as_likely_in_a_hand():
    s = a_hand_table()
    held = Counter(int(c) for r in deals(s, 1, 400) for c in r.state.cards(hand(s, 0)))

    assert sorted(held) == list(range(8))
    assert all(160 < n < 240 for n in held.values())


def test_where_and_words_of_cards_go_with_the_cards():
    s = a_hand_table()
    s.set_word(2, FACE_DOWN, 1)
    s.put(LUCKY, 2)
    for r in deals(s, 1):
        t = r.state
        assert all(t.where(r.card(c)) == s.where(c) for c in range(8))
        assert [t.word(c, FACE_DOWN) for c in range(8)] == [int(c == r.card(2)) for c in range(8)]
        assert t.num(LUCKY) == r.card(2)


def test_who_else_knows_a_card_goes_with_its_place():
    s = a_hand_table()
    s.reveal(s.last(DECK), 0b100)
    for r in deals(s, 1):
        assert r.state.knows(2, r.state.last(DECK))
        assert all(r.state.knows(0, c) for c in r.state.cards(hand(s, 0)))


def test_known_card_may_be_held_anywhere_in_a_hand():
    s = a_hand_table()
    s.reveal(0, 0b010)

    assert {int(r.state.place_of(hand(s, 0), 0)) for r in deals(s, 1)} == {0, 1, 2, 3}


def test_secrets_of_others_are_drawn_anew_within_their_bounds():
    s = a_hand_table()
    for seat in range(3):
        s.set_own(seat, BID, 2)
    drawn = [r.state for r in deals(s, 1)]

    assert {int(t.own(0, BID)) for t in drawn} == {0, 1, 2, 3}
    assert {int(t.own(1, BID)) for t in drawn} == {2}


def test_secret_outside_its_bounds_has_not_been_chosen_yet():
    s = a_hand_table()
    s.set_own(0, BID, -1)

    assert {int(r.state.own(0, BID)) for r in deals(s, 1)} == {-1}


def test_luck_is_new_unless_it_is_kept():
    s = a_hand_table()
    s.script = vec[i64]([1, 2, 3])
    fresh, kept = redeal(s, 1, 3, 4), redeal(s, 1, 3, 4, keep_luck=True)

    assert [fresh.num(KEY + i) for i in range(4)] != [s.num(KEY + i) for i in range(4)]
    assert list(fresh.script) == []
    assert [kept.num(KEY + i) for i in range(4)] == [s.num(KEY + i) for i in range(4)]
    assert list(kept.script) == [1, 2, 3]


def test_same_key_gives_the_same_deal():
    s = a_toy(3, 2)

    assert redeal(s, 0, 3, 4).save() == redeal(s, 0, 3, 4).save()
    assert redeal(s, 0, 3, 4).save() != redeal(s, 0, 3, 5).save()


def test_totals_are_counted_anew():
    s = a_table(2, [a_card("sign", MoreIncome(1)), a_card("banner", MoreIncome(2))])
    s.show_zone(stall(s, 0), 0b01)
    put(s, "sign", stall(s, 0))
    assert s.total(0, INCOME) == 1

    assert {(int(r.card(0)), int(r.state.total(0, INCOME))) for r in deals(s, 1)} == {(0, 1), (1, 2)}


# ---- in the middle of an effect ------------------------------------------------------------------------------
def finder():
    """Draw 2 cards. Discard a card drawn this way."""
    return Box((Command(drawing(2, 0)), Command(Discard(One(drawn_this_way(0))))), ())


def test_notes_name_the_cards_that_are_there_now():
    s = run_box(a_hand_table(), finder(), you=0)
    assert options(s) == ["pick toys.c7", "pick toys.c6"]
    for r in deals(s, 1):
        assert sorted(r.state.legal(0)) == sorted(r.option(choice) for choice in s.legal(0))
        assert list(r.state.legal(0)) == [r.option(option(PICK, 7)), r.option(option(PICK, 6))]


def test_cards_picked_so_far_are_those_that_are_there_now():
    s = run_box(a_hand_table(), Discard(Exactly(2, in_hand("your"))), you=0)
    answer(s, "pick toys.c1")
    for r in deals(s, 1):
        f = r.state.top
        assert r.state.item(f, 0) == r.card(1)
        assert r.state.arg == r.card(1)
        assert sorted(r.state.legal(0)) == sorted(r.option(choice) for choice in s.legal(0))


def test_card_whose_text_runs_stays_itself():
    s = run_box(a_hand_table(), finder(), you=0, src=3)

    assert {int(r.card(3)) for r in deals(s, 1)} == {3}


def test_mark_of_a_frame_goes_with_the_cards():
    s = a_hand_table()
    s.set_mark(s.begin(s.game.settle, 0), 2)

    assert all(r.state.mark(r.state.top) == r.card(2) for r in deals(s, 1))


def test_agenda_keeps_its_rules_and_follows_what_they_are_about():
    s = a_hand_table()
    queue(s, s.game.settle, 0, 3, 2, 1)
    at = s.game.agenda_at + 2
    for r in deals(s, 1):
        assert r.state.num(at + A_SRC) == 3
        assert r.state.num(at + A_SUBJECT) == r.card(2)


def test_strands_of_others_follow_too():
    s = next(s for s in questions(a_toy(3, 2), 3) if s.is_together)
    answer(s, options(s, 2)[0], 2)
    pledged = s.mark(s.asking(2))
    for r in deals(s, 0):
        assert r.state.mark(r.state.asking(2)) == r.card(pledged)
        assert sorted(r.state.legal(1)) == sorted(r.option(choice) for choice in s.legal(1))


class OneBack(Booth):
    """Its prizes and tricks look the same from behind."""

    def back(self, card):
        return "one"


def test_seat_that_is_asked_has_something_to_answer():
    kinds = ["prize", "prize", *["trick"] * 30]
    s = empty_table(a_game(2, [a_card(f"c{n}", gain(1), kind) for n, kind in enumerate(kinds)], OneBack()))
    for c in range(32):
        s.put_in(c, hand(s, 0) if c < 3 else DECK)
    run_box(s, Discard(One(in_hand("your", "prize"))), you=0)
    assert options(s) == ["pick toys.c0", "pick toys.c1"]
    for r in deals(s, 1, 30):
        assert len(r.state.legal(0)) > 0
        play_to_rest(r.state)


def play_to_rest(s):
    while s.awaited():
        s.apply(s.who, s.legal(s.who)[0])


@pytest.mark.parametrize("key", range(12))
def test_attack_under_way_can_be_dealt_anew(key):
    tree = Box(
        (
            Command(ChooseSeat(competitor(0))),
            By(they(0), Or((Discard(Exactly(2, in_hand("their", "trick", 0))), gain(1)))),
        ),
        (),
    )
    s = a_table(3, [a_card("shield", copies=2), *[a_card(f"c{n}", gain(1)) for n in range(8)]])
    put(s, "c0", stall(s, 0))
    for n in range(1, 7):
        s.move(2 + n, hand(s, n % 3))
    s.move(0, hand(s, 1))
    run_box(s, tree, you=0, src=2, window=True)
    for _ in range(8):
        for viewer in viewers(s.game):
            t = redeal(s, viewer, key, 1)
            assert view(t, viewer).save() == view(s, viewer).save()
            play_to_rest(t)
        if not s.awaited():
            break
        offered = s.legal(s.who)
        s.apply(s.who, offered[key % len(offered)])


# ---- carrying facts and answers over ----------------------------------------------------------------------------
def test_answers_and_facts_are_carried_over():
    r = next(r for r in deals(a_hand_table(), 1) if r.card(2) != 2)

    assert r.option(option(PICK, 2)) == option(PICK, r.card(2))
    assert r.option(option(NUMBER, 2)) == option(NUMBER, 2)
    assert r.option(option(DONE)) == option(DONE)
    assert r.fact(Fact(MOVED, 0, 2, 3, 4, 5)).as_tuple() == (MOVED, 0, r.card(2), 3, 4, 5)
    assert r.fact(Fact(MOVED, 0, -1, 3, 4, 5)).what == -1
    assert r.fact(Fact(COUNTED, 0, 2, 3, 4, 5)).what == 2
    assert r.fact(Fact(CHOSEN, 0, option(PICK, 2), 0, 0, 1)).what == option(PICK, r.card(2))
