"""Blueprints on a table."""

import pytest

from midway.titles.unfair.blueprints import blueprint_points, has_bonus, is_complete
from tests.titles.unfair.nodes.fair import a_card, a_fair, bury, card, close, language

ARCADE = a_card("attraction", "arcade", "theatre", built_in="ghosts toilets")


def wanting(items: str, bonus: str = ""):
    more = {"bonus": f"Bonus target: {bonus}.", "bonus_points": 12} if bonus else {}
    return a_card("blueprint", "wish", points=20, items=f"Complete all items: {items}.", **more)


def complete(items: str, *park: str, cards=()) -> bool:
    fair = a_fair(wanting(items), *cards, ann=list(park))
    return is_complete(fair, 0, card(fair, "wish"))


@pytest.mark.parametrize(
    ("items", "park"),
    [
        ("a theatre", ["theatre"]),
        ("2 rides; a food outlet", ["coaster", "diner", "swings"]),
        ("a thrill ride with 2 different upgrades", ["coaster cannon flag"]),
        ("a theatre or a hotel", ["theatre"]),
        ("an attraction with at least 3 icons", ["coaster cannon flag"]),
        ("3 staff members or a resource", ["chest"]),
        ("2 feature upgrades", ["theatre flag"]),
    ],
)
def test_a_park_that_has_what_is_asked_for_matches(items, park):
    assert complete(items, *park)


@pytest.mark.parametrize(
    ("items", "park"),
    [
        ("a hotel", ["theatre"]),
        ("2 rides; a food outlet", ["coaster", "diner"]),
        ("a thrill ride with 3 different upgrades", ["coaster cannon flag"]),
        ("an attraction with at least 4 icons", ["coaster cannon flag"]),
        ("3 feature upgrades", ["theatre flag"]),
    ],
)
def test_a_park_that_lacks_something_does_not(items, park):
    assert not complete(items, *park)


def test_each_line_needs_an_item_of_its_own():
    """@rule UNF-BP-18"""
    wish = "a theatre with a feature upgrade; a theatre with a guest services upgrade"

    assert not complete(wish, "theatre toilets")
    assert complete(wish, "theatre", "arcade", cards=[ARCADE])


def test_an_assignment_is_searched_for():
    """@rule UNF-BP-18"""
    wish = "a ride; a thrill ride"

    assert complete(wish, "coaster", "swings")
    assert complete(wish, "swings", "coaster")
    assert not complete(wish, "swings", "diner")


def test_built_in_upgrades_count():
    """@rule UNF-BIU-04"""
    assert complete("a theatre with a theme upgrade", "arcade", cards=[ARCADE])


def test_alternatives_do_not_exclude_each_other():
    """@rule UNF-BP-06"""
    assert complete("a theatre or a food outlet", "theatre", "diner")


def test_closed_attractions_count_too():
    """@rule UNF-CLOSE-10"""
    fair = a_fair(wanting("a theatre"), ann=["theatre"])
    close(fair, "theatre")

    assert is_complete(fair, 0, card(fair, "wish"))


def test_buried_cards_are_counted_only_as_such():
    """@rule UNF-BURY-04"""
    fair = a_fair(wanting("2 buried cards"), ann=["coaster"])
    bury(fair, "guide", under="coaster")

    assert not is_complete(fair, 0, card(fair, "wish"))

    bury(fair, "chest", under="coaster")

    assert is_complete(fair, 0, card(fair, "wish"))


def test_only_ones_own_park_counts():
    """@rule UNF-BP-17"""
    fair = a_fair(wanting("a theatre"), bob=["theatre"])

    assert not is_complete(fair, 0, card(fair, "wish"))


def test_the_bonus_may_use_the_same_items_again():
    """@rule UNF-BP-12, UNF-BP-04"""
    fair = a_fair(wanting("a theatre", "a theatre with a feature upgrade"), ann=["theatre"])

    assert has_bonus(fair, 0, card(fair, "wish"))
    assert blueprint_points(fair, 0, card(fair, "wish")) == 32


def test_a_bonus_alone_is_worth_nothing():
    """@rule UNF-BP-04"""
    fair = a_fair(wanting("a hotel", "a theatre"), ann=["theatre"])

    assert blueprint_points(fair, 0, card(fair, "wish")) == -10


def test_a_section_is_said_in_russian():
    text = wanting("a theatre or a hotel; 4 staff members").texts["items"]

    assert text.ru == "Обязательная цель: театр или отель; 4 сотрудника."
    assert language().say(text.tree, "en") == text.en
