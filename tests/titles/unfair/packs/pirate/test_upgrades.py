"""The upgrades of the Pirate pack, each by its story."""

import pytest

from tests.testkit.rules import rule
from tests.titles.unfair.packs.real import guests_step, price_of, printed
from tests.titles.unfair.parks import a_table, attraction, event, upgrade
from tests.titles.unfair.words import gain, says

WAITING = event("gift", gain(1))
PARK = [
    attraction("coaster", "thrill ride"),
    attraction("raft", "leisure ride"),
    attraction("hall"),
    attraction("den", "sideshow"),
    attraction("meadow", "nature area"),
]
EVERYWHERE = ["coaster", "raft", "hall", "den", "meadow"]


def hall_with(name, *others, **lies):
    return attraction("hall", upgrades=[printed(f"pirate/{name}"), *others], **lies)


@pytest.mark.parametrize(
    ("name", "hosts"),
    [
        ("water-cannon", ["coaster", "raft"]),
        ("air-conditioning", ["hall", "den", "meadow"]),
        ("gold-leaf", ["coaster", "raft", "hall", "den"]),
        ("method-actors", ["hall", "den"]),
        ("pirate-theme", EVERYWHERE),
        ("restrooms", EVERYWHERE),
        ("gun-deck", EVERYWHERE),
    ],
)
def test_where_they_may_stand(name, hosts):
    table = a_table().with_park("ann", *PARK).with_coins("ann", 40).with_hand("ann", printed(f"pirate/{name}"))

    table.on_turn("ann").choose("ann", f"build {name}")

    assert [option.split()[1] for option in table.options_of("ann") if option.startswith("on ")] == hosts


@pytest.mark.parametrize(
    ("name", "stars"), [("water-cannon", 2), ("gold-leaf", 3), ("air-conditioning", 2), ("restrooms", 1)]
)
def test_some_are_there_for_their_stars(name, stars):
    table = a_table().with_park("ann", attraction("hall", stars=0, upgrades=[printed(f"pirate/{name}")]))

    assert table.on_turn("ann").stars("ann") == 1 + stars


@rule("UNF-UPG-05")
def test_the_theme_pays_when_built_and_stands_once_on_a_ride():
    plank = printed("pirate/walk-the-plank")
    table = a_table().with_park("ann", attraction("hall"), plank).with_hand("ann", printed("pirate/pirate-theme"))

    table.on_turn("ann").choose("ann", "build pirate-theme")

    assert table.coins("ann") == 20 - price_of("pirate/pirate-theme") + 5
    assert table.cards_in("ann", "space 1") == ["hall", "pirate-theme"]


def test_the_parrot_talks_for_three_coins():
    table = a_table().with_park("ann", hall_with("talking-parrot")).with_hand("bob", WAITING).in_events("ann")

    table.choose("ann", "use talking-parrot 8", "yes")

    assert (table.coins("ann"), len(table.hand("ann"))) == (17, 1)


def test_through_the_tunnel_one_opens_again():
    table = a_table().with_park("ann", hall_with("secret-tunnel"), attraction("den", closed=True))

    table.with_hand("bob", WAITING).in_events("ann").choose("ann", "use secret-tunnel 8", "yes")

    assert (table.coins("ann"), table.has_closed("den")) == (19, False)


def test_under_the_guns_nothing_is_torn_down():
    axe = event("axe", says("Demolish a feature upgrade in a competitor's park. Gain 2 coins."))
    table = a_table().with_hand("ann", axe).with_park("bob", hall_with("gun-deck", upgrade("flag"))).in_events("ann")

    table.choose("ann", "play axe top")

    assert (table.cards_in("bob", "space 1"), table.coins("ann")) == (["hall", "gun-deck", "flag"], 22)


@pytest.mark.parametrize("name", ["souvenir-hatch", "method-actors"])
def test_some_earn_a_coin_each_round(name):
    table = a_table().with_park("ann", hall_with(name)).on_turn("ann")

    assert guests_step(table).coins("ann") == 21


def test_in_the_compartment_a_card_disappears_for_good():
    table = a_table().with_park("ann", hall_with("hidden-compartment")).with_hand("ann", upgrade("flag"))

    table.with_hand("bob", WAITING).in_events("ann").choose("ann", "use hidden-compartment 8", "yes")

    assert (table.coins("ann"), table.zone_of("flag"), table.size("hall")) == (10, "buried", 3)
