import pytest
from librt.vecs import vec
from mypy_extensions import i64

from midway.kernel.chance import threefry
from midway.kernel.happenings import ROLLED, SHUFFLED, Facts
from midway.kernel.schema import EVERYBODY
from tests.testkit.toy_booth import DECK, DISCARD
from tests.testkit.toys import a_table, a_toy, card, hand, put


@pytest.mark.parametrize("key", [(0, 0), (1, 2), (0x7FFF, 0x8000), (0xFFFF, 0x10000), (0xFFFFFFFF, 0x80000000)])
def test_any_key_is_kept_whole(key):
    s = a_table()
    s.set_key(key[0], key[1])

    assert [s.below(1 << 30) for _ in range(3)] == [threefry(key[0], key[1], 0, n) >> 2 for n in range(3)]


def test_luck_goes_on_after_thirty_thousand_numbers():
    s = a_table()
    for _ in range(33_000):
        s.below(6)

    assert s.below(1 << 30) == threefry(7, 8, 0, 33_000) >> 2


def test_same_key_gives_the_same_match_and_another_key_another():
    assert a_toy(3, 5).save() == a_toy(3, 5).save()
    assert a_toy(3, 5).save() != a_toy(3, 6).save()


def test_die_shows_every_side_about_as_often():
    s = a_table()
    rolls = [s.roll(6) for _ in range(6_000)]

    assert all(900 < rolls.count(side) < 1_100 for side in range(1, 7))


def test_roll_is_learned_by_those_who_see_it():
    s = a_table()
    s.facts = Facts()

    n = s.roll(6, 0b10)

    assert s.learned == 0b10
    assert s.facts.all[0].as_tuple() == (ROLLED, -1, n, 6, 0, 0b10)


def test_every_order_comes_up_about_as_often():
    orders: dict[tuple[int, ...], int] = {}
    s = a_table()
    for c in range(3):
        put(s, s.game.card_names[c].removeprefix("toys."), hand(s, 0))
    for _ in range(1_800):
        s.shuffle(hand(s, 0))
        order = tuple(int(c) for c in s.cards(hand(s, 0)))
        orders[order] = orders.get(order, 0) + 1

    assert len(orders) == 6
    assert all(230 < n < 370 for n in orders.values())


def test_shuffle_loses_track_for_all_who_do_not_see_the_cards():
    s = a_table()
    top = s.last(DECK)
    s.reveal(top, 0b01)
    s.facts = Facts()

    s.shuffle(DECK)

    assert not s.knows(0, top)
    assert s.facts.all[0].as_tuple() == (SHUFFLED, -1, 0, DECK, DECK, EVERYBODY)


def test_shuffled_cards_that_all_can_see_stay_known():
    s = a_table()
    purse = card(s, "purse#1")
    s.move(purse, DISCARD)

    s.shuffle(DISCARD)

    assert s.viewers_of(purse) == EVERYBODY


def test_script_comes_first_then_chance_from_its_beginning():
    plain, scripted = a_table(), a_table()
    scripted.script = vec[i64]([5, 13])

    assert [scripted.below(6), scripted.below(6)] == [5, 1]
    assert scripted.below(6) == plain.below(6)


def test_turn_order_goes_round_the_table():
    s = a_table(3)

    assert [s.after(seat) for seat in range(3)] == [1, 2, 0]
    assert s.after(0, -1) == 2
