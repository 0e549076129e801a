import pytest

from midway.titles.dice_theme_park.objectives import award_for
from midway.titles.dice_theme_park.tiles import upgrades_installed
from tests.testkit.rules import rule
from tests.titles.dice_theme_park.tables import NAMES, a_table


def ranked(table, objective):
    """The stars each player has after the objective was judged."""
    table.with_objective(objective).judge()
    return [table.stars(name) for name in NAMES[: table.s.players]]


def two(**options):
    return a_table(2, **options)


@rule("DTP-OBJ-02", "DTP-OBJ-03", "DTP-OBJ-05", "EX-08")
def test_tied_players_share_the_awards_of_their_places():
    table = a_table(4).with_coins("ann", 9).with_coins("bob", 5).with_coins("cat", 5).with_coins("dan", 4)

    assert ranked(table, "deep-pockets") == [8, 3, 3, 0]
    assert [table.coins(name) for name in NAMES] == [9, 5, 5, 4]


@rule("DTP-OBJ-02", "DTP-OBJ-03", "DTP-OBJ-04")
@pytest.mark.parametrize(
    ("players", "place", "tied", "each"),
    [
        (2, 1, 1, 4), (2, 2, 1, 0), (2, 1, 2, 2),
        (3, 1, 1, 6), (3, 2, 1, 3), (3, 3, 1, 0), (3, 1, 2, 5), (3, 2, 2, 2), (3, 1, 3, 3),
        (4, 1, 1, 8), (4, 2, 1, 4), (4, 3, 1, 2), (4, 4, 1, 0),
        (4, 1, 2, 6), (4, 1, 3, 5), (4, 1, 4, 4), (4, 2, 2, 3), (4, 2, 3, 2), (4, 3, 2, 1),
    ],
)  # fmt: skip
def test_awards_are_shared_and_rounded_up(players, place, tied, each):
    assert award_for(players, place, tied) == each


@rule("DTP-OBJ-01")
def test_objectives_are_judged_from_round_3_on():
    for mode, rounds in (("full", (3, 4, 5)), ("short", (3, 4)), ("introductory", (3, 4))):
        for number in range(1, 6):
            table = a_table(mode=mode).with_coins("ann", 9).in_round(number).judge()
            assert (sum(table.stars(name) for name in ("ann", "bob")) > 0) == (number in rounds)


@rule("DTP-OBJ-01", "DTP-OBJ-03")
def test_who_has_none_of_it_is_ranked_too():
    """AMB-36: both have no upgrade and share; in a game of four, those with none share the third place."""
    assert ranked(two(), "latest-model") == [2, 2]
    table = a_table(4).with_park("ann", d3="duck-pond+generator").with_park("bob", d3="duck-pond+generator")

    assert ranked(table, "latest-model") == [6, 6, 1, 1]


@rule("DTP-OBJ-05")
def test_after_two_winners_comes_the_third_place():
    table = a_table(3).with_coins("ann", 9).with_coins("bob", 9).with_coins("cat", 1)

    assert ranked(table, "deep-pockets") == [5, 5, 0]


def test_steady_takings_is_the_printed_income():
    assert ranked(two().with_park("ann", d4="helter-skelter").with_coins("bob", 50), "steady-takings") == [4, 0]


def test_pips_are_ranked_low_to_high_by_one_card_and_high_to_low_by_another():
    for objective, stars in (("hard-worked", [0, 4]), ("fresh-faces", [4, 0])):
        table = two().with_guests("ann", d3="blue-5").with_guests("bob", d3="blue-1 blue-1 blue-1")
        assert ranked(table, objective) == stars


def test_a_full_house_counts_guests():
    table = two().with_guests("ann", d3="blue-5").with_guests("bob", d3="blue-1 blue-1")

    assert ranked(table, "full-house") == [0, 4]


@rule("DTP-OBJ-06")
def test_one_more_ride_counts_the_tired_before_they_leave():
    table = two().with_guests("ann", d3="blue-5 blue-2").with_guests("bob", d3="blue-1")

    table.with_objective("one-more-ride").upkeep()

    assert (table.stars("ann"), table.stars("bob"), table.guests("bob", "d3")) == (0, 4, "")


@rule("DTP-OBJ-06")
def test_money_of_this_upkeep_counts():
    table = two().with_park("ann", d3="duck-pond+merch-kiosk").with_cubes("ann", d3=1)
    table.with_coins("ann", 5).with_coins("bob", 6).with_objective("deep-pockets").upkeep()

    assert table.stars("ann") == 2 + 4


def test_nonstop_counts_operations_and_grand_opening_attractions():
    for objective, stars in (("nonstop", [4 + 3, 2 + 2]), ("grand-opening", [3, 4 + 4])):
        table = two().with_cubes("ann", e2=3).with_cubes("bob", d2=1, d3=1).with_objective(objective).earn()
        assert [table.stars("ann"), table.stars("bob")] == stars


def test_a_costume_party_counts_mascots():
    assert ranked(two().with_mascots_alone("bob", 3), "costume-party") == [0, 4]


def test_the_latest_model_counts_upgrades_but_not_the_printed_generator():
    table = two().with_park("ann", d3="duck-pond+generator", d4="log-flume+generator+special-effect")
    table.with_park("bob", d3="duck-pond+generator", d4="log-flume+generator")

    assert [int(upgrades_installed(table.s, seat)) for seat in (0, 1)] == [3, 2]
    assert ranked(table, "latest-model") == [4, 0]
