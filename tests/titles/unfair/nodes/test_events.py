"""Blocks, answers and pinned cards."""

import pytest

from midway.kernel.nodes.flow import EachSeatInTurn, Seq
from midway.kernel.options import Options
from midway.kernel.state import restore
from midway.titles.unfair import blocking
from midway.titles.unfair.card_texts import attack_bit
from midway.titles.unfair.events_step import ApplyCity, RevealCity
from midway.titles.unfair.happenings import PLAYED
from midway.titles.unfair.printed import columns
from midway.titles.unfair.rounds import BeginStep
from midway.titles.unfair.schema import COINS, EVENT_PLAYED, EVENTS, FACE, PARK_DECK, TOP
from midway.titles.unfair.texts import Reacts
from tests.testkit.rules import rule
from tests.titles.unfair.nodes.fair import (
    a_card,
    a_fair,
    begin,
    card,
    coins,
    give,
    lies_in,
    offered,
    put,
    run_card,
    stands,
)
from tests.titles.unfair.parks import a_table, attraction, city, event, staff, upgrade
from tests.titles.unfair.words import gain, pay, says, steal, stops, you_lose

KARMA = a_card(
    "event",
    "karma",
    top="Gain 4 coins.",
    bottom="After an event of a competitor affects you, you may play this card from your hand to play that event "
    "against that competitor.",
)
RAID = a_card("event", "raid", top="Steal 5 coins from a competitor.", bottom="Gain 1 coin.")


@rule("UNF-EVENTS-21")
@pytest.mark.parametrize(
    ("text", "attacks"),
    [
        ("Block an Intrusion event.", ["Intrusion"]),
        ("You may block an Injunction or Inspection event.", ["Injunction", "Inspection"]),
        ("You may discard this card to block a Hacking event.", ["Hacking"]),
        ("You may discard this card from your hand to block an Intrusion event.", ["Intrusion"]),
    ],
)
def test_what_a_card_blocks_is_known(text, attacks):
    fair = a_fair(a_card("event", "shield", top="Gain 1 coin.", bottom=text))

    assert columns(fair).blocks[card(fair, "shield")] == sum(attack_bit(attack) for attack in attacks)


def test_a_half_that_only_blocks_is_no_turn():
    fair = a_fair()

    assert columns(fair).playable[card(fair, "trick")] == 1


def played_back(seats: int = 3):
    """Bob has robbed ann, who plays the event back."""
    fair = a_fair(KARMA, RAID, seats=seats)
    put(fair, "raid", EVENT_PLAYED)
    fair.set_word(card(fair, "raid"), FACE, TOP)
    answers = fair.game.rules_of(card(fair, "karma")).ongoing[0]
    assert isinstance(answers, Reacts)
    g = fair.begin(answers.answer(), 0, card(fair, "karma"))
    fair.set_them(g, 1)
    fair.set_mark(g, card(fair, "raid"))
    fair.run()
    return fair


@rule("UNF-EVENTS-19")
def test_an_event_that_is_played_back_hits_its_player_and_nobody_else():
    after = played_back()

    assert offered(after) == []
    assert [coins(after, seat) for seat in range(3)] == [25, 15, 20]


def test_a_pinned_card_lies_in_its_owners_park():
    fair = a_fair(
        a_card("event", "deal", top="Pin this card to your park. Your park has 4 more stars.", bottom="Gain 1 coin.")
    )
    put(fair, "deal", EVENT_PLAYED)

    after = run_card(fair, "deal", "top.text")

    assert lies_in(after, "deal") == "pinned of seat 0"


def test_a_played_event_asks_against_whom():
    asked = begin(a_fair(seats=3), "Steal 5 coins from a competitor.")

    assert offered(asked) == ["seat seat1", "seat seat2"]
    give(asked, "seat seat2")
    assert coins(asked, 2) == 15


@rule("UNF-INTERP-13")
def test_a_card_of_the_park_blocks_as_often_as_its_text_says():
    lawyer = a_card("staff", "lawyer", says="Once per Events step: You may block an Injunction event.")
    fair = a_fair(lawyer, ann=["lawyer"])
    offers = Options()
    blocking.offer_blocks_of(fair, 0, attack_bit("Injunction"), offers)
    assert offers.count() == 1

    blocking.spend(fair, 0, card(fair, "lawyer"))

    offers = Options()
    blocking.offer_blocks_of(fair, 0, attack_bit("Injunction"), offers)
    assert offers.count() == 0
    assert stands(fair) == ["lawyer"]


def test_a_card_that_is_discarded_to_block_is_gone():
    dog = a_card("resource", "dog", says="You may discard this card to block an Intrusion event.")
    fair = a_fair(dog, ann=["dog"])

    blocking.spend(fair, 0, card(fair, "dog"))

    assert stands(fair) == []


# ---- at a table ------------------------------------------------------------------------------------------------
BACK = (
    "After an event of a competitor affects you, you may play this card from your hand to play that event "
    "against that competitor."
)
MIRRORS = [event(f"mirror-{n}", gain(1), says(BACK)) for n in range(2)]
GUARDS = event("guards", gain(1), stops("Intrusion"))
LAWYER = event("lawyer", gain(1), stops("Injunction"))
THEMES = ("pirate", "robot", "ninja")


def themed(id_, many):
    """An attraction with so many themes on it."""
    return attraction(id_, upgrades=[upgrade(f"{id_}-{n}", "theme upgrade", theme=THEMES[n]) for n in range(many)])


def a_toll(seats=3):
    """Bob takes a coin for each of his three themes from ann, who has two."""
    toll = event(
        "toll", gain(1), says("Steal 1 coin from a competitor for each theme in your park."), attack="Intrusion"
    )
    table = a_table(seats=seats).with_hand("bob", toll).with_park("bob", themed("fort", 3))
    return table.with_park("ann", themed("hut", 2)).with_hand("ann", MIRRORS[0])


def coins_of(table):
    return [table.coins(name) for name in ("ann", "bob", "cat")[: table.seats]]


@rule("UNF-EVENTS-27", "UNF-EVENTS-28", "AC-160")
def test_a_copy_counts_in_the_copiers_park_and_aims_at_the_owner_who_may_block_it():
    table = a_toll().with_hand("bob", GUARDS, LAWYER).in_events("bob")

    table.choose("bob", "play toll bottom", "seat seat0").choose("ann", "pass", "react mirror-0")
    assert (coins_of(table), table.awaits()) == ([17, 23, 20], ["bob"])  # cat was never in question
    assert (table.may("bob", "block guards"), table.may("bob", "block lawyer")) == (True, False)
    table.choose("bob", "pass")

    assert coins_of(table) == [17 + 2, 23 - 2, 20]


@rule("UNF-EVENTS-28", "UNF-BLOCK-16")
def test_who_blocks_the_copy_is_spared_and_cannot_answer_it():
    table = a_toll().with_hand("bob", GUARDS, MIRRORS[1]).in_events("bob")

    table.choose("bob", "play toll bottom", "seat seat0").choose("ann", "pass", "react mirror-0")
    table.choose("bob", "block guards")

    assert coins_of(table) == [17, 23, 20]
    assert not table.may("bob", "react mirror-1")


@rule("UNF-EVENTS-28")
def test_who_answers_a_copy_plays_the_first_text_again():
    table = a_toll(2).with_hand("bob", MIRRORS[1], GUARDS).in_events("bob")

    table.choose("bob", "play toll bottom").choose("ann", "pass", "react mirror-0")
    table.choose("bob", "pass", "react mirror-1").choose("ann", "pass")

    assert coins_of(table) == [20 - 3 + 2 - 3, 20 + 3 - 2 + 3]


@rule("UNF-EVENTS-27")
def test_an_extra_cost_is_not_paid_for_a_copy():
    bribe = event("bribe", gain(1), steal(5), attack="Intrusion", cost=pay(4))
    table = a_table().with_hand("bob", bribe).with_hand("ann", MIRRORS[0]).in_events("bob")

    table.choose("bob", "play bribe bottom").choose("ann", "react mirror-0")

    assert coins_of(table) == [20 - 5 + 5, 20 - 4 + 5 - 5]


@rule("UNF-EVENTS-27")
def test_what_the_city_does_is_nobodys_to_copy():
    table = a_table().with_next_city(city("tax", you_lose(6), attack="Intrusion"))
    table.with_hand("ann", MIRRORS[0], GUARDS).in_events("ann")

    table.run(Seq((BeginStep(EVENTS), RevealCity(), EachSeatInTurn(ApplyCity()))))
    table.choose("ann", "pass").choose("bob", "pass")

    assert coins_of(table) == [14, 14]
    assert table.zone_of("mirror-0") == "hand"
    assert table.awaits() == []  # nobody is asked for an answer


@rule("UNF-EVENTS-19", "UNF-EVENTS-18")
def test_who_lost_nothing_is_not_asked_for_an_answer():
    """Cat has no coin to lose."""
    raid = event("raid", says("Each competitor loses 3 coins."))
    theft = event("theft", steal(5))
    table = a_table(seats=3).with_hand("ann", raid, theft).with_hand("bob", MIRRORS[0]).with_hand("cat", MIRRORS[1])
    table.with_coins("cat", 0).in_events("ann")

    table.choose("ann", "play raid top")
    assert table.awaits() == ["bob"]
    table.choose("bob", "pass")

    assert not table.may("cat", "react mirror-1")
    assert table.s.node(table.s.top).question(table.s, table.s.top) == "command"


@rule("UNF-INTERP-53")
def test_what_was_given_back_has_been_taken_all_the_same():
    whim = event("whim", says("Choose a competitor. They lose 5 coins. They gain 5 coins."))
    table = a_table().with_hand("ann", whim).with_hand("bob", MIRRORS[0]).in_events("ann")

    table.choose("ann", "play whim top")

    assert coins_of(table) == [20, 20]
    assert table.may("bob", "react mirror-0")


@rule("UNF-INTERP-52", "AC-122")
@pytest.mark.parametrize(
    ("text", "coins_then", "cards"),
    [
        ("Steal 5 coins from a competitor, then draw 1 Event card.", 20, 0),
        ("Steal 5 coins from a competitor and draw 1 Event card.", 20, 0),
        ("Demolish an upgrade in a competitor's park. Gain 3 coins.", 23, 0),
        ("Demolish an upgrade in a competitor's park. If you do, gain 3 coins. Draw 1 Event card.", 20, 1),
        ("Steal 5 coins from a competitor, otherwise gain 2 coins.", 22, 0),
    ],
)
def test_of_a_blocked_event_nothing_is_done_to_the_blocker_nor_what_hangs_on_it(text, coins_then, cards):
    table = a_table().with_hand("ann", event("plot", gain(1), says(text), attack="Intrusion"))
    table.with_hand("bob", GUARDS).with_park("bob", attraction("hut", upgrades=[upgrade("lamp")])).in_events("ann")

    table.choose("ann", "play plot bottom").choose("bob", "block guards")

    assert coins_of(table) == [coins_then, 20]
    assert len(table.hand("ann")) == cards
    assert table.owner("lamp") == "bob"


@rule("UNF-INTERP-63")
def test_a_card_answers_once_while_one_event_is_handled_and_again_the_next_time():
    sting = "After a competitor demolishes a card in their park, steal 4 coins from them."
    dogs = [staff(f"dog-{n}", text=says(sting), attack="Intrusion") for n in range(2)]
    sales = [event(f"sale-{n}", says("Demolish an attraction in your park.")) for n in range(2)]
    bouncer = staff("bouncer", text=stops("Intrusion"))
    table = a_table().with_park("ann", *dogs).with_park("bob", bouncer, attraction("hut"), attraction("mill"))
    table.with_hand("bob", *sales).with_hand("ann", event("gift", gain(1))).in_events("bob")

    table.choose("bob", "play sale-0 top", "pick hut").choose("ann", "first 0").choose("bob", "block bouncer")
    assert not table.may("bob", "block bouncer")  # of the second dog
    table.choose("bob", "pass")
    assert coins_of(table) == [24, 16]
    table.choose("ann", "pass").choose("bob", "play sale-1 top").choose("ann", "first 0")

    assert table.may("bob", "block bouncer")


@rule("UNF-EVENTS-16", "UNF-ZONE-01")
def test_a_card_that_is_being_played_lies_open_on_the_table_for_who_played_it():
    table = a_table(seats=3).with_hand("ann", event("theft", steal(5))).in_events("ann")

    table.choose("ann", "play theft top")  # and now: against whom?
    assert (table.hand("ann"), table.zone_of("theft")) == ([], "event being played")
    assert all(table.s.knows(seat, table.card("theft")) for seat in range(3))
    assert [fact.seat for fact in table.facts.all if fact.kind == PLAYED] == [0]
    table.choose("ann", "seat seat2")

    assert table.zone_of("theft") == "Event discard"


@rule("UNF-INTERP-68")
def test_a_rule_that_is_running_goes_on_from_a_saved_game():
    table = a_toll().with_hand("bob", GUARDS).in_events("bob")
    table.choose("bob", "play toll bottom", "seat seat0").choose("ann", "pass", "react mirror-0")

    again = restore(table.game, table.s.save())
    table.choose("bob", "pass")
    again.apply(1, again.legal(1)[0])

    assert again.save() == table.s.save()
    assert again.own(0, COINS) == 19


@rule("UNF-INTERP-69")
def test_what_is_offered_does_not_tell_whether_a_hidden_place_has_what_is_looked_for():
    """Under the strict option nothing may be played in vain: but who knows what the deck holds?"""
    quest = event("quest", says("Search the Park deck for a hotel, then take that hotel into your hand."))
    offers = []
    for has_hotels in (True, False):
        table = a_table(allow_fizzle="off").with_hand("ann", quest).in_events("ann")
        for card_ in table.s.cards(PARK_DECK):
            if not has_hotels and "hotel" in table.game.cards[card_].lists.get("types", ()):
                table.s.lift(card_)
        table.s.opts_of = -1
        offers.append(table.options_of("ann"))

    assert offers[0] == offers[1]
    assert "play quest top" in offers[1]
    table.choose("ann", "play quest top")
    assert table.hand("ann") == []
