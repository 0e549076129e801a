"""Stars and attacks are measured, for every pack and every mix we recommend."""

from midway.titles.unfair.mixes import MOODS, mix_for
from midway.titles.unfair.ratings import RATED, attacks_in, name_of, stars_of
from midway.titles.unfair.shelf import pack_ids


def test_every_pack_has_from_one_to_five_stars_for_everything():
    for key in RATED:
        stars = [stars_of(pack)[key] for pack in pack_ids()]
        assert min(stars) == 1
        assert max(stars) == 5


def test_nothing_is_told_of_what_was_not_measured():
    assert stars_of("circus") == {}
    assert attacks_in(("circus", "robot")) is None


def test_a_mix_is_the_same_in_any_order():
    assert name_of(("robot", "pirate")) == "pirate+robot"
    assert attacks_in(("robot", "pirate")) == attacks_in(("pirate", "robot"))


def test_every_recommended_mix_was_measured():
    assert None not in [attacks_in(mix_for(mood, seats)) for mood in MOODS for seats in (2, 3, 4, 5)]
