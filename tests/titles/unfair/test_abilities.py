"""Abilities of cards in a park: how often, in which step, and what they cost."""

from midway.kernel.nodes.flow import Seq
from midway.titles.unfair.guests_step import CountIncome, GuestsCome
from midway.titles.unfair.moments import Moment
from tests.testkit.rules import rule
from tests.titles.unfair.nodes.fair import a_card, a_fair, coins, run
from tests.titles.unfair.parks import a_table, attraction, event, refused, staff
from tests.titles.unfair.words import gain, says

POTTER = staff("potter", stars=0, text=says("Park step: You may use an action to gain 4 coins."))
ONCE = staff("busker", stars=0, text=says("Once per Park step: You may use an action to gain 4 coins."))


# ---- actions that cards grant ----------------------------------------------------------------------------------
@rule("UNF-UACT-01", "UNF-UACT-03")
def test_one_action_pays_for_one_granted_choice():
    table = a_table().with_park("ann", POTTER).on_turn("ann")

    table.choose("ann", "use potter 32")

    assert table.coins("ann") == 24
    assert table.awaits() == ["bob"]


@rule("UNF-UACT-02")
def test_without_a_limit_every_action_may_go_to_it():
    table = a_table().with_park("ann", POTTER).on_turn("ann")

    for _ in range(3):
        table.choose("ann", "use potter 32").choose("bob", "loose-change")

    assert table.coins("ann") == 20 + 3 * 4 + 1  # and a guest for the star of the gate


@rule("UNF-UACT-02", "UNF-ONCE-01")
def test_with_a_limit_only_one_action_a_round_may():
    table = a_table().with_park("ann", ONCE).on_turn("ann")

    table.choose("ann", "use busker 32").choose("bob", "loose-change")

    refused(table, "ann", "use busker 32", because="UNF-ONCE-01")


@rule("UNF-UACT-04")
def test_granted_actions_are_there_in_the_park_step_only():
    table = a_table().with_park("ann", POTTER).with_hand("ann", event("gift", gain(1))).in_events("ann")

    assert not table.may("ann", "use potter 32")
    table.choose("ann", "pass")
    assert table.may("ann", "use potter 32")


# ---- how often -------------------------------------------------------------------------------------------------
@rule("UNF-INTERP-10")
def test_an_ability_of_the_events_step_is_there_on_each_of_your_turns():
    clown = staff("clown", text=says("Events step: Gain 2 coins."))
    table = a_table().with_park("ann", clown).with_hand("bob", event("gift", gain(1))).in_events("ann")

    for _ in range(3):
        table.choose("ann", "use clown 8").choose("bob", "pass")

    assert table.coins("ann") == 26
    assert table.may("ann", "use clown 8")


@rule("UNF-INTERP-10", "UNF-ROUND-05")
def test_an_ability_of_the_park_step_is_there_once_with_each_action():
    clown = staff("clown", text=says("Park step: Gain 2 coins."))
    table = a_table().with_park("ann", clown).on_turn("ann")

    table.choose("ann", "use clown 16")
    refused(table, "ann", "use clown 16", because="UNF-EVENTS-21")
    table.choose("ann", "loose-change").choose("bob", "loose-change").choose("ann", "use clown 16")

    assert table.coins("ann") == 24


@rule("UNF-INTERP-10")
def test_an_ability_of_the_guests_step_works_once_in_it():
    table = a_table().with_park("ann", staff("clown", stars=0, text=says("Guests step: Gain 2 coins."))).on_turn("ann")

    table.run(Seq((GuestsCome(), Moment("guests step"), CountIncome())))

    assert table.coins("ann") == 20 + 1 + 2


@rule("UNF-ONCE-01", "UNF-ROUND-05")
def test_all_actions_of_a_round_are_one_park_step():
    clown = staff("clown", text=says("Once per Park step: Gain 2 coins."))
    table = a_table().with_park("ann", clown).on_turn("ann")

    table.choose("ann", "use clown 16", "loose-change").choose("bob", "loose-change")

    refused(table, "ann", "use clown 16", because="UNF-ONCE-01")
    for _ in range(2):
        table.choose("ann", "loose-change").choose("bob", "loose-change")
    while not table.may("ann", "loose-change"):
        name = table.awaits()[0]
        table.choose(name, table.options_of(name)[0])
    assert table.may("ann", "use clown 16")  # in the next round


@rule("UNF-PARK-07")
def test_such_abilities_are_for_your_own_actions_before_you_choose_and_take_none():
    twins = [staff(f"twin-{n}", stars=0, text=says("Park step: Gain 2 coins.")) for n in range(2)]
    table = a_table().with_park("ann", *twins).with_hand("ann", event("gift", gain(1))).in_events("ann")

    assert not table.may("ann", "use twin-0 16")
    table.choose("ann", "pass", "use twin-0 16")
    assert table.awaits() == ["ann"]
    assert not table.may("ann", "use twin-0 16")
    table.choose("ann", "use twin-1 16")  # each instance by itself
    assert (table.coins("ann"), table.may("ann", "use twin-1 16")) == (24, False)
    table.choose("ann", "loose-change")
    assert table.awaits() == ["bob"]
    assert not table.may("bob", "use twin-0 16")


MILL = attraction("mill", price=5, text=says("Once per Events step: Gain 2 coins."))


@rule("UNF-ONCE-03", "UNF-INTERP-13")
def test_a_card_that_was_closed_and_reopened_is_still_used():
    shake = says("Close an attraction in your park. Reopen an attraction in your park.")
    table = a_table().with_park("ann", MILL).with_hand("ann", event("shake", shake), event("gift", gain(1)))
    table.in_events("ann").choose("ann", "use mill 8", "play shake top")

    refused(table, "ann", "use mill 8", because="UNF-ONCE-01")


@rule("UNF-ONCE-03", "UNF-INTERP-13")
def test_a_card_that_left_play_and_came_back_is_new():
    back = says("Return an attraction in your park to your hand. Build an attraction from your hand for free.")
    table = a_table().with_park("ann", MILL).with_hand("ann", event("back", back), event("gift", gain(1)))
    table.in_events("ann").choose("ann", "use mill 8", "play back top", "pick mill", "space 1")
    assert table.spaces("ann") == ["mill"]

    table.choose("ann", "use mill 8")

    assert table.coins("ann") == 24


@rule("UNF-ONCE-03")
def test_what_it_did_as_it_left_is_forgotten_too():
    pyre = a_card(
        "attraction", "pyre", "theatre", says="Once per Park step: After you demolish this attraction, gain 3 coins."
    )
    rebuild = "Search the Park discard pile for an attraction, then build that attraction for free."
    fair = a_fair(pyre, ann=["pyre"])

    gone = run(fair, "Demolish an attraction in your park.")
    again = run(run(gone, rebuild, "space 1"), "Demolish an attraction in your park.")

    assert (coins(gone), coins(again)) == (23, 26)
