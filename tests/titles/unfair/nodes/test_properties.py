"""Cards with something on them."""

from dataclasses import replace

from tests.testkit.rules import rule
from tests.titles.unfair.nodes.fair import a_card, a_fair, closed, coins, run, stands


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


@rule("UNF-CARD-06", "UNF-CARD-07", "UNF-BIU-05", "AC-057")
def test_0_stars_are_a_value_and_none_at_all_is_no_0():
    """The sign shows a grey star; the bandstand's flag is built in, the rope has no star to show."""
    sign = a_card("upgrade", "sign", "feature upgrade", stars=0)
    rope = replace(a_card("upgrade", "rope", "feature upgrade"), numbers={"price": 4})
    bandstand = a_card("attraction", "bandstand", "theatre", built_in="flag")
    fair = a_fair(sign, rope, bandstand, ann=["bandstand rope sign cannon"])

    after = run(fair, "Demolish an upgrade with a star value of 0 in your park. Gain 1 coin.")
    none = run(after, "Demolish an upgrade with a star value of 0 in your park, then gain 5 coins.")

    assert stands(after) == ["bandstand rope cannon"]
    assert coins(none) == 21
    assert not closed(none, "bandstand")


@rule("UNF-CARD-06", "UNF-INTERP-56")
def test_no_price_is_neither_a_high_nor_a_low_one():
    rope = replace(a_card("upgrade", "rope", "feature upgrade"), numbers={"stars": 1})
    fair = a_fair(rope, ann=["coaster rope flag cannon"])

    dear = run(fair, "Demolish each upgrade with a marked coin price of at least 7 in your park.")
    any_price = run(fair, "Demolish each upgrade with a marked coin price of at least 1 in your park.")

    assert (stands(dear), stands(any_price)) == (["coaster rope cannon"], ["coaster rope"])
