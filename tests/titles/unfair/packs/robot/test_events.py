"""The events of the Robot pack, each by its story."""

import pytest

from midway.titles.unfair.park import star_total
from midway.titles.unfair.park_step import actions_of
from midway.titles.unfair.placement import build_price
from tests.titles.unfair.packs.real import printed
from tests.titles.unfair.parks import a_table, attraction, event, refused, upgrade
from tests.titles.unfair.words import all_lose, gain, stops

FLAG = upgrade("flag", price=4)


def ann_plays(name, seats=2):
    """Ann holds this event of the pack; nothing is laid out yet."""
    return a_table(seats=seats).with_hand("ann", printed(f"robot/{name}"))


# ---- attacks ---------------------------------------------------------------------------------------------------
def test_a_short_circuit_closes_what_is_open():
    table = ann_plays("short-circuit").with_park("bob", attraction("dark", closed=True), attraction("barn"))

    table.in_events("ann").choose("ann", "play short-circuit bottom")

    assert table.has_closed("barn")


@pytest.mark.parametrize(("park", "coins"), [((attraction("barn"),), 20), ((), 15)])
def test_a_surprise_audit_closes_something_or_costs_five_coins(park, coins):
    table = ann_plays("surprise-audit").with_park("bob", *park).in_events("ann")

    table.choose("ann", "play surprise-audit bottom")

    assert table.coins("bob") == coins
    assert not park or table.has_closed("barn")


def test_a_product_recall_demolishes_quality_only():
    barn = attraction("barn", upgrades=[FLAG, upgrade("gloss", "quality upgrade")])
    table = ann_plays("product-recall").with_park("bob", barn).in_events("ann")

    table.choose("ann", "play product-recall bottom")

    assert table.cards_in("bob", "space 1") == ["barn", "flag"]


def test_a_renovation_next_door_keeps_a_competitor_from_building_upgrades():
    table = ann_plays("renovation").with_park("bob", attraction("barn")).with_hand("bob", FLAG, attraction("den"))

    table.in_events("ann").choose("ann", "play renovation bottom").choose("ann", "loose-change")

    refused(table, "bob", "build flag", because="UNF-GOLD-02")
    assert table.may("bob", "build den")


@pytest.mark.parametrize(
    ("name", "attack"),
    [
        ("short-circuit", "Intrusion"),
        ("surprise-audit", "Inspection"),
        ("product-recall", "Inspection"),
        ("renovation", "Injunction"),
    ],
)
def test_each_attack_is_blocked_by_what_is_against_it(name, attack):
    shield = event("shield", gain(1), stops(attack))
    barn = attraction("barn", upgrades=[upgrade("gloss", "quality upgrade")])
    table = ann_plays(name).with_hand("bob", shield).with_park("bob", barn).in_events("ann")

    table.choose("ann", f"play {name} bottom").choose("bob", "block shield")

    assert table.cards_in("bob", "space 1") == ["barn", "gloss"]
    assert (table.has_closed("barn"), table.coins("bob")) == (False, 20)


# ---- the rest ----------------------------------------------------------------------------------------------------
def test_a_renovation_at_home_halves_upgrades_on_what_is_closed():
    table = ann_plays("renovation").with_park("ann", attraction("barn")).with_hand("ann", upgrade("dear", price=7))

    table.in_events("ann").choose("ann", "play renovation top")

    assert table.has_closed("barn")
    assert build_price(table.s, 0, table.card("dear")) == 4  # rounded up


def test_overtime_is_an_action_more_or_coins_by_the_largest():
    table = ann_plays("overtime").in_events("ann")
    assert table.choose("ann", "play overtime top").s.players == 2
    assert (actions_of(table.s, 0), actions_of(table.s, 1)) == (4, 3)

    tower = attraction("tower", upgrades=[FLAG, upgrade("bell")])
    table = ann_plays("overtime").with_park("ann", tower, attraction("barn", upgrades=[upgrade("rug")]))
    assert table.in_events("ann").choose("ann", "play overtime bottom").coins("ann") == 22


def test_merch_sells_or_opens_something():
    table = ann_plays("merch").with_park("ann", attraction("barn", closed=True)).in_events("ann")

    table.choose("ann", "play merch bottom")

    assert (table.has_closed("barn"), table.coins("ann")) == (False, 23)
    assert ann_plays("merch").in_events("ann").choose("ann", "play merch top").coins("ann") == 25


def test_a_media_blitz_is_eight_stars_while_it_is_pinned():
    table = ann_plays("media-blitz").in_events("ann")
    before = star_total(table.s, 0)

    table.choose("ann", "play media-blitz bottom")

    assert star_total(table.s, 0) == before + 8
    assert table.cards_in("ann", "pinned") == ["media-blitz"]


@pytest.mark.parametrize(
    ("name", "looked_at"),
    [
        ("surprise-audit", 2),
        ("product-recall", 3),
        ("media-blitz", 2),
        ("safety-certificate", 2),
        ("security-guards", 2),
    ],
)
def test_upper_halves_let_one_of_several_cards_be_kept(name, looked_at):
    table = ann_plays(name).in_events("ann")

    table.choose("ann", f"play {name} top")

    assert len([option for option in table.options_of("ann") if option.startswith("pick")]) == looked_at


@pytest.mark.parametrize(("name", "coins"), [("short-circuit", 5), ("powerful-friends", 4)])
def test_upper_halves_pay_at_once(name, coins):
    assert ann_plays(name).in_events("ann").choose("ann", f"play {name} top").coins("ann") == 20 + coins


# ---- the cards that recur in every pack ----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("name", "attack"),
    [("powerful-friends", "Injunction"), ("safety-certificate", "Inspection"), ("security-guards", "Intrusion")],
)
def test_a_defence_stops_its_own_attack_and_no_other(name, attack):
    for made in ("Injunction", "Inspection", "Intrusion"):
        table = a_table().with_hand("ann", event("raid", gain(1), all_lose(3), attack=made))
        table.with_hand("bob", printed(f"robot/{name}")).in_events("ann").choose("ann", "play raid bottom")
        assert table.may("bob", f"block {name}") == (made == attack)


def test_karma_plays_the_event_back():
    theft = event("theft", gain(1), printed("pirate/boarding-party").card.texts["bottom.text"].tree, attack="Intrusion")
    table = a_table().with_hand("ann", theft).with_hand("bob", printed("robot/instant-karma")).in_events("ann")

    table.choose("ann", "play theft bottom").choose("bob", "react instant-karma")

    assert (table.coins("ann"), table.coins("bob")) == (20, 20)


def test_karma_is_coins_or_cards_too():
    table = ann_plays("instant-karma").in_events("ann")
    assert table.choose("ann", "play instant-karma top", "branch 0").coins("ann") == 24

    table = ann_plays("instant-karma").in_events("ann")
    assert len(table.choose("ann", "play instant-karma top", "branch 1").hand("ann")) == 2
