"""Two dice and what they show."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.titles.unfair.nodes.fair import a_fair, coins, run


@pytest.mark.parametrize(
    ("condition", "dice", "gained"),
    [
        ("at least 8", (4, 4), 5),
        ("at least 8", (4, 3), 0),
        ("exactly 7", (1, 6), 5),
        ("odd", (2, 3), 5),
        ("odd", (3, 3), 0),
        ("even", (3, 3), 5),
    ],
)
def test_the_result_is_the_sum_of_both_dice(condition, dice, gained):
    fair = a_fair()
    fair.script = vec[i64]([die - 1 for die in dice])

    after = run(fair, f"Roll two dice. If the result is {condition}, gain 5 coins.")

    assert coins(after) == 20 + gained
