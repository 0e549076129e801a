"""The hex park: its shape, what touches what, and where a tile may lie."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from midway.titles.dice_theme_park import park
from midway.titles.dice_theme_park.park import CELL_NAMES, CELLS, NEIGHBOURS, PRINTED, STARTS, WHOLE, cells_of
from tests.titles.dice_theme_park.plain_operate import PLACES, touch

masks = st.integers(0, int(WHOLE))


def names(mask: int) -> set[str]:
    return {CELL_NAMES[cell] for cell in cells_of(mask)}


def test_nineteen_cells_lie_within_two_steps_of_the_middle():
    assert len(park.COORDINATES) == CELLS == 19
    assert all(max(abs(q), abs(r), abs(q + r)) <= 2 for q, r in park.COORDINATES)
    assert len(set(park.COORDINATES)) == 19


def test_cells_are_named_by_rows_from_the_top():
    assert dict(zip(CELL_NAMES, park.COORDINATES, strict=True)) == PLACES
    assert [park.cell_named(name) for name in CELL_NAMES] == list(range(19))


def test_neighbours_are_the_cells_that_touch():
    for one in range(19):
        assert names(int(NEIGHBOURS[one])) == {b for b in CELL_NAMES if touch(CELL_NAMES[one], b)}


def test_neighbours_are_mutual_and_six_in_the_middle():
    assert all(park.has(NEIGHBOURS[b], a) for a in range(19) for b in cells_of(NEIGHBOURS[a]))
    assert sorted(len(cells_of(NEIGHBOURS[cell])) for cell in range(19)) == [3] * 6 + [4] * 6 + [6] * 7


def test_the_board_has_four_printed_hexes_and_four_starting_positions():
    assert names(int(PRINTED)) == {"e2", "d2", "d3", "c3"}
    assert names(int(STARTS)) == {"e1", "e3", "c2", "c4"}
    assert park.cell_named("e2") == park.ENTRANCE
    assert [park.COORDINATES[cell] for cell in (17, 9)] == [(-1, 2), (0, 0)]


def test_starting_positions_are_the_free_cells_that_touch_two_printed_hexes():
    free = [cell for cell in range(19) if not park.has(PRINTED, cell)]

    assert [c for c in free if len(cells_of(NEIGHBOURS[c] & PRINTED)) >= 2] == cells_of(STARTS)


def test_ferris_wheel_and_log_flume_of_the_examples_lie_as_told():
    """Ferris Wheel at (1, 0), Log Flume at (1, 1): the Duck Pond touches both, the Entrance neither."""
    ferris, flume = park.cell_at(1, 0), park.cell_at(1, 1)

    assert touch("d3", CELL_NAMES[ferris])
    assert touch("d3", CELL_NAMES[flume])
    assert park.has(park.within_two(park.ENTRANCE, PRINTED | 1 << ferris | 1 << flume), flume)
    assert not touch("e2", CELL_NAMES[flume])


def test_there_is_nothing_outside():
    assert park.cell_at(3, 0) == park.NOWHERE
    assert park.cell_at(2, 1) == park.NOWHERE
    with pytest.raises(ValueError, match=r"."):
        park.cell_named("a4")


@given(masks)
def test_a_set_of_cells_is_walked_through(mask):
    walked, rest = [], mask
    while rest:
        walked.append(park.first_of(rest))
        rest &= rest - 1

    assert walked == cells_of(mask)
    assert park.size_of(mask) == len(walked)
    assert park.mask_of(*names(mask)) == mask


@given(masks)
def test_a_tile_lies_inside_free_and_touching_the_park(built):
    should = {c for c in CELL_NAMES if c not in names(built) and any(touch(c, b) for b in names(built))}

    assert names(int(park.cells_for_tile(built))) == should


@given(masks, st.integers(0, 18))
def test_steps_go_along_built_attractions(built, cell):
    one_step = {b for b in names(built) if touch(CELL_NAMES[cell], b)}
    two_steps = {b for b in names(built) for a in one_step if touch(a, b)} | one_step

    assert names(int(park.adjacent(cell, built))) == one_step
    assert names(int(park.within_two(cell, built))) == two_steps - {CELL_NAMES[cell]}


@given(masks)
def test_a_park_hangs_together_where_every_cell_can_be_walked_to(built):
    left = names(built)
    reached = {min(left)} if left else set()
    while more := {b for b in left - reached if any(touch(a, b) for a in reached)}:
        reached |= more

    assert park.is_connected(built) == (reached == left)
