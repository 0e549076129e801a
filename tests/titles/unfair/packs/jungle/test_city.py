"""The City cards of the Jungle pack, each by its story."""

import pytest

from tests.testkit.rules import rule
from tests.titles.unfair.packs.real import printed, the_city_speaks, with_on_top
from tests.titles.unfair.parks import a_table, attraction, upgrade

NAMES = ("ann", "bob")
CAMP = printed("jungle/jungle-overview")
IDOL = printed("jungle/golden-idol")
MEADOW = attraction("meadow", "nature area", stars=2)


def in_a_city_of(name):
    return a_table().with_next_city(printed(f"jungle/{name}"))


def test_the_documentary_shines_on_nature():
    table = in_a_city_of("a-nature-documentary").with_park("ann", MEADOW).with_park("bob", attraction("hall", stars=2))

    the_city_speaks(table.on_turn("ann"))

    assert [table.stars(name) for name in NAMES] == [1 + 2 + 5, 1 + 2]


def test_a_grant_brings_coins_and_a_plan_to_each():
    table = the_city_speaks(in_a_city_of("a-research-grant").on_turn("ann"))

    for name in NAMES:
        plans = [option for option in table.options_of(name) if option.startswith("pick")]
        assert len(plans) == 2
        table.choose(name, plans[1])

    assert [table.coins(name) for name in NAMES] == [23, 23]
    assert [len(table.cards_in(name, "blueprints")) for name in NAMES] == [1, 1]


@rule("UNF-JUNG-02")
def test_whoever_digs_first_may_find_it():
    table = in_a_city_of("a-sale-of-treasure-maps").with_overview(CAMP).with_hand("bob", IDOL).on_turn("ann")
    with_on_top(table, "golden-idol", above=5)

    the_city_speaks(table).choose("ann", "pick golden-idol")

    assert table.hand("ann") == ["golden-idol"]
    assert [table.coins(name) for name in NAMES] == [22, 22]


@rule("UNF-JUNG-02")
def test_six_cards_for_each():
    table = in_a_city_of("a-sale-of-treasure-maps").with_overview(CAMP).with_hand("bob", IDOL).on_turn("ann")
    with_on_top(table, "golden-idol", above=6)

    the_city_speaks(table).choose("bob", "pick golden-idol")

    assert table.hand("bob") == ["golden-idol"]


def test_mosquitoes_spare_those_who_serve_their_guests():
    nets = upgrade("nets", "guest services upgrade")
    table = in_a_city_of("a-cloud-of-mosquitoes").with_park("ann", attraction("hall", upgrades=[nets])).on_turn("ann")

    the_city_speaks(table)

    assert [table.coins(name) for name in NAMES] == [20, 14]


@pytest.mark.parametrize(
    ("answer", "coins", "stands"), [("branch 0", 20, ["hall"]), ("branch 1", 14, ["hall", "golden-idol"])]
)
def test_what_is_claimed_back_goes_or_costs(answer, coins, stands):
    hall = attraction("hall", upgrades=[IDOL])
    table = in_a_city_of("a-claim-for-restitution").with_park("ann", hall).on_turn("ann")

    the_city_speaks(table).choose("ann", answer)

    assert (table.coins("ann"), table.cards_in("ann", "space 1"), table.coins("bob")) == (coins, stands, 14)


def test_in_a_monsoon_nobody_shines():
    table = in_a_city_of("a-monsoon").with_park("ann", attraction("hall", stars=6)).on_turn("ann")

    the_city_speaks(table)

    assert [table.stars(name) for name in NAMES] == [3, 0]


@pytest.mark.parametrize(
    ("name", "attack"),
    [("a-cloud-of-mosquitoes", "Inspection"), ("a-claim-for-restitution", "Injunction"), ("a-monsoon", None)],
)
def test_which_of_them_can_be_blocked(name, attack):
    assert printed(f"jungle/{name}").card.choices.get("attack") == attack
