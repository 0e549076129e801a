"""The upgrades of the Jungle pack, each by its story."""

import pytest

from midway.titles.unfair.moments import Moment
from midway.titles.unfair.schema import PARK_DECK
from midway.titles.unfair.scoring import score_by_source
from tests.testkit.rules import rule
from tests.titles.unfair.packs.real import guests_step, price_of, printed, with_on_top
from tests.titles.unfair.parks import a_table, attraction, event
from tests.titles.unfair.words import gain

WAITING = event("gift", gain(1))
CAMP = printed("jungle/jungle-overview")
IDOL, MASK, EGG = (printed(f"jungle/{name}") for name in ("golden-idol", "cursed-mask", "petrified-egg"))
PARK = [
    attraction("coaster", "thrill ride"),
    attraction("diner", "food outlet"),
    attraction("hall"),
    attraction("inn", "hotel"),
    attraction("meadow", "nature area"),
]
EVERYWHERE = ["coaster", "diner", "hall", "inn", "meadow"]


@pytest.mark.parametrize(
    ("name", "hosts"),
    [
        ("golden-idol", ["coaster", "hall", "inn", "meadow"]),
        ("rope-bridge", ["coaster", "diner", "inn", "meadow"]),
        ("mosquito-nets", ["inn", "meadow"]),
        ("jungle-theme", EVERYWHERE),
        ("cursed-mask", EVERYWHERE),
    ],
)
def test_where_they_may_stand(name, hosts):
    table = a_table().with_park("ann", *PARK).with_coins("ann", 40).with_hand("ann", printed(f"jungle/{name}"))

    table.on_turn("ann").choose("ann", f"build {name}")

    assert [option.split()[1] for option in table.options_of("ann") if option.startswith("on ")] == hosts


@rule("UNF-JUNG-02")
@pytest.mark.parametrize(("depth", "found"), [(5, True), (6, False)])
def test_the_theme_digs_five_cards_deep(depth, found):
    table = a_table().with_overview(CAMP).with_park("ann", PARK[2]).with_hand("ann", printed("jungle/jungle-theme"))
    table.with_hand("bob", IDOL).on_turn("ann")
    with_on_top(table, "golden-idol", above=depth - 1)

    table.choose("ann", "build jungle-theme")

    assert table.may("ann", "pick golden-idol") == found


@pytest.mark.parametrize(
    ("name", "stars"), [("golden-idol", 3), ("cursed-mask", 3), ("rope-bridge", 2), ("mosquito-nets", 2)]
)
def test_some_are_there_for_their_stars(name, stars):
    table = a_table().with_park("ann", attraction("inn", "hotel", stars=0, upgrades=[printed(f"jungle/{name}")]))

    assert table.on_turn("ann").stars("ann") == 1 + stars


@pytest.mark.parametrize(
    "name", ["golden-idol", "crystal-monkey", "sun-disc", "stone-calendar", "cursed-mask", "petrified-egg"]
)
@rule("UNF-JUNG-01")
def test_artifacts_are_quality_upgrades(name):
    assert printed(f"jungle/{name}").card.lists["types"] == ("quality upgrade", "artifact")


def test_the_crystal_monkey_counts_the_whole_collection():
    hall = attraction("hall", upgrades=[printed("jungle/crystal-monkey"), IDOL])
    table = a_table().with_park("ann", hall, attraction("diner", upgrades=[MASK])).with_park("bob", PARK[3])

    table.on_turn("ann").run(Moment("game end"))

    assert score_by_source(table.s, 0)["cards"] == 2 * 3


def test_the_sun_disc_pays_for_the_whole_collection():
    hall = attraction("hall", upgrades=[printed("jungle/sun-disc"), IDOL, EGG])
    table = a_table().with_park("ann", hall).on_turn("ann")

    guests_step(table)

    assert table.coins("ann") == 23


def test_the_calendar_trades_a_card_for_an_event():
    hall = attraction("hall", upgrades=[printed("jungle/stone-calendar")])
    table = a_table().with_park("ann", hall).with_hand("ann", MASK).with_hand("bob", WAITING).in_events("ann")

    table.choose("ann", "use stone-calendar 8", "yes")

    assert (table.zone_of("cursed-mask"), len(table.hand("ann"))) == ("Park discard", 1)


def test_without_a_card_to_give_the_calendar_gives_none():
    hall = attraction("hall", upgrades=[printed("jungle/stone-calendar")])
    table = a_table().with_park("ann", hall).with_hand("bob", WAITING).in_events("ann")

    if table.may("ann", "use stone-calendar 8"):
        table.choose("ann", "use stone-calendar 8")

    assert table.hand("ann") == []


@pytest.mark.parametrize(("has", "left"), [(20, 19), (0, 0)])
def test_the_mask_takes_a_coin_each_round_if_there_is_one(has, left):
    table = a_table().with_park("ann", attraction("hall", upgrades=[MASK])).with_coins("ann", has).on_turn("ann")

    guests_step(table)

    assert table.coins("ann") == left


def test_the_egg_is_worth_waiting_for():
    table = a_table().with_park("ann", attraction("hall", upgrades=[EGG])).on_turn("ann")

    table.run(Moment("game end"))

    assert score_by_source(table.s, 0)["cards"] == 6


def test_the_drums_celebrate_what_you_build():
    hall = attraction("hall", upgrades=[printed("jungle/jungle-drums")])
    table = a_table().with_park("ann", hall).with_hand("ann", attraction("tent", price=5), MASK)
    table.with_hand("bob", attraction("shed", price=5)).on_turn("ann")

    table.choose("ann", "build tent", "space 2").choose("bob", "build shed", "space 1").choose(
        "ann", "build cursed-mask", "on tent"
    )

    assert (table.coins("ann"), table.coins("bob")) == (20 - 5 + 2 - price_of("jungle/cursed-mask"), 15)


def test_the_trail_map_shows_the_way_and_changes_it():
    hall = attraction("hall", upgrades=[printed("jungle/trail-map")])
    table = a_table().with_park("ann", hall).with_hand("bob", WAITING, IDOL).in_events("ann")
    with_on_top(table, "golden-idol", above=2)

    table.choose("ann", "use trail-map 8", "yes")
    seen = [option for option in table.options_of("ann") if option.startswith("pick")]
    others = [option for option in seen if option != "pick golden-idol"]
    table.choose("ann", *others)  # and what is left comes last, on top

    assert len(others) == 2
    assert table.s.last(PARK_DECK) == table.card("golden-idol")
