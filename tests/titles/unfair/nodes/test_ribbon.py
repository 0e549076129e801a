"""Along the ribbon of an attraction."""

import pytest

from midway.titles.unfair.changes import put_coins_on
from tests.testkit.rules import rule
from tests.titles.unfair.nodes.fair import a_card, a_fair, card, closed, coins, run, stands

KIOSK = a_card("upgrade", "kiosk", "quality upgrade")


@rule("UNF-UPG-13")
@pytest.mark.parametrize(
    ("words", "many"),
    [
        ("each upgrade above this upgrade", 2),
        ("each upgrade below this upgrade", 2),  # one of them is built in
        ("each icon above this upgrade", 2),
        ("each icon below this upgrade", 3),
        ("each coin above this upgrade", 4),
    ],
)
def test_above_and_below_are_along_one_ribbon(words, many):
    fair = a_fair(KIOSK, ann=["theatre toilets kiosk tunnel gilding", "coaster cannon"])
    for name in ("gilding", "cannon"):
        put_coins_on(fair, 0, card(fair, name), 4)

    assert coins(run(fair, f"Gain 1 coin for {words}.", on="kiosk")) == 20 + many


@rule("UNF-UPG-13")
def test_what_is_below_an_upgrade_is_demolished_with_what_is_built_in():
    fair = a_fair(KIOSK, ann=["theatre toilets kiosk tunnel"])

    after = run(fair, "Demolish each upgrade below this upgrade.", on="kiosk")

    assert stands(after) == ["theatre kiosk tunnel"]
    assert closed(after, "theatre")


@rule("UNF-UPG-13")
def test_nothing_lies_above_what_is_no_upgrade_in_a_park():
    fair = a_fair(ann=["coaster cannon"], ann_holds="flag")

    assert coins(run(fair, "Gain 1 coin for each upgrade above this card.", on="flag")) == 20


@rule("UNF-MOVE-06")
@pytest.mark.parametrize(
    ("words", "answers", "gained"),
    [
        ("Build an upgrade from your hand for free.", ["on stage"], 5),
        ("Build an upgrade from your hand for free.", ["on diner"], 0),
        (
            "Move an upgrade on another attraction in your park to a suitable attraction in your park.",
            [],
            5,
        ),
        ("Move an upgrade on this attraction to another suitable attraction in your park.", [], 0),
    ],
)
def test_added_is_built_or_moved_there(words, answers, gained):
    stage = a_card("attraction", "stage", "theatre", says="After an upgrade is added to this attraction, gain 5 coins.")
    fair = a_fair(KIOSK, stage, ann=["stage flag", "diner tunnel"], ann_holds="toilets")

    assert coins(run(fair, words, *answers, on="stage")) == 20 + gained
