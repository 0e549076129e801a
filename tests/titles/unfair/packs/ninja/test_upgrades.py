"""The upgrades of the Ninja pack, each by its story."""

import pytest

from midway.titles.unfair.schema import CLOSED_OFFICE
from tests.titles.unfair.packs.real import guests_step, printed
from tests.titles.unfair.parks import a_table, attraction, event, upgrade
from tests.titles.unfair.words import gain, says, steal

FLAG = upgrade("flag")
BARN = attraction("barn", "theatre", stars=0)


def test_a_ninja_theme_may_move_another_upgrade():
    table = (
        a_table().with_park("ann", attraction("den", upgrades=[FLAG])).with_hand("ann", printed("ninja/ninja-theme"))
    )
    table.with_park("ann", BARN).on_turn("ann")

    table.choose("ann", "build ninja-theme", "on den", "yes")

    assert table.cards_in("ann", "space 1") == ["den", "ninja-theme"]
    assert table.cards_in("ann", "space 2") == ["barn", "flag"]


def test_a_ninja_theme_never_moves_itself():
    table = a_table().with_park("ann", BARN, attraction("den")).with_hand("ann", printed("ninja/ninja-theme"))

    table.on_turn("ann").choose("ann", "build ninja-theme", "on den")

    assert table.awaits() == ["bob"]  # there is nothing else to move
    assert table.cards_in("ann", "space 2") == ["den", "ninja-theme"]


@pytest.mark.parametrize(
    ("name", "wrong", "right"),
    [
        ("trick-floor", "hotel", "leisure ride"),
        ("silent-hinges", "nature area", "theatre"),
        ("masters-calligraphy", "sideshow", "food outlet"),
    ],
)
def test_some_upgrades_suit_some_attractions_only(name, wrong, right):
    table = a_table().with_park("ann", attraction("wrong", wrong), attraction("right", right))
    table.with_hand("ann", printed(f"ninja/{name}")).on_turn("ann")

    table.choose("ann", f"build {name}")

    assert table.cards_in("ann", "space 2") == ["right", name]


CLOSING = says("Close an attraction in a competitor's park.")


def test_who_closes_what_stands_on_caltrops_pays():
    table = a_table().with_park("ann", attraction("den", upgrades=[printed("ninja/caltrops")]), attraction("barn"))

    table.with_hand("bob", event("dark", gain(1), CLOSING)).in_events("bob")
    table.choose("bob", "play dark bottom", "pick barn")

    assert (table.coins("ann"), table.coins("bob")) == (23, 17)


def test_caltrops_do_not_hurt_their_owner():
    table = a_table().with_park("ann", attraction("den", upgrades=[printed("ninja/caltrops")]), attraction("barn"))

    table.on_turn("ann").run(says("Close an attraction in your park.")).choose("ann", "pick barn")

    assert (table.coins("ann"), table.coins("bob")) == (20, 20)


def test_the_nightingale_floor_hears_one_intruder_a_round():
    one, two = (event(id_, gain(1), steal(4), attack="Intrusion") for id_ in ("one", "two"))
    table = a_table().with_park("ann", attraction("den", upgrades=[printed("ninja/nightingale-floor")]))
    table.with_hand("bob", one, two).in_events("bob")

    table.choose("bob", "play one bottom").choose("ann", "block nightingale-floor")
    assert table.coins("ann") == 20

    table.choose("bob", "play two bottom")
    assert not table.may("ann", "block nightingale-floor")


def test_the_grapple_line_swings_over_once_a_park_step():
    table = a_table().with_park("ann", attraction("den", upgrades=[printed("ninja/grapple-line")]), BARN).on_turn("ann")

    table.choose("ann", "use grapple-line 16", "yes")

    assert table.cards_in("ann", "space 2") == ["barn", "grapple-line"]
    assert not table.may("ann", "use grapple-line 16")


def test_the_grapple_line_needs_somewhere_to_go():
    table = a_table().with_park("ann", attraction("den", upgrades=[printed("ninja/grapple-line")])).on_turn("ann")

    table.choose("ann", "use grapple-line 16") if table.may("ann", "use grapple-line 16") else None

    assert table.cards_in("ann", "space 1") == ["den", "grapple-line"]


def test_folding_screens_open_again_for_a_coin():
    screens = attraction("den", upgrades=[printed("ninja/folding-screens")])
    table = a_table().with_park("ann", screens, attraction("barn", closed=True)).in_events("ann")

    table.choose("ann", "use folding-screens 8", "yes")

    assert (table.has_closed("barn"), table.coins("ann")) == (False, 19)


@pytest.mark.parametrize("name", ["tea-trolley", "masters-calligraphy"])
def test_tea_and_fine_writing_bring_a_coin_each_guests_step(name):
    table = a_table().with_park("ann", attraction("den", upgrades=[printed(f"ninja/{name}")])).on_turn("ann")

    assert guests_step(table).coins("ann") == 21


def test_the_ancient_scroll_gives_blueprints_after_the_department_has_closed():
    table = a_table().with_park("ann", attraction("den", upgrades=[printed("ninja/ancient-scroll")])).on_turn("ann")
    table.s.put(CLOSED_OFFICE, 1)
    table.s.opts_of = -1
    before = len(table.cards_in("ann", "blueprints"))

    assert not table.may("ann", "draw blueprint")
    table.choose("ann", "use ancient-scroll 16", "yes")

    assert len(table.cards_in("ann", "blueprints")) == before + 1
    assert table.coins("ann") == 16
