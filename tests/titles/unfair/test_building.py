from dataclasses import dataclass

from midway.kernel.decisions import pending
from midway.kernel.node import Node
from midway.kernel.nodes.rulebox import Box
from midway.kernel.nodes.sentences import Command
from midway.kernel.nodes.tokens import Amount, Gain, Token
from midway.titles.unfair.building import begin_build
from midway.titles.unfair.placement import HALF
from midway.titles.unfair.printed import columns
from midway.titles.unfair.schema import HAND, market
from midway.titles.unfair.texts import Strip
from tests.testkit.rules import rule
from tests.titles.unfair.parks import a_table, attraction, refused, resource, staff, upgrade, wonder
from tests.titles.unfair.words import says


@dataclass(frozen=True)
class OnlyOutdoors(Strip):
    """Cannot be built on a ride."""

    def allows(self, s, f, upgrade, attraction):
        return "ride" not in s.game.cards[attraction].lists["types"][0]


@dataclass(frozen=True)
class NoUpgrades(Strip):
    def allows(self, s, f, upgrade, attraction):
        return False

    def takes_upgrades(self):
        return False


# ---- attractions -----------------------------------------------------------------------------------------------
@rule("UNF-BUILD-01", "UNF-BUILD-02", "UNF-BUILD-04", "UNF-BUILD-11")
def test_an_attraction_from_the_hand_is_paid_for():
    table = a_table().with_hand("ann", attraction("mill", price=6)).on_turn("ann")

    table.choose("ann", "build mill", "space 1")

    assert table.spaces("ann") == ["mill"]
    assert table.coins("ann") == 14


def test_the_question_where_it_goes_names_the_card():
    table = a_table().with_hand("ann", attraction("mill", price=6)).on_turn("ann")

    table.choose("ann", "build mill")

    (question,) = pending(table.s)
    assert (question.kind, question.source.rpartition(".")[2]) == ("unfair/space", "mill")


@rule("UNF-ATTR-09", "UNF-ATTR-03", "AC-020")
def test_the_first_attraction_stands_in_space_1():
    table = a_table(pay_to_skip="off").with_hand("ann", attraction("mill")).on_turn("ann")

    table.choose("ann", "build mill")

    assert table.spaces("ann") == ["mill"]


@rule("UNF-ATTR-04", "AC-134", "CHKO-SKIP-01", "CHKO-SKIP-04")
def test_each_empty_space_passed_over_costs_3_coins():
    park = [attraction("swing", space=1), attraction("slide", space=3)]
    table = a_table().with_park("ann", *park).with_hand("ann", attraction("mill", price=5)).on_turn("ann")

    table.choose("ann", "build mill", "space 5")

    assert table.spaces("ann") == ["swing", "", "slide", "", "mill"]
    assert table.coins("ann") == 20 - 5 - 6


@rule("UNF-ATTR-05", "AC-090", "CHKO-SKIP-03")
def test_the_fee_for_skipping_is_not_halved():
    table = a_table().with_hand("ann", attraction("mill", price=6)).on_turn("ann")

    table.run(BuildHalfPrice("mill"), "ann").choose("ann", "space 3")

    assert table.coins("ann") == 20 - 3 - 6


@rule("UNF-ATTR-04")
def test_without_the_option_the_first_empty_space_is_taken():
    table = a_table(pay_to_skip="off").with_hand("ann", attraction("mill")).on_turn("ann")

    table.choose("ann", "build mill")

    assert table.coins("ann") == 15
    assert table.awaits() == ["bob"]


@rule("CHKO-SKIP-07", "UNF-LOAN-08", "UNF-BUILD-04")
def test_a_loan_helps_in_the_middle_of_a_payment():
    table = a_table().with_hand("ann", attraction("mill", price=6)).with_coins("ann", 4).on_turn("ann")

    table.choose("ann", "build mill", "space 2")
    refused(table, "ann", "yes", because="UNF-BUILD-04")
    table.choose("ann", "take-a-loan", "yes")

    assert table.coins("ann") == 0
    assert table.spaces("ann") == ["", "mill"]


@rule("UNF-BUILD-04", "UNF-TOKEN-08")
def test_a_build_that_is_not_paid_for_leaves_the_action():
    table = a_table().with_hand("ann", attraction("mill", price=6)).with_coins("ann", 4).on_turn("ann")

    table.choose("ann", "build mill", "space 1", "no")

    assert table.hand("ann") == ["mill"]
    assert table.may("ann", "loose-change")


@rule("UNF-BUILD-10", "UNF-GATE-01", "UNF-GATE-04")
def test_a_sixth_attraction_is_refused():
    park = [attraction(f"ride-{n}") for n in range(5)]
    table = a_table().with_park("ann", *park).with_hand("ann", attraction("mill")).on_turn("ann")

    refused(table, "ann", "build mill", because="UNF-BUILD-10")


@rule("UNF-BUILD-12", "UNF-CARD-09")
def test_a_card_without_a_price_in_coins_cannot_be_built():
    table = a_table().with_hand("ann", staff("ghost", price=None)).on_turn("ann")

    refused(table, "ann", "build ghost", because="UNF-BUILD-12")


@rule("UNF-BUILD-02")
def test_nobody_builds_from_a_strangers_hand():
    table = a_table().with_hand("bob", staff("clown")).on_turn("ann")

    refused(table, "ann", "build clown", because="UNF-BUILD-02")


# ---- upgrades --------------------------------------------------------------------------------------------------
@rule("UNF-UPG-03", "UNF-BUILD-05", "UNF-UPG-10", "AC-070")
def test_an_upgrade_goes_on_top_even_of_a_closed_attraction():
    mill = attraction("mill", closed=True, upgrades=[upgrade("lights"), upgrade("flags"), upgrade("bells")])
    table = a_table().with_park("ann", mill).with_hand("ann", upgrade("loop")).on_turn("ann")

    table.choose("ann", "build loop")

    assert table.cards_in("ann", "space 1") == ["mill", "lights", "flags", "bells", "loop"]


@rule("UNF-UPG-05", "AC-005")
def test_no_attraction_holds_two_upgrades_of_one_name():
    park = [attraction("mill", upgrades=[upgrade("cooling")]), attraction("swing"), attraction("slide")]
    other = upgrade("cooling-2")
    table = a_table().with_park("ann", *park).with_hand("ann", other).on_turn("ann")
    same_name(table, "cooling-2", "cooling")

    table.choose("ann", "build cooling-2")

    refused(table, "ann", "on mill", because="UNF-UPG-05")
    assert table.may("ann", "on swing")


@rule("UNF-UPG-06", "AC-006")
def test_another_upgrade_of_the_same_type_is_legal():
    park = [attraction("mill", upgrades=[upgrade("cooling", "guest services upgrade")])]
    table = a_table().with_park("ann", *park).with_hand("ann", upgrade("heating", "guest services upgrade"))

    table.on_turn("ann").choose("ann", "build heating")

    assert table.size("mill") == 3


@rule("UNF-BIU-03", "UNF-UPG-05")
def test_a_theme_that_is_built_in_is_not_added_again():
    fort = attraction("fort", built_in=("pirate-theme",))
    table = a_table().with_park("ann", fort).on_turn("ann")
    table.s.move(pirate_theme(table), table.s.zone(0, hand_zone()))

    refused(table, "ann", f"build {table.game.card_names[pirate_theme(table)]}", because="UNF-UPG-08")


@rule("UNF-CARD-11", "UNF-UPG-08", "AC-019")
def test_the_strip_of_an_upgrade_says_where_it_may_go():
    park = [attraction("swing", "thrill ride"), attraction("train", "leisure ride"), attraction("inn", "hotel")]
    table = a_table().with_park("ann", *park).with_hand("ann", upgrade("cooling", strip=OnlyOutdoors()))

    table.on_turn("ann").choose("ann", "build cooling")

    assert table.s.where(table.card("cooling")) == table.s.where(table.card("inn"))


@rule("UNF-CARD-11", "UNF-CARD-12")
def test_the_strip_of_a_closed_attraction_binds_too():
    park = [attraction("lawn", closed=True, strip=NoUpgrades())]
    table = a_table().with_park("ann", *park).with_hand("ann", upgrade("lights")).on_turn("ann")

    refused(table, "ann", "build lights", because="UNF-UPG-08")


@rule("UNF-BUILD-08", "UNF-UPG-01")
def test_an_upgrade_needs_an_attraction_of_ones_own():
    table = a_table().with_park("bob", attraction("mill")).with_hand("ann", upgrade("lights")).on_turn("ann")

    refused(table, "ann", "build lights", because="UNF-UPG-01")


# ---- staff and resources ------------------------------------------------------------------------------------------
@rule("UNF-STAFF-01", "UNF-STAFF-02", "UNF-STAFF-06", "UNF-GATE-05")
def test_staff_and_resources_stand_beside_the_entrance():
    table = a_table().with_park("ann", staff("clown")).with_hand("ann", staff("clown-2"), resource("well"))

    table.on_turn("ann").choose("ann", "build clown-2").choose("bob", "loose-change").choose("ann", "build well")

    assert {table.zone_of(card) for card in ("clown", "clown-2", "well")} == {"beside the entrance"}


# ---- super attractions ---------------------------------------------------------------------------------------------
@rule("UNF-SHOW-02", "UNF-SHOW-13", "UNF-SHOW-06")
def test_a_super_attraction_needs_5_stars():
    table = a_table().with_park("ann", attraction("mill", stars=3)).with_showcase("ann", wonder("volcano"))

    refused(table.on_turn("ann"), "ann", "build volcano", because="UNF-SHOW-02")


@rule("UNF-SHOW-06", "UNF-SHOW-13")
def test_a_super_attraction_is_paid_for_and_takes_an_action():
    table = a_table().with_park("ann", attraction("mill", stars=5)).with_showcase("ann", wonder("volcano", price=12))
    table.with_park("ann", staff("agent", text=says("Attractions cost you 2 coins less."))).on_turn("ann")

    table.choose("ann", "build volcano", "space 2")

    assert (table.coins("ann"), table.awaits()) == (20 - 10, ["bob"])


@rule("UNF-STAFF-02")
def test_two_of_one_name_may_be_employed():
    table = a_table().with_park("ann", staff("clown")).with_hand("ann", staff("clown-2")).on_turn("ann")
    same_name(table, "clown-2", "clown")

    table.choose("ann", "build clown-2")

    assert table.cards_in("ann", "beside the entrance") == ["clown", "clown-2"]


@rule("UNF-SHOW-05", "AC-120")
def test_the_gates_star_counts_towards_them():
    table = a_table().with_park("ann", attraction("mill", stars=4)).with_showcase("ann", wonder("volcano", price=15))

    table.on_turn("ann").choose("ann", "build volcano", "space 2")

    assert table.coins("ann") == 5


@rule("UNF-SHOW-05", "AC-120")
def test_or_does_not_where_the_option_is_off():
    table = a_table(gate_star_counts="off").with_park("ann", attraction("mill", stars=4))

    table = table.with_showcase("ann", wonder("volcano")).on_turn("ann")

    refused(table, "ann", "build volcano", because="UNF-SHOW-02")


@rule("UNF-SHOW-03", "AC-045")
def test_closed_attractions_count_towards_the_5_stars():
    park = [attraction("mill", stars=2), attraction("swing", stars=2, closed=True)]
    table = a_table().with_park("ann", *park).with_showcase("ann", wonder("volcano")).on_turn("ann")

    assert table.may("ann", "build volcano")


@rule("UNF-SHOW-07", "AC-047", "AC-075")
def test_there_is_one_super_attraction_at_a_time():
    table = a_table().with_park("ann", wonder("volcano", stars=4)).with_showcase("ann", wonder("geyser")).on_turn("ann")
    refused(table, "ann", "build geyser", because="UNF-SHOW-07")

    table.choose("ann", "demolish volcano")

    assert table.zone_of("volcano") == "out of the game"


@rule("UNF-SHOW-07", "AC-047")
def test_when_the_first_is_gone_the_other_may_be_built():
    park = [wonder("volcano", stars=4), attraction("mill", stars=5)]
    table = a_table().with_park("ann", *park).with_showcase("ann", wonder("geyser")).on_turn("ann")
    refused(table, "ann", "build geyser", because="UNF-SHOW-07")

    table.choose("ann", "demolish volcano").choose("bob", "loose-change").choose("ann", "build geyser", "space 1")

    assert (table.spaces("ann"), table.zone_of("volcano")) == (["geyser", "mill"], "out of the game")


@rule("UNF-BIU-06", "AC-012")
def test_a_theme_card_pays_after_it_is_built_where_the_built_in_one_does_not():
    flag = upgrade(
        "flag", "theme upgrade", theme="pirate", price=3, text=says("After you build this upgrade, gain 5 coins.")
    )
    fort = attraction("fort", price=7, built_in=("pirate-theme",))
    table = a_table().with_park("ann", attraction("hut")).with_hand("ann", flag, fort).on_turn("ann")

    table.choose("ann", "build flag").choose("bob", "loose-change")
    assert table.coins("ann") == 20 - 3 + 5
    table.choose("ann", "build fort", "space 2")

    assert table.coins("ann") == 22 - 7


@rule("UNF-SHOW-08", "UNF-GATE-02")
def test_a_super_attraction_takes_one_of_the_five_spaces():
    park = [attraction(f"ride-{n}", stars=2) for n in range(5)]
    table = a_table().with_park("ann", *park).with_showcase("ann", wonder("volcano")).on_turn("ann")

    refused(table, "ann", "build volcano", because="UNF-BUILD-10")


# ---- the Market, and what comes after -------------------------------------------------------------------------------
@rule("UNF-MARKET-05", "UNF-MARKET-02", "UNF-MARKET-03", "UNF-MARKET-04")
def test_a_market_space_is_filled_as_its_card_leaves():
    table = a_table().with_market(staff("clown")).on_turn("ann")

    table.choose("ann", "build clown")

    assert table.owner("clown") == "ann"
    assert all(table.s.count(z) == 1 for z in market_zones())


@rule("UNF-MARKET-04")
def test_what_happens_after_building_sees_a_full_market():
    scout = staff("scout", text=says("Discard a card from the Market."))
    table = a_table().with_market(scout).on_turn("ann")

    table.choose("ann", "build scout")

    assert len([words for words in table.options_of("ann") if words.startswith("pick")]) == 6


@rule("UNF-BUILD-06", "UNF-INTERP-09")
def test_what_a_card_says_without_a_timing_happens_when_it_is_built():
    gift = Box((Command(Gain(Amount(5, Token("coin")))),), ())
    table = a_table().with_hand("ann", staff("banker", price=3, text=gift)).on_turn("ann")

    table.choose("ann", "build banker")

    assert table.coins("ann") == 20 - 3 + 5


@rule("UNF-BIU-06", "AC-012")
def test_a_built_in_theme_brings_no_coins():
    fort = attraction("fort", price=7, built_in=("pirate-theme",))
    table = a_table().with_hand("ann", fort).on_turn("ann")

    table.choose("ann", "build fort", "space 1")

    assert table.coins("ann") == 13


# ---- help ------------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class BuildHalfPrice(Node):
    """Build a card of the bench for half its price."""

    card: str

    def step(self, s, f):
        if s.pc(f) == 0:
            s.go(f, 1)
            begin_build(s, f, s.game.card_numbers[f"bench.{self.card}"], HALF)
        else:
            s.pop()


def same_name(table, one, other):
    columns(table.s).name[table.card(one)] = columns(table.s).name[table.card(other)]


def pirate_theme(table):
    return next(card for name, card in table.game.card_numbers.items() if name.startswith("pirate.pirate-theme"))


def hand_zone():
    return HAND


def market_zones():
    return [market(n) for n in range(6)]
