"""Whom words mean."""

from midway.titles.unfair.schema import COINS
from tests.titles.unfair.nodes.fair import a_card, a_fair, begin, closed, coins, offered, run


def test_the_richest_competitor_is_one_of_the_others():
    fair = a_fair(seats=3)
    fair.gain(0, COINS, 50)
    fair.gain(2, COINS, 5)

    after = run(fair, "The competitor with the most coins loses 5 coins.")

    assert [coins(after, seat) for seat in range(3)] == [70, 20, 20]


def test_somebody_picks_among_equally_rich_competitors():
    asked = begin(a_fair(seats=3), "Steal 3 coins from the competitor with the most coins.")

    assert asked.who == 0
    assert offered(asked) == ["seat seat1", "seat seat2"]


def test_what_your_competitors_cannot_do_you_can():
    watch = a_card("staff", "watch", says="Your competitors cannot close attractions in your park.")
    fair = a_fair(watch, ann=["coaster", "watch"])

    assert not closed(run(fair, "Close an attraction in a competitor's park.", seat=1), "coaster")
    assert closed(run(fair, "Close an attraction in your park.", seat=0), "coaster")
