"""The City cards of the Gangster pack, each by its story."""

import pytest

from midway.titles.unfair.events_step import PlayEvents
from tests.testkit.rules import rule
from tests.titles.unfair.packs.real import printed, rolling, the_city_speaks
from tests.titles.unfair.parks import a_table, attraction, event, refused, staff, upgrade
from tests.titles.unfair.words import gain, says


@rule("UNF-GANG-01")
def test_on_a_lucky_streak_each_player_rolls_for_themselves():
    table = a_table().with_next_city(printed("gangster/a-lucky-streak")).on_turn("ann")

    the_city_speaks(rolling(table, 3, 3, 2, 3))

    assert (table.coins("ann"), table.coins("bob")) == (29, 24)


def test_shady_business_silences_the_hand_of_who_takes_the_coins():
    gift = event("gift", gain(1))
    table = (
        a_table()
        .with_next_city(printed("gangster/shady-business"))
        .with_hand("ann", gift)
        .with_hand("bob", event("bonus", gain(1)))
    )
    the_city_speaks(table.in_events("ann"))

    table.choose("ann", "yes").choose("bob", "no")

    assert (table.coins("ann"), table.coins("bob")) == (30, 20)
    table.run(PlayEvents())
    refused(table, "ann", "play gift top", because="UNF-GOLD-02")
    assert table.choose("ann", "pass").may("bob", "play bonus top")


def test_shady_business_forbids_blocks_and_answers_out_of_the_hand_too():
    theft = event("theft", gain(1), says("Steal 4 coins from a competitor."), attack="Intrusion")
    table = a_table().with_next_city(printed("gangster/shady-business")).with_hand("ann", theft)
    table.with_hand("bob", printed("gangster/security-guards"), printed("gangster/instant-karma"))
    the_city_speaks(table.in_events("ann")).choose("ann", "no").choose("bob", "yes")

    table.run(PlayEvents()).choose("ann", "play theft bottom")
    assert table.options_of("bob") == ["pass", "take-a-loan", "trade-in"]
    table.choose("bob", "pass")

    assert table.coins("bob") == 26
    assert table.options_of("bob") == ["pass", "take-a-loan", "trade-in"]


def test_an_amnesty_opens_everything_and_pays_for_staff():
    table = a_table().with_next_city(printed("gangster/an-amnesty"))
    table.with_park("ann", attraction("barn", closed=True), attraction("den", closed=True), staff("clown"))

    the_city_speaks(table.on_turn("ann"))

    assert (table.has_closed("barn"), table.has_closed("den")) == (False, False)
    assert (table.coins("ann"), table.coins("bob")) == (25, 24)


def test_a_tax_audit_wants_more_from_the_rich():
    table = a_table().with_next_city(printed("gangster/a-tax-audit")).with_coins("ann", 15).with_coins("bob", 14)

    the_city_speaks(table.on_turn("ann"))

    assert (table.coins("ann"), table.coins("bob")) == (7, 11)


def test_a_turf_war_demolishes_an_upgrade_of_who_loses_the_roll():
    table = a_table().with_next_city(printed("gangster/a-turf-war"))
    table.with_park("ann", attraction("barn", upgrades=[upgrade("flag")]))
    table.with_park("bob", attraction("den", upgrades=[upgrade("bar")])).on_turn("ann")

    the_city_speaks(rolling(table, 3, 4, 3, 3))

    assert table.cards_in("ann", "space 1") == ["barn", "flag"]
    assert table.cards_in("bob", "space 1") == ["den"]


@pytest.mark.parametrize(("people", "left"), [((), 12), ((staff("clown"),), 16)])
def test_a_crime_wave_spares_those_with_staff(people, left):
    table = a_table().with_next_city(printed("gangster/a-crime-wave")).with_park("ann", *people).on_turn("ann")

    assert the_city_speaks(table).coins("ann") == left
