from tests.testkit.rules import rule
from tests.testkit.tables import play
from tests.titles.coconut_shy.stories import a_table


@rule("CS-SHELF-01")
def test_the_shelf_shows_one_prize_more_than_there_are_players():
    table = a_table(seats=4).at("SetOut")

    assert len(table.cards("shelf")) == 5


@rule("CS-SHELF-01")
def test_a_gap_is_filled_before_anything_else_happens():
    table = a_table().with_shelf("hot-nuts", "rubber-duck", "giant-teddy").rolling(6, 6).on_turn("ann")

    after = play(table, "ann", "throw-at hot-nuts")

    assert len(after.cards("shelf")) == 3


@rule("CS-DECK-01")
def test_an_empty_deck_is_made_anew_from_its_discards():
    table = a_table().with_cards("trick discard", "pickpocket", "pickpocket", "brass-band").without_deck("trick deck")

    after = table.at("SetOut")

    assert len(after.hand("ann")) == len(after.hand("bob")) == 1
    assert len(after.cards("trick deck")) == 1
    assert after.cards("trick discard") == []


@rule("CS-DECK-01")
def test_without_any_cards_left_play_goes_on():
    table = a_table().without_deck("trick deck").without_deck("prize deck")

    after = table.at("SetOut")

    assert after.hand("ann") == after.cards("shelf") == []
    assert after.tickets("ann") == 3
