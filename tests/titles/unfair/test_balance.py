"""What the lab counts: it agrees with the matches it has watched."""

from collections import Counter

import pytest

from midway.lab.simulate import Plan, play
from midway.titles.unfair.balance import MAIN_SOURCES, shares, tables


@pytest.fixture(scope="module")
def ended():
    return list(play(Plan("unfair", 2, 6, 5, options={"packs": "pirate,robot"}, counting=True)))


@pytest.fixture(scope="module")
def found(ended):
    return sum((Counter(match.counts) for match in ended), Counter())


def test_points_add_up_by_source_to_the_scores(ended):
    for match in ended:
        assert sum(n for key, n in match.counts.items() if key.startswith("source ") and "winners" not in key) == sum(
            match.scores
        )


def test_winners_are_those_with_the_first_place(ended):
    for match in ended:
        best = [score for score, place in zip(match.scores, match.places, strict=True) if place == 1]
        assert (match.counts["winners"], match.counts["points of winners"]) == (len(best), sum(best))


def test_shares_are_of_what_was_scored_and_leave_loans_out():
    found = Counter({"source size": 50, "source coins": 30, "source staff": 15, "source cards": 5, "source loans": -20})

    assert shares(found) == {"size": 50.0, "blueprints": 0.0, "coins": 30.0, "other": 20.0}


def test_attacks_are_events_of_a_type(found):
    assert 0 < found["deed attacks"] < found["deed events"]


def test_what_is_out_of_bounds_is_marked():
    found = Counter({"matches": 2, "seats": 4, "winners": 2, "points of winners": 700, "source size": 100})
    off = {row.name for figures in tables(found) for row in figures.rows if row.is_off}

    assert off == {"other", "attacks", "winners-mean"}
    assert set(MAIN_SOURCES) <= {"size", "blueprints", "coins"}
