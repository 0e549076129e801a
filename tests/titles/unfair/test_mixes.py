"""The packs of each mood: one for each player, all on the shelf, and meaner where it says so."""

import pytest

from midway.titles.unfair.mixes import MOODS, mix_for, mixes
from midway.titles.unfair.ratings import attacks_in
from midway.titles.unfair.shelf import pack_ids, pack_named
from midway.titles.unfair.title import Unfair
from tests.testkit.rules import rule
from tests.titles.unfair.tiny_pack import tiny_pack

NUMBERS = (2, 3, 4, 5)
each_mood = pytest.mark.parametrize("mood", MOODS)


@each_mood
def test_there_is_a_mix_for_each_number_of_players(mood):
    for seats in NUMBERS:
        packs = mix_for(mood, seats)
        assert len(set(packs)) == len(packs) == seats
        assert set(packs) <= set(pack_ids())


def test_no_other_moods_are_listed():
    assert tuple(mixes()) == MOODS


@each_mood
def test_each_pack_is_in_some_mix_and_each_mood_is_its_own(mood):
    others = [mixes()[other] for other in MOODS if other != mood]

    assert all(mixes()[mood][2] != other[2] for other in others)
    assert {name for lists in mixes().values() for packs in lists.values() for name in packs} == set(pack_ids())


@pytest.mark.parametrize("seats", NUMBERS)
def test_the_mean_mix_attacks_most(seats):
    gentle, classic, mean = (sum(map(attack_cards, mix_for(mood, seats))) for mood in MOODS)

    assert max(gentle, classic) < mean


@pytest.mark.parametrize("seats", NUMBERS)
def test_with_every_mood_more_attacks_were_measured(seats):
    """Of three packs with Vampire and another mean one any two mixes are as mean, so half an attack is no matter."""
    gentle, classic, mean = (attacks_in(mix_for(mood, seats)) or 0.0 for mood in MOODS)

    assert gentle < mean - 2
    assert gentle < classic < mean + 0.5


def attack_cards(pack):
    """How many copies of events and staff attack."""
    return sum(
        card.copies
        for card in pack_named(pack).cards
        if card.kind in ("event", "staff") and any(name.endswith("attack") for name in card.choices)
    )


def test_a_match_is_set_up_by_mood():
    title = Unfair([tiny_pack(theme) for theme in ("pirate", "robot", "vampire", "jungle", "ninja", "gangster")])

    def packs(mood, seats):
        return tuple(pack.id for pack in title.packs(seats, title.chosen({"mood": mood}, seats)))

    assert packs("mean", 3) == mix_for("mean", 3)
    assert packs("gentle", 2) == mix_for("gentle", 2)


def test_named_packs_have_no_mood():
    title = Unfair([tiny_pack(theme) for theme in ("pirate", "robot", "vampire", "ninja")])
    chosen = title.chosen({"packs": "pirate,robot", "mood": "mean"}, 2)

    assert [pack.id for pack in title.packs(2, chosen)] == ["pirate", "robot"]


@rule("UNF-SETUP-03")
def test_the_gentle_packs_are_those_for_newcomers():
    assert [mix_for("gentle", seats) for seats in (2, 3, 4)] == [
        ("pirate", "robot"),
        ("pirate", "robot", "vampire"),
        ("pirate", "robot", "vampire", "jungle"),
    ]


def test_where_a_pack_is_missing_others_step_in():
    title = Unfair([tiny_pack("pirate"), tiny_pack("robot"), tiny_pack("ninja")])

    assert [pack.id for pack in title.packs(3, title.chosen({"mood": "mean"}, 3))] == ["ninja", "pirate", "robot"]
