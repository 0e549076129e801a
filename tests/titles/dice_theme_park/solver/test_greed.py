"""The greedy way: what earns most at once, and nothing for later."""

from midway.titles.dice_theme_park.operate_moves import move_words
from midway.titles.dice_theme_park.park import cell_named
from midway.titles.dice_theme_park.solver.greed import greedy_chain, greedy_move
from midway.titles.dice_theme_park.solver.worth import Worth
from tests.titles.dice_theme_park.parks import a_park, a_position


def test_greed_takes_the_attraction_that_pays_most():
    p = a_position(a_park(c4="swan_boats"), c4="blue-5 blue-3", d2="green-4")

    assert move_words(int(greedy_move(p, Worth()))).startswith("operate c4 by blue-3 blue-5")


def test_greed_takes_coins_where_they_are_worth_most():
    p = a_position(a_park(c4="swan_boats"), c4="blue-5 blue-3", d2="green-4")
    p.park.coins[cell_named("d2")] = 2

    assert move_words(int(greedy_move(p, Worth(star=1, coin=20)))).startswith("operate d2")


def test_greed_never_walks_a_guest_for_later():
    p = a_position(a_park(), d2="blue-5")
    p.maps = 3

    assert len(greedy_chain(p, Worth())) == 0


def test_greed_keeps_guests_that_are_worth_more_than_the_star():
    p = a_position(a_park(), e2="blue-2")

    assert len(greedy_chain(p, Worth(left=(0, 7, 7, 7, 7, 7)))) == 0
    assert len(greedy_chain(p, Worth(left=(0, 5, 5, 5, 5, 5)))) == 1
