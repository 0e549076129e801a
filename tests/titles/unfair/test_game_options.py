import pytest

from midway.kernel.errors import BadOption
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
