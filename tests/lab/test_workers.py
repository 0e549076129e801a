import pytest

from midway.lab.simulate import Plan, play
from midway.lab.workers import play_on_workers

PLAN = Plan("coconut_shy", 2, 30, 7)


@pytest.mark.slow
def test_two_workers_play_the_same_matches_in_order():
    assert list(play_on_workers(PLAN, 2)) == list(play(PLAN))


def test_one_worker_is_this_process():
    assert list(play_on_workers(PLAN, 1)) == list(play(PLAN))
