from dataclasses import replace

from midway.cardtext.phrase_use import for_one_card, phrases_of, use_of
from midway.titles.unfair.shelf import pack_named

PIRATE, ROBOT = pack_named("pirate"), pack_named("robot")


def test_a_phrase_is_counted_once_for_each_card_that_uses_it():
    for name, cards in use_of([PIRATE]).items():
        assert cards == [f"pirate.{card.id}" for card in PIRATE.cards if name in phrases_of(card)]


def test_a_phrase_serves_one_card_until_another_uses_it_too():
    alone = for_one_card(PIRATE, [PIRATE])

    assert alone
    assert for_one_card(PIRATE, [PIRATE, replace(PIRATE, id="twin")]) == {}
    assert set(for_one_card(PIRATE, [PIRATE, ROBOT])) <= set(alone)


def test_a_pack_of_ones_own_counts_in_the_place_of_its_namesake():
    fewer = replace(PIRATE, cards=PIRATE.cards[:20])

    assert set(for_one_card(fewer, [PIRATE, ROBOT]).values()) <= {card.id for card in fewer.cards}
