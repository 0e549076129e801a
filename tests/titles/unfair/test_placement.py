"""What may be built where, and for how much."""

from dataclasses import replace

import pytest

from midway.kernel.nodes.flow import EachSeatInTurn, Seq
from midway.titles.unfair.cleanup_step import EndRound
from midway.titles.unfair.events_step import ApplyCity, PlayEvents, RevealCity
from midway.titles.unfair.park_step import TakeAction
from midway.titles.unfair.placement import build_price
from tests.testkit.rules import rule
from tests.titles.unfair.nodes import fair
from tests.titles.unfair.parks import a_table, attraction, city, event, refused, resource, staff, upgrade, wonder
from tests.titles.unfair.words import gain, says


@rule("UNF-UPG-07")
def test_an_attraction_carries_as_many_upgrades_as_one_likes():
    tower = attraction("tower", upgrades=[upgrade(f"up-{n}") for n in range(23)])
    table = a_table().with_park("ann", tower).with_hand("ann", upgrade("one-more"), upgrade("and-another"))
    table.with_coins("ann", 30).on_turn("ann")

    table.choose("ann", "build one-more").choose("bob", "loose-change").choose("ann", "build and-another")

    assert table.size("tower") == 26


def test_what_the_table_has_no_room_for_is_refused():
    tower = attraction("tower", upgrades=[upgrade(f"up-{n}") for n in range(25)])
    table = a_table().with_park("ann", tower).with_hand("ann", upgrade("one-more")).on_turn("ann")

    refused(table, "ann", "build one-more", because="UNF-UPG-08")


# ---- the 5 stars of a super attraction -----------------------------------------------------------------------------
def starry(item, **stars):
    """An Event card with stars printed on a half: bottom=3."""
    numbers = {f"{half}.stars": n for half, n in stars.items()}
    return replace(item, card=replace(item.card, numbers=numbers))


def with_a_super(stars: int):
    """Ann's park has one star at the gate and so many on an attraction; she may want a super attraction."""
    return a_table().with_park("ann", attraction("hut", stars=stars)).with_showcase("ann", wonder("volcano", price=9))


@rule("UNF-SHOW-02")
def test_five_stars_are_enough_for_a_super_attraction():
    with_a_super(4).on_turn("ann").choose("ann", "build volcano", "space 2")

    refused(with_a_super(3).on_turn("ann"), "ann", "build volcano", because="UNF-SHOW-02")


@rule("UNF-PIN-05", "UNF-PIN-06", "UNF-SHOW-04", "AC-046")
def test_stars_on_a_pinned_card_draw_guests_and_do_not_help_to_five():
    parade = starry(event("parade", bottom=gain(1), pin=True), bottom=3)
    table = with_a_super(3).with_hand("ann", parade).in_events("ann")

    table.choose("ann", "play parade bottom")

    assert table.stars("ann") == 4 + 3
    refused(table, "ann", "build volcano", because="UNF-SHOW-02")


@rule("UNF-SHOW-04", "AC-078")
def test_stars_that_events_and_the_city_promise_do_not_help_either():
    fame = event("fame", says("Your park has 2 more stars this round."))
    festival = city("festival", says("Your park has 2 more stars this round."), stars=2)
    table = with_a_super(3).with_next_city(festival).with_hand("ann", fame).in_events("ann")

    table.run(Seq((EndRound(), RevealCity(), EachSeatInTurn(ApplyCity()), PlayEvents(), TakeAction())))
    table.choose("ann", "play fame top")
    while not table.may("ann", "loose-change"):
        table.choose(table.awaits()[0], "pass")

    assert table.stars("ann") == 4 + 2 + 2 + 2
    refused(table, "ann", "build volcano", because="UNF-SHOW-02")


@rule("UNF-SHOW-04", "UNF-SHOW-05")
def test_stars_that_a_card_of_the_park_promises_help():
    sign = resource("sign", stars=0, text=says("Your park has 2 more stars."))
    table = with_a_super(2).with_park("ann", sign).on_turn("ann")

    assert table.may("ann", "build volcano")


# ---- prices --------------------------------------------------------------------------------------------------------
CHEAP = staff("bargain", text=says("Attractions cost you 2 coins less."))
HALF = staff("halver", text=says("Attractions cost you half price."))


@rule("UNF-CARD-10", "UNF-INTERP-59", "AC-159")
@pytest.mark.parametrize("order", [(CHEAP, HALF), (HALF, CHEAP)], ids=["less first", "half first"])
def test_the_price_is_what_all_active_cards_make_of_it_whichever_came_first(order):
    table = a_table().with_park("ann", *order).with_hand("ann", attraction("mill", price=9)).on_turn("ann")

    table.choose("ann", "build mill", "space 1")

    assert table.coins("ann") == 20 - 4


@rule("UNF-CARD-10")
def test_what_is_unavailable_or_anothers_changes_no_price():
    table = a_table().with_park("ann", replace(CHEAP, closed=True)).with_park("bob", HALF)
    table.with_hand("ann", attraction("mill", price=9)).on_turn("ann")

    assert build_price(table.s, 0, table.card("mill")) == 9


@rule("UNF-CARD-10")
def test_a_price_does_not_fall_below_nothing():
    table = a_table().with_park("ann", CHEAP).with_hand("ann", attraction("hut", price=1)).on_turn("ann")

    assert build_price(table.s, 0, table.card("hut")) == 0


# ---- suitable places ---------------------------------------------------------------------------------------------
POLE = fair.a_card("upgrade", "pole", "theme upgrade", says="You cannot build upgrades onto this attraction.")


@rule("UNF-UPG-09", "UNF-UPG-08")
@pytest.mark.parametrize(
    ("words", "picks"),
    [
        ("Build an upgrade from your hand for free.", []),
        ("Build an upgrade from your hand onto an attraction for free.", ["pick diner"]),
    ],
)
def test_no_place_is_suitable_that_breaks_a_rule_in_force(words, picks):
    """Neither under a ban, nor on a strip, nor beside its namesake: only the diner is left."""
    table = fair.a_fair(POLE, ann=["coaster pole", "meadow", "theatre", "diner"], ann_holds="flag")

    assert fair.stands(fair.run(table, words, *picks))[-1] == "diner flag"


@rule("UNF-UPG-09", "UNF-MOVE-05")
def test_nor_is_it_for_what_moves_there():
    table = fair.a_fair(POLE, ann=["drop flag", "coaster pole", "meadow", "theatre", "diner"])

    after = fair.run(table, "Move a feature upgrade in your park to another suitable attraction in your park.")

    assert fair.stands(after)[-1] == "diner flag"
