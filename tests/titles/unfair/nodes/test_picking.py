"""Picking at random, and cards that go to another card."""

import pytest

from tests.testkit.rules import rule
from tests.titles.unfair.nodes.fair import a_fair, begin, give, holds, offered, run


@rule("UNF-INTERP-57")
def test_a_random_card_is_picked_by_nobody():
    fair = a_fair(bob_holds="cannon flag guide")

    after = run(fair, "Steal a random card from a competitor's hand.")

    assert len(holds(after)) == 1
    assert len(holds(after, 1)) == 2


@rule("UNF-INTERP-57")
def test_every_card_has_its_chance():
    found = set()
    for key in range(40):
        fair = a_fair(bob_holds="cannon flag guide")
        fair.set_key(key, key)
        found |= set(holds(run(fair, "Steal a random card from a competitor's hand.")))

    assert found == {"cannon", "flag", "guide"}


def test_where_a_card_goes_is_asked_after_which_card():
    fair = a_fair(ann=["coaster", "diner"], ann_holds="flag guide")

    asked = begin(fair, "Bury a card from your hand under an attraction in your park.")

    assert offered(asked) == ["pick flag", "pick guide"]

    give(asked, "pick guide")

    assert offered(asked) == ["pick coaster", "pick diner"]


def test_what_has_nowhere_to_go_is_not_picked():
    fair = a_fair(ann=["coaster cannon flag", "diner"])

    asked = begin(fair, "Move an upgrade in your park to another suitable attraction in your park.")

    assert offered(asked) == []


def test_everybody_learns_something_by_a_random_card():
    """Its back goes from one hand to the other, where all can count."""
    fair = a_fair(bob_holds="trick flag", seats=3)
    fair.learned = 0

    after = run(fair, "Choose a competitor. Steal a random card from their hand.", "seat seat1")

    assert after.learned & 0b111 == 0b111


@pytest.mark.parametrize(
    ("hand", "picks"),
    [("cannon flag guide", ["pick cannon", "pick flag"]), ("cannon guide", ["pick cannon"])],
)
def test_being_asked_which_card_in_hand_fits_tells_the_others_nothing(hand, picks):
    asked = begin(a_fair(ann_holds=hand), "You may discard an upgrade from your hand.")

    give(asked, "yes")

    assert offered(asked) == picks
    assert asked.learned == 0
