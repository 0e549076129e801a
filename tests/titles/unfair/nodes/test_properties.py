"""Cards with something on them."""

from tests.testkit.rules import rule
from tests.titles.unfair.nodes.fair import a_card, a_fair, closed, run


def test_an_attraction_with_an_upgrade_of_a_kind():
    fair = a_fair(ann=["coaster cannon", "diner toilets"])

    after = run(fair, "Close an attraction with a guest services upgrade in your park.")

    assert closed(after, "diner")


@rule("UNF-BP-05")
def test_more_upgrades_than_asked_for_fit_too():
    fair = a_fair(ann=["coaster cannon", "diner toilets flag tunnel"])

    assert closed(run(fair, "Close an attraction with 2 upgrades in your park."), "diner")
    assert closed(run(fair, "Close an attraction with at least 4 icons in your park."), "diner")


def test_different_upgrades_have_different_names():
    arcade = a_card("attraction", "arcade", "sideshow", built_in="flag flag")
    fair = a_fair(arcade, ann=["arcade", "diner toilets flag"])

    assert closed(run(fair, "Close an attraction with 2 different upgrades in your park."), "diner")
