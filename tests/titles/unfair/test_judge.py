"""What is decided without trying: what dice decide, where nothing differs, what was weighed before."""

from midway.kernel.evaluator import NEVER, UNTRIED
from midway.titles.unfair.judge import Judge
from tests.titles.unfair.packs.real import printed
from tests.titles.unfair.parks import a_table, attraction, event, staff
from tests.titles.unfair.words import says

LUCKY = "Gamble for at least 3. If you win, gain 14 coins."
VAIN = "Gamble for at least 12. If you win, gain 3 coins."


def opinions(table, name):
    """What is thought of each of a player's options, in the words of records."""
    s, seat = table.s, table.seat(name)
    judge = Judge(s, seat, s.asking(seat))
    choices = [*s.legal(seat), *s.free(seat)]
    verbs = s.game.title.verbs
    written = [verbs.written(choice, s.game.card_names).replace("bench.", "") for choice in choices]
    return {words: judge.opinion(s, choice) for words, choice in zip(written, choices, strict=True)}


def test_a_gamble_is_judged_by_its_odds_and_not_by_a_roll():
    table = a_table().with_hand("ann", event("sure", top=says(LUCKY)), event("vain", top=says(VAIN))).in_events("ann")
    found = opinions(table, "ann")

    assert found["play sure top"] > 0 > found["play vain top"] > NEVER


def test_luck_in_the_park_raises_the_odds():
    gamble = event("risk", top=says("Gamble for at least 7. If you win, gain 9 coins."))
    plain = a_table().with_hand("ann", gamble).in_events("ann")
    loaded = a_table().with_hand("ann", gamble)
    loaded = loaded.with_park("ann", staff("cheat", text=says("When you gamble, the result is 1 higher.")))

    assert opinions(loaded.in_events("ann"), "ann")["play risk top"] > opinions(plain, "ann")["play risk top"]


def test_what_no_dice_decide_is_tried():
    table = a_table().with_hand("ann", event("gift", top=says("Gain 5 coins."))).in_events("ann")

    assert opinions(table, "ann")["play gift top"] == UNTRIED


def test_without_neighbours_that_matter_the_first_space_will_do():
    table = a_table().with_hand("ann", attraction("barn")).on_turn("ann").choose("ann", "build barn")

    assert opinions(table, "ann") == {
        "space 1": 0,
        **{f"space {n}": NEVER for n in range(2, 6)},
        **{words: NEVER for words in opinions(table, "ann") if not words.startswith("space")},
    }


def test_what_likes_neighbours_is_tried_in_every_space():
    table = a_table().with_hand("ann", printed("jungle/hungry-river")).on_turn("ann")
    table.choose("ann", "build hungry-river")

    assert opinions(table, "ann")["space 2"] == UNTRIED


def test_nobody_borrows_without_need():
    table = a_table().with_hand("ann", attraction("barn", price=2)).on_turn("ann")

    assert opinions(table, "ann")["take-a-loan"] == NEVER


def test_whoever_is_short_weighs_a_loan():
    table = a_table().with_hand("ann", attraction("barn", price=9)).with_coins("ann", 3).on_turn("ann")
    table.choose("ann", "build barn", "space 1")

    assert opinions(table, "ann")["take-a-loan"] == UNTRIED
