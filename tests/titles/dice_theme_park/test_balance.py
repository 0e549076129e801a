"""What the lab counts: it agrees with the matches it has watched."""

from collections import Counter

import pytest

from midway.lab.simulate import Plan, play
from midway.titles.dice_theme_park.balance import tables
from midway.titles.dice_theme_park.columns import STAFF_IDS


@pytest.fixture(scope="module")
def ended():
    return list(play(Plan("dice_theme_park", 3, 12, counting=True)))


@pytest.fixture(scope="module")
def found(ended):
    return sum((Counter(match.counts) for match in ended), Counter())


def rows_of(found, heading):
    return {row.name: row for figures in tables(found) if figures.heading == heading for row in figures.rows}


def test_stars_add_up_by_source_and_to_the_scores(ended, found):
    sources = [n for key, n in found.items() if key.startswith("source ") and "of winners" not in key]

    assert sum(sources) == found["stars"] == sum(sum(match.scores) for match in ended)


def test_stars_of_rounds_are_all_but_those_for_money(found):
    by_round = sum(found[f"stars of round {n}"] for n in range(1, 6))

    assert by_round == found["stars"] - found["source money"]


def test_everybody_picks_two_staff_cards_a_round(found):
    assert sum(found[f"picked {id_}"] for id_ in STAFF_IDS) == 2 * 5 * found["seats"]


def test_what_is_bought_was_shown(found):
    rows = rows_of(found, "attractions")

    assert len(rows) == 36
    assert all(row.values[1] <= row.values[0] <= found["matches"] for row in rows.values())
    assert sum(row.values[1] for row in rows.values()) > 0


def test_what_is_out_of_bounds_is_marked():
    found = Counter({"shown log-flume": 100, "bought log-flume": 61, "shown pop-shop": 100, "bought pop-shop": 60})
    found.update({"shown dodgems": 100, "bought dodgems": 4})

    marked = {name: row.is_off for name, row in rows_of(found, "attractions").items() if row.values[0]}

    assert marked == {"log-flume": True, "pop-shop": False, "dodgems": True}


def test_watching_changes_nothing(ended):
    unwatched = list(play(Plan("dice_theme_park", 3, 12)))

    assert [match.digest for match in unwatched] == [match.digest for match in ended]
