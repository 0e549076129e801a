"""Which cards words mean."""

from tests.testkit.rules import rule
from tests.titles.unfair.nodes.fair import a_fair, begin, bury, card, close, coins, offered, run, stands


def test_open_and_closed_tell_attractions_apart():
    fair = a_fair(ann=["coaster", "diner"])
    close(fair, "diner")

    assert coins(run(fair, "Gain 1 coin for each open attraction in your park.")) == 21
    assert coins(run(fair, "Gain 3 coins for each closed attraction in your park.")) == 23


def test_upgrades_on_an_attraction_are_its_own():
    fair = a_fair(ann=["coaster cannon flag", "diner toilets"])

    assert coins(run(fair, "Gain 1 coin for each upgrade on this attraction.", on="coaster")) == 22
    assert coins(run(fair, "Gain 1 coin for each upgrade on the largest attraction in your park.")) == 22


@rule("UNF-ATTR-09")
def test_neighbours_stand_in_neighbouring_spaces():
    fair = a_fair(ann=["coaster", "diner", "swings"])

    assert coins(run(fair, "Gain 1 coin for each attraction adjacent to this attraction.", on="coaster")) == 21
    assert coins(run(fair, "Gain 1 coin for each attraction adjacent to this attraction.", on="diner")) == 22


@rule("UNF-ATTR-10")
def test_an_empty_space_parts_attractions():
    fair = run(a_fair(ann=["coaster", "diner", "swings"]), "Demolish a food outlet in your park.")

    assert coins(run(fair, "Gain 1 coin for each attraction adjacent to this attraction.", on="coaster")) == 20


@rule("UNF-ATTR-09")
def test_staff_are_nobodys_neighbours():
    fair = a_fair(ann=["coaster", "guide"])

    assert coins(run(fair, "Gain 1 coin for each card adjacent to this attraction.", on="coaster")) == 20


@rule("UNF-BURY-04")
def test_buried_cards_are_none_of_the_cards_in_a_park():
    fair = a_fair(ann=["coaster"])
    bury(fair, "cannon", under="coaster")

    assert coins(run(fair, "Gain 5 coins for each upgrade in your park.")) == 20
    assert coins(run(fair, "Gain 5 coins for each buried card in your park.")) == 25


@rule("UNF-INTERP-56")
def test_a_price_that_does_not_apply_is_compared_with_nothing():
    fair = a_fair(bob=["theatre", "coaster flag"])

    after = run(fair, "Demolish an upgrade with a marked coin price of at least 6 in a competitor's park.")

    assert stands(after, 1) == ["theatre", "coaster"]


def test_another_attraction_is_not_this_one():
    fair = a_fair(ann=["coaster", "diner", "swings"])

    asked = begin(fair, "Close another attraction in your park.", on="diner")

    assert offered(asked) == ["pick coaster", "pick swings"]


def test_the_costliest_card_is_the_one_with_the_highest_marked_price():
    fair = a_fair(ann=["coaster flag", "diner"])

    after = run(fair, "Each player demolishes the card with the highest marked coin price in their park.")

    assert stands(after) == ["diner"]


@rule("UNF-INTERP-67")
def test_cards_are_gone_through_space_by_space_then_beside_the_entrance():
    fair = a_fair(ann=["coaster cannon flag", "chest", "diner", "guide"])

    asked = begin(fair, "Demolish a card in your park.")

    assert offered(asked) == [
        "pick coaster", "pick cannon", "pick flag", "pick diner", "pick chest", "pick guide"
    ]  # fmt: skip


def test_cards_are_called_by_their_titles():
    fair = a_fair(ann=["coaster cannon flag"])

    assert fair.game.name_of[card(fair, "flag")] == fair.game.called["Flag"]
