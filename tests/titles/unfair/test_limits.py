from midway.kernel.nodes.places import Verb
from midway.kernel.nodes.rulebox import Box
from midway.kernel.nodes.standing import CannotBe
from midway.kernel.nodes.things import InGeneral, Kind, Noun, Sort
from midway.titles.unfair.limits import is_untidy
from midway.titles.unfair.schema import ACTION
from tests.testkit.rules import rule
from tests.titles.unfair.parks import a_table, attraction, refused, resource, staff
from tests.titles.unfair.words import boxes, more


def no_demolition():
    kind = Kind(Sort((), Noun("attraction")), None, None)
    return Box((CannotBe(InGeneral(kind), Verb("demolish")),), ())


@rule("UNF-INTERP-17", "UNF-DEMO-12", "UNF-GATE-03", "AC-125")
def test_a_lower_limit_makes_the_owner_demolish_at_once():
    park = [attraction(f"ride-{n}") for n in range(5)]
    table = a_table().with_park("ann", *park).with_hand("ann", resource("fence", text=more("attractions", -1)))

    table.on_turn("ann").choose("ann", "build fence")
    assert table.awaits() == ["ann"]
    table.choose("ann", "pick ride-2")

    assert table.spaces("ann") == ["ride-0", "ride-1", "ride-4", "ride-3"]
    assert not is_untidy(table.s)
    assert table.awaits() == ["bob"]


@rule("UNF-GATE-11", "UNF-GATE-04", "AC-167")
def test_an_attraction_without_a_space_moves_to_the_lowest_empty_one():
    park = [attraction("a", space=1), attraction("b", space=2), attraction("c", space=4), attraction("d", space=5)]
    table = a_table().with_park("ann", *park).with_hand("ann", resource("fence", text=more("attractions", -1)))

    table.on_turn("ann").choose("ann", "build fence")

    assert table.spaces("ann") == ["a", "b", "d", "c"]


@rule("UNF-INTERP-18", "AC-144")
def test_what_is_protected_stays_and_nothing_loops():
    park = [*[attraction(f"ride-{n}") for n in range(5)], staff("guard", text=no_demolition())]
    fence = resource("fence", text=more("attractions", -1))
    table = a_table().with_park("ann", *park).with_hand("ann", fence, attraction("mill")).on_turn("ann")

    table.choose("ann", "build fence").choose("bob", "loose-change")

    assert len([name for name in table.spaces("ann") if name]) == 5
    refused(table, "ann", "build mill", because="UNF-BUILD-10")


@rule("UNF-GATE-03", "UNF-GATE-04")
def test_more_room_is_room_at_once():
    park = [*[attraction(f"ride-{n}") for n in range(5)], resource("meadow", text=more("attractions", 1))]
    table = a_table().with_park("ann", *park).with_hand("ann", attraction("mill")).on_turn("ann")

    table.choose("ann", "build mill")

    assert table.spaces("ann")[5] == "mill"


@rule("UNF-GOLD-02", "UNF-INTERP-20", "AC-021")
def test_cannot_beats_can():
    table = a_table().with_park("ann", attraction("mill"), staff("guard", text=no_demolition())).on_turn("ann")

    refused(table, "ann", "demolish mill", because="UNF-GOLD-02")


@rule("UNF-PARK-02", "UNF-UACT-01")
def test_a_fourth_action_comes_after_all_third_ones():
    table = a_table().with_park("ann", staff("foreman", text=boxes(more("actions", 1)))).on_turn("ann")

    for _ in range(3):
        table.choose("ann", "loose-change").choose("bob", "loose-change")
    assert table.awaits() == ["ann"]
    assert table.s.num(ACTION) == 4
