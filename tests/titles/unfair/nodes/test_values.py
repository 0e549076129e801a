"""Values that hold while a card is in play."""

from midway.titles.unfair import park, placement
from midway.titles.unfair.schema import BESIDE
from tests.testkit.rules import rule
from tests.titles.unfair.nodes.fair import a_card, a_fair, card, close

SIGN = a_card("upgrade", "sign", "feature upgrade", says="Your park has 4 more stars.")
INN = a_card("attraction", "inn", "hotel", says="Your park has 3 more guest capacity.")
CARPENTER = a_card("staff", "carpenter", says="Feature upgrades cost you 2 coins less.")


def test_a_park_has_more_stars_while_the_card_is_in_play():
    fair = a_fair(SIGN, ann=["coaster sign"])

    assert park.star_total(fair, 0) == 1 + 3 + 1 + 4


@rule("UNF-CLOSE-03")
def test_a_closed_card_adds_nothing():
    fair = a_fair(INN, ann=["inn"])

    assert park.capacity(fair, 0) == 18
    close(fair, "inn")
    assert park.capacity(fair, 0) == 15


@rule("UNF-CLOSE-04", "UNF-INTERP-04")
def test_upgrades_on_a_closed_attraction_go_on_working():
    lobby = a_card("upgrade", "lobby", "feature upgrade", says="Your park has 2 more guest capacity.")
    fair = a_fair(lobby, ann=["coaster lobby"])
    close(fair, "coaster")

    assert park.capacity(fair, 0) == 17


def test_a_discount_is_for_its_owner_and_its_kind_of_card():
    fair = a_fair(CARPENTER, ann=["carpenter"])

    assert placement.build_price(fair, 0, card(fair, "flag")) == 5
    assert placement.build_price(fair, 0, card(fair, "toilets")) == 4
    assert placement.build_price(fair, 1, card(fair, "flag")) == 7


@rule("UNF-INTERP-59")
def test_half_price_comes_after_all_discounts():
    sale = a_card("staff", "sale", says="Feature upgrades cost you half price.")
    fair = a_fair(CARPENTER, sale, ann=["sale", "carpenter"])

    assert placement.build_price(fair, 0, card(fair, "flag")) == 3


def test_a_card_is_worth_more_for_each_of_some_things():
    drill = a_card(
        "attraction",
        "drill",
        "sideshow",
        says="This attraction has 1 more star for each feature upgrade on this attraction.",
    )
    fair = a_fair(drill, ann=["drill flag tunnel toilets", "coaster cannon"])

    assert park.stars(fair, card(fair, "drill")) == 3
    assert park.stars(fair, card(fair, "coaster")) == 3


def test_more_attractions_may_be_built_where_a_card_makes_room():
    permit = a_card("staff", "planner", says="Your park may have 1 more attraction.")
    fair = a_fair(permit, ann=["planner"])

    assert park.attraction_limit(fair, 0) == 6


def test_the_hand_limit_and_the_guests_coins_are_values_too():
    band = a_card("staff", "band", says="Each guest pays 1 more coin.")
    fair = a_fair(band, ann=["guard", "band"])

    assert park.hand_limit(fair, 0) == 7
    assert park.coins_a_guest(fair, 0) == 2
    assert park.coins_a_guest(fair, 1) == 1


def test_a_park_is_worth_more_for_each_of_some_things_as_they_come_and_go():
    opera = a_card(
        "attraction", "opera", "theatre", says="Your park has 2 more stars for each staff member in your park."
    )
    fair = a_fair(opera, ann=["opera", "guide"])
    assert park.star_total(fair, 0) == 1 + 1 + 1 + 2

    fair.move(card(fair, "guard"), fair.zone(0, BESIDE))

    assert park.star_total(fair, 0) == 1 + 1 + 2 + 4
    close(fair, "opera")
    assert park.star_total(fair, 0) == 1 + 2


def test_fewer_stars_and_more_capacity_can_be_counted_too():
    pit = a_card("attraction", "pit", "sideshow", says="Your park has 1 fewer star for each ride in your park.")
    dorm = a_card(
        "attraction", "dorm", "hotel", says="Your park has 2 more guest capacity for each hotel in your park."
    )
    fair = a_fair(pit, dorm, ann=["pit", "dorm", "coaster"])

    assert park.star_total(fair, 0) == 1 + 1 + 1 + 3 - 1
    assert park.capacity(fair, 0) == 17
