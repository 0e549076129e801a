"""Park state: limits that force repair, bans that do not, and when a card's rule is active."""

from dataclasses import replace

from midway.kernel.nodes.places import Verb
from midway.kernel.nodes.rulebox import Box
from midway.kernel.nodes.standing import CannotBe
from midway.kernel.nodes.things import InGeneral, Kind, Noun, Sort
from midway.titles.unfair.limits import is_untidy
from midway.titles.unfair.schema import ACTION, FACE, PARK_DECK, PARK_DISCARD, UP
from tests.testkit.rules import rule
from tests.titles.unfair.parks import a_table, attraction, event, refused, resource, staff
from tests.titles.unfair.words import boxes, gain, more, says


def no_demolition():
    kind = Kind(Sort((), Noun("attraction")), None, None)
    return Box((CannotBe(InGeneral(kind), Verb("demolish")),), ())


@rule("UNF-INTERP-17", "UNF-DEMO-12", "UNF-GATE-03", "AC-125")
def test_a_lower_limit_makes_the_owner_demolish_at_once():
    park = [attraction(f"ride-{n}") for n in range(5)]
    table = a_table().with_park("ann", *park).with_hand("ann", resource("fence", text=more("attractions", -1)))

    table.on_turn("ann").choose("ann", "build fence")
    assert table.awaits() == ["ann"]
    table.choose("ann", "pick ride-2")

    assert table.spaces("ann") == ["ride-0", "ride-1", "ride-4", "ride-3"]
    assert not is_untidy(table.s)
    assert table.awaits() == ["bob"]


@rule("UNF-GATE-11", "UNF-GATE-04", "AC-167")
def test_an_attraction_without_a_space_moves_to_the_lowest_empty_one():
    park = [attraction("a", space=1), attraction("b", space=2), attraction("c", space=4), attraction("d", space=5)]
    table = a_table().with_park("ann", *park).with_hand("ann", resource("fence", text=more("attractions", -1)))

    table.on_turn("ann").choose("ann", "build fence")

    assert table.spaces("ann") == ["a", "b", "d", "c"]


@rule("UNF-GATE-11", "AC-167")
def test_where_the_sixth_space_goes_its_attraction_moves_and_none_is_demolished():
    meadow = resource("meadow", text=more("attractions", 1))
    park = [attraction(f"in-{n}", space=n) for n in (1, 2, 4)]
    table = a_table().with_park("ann", meadow, *park, attraction("in-6", space=6)).on_turn("ann")

    table.choose("ann", "demolish meadow")

    assert table.spaces("ann") == ["in-1", "in-2", "in-6", "in-4"]
    assert table.awaits() == ["bob"]


@rule("UNF-INTERP-18", "AC-144")
def test_what_is_protected_stays_and_nothing_loops():
    park = [*[attraction(f"ride-{n}") for n in range(5)], staff("guard", text=no_demolition())]
    fence = resource("fence", text=more("attractions", -1))
    table = a_table().with_park("ann", *park).with_hand("ann", fence, attraction("mill")).on_turn("ann")

    table.choose("ann", "build fence").choose("bob", "loose-change")

    assert len([name for name in table.spaces("ann") if name]) == 5
    refused(table, "ann", "build mill", because="UNF-BUILD-10")


@rule("UNF-GATE-03", "UNF-GATE-04")
def test_more_room_is_room_at_once():
    park = [*[attraction(f"ride-{n}") for n in range(5)], resource("meadow", text=more("attractions", 1))]
    table = a_table().with_park("ann", *park).with_hand("ann", attraction("mill")).on_turn("ann")

    table.choose("ann", "build mill")

    assert table.spaces("ann")[5] == "mill"


@rule("UNF-GOLD-02", "UNF-INTERP-20", "AC-021")
def test_cannot_beats_can():
    table = a_table().with_park("ann", attraction("mill"), staff("guard", text=no_demolition())).on_turn("ann")

    refused(table, "ann", "demolish mill", because="UNF-GOLD-02")


@rule("UNF-GOLD-02", "UNF-INTERP-20", "AC-021")
def test_a_card_that_says_demolish_does_nothing_to_one_that_says_it_cannot_be():
    wreck = event("wreck", says("Demolish an attraction in a competitor's park. If you do, gain 9 coins."))
    table = a_table().with_park("bob", attraction("mill"), staff("guard", text=no_demolition()))
    table.with_hand("ann", wreck).in_events("ann")

    table.choose("ann", "play wreck top")

    assert (table.spaces("bob"), table.coins("ann")) == (["mill"], 20)


@rule("UNF-PARK-02", "UNF-UACT-01")
def test_a_fourth_action_comes_after_all_third_ones():
    table = a_table().with_park("ann", staff("foreman", text=boxes(more("actions", 1)))).on_turn("ann")

    for _ in range(3):
        table.choose("ann", "loose-change").choose("bob", "loose-change")
    assert table.awaits() == ["ann"]
    assert table.s.num(ACTION) == 4


# ---- what goes on holding --------------------------------------------------------------------------------------
NO_CLOSING = says("Attractions in your park cannot be closed.")
SHUT = event("shut", says("Close each attraction in your park."))


@rule("UNF-INTERP-14", "UNF-INTERP-16")
def test_what_cannot_be_done_cannot_be_done_to_what_comes_later_either():
    table = a_table().with_park("ann", attraction("hut"), staff("warden", text=NO_CLOSING))
    opening = event("opening", says("Build an attraction from your hand for free."))
    table.with_hand("ann", SHUT, opening, attraction("mill")).in_events("ann")

    table.choose("ann", "play opening top", "pick mill", "space 2", "play shut top")

    assert (table.has_closed("hut"), table.has_closed("mill")) == (False, False)


@rule("UNF-INTERP-15")
def test_a_park_is_put_right_before_the_next_sentence_begins():
    """Without the planner one of six attractions is too many: it goes before another is closed."""
    planner = staff("planner", text=says("Your park may have 1 more attraction."))
    chaos = event("chaos", says("Dismiss a staff member in your park. Close an attraction in your park."))
    park = [attraction(f"ride-{n}", space=n + 1) for n in range(6)]
    table = a_table().with_park("ann", *park, planner).with_hand("ann", chaos).in_events("ann")

    table.choose("ann", "play chaos top", "pick ride-5")
    assert table.zone_of("ride-5") == "Park discard"
    table.choose("ann", "pick ride-0")

    assert table.has_closed("ride-0")


@rule("UNF-INTERP-12", "UNF-ROUND-07")
def test_what_must_be_put_right_is_put_right_within_the_action():
    planner = staff("planner", text=says("Your park may have 1 more attraction."))
    park = [attraction(f"ride-{n}", space=n + 1) for n in range(6)]
    table = a_table().with_park("ann", *park, planner).on_turn("ann")

    table.choose("ann", "demolish planner")

    assert table.awaits() == ["ann"]
    assert table.options_of("ann")[:6] == [f"pick ride-{n}" for n in range(6)]


@rule("UNF-INTERP-19")
def test_a_ban_on_building_leaves_what_stands():
    ban = staff("hermit", text=says("You cannot build attractions."))
    table = a_table().with_park("ann", attraction("hut")).with_hand("ann", ban, attraction("mill")).on_turn("ann")

    table.choose("ann", "build hermit").choose("bob", "loose-change")

    assert table.spaces("ann") == ["hut"]
    refused(table, "ann", "build mill", because="UNF-GOLD-02")


@rule("UNF-CLOSE-11", "UNF-INTERP-19", "UNF-INTERP-01", "AC-105")
def test_a_closed_card_bans_nothing_and_what_was_built_meanwhile_stays():
    atlantis = attraction("atlantis", closed=True, text=says("You cannot build attractions."))
    table = a_table().with_park("ann", atlantis).with_hand("ann", attraction("mill"), attraction("inn")).on_turn("ann")

    table.choose("ann", "build mill", "space 2").choose("bob", "loose-change")
    table.s.set_word(table.card("atlantis"), FACE, UP)
    table.s.stale()
    table.s.opts_of = -1

    assert table.spaces("ann") == ["atlantis", "mill"]
    assert not is_untidy(table.s)
    refused(table, "ann", "build inn", because="UNF-GOLD-02")


@rule("UNF-INTERP-21", "UNF-GOLD-01")
def test_what_a_card_allows_beats_the_rules():
    """By the rules nobody builds what lies in a discard pile, nor in the Events step."""
    find = "Search the Park discard pile for a staff member, then build that staff member for free."
    digger = event("digger", says(find))
    table = a_table().with_park("ann", attraction("hut")).with_hand("ann", digger).in_events("ann")
    clown = next(c for c in table.s.cards(PARK_DECK) if table.game.cards[c].kind == "staff")
    table.s.move(clown, PARK_DISCARD)

    table.choose("ann", "play digger top")

    assert table.s.owner_of(clown) == 0


@rule("UNF-INTERP-21", "UNF-GOLD-02")
def test_what_a_card_forbids_beats_what_another_allows():
    ban = staff("hermit", text=says("You cannot build attractions."))
    opening = event("opening", says("You may build an attraction from your hand for free, otherwise gain 3 coins."))
    table = a_table().with_park("ann", ban).with_hand("ann", opening, attraction("mill")).in_events("ann")

    table.choose("ann", "play opening top", "no")

    assert (table.spaces("ann"), table.coins("ann")) == ([], 23)


# ---- where a rule is active ------------------------------------------------------------------------------------
SIGN = resource("sign", stars=0, text=says("Your park has 4 more stars."))


@rule("UNF-INTERP-01", "UNF-INTERP-02", "UNF-INTERP-03")
def test_a_rule_is_active_face_up_in_a_park_and_nowhere_else():
    in_park, in_hand, in_market = a_table().with_park("ann", SIGN), a_table().with_hand("ann", SIGN), a_table()
    in_market.with_market(SIGN)
    face_down = a_table().with_park("ann", replace(SIGN, closed=True))

    assert in_park.on_turn("ann").stars("ann") == 1 + 4
    for table in (in_hand, in_market, face_down):
        assert table.on_turn("ann").stars("ann") == 1


@rule("UNF-INTERP-03")
def test_a_card_in_hand_works_only_if_its_text_says_from_the_hand():
    alarm = staff("alarm", text=says("You may discard this card from your hand to block an Intrusion event."))
    dog = staff("dog", text=says("You may discard this card to block an Intrusion event."))
    theft = event("theft", gain(1), says("Steal 5 coins from a competitor."), attack="Intrusion")

    held = a_table().with_hand("ann", theft).with_hand("bob", alarm, dog).in_events("ann")
    held.choose("ann", "play theft bottom")
    assert (held.may("bob", "block alarm"), held.may("bob", "block dog")) == (True, False)

    built = a_table().with_hand("ann", theft).with_park("bob", alarm, dog).in_events("ann")
    built.choose("ann", "play theft bottom")
    assert (built.may("bob", "block alarm"), built.may("bob", "block dog")) == (False, True)


@rule("UNF-INTERP-08")
def test_what_stands_behind_a_timing_holds_all_through_that_time_and_at_no_other():
    guide = staff("guide", stars=0, text=says("Park step: Attractions cost you 2 coins less."))
    opening = event("opening", says("Build an attraction from your hand."))
    mills = [attraction(f"mill-{n}", price=5) for n in range(3)]
    table = a_table().with_park("ann", guide).with_hand("ann", opening, *mills).in_events("ann")

    table.choose("ann", "play opening top", "pick mill-0", "space 1")
    assert table.coins("ann") == 15
    table.choose("ann", "build mill-1", "space 2").choose("bob", "loose-change")
    assert table.coins("ann") == 12
    table.choose("ann", "build mill-2", "space 3")
    assert table.coins("ann") == 9
