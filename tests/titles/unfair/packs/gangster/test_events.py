"""The events of the Gangster pack, each by its story."""

import pytest

from midway.titles.unfair.park import star_total
from tests.testkit.rules import rule
from tests.titles.unfair.packs.real import printed, rolling
from tests.titles.unfair.parks import a_table, attraction, event, refused, staff, upgrade, wonder
from tests.titles.unfair.words import gain, says, stops

GUARDS = event("guards", gain(1), stops("Intrusion"))
OFFICIALS = event("officials", gain(1), stops("Injunction"))


def ann_plays(name, seats=2):
    """Ann holds this event of the pack; nothing is laid out yet."""
    return a_table(seats=seats).with_hand("ann", printed(f"gangster/{name}"))


# ---- attacks ---------------------------------------------------------------------------------------------------
@rule("UNF-GANG-04")
def test_each_competitor_pays_for_protection_or_closes():
    table = (
        ann_plays("protection-money", seats=3).with_park("bob", attraction("barn")).with_park("cat", attraction("den"))
    )

    table.in_events("ann").choose("ann", "play protection-money bottom").choose("bob", "yes").choose("cat", "no")

    assert [table.coins(name) for name in ("ann", "bob", "cat")] == [24, 16, 20]
    assert (table.has_closed("barn"), table.has_closed("den")) == (False, True)


@rule("UNF-GANG-04")
def test_who_cannot_pay_for_protection_closes():
    table = ann_plays("protection-money").with_park("bob", attraction("barn")).with_coins("bob", 3)

    table.with_showcase("bob", wonder("palace")).with_loans("bob", 4).in_events("ann").choose(
        "ann", "play protection-money bottom"
    )

    assert (table.coins("bob"), table.has_closed("barn")) == (3, True)


def test_protection_is_an_intrusion():
    table = ann_plays("protection-money").with_park("bob", attraction("barn")).with_hand("bob", GUARDS)

    table.in_events("ann").choose("ann", "play protection-money bottom").choose("bob", "block guards")

    assert (table.coins("bob"), table.has_closed("barn")) == (20, False)


@pytest.mark.parametrize(("answer", "coins", "stands"), [("yes", 14, ["barn", "flag"]), ("no", 20, ["barn"])])
def test_a_generous_offer_costs_six_coins_or_an_upgrade(answer, coins, stands):
    table = ann_plays("a-generous-offer").with_park("bob", attraction("barn", upgrades=[upgrade("flag")]))

    table.in_events("ann").choose("ann", "play a-generous-offer bottom").choose("bob", answer)

    assert table.coins("bob") == coins
    assert table.cards_in("bob", "space 1") == stands


def test_the_offer_is_an_injunction():
    table = ann_plays("a-generous-offer").with_park("bob", attraction("barn", upgrades=[upgrade("flag")]))

    table.with_hand("bob", OFFICIALS).in_events("ann").choose("ann", "play a-generous-offer bottom")

    assert table.may("bob", "block officials")


@pytest.mark.parametrize(("dice", "ann", "bob"), [((3, 3), 29, 11), ((2, 3), 18, 20)])
def test_smash_and_grab_takes_much_or_costs_a_little(dice, ann, bob):
    table = ann_plays("smash-and-grab").in_events("ann")

    rolling(table, *dice).choose("ann", "play smash-and-grab bottom")

    assert (table.coins("ann"), table.coins("bob")) == (ann, bob)


def test_who_is_grabbed_may_still_call_the_guards():
    table = ann_plays("smash-and-grab").with_hand("bob", GUARDS).in_events("ann")

    rolling(table, 6, 6).choose("ann", "play smash-and-grab bottom").choose("bob", "block guards")

    assert table.coins("bob") == 20


@pytest.mark.parametrize(("crew", "coins"), [(["clown"], 20), ([], 14)])
def test_a_frame_up_costs_a_colleague_or_six_coins(crew, coins):
    table = ann_plays("frame-up").with_park("bob", *[staff(name) for name in crew]).in_events("ann")

    table.choose("ann", "play frame-up bottom")

    assert (table.coins("bob"), table.cards_in("bob", "beside the entrance")) == (coins, [])


def test_a_bought_judge_stops_building_for_a_round():
    table = ann_plays("bought-judge").with_hand("bob", attraction("barn"), attraction("den"), staff("clown"))

    table.in_events("ann").choose("ann", "play bought-judge bottom")
    table.choose("ann", "loose-change")

    refused(table, "bob", "build barn", because="UNF-GOLD-02")
    assert table.may("bob", "build clown")


# ---- luck ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("dice", "coins"), [((1, 6), 29), ((3, 3), 15)])
def test_double_or_nothing_takes_the_stake_first(dice, coins):
    table = ann_plays("double-or-nothing").in_events("ann")

    rolling(table, *dice).choose("ann", "play double-or-nothing bottom", "yes")

    assert table.coins("ann") == coins


@rule("UNF-GANG-01")
@pytest.mark.parametrize(("dice", "coins", "cards"), [((1, 2), 29, 0), ((2, 2), 20, 2)])
def test_marked_cards_pay_for_an_odd_result_and_draw_for_an_even_one(dice, coins, cards):
    table = ann_plays("marked-cards").in_events("ann")

    rolling(table, *dice).choose("ann", "play marked-cards bottom")

    assert (table.coins("ann"), len(table.hand("ann"))) == (coins, cards)


def test_marked_cards_show_three_events_for_one():
    table = ann_plays("marked-cards").in_events("ann")

    table.choose("ann", "play marked-cards top")
    offered = table.options_of("ann")
    table.choose("ann", offered[0])

    assert len([option for option in offered if option.startswith("pick")]) == 3
    assert len(table.hand("ann")) == 1


def test_high_rollers_bring_stars_and_luck_while_they_are_pinned():
    bet = staff("bet", stars=0, text=says("Once per Events step: Gamble for at least 8. If you win, gain 5 coins."))
    table = ann_plays("high-rollers").with_park("ann", bet).with_hand("bob", event("gift", gain(1))).in_events("ann")
    before = star_total(table.s, 0)

    table.choose("ann", "play high-rollers bottom").choose("bob", "pass")
    rolling(table, 3, 3).choose("ann", "use bet 8")

    assert star_total(table.s, 0) == before + 6
    assert table.coins("ann") == 25


# ---- the upper halves --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("name", "coins"),
    [
        ("protection-money", 5),
        ("smash-and-grab", 5),
        ("bought-judge", 5),
        ("double-or-nothing", 4),
        ("high-rollers", 4),
    ],
)
def test_upper_halves_pay_at_once(name, coins):
    table = ann_plays(name).in_events("ann")

    table.choose("ann", f"play {name} top")

    assert table.coins("ann") == 20 + coins


@pytest.mark.parametrize(("name", "looked_at"), [("a-generous-offer", 2), ("frame-up", 3)])
def test_upper_halves_let_one_of_several_cards_be_kept(name, looked_at):
    table = ann_plays(name).in_events("ann")

    table.choose("ann", f"play {name} top")

    assert len([option for option in table.options_of("ann") if option.startswith("pick")]) == looked_at
