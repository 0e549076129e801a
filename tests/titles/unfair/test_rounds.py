"""The frame of a match: rounds, their steps and sections, turn order, and what the City says in them."""

import pytest

from midway.kernel.errors import MidwayError
from midway.kernel.happenings import Facts
from midway.kernel.match import Match
from midway.kernel.nodes.flow import EachSeatInTurn, Seq, Stage
from midway.kernel.schema import FIRST_SEAT, SPECTATOR
from midway.kernel.views import view
from midway.titles.unfair.cleanup_step import EndRound
from midway.titles.unfair.decks import refill_decks
from midway.titles.unfair.events_step import ApplyCity, ApplyCityToAll, RevealCity
from midway.titles.unfair.happenings import ROUND_BEGAN, STEP_BEGAN
from midway.titles.unfair.moments import Moment
from midway.titles.unfair.rounds import a_round
from midway.titles.unfair.schema import (
    ACTION,
    CITY_CURRENT,
    CITY_DECK,
    CITY_DISCARD,
    CLEANUP,
    EVENT_DECK,
    EVENTS,
    GAME_END,
    GUESTS_COME,
    PARK,
    ROUND,
)
from midway.titles.unfair.title import Unfair
from tests.testkit.rules import rule
from tests.titles.unfair.parks import a_table, attraction, city, event, staff, upgrade
from tests.titles.unfair.tiny_pack import tiny_pack
from tests.titles.unfair.words import gain, says, stops, you_lose

EVENTS_STEP = a_round().parts[0]
CITY_SECTION = (RevealCity(), EachSeatInTurn(ApplyCity()), ApplyCityToAll())


def coins(table) -> list[int]:
    return [table.coins(name) for name in ("ann", "bob", "cat")[: table.seats]]


# ---- who plays, and in which order -----------------------------------------------------------------------------
@rule("UNF-COMP-01")
@pytest.mark.parametrize("seats", [1, 6])
def test_a_game_is_for_two_to_five(seats):
    title = Unfair([tiny_pack("pirate")])

    with pytest.raises(MidwayError):
        Match.begin(title, seats, {"repeat_packs": "on", "packs": "pirate"}, secret="who plays")
    for few in (2, 5):
        assert Match.begin(title, few, {"repeat_packs": "on", "packs": "pirate"}, secret="who plays").pending


@rule("UNF-ROUND-03")
def test_turns_go_clockwise_from_the_starting_player():
    table = a_table(seats=3).on_turn("bob")
    assert table.s.num(FIRST_SEAT) == 1
    order = []

    for _ in range(6):
        name = table.awaits()[0]
        order.append(f"{name} {table.s.num(ACTION)}")
        table.choose(name, "loose-change")

    assert order == ["bob 1", "cat 1", "ann 1", "bob 2", "cat 2", "ann 2"]


def steps_of(table, rounds):
    """Plays on and tells which steps came, round by round."""
    seen: list[list[int]] = []
    while len(seen) <= rounds and not table.s.is_over:
        table.choose(table.awaits()[0], table.options_of(table.awaits()[0])[0])
        seen = []
        for fact in table.facts.all:
            if fact.kind == ROUND_BEGAN:
                seen.append([])
            elif fact.kind == STEP_BEGAN and seen:
                seen[-1].append(int(fact.here))
    return seen


@rule("UNF-ROUND-02")
def test_a_round_is_events_park_guests_and_cleanup():
    table = a_table().in_events("ann")

    assert steps_of(table, 3)[:3] == [[EVENTS, PARK, GUESTS_COME, CLEANUP]] * 3


@rule("UNF-ROUND-06")
def test_no_match_ends_before_its_last_cleanup():
    s = Match.begin(Unfair([tiny_pack("pirate"), tiny_pack("robot")]), 2, {"redraw": "none"}, secret="to the end").state
    s.facts = Facts()
    while not s.is_over:
        s.apply(s.awaited()[0], s.legal(s.awaited()[0])[0])

    steps = [int(fact.here) for fact in s.facts.all if fact.kind == STEP_BEGAN]
    assert steps[-2:] == [CLEANUP, GAME_END]
    assert steps.count(CLEANUP) == 8


# ---- the sections of the Events step ---------------------------------------------------------------------------
@rule("UNF-EVENTS-03", "UNF-ROUND-04", "UNF-CITY-01")
def test_all_draw_then_the_city_speaks_to_all_then_events_are_played():
    tax = city("tax", you_lose(6), attack="Inspection")
    table = (
        a_table().with_next_city(tax).with_hand("ann", event("paper", gain(1), stops("Inspection"))).in_events("ann")
    )
    undrawn = table.s.count(EVENT_DECK)

    table.run(EVENTS_STEP)
    assert table.s.count(EVENT_DECK) == undrawn - 2
    assert (table.zone_of("tax"), coins(table)) == ("City card", [20, 20])
    table.choose("ann", "pass").choose("bob", "pass")  # no blocks

    assert coins(table) == [14, 14]
    assert table.may("ann", "play paper top")


@rule("UNF-ROUND-04", "UNF-ONCE-01", "AC-103")
def test_what_was_used_in_the_citys_section_is_used_in_the_next_too():
    lawyer = staff("lawyer", text=says("Once per Events step: You may block an Injunction event."))
    theft = event("theft", gain(1), says("Steal 5 coins from a competitor."), attack="Injunction")
    table = a_table().with_next_city(city("writ", you_lose(6), attack="Injunction")).with_park("bob", lawyer)
    table.with_hand("ann", theft).in_events("ann")

    table.run(EVENTS_STEP).choose("ann", "pass").choose("bob", "block lawyer")
    table.choose("ann", "play theft bottom")

    assert not table.may("bob", "block lawyer")


@rule("UNF-EVENTS-24")
def test_events_that_were_not_played_are_there_in_the_next_round():
    table = a_table().with_hand("ann", event("gift", gain(5))).in_events("ann")

    table.choose("ann", "pass")
    while table.s.num(ROUND) == 1 or not table.may("ann", "play gift top"):
        name = table.awaits()[0]
        table.choose(name, table.options_of(name)[0])
    before = table.coins("ann")
    table.choose("ann", "play gift top")

    assert table.coins("ann") == before + 5


# ---- the City pile ---------------------------------------------------------------------------------------------
@rule("UNF-CITY-05", "UNF-CITY-06", "UNF-CITY-10")
def test_four_helpful_cards_come_before_four_harmful_ones_and_then_there_are_none():
    """The Closure card between them is none of the eight; nothing makes a new pile of those discarded."""
    table = a_table().in_events("ann")
    s = table.s
    seen = [s.last(CITY_CURRENT)]

    for left in range(6, -1, -1):
        table.run(Seq((RevealCity(), EndRound())))
        refill_decks(s)
        seen.append(s.last(CITY_DISCARD))
        assert s.count(CITY_DECK) == left

    assert [table.game.cards[card].choices["side"] for card in seen] == ["funfair"] * 4 + ["unfair"] * 4
    assert (s.count(CITY_DECK), s.count(CITY_DISCARD)) == (0, 8)


@rule("UNF-CITY-09")
def test_a_round_is_called_after_its_city_card_and_everybody_sees_it():
    table = a_table().in_events("ann")
    called = []

    for _ in range(8):
        seen = view(table.s, SPECTATOR)
        called.append(table.game.title.back(table.game.cards[seen.last(CITY_CURRENT)]))
        if seen.count(CITY_DECK) > 0:
            table.run(Seq((EndRound(), RevealCity())))

    assert called == ["funfair City card"] * 4 + ["unfair City card"] * 4


@rule("UNF-ZONE-03")
def test_you_is_the_owner_of_the_card_or_each_player_of_a_card_nobody_owns():
    clerk = staff("clerk", stars=0, text=says("Guests step: Gain 3 coins."))
    table = a_table(seats=3).with_park("bob", clerk).with_city(city("gift", says("Guests step: Gain 1 coin.")))

    table.on_turn("ann").run(Moment("guests step"))

    assert coins(table) == [21, 24, 21]


# ---- what it says to all -----------------------------------------------------------------------------------------
@rule("UNF-INTERP-45")
@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Each player gains 5 coins.", [25, 25, 25]),
        ("Gain 5 coins.", [25, 25, 25]),
        ("Each competitor loses 1 coin.", [18, 18, 18]),  # of each player in turn
        ("Gain 1 coin. Each player loses 3 coins.", [18, 18, 18]),
    ],
)
def test_what_does_not_speak_of_you_happens_once(text, left):
    table = a_table(seats=3).with_next_city(city("decree", says(text))).in_events("ann")

    table.run(EVENTS_STEP)

    assert coins(table) == left


@rule("UNF-INTERP-45")
def test_nor_are_cards_hit_once_for_each_player():
    park = [attraction("hut", upgrades=[upgrade(f"u-{n}") for n in range(3)])]
    quake = city("quake", says("Demolish the topmost upgrade on each attraction in any park."))
    table = a_table(seats=3).with_park("bob", *park).with_next_city(quake).in_events("ann")

    table.run(Seq(CITY_SECTION))

    assert [table.zone_of(f"u-{n}") for n in range(3)] == ["space 1", "space 1", "Park discard"]


@rule("UNF-INTERP-45", "UNF-BLOCK-06")
def test_who_has_blocked_the_card_is_left_out():
    tax = city("tax", says("Each player loses 4 coins."), attack="Inspection")
    table = a_table(seats=3).with_next_city(tax).with_hand("bob", event("paper", gain(1), stops("Inspection")))

    table.in_events("ann").run(Seq(CITY_SECTION))
    table.choose("ann", "pass").choose("bob", "block paper").choose("cat", "pass")

    assert coins(table) == [16, 20, 16]


@rule("UNF-INTERP-45", "UNF-INTERP-43")
@pytest.mark.parametrize(
    ("text", "when"),
    [
        ("Guests step: Each player gains 5 coins.", Moment("guests step")),
        ("Guests step: Gain 5 coins.", Moment("guests step")),
        ("At the start of the Guests step, each player gains 5 coins.", Stage("guests step", Seq(()))),
        ("At the end of the Guests step, gain 5 coins.", Stage("guests step", Seq(()))),
    ],
)
def test_later_in_the_round_it_is_the_same(text, when):
    table = a_table(seats=3).with_city(city("decree", says(text))).on_turn("ann")

    table.run(when)

    assert coins(table) == [25, 25, 25]
