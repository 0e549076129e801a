from dataclasses import replace

import pytest

from midway.titles.unfair.kinds import faults_of
from tests.testkit.rules import rule
from tests.titles.unfair.items import event, staff
from tests.titles.unfair.tiny_pack import a_card, tiny_pack
from tests.titles.unfair.words import pay, says


@rule("UNF-EVENTS-26")
@pytest.mark.parametrize(
    ("text", "costs", "is_refused"),
    [
        ("Events step: Gain 2 coins.", False, True),
        ("Guests step: Gain 1 coin. Events step: You may close an attraction in your park.", False, True),
        ("Once per Events step: Gain 2 coins.", False, False),
        ("Events step: Gain 2 coins.", True, False),
        ("Events step: You may pay 2 coins to draw 1 Event card.", False, False),
        ("Events step: You may block an Intrusion event.", False, False),
        ("Park step: Gain 2 coins.", False, False),
    ],
)
def test_no_pack_has_an_ability_that_could_be_used_for_ever(text, costs, is_refused):
    card = staff("clown", text=says(text)).card
    if costs:
        card = replace(card, texts={**card.texts, **a_card("staff", "clown", texts={"cost": pay(2)}).texts})
    pack = tiny_pack(extra=(card,))

    assert [(id_, field) for id_, field, _ in faults_of(pack)] == ([("clown", "text")] if is_refused else [])


@rule("UNF-EVENTS-26")
def test_a_card_that_is_played_and_gone_may_say_what_it_likes():
    pack = tiny_pack(extra=(event("deal", says("Events step: Gain 2 coins.")).card,))

    assert list(faults_of(pack)) == []
