import tomllib

import pytest

from midway.titles.unfair.mixes import MOODS, mix_for
from midway.titles.unfair.ratings import RATED
from scripts import pack_table
from scripts.pack_page import alone, cards_plot, page, ratings, ratings_file
from scripts.pack_table import all_mixes, nothing_found, play, recommended, so_far

MIXES = [("ninja", "gangster"), ("pirate", "robot", "jungle")]


@pytest.fixture(scope="module")
def found():
    return play(MIXES, nothing_found(2, 2, "random", 7))


def test_all_pairs_and_ten_larger_mixes_are_played():
    mixes = all_mixes()

    assert len([mix for mix in mixes if len(mix) == 2]) == 15
    assert len([mix for mix in mixes if len(mix) > 2]) == 10
    assert all(len(set(mix)) == len(mix) for mix in mixes)


def test_every_recommended_mix_is_among_them():
    played = {frozenset(mix) for mix in all_mixes()}

    assert all(frozenset(mix_for(mood, seats)) in played for mood in MOODS for seats in (2, 3, 4, 5))
    assert all(len(mix) > 2 for mix in recommended())


def test_the_page_tells_of_each_mix_and_each_pack(found):
    written = page(found)

    assert not found.failures
    assert [table.matches for table in found.tables.values()] == [2, 2]
    assert "| ninja, gangster |" in written
    assert "| vampire | 0.0 |" in written  # it was not played
    assert "ninja/shadow-dragon" in written  # random bots build no super attractions
    assert "4 matches of 2 mixes, 0 failed" in written


def test_what_is_not_as_asked_is_told(found):
    holds = {line.split(" | ")[0]: line.split(" | ")[1] for line in page(found).splitlines() if " | " in line}

    assert holds["| attacks in every mix"] == "yes"
    assert holds["| no card unused in all mixes"] == "**no**"


def test_packs_get_from_one_to_five_stars(found):
    stars = ratings(found)

    for key in RATED:
        assert {stars[pack][key] for pack in stars} >= {1, 5}
    written = tomllib.loads(ratings_file(found))
    assert written["stars"] == stars
    assert set(written["attacks"]) == {"gangster+ninja", "jungle+pirate+robot"}


def test_plots_stand_alone(found):
    assert cards_plot(found).startswith("<svg viewBox")
    assert 'xmlns="http://www.w3.org/2000/svg">' in alone("<svg>\n</svg>")


def test_a_run_that_was_stopped_goes_on(tmp_path, found, monkeypatch):
    play(MIXES[:1], nothing_found(2, 2, "random", 7), tmp_path)
    played = []
    real = pack_table.play_one

    def play_one(mix, *more):
        played.append(mix)
        return real(mix, *more)

    monkeypatch.setattr(pack_table, "play_one", play_one)

    again = play(MIXES, nothing_found(2, 2, "random", 7), tmp_path)

    assert played == MIXES[1:]
    assert again.tables == found.tables
    assert {name: usage.cards for name, usage in again.packs.items()} == {
        name: usage.cards for name, usage in found.packs.items()
    }
    assert page(again) == page(found)


def test_larger_mixes_may_be_played_less_often():
    few = play(MIXES, nothing_found(2, 1, "random", 7))

    assert [table.matches for table in few.tables.values()] == [2, 1]
    assert "| pirate, robot, jungle | 1 |" in page(few)


def test_what_was_kept_can_be_told_before_all_is_played(tmp_path):
    play(MIXES[:1], nothing_found(1, 1, "random", 7), tmp_path)
    play(MIXES[:1], nothing_found(3, 1, "random", 7), tmp_path)

    told = so_far(MIXES, nothing_found(5, 5, "random", 7), tmp_path)

    assert {mix: table.matches for mix, table in told.tables.items()} == {MIXES[0]: 3}
