"""Blueprints on a table."""

from typing import Any

import pytest

from midway.titles.unfair.blueprints import blueprint_points, has_bonus, is_complete
from tests.testkit.rules import rule
from tests.titles.unfair.nodes.fair import a_card, a_fair, bury, card, close, language

ARCADE = a_card("attraction", "arcade", "theatre", built_in="ghosts toilets")


def wanting(items: str, bonus: str = ""):
    more: dict[str, Any] = {"bonus": f"Bonus target: {bonus}.", "bonus_points": 12} if bonus else {}
    return a_card("blueprint", "wish", says="", points=20, items=f"Complete all items: {items}.", **more)


def complete(items: str, *park: str, cards=()) -> bool:
    fair = a_fair(wanting(items), *cards, ann=list(park))
    return is_complete(fair, 0, card(fair, "wish"))


@rule("UNF-BP-18")
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
    wish = "a theatre with a feature upgrade; a theatre with a guest services upgrade"

    assert not complete(wish, "theatre toilets")
    assert complete(wish, "theatre", "arcade", cards=[ARCADE])


@rule("UNF-BP-18")
def test_an_assignment_is_searched_for():
    wish = "a ride; a thrill ride"

    assert complete(wish, "coaster", "swings")
    assert complete(wish, "swings", "coaster")
    assert not complete(wish, "swings", "diner")


@rule("UNF-BIU-04")
def test_built_in_upgrades_count():
    assert complete("a theatre with a theme upgrade", "arcade", cards=[ARCADE])


@rule("UNF-BP-06")
def test_alternatives_do_not_exclude_each_other():
    assert complete("a theatre or a food outlet", "theatre", "diner")


@rule("UNF-CLOSE-10")
def test_closed_attractions_count_too():
    fair = a_fair(wanting("a theatre"), ann=["theatre"])
    close(fair, "theatre")

    assert is_complete(fair, 0, card(fair, "wish"))


@rule("UNF-BURY-04")
def test_buried_cards_are_counted_only_as_such():
    fair = a_fair(wanting("2 buried cards"), ann=["coaster"])
    bury(fair, "guide", under="coaster")

    assert not is_complete(fair, 0, card(fair, "wish"))

    bury(fair, "chest", under="coaster")

    assert is_complete(fair, 0, card(fair, "wish"))


@rule("UNF-BP-17")
def test_only_ones_own_park_counts():
    fair = a_fair(wanting("a theatre"), bob=["theatre"])

    assert not is_complete(fair, 0, card(fair, "wish"))


@rule("UNF-BP-12", "UNF-BP-04")
def test_the_bonus_may_use_the_same_items_again():
    fair = a_fair(wanting("a theatre", "a theatre with a feature upgrade"), ann=["theatre"])

    assert has_bonus(fair, 0, card(fair, "wish"))
    assert blueprint_points(fair, 0, card(fair, "wish")) == 32


@rule("UNF-BP-04")
def test_a_bonus_alone_is_worth_nothing():
    fair = a_fair(wanting("a hotel", "a theatre"), ann=["theatre"])

    assert blueprint_points(fair, 0, card(fair, "wish")) == -10


def test_a_section_is_said_in_russian():
    text = wanting("a theatre or a hotel; 4 staff members").texts["items"]

    assert text.ru == "Обязательная цель: театр или отель; 4 сотрудника."
    assert language().say(text.tree, "en") == text.en
