"""Coins on cards, coins for a price, points."""

import pytest

from midway.titles.unfair.park import coins_on
from midway.titles.unfair.schema import COINS, GUESTS, LOANS, POINTS
from tests.testkit.rules import rule
from tests.titles.unfair.nodes.fair import a_card, a_fair, begin, card, close, coins, give, holds, offered, run


@rule("UNF-TOKEN-02", "UNF-TOKEN-03")
def test_coins_on_a_card_are_not_yet_anybodys():
    fair = a_fair(ann=["chest"])

    after = run(fair, "This card gains 2 coins.", on="chest")

    assert coins(after) == 20
    assert coins_on(after, card(after, "chest")) == 2


@rule("UNF-TOKEN-06")
def test_collected_coins_come_under_control():
    fair = run(a_fair(ann=["chest"]), "This card gains 3 coins.", on="chest")

    after = run(fair, "Collect each coin on this card.", on="chest")

    assert coins(after) == 23
    assert coins_on(after, card(after, "chest")) == 0


@rule("UNF-INTERP-59")
def test_half_a_price_is_rounded_down():
    fair = a_fair(ann=["coaster flag"])

    after = run(
        fair,
        "Demolish an upgrade in your park. If you do, gain coins equal to half the marked coin price of that upgrade.",
    )

    assert coins(after) == 23


@rule("UNF-BIU-05")
def test_a_built_in_upgrade_has_no_price_to_halve():
    bandstand = a_card("attraction", "bandstand", "theatre", built_in="flag")
    fair = a_fair(bandstand, ann=["bandstand"])

    after = run(
        fair,
        "Demolish an upgrade in your park. If you do, gain coins equal to half the marked coin price of that upgrade.",
    )

    assert coins(after) == 20


def test_points_are_scored_for_each_thing_there_is():
    fair = a_fair(ann=["theatre flag tunnel"])

    after = run(fair, "Score 2 points for each feature upgrade in your park.")

    assert after.own(0, POINTS) == 6


@rule("UNF-TOKEN-01")
def test_a_card_in_no_park_gains_nothing():
    fair = a_fair(ann_holds="chest")

    after = run(fair, "This card gains 2 coins.", on="chest")

    assert coins_on(after, card(after, "chest")) == 0


@rule("UNF-TOKEN-07")
@pytest.mark.parametrize(
    ("words", "ann", "bob"),
    [
        ("Gain 5 coins.", 25, 20),
        ("Lose 5 coins.", 15, 20),
        ("Steal 5 coins from a competitor.", 25, 15),
        ("Pay 5 coins.", 15, 20),
        ("Choose a competitor. Pay 5 coins to them.", 15, 25),
    ],
)
def test_coins_come_from_the_pool_go_to_it_or_change_hands(words, ann, bob):
    after = run(a_fair(), words)

    assert (coins(after), coins(after, 1)) == (ann, bob)


@rule("UNF-TOKEN-10", "UNF-LOAN-09", "AC-129")
@pytest.mark.parametrize("words", ["Lose 5 coins.", "Each player loses 5 coins."])
def test_who_has_too_few_coins_loses_those_and_borrows_nothing(words):
    fair = a_fair()
    fair.set_own(0, COINS, 3)

    after = run(fair, words)  # nobody is asked for a loan

    assert (coins(after), after.own(0, LOANS)) == (0, 0)


@rule("UNF-TOKEN-10")
def test_nor_does_a_thief_find_more_than_there_is():
    fair = a_fair()
    fair.set_own(1, COINS, 3)

    after = run(fair, "Steal 5 coins from a competitor.")

    assert (coins(after), coins(after, 1), after.own(1, LOANS)) == (23, 0, 0)


@rule("UNF-TOKEN-09", "UNF-INTERP-26", "AC-062")
def test_coins_on_a_card_pay_nothing():
    fair = run(a_fair(ann=["chest"]), "This card gains 4 coins.", on="chest")
    fair.set_own(0, COINS, 3)
    deal = "Pay 5 coins to draw 1 Event card."

    asked = begin(fair, deal)
    assert offered(asked) == ["no"]  # unless a loan is taken first
    give(asked, "take-a-loan")
    assert offered(asked) == ["yes", "no"]
    give(asked, "yes")
    assert (coins(asked), coins_on(asked, card(asked, "chest")), len(holds(asked))) == (3, 4, 1)

    fair.set_own(0, LOANS, 4)
    assert holds(run(fair, deal)) == []  # not even a loan would do


@rule("UNF-TOKEN-12")
def test_who_may_not_gain_coins_still_has_cards_that_do():
    vow = a_card("staff", "monk", says="You cannot gain 1 coin.")
    fair = a_fair(vow, ann=["monk", "chest"])

    after = run(fair, "Gain 5 coins. This card gains 2 coins.", on="chest")

    assert coins(after) == 20
    assert coins_on(after, card(after, "chest")) == 2


@rule("UNF-COMP-04", "AC-026")
@pytest.mark.parametrize("before", [0, 4, 24, 124])
def test_one_coin_is_a_value_of_1_whatever_discs_there_would_be(before):
    fair = a_fair()
    fair.set_own(0, COINS, before)

    assert coins(run(fair, "Gain 1 coin.")) == before + 1


# ---- a card as an account ----------------------------------------------------------------------------------------
SAVE = "You may put coins on this card."
GROW = "This card gains 1 coin for each 5 coins on this card."


@rule("UNF-GANG-03")
def test_coins_put_on_a_card_leave_their_owner():
    after = run(a_fair(ann=["chest"]), SAVE, "yes", "number 13", on="chest")

    assert (coins(after), coins_on(after, card(after, "chest"))) == (7, 13)


def test_nothing_can_be_put_on_a_card_in_no_park_nor_by_who_has_nothing():
    broke = a_fair(ann=["chest"])
    broke.set_own(0, COINS, 0)

    assert run(broke, SAVE, on="chest").top == 0  # nobody is asked
    assert run(a_fair(ann_holds="chest"), SAVE, on="chest").top == 0


@pytest.mark.parametrize(("has", "then"), [(4, 4), (5, 6), (12, 14)])
def test_a_card_gains_for_each_full_number_of_coins(has, then):
    fair = run(a_fair(ann=["chest"]), f"This card gains {has} coins.", on="chest")

    assert coins_on(run(fair, GROW, on="chest"), card(fair, "chest")) == then


def test_a_rule_may_forbid_to_put_coins_on_cards():
    bank = a_card("attraction", "bank", "sideshow", says="You cannot put coins on cards while this attraction is open.")
    fair = a_fair(bank, ann=["bank", "chest"])

    assert coins(run(fair, SAVE, on="chest")) == 20  # not even asked
    close(fair, "bank")
    assert coins(run(fair, SAVE, "yes", "number 1", on="chest")) == 19


def test_guests_who_are_welcomed_again_pay_again_what_guests_pay():
    band = a_card("staff", "band", says="Each guest pays 1 more coin.")
    fair = a_fair(band, ann=["band"])
    fair.set_own(0, GUESTS, 6)

    assert coins(run(fair, "Welcome your guests again.")) == 20 + 6 * 2
    assert coins(run(fair, "You may welcome your guests again. If you do, gain 1 coin.", seat=1), 1) == 20
