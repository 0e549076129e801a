from midway.kernel.nodes.flow import EachSeatInTurn, Seq
from midway.titles.unfair.cleanup_step import EndRound
from midway.titles.unfair.events_step import ApplyCity, DrawEvents, RevealCity
from midway.titles.unfair.moments import Moment
from midway.titles.unfair.schema import CITY_CURRENT, CLOSED_OFFICE, EVENT_DECK, EVENT_TURNS, PASSES
from tests.testkit.rules import rule
from tests.titles.unfair.parks import a_table, attraction, city, event, refused, staff
from tests.titles.unfair.words import at, close_all, gain, in_vain, pay, says, stops, you_lose


# ---- the order of play -----------------------------------------------------------------------------------------
@rule("UNF-EVENTS-04", "UNF-EVENTS-05", "UNF-EVENTS-08")
def test_a_turn_is_one_half_of_one_card():
    table = a_table().with_hand("ann", event("gift", gain(3), gain(4)), event("bonus", gain(5))).in_events("ann")

    table.choose("ann", "play gift bottom")

    assert table.coins("ann") == 24
    assert table.zone_of("gift") == "Event discard"
    assert table.awaits() == ["ann"]  # bob, without a card, could only pass


@rule("UNF-EVENTS-07", "AC-034")
def test_the_section_ends_when_all_have_passed_in_a_row():
    table = a_table().with_hand("ann", event("gift", gain(3))).with_hand("bob", event("bonus", gain(5)))
    table.in_events("ann")

    table.choose("ann", "pass").choose("bob", "pass")

    assert table.may("ann", "loose-change")


@rule("UNF-EVENTS-06", "UNF-EVENTS-07")
def test_a_pass_does_not_bind():
    table = a_table().with_hand("ann", event("gift", gain(3))).with_hand("bob", event("bonus", gain(5)))
    table.in_events("ann")

    table.choose("ann", "pass").choose("bob", "play bonus top").choose("ann", "play gift top")

    assert table.coins("ann") == 23


@rule("UNF-EVENTS-15", "UNF-ZONE-01", "AC-064")
def test_what_is_not_pinned_is_discarded_at_once():
    table = a_table().with_hand("ann", event("gift", gain(3))).in_events("ann")

    table.choose("ann", "play gift top")

    assert table.zone_of("gift") == "Event discard"


@rule("UNF-EVENTS-02")
def test_everybody_draws_an_event_card_each_round():
    table = a_table(seats=3).in_events("ann")
    before = table.s.count(EVENT_DECK)

    table.run(DrawEvents())

    assert before - table.s.count(EVENT_DECK) == 3
    assert [len(table.hand(name)) for name in ("ann", "bob", "cat")] == [1, 1, 1]


@rule("UNF-EVENTS-26")
def test_after_200_turns_only_passing_is_left():
    table = a_table().with_hand("ann", event("gift", gain(3))).in_events("ann")

    table.s.put(EVENT_TURNS, 200)
    table.s.opts_of = -1

    assert not table.may("ann", "play gift top")
    assert table.may("ann", "pass")


# ---- what may be played ------------------------------------------------------------------------------------------
@rule("UNF-EVENTS-21", "UNF-INTERP-31")
def test_an_extra_cost_must_be_payable():
    table = a_table().with_hand("ann", event("bribe", gain(1), gain(9), cost=pay(60))).in_events("ann")

    refused(table, "ann", "play bribe bottom", because="UNF-EVENTS-21")


@rule("UNF-INTERP-31", "UNF-BLOCK-10")
def test_an_extra_cost_is_paid_first():
    table = a_table().with_hand("ann", event("bribe", gain(1), gain(9), cost=pay(4))).in_events("ann")

    table.choose("ann", "play bribe bottom")

    assert table.coins("ann") == 20 - 4 + 9


@rule("UNF-EVENTS-21")
def test_an_event_may_fizzle_unless_the_table_forbids_it():
    table = a_table().with_hand("ann", event("dud", in_vain())).in_events("ann")
    assert table.may("ann", "play dud top")

    strict = a_table(allow_fizzle="off").with_hand("ann", event("dud", in_vain()), event("gift", gain(1)))

    refused(strict.in_events("ann"), "ann", "play dud top", because="UNF-EVENTS-21")


@rule("UNF-EVENTS-21")
def test_what_is_only_an_answer_is_no_turn():
    table = a_table().with_hand("ann", event("guards", gain(1), stops("Intrusion"))).in_events("ann")

    refused(table, "ann", "play guards bottom", because="UNF-EVENTS-21")


@rule("UNF-ROUND-02", "UNF-EVENTS-17")
def test_nobody_builds_in_the_events_step():
    table = a_table().with_hand("ann", event("gift", gain(1)), staff("clown")).in_events("ann")

    refused(table, "ann", "build clown", because="UNF-ROUND-02")


# ---- abilities -----------------------------------------------------------------------------------------------------
@rule("UNF-EVENTS-10", "AC-079")
def test_an_ability_of_the_park_takes_a_turn():
    clown = staff("clown", text=at("events step", gain(2), once_per="events step"))
    table = a_table().with_park("ann", clown).with_hand("bob", event("gift", gain(1))).in_events("ann")

    table.choose("ann", "use clown 8")

    assert table.coins("ann") == 22
    assert table.awaits() == ["bob"]


@rule("UNF-ONCE-01", "UNF-INTERP-13", "AC-103")
def test_once_per_events_step_is_once_a_round():
    clown = staff("clown", text=at("events step", gain(2), once_per="events step"))
    table = a_table().with_park("ann", clown).with_hand("ann", event("gift", gain(1))).in_events("ann")

    table.choose("ann", "use clown 8")

    refused(table, "ann", "use clown 8", because="UNF-ONCE-01")


@rule("UNF-EVENTS-11", "AC-074")
def test_a_closed_card_has_no_abilities_to_use():
    mill = attraction("mill", closed=True, text=at("events step", gain(2)))
    table = a_table().with_park("ann", mill).with_hand("ann", event("gift", gain(1))).in_events("ann")

    refused(table, "ann", "use mill 8", because="UNF-EVENTS-11")


@rule("UNF-EVENTS-21", "UNF-EVENTS-26")
def test_an_ability_that_changes_nothing_is_a_pass():
    clown = staff("clown", text=at("events step", in_vain()))
    table = a_table().with_park("ann", clown).with_hand("bob", event("gift", gain(1))).in_events("ann")

    table.choose("ann", "use clown 8")

    assert table.s.num(PASSES) == 1


@rule("UNF-INTERP-39", "AC-124")
def test_what_is_built_later_is_not_closed():
    park = [attraction("swing", "thrill ride")]
    table = a_table().with_park("ann", *park).with_hand("ann", event("fog", close_all("thrill ride")))
    table.with_hand("ann", attraction("loop", "thrill ride")).in_events("ann")

    table.choose("ann", "play fog top", "build loop", "space 2")

    assert table.has_closed("swing")
    assert not table.has_closed("loop")


# ---- pinned --------------------------------------------------------------------------------------------------------
@rule("UNF-PIN-01", "UNF-PIN-02", "UNF-PIN-04", "UNF-PIN-07")
def test_a_pinned_half_stays_in_the_park_and_works_later():
    deal = event("deal", at("guests step", gain(50)), at("guests step", gain(7)), pin=True)
    table = a_table().with_hand("ann", deal).in_events("ann")

    table.choose("ann", "play deal bottom")
    assert table.zone_of("deal") == "pinned"
    for _ in range(3):
        table.choose("ann", "draw park", "done").choose("bob", "draw park", "done")

    assert table.coins("ann") == 20 + 1 + 7
    assert table.zone_of("deal") == "Event discard"


# ---- the City ------------------------------------------------------------------------------------------------------
@rule("UNF-CITY-02", "UNF-CITY-07", "UNF-INTERP-43")
def test_the_city_speaks_to_each_in_turn():
    table = a_table(seats=3).in_events("ann")

    speak(table, gain(3))

    assert [table.coins(name) for name in ("ann", "bob", "cat")] == [23, 23, 23]


@rule("UNF-CITY-08", "UNF-BLOCK-06", "UNF-BLOCK-17")
def test_a_city_event_is_blocked_by_each_for_itself():
    table = a_table().with_hand("ann", event("lawyer", gain(1), stops())).in_events("ann")

    speak(table, you_lose(4))
    table.choose("ann", "block lawyer").choose("bob", "pass")

    assert (table.coins("ann"), table.coins("bob")) == (20, 16)


@rule("UNF-BLOCK-06", "UNF-BLOCK-21", "UNF-BLOCK-13")
def test_whoever_blocks_the_city_is_spared_all_round_however_many_they_are():
    """What it gives to the park and what it does in the Guests step are kept off, until the card leaves play."""
    gloom = city("gloom", says("Your park has 1 fewer star this round. Guests step: Lose 5 coins."), stars=0)
    shields = [event(f"shield-{n}", gain(1), stops()) for n in range(2)]
    table = a_table(seats=3).with_next_city(gloom).with_hand("ann", shields[0]).with_hand("bob", shields[1])
    table.in_events("ann")

    table.run(Seq((EndRound(), RevealCity(), EachSeatInTurn(ApplyCity()), Moment("guests step"), EndRound())))
    table.choose("ann", "block shield-0").choose("bob", "block shield-1").choose("cat", "pass")

    assert [table.coins(name) for name in ("ann", "bob", "cat")] == [20, 20, 15]


@rule("UNF-BLOCK-06")
def test_stars_of_a_city_card_are_for_those_who_did_not_block_it():
    fair_ = city("fair", says("Lose 1 coin."), stars=3)
    table = a_table(seats=3).with_next_city(fair_)
    for n, name in enumerate(("ann", "bob")):
        table.with_hand(name, event(f"shield-{n}", gain(1), stops()))

    table.in_events("ann").run(Seq((EndRound(), RevealCity(), EachSeatInTurn(ApplyCity()))))
    table.choose("ann", "block shield-0").choose("bob", "block shield-1").choose("cat", "pass")

    assert [table.stars(name) for name in ("ann", "bob", "cat")] == [1, 1, 4]


@rule("UNF-PIN-02", "UNF-PIN-07", "AC-064")
def test_a_half_without_a_pin_does_not_stay_though_the_other_would():
    deal = event("deal", gain(5), at("guests step", gain(7)), pin=True)  # the bottom half
    table = a_table().with_hand("ann", deal).in_events("ann")

    table.choose("ann", "play deal top")

    assert (table.zone_of("deal"), table.coins("ann")) == ("Event discard", 25)


@rule("UNF-BP-13", "UNF-BP-16", "AC-037", "AC-065")
def test_the_city_closes_the_blueprint_office():
    table = a_table().in_events("ann")
    seen = []

    for _ in range(5):
        table.run(Seq((RevealCity(), EndRound())))
        seen.append(table.s.num(CLOSED_OFFICE))

    # the first card was revealed before
    assert seen == [0, 0, 0, 1, 1]


@rule("UNF-INTERP-43", "UNF-ONCE-01")
def test_what_the_city_grants_once_it_grants_once_to_each():
    deal = city("deal", says("Once per Park step: After you use the Loose Change action, gain 3 coins."))
    table = a_table().with_city(deal).on_turn("ann")

    for _ in range(3):
        table.choose("ann", "loose-change").choose("bob", "loose-change")

    assert (table.coins("ann"), table.coins("bob")) == (20 + 3 + 1, 20 + 3 + 1)  # a star's guest each, besides


def speak(table, box):
    """A City card that says this is applied to everybody."""
    s = table.s
    table.game.rules_of(s.last(CITY_CURRENT)).boxes["text"] = table.game.install(box, "city")
    table.run(EachSeatInTurn(ApplyCity()))
