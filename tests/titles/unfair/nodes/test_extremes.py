"""One among several."""

from tests.testkit.rules import rule
from tests.titles.unfair.nodes.fair import a_card, a_fair, begin, closed, coins, offered, run, stands


@rule("UNF-UPG-14")
def test_where_only_built_in_upgrades_are_one_of_them_is_topmost():
    fair = a_fair(ann=["theatre", "coaster cannon"])

    after = run(fair, "Demolish the topmost upgrade on each attraction in your park.")

    assert stands(after) == ["theatre", "coaster"]
    assert closed(after, "theatre")


@rule("UNF-UPG-14")
def test_a_built_in_upgrade_below_others_is_not_topmost():
    fair = a_fair(ann=["theatre toilets"])

    after = run(fair, "Demolish the topmost upgrade on each attraction in your park.")

    assert stands(after) == ["theatre"]
    assert not closed(after, "theatre")


@rule("UNF-INTERP-66")
def test_the_largest_is_looked_for_where_the_text_says():
    fair = a_fair(ann=["coaster cannon"], bob=["diner flag toilets"])

    after = run(fair, "Close the largest attraction in your park.")

    assert closed(after, "coaster")


def test_the_largest_of_a_kind_is_the_largest_among_those():
    fair = a_fair(ann=["coaster", "swings toilets", "diner flag tunnel"])

    after = run(fair, "Close the largest ride in your park.")

    assert closed(after, "swings")


@rule("UNF-INTERP-56")
def test_no_price_is_not_the_highest():
    fair = a_fair(a_card("event", "pin", top="Gain 1 coin.", bottom="Gain 1 coin."), ann=["guide"])

    after = run(fair, "Each player demolishes the card with the highest marked coin price in their park.")

    assert stands(after) == []


def test_of_several_equally_large_ones_upgrades_are_picked_anywhere():
    fair = a_fair(ann=["coaster cannon", "diner flag"])

    asked = begin(fair, "Demolish an upgrade on the largest attraction in your park.")

    assert offered(asked) == ["pick cannon", "pick flag"]


def test_another_one_is_not_even_counted():
    fair = a_fair(ann=["coaster", "diner"])

    assert coins(run(fair, "Close another attraction in your park. Gain 1 coin.", on="coaster")) == 21


def test_of_several_equally_large_ones_only_one_is_counted():
    fair = a_fair(ann=["coaster cannon flag", "diner tunnel toilets"])

    assert coins(run(fair, "Gain 1 coin for each upgrade on the largest attraction in your park.")) == 22
    assert coins(run(fair, "Gain 1 coin for each feature upgrade on the largest attraction in your park.")) == 22
