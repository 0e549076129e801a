from tests.testkit.rules import rule
from tests.titles.unfair.parks import a_table, attraction, refused, staff, upgrade, wonder


@rule("UNF-PARK-01", "UNF-PARK-04")
def test_everybody_takes_three_actions_one_at_a_time():
    table = a_table(seats=2).on_turn("ann")

    for _ in range(2):
        table.choose("ann", "loose-change").choose("bob", "loose-change")
    table.choose("ann", "loose-change")

    assert table.awaits() == ["bob"]
    assert table.options_of("bob")


@rule("UNF-PARK-03")
def test_an_action_takes_builds_demolishes_or_collects():
    table = a_table().with_park("ann", attraction("log-flume")).with_hand("ann", attraction("mill")).on_turn("ann")

    for words in ("draw park", "swap mill", "build mill", "demolish log-flume", "loose-change"):
        assert table.may("ann", words)


@rule("UNF-PARK-05", "AC-128")
def test_loose_change_is_legal_without_anything():
    table = a_table().with_coins("ann", 0).on_turn("ann")

    table.choose("ann", "loose-change")

    assert table.coins("ann") == 0
    assert table.awaits() == ["bob"]


@rule("UNF-PARK-05")
def test_there_is_no_passing():
    table = a_table().on_turn("ann")

    refused(table, "ann", "pass", because="UNF-PARK-05")


@rule("UNF-CHANGE-01", "UNF-CLOSE-05", "AC-042")
def test_loose_change_counts_closed_attractions():
    park = [attraction("a"), attraction("b", closed=True), attraction("c", closed=True), attraction("d")]
    table = a_table().with_park("ann", *park).with_coins("ann", 1).on_turn("ann")

    table.choose("ann", "loose-change")

    assert table.coins("ann") == 5


@rule("UNF-DEMO-01", "UNF-DEMO-02", "UNF-DEMO-03", "AC-039")
def test_an_attraction_falls_with_its_upgrades():
    middle = attraction("mill", upgrades=[upgrade("lights"), upgrade("loop")])
    table = a_table().with_park("ann", attraction("swing"), middle, attraction("slide")).on_turn("ann")

    table.choose("ann", "demolish mill")

    assert {table.zone_of(card) for card in ("mill", "lights", "loop")} == {"Park discard"}


@rule("UNF-DEMO-04", "UNF-DEMO-05", "UNF-ATTR-06", "UNF-ATTR-03")
def test_a_demolished_attraction_leaves_its_space_empty():
    park = [attraction("swing"), attraction("mill"), attraction("slide")]
    table = a_table().with_park("ann", *park).with_hand("ann", attraction("fort")).on_turn("ann")

    table.choose("ann", "demolish mill").choose("bob", "loose-change")
    assert table.spaces("ann") == ["swing", "", "slide"]
    assert table.coins("ann") == 20
    table.choose("ann", "build fort", "space 2")

    assert table.spaces("ann") == ["swing", "fort", "slide"]


@rule("UNF-DEMO-06", "UNF-STAFF-04", "AC-107")
def test_own_staff_may_be_dismissed():
    table = a_table().with_park("ann", staff("clown")).on_turn("ann")

    table.choose("ann", "demolish clown")

    assert table.zone_of("clown") == "Park discard"


@rule("UNF-SHOW-09", "UNF-DEMO-03")
def test_a_demolished_super_attraction_is_out_of_the_game():
    table = a_table().with_park("ann", wonder("volcano")).on_turn("ann")

    table.choose("ann", "demolish volcano")

    assert table.zone_of("volcano") == "out of the game"


@rule("UNF-DEMO-11", "UNF-GATE-10")
def test_the_gate_cannot_be_demolished():
    table = a_table().on_turn("ann")

    refused(table, "ann", "demolish pirate.pirate-gate", because="UNF-DEMO-11")


@rule("UNF-BIU-08", "AC-041")
def test_what_is_built_in_is_nothing_to_demolish():
    table = a_table().with_park("ann", attraction("fort", built_in=("pirate-theme",))).on_turn("ann")

    assert [words for words in table.options_of("ann") if words.startswith("demolish")] == ["demolish fort"]


@rule("UNF-DEMO-08", "UNF-TOKEN-04", "UNF-DEMO-09")
def test_what_lies_on_and_under_a_card_goes_with_it():
    table = a_table().with_park("ann", attraction("mill", coins=3, buried=(upgrade("bones"),))).on_turn("ann")

    table.choose("ann", "demolish mill")

    assert table.coins("ann") == 20
    assert table.zone_of("bones") == "Park discard"
