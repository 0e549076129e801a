import pytest

from midway.titles.dice_theme_park.lacking import Lack, lack_of
from midway.titles.dice_theme_park.operate_position import OperatePosition
from midway.titles.dice_theme_park.park import cell_named
from tests.titles.dice_theme_park.parks import a_park, a_position

PARK = {"c4": "ferris_wheel", "d4": "log_flume", "b4": "swan_boats", "b3": "pirate_ship", "c5": "food_court"}


@pytest.mark.parametrize(
    ("cell", "guests", "lack"),
    [
        ("a1", "", Lack("no-attraction")),
        ("d4", "", Lack("nobody-there")),
        ("d4", "blue-5", Lack("too-few-guests")),
        ("d4", "green-5 green-2", Lack("lacks-colour", "b blue")),
        ("c4", "blue-1 blue-2", Lack("lacks-colour", "a yellow odd")),
        ("c4", "yellow-2 blue-2", Lack("lacks-value", "a yellow odd")),
        ("d4", "blue-2 green-2", Lack("do-not-go-together", "a < b")),
        ("b4", "blue-2 green-2", Lack("do-not-go-together")),
        ("b3", "blue-2 blue-2", Lack("lacks-colour", "b not blue")),
        ("c5", "blue-2 green-2", Lack("do-not-go-together", "same")),
        ("d4", "blue-5 green-2", None),
    ],
)
def test_what_is_missing(cell, guests, lack):
    p = a_position(a_park(**PARK), **({cell: guests} if guests else {}))

    assert lack_of(p, cell_named(cell)) == lack


def test_covered_icons_come_first():
    p = OperatePosition(a_park())
    p.add_cube(cell_named("d3"))

    assert lack_of(p, cell_named("d3")) == Lack("icons-covered")
