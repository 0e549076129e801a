"""The attractions of the Jungle pack, each by its story."""

import pytest

from midway.titles.unfair.park import capacity, stars
from tests.testkit.rules import rule
from tests.titles.unfair.packs.real import guests_step, printed, with_on_top
from tests.titles.unfair.parks import a_table, attraction, event, upgrade
from tests.titles.unfair.words import gain

WAITING = event("gift", gain(1))
CAMP = printed("jungle/jungle-overview")
IDOL, MASK = printed("jungle/golden-idol"), printed("jungle/cursed-mask")
MEADOW, POND = attraction("meadow", "nature area"), attraction("pond", "nature area")


def test_the_canteen_is_paid_by_those_who_come_for_the_finds():
    hall = attraction("hall", upgrades=[IDOL, MASK])
    table = a_table().with_park("ann", printed("jungle/campfire-canteen"), hall).on_turn("ann")

    guests_step(table)

    assert table.coins("ann") == 20 + 1 + 2 - 1  # the mask takes a coin


@rule("UNF-JUNG-02")
def test_the_temple_digs_for_two_coins():
    table = a_table().with_overview(CAMP).with_park("ann", printed("jungle/temple-of-mild-peril"))
    table.with_hand("bob", WAITING, IDOL).in_events("ann")
    with_on_top(table, "golden-idol")

    table.choose("ann", "use temple-of-mild-peril 8", "yes", "pick golden-idol")

    assert (table.coins("ann"), table.hand("ann")) == (18, ["golden-idol"])


@rule("UNF-JUNG-02")
@pytest.mark.parametrize(("depth", "found"), [(6, True), (7, False)])
def test_the_loop_digs_six_cards_deep(depth, found):
    table = a_table().with_overview(CAMP).with_hand("ann", printed("jungle/liana-loop"))
    table.with_hand("bob", IDOL).on_turn("ann")
    with_on_top(table, "golden-idol", above=depth - 1)

    table.choose("ann", "build liana-loop", "space 1")

    assert table.may("ann", "pick golden-idol") == found
    assert table.size("liana-loop") == 2


def test_the_lodge_has_beds_among_the_green():
    table = a_table().with_park("ann", printed("jungle/treehouse-lodge"), MEADOW, POND).on_turn("ann")

    assert (capacity(table.s, 0), capacity(table.s, 1)) == (15 + 4, 15)


def test_the_gorillas_shine_between_neighbours():
    ridge = printed("jungle/gorilla-ridge")

    def worth(*park):
        table = a_table().with_park("ann", *park).on_turn("ann")
        return stars(table.s, table.card("gorilla-ridge"))

    assert [worth(ridge), worth(MEADOW, ridge), worth(MEADOW, ridge, POND)] == [2, 3, 4]
    assert worth(ridge, MEADOW, POND) == 3  # the pond lies too far off


def test_the_orchids_pay_for_all_that_grows():
    table = a_table().with_park("ann", printed("jungle/orchid-house"), MEADOW, attraction("hall")).on_turn("ann")

    guests_step(table)

    assert table.coins("ann") == 22


def test_the_river_feeds_on_its_banks():
    river = printed("jungle/hungry-river")
    table = a_table().with_park("ann", MEADOW, river, POND, attraction("hall")).on_turn("ann")

    guests_step(table)

    assert table.coins("ann") == 22


def test_the_philharmonic_opens_with_a_plan():
    table = a_table().with_hand("ann", printed("jungle/parrot-philharmonic")).on_turn("ann")

    table.choose("ann", "build parrot-philharmonic", "space 1")
    plans = [option for option in table.options_of("ann") if option.startswith("pick")]
    table.choose("ann", plans[0])

    assert (len(plans), len(table.cards_in("ann", "blueprints"))) == (2, 1)
    assert table.size("parrot-philharmonic") == 2


def test_five_of_them_make_the_scene():
    order = ["campfire-canteen", "temple-of-mild-peril", "liana-loop", "treehouse-lodge", "gorilla-ridge"]

    assert [printed(f"jungle/{name}").card.numbers["panorama"] for name in order] == [1, 2, 3, 4, 5]


@rule("UNF-JUNG-01")
def test_what_is_no_artifact_is_not_paid_for():
    hall = attraction("hall", upgrades=[upgrade("gilding", "quality upgrade")])
    table = a_table().with_park("ann", printed("jungle/campfire-canteen"), hall).with_hand("bob", IDOL).on_turn("ann")

    guests_step(table)

    assert table.coins("ann") == 21
