from midway.titles.unfair.prospects import (
    coins_worth,
    figures_of,
    incomes_left,
    plan_worth,
    prospect_of,
    worth_of_a_coin,
)
from tests.titles.unfair.packs.real import printed
from tests.titles.unfair.parks import a_table, attraction, staff, upgrade
from tests.titles.unfair.words import says


def test_coins_are_worth_more_while_there_is_time_to_spend_them():
    assert coins_worth(10, 6) > coins_worth(10, 1) > coins_worth(10, 0) == 500
    assert worth_of_a_coin(6) > worth_of_a_coin(0) == 50


def test_coins_nobody_will_spend_are_worth_what_they_score():
    assert coins_worth(200, 6) - coins_worth(199, 6) == 50


def test_income_counts_down_to_the_last_guests_step():
    table = a_table(seats=2).on_turn("ann")
    assert incomes_left(table.s) == 8


def test_dearer_card_of_the_same_stars_promises_less():
    table = a_table(seats=2).with_hand(
        "ann", attraction("cheap", stars=2, price=4), attraction("dear", stars=2, price=9)
    )
    s = table.on_turn("ann").s

    assert prospect_of(s, 0, table.card("cheap")) > prospect_of(s, 0, table.card("dear"))


def test_upgrade_without_a_place_promises_less_than_one_with_a_place():
    alone = a_table(seats=2).with_hand("ann", upgrade("slide", stars=1, price=2)).on_turn("ann")
    hosted = (
        a_table(seats=2)
        .with_hand("ann", upgrade("slide", stars=1, price=2))
        .with_park("ann", attraction("flume", stars=1))
        .on_turn("ann")
    )

    assert prospect_of(hosted.s, 0, hosted.card("slide")) > prospect_of(alone.s, 0, alone.card("slide"))


def test_income_is_read_off_the_text():
    table = (
        a_table(seats=2)
        .with_park("ann", staff("seller", text=says("Guests step: Gain 2 coins.")), staff("idler"))
        .on_turn("ann")
    )

    assert figures_of(table.s).income[table.card("seller")] == 2
    assert figures_of(table.s).income[table.card("idler")] == 0


def plan_at(shelf: str, left: int, *park: str) -> tuple[int, int]:
    """How many steps a plan of the shelf is away from a park, and what it is worth."""
    table = a_table(seats=2).with_blueprints("ann", printed(shelf)).with_park("ann", *[printed(card) for card in park])
    s = table.on_turn("ann").s
    card = table.card(shelf.split("/")[1])
    return figures_of(s).missing(s, 0, card), int(plan_worth(s, card, left, figures_of(s).known.rows(s, 0)))


def test_plan_gains_with_every_step_towards_it():
    bare = plan_at("pirate/shore-leave", 4)
    begun = plan_at("pirate/shore-leave", 4, "pirate/drunken-anchor")
    done = plan_at("pirate/shore-leave", 4, "pirate/drunken-anchor", "pirate/first-mate", "pirate/sea-dog")

    assert (bare[0], begun[0], done[0]) == (6, 4, 0)
    assert bare[1] < begun[1] < done[1] == 1600


def test_plan_out_of_time_costs_its_penalty():
    assert plan_at("pirate/shore-leave", 0)[1] == -1000
