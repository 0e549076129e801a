"""The events of the Jungle pack, each by its story."""

import pytest

from midway.titles.unfair.schema import PARK_DISCARD
from tests.testkit.rules import rule
from tests.titles.unfair.packs.real import price_of, printed, with_on_top
from tests.titles.unfair.parks import a_table, attraction, event, plan, resource
from tests.titles.unfair.words import gain, says

CAMP = printed("jungle/jungle-overview")
IDOL = printed("jungle/golden-idol")
GREEN = [attraction("meadow", "nature area", stars=1), attraction("pond", "nature area", stars=1)]


def ann_plays(name, seats=2):
    """Ann holds this event of the pack; nothing is laid out yet."""
    return a_table(seats=seats).with_overview(CAMP).with_hand("ann", printed(f"jungle/{name}"))


def played(table, name, half, *answers):
    return table.in_events("ann").choose("ann", f"play {name} {half}", *answers)


def picks(table):
    return [option for option in table.options_of("ann") if option.startswith("pick")]


# ---- upper halves ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("name", "coins"), [("expedition", 5), ("escaped-tiger", 5), ("powerful-friends", 4)])
def test_some_simply_bring_coins(name, coins):
    assert played(ann_plays(name), name, "top").coins("ann") == 20 + coins


@pytest.mark.parametrize(
    ("name", "half", "drawn", "where"),
    [
        ("monkey-business", "top", 3, "hand"),
        ("project-management", "bottom", 3, "blueprints"),
        ("restoration", "top", 2, "blueprints"),
        ("eco-label", "top", 2, "hand"),
        ("safety-certificate", "top", 2, "hand"),
        ("security-guards", "top", 2, "hand"),
    ],
)
def test_some_bring_the_best_of_several_cards(name, half, drawn, where):
    table = played(ann_plays(name), name, half)
    assert len(picks(table)) == drawn

    table.choose("ann", picks(table)[0])

    assert len(table.cards_in("ann", where)) == 1
    assert table.coins("ann") == (22 if name == "security-guards" else 20)


@rule("UNF-JUNG-02")
@pytest.mark.parametrize(
    ("name", "half", "depth", "coins"), [("finders-keepers", "top", 5, 20), ("expedition", "bottom", 8, 22)]
)
def test_some_dig(name, half, depth, coins):
    table = ann_plays(name).with_hand("bob", IDOL).in_events("ann")
    with_on_top(table, "golden-idol", above=depth - 1)

    table.choose("ann", f"play {name} {half}", "pick golden-idol")

    assert (table.hand("ann"), table.coins("ann")) == (["golden-idol"], coins)


@rule("UNF-JUNG-02")
@pytest.mark.parametrize(("name", "half", "depth"), [("finders-keepers", "top", 5), ("expedition", "bottom", 8)])
def test_they_dig_no_deeper(name, half, depth):
    table = ann_plays(name).with_hand("bob", IDOL).in_events("ann")
    with_on_top(table, "golden-idol", above=depth)

    table.choose("ann", f"play {name} {half}")

    assert picks(table) == []


@pytest.mark.parametrize(("answer", "coins", "left"), [("yes", 28, []), ("no", 20, ["sketch"])])
def test_a_plan_that_came_to_nothing_can_be_sold(answer, coins, left):
    table = ann_plays("project-management").with_blueprints("ann", plan("sketch"))

    played(table, "project-management", "top", answer)

    assert (table.coins("ann"), table.cards_in("ann", "blueprints")) == (coins, left)


def test_without_a_plan_there_is_nothing_to_sell():
    assert played(ann_plays("project-management"), "project-management", "top").coins("ann") == 20


@pytest.mark.parametrize(
    ("answer", "coins", "stands"), [("yes", 20 - price_of("jungle/golden-idol") + 4 + 2, 2), ("no", 22, 1)]
)
def test_on_the_short_cut_a_find_is_built_for_less(answer, coins, stands):
    table = ann_plays("short-cut").with_hand("ann", IDOL).with_park("ann", attraction("hall"))

    played(table, "short-cut", "top", answer)

    assert (table.coins("ann"), len(table.cards_in("ann", "space 1"))) == (coins, stands)


# ---- lower halves ----------------------------------------------------------------------------------------------
def test_finders_take_four_coins():
    table = played(ann_plays("finders-keepers"), "finders-keepers", "bottom")

    assert (table.coins("ann"), table.coins("bob")) == (24, 16)


def test_the_tiger_closes_what_its_owner_gives_up():
    table = ann_plays("escaped-tiger").with_park("bob", attraction("hall"), attraction("den"))

    played(table, "escaped-tiger", "bottom").choose("bob", "pick den")

    assert (table.has_closed("hall"), table.has_closed("den"), table.coins("bob")) == (False, True, 20)


def test_where_nothing_is_open_the_tiger_costs():
    assert played(ann_plays("escaped-tiger"), "escaped-tiger", "bottom").coins("bob") == 15


def test_the_monkeys_take_any_card():
    table = ann_plays("monkey-business").with_hand("bob", IDOL, resource("chest"))

    played(table, "monkey-business", "bottom")

    assert len(table.hand("ann")) == len(table.hand("bob")) == 1
    assert sorted([*table.hand("ann"), *table.hand("bob")]) == ["chest", "golden-idol"]


@rule("UNF-JUNG-01")
def test_restorers_find_artifacts_in_the_rubbish():
    table = ann_plays("restoration").with_hand("bob", IDOL, resource("chest")).in_events("ann")
    for name in ("golden-idol", "chest"):
        table.s.move(table.card(name), PARK_DISCARD)

    table.choose("ann", "play restoration bottom")

    assert table.hand("ann") == ["golden-idol"]


def test_the_label_shines_on_all_that_grows():
    table = played(ann_plays("eco-label").with_park("ann", *GREEN), "eco-label", "bottom")

    assert table.stars("ann") == 1 + 2 + 2 * 4
    assert table.cards_in("ann", "pinned") == ["eco-label"]


def test_by_the_short_cut_one_is_soon_open_again():
    table = ann_plays("short-cut").with_park("ann", attraction("hall", closed=True))

    played(table, "short-cut", "bottom")

    assert (table.has_closed("hall"), table.coins("ann")) == (False, 23)


@pytest.mark.parametrize(
    ("name", "attack"),
    [("security-guards", "Intrusion"), ("powerful-friends", "Injunction"), ("safety-certificate", "Inspection")],
)
def test_old_friends_stop_what_they_always_stopped(name, attack):
    raid = event("raid", gain(1), says("Steal 3 coins from a competitor."), attack=attack)
    table = a_table().with_hand("ann", raid).with_hand("bob", printed(f"jungle/{name}")).in_events("ann")

    table.choose("ann", "play raid bottom").choose("bob", f"block {name}")

    assert (table.coins("ann"), table.coins("bob")) == (20, 20)


def test_karma_answers_a_theft_with_a_theft():
    table = ann_plays("finders-keepers").with_hand("bob", printed("jungle/instant-karma"))

    played(table, "finders-keepers", "bottom").choose("bob", "react instant-karma")

    assert (table.coins("ann"), table.coins("bob")) == (20, 20)


@pytest.mark.parametrize(("answer", "coins", "cards"), [("branch 0", 24, 0), ("branch 1", 20, 2)])
def test_karma_may_be_spent_on_oneself(answer, coins, cards):
    table = played(ann_plays("instant-karma"), "instant-karma", "top", answer)

    assert (table.coins("ann"), len(table.hand("ann"))) == (coins, cards)


@pytest.mark.parametrize(
    ("name", "attack"),
    [("finders-keepers", "Intrusion"), ("escaped-tiger", "Inspection"), ("monkey-business", "Intrusion")],
)
def test_what_kind_of_attack_they_are(name, attack):
    assert printed(f"jungle/{name}").card.choices == {"bottom.attack": attack}
