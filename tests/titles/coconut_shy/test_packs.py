"""Every card's story."""

from pathlib import Path

import pytest

from midway.titles import find_title
from tests.testkit.rules import rule
from tests.testkit.tables import play
from tests.titles.coconut_shy.stories import a_table

CARDS = find_title("coconut_shy").packs(2, {})[0].cards


def a_turn(*shelf, hand=(), stall=(), rival=(), tickets=0, dice=(6, 6), seats=2):
    """Ann's turn at this shelf, with these tricks and prizes; Bob has a stall too."""
    table = a_table(seats).with_shelf(*(shelf or ("giant-teddy", "plush-shark"))).with_hand("ann", *hand)
    table = table.with_stall("ann", *stall).with_stall("bob", *rival).with_tickets("ann", tickets)
    return table.rolling(*dice).on_turn("ann")


def attacked(table, trick, *answers):
    """Ann plays an attack, and Bob lets it happen."""
    return play(play(table, "ann", f"play {trick}"), "bob", "pass", *answers)


# ---- prizes -----------------------------------------------------------------------------------------------
@rule("CS-PRIZE-01")
@pytest.mark.parametrize(("tickets", "won"), [(3, True), (2, False)])
def test_lucky_horseshoe_helps_while_one_has_three_tickets(tickets, won):
    table = a_turn("plush-shark", "giant-teddy", stall=["lucky-horseshoe"], tickets=tickets, dice=(3, 3))

    after = play(table, "ann", "throw-at plush-shark")  # needs 9

    assert ("plush-shark" in after.stall("ann")) == won


@rule("CS-PRIZE-01")
def test_goldfish_helps_only_from_the_stall():
    table = a_turn("plush-shark", "goldfish", dice=(3, 4))

    assert play(table, "ann", "throw-at plush-shark").stall("ann") == []
    assert play(table.with_stall("ann", "goldfish"), "ann", "throw-at plush-shark").stall("ann") != []


@rule("CS-PRIZE-02")
def test_guard_goose_lets_nobody_take_a_prize():
    table = a_turn(hand=["light-fingers"], rival=["rubber-duck", "guard-goose"], tickets=4)

    after = attacked(table, "light-fingers")

    assert sorted(after.stall("bob")) == ["guard-goose", "rubber-duck"]


@rule("CS-PRIZE-02")
def test_greedy_gull_keeps_competitors_from_treats_but_not_its_owner():
    table = a_table().with_shelf("hot-nuts", "rubber-duck").with_stall("bob", "greedy-gull")

    assert table.on_turn("ann").asked == ""  # only the duck was left to throw at
    assert "throw-at hot-nuts" in table.on_turn("bob").offered("bob")


@rule("CS-PRIZE-03")
def test_nosy_parrot_earns_from_what_others_win():
    table = a_turn("rubber-duck", "plush-shark", rival=["nosy-parrot"])

    after = play(table, "ann", "throw-at rubber-duck")

    assert (after.tickets("ann"), after.tickets("bob")) == (0, 1)


@rule("CS-PRIZE-03")
def test_nosy_parrot_ignores_what_its_owner_wins():
    table = a_turn("rubber-duck", "plush-shark", stall=["nosy-parrot"])

    assert play(table, "ann", "throw-at rubber-duck").tickets("ann") == 0


@rule("CS-PRIZE-03")
def test_stray_dog_eats_a_won_treat_after_the_treat_has_worked():
    table = play(a_turn("toffee-apple", "plush-shark", stall=["stray-dog"]), "ann", "throw-at toffee-apple")

    assert (table.asked, table.tickets("ann")) == ("ann: yes-no", 3)
    fed, hungry = play(table, "ann", "yes"), play(table, "ann", "no")
    assert (fed.stall("ann"), fed.tickets("ann")) == (["stray-dog"], 8)
    assert (hungry.stall("ann"), hungry.tickets("ann")) == (["stray-dog", "toffee-apple"], 3)


@rule("CS-PRIZE-03")
def test_two_dogs_ask_who_eats_first_and_only_one_eats():
    table = a_turn("toffee-apple", "plush-shark", stall=["stray-dog", "stray-dog"])

    after = play(table, "ann", "throw-at toffee-apple")

    assert after.asked == "ann: order"
    assert play(after, "ann", "first 0", "yes").tickets("ann") == 8


@rule("CS-PRIZE-04")
def test_silver_balloon_bursts_instead_of_being_taken():
    table = a_turn(hand=["light-fingers"], rival=["silver-balloon"], tickets=4)

    after = attacked(table, "light-fingers")

    assert after.stall("ann") == after.stall("bob") == []
    assert after.cards("prize discard") == ["silver-balloon"]


def test_fortune_teller_refunds_a_trick():
    table = a_turn(hand=["pickpocket", "brass-band"], stall=["fortune-teller"])

    after = play(table, "ann", "use fortune-teller", "pick brass-band")

    assert (after.hand("ann"), after.tickets("ann")) == (["pickpocket"], 3)


def test_toffee_apple_is_worth_three_tickets():
    assert play(a_turn("toffee-apple", "plush-shark"), "ann", "throw-at toffee-apple").tickets("ann") == 3


def test_hot_nuts_come_with_two_tricks():
    assert len(play(a_turn("hot-nuts", "plush-shark"), "ann", "throw-at hot-nuts").hand("ann")) == 2


@pytest.mark.parametrize("prize", ["giant-teddy", "plush-shark", "rubber-duck"])
def test_some_prizes_only_look_good(prize):
    after = play(a_turn(prize, "toffee-apple"), "ann", f"throw-at {prize}")

    assert (after.stall("ann"), after.tickets("ann"), after.hand("ann")) == ([prize], 0, [])


# ---- tricks -----------------------------------------------------------------------------------------------
def test_pickpocket_steals_three_tickets():
    table = (
        a_table(seats=3).with_shelf("giant-teddy").with_hand("ann", "pickpocket").with_tickets("cem", 4).on_turn("ann")
    )

    after = play(play(table, "ann", "play pickpocket", "seat cem"), "cem", "pass")

    assert (after.tickets("ann"), after.tickets("cem")) == (3, 1)


def test_butterfingers_lets_the_victim_choose_what_falls():
    table = a_turn(hand=["butterfingers"], rival=["rubber-duck", "giant-teddy"])

    after = attacked(table, "butterfingers", "pick rubber-duck")

    assert after.stall("bob") == ["giant-teddy"]


def test_butterfingers_costs_tickets_where_nothing_can_fall():
    table = a_turn(hand=["butterfingers"]).with_tickets("bob", 4)

    assert attacked(table, "butterfingers").tickets("bob") == 1


def test_light_fingers_take_a_prize_for_four_tickets():
    table = a_turn(hand=["light-fingers"], rival=["rubber-duck", "giant-teddy"], tickets=5)

    after = play(attacked(table, "light-fingers"), "ann", "pick giant-teddy")

    assert (after.stall("ann"), after.tickets("ann")) == (["giant-teddy"], 1)


def test_brass_band_takes_a_ticket_or_a_trick():
    table = a_turn(hand=["brass-band"]).with_tickets("bob", 2).with_hand("bob", "pickpocket", "showing-off")

    paid = attacked(table, "brass-band", "yes")
    refused_to = attacked(table, "brass-band", "no", "pick showing-off")

    assert (paid.tickets("ann"), paid.tickets("bob"), len(paid.hand("bob"))) == (1, 1, 2)
    assert (refused_to.tickets("ann"), refused_to.hand("bob")) == (0, ["pickpocket"])


def test_rubber_coconut_and_written_complaint_only_wait():
    table = a_turn(hand=["rubber-coconut", "written-complaint"])

    assert table.offered("ann") == ["throw-at giant-teddy", "throw-at plush-shark"]


def test_free_samples_are_tricks_or_floss():
    table = a_turn(hand=["free-samples"])

    assert len(play(table, "ann", "play free-samples", "branch 0").hand("ann")) == 2
    assert play(table, "ann", "play free-samples", "branch 1").floss("ann") == 1


def test_showing_off_pays_for_each_prize():
    table = a_turn(hand=["showing-off"], stall=["rubber-duck", "giant-teddy"])

    assert play(table, "ann", "play showing-off").tickets("ann") == 3


def test_stocktaking_clears_the_shelf_for_tickets():
    table = a_turn("hot-nuts", "rubber-duck", "giant-teddy", hand=["stocktaking"])

    after = play(table, "ann", "play stocktaking", "pick hot-nuts", "pick rubber-duck", "done")

    assert sorted(after.cards("prize discard")) == ["hot-nuts", "rubber-duck"]
    assert "giant-teddy" in after.cards("shelf")
    assert (len(after.cards("shelf")), after.tickets("ann")) == (3, 2)


# ---- the pack ---------------------------------------------------------------------------------------------
def test_every_card_has_a_story():
    stories = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))

    assert [card.id for card in CARDS if f'"{card.id}"' not in stories and f" {card.id}" not in stories] == []


def test_the_box_holds_26_prizes_and_24_tricks():
    kinds = [card.kind for card in CARDS for _ in range(card.copies)]

    assert (kinds.count("prize"), kinds.count("trick")) == (26, 24)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_is_named_and_has_its_joke_in_both_languages(card):
    assert card.flavour is not None
    assert all(any("а" <= letter <= "я" for letter in text.lower()) for text in (card.name.ru, card.flavour.ru))
