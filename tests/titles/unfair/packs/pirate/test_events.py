"""The events of the Pirate pack, each by its story."""

import pytest

from midway.titles.unfair.park import coins_a_guest
from midway.titles.unfair.schema import GUESTS_COME, PARK_DISCARD, STEP
from tests.testkit.rules import rule
from tests.titles.unfair.packs.real import printed
from tests.titles.unfair.parks import a_table, attraction, event, resource, staff, upgrade
from tests.titles.unfair.words import gain, says

WAITING = event("gift", gain(1))


def ann_plays(name, seats=2):
    """Ann holds this event of the pack; nothing is laid out yet."""
    return a_table(seats=seats).with_hand("ann", printed(f"pirate/{name}"))


def played(table, name, half, *answers):
    return table.in_events("ann").choose("ann", f"play {name} {half}", *answers)


def picks(table):
    return [option for option in table.options_of("ann") if option.startswith("pick")]


# ---- upper halves ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("name", "coins"), [("boarding-party", 5), ("review-board", 5), ("sponsorship-deal", 4), ("powerful-friends", 4)]
)
def test_some_simply_bring_coins(name, coins):
    assert played(ann_plays(name), name, "top").coins("ann") == 20 + coins


@pytest.mark.parametrize(
    ("name", "drawn", "where"),
    [
        ("across-the-bow", 3, "hand"),
        ("headhunting", 2, "blueprints"),
        ("safety-certificate", 2, "hand"),
        ("security-guards", 2, "hand"),
    ],
)
def test_some_bring_the_best_of_several_cards(name, drawn, where):
    table = played(ann_plays(name), name, "top")
    assert len(picks(table)) == drawn

    table.choose("ann", picks(table)[0])

    assert len(table.cards_in("ann", where)) == 1
    assert table.coins("ann") == (22 if name == "security-guards" else 20)


@rule("UNF-BURY-02")
def test_into_the_chest_goes_a_card_and_out_come_coins():
    table = ann_plays("dead-mans-chest").with_hand("ann", upgrade("flag")).with_park("ann", attraction("hall"))

    played(table, "dead-mans-chest", "top")

    assert (table.zone_of("flag"), table.size("hall"), table.coins("ann")) == ("buried", 2, 22)


@pytest.mark.parametrize(("answer", "coins", "stands"), [("yes", 28, ["hall"]), ("no", 20, ["hall", "flag"])])
def test_what_is_scuttled_was_insured(answer, coins, stands):
    table = ann_plays("scuttled").with_park("ann", attraction("hall", upgrades=[upgrade("flag")]))

    played(table, "scuttled", "top", answer)

    assert (table.coins("ann"), table.cards_in("ann", "space 1")) == (coins, stands)


# ---- lower halves: attacks -------------------------------------------------------------------------------------
def test_a_boarding_party_brings_home_five_coins():
    table = played(ann_plays("boarding-party", seats=3).with_coins("cat", 2), "boarding-party", "bottom", "seat seat2")

    assert [table.coins(name) for name in ("ann", "bob", "cat")] == [22, 20, 0]


def test_a_shot_closes_a_ride_and_nothing_else():
    table = ann_plays("across-the-bow").with_park("bob", attraction("hall"), attraction("coaster", "thrill ride"))

    played(table, "across-the-bow", "bottom")

    assert (table.has_closed("hall"), table.has_closed("coaster"), table.coins("ann")) == (False, True, 22)


def test_heads_are_hunted_for_three_coins():
    table = played(ann_plays("headhunting").with_park("bob", staff("clown")), "headhunting", "bottom")

    assert (table.owner("clown"), table.coins("ann")) == ("ann", 17)


def test_the_board_takes_down_a_feature():
    hall = attraction("hall", upgrades=[upgrade("gilding", "quality upgrade"), upgrade("flag")])

    table = played(ann_plays("review-board").with_park("bob", hall), "review-board", "bottom")

    assert table.cards_in("bob", "space 1") == ["hall", "gilding"]


@pytest.mark.parametrize(
    ("name", "attack"),
    [
        ("boarding-party", "Intrusion"),
        ("across-the-bow", "Intrusion"),
        ("headhunting", "Injunction"),
        ("review-board", "Injunction"),
    ],
)
def test_what_kind_of_attack_they_are(name, attack):
    assert printed(f"pirate/{name}").card.choices == {"bottom.attack": attack}


# ---- lower halves: the rest ------------------------------------------------------------------------------------
def test_the_dead_give_back_what_was_thrown_away():
    table = ann_plays("dead-mans-chest").with_hand("bob", resource("chest")).in_events("ann")
    table.s.move(table.card("chest"), PARK_DISCARD)

    table.choose("ann", "play dead-mans-chest bottom")

    assert table.hand("ann") == ["chest"]


def test_what_lay_on_the_ground_floats_again():
    table = played(ann_plays("scuttled").with_park("ann", attraction("hall", closed=True)), "scuttled", "bottom")

    assert (table.has_closed("hall"), table.coins("ann")) == (False, 23)


def test_for_a_sponsor_each_guest_pays_twice():
    table = played(ann_plays("sponsorship-deal").with_hand("bob", WAITING), "sponsorship-deal", "bottom")
    assert table.cards_in("ann", "pinned") == ["sponsorship-deal"]

    table.s.put(STEP, GUESTS_COME)
    table.s.stale()

    assert coins_a_guest(table.s, 0) == 2


@pytest.mark.parametrize(
    ("name", "attack"),
    [("security-guards", "Intrusion"), ("powerful-friends", "Injunction"), ("safety-certificate", "Inspection")],
)
def test_friends_guards_and_papers_stop_an_attack_each(name, attack):
    raid = event("raid", gain(1), says("Steal 3 coins from a competitor."), attack=attack)
    table = a_table().with_hand("ann", raid).with_hand("bob", printed(f"pirate/{name}")).in_events("ann")

    table.choose("ann", "play raid bottom").choose("bob", f"block {name}")

    assert (table.coins("ann"), table.coins("bob")) == (20, 20)


def test_karma_answers_a_boarding_with_a_boarding():
    table = ann_plays("boarding-party").with_hand("bob", printed("pirate/instant-karma"))

    played(table, "boarding-party", "bottom").choose("bob", "react instant-karma")

    assert (table.coins("ann"), table.coins("bob")) == (20, 20)


@pytest.mark.parametrize(("answer", "coins", "cards"), [("branch 0", 24, 0), ("branch 1", 20, 2)])
def test_karma_may_be_spent_on_oneself(answer, coins, cards):
    table = played(ann_plays("instant-karma"), "instant-karma", "top", answer)

    assert (table.coins("ann"), len(table.hand("ann"))) == (coins, cards)
