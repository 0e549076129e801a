import pytest

from midway.titles.unfair.schema import (
    BLUEPRINT_DECK,
    BLUEPRINT_DISCARD,
    BLUEPRINTS,
    CLOSED_OFFICE,
    MARKET_SPACES,
    PARK_DECK,
    PARK_DISCARD,
    drawn,
    market,
)
from tests.testkit.rules import rule
from tests.titles.unfair.parks import a_table, refused, staff


def drawn_by(table, name):
    return [table.game.card_names[card] for card in table.s.cards(drawn(table.s, table.seat(name)))]


@rule("UNF-TAKE-01", "UNF-MARKET-02", "UNF-MARKET-05")
def test_a_card_of_the_market_is_free_and_its_space_filled():
    table = a_table().with_market(staff("clown")).on_turn("ann")

    table.choose("ann", "take clown")

    assert table.hand("ann") == ["clown"]
    assert table.coins("ann") == 20
    assert all(table.s.count(market(n)) == 1 for n in range(MARKET_SPACES))


@rule("UNF-TAKE-02", "UNF-TAKE-03", "UNF-TAKE-07")
def test_one_of_two_drawn_cards_is_kept():
    table = a_table().on_turn("ann")

    table.choose("ann", "draw park")
    kept, other = drawn_by(table, "ann")
    table.choose("ann", f"pick {kept}")

    assert table.hand("ann") == [kept.split(".", 1)[1]]
    assert table.s.has(PARK_DISCARD, table.game.card_numbers[other])


@rule("UNF-TAKE-02", "UNF-TAKE-08")
def test_or_none_of_them():
    table = a_table().on_turn("ann")

    table.choose("ann", "draw event")
    assert table.hand("ann") == []
    table.choose("ann", "done")

    assert table.hand("ann") == []
    assert table.awaits() == ["bob"]


@rule("UNF-TAKE-07", "UNF-BP-08", "AC-036")
def test_a_kept_blueprint_lies_on_the_table():
    table = a_table().on_turn("ann")
    before = table.s.count(BLUEPRINT_DECK)

    table.choose("ann", "draw blueprint")
    table.choose("ann", f"pick {drawn_by(table, 'ann')[0]}")

    assert table.s.count(table.s.zone(0, BLUEPRINTS)) == 1
    assert before - table.s.count(BLUEPRINT_DECK) == 2


@rule("UNF-TAKE-02", "UNF-TAKE-03", "AC-036")
@pytest.mark.parametrize("kept", [1, 0])
def test_of_two_blueprints_one_or_none_is_kept_and_the_others_are_discarded(kept):
    table = a_table().on_turn("ann")

    table.choose("ann", "draw blueprint")
    drawn_cards = drawn_by(table, "ann")
    table.choose("ann", f"pick {drawn_cards[0]}" if kept else "done")

    assert table.s.count(table.s.zone(0, BLUEPRINTS)) == kept
    gone = {table.game.card_names[card] for card in table.s.cards(BLUEPRINT_DISCARD)}
    assert gone == set(drawn_cards[kept:])


@rule("UNF-TAKE-09", "UNF-BP-13", "AC-037")
def test_no_blueprints_are_drawn_once_the_office_is_closed():
    table = a_table().on_turn("ann")

    table.s.put(CLOSED_OFFICE, 1)
    table.s.opts_of = -1

    refused(table, "ann", "draw blueprint", because="UNF-BP-13")


@rule("UNF-TAKE-04", "UNF-TAKE-06")
def test_a_card_buys_the_best_of_five():
    table = a_table().with_hand("ann", staff("clown")).on_turn("ann")

    table.choose("ann", "swap clown")
    five = drawn_by(table, "ann")
    assert len(five) == 5
    assert table.zone_of("clown") == "Park discard"
    assert not table.may("ann", "done")
    table.choose("ann", f"pick {five[0]}")

    assert table.hand("ann") == [five[0].split(".", 1)[1]]
    assert table.s.count(PARK_DISCARD) == 5


@rule("UNF-TAKE-06", "UNF-DECK-02")
def test_the_card_that_was_paid_may_come_back_with_the_shuffle_it_brings_about():
    table = a_table().with_hand("ann", staff("clown")).on_turn("ann")
    while table.s.count(PARK_DECK) > 2:
        table.s.lift(table.s.last(PARK_DECK))

    table.choose("ann", "swap clown")

    assert len(drawn_by(table, "ann")) == 3
    assert "bench.clown" in drawn_by(table, "ann")


@rule("UNF-TAKE-05")
def test_that_takes_a_card_of_ones_own_hand():
    table = a_table().with_hand("bob", staff("clown")).on_turn("ann")

    refused(table, "ann", "swap clown", because="UNF-TAKE-05")


@rule("UNF-TAKE-11", "UNF-INFO-13")
def test_only_what_is_discarded_becomes_public():
    table = a_table().on_turn("ann")

    table.choose("ann", "draw park")
    kept, other = drawn_by(table, "ann")
    assert not table.s.knows(1, table.game.card_numbers[other])
    table.choose("ann", f"pick {kept}")

    assert table.s.knows(1, table.game.card_numbers[other])
    assert not table.s.knows(1, table.game.card_numbers[kept])


@rule("UNF-DECK-03", "CHKO-INSUF-01", "AC-094")
def test_too_few_cards_are_drawn_as_far_as_they_go():
    table = a_table().on_turn("ann")
    while table.s.count(PARK_DECK) > 1:
        table.s.lift(table.s.last(PARK_DECK))

    table.choose("ann", "draw park")

    assert len(drawn_by(table, "ann")) == 1


@rule("UNF-DECK-03")
def test_by_option_nobody_draws_from_a_deck_that_has_too_few():
    table = a_table(insufficient_cards="fail").on_turn("ann")
    while table.s.count(PARK_DECK) > 1:
        table.s.lift(table.s.last(PARK_DECK))
    table.s.opts_of = -1

    refused(table, "ann", "draw park", because="UNF-DECK-05")
