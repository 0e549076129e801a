"""The title as a whole: many random games end, the same each time, and whoever answers first makes no difference."""

import pytest

from midway.lab.simulate import Plan, Tally, play
from midway.titles import find_title
from midway.titles.dice_theme_park.components import PACKS
from midway.titles.dice_theme_park.meta import PACKS as FOUND
from tests.testkit.conformance.playing import play as play_and_remember
from tests.testkit.conformance.tables import Table
from tests.testkit.conformance.together import check_orders, phases

TITLE = find_title("dice_theme_park")
MODES = ("full", "short", "introductory")


def result(players: int, matches: int, **options: str) -> tuple[str, list[str]]:
    """The digest over all final positions, and what went wrong."""
    tally = Tally()
    plan = Plan("dice_theme_park", players, matches, options=options)
    for ended in play(plan):
        tally.add(ended)
    return tally.summary(plan, 1.0).digest, [f"seed {ended.seed}: {ended.error}" for ended in tally.failures]


def test_it_is_found_with_its_components():
    assert (TITLE.least_seats, TITLE.most_seats) == (2, 4)
    assert FOUND is PACKS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end_and_are_the_same_again(players):
    once, again = result(players, 60), result(players, 60)

    assert once == again
    assert once[1] == []


@pytest.mark.parametrize("mode", MODES)
def test_random_games_of_each_mode_end(mode):
    assert result(3, 30, mode=mode)[1] == []


@pytest.mark.soak
@pytest.mark.parametrize(("players", "matches"), [(2, 40_000), (3, 30_000), (4, 30_000)])
def test_a_hundred_thousand_random_games_end_and_are_the_same_again(players, matches):
    once, again = result(players, matches), result(players, matches)

    assert once == again
    assert once[1] == []


def complaints(seeds: range) -> list[str]:
    """Matches of two, three and four in turn, in all modes, each with five other orders of arrival."""
    found = []
    for seed in seeds:
        table = Table(TITLE, 2 + seed % 3, {"mode": MODES[seed // 3 % 3]})
        played = play_and_remember(table, seed)
        assert list(phases(played)) != []
        found += check_orders(played, seed)
    return found


def test_the_order_of_arrival_changes_nothing():
    assert complaints(range(9)) == []


@pytest.mark.soak
def test_the_order_of_arrival_changes_nothing_in_a_thousand_matches():
    assert complaints(range(1_000, 2_000)) == []
