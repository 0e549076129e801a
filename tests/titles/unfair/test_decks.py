import pytest

from midway.kernel.schema import SPECTATOR
from midway.kernel.views import view
from midway.titles.unfair.decks import discard, draw_to_hand, return_revealed, reveal_from
from midway.titles.unfair.schema import EVENT_DECK, EVENT_DISCARD, PARK_DECK, PARK_DISCARD, market
from tests.testkit.rules import rule
from tests.titles.unfair.parks import a_table, event, plan, staff


def empty(table, *zones):
    for z in zones:
        for card in table.s.cards(z):
            table.s.lift(card)


@rule("UNF-DECK-01", "AC-073")
def test_the_discard_pile_becomes_the_deck_as_the_last_card_leaves():
    table = a_table().on_turn("ann")
    while table.s.count(EVENT_DECK) > 1:
        discard(table.s, table.s.last(EVENT_DECK))

    draw_to_hand(table.s, 0, EVENT_DECK, 1)

    assert table.s.count(EVENT_DISCARD) == 0
    assert table.s.count(EVENT_DECK) > 0


@rule("UNF-DECK-05", "AC-127")
def test_an_empty_deck_is_made_of_the_next_card_discarded():
    table = a_table().with_hand("ann", staff("clown"), staff("juggler")).on_turn("ann")
    empty(table, PARK_DECK, PARK_DISCARD)

    discard(table.s, table.card("clown"))

    assert table.zone_of("clown") == "Park deck"


@rule("UNF-MARKET-09", "AC-149")
def test_it_fills_the_gap_in_the_market_first():
    table = a_table().with_hand("ann", staff("clown")).on_turn("ann")
    empty(table, PARK_DECK, PARK_DISCARD, market(2))

    discard(table.s, table.card("clown"))

    assert table.zone_of("clown") == "Market 3"


@rule("UNF-MARKET-09")
def test_of_several_gaps_the_lowest_is_filled_first():
    table = a_table().with_hand("ann", staff("clown"), staff("juggler")).on_turn("ann")
    empty(table, PARK_DECK, PARK_DISCARD, market(1), market(3), market(4))

    for name in ("clown", "juggler"):
        discard(table.s, table.card(name))

    assert [table.zone_of(name) for name in ("clown", "juggler")] == ["Market 2", "Market 4"]


@rule("UNF-DECK-08", "UNF-INTERP-61", "CHKO-GLOSS-21")
def test_revealed_cards_go_back_in_their_old_order():
    table = a_table().on_turn("ann")
    before = list(table.s.cards(PARK_DECK))

    for _ in range(3):
        reveal_from(table.s, PARK_DECK)
    return_revealed(table.s)

    assert list(table.s.cards(PARK_DECK)) == before


@rule("UNF-DECK-08", "AC-061", "CHKO-GLOSS-20")
def test_revealing_the_last_card_refills_the_deck():
    table = a_table().with_hand("ann", staff("clown")).on_turn("ann")
    while table.s.count(PARK_DECK) > 1:
        table.s.lift(table.s.last(PARK_DECK))
    discard(table.s, table.card("clown"))

    last = reveal_from(table.s, PARK_DECK)
    assert table.zone_of("clown") == "Park deck"
    return_revealed(table.s)

    assert table.s.last(PARK_DECK) == last


@rule("UNF-DECK-02", "UNF-DECK-01")
def test_cards_under_consideration_miss_the_shuffle():
    table = a_table().on_turn("ann")
    while table.s.count(PARK_DECK) > 2:
        discard(table.s, table.s.last(PARK_DECK))

    table.choose("ann", "draw park")

    assert table.s.count(PARK_DISCARD) == 0
    assert len([words for words in table.options_of("ann") if words.startswith("pick")]) == 2


@rule("UNF-DECK-06", "UNF-INFO-06")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("item", [staff("clown"), event("deal"), plan("map")], ids=["Park", "Event", "Blueprint"])
def test_discard_piles_are_public(item, viewer):
    table = a_table()
    (table.with_blueprints if item.card.kind == "blueprint" else table.with_hand)("ann", item)
    table.on_turn("ann")

    discard(table.s, table.card(item.card.id))

    pile = table.s.where(table.card(item.card.id))
    assert table.card(item.card.id) in list(view(table.s, viewer).cards(pile))
