"""Who is asked about an event, with which cards it is stopped or answered, and what that keeps from harm."""

from midway.kernel.nodes.flow import EachSeatInTurn, Seq
from midway.titles.unfair.events_step import ApplyCity, DrawEvents, RevealCity
from midway.titles.unfair.rounds import a_step
from midway.titles.unfair.schema import EVENT_DECK, EVENTS
from tests.testkit.rules import rule
from tests.titles.unfair.parks import a_table, attraction, city, event, refused, staff, upgrade
from tests.titles.unfair.words import all_lose, answers, at, boxes, gain, pay, says, steal, stops, you_lose

GUARDS = event("guards", gain(1), stops("Intrusion"))
FRIENDS = event("friends", gain(1), stops("Injunction"))


def a_theft(n=5, attack="Injunction", seats=2):
    """Ann holds an attack that steals coins."""
    return a_table(seats=seats).with_hand("ann", event("theft", gain(1), steal(n), attack=attack))


@rule("UNF-BLOCK-01", "UNF-BLOCK-03", "UNF-BLOCK-04", "AC-014")
def test_a_matching_card_stops_an_attack():
    table = a_theft().with_hand("bob", FRIENDS).in_events("ann")

    table.choose("ann", "play theft bottom").choose("bob", "block friends")

    assert table.coins("bob") == 20
    assert table.zone_of("friends") == "Event discard"


@rule("UNF-BLOCK-04", "UNF-EVENTS-05", "AC-014")
def test_a_blocked_review_board_demolishes_nothing_and_costs_the_blocker_no_turn():
    board = event("board", gain(1), says("Demolish a feature upgrade in a competitor's park."), attack="Injunction")
    table = a_table().with_hand("ann", board).with_park("bob", attraction("hut", upgrades=[upgrade("lamp")]))
    table.with_hand("bob", FRIENDS, event("gift", gain(1))).in_events("ann")

    table.choose("ann", "play board bottom").choose("bob", "block friends")

    assert (table.owner("lamp"), table.zone_of("friends")) == ("bob", "Event discard")
    assert table.awaits() == ["bob"]
    assert table.may("bob", "play gift top")


@rule("UNF-BLOCK-05", "AC-015", "AC-016")
def test_a_card_against_another_attack_does_not():
    table = a_theft().with_hand("bob", GUARDS, FRIENDS).in_events("ann")

    table.choose("ann", "play theft bottom")

    refused(table, "bob", "block guards", because="UNF-BLOCK-05")
    assert table.may("bob", "block friends")


@rule("UNF-BLOCK-20", "AC-161")
def test_who_is_aimed_at_is_asked_whatever_they_hold():
    table = a_theft().with_hand("ann", FRIENDS).in_events("ann")

    table.choose("ann", "play theft bottom")

    assert table.awaits() == ["bob"]
    assert "pass" in table.options_of("bob")


@rule("UNF-BLOCK-12", "UNF-EVENTS-13")
def test_the_victim_is_named_before_anybody_blocks():
    table = a_theft(seats=3).with_hand("cat", FRIENDS).in_events("ann")

    table.choose("ann", "play theft bottom")
    assert table.awaits() == ["ann"]
    table.choose("ann", "seat seat2")

    assert table.awaits() == ["cat"]


@rule("UNF-BLOCK-02", "UNF-BLOCK-11", "UNF-BLOCK-18")
def test_the_others_are_touched_all_the_same():
    raid = event("raid", gain(1), all_lose(3), attack="Intrusion")
    table = a_table(seats=3).with_hand("ann", raid).with_hand("bob", GUARDS).in_events("ann")

    table.choose("ann", "play raid bottom").choose("bob", "block guards").choose("cat", "pass")

    assert [table.coins(name) for name in ("ann", "bob", "cat")] == [23, 20, 17]


@rule("UNF-BLOCK-01", "UNF-BLOCK-13")
def test_a_block_keeps_off_what_would_hold_all_round():
    writ = says("Choose a competitor. Their park has 3 fewer stars this round. Gain 2 coins.")
    table = a_table().with_hand("ann", event("writ", gain(1), writ, attack="Injunction")).with_hand("bob", FRIENDS)
    table.with_park("bob", attraction("hut", stars=4)).in_events("ann")

    table.choose("ann", "play writ bottom").choose("bob", "block friends")

    assert (table.stars("bob"), table.coins("ann")) == (1 + 4, 22)


@rule("UNF-BLOCK-10")
def test_what_a_blocked_event_cost_stays_paid():
    bribe = event("bribe", gain(1), steal(5), attack="Injunction", cost=pay(4))
    table = a_table().with_hand("ann", bribe).with_hand("bob", FRIENDS).in_events("ann")

    table.choose("ann", "play bribe bottom").choose("bob", "block friends")

    assert (table.coins("ann"), table.coins("bob")) == (16, 20)


@rule("UNF-BLOCK-11")
def test_those_concerned_are_asked_in_turn_order_and_the_owner_never():
    raid = event("raid", gain(1), all_lose(3), attack="Injunction")
    table = a_table(seats=4).with_hand("cat", raid, FRIENDS).in_events("bob")  # bob leads the round
    table.choose("bob", "pass")
    asked: list[str] = []

    table.choose("cat", "play raid bottom")
    while table.awaits() and "pass" in table.options_of(table.awaits()[0]) and len(asked) < 3:
        asked += table.awaits()
        table.choose(asked[-1], "pass")

    assert asked == ["bob", "dan", "ann"]


@rule("UNF-BLOCK-15")
def test_one_block_is_enough():
    other = event("guards-2", gain(1), stops("Intrusion"))
    table = a_theft(attack="Intrusion").with_hand("bob", GUARDS, other).in_events("ann")

    table.choose("ann", "play theft bottom").choose("bob", "block guards")

    assert "guards-2" in table.hand("bob")


@rule("UNF-BLOCK-07", "UNF-EVENTS-09", "AC-140")
def test_an_ability_of_a_card_is_blocked_like_a_card():
    thug = staff("thug", attack="Intrusion", text=at("events step", steal(5)))
    table = a_table().with_park("ann", thug).with_hand("bob", GUARDS).in_events("ann")

    table.choose("ann", "use thug 8").choose("bob", "block guards")

    assert table.coins("bob") == 20
    assert table.zone_of("guards") == "Event discard"


@rule("UNF-BLOCK-05", "UNF-EVENTS-10")
def test_a_card_of_the_park_blocks_and_stays():
    table = a_theft(attack="Intrusion").with_park("bob", staff("bouncer", text=stops("Intrusion"))).in_events("ann")

    table.choose("ann", "play theft bottom").choose("bob", "block bouncer")

    assert (table.coins("bob"), table.owner("bouncer")) == (20, "bob")


@rule("UNF-EVENTS-11", "UNF-INTERP-02")
def test_a_closed_card_blocks_nothing():
    park = [attraction("tower", closed=True, text=stops("Intrusion"))]
    table = a_theft(attack="Intrusion").with_park("bob", *park).in_events("ann")

    table.choose("ann", "play theft bottom")

    assert table.options_of("bob")[0] == "pass"
    assert not table.may("bob", "block tower")


@rule("UNF-BLOCK-17")
def test_an_untyped_event_yields_only_to_what_blocks_any_event():
    table = a_table().with_hand("ann", event("theft", steal(5))).with_hand("bob", GUARDS, event("shield", stops()))

    table.in_events("ann").choose("ann", "play theft top")

    assert table.may("bob", "block shield")
    assert not table.may("bob", "block guards")


@rule("UNF-EVENTS-20", "AC-135")
def test_a_block_does_not_break_the_row_of_passes():
    table = a_table(seats=3).with_hand("ann", event("gift", gain(1)))
    table.with_hand("bob", event("theft", gain(1), steal(5), attack="Intrusion")).with_hand("cat", GUARDS, FRIENDS)
    table.in_events("ann")

    table.choose("ann", "pass").choose("bob", "play theft bottom", "seat seat2").choose("cat", "block guards")
    table.choose("cat", "pass").choose("ann", "pass")  # bob has no event left, so he passes

    assert table.may("ann", "loose-change")


@rule("UNF-EVENTS-18", "UNF-EVENTS-19", "AC-017")
def test_who_was_really_touched_may_answer():
    table = a_theft().with_hand("bob", event("karma", gain(1), answers(6))).in_events("ann")

    table.choose("ann", "play theft bottom").choose("bob", "react karma")

    assert table.coins("bob") == 20 - 5 + 6


@rule("UNF-BLOCK-16", "UNF-EVENTS-28", "AC-017")
def test_who_blocked_was_not_touched():
    table = a_theft().with_hand("bob", FRIENDS, event("karma", gain(1), answers(6))).in_events("ann")

    table.choose("ann", "play theft bottom").choose("bob", "block friends")

    assert "karma" in table.hand("bob")
    assert not table.may("bob", "react karma")


@rule("UNF-BLOCK-13", "UNF-BLOCK-21")
def test_a_block_holds_for_what_a_pinned_card_does_later():
    trap = event("trap", gain(1), boxes(steal(1), at("guests step", all_lose(4))), attack="Intrusion", pin=True)
    table = a_table().with_hand("ann", trap).with_hand("bob", GUARDS).in_events("ann")

    table.choose("ann", "play trap bottom").choose("bob", "block guards")
    for _ in range(3):
        table.choose("ann", "draw park", "done").choose("bob", "draw park", "done")

    assert table.coins("bob") == 21


# ---- when, and what -------------------------------------------------------------------------------------------
SPY = staff("spy", text=says("At the start of the Events step, steal 3 coins from a competitor."), attack="Intrusion")
AMBUSH = staff("ambush", text=says("After a competitor demolishes a card in their park, steal 4 coins from them."))


@rule("UNF-BLOCK-09", "UNF-EVENTS-01")
def test_what_the_start_of_the_events_step_brings_can_be_blocked_before_anybody_draws():
    table = a_table().with_park("ann", SPY).with_hand("bob", GUARDS).in_events("ann")
    undrawn = table.s.count(EVENT_DECK)

    table.run(a_step(EVENTS, DrawEvents()))
    assert (table.awaits(), table.s.count(EVENT_DECK)) == (["bob"], undrawn)
    table.choose("bob", "block guards")

    assert (table.coins("ann"), table.coins("bob")) == (20, 20)
    assert table.s.count(EVENT_DECK) == undrawn - 2


@rule("UNF-BLOCK-09", "UNF-BLOCK-06", "UNF-CITY-08")
def test_the_city_is_blocked_in_its_own_section():
    plague = city("plague", you_lose(6), attack="Inspection")
    shield = event("certificate", gain(1), stops("Inspection"))
    table = a_table().with_hand("ann", shield, GUARDS).with_next_city(plague).in_events("ann")

    table.run(Seq((RevealCity(), EachSeatInTurn(ApplyCity()))))
    assert not table.may("ann", "block guards")
    table.choose("ann", "block certificate").choose("bob", "pass")

    assert (table.coins("ann"), table.coins("bob")) == (20, 14)


@rule("UNF-EVENTS-09")
def test_what_an_event_sets_off_on_another_card_is_an_event_too():
    table = a_table().with_park("ann", AMBUSH).with_park("bob", attraction("hut"))
    table.with_hand(
        "bob", event("sale", says("Demolish an attraction in your park.")), event("shield", gain(1), stops())
    )
    table.in_events("ann").choose("ann", "pass")

    table.choose("bob", "play sale top").choose("bob", "block shield")

    assert table.coins("bob") == 20


@rule("UNF-EVENTS-09")
def test_outside_the_events_step_nobody_blocks_it():
    table = a_table().with_park("ann", AMBUSH).with_park("bob", attraction("hut"))
    table.with_hand("bob", event("shield", gain(1), stops())).on_turn("bob")

    table.choose("bob", "demolish hut")

    assert table.coins("bob") == 16


@rule("UNF-BLOCK-20", "UNF-BLOCK-03")
def test_a_text_about_any_park_is_blocked_before_it_works():
    storm = event("storm", gain(1), says("Close each theatre in any park."), attack="Intrusion")
    table = a_table().with_park("bob", attraction("hut")).with_hand("ann", storm).with_hand("bob", GUARDS)
    table.in_events("ann")

    table.choose("ann", "play storm bottom").choose("bob", "block guards")

    assert not table.has_closed("hut")


@rule("UNF-BLOCK-20")
def test_a_text_that_only_counts_what_others_have_asks_nobody():
    envy = event("envy", says("Gain 1 coin for each theatre in each competitor's park."), attack="Intrusion")
    table = a_table().with_park("bob", attraction("hut")).with_hand("ann", envy).with_hand("bob", GUARDS)
    table.in_events("ann")

    table.choose("ann", "play envy top")

    assert table.coins("ann") == 21
    assert not table.may("bob", "block guards")


@rule("UNF-BLOCK-14")
def test_nobody_blocks_a_block():
    table = a_theft(attack="Intrusion").with_hand("ann", event("shield", gain(1), stops())).with_hand("bob", GUARDS)
    table.in_events("ann").choose("ann", "play theft bottom")

    table.choose("bob", "block guards")

    assert not table.may("ann", "block shield")
    assert (table.coins("bob"), table.zone_of("guards")) == (20, "Event discard")


@rule("UNF-BLOCK-19")
def test_who_is_picked_only_when_the_dice_lie_is_asked_then():
    hit = "Roll two dice. If the result is at least 2, steal 5 coins from a competitor."
    table = a_table(seats=3).with_hand("ann", event("hit", gain(1), says(hit), attack="Intrusion"))
    table.with_hand("cat", GUARDS).in_events("ann")

    table.choose("ann", "play hit bottom")
    assert table.awaits() == ["ann"]  # nobody has been asked whether to block
    table.choose("ann", "seat seat2")
    assert (table.awaits(), table.coins("cat")) == (["cat"], 20)
    table.choose("cat", "block guards")

    assert [table.coins(name) for name in ("ann", "bob", "cat")] == [20, 20, 20]


@rule("UNF-EVENTS-12")
def test_the_type_of_the_half_that_is_played_is_what_can_be_blocked():
    half = event("raid", steal(5), steal(5), attack="Intrusion")  # the bottom half
    table = a_table().with_hand("ann", half).with_hand("bob", GUARDS).in_events("ann")

    table.choose("ann", "play raid top")

    assert not table.may("bob", "block guards")
    assert table.coins("bob") == 15


@rule("UNF-INTERP-54", "UNF-EVENTS-17")
def test_an_answer_is_an_event_that_can_be_blocked():
    revenge = "After an event of a competitor affects you, you may play this card from your hand to steal 7 coins from "
    back = event("revenge", gain(1), says(revenge + "that competitor."), attack="Injunction")
    table = a_theft(attack="Intrusion").with_hand("ann", FRIENDS, GUARDS).with_hand("bob", back).in_events("ann")

    table.choose("ann", "play theft bottom").choose("bob", "pass", "react revenge")
    assert table.awaits() == ["ann"]
    assert not table.may("ann", "block guards")
    table.choose("ann", "block friends")

    assert (table.coins("ann"), table.coins("bob")) == (25, 15)
