from midway.titles.dice_theme_park.explain import (
    Part,
    best_from_here,
    coins_so_far,
    income_of,
    stars_of,
    stars_so_far,
    total,
)
from midway.titles.dice_theme_park.scoring import score
from tests.titles.dice_theme_park.tables import a_table


def test_stars_are_told_attraction_by_attraction_and_sum_to_the_score():
    table = a_table().with_park("ann", d4="log-flume+special-effect").with_cubes("ann", d4=2, e2=1).with_coins("ann", 6)
    table.with_administrator("ann", "troupe-leader").with_mascots_alone("ann", 2).with_objective("deep-pockets").earn()

    parts = stars_of(table.s, 0)

    assert Part("attraction", table.card("log-flume"), 12) in parts
    assert Part("administrator", table.card("troupe-leader"), 1) in parts
    assert [part.why for part in parts] == ["attraction", "attraction", "administrator", "objectives", "money"]
    assert total(parts) == score(table.s, 0)


def test_a_chain_tells_what_it_has_earned_so_far():
    table = a_table().with_park("ann", d3="duck-pond+merch-kiosk").with_mascots("ann", "applause-blue")
    table.with_guests("ann", d3="blue-3 blue-5").operate()
    table.choose("ann", "use-mascot-of applause-blue", "use-skill duck-pond", "operate duck-pond", "party blue-3")
    assert total(stars_so_far(table.s, 0)) == 2

    table.choose("ann", "move blue-2 park-entrance")

    assert [(part.why, part.n) for part in stars_so_far(table.s, 0)] == [("attraction", 2), ("skills", 2)]
    assert [(part.why, part.n) for part in coins_so_far(table.s, 0)] == [("kiosk", 2)]


def test_a_chain_counts_what_the_administrator_will_bring():
    table = a_table().with_administrator("ann", "zone-director-blue").with_mascots("ann").with_maps("ann", 0)
    table.with_park("ann", c4="water-slide", d4="zip-wire", b4="swan-boats").with_mascots("bob")
    table.with_guests("ann", d3="blue-1", c4="blue-5", b4="blue-1 blue-1").operate()

    table.choose("ann", "operate duck-pond", "operate swan-boats", "operate water-slide", "move blue-4 duck-pond")

    assert [(part.why, part.n) for part in stars_so_far(table.s, 0)] == [
        ("attraction", 5), ("attraction", 3), ("attraction", 2), ("administrator", 1),
    ]  # fmt: skip
    assert total(stars_so_far(table.s, 0)) == 11


def test_income_is_told_part_by_part():
    table = a_table().playing("ann", "guide", "mascot").with_park("ann", e3="helter-skelter")

    assert sorted(part.n for part in income_of(table.s, 0)) == [1, 1, 3, 3]


def test_a_hint_goes_on_from_where_the_chain_stands():
    table = a_table().with_guests("ann", e2="blue-3").with_mascots("ann").with_maps("ann", 0).operate()
    assert best_from_here(table.s, 0).stars == 1 + 2 + 1

    table.choose("ann", "operate park-entrance", "move blue-2 spooky-forest")

    assert best_from_here(table.s, 0).stars == 1
