"""The super attractions of the Robot pack."""

from midway.titles.unfair.schema import PARK_DECK, PARK_DISCARD
from tests.titles.unfair.packs.real import printed
from tests.titles.unfair.parks import a_table, attraction, staff, upgrade


def test_the_megafactory_builds_on_any_attraction_in_the_events_step():
    table = a_table().with_park("ann", printed("robot/megafactory"), attraction("barn"))
    table.with_hand("ann", upgrade("flag", price=5)).in_events("ann")

    table.choose("ann", "use megafactory 8", "yes", "on barn")

    assert table.cards_in("ann", "space 2") == ["barn", "flag"]
    assert table.coins("ann") == 17


def a_robopocalypse(*next_cards):
    """Ann's Robopocalypse, with these cards of bob's hand on top of the Park deck."""
    table = (
        a_table().with_park("ann", printed("robot/robopocalypse-2057")).with_hand("bob", *next_cards).in_events("ann")
    )
    for item in reversed(next_cards):
        table.s.move(table.card(item.card.id), PARK_DECK)
    return table


def test_the_robopocalypse_digs_to_the_first_upgrade_that_suits_and_may_build_it():
    ticket = printed("ninja/masters-calligraphy")  # theatres and food outlets only
    table = a_robopocalypse(staff("clown"), ticket, upgrade("flag"), upgrade("later"))

    table.choose("ann", "use robopocalypse-2057 8", "yes")

    assert table.cards_in("ann", "space 1") == ["robopocalypse-2057", "flag"]
    assert table.coins("ann") == 20
    assert [table.zone_of(id_) for id_ in ("clown", "masters-calligraphy", "later")] == [
        "Park discard",
        "Park discard",
        "Park deck",
    ]


def test_what_is_not_wanted_is_discarded_with_the_rest():
    table = a_robopocalypse(upgrade("flagpole"))

    table.choose("ann", "use robopocalypse-2057 8", "no")

    assert table.cards_in("ann", "space 1") == ["robopocalypse-2057"]
    assert table.zone_of("flagpole") == "Park discard"


def test_where_no_upgrade_suits_the_whole_deck_goes_by():
    table = a_table(seats=5).with_park("ann", printed("robot/robopocalypse-2057", printed("robot/flagpole")))
    table.in_events("ann")
    many = table.s.count(PARK_DECK)

    table.choose("ann", "use robopocalypse-2057 8")

    assert many > 60
    assert table.s.count(PARK_DECK) + table.s.count(PARK_DISCARD) == many
