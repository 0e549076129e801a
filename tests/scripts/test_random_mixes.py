from scripts import random_mixes
from scripts.random_mixes import all_mixes, play_all, told


def test_there_is_every_mix_of_six_packs():
    mixes = all_mixes()

    assert [sum(len(mix) == seats for mix in mixes) for seats in (2, 3, 4, 5)] == [15, 20, 15, 6]
    assert len(set(mixes)) == len(mixes)


def test_matches_are_shared_between_the_mixes(monkeypatch):
    monkeypatch.setattr(random_mixes, "AT_A_TIME", 2)
    runs = play_all(7, 3, [("pirate", "robot"), ("jungle", "ninja", "vampire")])

    assert [run.matches for run in runs.values()] == [4, 3]
    assert not any(run.failures for run in runs.values())


def test_the_other_pairs_are_compared_with_the_first():
    runs = play_all(2, 1, [("pirate", "robot"), ("jungle", "ninja")])
    first, other = runs.values()
    first.matches, first.seconds = 100, 1.0
    other.matches, other.seconds, other.failures = 90, 1.0, ["jungle,ninja: broken"]

    lines = told(runs)
    assert lines[0] == "190 matches of 2 mixes, 1 failed"
    assert lines[1] == "jungle,ninja: broken"
    assert lines[-1] == "the other pairs together: -10.0 % beside pirate+robot"
