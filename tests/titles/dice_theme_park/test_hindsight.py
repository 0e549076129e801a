"""What could be had in Operate: told while it runs, and once it is over."""

import pytest

from midway.cli.texts import Texts
from midway.titles.dice_theme_park.hindsight import HINDSIGHT
from midway.titles.dice_theme_park.schema import OPERATE, PHASE
from midway.titles.hindsight import hindsight_of
from tests.titles.dice_theme_park.tables import TITLE, a_table


def a_phase():
    table = a_table(mode="introductory").with_guests("ann", e2="green-3").with_maps("ann", 0)
    table.with_mascots_alone("ann", 0).playing("ann", "ticket-agent", "builder")
    table.playing("bob", "ticket-agent", "builder").operate()
    table.s.put(PHASE, OPERATE)
    return table


def told(message, lang="en"):
    return Texts(lang, TITLE).say(message)


def test_the_title_has_hindsight_of_operate_and_of_nothing_else():
    assert hindsight_of(TITLE) is HINDSIGHT
    assert HINDSIGHT.part(a_phase().s) == 1
    assert HINDSIGHT.part(a_table().s) == 0


def test_what_is_still_possible_is_told_while_one_operates():
    table = a_phase()

    assert told(HINDSIGHT.ahead(table.s, 0)) == "This phase can still come to ★4 in all."
    assert HINDSIGHT.ahead(a_table().s, 0) is None


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Operate of round 1: you earned ★0; the best was ★4."),
        ("ru", "Работа в раунде 1: вы заработали ★0; лучший итог — ★4."),
    ],
)
def test_what_would_have_been_possible_is_told_afterwards(lang, words):
    table = a_phase()
    begun = table.s.clone()
    table.choose("ann", "done").earn()

    assert told(HINDSIGHT.back(begun, table.s, 0), lang) == words
