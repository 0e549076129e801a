"""Mesmerised staff: whom they serve, and with what."""

import pytest

from midway.kernel.nodes.flow import Seq
from midway.kernel.schema import EVERYBODY
from midway.titles.unfair.changes import move_beside
from midway.titles.unfair.cleanup_step import DiscardPinned, ReopenAll, cleanup
from midway.titles.unfair.explain import stars_of_park, total
from midway.titles.unfair.guests_step import CountIncome, GuestsCome
from midway.titles.unfair.happenings import MESMERISED
from midway.titles.unfair.mesmerism import is_mesmerised, works_for
from midway.titles.unfair.moments import Moment
from midway.titles.unfair.park import attraction_limit, capacity
from midway.titles.unfair.placement import permanent_stars
from midway.titles.unfair.scoring import score_by_source
from midway.titles.unfair.texts import Section
from tests.testkit.rules import rule
from tests.titles.unfair.items import overview
from tests.titles.unfair.nodes.fair import language
from tests.titles.unfair.parks import a_table, attraction, event, plan, refused, staff
from tests.titles.unfair.words import gain, says, stops

NIGHT = overview("night", says("Mesmerised staff members serve the player who mesmerised them until the Cleanup step."))
GIFT = event("gift", gain(1))


def by_night(*park, seats=2):
    """Bob's staff, and somebody who can still do something in the Events step."""
    return a_table(seats=seats).with_overview(NIGHT).with_park("bob", *park).with_hand("bob", GIFT)


def clown(text=None, **lies):
    return staff("clown", text=says(text) if text else None, **{"stars": 2, "serves": "ann", **lies})


# ---- whom they serve -------------------------------------------------------------------------------------------
@rule("UNF-VAMP-02", "AC-152")
def test_stars_and_tickets_are_the_mesmerisers():
    table = by_night(clown("Guests step: Gain 1 coin.")).on_turn("ann")

    table.run(Seq((GuestsCome(), Moment("guests step"), CountIncome())))

    assert (table.coins("ann"), table.coins("bob")) == (20 + 3 + 1, 20 + 1)  # each gate has a star


@rule("UNF-VAMP-02")
def test_all_that_is_told_of_stars_adds_up():
    table = by_night(clown(), staff("guide", stars=1)).on_turn("ann")

    assert [total(stars_of_park(table.s, seat)) for seat in (0, 1)] == [table.stars("ann"), table.stars("bob")]
    assert (table.stars("ann"), table.stars("bob")) == (3, 2)


@rule("UNF-VAMP-02")
@pytest.mark.parametrize(
    ("text", "of_ann", "of_bob"),
    [
        ("Your park has 3 more guest capacity.", 18, 15),
        ("Your park has 1 more guest capacity for each staff member in your park.", 15, 15),
    ],
)
def test_what_holds_holds_for_the_mesmeriser_whose_park_is_your_park(text, of_ann, of_bob):
    table = by_night(clown(text)).on_turn("ann")

    assert (capacity(table.s, 0), capacity(table.s, 1)) == (of_ann, of_bob)


@rule("UNF-VAMP-02")
def test_abilities_are_offered_to_the_mesmeriser_alone():
    table = by_night(clown("Once per Events step: Gain 2 coins.")).in_events("ann")

    table.choose("ann", "use clown 8")

    assert table.coins("ann") == 22
    refused(table, "bob", "use clown 8", because="UNF-VAMP-02")


@rule("UNF-VAMP-02")
def test_rules_that_wait_work_for_the_mesmeriser():
    table = by_night(clown("After you use the Loose Change action, gain 5 coins.")).on_turn("ann")

    table.choose("ann", "loose-change")
    mine = table.coins("ann")
    table.choose("bob", "loose-change")

    assert (mine, table.coins("bob")) == (25, 20)


@rule("UNF-VAMP-02")
def test_the_mesmeriser_blocks_with_them():
    guard = staff("guard", text=stops("Intrusion"), serves="ann")
    raid = event("raid", says("Gain 1 coin."), says("Steal 3 coins from a competitor."), attack="Intrusion")
    table = by_night(guard).with_hand("bob", raid).in_events("ann").choose("ann", "pass")

    table.choose("bob", "play raid bottom")

    assert table.may("ann", "block guard")
    table.choose("ann", "block guard")
    assert table.coins("ann") == 20


@rule("UNF-VAMP-02")
def test_the_owner_cannot_block_with_them():
    guard = staff("guard", text=stops("Intrusion"), serves="ann")
    raid = event("raid", says("Gain 1 coin."), says("Steal 3 coins from a competitor."), attack="Intrusion")
    table = by_night(guard).with_hand("ann", raid).in_events("ann")

    table.choose("ann", "play raid bottom")

    assert not table.may("bob", "block guard")


# ---- what stays the owner's --------------------------------------------------------------------------------------
@rule("UNF-VAMP-03", "AC-152")
def test_points_and_blueprints_stay_the_owners():
    asks = plan("asks", language().read("Complete all items: a staff member.", Section))
    table = by_night(clown(points=6)).with_blueprints("bob", asks).on_turn("ann")

    assert score_by_source(table.s, 1)["blueprints"] == 20
    assert [score_by_source(table.s, seat)["staff"] for seat in (0, 1)] == [0, 6]


@rule("UNF-VAMP-03")
def test_the_owner_dismisses_and_counts_them():
    fire = event("fire", says("Gain 2 coins for each staff member in your park. Dismiss a staff member in your park."))
    table = by_night(clown()).with_hand("ann", fire).with_hand("bob", event("axe", fire.card.texts["top.text"].tree))

    table.in_events("ann").choose("ann", "play fire top").choose("bob", "play axe top")

    assert (table.coins("ann"), table.coins("bob"), table.owner("clown")) == (20, 22, "")


@rule("UNF-VAMP-03")
@pytest.mark.parametrize("text", [None, "Your park has 4 more stars."])
def test_the_five_stars_of_a_super_attraction_are_the_owners(text):
    lent = by_night(clown(text)).on_turn("ann")
    free = by_night(clown(text, serves="")).on_turn("ann")

    assert [permanent_stars(lent.s, seat) for seat in (0, 1)] == [permanent_stars(free.s, seat) for seat in (0, 1)]
    assert permanent_stars(lent.s, 1) == (3 if text is None else 7)


@rule("UNF-VAMP-03")
def test_room_in_the_park_stays_where_it_is():
    table = by_night(clown("Your park may have 1 more attraction.")).on_turn("ann")

    assert (attraction_limit(table.s, 0), attraction_limit(table.s, 1)) == (5, 6)


# ---- how often, and how long --------------------------------------------------------------------------------------
@rule("UNF-VAMP-04")
def test_what_was_used_for_one_is_used_for_both():
    charm = event("charm", says("Mesmerise a staff member in a competitor's park."))
    table = by_night(clown("Once per Events step: Gain 2 coins.", serves="")).with_hand("ann", charm)

    table.in_events("ann").choose("ann", "pass").choose("bob", "use clown 8").choose("ann", "play charm top")

    assert works_for(table.s, table.card("clown")) == 0
    table.choose("bob", "play gift top")
    refused(table, "ann", "use clown 8", because="UNF-ONCE-01")


@rule("UNF-VAMP-05")
def test_the_unavailable_serve_nobody():
    table = by_night(clown("Your park has 3 more guest capacity.", closed=True)).on_turn("ann")

    assert (table.stars("ann"), table.stars("bob")) == (1, 1)
    assert (capacity(table.s, 0), capacity(table.s, 1)) == (15, 15)


@rule("UNF-VAMP-05")
@pytest.mark.parametrize(("to", "served"), [(2, 0), (0, 0)])
def test_the_token_moves_along(to, served):
    table = by_night(clown(), seats=3).on_turn("ann")

    move_beside(table.s, 0, table.card("clown"), to)

    assert works_for(table.s, table.card("clown")) == served
    assert [table.stars(name) for name in ("ann", "bob", "cat")] == [3, 1, 1]


@rule("UNF-VAMP-06", "AC-153")
def test_tokens_are_gone_before_cleanup_abilities():
    table = by_night(clown("Cleanup step: Gain 3 coins.")).on_turn("ann")

    table.run(cleanup())

    assert (table.coins("ann"), table.coins("bob")) == (20, 23)


@rule("UNF-VAMP-06")
def test_they_wake_in_the_second_part():
    table = by_night(clown()).on_turn("ann")

    table.run(DiscardPinned())
    assert is_mesmerised(table.s, table.card("clown"))
    table.run(ReopenAll())
    assert not is_mesmerised(table.s, table.card("clown"))


@rule("UNF-VAMP-07")
def test_there_are_tokens_for_everybody():
    crowd = [staff(f"clown-{n}", stars=1, serves="ann") for n in range(18)]
    charm = event("charm", says("Mesmerise each staff member in a competitor's park."))
    table = by_night(*crowd, staff("last", stars=1)).with_hand("ann", charm).in_events("ann")

    table.choose("ann", "play charm top")

    assert (table.stars("ann"), table.stars("bob")) == (20, 1)


# ---- at the table --------------------------------------------------------------------------------------------------
def test_a_token_does_not_outlast_its_staff_member():
    fire = event("fire", says("Dismiss a staff member in a competitor's park."))
    table = by_night(clown()).with_hand("ann", fire).in_events("ann")

    table.choose("ann", "play fire top")

    assert not is_mesmerised(table.s, table.card("clown"))


def test_the_table_is_told():
    charm = event("charm", says("Mesmerise a staff member in a competitor's park."))
    table = by_night(clown(serves="")).with_hand("ann", charm).in_events("ann")

    table.choose("ann", "play charm top")

    fact = next(fact for fact in table.facts.all if fact.kind == MESMERISED)
    assert fact.seen == EVERYBODY
    message = table.game.title.narrate(table.s, fact)
    assert message is not None
    assert message.key == "log-mesmerises"


def test_other_cards_are_as_they_were():
    table = by_night(attraction("hall", stars=2), clown(serves="")).on_turn("ann")

    assert (table.stars("ann"), table.stars("bob")) == (1, 5)


@rule("UNF-GC-13")
def test_under_world_peace_nobody_is_mesmerised():
    charm = event("charm", says("Mesmerise a staff member in a competitor's park. Gain 2 coins."))
    table = a_table(game_changers="world-peace").with_overview(NIGHT).with_park("bob", clown(serves=""))

    table.with_hand("ann", charm).in_events("ann").choose("ann", "play charm top")

    assert (works_for(table.s, table.card("clown")), table.coins("ann")) == (1, 22)
