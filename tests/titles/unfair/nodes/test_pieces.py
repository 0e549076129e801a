"""What is counted that is no card."""

from dataclasses import replace

from midway.kernel.nodes.things import Kind, Noun, Sort
from tests.testkit.rules import rule
from tests.titles.unfair.nodes.fair import a_card, a_fair, bury, coins, run

ARCADE = a_card("attraction", "arcade", "sideshow", built_in="ghosts toilets")


@rule("UNF-BIU-04")
def test_built_in_upgrades_count_as_upgrades():
    fair = a_fair(ARCADE, ann=["arcade flag"])

    assert coins(run(fair, "Gain 1 coin for each upgrade in your park.")) == 23
    assert coins(run(fair, "Gain 1 coin for each guest services upgrade on this attraction.", on="arcade")) == 21


def test_different_ones_count_once_a_name():
    fair = a_fair(ARCADE, ann=["arcade", "diner toilets flag", "theatre"])

    assert coins(run(fair, "Gain 1 coin for each upgrade in your park.")) == 25
    assert coins(run(fair, "Gain 1 coin for each different upgrade in your park.")) == 23


@rule("UNF-BIU-02")
def test_a_built_in_theme_is_a_theme():
    fair = a_fair(ARCADE, ann=["arcade", "coaster ghosts"])

    assert coins(run(fair, "Gain 1 coin for each theme in your park.")) == 22
    assert coins(run(fair, "Gain 1 coin for each different theme in your park.")) == 21


@rule("UNF-ATTR-13")
def test_icons_are_the_card_what_is_built_in_its_upgrades_and_buried_cards():
    fair = a_fair(ARCADE, ann=["arcade flag"])
    bury(fair, "guide", under="arcade")

    assert coins(run(fair, "Gain 1 coin for each icon on this attraction.", on="arcade")) == 25


def test_a_title_that_a_short_game_leaves_out_may_be_named_and_may_be_built_in():
    rare = replace(a_card("upgrade", "rare", "feature upgrade"), flags=("long_game",))
    shrine = a_card("attraction", "shrine", "theatre", built_in="rare")
    fair = a_fair(rare, shrine, ann=["coaster flag", "shrine"], game_changers="first-date")
    kind = fair.game.install(Kind(Sort((), Noun("Rare")), None, None), "told")
    assert isinstance(kind, Kind)

    assert "fair.rare" not in fair.game.card_numbers
    assert kind.count(fair, fair.begin(kind, 0, -1)) == 1
