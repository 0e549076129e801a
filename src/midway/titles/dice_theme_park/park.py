"""The hex park: nineteen cells, which of them touch, and where a tile may go. Sets of cells are masks.

Cells are numbered in reading order and named like fields of a chess board: rows a to e from the top, then the place
in the row from the left. What stands on them is none of this file's business.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

RADIUS: Final = 2
CELLS: Final = 19
NOWHERE: Final = -1

# The six neighbours of a pointy-top hexagon in axial coordinates (q, r); r grows downwards.
DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def _coordinates() -> list[tuple[int, int]]:
    span = range(-RADIUS, RADIUS + 1)
    return [(q, r) for r in span for q in span if abs(q + r) <= RADIUS]


COORDINATES: Final = _coordinates()
ROWS: Final = "abcde"


def cell_at(q: int, r: int) -> int:
    """The cell at these coordinates; NOWHERE outside the boundary."""
    return COORDINATES.index((q, r)) if (q, r) in COORDINATES else NOWHERE


def _name(cell: int) -> str:
    row = COORDINATES[cell][1]
    place = sum(r == row for _, r in COORDINATES[: cell + 1])
    return f"{ROWS[row + RADIUS]}{place}"


CELL_NAMES: Final = tuple([_name(cell) for cell in range(CELLS)])


def cell_named(name: str) -> int:
    """The cell of that name, "c3" for the centre; ValueError if there is none."""
    return CELL_NAMES.index(name)


def mask_of(*names: str) -> i64:
    """The set of the cells so named."""
    mask: i64 = 0
    for name in names:
        mask |= 1 << cell_named(name)
    return mask


def _touching(cell: int) -> int:
    q, r = COORDINATES[cell]
    around = [cell_at(q + dq, r + dr) for dq, dr in DIRECTIONS]
    return sum(1 << other for other in around if other != NOWHERE)


NEIGHBOURS: Final = vec[i64]([_touching(cell) for cell in range(CELLS)])
WHOLE: Final[i64] = (1 << CELLS) - 1

# What is printed on everybody's park board (DTP-SET-16), and where the first tile may lie (DTP-SET-23).
ENTRANCE: Final = 17  # e2
PRINTED: Final[i64] = mask_of("e2", "d2", "d3", "c3")
STARTS: Final[i64] = mask_of("e1", "e3", "c2", "c4")


def has(mask: i64, cell: i64) -> bool:
    return (mask >> cell) & 1 == 1


def size_of(mask: i64) -> i64:
    """How many cells a set has."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def first_of(mask: i64) -> i64:
    """The lowest cell of a set that is not empty; walk on with `mask &= mask - 1`."""
    cell: i64 = 0
    while (mask >> cell) & 1 == 0:
        cell += 1
    return cell


def cells_of(mask: i64) -> list[int]:
    """The cells of a set, in reading order."""
    return [cell for cell in range(CELLS) if has(mask, cell)]


def around(mask: i64) -> i64:
    """Every cell that touches the set, those of the set among them where they touch each other."""
    touched: i64 = 0
    while mask != 0:
        touched |= NEIGHBOURS[first_of(mask)]
        mask &= mask - 1
    return touched


def cells_for_tile(built: i64) -> i64:
    """Where a new tile may lie: inside the boundary, free, and touching the park (DTP-EXP-05, -06)."""
    return around(built) & ~built


def adjacent(cell: i64, built: i64) -> i64:
    """The attractions one step away (DTP-OPR-17)."""
    return NEIGHBOURS[cell] & built


def within_two(cell: i64, built: i64) -> i64:
    """The attractions one or two steps away along the built ones (DTP-SKL-09)."""
    near = NEIGHBOURS[cell] & built
    return (near | (around(near) & built)) & ~(1 << cell)


def is_connected(built: i64) -> bool:
    """Does every tile of the park touch the rest of it? True of every park built by the rules."""
    if built == 0:
        return True
    reached: i64 = built & -built
    while True:
        more = reached | (around(reached) & built)
        if more == reached:
            return reached == built
        reached = more
