"""What a park is: what stands where and stays there, whose it is, how large it is, what works from it."""

from midway.titles.unfair.park import are_adjacent, capacity
from midway.titles.unfair.schema import HAND
from tests.testkit.rules import rule
from tests.titles.unfair.parks import a_table, attraction, event, plan, refused, resource, staff, upgrade, wonder
from tests.titles.unfair.words import gain, more, says

TWO_STACKS = [
    attraction("mill", space=1, upgrades=[upgrade("lights"), upgrade("loop")]),
    attraction("swing", space=3, upgrades=[upgrade("flags")]),
]


def after_each_option(table, name):
    """A copy of the position after each thing this player may do now."""
    for choice in table.s.legal(table.seat(name)):
        after = table.s.clone()
        after.apply(table.seat(name), choice)
        yield after


# ---- where things stand, and stay -------------------------------------------------------------------------------
@rule("UNF-ATTR-07", "UNF-UPG-04", "UNF-UPG-11")
def test_nothing_anybody_may_do_moves_what_stands():
    hand = [attraction("mine"), upgrade("waves"), staff("clown")]
    table = a_table().with_park("ann", *TWO_STACKS).with_hand("ann", *hand).on_turn("ann")
    names = ("mill", "lights", "loop", "swing", "flags")
    before = {name: (table.s.where(table.card(name)), place(table.s, table.card(name))) for name in names}

    for after in after_each_option(table, "ann"):
        for name in names:
            card = table.card(name)
            if after.is_in_play(card) and after.is_in_play(table.card("lights")):
                assert (after.where(card), place(after, card)) == before[name]


def place(s, card):
    return s.place_of(s.where(card), card)


@rule("UNF-BUILD-07")
def test_the_order_of_building_is_remembered():
    hand = [staff("clown"), resource("well"), upgrade("lights")]
    table = a_table().with_park("ann", staff("usher"), attraction("mill", upgrades=[upgrade("loop")]))
    table.with_hand("ann", *hand).with_coins("ann", 30).on_turn("ann")

    for words in ("build well", "build lights", "build clown"):
        table.choose("ann", words).choose("bob", "loose-change")

    assert table.cards_in("ann", "beside the entrance") == ["usher", "well", "clown"]
    assert table.cards_in("ann", "space 1") == ["mill", "loop", "lights"]


@rule("UNF-ATTR-09")
def test_neighbours_are_of_one_park():
    table = a_table().with_park("ann", attraction("mill"), attraction("fort"), attraction("swing"))
    table.with_park("bob", attraction("slide"), attraction("train")).on_turn("ann")

    mill, fort, train = (table.card(name) for name in ("mill", "fort", "train"))

    assert are_adjacent(table.s, mill, fort)
    assert not are_adjacent(table.s, mill, table.card("swing"))
    assert not are_adjacent(table.s, mill, train)


# ---- size -------------------------------------------------------------------------------------------------------
@rule("UNF-ATTR-13", "AC-029")
def test_all_icons_on_the_ribbon_make_the_size():
    uppers = [upgrade(f"up-{n}") for n in range(5)]
    mill = attraction("mill", built_in=("pirate-theme", "robot-theme"), upgrades=uppers)
    table = a_table().with_park("ann", mill).on_turn("ann")

    assert table.size("mill") == 8


# ---- what works from where ------------------------------------------------------------------------------------------
@rule("UNF-CLOSE-11", "AC-105")
def test_what_an_attraction_forbids_is_allowed_while_it_is_closed():
    fort = attraction("fort", text=says("You cannot build attractions."))
    table = a_table().with_park("ann", fort).with_hand("ann", attraction("mill"), attraction("swing")).on_turn("ann")
    refused(table, "ann", "build mill", because="UNF-GOLD-02")

    table.lay("fort", closed=True).choose("ann", "build mill", "space 2").lay("fort", closed=False)

    assert table.spaces("ann") == ["fort", "mill"]
    refused(table.choose("bob", "loose-change"), "ann", "build swing", because="UNF-GOLD-02")


@rule("UNF-MARKET-06")
def test_what_lies_in_the_market_or_a_hand_does_not_work():
    roomy = [staff(f"roomy-{n}", text=more("capacity", 3)) for n in range(3)]
    table = a_table().with_park("ann", roomy[0]).with_market(roomy[1]).with_hand("ann", roomy[2]).on_turn("ann")

    assert [int(capacity(table.s, seat)) for seat in range(2)] == [18, 15]


@rule("UNF-SHOW-12")
def test_a_showcase_card_works_from_its_building_to_its_demolition():
    dome = wonder("dome", price=0, text=more("capacity", 3))
    table = a_table().with_park("ann", attraction("mill", stars=5)).with_showcase("ann", dome).on_turn("ann")
    found = [int(capacity(table.s, 0))]

    for words in ("build dome", "demolish dome"):
        table.choose("ann", words, *["space 2"] * (words == "build dome"))
        found.append(int(capacity(table.s, 0)))
        table.choose("bob", "loose-change")

    assert found == [15, 18, 15]


# ---- whose it is ------------------------------------------------------------------------------------------------
@rule("UNF-ZONE-02", "UNF-ZONE-05")
def test_a_card_belongs_to_whose_park_it_stands_in_or_who_played_it():
    table = a_table().with_park("ann", attraction("mill", upgrades=[upgrade("lights")]), staff("clown"))
    table.with_blueprints("ann", plan("map")).with_hand("ann", event("deal", bottom=gain(1), pin=True)).in_events("ann")

    table.choose("ann", "play deal bottom")

    assert {table.owner(card) for card in ("mill", "lights", "clown", "map", "deal")} == {"ann"}
    assert table.zone_of("deal") == "pinned"


@rule("UNF-ZONE-05", "UNF-BP-08", "UNF-ZONE-06")
def test_kept_blueprints_are_of_the_park_and_not_of_the_hand():
    table = a_table().with_park("ann", attraction("mill")).with_blueprints("ann", plan("map"), plan("chart"))
    table.with_blueprints("bob", plan("dream")).with_hand("ann", staff("clown")).on_turn("ann")

    table.run(says("Gain 1 coin for each Blueprint card in your park. Return a card in your park to your hand."))

    assert table.coins("ann") == 22
    assert table.hand("ann") == ["clown", "mill"]
    assert table.cards_in("ann", "blueprints") == ["map", "chart"]


@rule("UNF-ZONE-04")
def test_competitors_are_all_the_others():
    table = a_table(seats=4).with_coins("ann", 0).on_turn("ann")

    table.run(says("Each competitor loses 2 coins."), "cat")

    assert [table.coins(name) for name in ("ann", "bob", "cat", "dan")] == [0, 18, 20, 18]


@rule("UNF-ZONE-06", "UNF-TAKE-05")
def test_only_park_and_event_cards_are_a_hand():
    table = a_table().with_hand("ann", staff("clown"), event("deal")).with_blueprints("ann", plan("map"))
    table.with_showcase("ann", wonder("dome"), wonder("volcano")).on_turn("ann")

    assert {words for words in table.options_of("ann") if words.startswith("swap")} == {"swap clown", "swap deal"}
    table.run(says("If your hand has at least 3 cards, gain 9 coins."))
    assert table.coins("ann") == 20
    assert table.s.count(table.s.zone(0, HAND)) == 2
