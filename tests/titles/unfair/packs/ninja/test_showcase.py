"""The super attractions of the Ninja pack."""

from tests.titles.unfair.packs.real import printed
from tests.titles.unfair.parks import a_table, attraction, event, upgrade
from tests.titles.unfair.words import gain, stops


def test_the_trick_house_moves_two_upgrades_each_to_where_it_suits():
    cannon = printed("ninja/trick-floor")  # rides only
    table = a_table().with_park("ann", printed("ninja/ninja-trick-house"))
    table.with_park("ann", attraction("coaster", "thrill ride", upgrades=[cannon, upgrade("flag")]))
    table.with_park("ann", attraction("swings", "leisure ride")).in_events("ann")

    table.choose("ann", "use ninja-trick-house 8", "yes", "pick trick-floor", "pick flag", "pick ninja-trick-house")

    assert table.cards_in("ann", "space 3") == ["swings", "trick-floor"]  # the only ride left, so nobody was asked
    assert table.cards_in("ann", "space 1") == ["ninja-trick-house", "flag"]


def test_the_trick_house_moves_fewer_or_none_if_its_owner_likes():
    table = a_table().with_park(
        "ann", printed("ninja/ninja-trick-house"), attraction("barn", upgrades=[upgrade("flag")])
    )

    table.in_events("ann").choose("ann", "use ninja-trick-house 8", "yes", "done")

    assert table.cards_in("ann", "space 2") == ["barn", "flag"]


def test_the_shadow_dragon_closes_the_largest_attraction_for_three_coins():
    table = a_table().with_park("ann", printed("ninja/shadow-dragon"))
    table.with_park("bob", attraction("barn"), attraction("tower", upgrades=[upgrade("flag")])).in_events("ann")

    table.choose("ann", "use shadow-dragon 8", "yes")

    assert (table.has_closed("tower"), table.has_closed("barn")) == (True, False)
    assert table.coins("ann") == 17


def test_the_shadow_dragon_is_an_intrusion():
    guards = event("guards", gain(1), stops("Intrusion"))
    table = a_table().with_park("ann", printed("ninja/shadow-dragon")).with_hand("bob", guards)
    table.with_park("bob", attraction("barn")).in_events("ann")

    table.choose("ann", "use shadow-dragon 8", "yes").choose("bob", "block guards")

    assert not table.has_closed("barn")
