"""Conditions about parks."""

from tests.testkit.rules import rule
from tests.titles.unfair.nodes.fair import a_card, a_fair, coins, run


@rule("UNF-BIU-04")
def test_a_park_has_what_is_built_in_too():
    fair = a_fair(ann=["theatre"])

    assert coins(run(fair, "If your park has a feature upgrade, gain 2 coins.")) == 22
    assert coins(run(fair, "If your park has no feature upgrades, gain 2 coins.")) == 20


@rule("UNF-INTERP-66")
def test_only_ones_own_park_is_looked_at():
    fair = a_fair(bob=["diner"])

    assert coins(run(fair, "If your park has a food outlet, gain 2 coins.")) == 20


def test_at_least_and_fewer_than_divide_the_world():
    fair = a_fair(ann=["coaster", "diner", "swings"])

    assert coins(run(fair, "If your park has at least 3 attractions, gain 9 coins, otherwise gain 2 coins.")) == 29
    assert coins(run(fair, "If your park has fewer than 3 attractions, gain 9 coins, otherwise gain 2 coins.")) == 22


def test_the_largest_attraction_in_play_stands_in_one_park():
    fair = a_fair(ann=["coaster cannon"], bob=["diner flag toilets"])

    assert coins(run(fair, "If your park has the largest attraction in play, gain 3 coins.")) == 20
    assert coins(run(fair, "If your park has the largest attraction in play, gain 3 coins.", seat=1), 1) == 23


def test_a_space_is_counted_from_the_entrance():
    fair = a_fair(ann=["coaster", "diner"])

    assert coins(run(fair, "If this attraction is in attraction space 2, gain 3 coins.", on="diner")) == 23
    assert coins(run(fair, "If this attraction is in attraction space 2, gain 3 coins.", on="coaster")) == 20


def test_a_park_has_at_least_as_many_as_an_exact_number_says():
    fair = a_fair(a_card("staff", "clown"), ann=["guide", "clown", "guard"])

    assert coins(run(fair, "If your park has 2 staff members, gain 1 coin.")) == 21
