"""Deeds in parks: what they may be done to, and what becomes of it."""

import pytest

from tests.testkit.rules import rule
from tests.titles.unfair.nodes.fair import (
    a_card,
    a_fair,
    begin,
    bury,
    close,
    closed,
    coins,
    is_in_discard,
    lies_in,
    offered,
    run,
    stands,
)


def test_an_upgrade_is_demolished():
    fair = a_fair(ann=["coaster cannon flag"])

    after = run(fair, "Demolish a feature upgrade in your park.", "pick cannon")

    assert stands(after) == ["coaster flag"]
    assert is_in_discard(after, "cannon")


@rule("UNF-BIU-07")
def test_a_built_in_upgrade_closes_its_attraction_instead():
    fair = a_fair(bob=["theatre toilets"])

    after = run(fair, "Demolish a feature upgrade in a competitor's park.")

    assert closed(after, "theatre")
    assert stands(after, 1) == ["theatre toilets"]


@rule("UNF-BIU-10")
def test_a_closed_attraction_guards_what_is_built_into_it():
    fair = a_fair(bob=["theatre"])
    close(fair, "theatre")

    after = run(fair, "Demolish a feature upgrade in a competitor's park. Gain 1 coin.")

    assert stands(after, 1) == ["theatre"]
    assert coins(after) == 21


@rule("UNF-BIU-11")
def test_non_built_in_upgrades_leave_built_in_ones_alone():
    fair = a_fair(ann=["theatre toilets"])

    after = run(fair, "Demolish a non-built-in upgrade in your park.")

    assert stands(after) == ["theatre"]
    assert not closed(after, "theatre")


@rule("UNF-DEMO-02")
def test_an_attraction_takes_its_upgrades_along():
    fair = a_fair(ann=["coaster cannon flag", "diner"])

    after = run(fair, "Demolish a ride in your park.")

    assert stands(after) == ["diner"]
    assert is_in_discard(after, "flag")


@rule("UNF-CLOSE-06")
def test_what_is_closed_cannot_be_closed_again():
    fair = a_fair(ann=["coaster", "diner"])
    close(fair, "diner")

    after = run(fair, "Close an attraction in your park.")

    assert closed(after, "coaster")


@rule("UNF-CLOSE-07")
def test_reopening_turns_a_closed_attraction_up():
    fair = a_fair(ann=["coaster", "diner"])
    close(fair, "diner")

    after = run(fair, "Reopen an attraction in your park.")

    assert not closed(after, "diner")


@rule("UNF-ATTR-14")
def test_the_largest_attraction_is_the_one_with_most_icons():
    fair = a_fair(ann=["coaster cannon", "diner flag tunnel"])

    after = run(fair, "Close the largest attraction in your park.")

    assert closed(after, "diner")


@rule("UNF-BURY-02")
def test_a_buried_card_makes_an_attraction_larger():
    fair = a_fair(ann=["coaster cannon", "diner flag"])
    bury(fair, "guide", under="coaster")

    after = run(fair, "Close the largest attraction in your park.")

    assert closed(after, "coaster")


@rule("UNF-ATTR-15")
def test_somebody_picks_where_several_are_the_largest():
    fair = a_fair(bob=["coaster", "diner"])

    asked = begin(fair, "Each competitor closes the largest attraction in their park.")

    assert asked.who == 1
    assert offered(asked) == ["pick coaster", "pick diner"]


@rule("UNF-UPG-14")
def test_the_topmost_upgrade_lies_farthest_from_the_player():
    fair = a_fair(ann=["coaster cannon flag", "diner tunnel toilets"])

    after = run(fair, "Demolish the topmost upgrade on each attraction in your park.")

    assert stands(after) == ["coaster cannon", "diner tunnel"]


@rule("UNF-MOVE-05")
def test_an_upgrade_moves_to_the_top_of_an_attraction_it_suits():
    fair = a_fair(ann=["coaster cannon", "diner", "drop flag"])

    after = run(fair, "Move an upgrade in your park to another suitable attraction in your park.", "pick cannon")

    assert stands(after) == ["coaster", "diner", "drop flag cannon"]


@rule("UNF-MOVE-02")
def test_a_moved_upgrade_has_not_been_built():
    watcher = a_card("staff", "watcher", says="After you build an upgrade, gain 5 coins.")
    fair = a_fair(watcher, ann=["coaster cannon", "drop", "watcher"])

    after = run(fair, "Move an upgrade in your park to another suitable attraction in your park.")

    assert stands(after) == ["coaster", "drop cannon", "watcher"]
    assert coins(after) == 20


@rule("UNF-BURY-06")
def test_a_card_is_buried_under_an_attraction_and_exhumed_again():
    fair = a_fair(ann=["coaster"], ann_holds="guide")

    buried = run(fair, "Bury a card from your hand under an attraction in your park.")
    after = run(buried, "Exhume a card buried under this attraction.", on="coaster")

    assert is_in_discard(after, "guide")


@rule("UNF-BURY-07")
def test_exhumed_cards_may_be_built():
    fair = a_fair(ann=["coaster"])
    bury(fair, "guide", under="coaster")

    after = run(
        fair, "Exhume any number of buried cards in your park. You may build those cards for free.", "pick guide", "yes"
    )

    assert stands(after) == ["coaster", "guide"]
    assert coins(after) == 20


@rule("UNF-STAFF-04")
def test_staff_are_dismissed():
    fair = a_fair(bob=["coaster", "guide"])

    after = run(fair, "Dismiss a staff member in a competitor's park.")

    assert is_in_discard(after, "guide")


@rule("UNF-STAFF-04")
def test_a_ban_on_demolition_keeps_staff_from_being_dismissed_too():
    union = a_card("resource", "union", says="Staff members in your park cannot be dismissed.")
    fair = a_fair(union, bob=["guide", "union"])

    after = run(fair, "Demolish a staff member in a competitor's park.")

    assert stands(after, 1) == ["guide", "union"]


@rule("UNF-STAFF-05")
def test_unavailable_staff_lie_face_down():
    fair = a_fair(bob=["guide"])

    after = run(fair, "Choose a competitor. Make a staff member in their park unavailable.")

    assert closed(after, "guide")


@rule("UNF-INTERP-20")
def test_only_this_attraction_is_protected_by_its_own_text():
    whirl = a_card("attraction", "whirl", "thrill ride", says="This attraction cannot be closed.")
    fair = a_fair(whirl, bob=["whirl", "diner"])

    after = run(fair, "Close each attraction in a competitor's park.")

    assert not closed(after, "whirl")
    assert closed(after, "diner")


@rule("UNF-UPG-12")
def test_this_attraction_on_an_upgrade_is_the_one_it_stands_on():
    deck = a_card("upgrade", "gun-deck", "feature upgrade", says="Upgrades on this attraction cannot be demolished.")
    fair = a_fair(deck, bob=["coaster gun-deck cannon", "diner toilets"])

    after = run(fair, "Demolish each upgrade in a competitor's park.")

    assert stands(after, 1) == ["coaster gun-deck cannon", "diner"]


@rule("UNF-INTERP-20")
def test_what_guards_the_upgrades_of_an_attraction_guards_those_built_in_too():
    deck = a_card("upgrade", "gun-deck", "feature upgrade", says="Upgrades on this attraction cannot be demolished.")
    fair = a_fair(deck, bob=["theatre gun-deck"])

    after = run(fair, "Demolish a built-in upgrade in a competitor's park.")

    assert not closed(after, "theatre")


@rule("UNF-CLOSE-06")
def test_a_card_that_is_no_attraction_nor_staff_cannot_be_closed():
    fair = a_fair(ann=["coaster cannon", "guide"])

    asked = begin(fair, "Close a card in your park.")

    assert offered(asked) == ["pick coaster", "pick guide"]


@rule("UNF-ATTR-14", "AC-102", "UNF-CLOSE-06")
def test_each_open_one_is_closed_and_the_closed_one_is_passed_over():
    freaks, puppets = a_card("attraction", "freaks", "sideshow"), a_card("attraction", "puppets", "sideshow")
    watcher = a_card("resource", "watcher", says="After you close a sideshow, gain 5 coins.")
    fair = a_fair(freaks, puppets, watcher, ann=["freaks", "puppets", "watcher"])
    close(fair, "puppets")

    after = run(fair, "Close each sideshow in your park.")

    assert closed(after, "freaks")
    assert closed(after, "puppets")
    assert coins(after) == 25  # once: the other has not closed


@rule("UNF-CLOSE-01", "AC-030")
def test_of_a_closed_attraction_only_its_own_card_lies_face_down():
    fair = a_fair(ann=["coaster cannon flag"])

    after = run(fair, "Close a ride in your park.")

    assert [closed(after, name) for name in ("coaster", "cannon", "flag")] == [True, False, False]


@rule("UNF-DEMO-07", "UNF-BIU-07", "AC-108", "AC-040")
def test_a_built_in_upgrade_that_is_demolished_closes_its_attraction():
    fair = a_fair(ann=["theatre"])

    after = run(fair, "Demolish an upgrade on this attraction, then gain 6 coins.", on="theatre")

    assert stands(after) == ["theatre"]
    assert closed(after, "theatre")
    assert coins(after) == 26


@rule("UNF-BIU-10")
def test_what_is_built_into_a_closed_attraction_cannot_be_demolished_again():
    fair = a_fair(ann=["theatre"])
    close(fair, "theatre")

    after = run(fair, "Demolish an upgrade on this attraction, then gain 6 coins.", on="theatre")

    assert coins(after) == 20


@rule("UNF-BIU-09")
@pytest.mark.parametrize(
    "words",
    [
        "Discard an upgrade from your park.",
        "Move an upgrade in your park to another suitable attraction in your park.",
        "Bury an upgrade in your park under an attraction in your park.",
        "Return an upgrade in your park to your hand.",
    ],
)
def test_what_is_built_in_goes_nowhere_without_its_attraction(words):
    fair = a_fair(ann=["theatre", "diner"])

    after = run(fair, words)

    assert stands(after) == ["theatre", "diner"]
    assert not closed(after, "theatre")


@rule("UNF-UPG-14", "AC-104", "UNF-BURY-04")
def test_with_a_buried_card_the_built_in_upgrade_is_topmost():
    fair = a_fair(ann=["theatre"])
    bury(fair, "tunnel", under="theatre")

    after = run(fair, "Demolish the topmost upgrade on this attraction.", on="theatre")

    assert closed(after, "theatre")
    assert lies_in(after, "tunnel") == "buried of seat 0"


@rule("UNF-UPG-14")
def test_a_built_in_upgrade_below_others_is_not_topmost():
    fair = a_fair(ann=["theatre tunnel"])

    after = run(fair, "Demolish the topmost upgrade on this attraction.", on="theatre")

    assert stands(after) == ["theatre"]
    assert not closed(after, "theatre")
