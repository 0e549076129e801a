"""What texts bring in a round, read off their trees."""

import pytest

from midway.titles.unfair.nodes.gambling import WinningRoll, WinsFrom
from midway.titles.unfair.yields import coins_a_round, rolls_that_win, worth_of
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
    ],
)
def test_a_card_brings_its_tickets_its_limited_abilities_and_what_comes_by_itself(name, coins):
    table = a_table().with_hand("ann", printed(name), printed("gangster/gangster-theme")).on_turn("ann")

    assert coins_a_round(table.game, table.card(name.split("/")[1])) == coins
