"""Positions of Operate: the row of guests stays sorted, counters count, copies are apart."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from midway.titles.dice_theme_park.guests import die_on
from midway.titles.dice_theme_park.operate_moves import SKILLS
from midway.titles.dice_theme_park.operate_position import OperatePark, OperatePosition
from midway.titles.dice_theme_park.park import CELLS, cell_named, cells_of
from tests.titles.dice_theme_park.parks import a_park, a_position, plain, some_crowded_phase
from tests.titles.dice_theme_park.plain_operate import touch

KINDS = [own << 5 | seen << 3 | value for own in range(3) for seen in range(3) for value in range(1, 7)]
dice = st.builds(die_on, st.integers(0, CELLS - 1), st.sampled_from(KINDS))


@given(st.lists(dice, max_size=20), st.data())
def test_guests_come_and_go_in_a_sorted_row(come, data):
    p = OperatePosition(OperatePark())
    left: list[int] = []
    for die in come:
        p.add_die(die)
        left.append(int(die))
        if data.draw(st.booleans()):
            gone = data.draw(st.sampled_from(left))
            p.remove_die(gone)
            left.remove(gone)

    assert [int(p.dice[i]) for i in range(p.count)] == sorted(left)
    for cell in range(CELLS):
        assert p.dice_on(cell) == sorted(die & 127 for die in left if die >> 7 == cell)
    assert all(p.has_die(die) for die in left)


def test_a_guest_that_is_not_there_cannot_go():
    p = a_position(a_park(), e2="blue-4")
    p.remove_die(p.dice[0])

    assert not p.has_die(p.dice[0])
    with pytest.raises(ValueError, match="no such die"):
        p.remove_die(p.dice[0])


def test_cubes_are_counted_on_every_cell():
    p = OperatePosition(OperatePark())
    for cell in range(CELLS):
        for _ in range(cell % 8):
            p.add_cube(cell)

    assert [int(p.cubes_on(cell)) for cell in range(CELLS)] == [cell % 8 for cell in range(CELLS)]


def test_mascots_are_counted_by_skill():
    p = OperatePosition(OperatePark())
    for skill in range(SKILLS):
        for _ in range(skill % 7):
            p.add_mascot(skill)
    p.remove_mascot(3)

    assert [int(p.mascots_with(skill)) for skill in range(SKILLS)] == [n % 7 - (n == 3) for n in range(SKILLS)]


def test_a_copy_is_equal_and_apart():
    p = some_crowded_phase(5)
    p.pending, p.here, p.extras = 4, 3, 1
    p.stars, p.coins, p.bag, p.cubes = 2, 4, 65, 8
    q = p.copy()

    assert plain(q) == plain(p)
    for name in ("count", "cubes", "maps", "guides", "managers", "mascots", "stars", "coins", "bag", "extras"):
        assert getattr(q, name) == getattr(p, name)
    before = plain(p)
    q.add_die(die_on(17, 1))
    q.remove_die(q.dice[0])
    q.add_cube(2)
    assert plain(p) == before


def test_a_park_knows_what_touches_what():
    park = a_park(c4="ferris_wheel", b4="log_flume")
    names = {cell: name for name, cell in {n: cell_named(n) for n in ("e2", "d2", "d3", "c3", "c4", "b4")}.items()}

    for cell in cells_of(park.cells):
        near = {names[other] for other in cells_of(park.near[cell])}
        assert near == {name for name in names.values() if touch(name, names[cell])}
        two = {far for name in near for far in names.values() if touch(far, name)} | near
        assert {names[other] for other in cells_of(park.near_by_two[cell])} == two - {names[cell]}


def test_equal_positions_are_equal_however_they_came_about():
    one, other = a_position(a_park(), e2="blue-4 green-2"), a_position(a_park(), e2="green-2 blue-4")

    assert plain(one) == plain(other)
    assert list(one.dice) == list(other.dice)
