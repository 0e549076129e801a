"""Deeds with cards in hands, piles and the Market."""

from collections import Counter

import pytest

from midway.titles.unfair.schema import BLUEPRINT_DECK, EVENT_DECK, MARKET_SPACES, PARK_DECK, PARK_DISCARD, market
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


def test_the_only_card_in_hand_that_fits_is_picked_like_any_other():
    fair = a_fair(ann_holds="cannon trick")

    after = run(fair, "Discard an Event card from your hand.", "pick trick")

    assert lies_in(after, "trick") == "Event discard"


@rule("UNF-DECK-09")
def test_who_searches_sees_the_whole_place_at_once():
    fair = a_fair()

    asked = begin(fair, "Search the Blueprint deck for a card, then take that card into your hand.")

    assert all(asked.knows(0, c) for c in asked.cards(BLUEPRINT_DECK))
    assert not any(asked.knows(1, c) for c in asked.cards(BLUEPRINT_DECK))
    assert sorted(offered(asked)) == ["pick plan", "pick sketch"]


@rule("UNF-DECK-10")
@pytest.mark.parametrize("wanted", ["staff member", "hotel"])
def test_a_deck_that_was_searched_is_shuffled_whether_or_not_anything_was_found(wanted):
    fair = a_fair(*[a_card("upgrade", f"extra-{n}", "feature upgrade") for n in range(20)])
    before = list(fair.cards(PARK_DECK))

    after = run(fair, f"Search the Park deck for a {wanted}, then take that {wanted} into your hand.", *found(wanted))

    assert not any(after.knows(0, c) for c in after.cards(PARK_DECK))
    assert list(after.cards(PARK_DECK)) != [c for c in before if after.has(PARK_DECK, c)]


def found(wanted):
    return ["pick guide"] if wanted == "staff member" else []


@rule("CHKO-INSUF-04", "UNF-INTERP-25")
@pytest.mark.parametrize(
    "words",
    [
        "Search the Park deck for a hotel, then gain 3 coins.",
        "Draw 2 Event cards, then gain 3 coins.",
        "Take a card from the Event discard pile into your hand, then gain 3 coins.",
    ],
)
def test_what_finds_no_card_at_all_is_enacted(words):
    fair = a_fair()
    for c in fair.cards(EVENT_DECK):
        fair.lift(c)

    assert coins(run(fair, words)) == 23


@rule("UNF-DECK-04", "CHKO-INSUF-02")
@pytest.mark.parametrize(
    ("words", "got"),
    [
        ("Take 3 cards from the Park discard pile into your hand.", ["cannon", "flag", "trick"]),
        ("Discard 3 cards from your hand.", []),
        ("Take 9 cards from the Market into your hand.", [*[f"spare-{n}" for n in range(6)], "trick"]),
    ],
)
def test_every_source_gives_as_many_cards_as_it_has(words, got):
    fair = a_fair(ann_holds="trick")
    for name in ("cannon", "flag"):
        put(fair, name, PARK_DISCARD)

    after = run(fair, f"{words} Gain 1 coin.")

    assert holds(after) == got
    assert coins(after) == 21


@rule("UNF-DECK-03", "UNF-DECK-04")
@pytest.mark.parametrize(
    "words",
    [
        "Draw 3 Event cards, then gain 3 coins.",
        "Look at the top 3 cards of the Event deck. If you do, gain 3 coins.",
        "Take 3 cards from the Park discard pile into your hand, then gain 3 coins.",
        "Discard 3 cards from your hand, then gain 3 coins.",
        "Take 7 cards from the Market into your hand, then gain 3 coins.",
    ],
)
@pytest.mark.parametrize(("shortage", "gained"), [("proceed", 3), ("fail", 0)])
def test_by_option_an_effect_that_falls_short_fails(words, shortage, gained):
    fair = a_fair(ann_holds="guide chest", insufficient_cards=shortage)
    for name in ("cannon", "flag"):
        put(fair, name, PARK_DISCARD)
    for c in fair.cards(EVENT_DECK)[2:]:
        fair.lift(c)

    assert coins(run(fair, words)) == 20 + gained


@rule("UNF-DECK-07")
@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("Discard a card from your hand.", "trick"),
        ("Discard a staff member from your park.", "guide"),
        ("Discard a card from the Market.", "spare-3"),
    ],
)
def test_a_card_is_discarded_from_anywhere_onto_the_pile_of_its_kind(words, name):
    fair = a_fair(ann=["guide"], ann_holds="trick")

    after = run(fair, words, *([f"pick {name}"] if "Market" in words else []))

    assert lies_in(after, name) == ("Event discard" if name == "trick" else "Park discard")


@rule("UNF-DECK-12")
def test_cards_are_drawn_from_the_top_and_kept():
    fair = a_fair()
    top = fair.game.cards[fair.last(PARK_DECK)].id

    assert holds(run(fair, "Draw 1 Park card.")) == [top]


@rule("UNF-DECK-13")
@pytest.mark.parametrize(("answers", "gained"), [(["done"], 0), (["pick cannon", "done"], 2)])
def test_any_number_may_be_0(answers, gained):
    fair = a_fair(ann_holds="cannon flag")

    after = run(
        fair,
        "Discard any number of cards from your hand, then gain 2 coins for each card discarded this way.",
        *answers,
    )

    assert coins(after) == 20 + gained


@rule("UNF-DECK-11", "AC-056", "UNF-INTERP-57")
def test_a_random_card_is_each_with_the_same_chance_and_nobody_has_a_say():
    fair = a_fair(bob_holds="cannon flag tunnel trick")
    many: Counter[str] = Counter()

    for luck in range(400):
        fair.set_key(luck, luck + 1)
        many.update(holds(run(fair, "Steal a random card from a competitor's hand.")))

    assert len(many) == 4
    assert all(70 <= n <= 130 for n in many.values())
