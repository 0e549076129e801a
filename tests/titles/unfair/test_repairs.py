from midway.titles.unfair.park import coins_on
from midway.titles.unfair.printed import columns
from midway.titles.unfair.texts import Strip
from tests.testkit.rules import rule
from tests.titles.unfair.nodes.fair import language
from tests.titles.unfair.parks import a_table, attraction, staff, upgrade


def strip(written):
    found = language().read(written, Strip)
    assert isinstance(found, Strip)
    return found


COOLING = upgrade("cooling", "guest services upgrade", strip=strip("Cannot be built on a ride."))


@rule("UNF-GOLD-05", "AC-024")
def test_of_an_imported_table_only_what_stands_wrong_is_touched():
    loop = attraction("loop", "thrill ride", upgrades=[upgrade("cannon"), COOLING, upgrade("flags")])
    table = a_table().with_park("ann", loop, staff("clown", coins=2)).with_park("bob", attraction("hut")).on_turn("ann")
    before = places(table)

    gone = table.game.title.put_right(table.s)

    assert gone == [table.card("cooling")]
    assert table.zone_of("cooling") == "Park discard"
    assert table.cards_in("ann", "space 1") == ["loop", "cannon", "flags"]
    assert {c for c, there in enumerate(places(table)) if there != before[c]} == set(gone)
    assert coins_on(table.s, table.card("clown")) == 2


def places(table):
    return [table.s.where(c) for c in range(len(table.game.cards))]


@rule("UNF-GOLD-05")
def test_of_two_namesakes_the_upper_one_goes():
    mill = attraction("mill", upgrades=[upgrade("lamp"), upgrade("lamp-2"), upgrade("flags")])
    table = a_table().with_park("ann", mill).on_turn("ann")
    columns(table.s).name[table.card("lamp-2")] = columns(table.s).name[table.card("lamp")]

    assert table.game.title.put_right(table.s) == [table.card("lamp-2")]
    assert table.cards_in("ann", "space 1") == ["mill", "lamp", "flags"]


@rule("UNF-GOLD-05")
def test_a_table_that_is_in_order_is_left_alone():
    park = [attraction("inn", "hotel", closed=True, upgrades=[COOLING]), staff("clown", closed=True, coins=2)]
    table = a_table().with_park("ann", *park).on_turn("ann")
    before = table.s.save()

    assert table.game.title.put_right(table.s) == []
    assert table.s.save() == before
