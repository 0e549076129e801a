"""Cards in play that move, are buried, or leave: what goes along, and what is lost."""

from dataclasses import replace

import pytest

from midway.kernel.limits import is_used_up, use_up
from midway.titles.unfair.changes import move_attraction, put_coins_on
from midway.titles.unfair.park import coins_on, icons
from midway.titles.unfair.schema import MOST_SPACES, space
from tests.testkit.rules import rule
from tests.titles.unfair.nodes.fair import (
    a_card,
    a_fair,
    bury,
    card,
    close,
    coins,
    holds,
    lies_in,
    run,
    run_card,
    stands,
)

STALL = a_card(
    "upgrade",
    "stall",
    "feature upgrade",
    says="After you build this upgrade, gain 9 coins. Once per Park step: Gain 3 coins.",
)


def put_coins(fair, name, n):
    put_coins_on(fair, 0, card(fair, name), n)


def coins_lying_on(fair, name):
    return int(coins_on(fair, card(fair, name)))


# ---- moving -----------------------------------------------------------------------------------------------------
@rule("UNF-MOVE-03", "UNF-MOVE-04", "UNF-MOVE-02", "AC-035")
def test_an_upgrade_that_moves_keeps_its_coins_and_its_used_up_ability():
    fair = a_fair(STALL, ann=["coaster stall", "diner"])
    put_coins(fair, "stall", 2)
    ability = fair.game.rules_of(card(fair, "stall")).at_moment("park step")[0]
    use_up(fair, card(fair, "stall"), ability.limit)

    after = run(fair, "Move an upgrade in your park to another suitable attraction in your park.")

    assert stands(after) == ["coaster", "diner stall"]
    assert coins_lying_on(after, "stall") == 2
    assert is_used_up(after, card(after, "stall"), ability.limit)
    assert coins(after) == 20


@rule("UNF-MOVE-01")
def test_a_moved_card_has_neither_left_play_nor_entered_it():
    watcher = a_card(
        "resource",
        "watcher",
        says="After you demolish an upgrade, gain 5 coins. After you build an upgrade, gain 5 coins.",
    )
    fair = a_fair(watcher, STALL, ann=["coaster stall", "diner", "watcher"])

    after = run(fair, "Move an upgrade in your park to another suitable attraction in your park.")

    assert after.is_in_play(card(after, "stall"))
    assert coins(after) == 20


@rule("UNF-MOVE-05", "UNF-UPG-05", "AC-133")
def test_no_upgrade_moves_to_where_its_namesake_stands():
    cooling = replace(a_card("upgrade", "cooling", "guest services upgrade"), copies=2)
    fair = a_fair(cooling, ann=["coaster cooling#1", "diner cooling#2", "swings"])

    after = run(fair, "Move an upgrade on this attraction to another suitable attraction in your park.", on="coaster")

    assert stands(after) == ["coaster", "diner cooling", "swings cooling"]


@rule("UNF-ATTR-08", "CHKO-SKIP-06", "UNF-MOVE-07")
def test_an_attraction_that_moves_leaves_gaps_for_nothing_and_takes_all_along():
    fair = a_fair(ann=["coaster cannon", "diner"])
    bury(fair, "guide", under="coaster")
    size = icons(fair, card(fair, "coaster"))

    move_attraction(fair, 0, card(fair, "coaster"), 0, 4)

    assert attractions_by_space(fair) == ["", "diner", "", "", "coaster"]
    assert icons(fair, card(fair, "coaster")) == size
    assert coins(fair) == 20


@rule("UNF-MOVE-07", "UNF-MOVE-09", "UNF-BURY-05")
def test_in_another_park_the_cards_buried_under_it_are_its_new_owners():
    fair = a_fair(ann=["coaster cannon"], bob=["diner"])
    bury(fair, "guide", under="coaster")
    bury(fair, "chest", under="diner")

    move_attraction(fair, 0, card(fair, "coaster"), 1, 1)

    assert lies_in(fair, "guide") == "buried of seat 1"
    assert stands(fair, 1) == ["diner", "coaster cannon"]
    assert [icons(fair, card(fair, name)) for name in ("coaster", "diner")] == [3, 2]


# ---- leaving play ----------------------------------------------------------------------------------------------
@rule("UNF-TOKEN-04", "AC-099")
def test_the_coins_on_a_card_that_returns_to_a_hand_go_to_the_pool():
    fair = a_fair(ann=["chest"])
    put_coins(fair, "chest", 3)

    after = run(fair, "Return this card to your hand.", on="chest")

    assert holds(after) == ["chest"]
    assert (coins(after), coins_lying_on(after, "chest")) == (20, 0)


@rule("UNF-MOVE-09", "CHKO-BURY-14")
@pytest.mark.parametrize(
    "words", ["Demolish this attraction.", "Return this attraction to your hand.", "Discard this attraction."]
)
def test_what_is_attached_does_not_stay_without_its_carrier(words):
    fair = a_fair(ann=["coaster cannon", "diner flag"])
    bury(fair, "guide", under="coaster")
    bury(fair, "permit", under="cannon")

    after = run(fair, words, on="coaster")

    assert stands(after) == ["diner flag"]
    assert [lies_in(after, name) for name in ("cannon", "guide")] == ["Park discard"] * 2
    assert lies_in(after, "permit") == "Event discard"


@rule("UNF-TOKEN-11")
@pytest.mark.parametrize("where", ["coaster", "cannon", "guide", "chest"])
def test_a_coin_is_worth_1_wherever_it_lies(where):
    fair = a_fair(ann=["coaster cannon", "guide", "chest"])
    put_coins(fair, where, 3)
    if where != "cannon":
        close(fair, where)

    after = run(fair, "Collect each coin on this card.", on=where)

    assert coins(after) == 23


# ---- burying ---------------------------------------------------------------------------------------------------
@rule("UNF-BURY-06", "CHKO-BURY-11")
def test_buried_cards_go_to_the_pile_of_their_own_kind():
    fair = a_fair(ann=["coaster"])
    for name in ("guide", "trick", "plan"):
        bury(fair, name, under="coaster")

    after = run(fair, "Demolish a ride in your park.")

    piles = [lies_in(after, name) for name in ("guide", "trick", "plan")]
    assert piles == ["Park discard", "Event discard", "Blueprint discard"]


@rule("UNF-BURY-02", "CHKO-BURY-02", "AC-093")
def test_a_card_that_buries_something_adds_no_second_icon():
    words = "You may bury a card from your hand under this attraction."
    fair = a_fair(a_card("attraction", "revenge", "thrill ride", says=words), ann=["revenge"], ann_holds="guide")

    after = run_card(fair, "revenge", "text", "yes")

    assert lies_in(after, "guide") == "buried of seat 0"
    assert icons(after, card(after, "revenge")) == 2


# ---- help ------------------------------------------------------------------------------------------------------
def attractions_by_space(fair, seat=0):
    zones = [space(fair, seat, n) for n in range(MOST_SPACES)]
    found = [fair.game.cards[fair.at(z, 0)].id if fair.count(z) else "" for z in zones]
    while found and not found[-1]:
        found.pop()
    return found
