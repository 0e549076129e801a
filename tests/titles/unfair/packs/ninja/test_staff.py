"""The staff and the resource of the Ninja pack, each by its story."""

import pytest

from midway.titles.unfair.moments import Moment
from midway.titles.unfair.schema import POINTS
from tests.titles.unfair.packs.real import printed
from tests.titles.unfair.parks import a_table, attraction, event, plan, upgrade
from tests.titles.unfair.words import gain, says, steal, stops

THEFT = event("theft", gain(1), steal(2), attack="Intrusion")


def test_the_pickpocket_takes_a_card_for_a_coin():
    table = a_table().with_park("ann", printed("ninja/pickpocket")).with_hand("bob", upgrade("flag")).in_events("ann")

    table.choose("ann", "use pickpocket 8", "yes")

    assert (table.hand("ann"), table.hand("bob"), table.coins("ann")) == (["flag"], [], 19)


def test_the_pickpocket_is_heard_by_guards():
    guards = event("guards", gain(1), stops("Intrusion"))
    table = a_table().with_park("ann", printed("ninja/pickpocket")).with_hand("bob", guards).in_events("ann")

    table.choose("ann", "use pickpocket 8").choose("bob", "block guards")

    assert table.hand("ann") == []


def test_the_saboteur_closes_for_an_event_card():
    table = a_table().with_park("ann", printed("ninja/saboteur")).with_hand("ann", event("gift", gain(1)))
    table.with_hand("ann", upgrade("flag")).with_park("bob", attraction("barn")).in_events("ann")

    table.choose("ann", "use saboteur 8", "yes", "pick gift")

    assert table.has_closed("barn")
    assert table.hand("ann") == ["flag"]


def test_the_saboteur_has_nothing_to_do_without_an_event_card():
    table = a_table().with_park("ann", printed("ninja/saboteur")).with_hand("ann", upgrade("flag"))
    table.with_park("bob", attraction("barn")).in_events("ann")

    table.choose("ann", "use saboteur 8")

    assert not table.has_closed("barn")


@pytest.mark.parametrize(("attack", "coins"), [("Intrusion", 25), ("Injunction", 22)])
def test_the_grandmaster_rewards_intrusions(attack, coins):
    theft = event("theft", gain(1), steal(2), attack=attack)
    table = a_table().with_park("ann", printed("ninja/grandmaster")).with_hand("ann", theft).in_events("ann")

    table.choose("ann", "play theft bottom")

    assert table.coins("ann") == coins


def test_the_grandmaster_counts_abilities_and_blocked_events_but_no_upper_halves():
    guards = event("guards", gain(1), stops("Intrusion"))
    table = a_table().with_park("ann", printed("ninja/grandmaster"), printed("ninja/pickpocket"))
    table.with_hand("bob", guards).with_hand("ann", THEFT).in_events("ann")

    table.choose("ann", "play theft top")
    assert table.coins("ann") == 21

    table.choose("bob", "pass")
    table.choose("ann", "use pickpocket 8").choose("bob", "block guards")
    assert table.coins("ann") == 21 + 3


def test_the_grandmaster_does_not_care_for_the_intrusions_of_others():
    table = a_table().with_park("bob", printed("ninja/grandmaster")).with_hand("ann", THEFT).in_events("ann")

    table.choose("ann", "play theft bottom")

    assert table.coins("bob") == 18


@pytest.mark.parametrize("attack", ["Injunction", "Inspection"])
def test_the_decoy_takes_the_blame(attack):
    fine = event("fine", gain(1), says("Each competitor loses 5 coins."), attack=attack)
    table = a_table().with_park("ann", printed("ninja/decoy")).with_hand("bob", fine).in_events("bob")

    table.choose("bob", "play fine bottom").choose("ann", "block decoy")

    assert (table.coins("ann"), table.zone_of("decoy")) == (20, "Park discard")


def test_the_decoy_is_no_guard():
    table = a_table().with_park("ann", printed("ninja/decoy")).with_hand("bob", THEFT).in_events("bob")

    table.choose("bob", "play theft bottom")

    assert table.coins("ann") == 18


def test_the_court_planner_scores_each_plan_complete_or_not():
    table = a_table().with_park("ann", printed("ninja/court-planner")).with_blueprints("ann", plan("a"), plan("b"))
    table.with_blueprints("bob", plan("c")).on_turn("ann")
    kept = len(table.cards_in("ann", "blueprints"))

    table.run(Moment("game end"))

    assert table.s.own(0, POINTS) == 3 * kept
    assert kept >= 2


def test_secret_passages_move_two_upgrades_and_leave_the_action():
    table = a_table().with_park("ann", printed("ninja/secret-passages"))
    table.with_park("ann", attraction("den", upgrades=[upgrade("flag"), upgrade("bell")]), attraction("barn"))

    table.on_turn("ann").choose("ann", "use secret-passages 16", "yes", "pick bell", "pick flag")

    assert table.cards_in("ann", "space 2") == ["barn", "bell", "flag"]
    assert table.may("ann", "loose-change")
    assert not table.may("ann", "use secret-passages 16")
