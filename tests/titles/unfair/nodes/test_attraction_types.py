"""Naming a type of attraction."""

import pytest

from midway.kernel.errors import Refused
from midway.titles.unfair.schema import space
from midway.titles.unfair.verbs import VERBS
from tests.testkit.rules import rule
from tests.titles.unfair.nodes.fair import a_card, a_fair, begin, closed, offered, put, run, stands

CLOSE = "Name an attraction type. Close each attraction of that type in your park."


@rule("UNF-CARD-04", "AC-011")
def test_every_word_of_a_type_line_may_be_named_but_attraction():
    asked = begin(a_fair(ann=["coaster"]), CLOSE)

    named = {answer.removeprefix("name ") for answer in offered(asked)}
    assert named >= {"super", "theatre", "sideshow", "thrill-ride", "leisure-ride", "food-outlet", "ride"}
    assert named >= {"nature-area", "hotel"}
    with pytest.raises(Refused):
        VERBS.read("name attraction", {})


@rule("UNF-CARD-02", "UNF-CARD-03", "UNF-ATTR-01", "AC-009")
@pytest.mark.parametrize(
    ("named", "fits"),
    [
        ("super", True),
        ("ride", True),
        ("thrill-ride", True),
        ("leisure-ride", False),  # a ride it is, but every word must fit
        ("theatre", False),
    ],
)
def test_a_super_thrill_ride_is_of_each_type_its_line_names(named, fits):
    fair = a_fair()
    put(fair, "volcano", space(fair, 0, 0))

    after = run(fair, CLOSE, f"name {named}")

    assert closed(after, "volcano") == fits


@rule("UNF-ATTR-01", "AC-010", "AC-007")
@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("Demolish each attraction in your park.", []),
        ("Demolish each basic attraction in your park.", ["volcano"]),
        ("Demolish each super attraction in your park.", ["freaks"]),
        ("Demolish each sideshow in your park.", ["volcano"]),
    ],
)
def test_a_basic_attraction_is_one_that_is_not_super(words, left):
    fair = a_fair(a_card("attraction", "freaks", "sideshow"))
    put(fair, "volcano", space(fair, 0, 0))
    put(fair, "freaks", space(fair, 0, 1))

    assert stands(run(fair, words)) == left
