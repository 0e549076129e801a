"""The Showcase cards and the Overview of the Jungle pack."""

from tests.testkit.rules import rule
from tests.titles.unfair.items import overview
from tests.titles.unfair.packs.real import guests_step, printed, with_on_top
from tests.titles.unfair.parks import a_table, attraction, event
from tests.titles.unfair.words import gain, says

CAMP = printed("jungle/jungle-overview")
IDOL = printed("jungle/golden-idol")
WAITING = event("gift", gain(1))


def in_the_city(*overviews):
    """The Lost City stands, and the idol lies six cards deep."""
    table = a_table().with_park("ann", printed("jungle/the-lost-city")).with_hand("bob", WAITING, IDOL)
    for item in overviews:
        table.with_overview(item)
    table.in_events("ann")
    with_on_top(table, "golden-idol", above=5)
    return table.choose("ann", "use the-lost-city 8")


@rule("UNF-JUNG-02")
def test_what_the_lost_city_gives_up_is_built_for_nothing():
    table = in_the_city(CAMP).choose("ann", "pick golden-idol", "yes")

    assert (table.cards_in("ann", "space 1"), table.coins("ann")) == (["the-lost-city", "golden-idol"], 20)


@rule("UNF-JUNG-02")
def test_it_may_also_be_taken_home():
    table = in_the_city(CAMP).choose("ann", "pick golden-idol", "no")

    assert (table.cards_in("ann", "space 1"), table.hand("ann")) == (["the-lost-city"], ["golden-idol"])


@rule("UNF-SETUP-10", "UNF-JUNG-02")
def test_it_is_the_overview_that_says_what_may_be_kept():
    assert in_the_city().zone_of("golden-idol") == "Park discard"


def test_the_volcano_is_fertile():
    park = [printed("jungle/sleeping-volcano"), attraction("meadow", "nature area"), attraction("hall")]
    table = a_table().with_park("ann", *park).on_turn("ann")

    guests_step(table)

    assert table.coins("ann") == 20 + 2 * 2


@rule("UNF-JUNG-01")
def test_an_overview_could_let_other_things_be_kept():
    text = "Whoever digs reveals Park cards to that depth, may keep a nature area among them and discards the others."

    table = in_the_city(overview("other-camp", says(text)))

    assert table.zone_of("golden-idol") == "Park discard"
