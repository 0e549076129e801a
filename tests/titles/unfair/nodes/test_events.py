"""Blocks, answers and pinned cards."""

import pytest

from midway.kernel.options import Options
from midway.titles.unfair import blocking
from midway.titles.unfair.card_texts import attack_bit
from midway.titles.unfair.printed import columns
from midway.titles.unfair.schema import EVENT_PLAYED, FACE, TOP
from midway.titles.unfair.texts import Reacts
from tests.testkit.rules import rule
from tests.titles.unfair.nodes.fair import (
    a_card,
    a_fair,
    begin,
    card,
    coins,
    give,
    lies_in,
    offered,
    put,
    run_card,
    stands,
)

KARMA = a_card(
    "event",
    "karma",
    top="Gain 4 coins.",
    bottom="After an event of a competitor affects you, you may play this card from your hand to play that event "
    "against that competitor.",
)
RAID = a_card("event", "raid", top="Steal 5 coins from a competitor.", bottom="Gain 1 coin.")


@rule("UNF-EVENTS-21")
@pytest.mark.parametrize(
    ("text", "attacks"),
    [
        ("Block an Intrusion event.", ["Intrusion"]),
        ("You may block an Injunction or Inspection event.", ["Injunction", "Inspection"]),
        ("You may discard this card to block a Hacking event.", ["Hacking"]),
        ("You may discard this card from your hand to block an Intrusion event.", ["Intrusion"]),
    ],
)
def test_what_a_card_blocks_is_known(text, attacks):
    fair = a_fair(a_card("event", "shield", top="Gain 1 coin.", bottom=text))

    assert columns(fair).blocks[card(fair, "shield")] == sum(attack_bit(attack) for attack in attacks)


def test_a_half_that_only_blocks_is_no_turn():
    fair = a_fair()

    assert columns(fair).playable[card(fair, "trick")] == 1


def played_back(seats: int = 3):
    """Bob has robbed ann, who plays the event back."""
    fair = a_fair(KARMA, RAID, seats=seats)
    put(fair, "raid", EVENT_PLAYED)
    fair.set_word(card(fair, "raid"), FACE, TOP)
    answers = fair.game.rules_of(card(fair, "karma")).ongoing[0]
    assert isinstance(answers, Reacts)
    g = fair.begin(answers.answer(), 0, card(fair, "karma"))
    fair.set_them(g, 1)
    fair.set_mark(g, card(fair, "raid"))
    fair.run()
    return fair


@rule("UNF-EVENTS-19")
def test_an_event_that_is_played_back_hits_its_player_and_nobody_else():
    after = played_back()

    assert offered(after) == []
    assert [coins(after, seat) for seat in range(3)] == [25, 15, 20]


def test_a_pinned_card_lies_in_its_owners_park():
    fair = a_fair(
        a_card("event", "deal", top="Pin this card to your park. Your park has 4 more stars.", bottom="Gain 1 coin.")
    )
    put(fair, "deal", EVENT_PLAYED)

    after = run_card(fair, "deal", "top.text")

    assert lies_in(after, "deal") == "pinned of seat 0"


def test_a_played_event_asks_against_whom():
    asked = begin(a_fair(seats=3), "Steal 5 coins from a competitor.")

    assert offered(asked) == ["seat seat1", "seat seat2"]
    give(asked, "seat seat2")
    assert coins(asked, 2) == 15


@rule("UNF-INTERP-13")
def test_a_card_of_the_park_blocks_as_often_as_its_text_says():
    lawyer = a_card("staff", "lawyer", says="Once per Events step: You may block an Injunction event.")
    fair = a_fair(lawyer, ann=["lawyer"])
    offers = Options()
    blocking.offer_blocks_of(fair, 0, attack_bit("Injunction"), offers)
    assert offers.count() == 1

    blocking.spend(fair, 0, card(fair, "lawyer"))

    offers = Options()
    blocking.offer_blocks_of(fair, 0, attack_bit("Injunction"), offers)
    assert offers.count() == 0
    assert stands(fair) == ["lawyer"]


def test_a_card_that_is_discarded_to_block_is_gone():
    dog = a_card("resource", "dog", says="You may discard this card to block an Intrusion event.")
    fair = a_fair(dog, ann=["dog"])

    blocking.spend(fair, 0, card(fair, "dog"))

    assert stands(fair) == []
