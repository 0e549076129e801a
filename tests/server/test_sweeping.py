"""Tables that were never begun are removed after some days, and not because a clock is wrong."""

import asyncio
from typing import Any

from midway.server.sweeping import DAY, HOUR, Sweeper


class Asked:
    """A store that notes what it is asked to forget."""

    def __init__(self):
        self.before = []

    async def forget_open_tables(self, before):
        self.before.append(before)
        return 1


class Clocks:
    wall = 1_000_000.0
    steady = 50.0

    def pass_(self, seconds, jump=0.0):
        self.wall += seconds + jump
        self.steady += seconds


def swept(days=7.0):
    store: Any = Asked()
    clocks = Clocks()
    sweeper = Sweeper(store, days, lambda: clocks.wall, lambda: clocks.steady)

    def after(seconds, jump=0.0):
        clocks.pass_(seconds, jump)
        return asyncio.run(sweeper.maybe_sweep())

    return store, clocks, after


def test_it_sweeps_once_an_hour_and_first_an_hour_after_the_start():
    store, clocks, after = swept()

    assert [after(HOUR - 1), after(2), after(10), after(HOUR)] == [0, 1, 0, 1]
    assert store.before[-1] == clocks.wall - 7 * DAY


def test_after_a_jump_nothing_is_removed_for_a_day():
    for jump in (10 * 365 * DAY, -400.0):
        store, _, after = swept()
        assert after(2 * HOUR) == 1

        assert [after(1, jump), after(HOUR), after(DAY - 2 * HOUR)] == [0, 0, 0]
        assert len(store.before) == 1
        assert after(HOUR) == 1


def test_a_clock_that_is_a_little_off_is_no_jump():
    _, _, after = swept()

    assert after(2 * HOUR, 2.0) == 1
