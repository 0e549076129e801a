"""Which tools narrow searches try."""

from midway.titles.dice_theme_park.guests import kind_named
from midway.titles.dice_theme_park.operate_moves import APPLAUSE, FIRST_APPLAUSE, MAP, STOP, VALUE, move_of, operation
from midway.titles.dice_theme_park.operate_position import OperatePosition
from midway.titles.dice_theme_park.park import cell_named
from midway.titles.dice_theme_park.solver.sense import Sense
from tests.titles.dice_theme_park.parks import a_park, a_position


def makes_sense(p: OperatePosition, move: int) -> bool:
    sense = Sense()
    sense.look_at(p)
    return bool(sense.approves(p, move))


def a_walk(guest: str, here: str, there: str) -> int:
    return int(move_of(MAP, cell_named(here), cell_named(there), kind_named(guest)))


def test_operating_always_makes_sense():
    p = a_position(a_park(), e2="green-3")

    assert makes_sense(p, int(operation("e2", ("green-3",), "green-2", "d2")))
    assert makes_sense(p, STOP)


def test_a_guest_is_walked_to_where_one_is_lacking():
    p = a_position(a_park(), d2="blue-3 green-1", c3="blue-2")

    assert makes_sense(p, a_walk("blue-3", "d2", "d3"))
    assert not makes_sense(p, a_walk("blue-3", "d2", "c3"))


def test_a_guest_is_not_walked_to_a_party_that_is_there_already():
    p = a_position(a_park(), d2="blue-3", d3="blue-6")

    assert not makes_sense(p, a_walk("blue-3", "d2", "d3"))


def test_a_value_is_changed_into_one_that_is_lacking():
    p = a_position(a_park(c4="speedster"), c4="yellow-2")

    def change(value: str) -> int:
        return int(move_of(VALUE, cell_named("c4"), 0, kind_named("yellow-2"), kind_named(value)))

    assert makes_sense(p, change("yellow-3"))
    assert not makes_sense(p, change("yellow-1"))


def test_skills_that_pay_are_used_where_they_pay_most():
    p = a_position(a_park(), d2="blue-3", d3="blue-6 blue-4")

    def applause(cell: str) -> int:
        return int(move_of(APPLAUSE, cell_named(cell), skill=FIRST_APPLAUSE))

    assert makes_sense(p, applause("d3"))
    assert not makes_sense(p, applause("d2"))
