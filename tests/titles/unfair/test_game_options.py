from collections import Counter

import pytest

from midway.kernel.errors import BadOption
from midway.kernel.match import Match
from midway.titles.unfair.title import Unfair
from tests.testkit.rules import rule
from tests.titles.unfair.tiny_pack import tiny_pack

TITLE = Unfair([tiny_pack("pirate"), tiny_pack("robot")])


def packs(seats, **given):
    chosen = TITLE.chosen(given, seats)
    return [pack.id for pack in TITLE.packs(seats, chosen)], chosen["repeat_packs"]


@rule("UNF-SETUP-03", "UNF-SETUP-07")
def test_recommended_packs_are_one_for_each_player():
    assert packs(2) == (["pirate", "robot"], "off")


@rule("UNF-SETUP-07")
def test_while_there_are_too_few_they_come_again_and_the_options_say_so():
    assert packs(5) == (["pirate", "robot", "pirate", "robot", "pirate"], "on")


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"packs": "pirate,vampire"}, "option-value"),
        ({"packs": "pirate"}, "pack-count"),
        ({"packs": "pirate,pirate"}, "pack-twice"),
        ({"packs": "pirate,robot", "redraw": "twice"}, "option-value"),
        ({"game_changers": "world-war"}, "option-value"),
        ({"game_changers": "world-peace,world-peace"}, "changer-twice"),
        ({"game_changers": "first-date,grand-opening"}, "changers-clash"),
        ({"loan_table": "1,2,3"}, "loan-table"),
        ({"loans": "4"}, "option"),
    ],
)
def test_what_does_not_go_together_is_refused(given, key):
    with pytest.raises(BadOption) as refused:
        packs(2, **given)

    assert refused.value.key == key


@rule("UNF-SETUP-07")
def test_named_packs_are_never_doubled_unasked():
    with pytest.raises(BadOption):
        packs(3, packs="pirate,robot")
    assert packs(3, packs="pirate,robot", repeat_packs="on")[0] == ["pirate", "robot", "pirate"]


# ---- packs by chance -------------------------------------------------------------------------------------------
SIX = Unfair([tiny_pack(theme) for theme in ("pirate", "robot", "vampire", "jungle", "ninja", "gangster")])


def drawn(luck, seats=3, **given):
    chosen = SIX.drawn(SIX.chosen({"packs": "random", **given}, seats), seats, luck, 7)
    return chosen["packs"].split(",")


@rule("UNF-SETUP-07")
def test_random_packs_are_each_drawn_once_and_every_pack_has_its_chance():
    many = Counter(name for luck in range(200) for name in drawn(luck))

    assert all(len(set(drawn(luck))) == 3 for luck in range(200))
    assert len(many) == 6
    assert all(70 <= n <= 130 for n in many.values())


@rule("UNF-SETUP-08")
def test_a_theme_with_more_tokens_comes_more_often():
    many = Counter(drawn(luck, 2, pack_tokens="pirate:4,ninja:0")[0] for luck in range(400))

    assert many["pirate"] > 160
    assert many["ninja"] == 0
    assert all(many[name] < 90 for name in ("robot", "vampire", "jungle", "gangster"))


@rule("UNF-SETUP-07")
def test_a_pack_comes_twice_only_where_that_is_wanted():
    assert drawn(1, 3, pack_tokens=ONLY_PIRATES, repeat_packs="on") == ["pirate"] * 3
    with pytest.raises(BadOption) as refused:
        drawn(1, 3, pack_tokens=ONLY_PIRATES)
    assert refused.value.key == "pack-count"


ONLY_PIRATES = "robot:0,vampire:0,jungle:0,ninja:0,gangster:0"


@pytest.mark.parametrize("written", ["pirate", "pirate:two", "pirates:2", "pirate:21", ""])
def test_a_bag_is_packs_with_numbers(written):
    with pytest.raises(BadOption) as refused:
        drawn(1, 3, pack_tokens=written)
    assert refused.value.key == "pack-tokens"


@rule("UNF-SETUP-07", "UNF-SETUP-01")
def test_a_match_draws_its_packs_from_its_own_luck_and_says_which_they_are():
    again = [Match.begin(SIX, 2, {"packs": "random"}, secret="a").game.options["packs"] for _ in range(2)]
    others = {Match.begin(SIX, 2, {"packs": "random"}, secret=f"{n}").game.options["packs"] for n in range(5)}

    assert again[0] == again[1]
    assert "random" not in again[0]
    assert len(others) > 1


# ---- newcomers ---------------------------------------------------------------------------------------------------
@rule("UNF-SETUP-05")
@pytest.mark.parametrize(("seats", "option", "warned"), [(5, "on", 1), (4, "on", 0), (5, "off", 0)])
def test_five_players_are_warned_that_none_should_be_new(seats, option, warned):
    chosen = SIX.chosen({"newcomer_warning": option}, seats)

    assert len(SIX.warnings(chosen, seats)) == warned
    assert not Match.begin(SIX, seats, chosen).is_over
