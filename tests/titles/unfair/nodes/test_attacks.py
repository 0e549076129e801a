"""Attacks one has played, and attacks nobody may block."""

import pytest

from tests.titles.unfair.nodes.fair import a_fair, coins, run
from tests.titles.unfair.parks import a_table, event, staff
from tests.titles.unfair.words import gain, says, steal, stops

THEFT = event("theft", gain(1), steal(4), attack="Intrusion")


@pytest.mark.parametrize(("attack", "coins"), [("Intrusion", 26), ("Inspection", 24)])
def test_a_card_waits_for_attacks_of_one_type(attack, coins):
    boss = staff("boss", text=says("After you play an Intrusion event, gain 2 coins."))
    theft = event("theft", gain(1), steal(4), attack=attack)

    table = a_table().with_park("ann", boss).with_hand("ann", theft).in_events("ann")

    assert table.choose("ann", "play theft bottom").coins("ann") == coins


@pytest.mark.parametrize(("seats", "who"), [(2, "bob"), (3, "cat")])
def test_what_cannot_be_blocked_is_asked_about_all_the_same(seats, who):
    hush = staff("hush", text=says("Your competitors cannot block Intrusion events."))
    table = a_table(seats=seats).with_park("ann", hush).with_hand("ann", THEFT)
    table.with_hand(who, event("guards", gain(1), stops("Intrusion"))).in_events("ann")

    table.choose("ann", "play theft bottom")
    if seats > 2:
        table.choose("ann", "seat seat2")

    assert table.awaits() == [who]
    assert not table.may(who, "block guards")
    assert table.may(who, "pass")


def test_to_block_events_in_general_is_nothing_anybody_does():
    assert coins(run(a_fair(), "Block Intrusion events. Gain 2 coins.")) == 22
