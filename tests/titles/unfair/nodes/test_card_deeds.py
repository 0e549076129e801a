"""Deeds with cards in hands, piles and the Market."""

from midway.titles.unfair.schema import MARKET_SPACES, PARK_DISCARD, market
from tests.testkit.rules import rule
from tests.titles.unfair.nodes.fair import (
    a_card,
    a_fair,
    begin,
    card,
    coins,
    holds,
    is_in_discard,
    lies_in,
    offered,
    put,
    run,
    stands,
)


@rule("UNF-MARKET-04")
def test_a_card_is_taken_out_of_the_market_and_its_space_filled():
    fair = a_fair()

    after = run(fair, "Take a card from the Market into your hand.", "pick spare-3")

    assert holds(after) == ["spare-3"]
    assert [after.count(market(n)) for n in range(MARKET_SPACES)] == [1] * MARKET_SPACES


@rule("UNF-INTERP-25")
def test_an_empty_pile_gives_nothing_and_that_is_enacted():
    fair = a_fair()

    after = run(fair, "Take a card from the Park discard pile into your hand, then gain 3 coins.")

    assert holds(after) == []
    assert coins(after) == 23


def test_what_was_picked_in_a_pile_is_that_card():
    fair = a_fair()
    put(fair, "guide", PARK_DISCARD)
    put(fair, "flag", PARK_DISCARD)

    after = run(fair, "Search the Park discard pile for a staff member, then take that staff member into your hand.")

    assert holds(after) == ["guide"]


def test_cards_discarded_this_way_are_counted():
    fair = a_fair(ann_holds="cannon flag")

    after = run(
        fair,
        "Discard any number of cards from your hand, then gain 2 coins for each card discarded this way.",
        "pick cannon",
        "pick flag",
    )

    assert coins(after) == 24
    assert is_in_discard(after, "cannon")


@rule("UNF-INTERP-55")
def test_any_number_may_be_none():
    fair = a_fair(ann_holds="cannon flag")

    after = run(fair, "Discard any number of cards from your hand.", "done")

    assert holds(after) == ["cannon", "flag"]


@rule("UNF-DEMO-10")
def test_discarded_from_play_a_card_has_not_been_demolished():
    watcher = a_card("resource", "watcher", says="After you demolish a staff member, gain 5 coins.")
    fair = a_fair(watcher, ann=["guide", "watcher"])

    after = run(fair, "Discard a staff member from your park.")

    assert is_in_discard(after, "guide")
    assert coins(after) == 20


@rule("UNF-MOVE-08")
def test_staff_who_are_stolen_come_over():
    fair = a_fair(ann=["coaster"], bob=["guide", "diner"])

    after = run(fair, "Steal a staff member in a competitor's park.")

    assert stands(after) == ["coaster", "guide"]
    assert after.owner_of(card(after, "guide")) == 0


def test_a_card_returns_to_the_hand():
    fair = a_fair(ann=["coaster cannon", "guide"])

    after = run(fair, "Return this card to your hand.", on="coaster")

    assert holds(after) == ["coaster"]
    assert is_in_discard(after, "cannon")


def test_a_hand_that_is_looked_at_is_known_to_the_looker_alone():
    fair = a_fair(bob_holds="cannon flag", seats=3)

    after = run(fair, "Choose a competitor. Look at their hand.", "seat seat1")

    assert after.knows(0, card(after, "cannon"))
    assert not after.knows(2, card(after, "cannon"))


def test_nobody_is_asked_where_only_one_card_fits():
    fair = a_fair(ann_holds="cannon trick")

    asked = begin(fair, "Discard an Event card from your hand.")

    assert offered(asked) == []
    assert lies_in(asked, "trick") == "Event discard"
