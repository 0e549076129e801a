import pytest

from midway.titles.coconut_shy.scoring import places, score
from tests.testkit.rules import rule
from tests.titles.coconut_shy.stories import a_table


@rule("CS-SCORE-01")
def test_points_come_from_four_sources_and_sum_exactly():
    table = (
        a_table()
        .with_stall("ann", "giant-teddy", "plush-shark", "goldfish")
        .with_tickets("ann", 8)
        .with_floss("ann", 2)
    )

    assert table.points("ann") == {"prizes": 7 + 5 + 2, "kinds": 3, "tickets": 2, "floss": 2}
    assert score(table.state, 0) == 21


@rule("CS-SCORE-01")
@pytest.mark.parametrize(
    ("stall", "points"),
    [
        ([], 0),
        (["goldfish", "stray-dog"], 1),
        (["goldfish", "hot-nuts"], 3),
        (["goldfish", "hot-nuts", "plush-shark"], 6),
    ],
)
def test_different_kinds_count_more_and_more(stall, points):
    assert a_table().with_stall("ann", *stall).points("ann")["kinds"] == points


@rule("CS-SCORE-01")
def test_all_four_kinds_are_worth_ten():
    table = a_table().with_stall("ann", "goldfish", "hot-nuts", "plush-shark", "rubber-duck")

    assert table.points("ann")["kinds"] == 10


@rule("CS-SCORE-02")
def test_more_tickets_break_a_tie():
    table = a_table(seats=3).with_tickets("ann", 3).with_tickets("bob", 5).with_tickets("cem", 6)

    assert places(table.state) == [3, 2, 1]


@rule("CS-SCORE-02")
def test_equal_tickets_share_the_victory():
    table = a_table(seats=3).with_tickets("ann", 5).with_tickets("bob", 5)

    assert places(table.state) == [1, 1, 3]
