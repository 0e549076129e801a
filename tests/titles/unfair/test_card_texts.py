"""How the sentences of a card are carried out: what can be done, in which order, and who chooses."""

import pytest

from midway.kernel.schema import FIRST_SEAT
from midway.titles.unfair import park
from midway.titles.unfair.placement import is_suitable
from midway.titles.unfair.schema import COINS, EVENT_DECK, EVENT_DISCARD
from tests.testkit.rules import rule
from tests.titles.unfair.nodes.fair import (
    a_card,
    a_fair,
    begin,
    card,
    close,
    closed,
    coins,
    give,
    holds,
    lies_in,
    offered,
    put,
    run,
    run_card,
    stands,
)
from tests.titles.unfair.parks import a_table, event, staff
from tests.titles.unfair.words import says

IRON = a_card("attraction", "iron", "theatre", says="This attraction cannot be closed.")
RIVET = a_card("upgrade", "rivet", "quality upgrade", says="This upgrade cannot be demolished.")


# ---- what can be done ------------------------------------------------------------------------------------------
@rule("UNF-INTERP-20", "UNF-INTERP-22")
def test_a_protected_attraction_may_be_picked_and_then_nothing_happens_to_it():
    fair = a_fair(IRON, bob=["iron", "diner"])

    asked = begin(fair, "Close an attraction in a competitor's park, otherwise gain 5 coins.")
    assert offered(asked) == ["pick iron", "pick diner"]
    give(asked, "pick iron")

    assert not closed(asked, "iron")
    assert coins(asked) == 25


@rule("UNF-INTERP-22")
def test_where_everything_is_protected_nothing_can_be_done():
    fair = a_fair(IRON, bob=["iron"])

    after = run(fair, "Close an attraction in a competitor's park, otherwise gain 5 coins.")

    assert coins(after) == 25


@rule("UNF-INTERP-20", "AC-137")
def test_a_protected_upgrade_pays_no_cost():
    fair = a_fair(RIVET, ann=["coaster rivet"])
    deal = "You may demolish an upgrade in your park to gain 9 coins."

    assert coins(run(fair, deal)) == 20  # it is not even asked about

    put(fair, "flag", fair.where(card(fair, "coaster")))
    assert coins(run(fair, deal, "yes")) == 29
    assert stands(run(fair, deal, "yes")) == ["coaster rivet"]


@rule("UNF-INTERP-23")
def test_as_many_cards_are_drawn_as_there_are():
    after = run(a_fair(), "Draw 5 Event cards, then gain 2 coins.")

    assert (holds(after), coins(after)) == (["letter", "permit", "trick"], 22)


@rule("UNF-INTERP-23")
@pytest.mark.parametrize(
    "text",
    [
        "Draw 1 Event card, then gain 2 coins.",
        "Take a card from the Event discard pile into your hand, then gain 2 coins.",
        "Look at the top 2 cards of the Event deck, then gain 2 coins.",
        "Reveal Event cards up to the first Event card, then gain 2 coins.",
    ],
)
def test_where_no_card_is_left_a_sentence_goes_on(text):
    fair = a_fair(ann_holds="trick letter permit")

    assert coins(run(fair, text)) == 22


@rule("UNF-INTERP-24")
def test_where_fewer_things_are_than_asked_for_all_of_them_are_taken():
    fair = a_fair(ann=["coaster cannon flag"])

    after = run(fair, "Demolish 3 feature upgrades in your park, then gain 5 coins.")

    assert stands(after) == ["coaster"]
    assert coins(after) == 25


@rule("UNF-INTERP-27")
@pytest.mark.parametrize(("has", "left", "cards"), [(8, 3, 1), (3, 0, 1), (0, 0, 0)])
def test_what_is_there_is_lost_and_nothing_cannot_be(has, left, cards):
    fair = a_fair()
    fair.set_own(0, COINS, has)

    after = run(fair, "Lose 5 coins, then draw 1 Event card.")

    assert (coins(after), len(holds(after))) == (left, cards)


@rule("UNF-INTERP-27")
def test_one_coin_is_enough_to_be_stolen_from():
    fair = a_fair(seats=3)
    for seat, n in ((1, 1), (2, 0)):
        fair.set_own(seat, COINS, n)

    after = run(fair, "Steal 5 coins from a competitor, then draw 1 Event card.")

    assert (coins(after), coins(after, 1), len(holds(after))) == (21, 0, 1)


@rule("UNF-INTERP-28")
def test_gaining_is_always_possible():
    asked = begin(a_fair(), "Close an attraction in your park or reopen an attraction in your park or gain 1 coin.")

    assert coins(asked) == 21


FEASIBLE = [
    ("Gain 2 coins, then close an attraction in your park.", True),  # by its first part
    ("Close an attraction in your park, then gain 2 coins.", False),
    ("Close an attraction in your park or gain 2 coins.", True),
    ("Close an attraction in your park or reopen an attraction in your park.", False),
    ("Close an attraction in your park, otherwise gain 2 coins.", True),
    ("Close an attraction in your park, otherwise reopen an attraction in your park.", False),
    ("You may close an attraction in your park.", True),
    ("If your park has a staff member, gain 2 coins.", True),
    ("If your park has a staff member, close an attraction in your park.", False),
    ("If your park has a resource, gain 2 coins.", False),
    ("If your park has a resource, you may gain 2 coins.", False),
    ("Gain 2 coins for each staff member in your park.", True),
    ("Gain 2 coins for each resource in your park.", False),
]


@rule("UNF-INTERP-29")
@pytest.mark.parametrize(("text", "can"), FEASIBLE)
def test_what_can_be_done_follows_from_the_parts(text, can):
    table = a_table(allow_fizzle="off").with_park("ann", staff("guide"))
    table.with_hand("ann", event("plan-b", says(text), says("Gain 1 coin."))).in_events("ann")

    assert table.may("ann", "play plan-b top") == can


# ---- one after the other ---------------------------------------------------------------------------------------
@rule("UNF-INTERP-30")
def test_sentences_are_carried_out_as_they_stand():
    assert coins(run(a_fair(), "Gain 5 coins. Lose 30 coins.")) == 0
    assert coins(run(a_fair(), "Lose 30 coins. Gain 5 coins.")) == 5


@rule("UNF-INTERP-32", "AC-138")
def test_of_an_or_the_branch_that_can_be_done_must_be():
    fair = a_fair(ann=["diner"])

    assert coins(run(fair, "Close a ride in your park or lose 5 coins.")) == 15


@rule("UNF-INTERP-32")
def test_where_several_can_be_done_the_owner_picks_and_where_none_can_the_sentence_fails():
    fair = a_fair(ann=["coaster"])

    asked = begin(fair, "Close a ride in your park or lose 5 coins.", seat=0)
    assert (asked.who, offered(asked)) == (0, ["branch 0", "branch 1"])
    vain = run(a_fair(), "Close a ride in your park or reopen a ride in your park, otherwise gain 3 coins.")

    assert coins(vain) == 23


@rule("UNF-INTERP-60", "AC-142")
def test_inside_an_or_nothing_protected_is_a_way_out():
    text = "Demolish an upgrade in your park or lose 5 coins."
    both = a_fair(RIVET, ann=["coaster rivet cannon"])
    alone = a_fair(RIVET, ann=["coaster rivet"])

    assert stands(run(both, text, "branch 0")) == ["coaster rivet"]
    assert coins(run(alone, text)) == 15


@rule("UNF-INTERP-33", "AC-059")
def test_otherwise_is_for_those_who_cannot():
    text = "Demolish a theatre in your park, otherwise lose 5 coins."

    can, cannot = run(a_fair(ann=["theatre"]), text), run(a_fair(ann=["diner"]), text)

    assert (stands(can), coins(can)) == ([], 20)
    assert (stands(cannot), coins(cannot)) == (["diner"], 15)


@rule("UNF-INTERP-33")
def test_who_declines_has_not_done_it():
    text = "You may demolish a theatre in your park, otherwise lose 5 coins."

    assert coins(run(a_fair(ann=["theatre"]), text, "no")) == 15
    assert coins(run(a_fair(ann=["theatre"]), text, "yes")) == 20


@rule("UNF-INTERP-34", "AC-060")
def test_an_impossible_part_ends_its_sentence_and_not_the_next():
    after = run(a_fair(), "Close a ride in your park and gain 5 coins. Draw 1 Event card.")

    assert (coins(after), len(holds(after))) == (20, 1)


@rule("UNF-INTERP-34", "AC-143")
@pytest.mark.parametrize("link", [" and", ", then"])
def test_what_was_done_before_it_stays_done(link):
    after = run(a_fair(), f"Gain 2 coins, then close a ride in your park{link} draw 1 Event card.")

    assert (coins(after), holds(after)) == (22, [])


@rule("UNF-INTERP-35", "UNF-INTERP-36", "AC-139", "UNF-GOLD-04")
def test_what_leans_on_a_declined_offer_is_passed_over_and_the_rest_is_done():
    fair = a_fair(ann_holds="gilding flag")

    asked = begin(fair, "You may discard a card from your hand. If you do, gain 4 coins. Draw 1 Event card.")
    assert (offered(asked), len(holds(asked))) == (["yes", "no"], 2)  # asked before anything else is done
    give(asked, "no")

    assert (coins(asked), len(holds(asked))) == (20, 3)
    assert asked.top == 0  # and it is not asked again


@rule("UNF-INTERP-36")
def test_a_sentence_about_somebody_who_was_not_found_is_passed_over():
    fair = a_fair(ann=["coaster"], bob=["diner"])
    fair.set_own(1, COINS, 0)

    after = run(fair, "Steal 3 coins from a competitor. They close an attraction in their park. Gain 1 coin.")

    assert not closed(after, "coaster")
    assert not closed(after, "diner")
    assert coins(after) == 21


@rule("UNF-INTERP-37", "UNF-GOLD-03")
def test_what_is_not_offered_must_be_done():
    fair = a_fair(ann=["coaster", "diner"], ann_holds="flag")

    asked = begin(fair, "Demolish an attraction in your park. Lose 3 coins. Discard a card from your hand.")
    assert offered(asked) == ["pick coaster", "pick diner"]
    give(asked, "pick diner")

    assert (stands(asked), coins(asked), holds(asked)) == (["coaster"], 17, [])


@rule("UNF-INTERP-38", "AC-123")
def test_a_card_that_has_left_play_ends_its_text():
    bomb = a_card("attraction", "bomb", "theatre", says="Demolish this attraction. Gain 5 coins.")
    fair = a_fair(bomb, ann=["bomb"])

    after = run_card(fair, "bomb")

    assert (stands(after), coins(after)) == ([], 25)
    assert lies_in(after, "bomb") == "Park discard"


# ---- who chooses -----------------------------------------------------------------------------------------------
@rule("UNF-INTERP-41")
def test_the_owner_of_the_card_picks_among_a_competitors_things():
    asked = begin(a_fair(bob=["coaster", "diner"]), "Close an attraction in a competitor's park.")

    assert (asked.who, offered(asked)) == (0, ["pick coaster", "pick diner"])


@rule("UNF-INTERP-41")
def test_of_a_city_card_it_is_whom_it_speaks_to():
    asked = begin(a_fair(ann=["coaster"], bob=["theatre", "diner"]), "Close an attraction in your park.", seat=1)

    assert (asked.who, offered(asked)) == (1, ["pick theatre", "pick diner"])


@rule("UNF-INTERP-42")
def test_who_is_told_to_do_it_picks_and_the_owner_picks_the_branch():
    fair = a_fair(bob=["coaster", "diner"])

    asked = begin(fair, "Choose a competitor. They close an attraction in their park or lose 4 coins.")
    assert (asked.who, offered(asked)) == (0, ["branch 0", "branch 1"])
    give(asked, "branch 0")

    assert (asked.who, offered(asked)) == (1, ["pick coaster", "pick diner"])


@rule("UNF-INTERP-42")
def test_a_may_is_answered_by_whom_it_speaks_of():
    asked = begin(a_fair(), "Choose a competitor. They may pay 3 coins to you, otherwise they lose 8 coins.")

    assert (asked.who, offered(asked)) == (1, ["yes", "no"])
    give(asked, "no")
    assert (coins(asked), coins(asked, 1)) == (20, 12)


@rule("UNF-INTERP-44")
def test_each_player_is_done_before_the_next_begins():
    fair = a_fair(ann_holds="gilding flag", bob_holds="guide chest")
    fair.put(FIRST_SEAT, 1)

    asked = begin(fair, "Each player gains 1 coin, then discards a card from their hand.")

    assert (asked.who, coins(asked), coins(asked, 1)) == (1, 20, 21)
    give(asked, "pick guide")
    assert (asked.who, coins(asked)) == (0, 21)


# ---- while it is carried out -----------------------------------------------------------------------------------
@rule("UNF-INTERP-40")
def test_a_deck_is_refilled_in_the_middle_of_a_sentence():
    fair = a_fair()
    for name in ("letter", "permit"):
        put(fair, name, EVENT_DISCARD)
    assert fair.count(EVENT_DECK) == 1

    after = run(fair, "Draw 3 Event cards.")

    assert holds(after) == ["letter", "permit", "trick"]


@rule("UNF-INTERP-40")
def test_the_market_is_refilled_between_two_sentences():
    fair = a_fair()

    asked = begin(fair, "Take a card from the Market into your hand. Take a card from the Market into your hand.")
    give(asked, "pick spare-0")

    assert len(offered(asked)) == 6


@rule("UNF-INTERP-06")
def test_a_card_does_nothing_but_what_it_says():
    silent = a_card("staff", "money-printer")
    speaking = a_card("staff", "pauper", says="Gain 1 coin.")
    fair = a_fair(silent, speaking, ann=["money-printer", "pauper"])

    after = run_card(fair, "pauper")

    assert (coins(after), coins(after, 1)) == (21, 20)
    every = range(len(fair.game.cards))
    assert [after.where(c) for c in every] == [fair.where(c) for c in every]
    assert [park.star_total(after, 0), park.capacity(after, 0)] == [1 + 1 + 1, 15]


@rule("UNF-INTERP-07")
def test_words_mean_what_the_glossary_says():
    clerk = a_card("staff", "clerk", says="After you demolish a staff member, gain 5 coins.")
    fair = a_fair(clerk, ann=["guide", "clerk", "volcano"])

    dismissed = run(fair, "Dismiss a staff member in your park.", "pick guide")
    discarded = run(fair, "Discard a staff member from your park.", "pick guide")
    super_one = run(fair, "Close an attraction in your park.")

    assert (coins(dismissed), coins(discarded)) == (25, 20)  # to dismiss is to demolish, to discard is not
    assert closed(super_one, "volcano")  # a super attraction is an attraction


@rule("UNF-INTERP-05")
def test_what_is_printed_on_a_closed_card_is_still_known():
    fair = a_fair(ann=["coaster cannon", "meadow"])
    for name in ("coaster", "meadow"):
        close(fair, name)

    assert coins(run(fair, "If your park has a thrill ride, gain 2 coins.")) == 22
    assert park.icons(fair, card(fair, "coaster")) == 2
    assert not is_suitable(fair, 0, card(fair, "toilets"), card(fair, "meadow"))
