from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from midway.kernel.happenings import COUNTED, MOVED, REVEALED, Facts
from midway.kernel.schema import EVERYBODY, SPECTATOR
from tests.testkit.toy_booth import ASIDE_ZONE, COINS, DECK, DISCARD, HAND, ON_SHOW, PRIZES, STALL
from tests.testkit.toys import a_card, a_table, card, gain, hand, put, stall

SEATS = (0, 1, 2)


def a_small_table(cards=5):
    """All cards in the deck, the last on top."""
    return a_table(3, [a_card(f"c{n}", gain(1)) for n in range(cards)])


def places(s):
    return [DECK, DISCARD, ON_SHOW, *[s.zone(seat, z) for seat in SEATS for z in (HAND, STALL, ASIDE_ZONE)]]


def who_knows(s, c):
    return {viewer for viewer in (*SEATS, SPECTATOR) if s.knows(viewer, c)}


# ---- zones ----------------------------------------------------------------------------------------------
MOVES = st.lists(st.tuples(st.integers(0, 4), st.integers(0, 11), st.integers(-1, 4)), max_size=25)


@given(MOVES)
def test_moves_conserve_cards_and_keep_where_true(moves):
    s = a_small_table()
    for c, z, place in moves:
        to = places(s)[z]
        s.move(c, to, min(place, int(s.count(to)) - (s.where(c) == to)))

    found = {}
    for z in places(s):
        for i in range(s.count(z)):
            found[int(s.at(z, i))] = z
            assert s.place_of(z, s.at(z, i)) == i
    assert sorted(found) == list(range(5))
    assert all(s.where(c) == z and s.has(z, c) for c, z in found.items())


@given(MOVES, st.permutations(range(5)))
def test_equal_positions_have_equal_bytes_however_they_came_about(moves, order):
    s = a_small_table()
    for c, z, _ in moves:
        s.lift(c)
        s.put_in(c, places(s)[z])
    lying = {z: [int(c) for c in s.cards(z)] for z in places(s)}

    t = a_small_table()
    for c in order:
        t.lift(c)
    for z, cards in lying.items():
        for c in reversed(cards):
            t.put_in(c, z, 0)
    s.stale()

    assert t.save() == s.save()


def test_top_card_is_the_last():
    s = a_small_table()

    assert s.last(DECK) == card(s, "c4")
    assert s.last(DISCARD) == -1


def test_card_goes_to_the_place_it_is_told():
    s = a_small_table()
    s.move(4, DECK, 0)
    s.move(0, DECK, 2)

    assert list(s.cards(DECK)) == [4, 1, 0, 2, 3]


def test_full_zone_refuses_a_card_by_name():
    s = a_table(2, [a_card("c", gain(1), copies=13)])
    for c in range(12):
        s.move(c, s.zone(1, ASIDE_ZONE))

    assert s.room(s.zone(1, ASIDE_ZONE)) == 0
    with pytest.raises(OverflowError, match="no room for a 13th card in aside of seat 1"):
        s.put_in(12, s.zone(1, ASIDE_ZONE))


def test_card_in_no_zone_cannot_be_taken_out_of_one():
    s = a_small_table()
    s.lift(2)

    assert s.where(2) == 0
    assert s.owner_of(2) == -1
    assert not s.is_in_play(2)
    with pytest.raises(ValueError, match="in no zone"):
        s.lift(2)


def test_zone_tells_its_owner_and_whether_cards_there_are_in_play():
    s = a_small_table()
    s.move(1, stall(s, 2))
    s.move(2, hand(s, 0))

    assert [s.owner_of(c) for c in (0, 1, 2)] == [-1, 2, 0]
    assert [s.is_in_play(c) for c in (0, 1, 2)] == [False, True, False]


def test_snapshot_does_not_change_while_cards_move():
    s = a_small_table()
    for c in s.cards(DECK):
        s.move(c, DISCARD)

    assert list(s.cards(DISCARD)) == [0, 1, 2, 3, 4]


def test_tokens_report_each_change():
    s = a_small_table()
    s.facts = Facts()
    s.gain(1, COINS, 3)
    s.gain(1, COINS, -1)

    assert s.own(1, COINS) == 2
    assert [f.as_tuple() for f in s.facts.all] == [
        (COUNTED, 1, COINS, 0, 3, EVERYBODY),
        (COUNTED, 1, COINS, 3, 2, EVERYBODY),
    ]


def test_number_too_big_for_a_word_is_an_error():
    s = a_small_table()
    with pytest.raises((ValueError, OverflowError)):
        s.gain(0, COINS, 40_000)


# ---- who sees what -----------------------------------------------------------------------------------------
def test_drawn_card_is_known_to_its_new_owner_only():
    s = a_small_table()
    s.move(4, hand(s, 0))

    assert who_knows(s, 4) == {0}
    assert s.learned == 0b001


def test_open_card_taken_into_a_hand_is_still_known_to_all():
    s = a_small_table()
    s.move(4, ON_SHOW)
    s.learned = 0
    s.move(4, hand(s, 0))

    assert who_knows(s, 4) == {0, 1, 2, SPECTATOR}
    assert s.learned == 0


def test_card_leaving_a_hand_face_down_makes_onlookers_lose_track_of_the_whole_hand():
    s = a_small_table()
    for c in (4, 3):
        s.move(c, ON_SHOW)
        s.move(c, hand(s, 0))
    s.move(3, s.zone(1, ASIDE_ZONE))

    assert who_knows(s, 3) == {0, 1}
    assert who_knows(s, 4) == {0, 1}  # of the rest only seat 1, who got it, is sure


def test_card_leaving_a_hand_openly_leaves_the_others_known():
    s = a_small_table()
    for c in (4, 3):
        s.move(c, ON_SHOW)
        s.move(c, hand(s, 0))
    s.move(3, DISCARD)

    assert who_knows(s, 4) == {0, 1, 2, SPECTATOR}


def test_who_peeked_at_a_deck_knows_the_card_that_is_drawn_from_it():
    s = a_small_table()
    s.reveal(4, 0b010)
    s.reveal(3, 0b010)
    s.move(4, hand(s, 0))

    assert who_knows(s, 4) == {0, 1}
    assert who_knows(s, 3) == {1}


def test_card_under_a_deck_is_followed_by_those_who_saw_it_go_there():
    s = a_small_table()
    s.move(4, hand(s, 0))
    s.move(4, DECK, 0)

    assert who_knows(s, 4) == {0}


def test_revealed_card_stays_where_it_is():
    s = a_small_table()
    s.move(4, hand(s, 0))
    s.facts = Facts()
    s.learned = 0
    s.reveal(4, EVERYBODY)

    assert who_knows(s, 4) == {0, 1, 2, SPECTATOR}
    assert s.learned == EVERYBODY & ~1
    assert s.facts.all[0].as_tuple() == (REVEALED, -1, 4, hand(s, 0), hand(s, 0), EVERYBODY)


def test_nothing_is_learned_twice():
    s = a_small_table()
    s.reveal(4, 0b010)
    s.learned = 0
    s.reveal(4, 0b010)

    assert s.learned == 0


def test_move_reports_who_could_see_the_card():
    s = a_small_table()
    s.facts = Facts()
    s.move(4, hand(s, 1))

    assert s.facts.all[0].as_tuple() == (MOVED, -1, 4, DECK, hand(s, 1), 0b010)


def test_opened_zone_is_remembered_when_it_is_closed_again():
    s = a_small_table()
    s.show_zone(DECK, 0b001)
    assert s.learned == 0b001
    s.show_zone(DECK, 0)

    assert [who_knows(s, c) for c in range(5)] == [{0}] * 5


def test_cards_laid_out_openly_are_remembered_when_their_zone_is_closed():
    s = a_small_table()
    put(s, "c4", stall(s, 1))
    s.show_zone(stall(s, 1), 0b010)

    assert who_knows(s, 4) == {0, 1, 2, SPECTATOR}


def test_card_laid_out_openly_is_still_known_when_it_is_taken():
    s = a_small_table()
    put(s, "c4", ON_SHOW)
    s.move(4, hand(s, 0))

    assert who_knows(s, 4) == {0, 1, 2, SPECTATOR}


DEEDS = st.lists(
    st.tuples(st.sampled_from(["move", "move", "move", "peek", "shuffle"]), st.integers(0, 3), st.integers(0, 5)),
    max_size=10,
)


@given(DEEDS, st.sampled_from([0, 1, SPECTATOR]))
def test_nobody_is_said_to_know_what_they_cannot_work_out(deeds, viewer):
    """Against all deals the viewer thinks possible: a card said to be known lies at one place in all of them."""
    s = a_small_table(4)
    zones = [DECK, PRIZES, ON_SHOW, hand(s, 0), hand(s, 1), stall(s, 0)]
    ordered = {DECK, PRIZES}
    worlds: set[tuple[tuple[int, ...], ...]] = {(order, (), (), (), (), ()) for order in permutations(range(4))}
    for deed, c, z in deeds:
        here = zones.index(s.where(c))
        sees_here = (s.seen_by(zones[here]) >> viewer) & 1
        if deed == "move" and z != here:
            sees = sees_here or (s.seen_by(zones[z]) >> viewer) & 1
            place = s.place_of(zones[here], c)
            by_place = zones[here] in ordered
            worlds = {
                moved(w, here, z, x)
                for w in worlds
                for i, x in enumerate(w[here])
                if (x == c if sees else i == place if by_place else True)
                and (not (sees and by_place) or w[here].index(c) == place)
            }
            s.move(c, zones[z])
        elif deed == "peek":
            place = s.place_of(zones[here], c)
            worlds = {w for w in worlds if c in w[here] and (zones[here] not in ordered or w[here].index(c) == place)}
            s.reveal(c, 1 << viewer)
        elif deed == "shuffle" and not (s.seen_by(zones[z]) >> viewer) & 1:
            worlds = {(*w[:z], order, *w[z + 1 :]) for w in worlds for order in permutations(w[z])}
            s.shuffle(zones[z])

    assert worlds
    for c in range(4):
        if s.knows(viewer, c):
            here = zones.index(s.where(c))
            assert all(c in w[here] for w in worlds)
            if zones[here] in ordered:
                assert {w[here].index(c) for w in worlds} == {s.place_of(zones[here], c)}


def moved(world, here, there, c):
    cards = [list(zone) for zone in world]
    cards[here].remove(c)
    cards[there].append(c)
    return tuple(tuple(zone) for zone in cards)
