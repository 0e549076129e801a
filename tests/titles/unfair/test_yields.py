"""What texts bring in a round, read off their trees."""

import pytest

from midway.titles.unfair.nodes.gambling import WinningRoll, WinsFrom
from midway.titles.unfair.yields import (
    coins_a_round,
    coins_for_interest,
    counted_in,
    is_gamble,
    points_at_end,
    rolls_that_win,
    speaks_of_neighbours,
    worth_of,
)
from tests.titles.unfair.packs.real import printed
from tests.titles.unfair.parks import a_table
from tests.titles.unfair.words import says


@pytest.mark.parametrize(
    ("win", "rolls"),
    [(WinsFrom(8), 15), (WinsFrom(7), 21), (WinsFrom(12), 1), (WinningRoll("double"), 6), (WinningRoll("odd"), 18)],
)
def test_chances_are_those_of_two_dice(win, rolls):
    assert rolls_that_win(win) == rolls


@pytest.mark.parametrize(
    ("text", "hundredths"),
    [
        ("Gain 2 coins.", 200),
        ("Gain 1 coin for each staff member in your park.", 200),
        ("You may pay 3 coins to gamble for at least 7. If you win, gain 7 coins.", 700 * 21 // 36 - 300),
        ("Gamble for a double. If you win, gain 6 coins, otherwise lose 6 coins.", 100 - 500),
        ("Gain 4 coins or draw 2 Park cards.", 400),
        ("Lose 2 coins. Lose 1 coin for each attraction in your park.", -400),
        ("Close an attraction in a competitor's park.", 200),
        ("Mesmerise a staff member in a competitor's park.", 150),
        ("Dig 6 cards deep. You may build that artifact for free.", 180 + 500),
        ("You may build an upgrade from your hand for 2 coins less.", 300),
        ("You may pay 3 coins to bury a card from your hand under this attraction.", 200),
        ("You may discard a card from your hand to draw 1 Event card.", 70),
    ],
)
def test_a_text_is_worth_what_it_brings_on_average(text, hundredths):
    assert worth_of(says(text)) == hundredths


@pytest.mark.parametrize(
    ("name", "coins"),
    [
        ("pirate/drunken-anchor", 2),
        ("pirate/sea-dog", 2),
        ("pirate/talking-parrot", 0),  # dearer than what it draws
        ("gangster/casino", 1),
        ("gangster/the-printshop", 4),
        ("gangster/the-shakedown", 2),
        ("ninja/tea-trolley", 1),
        ("robot/purchasing-algorithm", 1),
        ("vampire/punch-clock", 1),
    ],
)
def test_a_card_brings_tickets_limited_abilities_savings_and_what_comes_by_itself(name, coins):
    table = a_table().with_hand("ann", printed(name), printed("gangster/gangster-theme")).on_turn("ann")

    assert coins_a_round(table.game, table.card(name.split("/")[1])) == coins


def on_a_table(name):
    """The game and the number of a printed card."""
    table = a_table().with_hand("ann", printed(name), printed("vampire/vampire-theme")).on_turn("ann")
    return table.game, table.card(name.split("/")[1])


def test_points_at_game_end_are_read_for_two_of_what_they_count():
    assert points_at_end(*on_a_table("jungle/petrified-egg")) == 6
    assert points_at_end(*on_a_table("vampire/undertaker")) == 4
    assert points_at_end(*on_a_table("vampire/night-porter")) == 0


def test_what_is_counted_in_ones_own_park_is_told_apart():
    game, undertaker = on_a_table("vampire/undertaker")
    (last,) = counted_in(game, undertaker)
    game, accountant = on_a_table("vampire/count-accountant")
    (each_round,) = counted_in(game, accountant)

    assert (last.is_last, last.amount) == (True, 200)
    assert (each_round.is_last, each_round.amount) == (False, 100)
    assert counted_in(*on_a_table("vampire/stake-out-gallery")) == []  # it counts what stands in all parks


def test_luck_makes_a_gamble_worth_more():
    text = says("Gamble for at least 8. If you win, gain 6 coins.")

    assert worth_of(text, 1) > worth_of(text) == 600 * 15 // 36
    assert is_gamble(text)
    assert not is_gamble(says("Gain 6 coins."))


def test_interest_is_so_many_coins_for_one():
    assert coins_for_interest(*on_a_table("gangster/offshore-account")) == 5
    assert coins_for_interest(*on_a_table("gangster/croupier")) == 0


def test_some_texts_look_at_what_stands_beside_them():
    assert speaks_of_neighbours(*on_a_table("jungle/hungry-river"))
    assert not speaks_of_neighbours(*on_a_table("jungle/orchid-house"))
