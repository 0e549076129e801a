"""The super attractions of the Gangster pack."""

import pytest

from midway.titles.unfair.nodes.dice import RollDice
from midway.titles.unfair.rounds import a_step
from midway.titles.unfair.schema import PARK
from tests.testkit.rules import rule
from tests.titles.unfair.packs.real import price_of, printed, rolling
from tests.titles.unfair.parks import a_table, attraction, event
from tests.titles.unfair.words import gain, stops

THEME = printed("gangster/gangster-theme")  # the word that is counted


def test_the_shakedown_counts_the_themes_of_its_owner():
    table = a_table().with_park("ann", printed("gangster/the-shakedown"), attraction("barn", upgrades=[THEME]))

    rolling(table.in_events("ann"), 3, 4).choose("ann", "use the-shakedown 8")

    assert (table.coins("ann"), table.coins("bob")) == (26, 14)


def test_the_shakedown_costs_two_coins_where_the_dice_are_against_it():
    table = a_table().with_park("ann", printed("gangster/the-shakedown")).with_hand("bob", THEME).in_events("ann")

    rolling(table, 3, 3).choose("ann", "use the-shakedown 8")

    assert (table.coins("ann"), table.coins("bob")) == (18, 20)


def test_the_shakedown_is_an_intrusion():
    guards = event("guards", gain(1), stops("Intrusion"))
    table = a_table().with_park("ann", printed("gangster/the-shakedown")).with_hand("bob", guards, THEME)
    rolling(table.in_events("ann"), 6, 6)

    table.choose("ann", "use the-shakedown 8").choose("bob", "block guards")

    assert table.coins("bob") == 20


def test_copied_by_karma_it_counts_the_themes_of_whoever_copies():
    table = a_table().with_park("ann", printed("gangster/the-shakedown"), attraction("barn", upgrades=[THEME]))
    table.with_park("bob", printed("gangster/getaway-coaster")).with_hand("bob", printed("gangster/instant-karma"))

    rolling(table.in_events("ann"), 6, 1, 6, 1)
    table.choose("ann", "use the-shakedown 8").choose("bob", "react instant-karma")

    assert table.coins("bob") == 20 - 6 + 3  # two themes against one, each with a roll of its own


@pytest.mark.parametrize(("has", "left"), [(20, 24), (0, 4)])
def test_the_printshop_gives_at_the_start_of_the_park_step_and_takes_at_its_end(has, left):
    table = a_table().with_park("ann", printed("gangster/the-printshop")).with_coins("ann", has).on_turn("ann")

    table.run(a_step(PARK, RollDice()))

    assert table.coins("ann") == left


@rule("UNF-INTERP-64")
def test_built_in_the_park_step_it_only_takes():
    table = a_table().with_park("ann", attraction("palace", stars=5))
    table.with_showcase("ann", printed("gangster/the-printshop")).with_coins("ann", 30).on_turn("ann")

    table.choose("ann", "build the-printshop", "space 2").choose("bob", "loose-change")
    for _ in range(2):
        table.choose("ann", "loose-change").choose("bob", "loose-change")

    assert table.coins("ann") == 30 - price_of("gangster/the-printshop") + 2 * 2 - 6 + 10  # change twice, ten guests


def test_while_it_prints_nothing_goes_on_an_account():
    table = a_table().with_park("ann", printed("gangster/the-printshop"), printed("gangster/offshore-account", coins=5))
    table.on_turn("ann")

    assert not table.may("ann", "use offshore-account 16")
    assert table.may("ann", "use offshore-account 32")  # collecting is no putting


def test_closed_it_lets_the_account_take_coins():
    table = a_table().with_park("ann", printed("gangster/the-printshop", closed=True))
    table.with_park("ann", printed("gangster/offshore-account")).on_turn("ann")

    assert table.may("ann", "use offshore-account 16")


def test_it_stops_nobody_elses_account():
    table = a_table().with_park("ann", printed("gangster/the-printshop"))
    table.with_park("bob", printed("gangster/offshore-account")).on_turn("bob")

    assert table.may("bob", "use offshore-account 16")
