"""How promising positions look: only an order of search, but it should be a sensible one."""

from itertools import combinations_with_replacement

from librt.vecs import vec
from mypy_extensions import i64

from midway.titles.dice_theme_park.components import components, requirement_of
from midway.titles.dice_theme_park.guests import kind
from midway.titles.dice_theme_park.matcher import has_party
from midway.titles.dice_theme_park.operate_position import OperatePosition
from midway.titles.dice_theme_park.park import cell_named
from midway.titles.dice_theme_park.solver.promise import Promise, lacking
from midway.titles.dice_theme_park.solver.worth import Worth
from tests.titles.dice_theme_park.parks import a_park, a_position

KINDS = [int(kind(colour, value)) for colour in range(3) for value in range(1, 7)]


def promise(p: OperatePosition) -> int:
    return int(Promise(Worth(), p.park).of(p))


def test_guests_promise_more_where_they_fit():
    park = a_park(c4="ferris_wheel")

    here = promise(a_position(park, c4="yellow-3 blue-2"))
    next_door = promise(a_position(park, d3="yellow-3 blue-2"))
    far = promise(a_position(park, d2="yellow-3 blue-2"))

    assert here > next_door > far


def test_tools_and_fresh_guests_promise_more():
    park = a_park()
    p, with_map, fresher = (a_position(park, e2=guest) for guest in ("blue-2", "blue-2", "blue-5"))
    with_map.maps = 1

    assert promise(with_map) > promise(p)
    assert promise(fresher) > promise(p)


def test_a_covered_icon_promises_nothing():
    park = a_park()
    p, q = a_position(park, d3="blue-4"), a_position(park, d3="blue-4")
    q.add_cube(cell_named("d3"))

    assert promise(q) < promise(p)


def test_a_party_lacks_nobody_only_where_it_is_there():
    for card in components().of_kind("attraction"):
        req = requirement_of(card)
        for many in range(4):
            for dice in combinations_with_replacement(KINDS[::2] if many == 3 else KINDS, many):
                row = vec[i64](dice)
                n = lacking(req, row, 0, many)
                assert 0 <= n <= req.guests
                assert (n == 0) == has_party(req, row, 0, many)
