"""The events of the Ninja pack, each by its story."""

import pytest

from midway.titles.unfair.park import is_closed
from tests.testkit.rules import rule
from tests.titles.unfair.packs.real import printed
from tests.titles.unfair.parks import a_table, attraction, event, plan, staff, upgrade
from tests.titles.unfair.words import gain, says, steal, stops

GUARDS = event("guards", gain(1), stops("Intrusion"))
FLAG = upgrade("flag")


def ann_plays(name, seats=2):
    """Ann holds this event of the pack; nothing is laid out yet."""
    return a_table(seats=seats).with_hand("ann", printed(f"ninja/{name}"))


# ---- attacks ---------------------------------------------------------------------------------------------------
def test_one_loose_bolt_brings_down_what_was_dear():
    barn = attraction("barn", upgrades=[upgrade("cheap", price=5), upgrade("dear", price=6)])
    table = ann_plays("loose-bolt").with_park("bob", barn).in_events("ann")

    table.choose("ann", "play loose-bolt bottom")

    assert table.cards_in("bob", "space 1") == ["barn", "cheap"]


def test_a_midnight_removal_brings_a_theme_over():
    theme = upgrade("ghosts", "theme upgrade", theme="vampire")
    table = ann_plays("midnight-removal").with_park("bob", attraction("barn", upgrades=[FLAG, theme]))

    table.with_park("ann", attraction("den")).in_events("ann").choose("ann", "play midnight-removal bottom")

    assert table.cards_in("ann", "space 1") == ["den", "ghosts"]
    assert table.cards_in("bob", "space 1") == ["barn", "flag"]


def test_at_home_a_removal_moves_anything_and_pays_three_coins():
    table = ann_plays("midnight-removal").with_park("ann", attraction("den", upgrades=[FLAG]), attraction("barn"))

    table.in_events("ann").choose("ann", "play midnight-removal top")

    assert table.cards_in("ann", "space 2") == ["barn", "flag"]
    assert table.coins("ann") == 23


def test_over_the_shoulder_one_sees_the_plans_and_takes_a_card():
    table = ann_plays("over-the-shoulder").with_hand("bob", FLAG).with_blueprints("bob", plan("palace"))
    table.in_events("ann")
    seen = table.s.num(table.game.known_at + table.card("palace"))

    table.choose("ann", "play over-the-shoulder bottom")

    assert table.hand("ann") == ["flag"]
    assert seen & 1 == 0
    assert table.s.num(table.game.known_at + table.card("palace")) & 1 == 1


def test_who_blocks_shows_no_plans():
    table = ann_plays("over-the-shoulder").with_hand("bob", GUARDS, FLAG).with_blueprints("bob", plan("palace"))

    table.in_events("ann").choose("ann", "play over-the-shoulder bottom").choose("bob", "block guards")

    assert table.hand("bob") == ["flag"]
    assert table.s.num(table.game.known_at + table.card("palace")) & 1 == 0


def test_rearranged_is_an_upgrade_on_the_wrong_attraction():
    table = ann_plays("rearranged").with_park("bob", attraction("barn", upgrades=[FLAG]), attraction("den"))

    table.with_park("ann", attraction("tower")).in_events("ann").choose("ann", "play rearranged bottom")

    assert table.cards_in("bob", "space 2") == ["den", "flag"]
    assert table.coins("ann") == 23


def test_two_colleagues_are_locked_in():
    table = ann_plays("locked-in").with_park("bob", staff("one"), staff("two")).in_events("ann")

    table.choose("ann", "play locked-in bottom")

    assert [is_closed(table.s, table.card(name)) for name in ("one", "two")] == [True, True]
    assert table.coins("ann") == 22


def test_returned_to_its_sender_an_upgrade_is_a_card_in_hand_again():
    table = ann_plays("return-to-sender").with_park("bob", attraction("barn", upgrades=[FLAG])).in_events("ann")

    table.choose("ann", "play return-to-sender bottom")

    assert (table.cards_in("bob", "space 1"), table.hand("bob")) == (["barn"], ["flag"])


@pytest.mark.parametrize("name", ["loose-bolt", "midnight-removal", "over-the-shoulder", "rearranged", "locked-in"])
def test_guards_are_asked_about_each_intrusion(name):
    barn = attraction("barn", upgrades=[upgrade("dear", "theme upgrade", price=6, theme="vampire")])
    table = ann_plays(name).with_hand("bob", GUARDS).with_park("bob", barn, attraction("den"), staff("clown"))

    table.with_park("ann", attraction("tower")).in_events("ann").choose("ann", f"play {name} bottom")

    assert table.may("bob", "block guards")


# ---- stealth -----------------------------------------------------------------------------------------------------
THEFT = event("theft", gain(1), steal(4), attack="Intrusion")


@rule("UNF-BLOCK-20", "UNF-GOLD-02")
def test_in_the_smoke_nobody_blocks_an_intrusion():
    table = ann_plays("smoke-bomb").with_hand("ann", THEFT).with_hand("bob", GUARDS).in_events("ann")

    table.choose("ann", "play smoke-bomb bottom").choose("bob", "pass").choose("ann", "play theft bottom")

    assert table.awaits() == ["bob"]  # asked like anybody, whatever they hold
    assert not table.may("bob", "block guards")
    assert table.choose("bob", "pass").coins("ann") == 20 + 2 + 4


def test_the_smoke_hides_no_other_attack_and_nobody_else():
    friends = event("friends", gain(1), stops("Injunction"))
    fine = event("fine", gain(1), says("Each competitor loses 4 coins."), attack="Injunction")
    table = ann_plays("smoke-bomb").with_hand("ann", fine).with_hand("bob", friends, THEFT).in_events("ann")
    table.with_hand("ann", GUARDS)

    table.choose("ann", "play smoke-bomb bottom").choose("bob", "pass").choose("ann", "play fine bottom")

    assert table.may("bob", "block friends")


def test_the_smoke_does_not_bind_its_owner():
    table = ann_plays("smoke-bomb").with_hand("ann", GUARDS).with_hand("bob", THEFT).in_events("ann")

    table.choose("ann", "play smoke-bomb bottom").choose("bob", "play theft bottom")

    assert table.may("ann", "block guards")


@pytest.mark.parametrize("deed", ["Close an attraction", "Demolish an upgrade"])
def test_the_wooden_dummy_keeps_rides_open_and_upgrades_up_for_a_round(deed):
    raid = event("raid", gain(1), says(f"{deed} in a competitor's park."))
    table = ann_plays("wooden-dummy").with_park("ann", attraction("barn", upgrades=[FLAG])).with_hand("bob", raid)

    table.in_events("ann").choose("ann", "play wooden-dummy bottom").choose("bob", "play raid bottom")

    assert table.cards_in("ann", "space 1") == ["barn", "flag"]
    assert not table.has_closed("barn")


def test_a_change_of_plans_drops_one_and_draws_two_events():
    table = ann_plays("change-of-plans").with_blueprints("ann", plan("palace")).in_events("ann")
    kept = len(table.cards_in("ann", "blueprints"))

    table.choose("ann", "play change-of-plans bottom", "yes")
    if table.may("ann", "pick palace"):
        table.choose("ann", "pick palace")

    assert len(table.cards_in("ann", "blueprints")) == kept - 1
    assert table.zone_of("palace") == "Blueprint discard"
    assert (len(table.hand("ann")), table.coins("ann")) == (2, 22)


# ---- the upper halves --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("name", "coins"), [("loose-bolt", 5), ("locked-in", 5), ("smoke-bomb", 4), ("wooden-dummy", 4)]
)
def test_upper_halves_pay_at_once(name, coins):
    table = ann_plays(name).in_events("ann")

    table.choose("ann", f"play {name} top")

    assert table.coins("ann") == 20 + coins


@pytest.mark.parametrize(
    ("name", "looked_at"),
    [("over-the-shoulder", 2), ("rearranged", 2), ("return-to-sender", 2), ("change-of-plans", 3)],
)
def test_upper_halves_let_one_of_several_cards_be_kept(name, looked_at):
    table = ann_plays(name).in_events("ann")

    table.choose("ann", f"play {name} top")

    assert len([option for option in table.options_of("ann") if option.startswith("pick")]) == looked_at
