"""Cards lie aside until a sentence places them."""

from midway.kernel.happenings import MOVED
from midway.titles.unfair.schema import EVENT_DECK, PARK_DECK, PARK_DISCARD, REVEALED, drawn
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


@rule("UNF-INTERP-61")
def test_drawn_cards_are_kept_where_nothing_is_said_of_keeping():
    fair = a_fair()

    after = run(fair, "Draw 2 Event cards.")

    assert holds(after) == ["letter", "permit"]


@rule("UNF-INTERP-61")
def test_of_those_that_are_not_kept_all_are_discarded():
    fair = a_fair()

    after = run(fair, "Draw 2 Event cards and keep 1 of them.", "pick permit")

    assert holds(after) == ["permit"]
    assert lies_in(after, "letter") == "Event discard"


def test_keeping_may_be_declined():
    fair = a_fair()

    after = run(fair, "Draw 2 Event cards. You may keep 1 of them.", "no")

    assert holds(after) == []
    assert lies_in(after, "letter") == "Event discard"


def test_only_the_drawer_sees_what_lies_aside():
    fair = a_fair()

    asked = begin(fair, "Draw 2 Event cards and keep 1 of them.")

    assert asked.knows(0, card(asked, "letter"))
    assert not asked.knows(1, card(asked, "letter"))


@rule("UNF-BP-08")
def test_kept_blueprints_lie_on_the_table():
    after = run(a_fair(), "Draw 1 Blueprint card.")

    assert lies_in(after, "sketch") == "blueprints of seat 0"


def test_cards_are_revealed_up_to_the_one_that_fits():
    fair = a_fair(ann=["meadow", "diner"])
    for name in ("toilets", "flag", "guide"):
        put(fair, name, PARK_DECK)

    after = run(
        fair,
        "Reveal Park cards up to the first suitable upgrade. You may build that upgrade onto this attraction for free. "
        "Discard the other revealed cards.",
        "yes",
        on="diner",
    )

    assert stands(after) == ["meadow", "diner flag"]
    assert is_in_discard(after, "guide")
    assert lies_in(after, "toilets") == "Park deck"


@rule("UNF-INTERP-61")
def test_a_revealed_card_that_is_not_placed_returns_to_its_deck():
    fair = a_fair(ann=["diner"])
    put(fair, "flag", PARK_DECK)
    put(fair, "guide", PARK_DECK)

    after = run(fair, "Reveal Park cards up to the first upgrade.")

    assert after.count(REVEALED) == 0
    assert after.last(PARK_DECK) == card(after, "guide")


def test_the_top_of_a_deck_is_put_back_in_the_order_that_is_picked():
    fair = a_fair()

    after = run(
        fair,
        "Look at the top 3 cards of the Event deck and return them in any order.",
        "pick letter",
        "pick trick",
    )

    assert [after.game.cards[c].id for c in after.cards(EVENT_DECK)] == ["letter", "trick", "permit"]


def test_cards_looked_at_go_back_by_themselves():
    after = run(a_fair(), "Look at the top 2 cards of the Event deck.")

    assert after.count(drawn(after, 0)) == 0
    assert after.last(EVENT_DECK) == card(after, "permit")


def test_a_searched_deck_is_shuffled_and_the_card_taken():
    fair = a_fair()

    asked = begin(fair, "Search the Blueprint deck for a card, then take that card into your hand.")

    assert sorted(offered(asked)) == ["pick plan", "pick sketch"]


@rule("UNF-DECK-14")
def test_cards_are_revealed_to_the_last_of_a_deck():
    inn = a_card("attraction", "inn", "hotel")
    fair = a_fair(inn, *[a_card("staff", f"extra-{n}") for n in range(60)])
    fair.move(card(fair, "inn"), PARK_DECK, 0)

    after = run(fair, "Reveal Park cards up to the first hotel. Take that hotel into your hand.")

    assert holds(after) == ["inn"]


@rule("UNF-DECK-14", "AC-150")
def test_a_search_goes_on_through_the_discard_pile_and_ends_without_a_find():
    fair = a_fair()
    cards = list(fair.cards(PARK_DECK))
    for c in cards[:3]:
        fair.move(c, PARK_DISCARD)
    for c in cards[5:]:
        fair.lift(c)

    after = begin(fair, "Reveal Park cards up to the first hotel. Take that hotel into your hand. Gain 1 coin.")

    assert sorted(shown(after)) == sorted(cards[:5])
    assert (holds(after), coins(after)) == ([], 21)
    assert after.count(PARK_DECK) == 5


def shown(s):
    """Every card that has been revealed, as often as it was."""
    return [fact.what for fact in s.facts.all if fact.kind == MOVED and fact.there == REVEALED]
