import pytest

from midway.kernel.errors import SoftLock
from midway.kernel.playout import drawn_below, playout
from tests.testkit.toys import a_duel, a_toy


@pytest.mark.parametrize("begin", [a_toy, a_duel])
def test_playout_plays_to_the_end(begin):
    s = begin(3)

    assert playout(s, 1, 2) > 0
    assert s.is_over


def test_same_keys_make_the_same_choices():
    ends = [a_toy() for _ in range(3)]
    for s, key in zip(ends, (5, 5, 6), strict=True):
        playout(s, key, 0)

    assert ends[0].save() == ends[1].save() != ends[2].save()


def test_match_without_end_is_told():
    with pytest.raises(SoftLock, match="has not ended after 3 choices"):
        playout(a_toy(), 1, 2, 3)


def test_each_decision_of_a_seat_has_numbers_of_its_own():
    drawn = {drawn_below(1 << 30, 1, 2, seat, n, k) for seat in range(8) for n in range(40) for k in range(3)}

    assert len(drawn) == 8 * 40 * 3
