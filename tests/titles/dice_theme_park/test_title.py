"""The title as a whole: every mode with every number of players keeps the laws, and every option is played."""

from itertools import product

import pytest

from midway.titles.dice_theme_park.schema import ADMINISTRATOR, ROUND
from tests.conformance.test_matches import LAWS
from tests.testkit.conformance.counting import check_conserved
from tests.testkit.conformance.ending import check_result
from tests.testkit.conformance.playing import Dice, Played, any_choice, play
from tests.testkit.conformance.secrets import check_secrets
from tests.testkit.conformance.tables import Table, tables_of
from tests.testkit.conformance.together import check_orders
from tests.titles.dice_theme_park.tables import TITLE

MODES = {o.name: o.values for o in TITLE.setup_options()}["mode"]
FEW_LAWS = (check_result, check_conserved, check_orders, check_secrets)
LOOKS = 25

each_mode = pytest.mark.parametrize(("mode", "players"), [*product(MODES, (2, 3, 4))])


def played(mode: str, players: int, seed: int) -> Played:
    found = play(Table(TITLE, players, {"mode": mode}), seed)
    found.looks = LOOKS
    return found


@each_mode
def test_each_mode_keeps_the_laws_with_each_number_of_players(mode, players):
    match = played(mode, players, 7)

    assert [complaint for law in FEW_LAWS for complaint in law(match)] == []


def test_every_value_of_every_option_is_played_somewhere():
    tables = tables_of(TITLE)

    for option in TITLE.setup_options():
        usual = option.values[0]
        assert {table.options.get(option.name, usual) for table in tables} == set(option.values)


@pytest.mark.soak
@each_mode
def test_each_mode_keeps_all_laws_in_many_matches(mode, players):
    for seed in range(200, 204):
        match = played(mode, players, seed)
        assert [complaint for law in LAWS for complaint in law(match)] == []


def test_everybody_of_the_box_is_somebodys_administrator():
    kept: set[str] = set()
    for seed in range(300, 320):
        match = Table(TITLE, 4, {"early_riser": "yes"}).begin(seed)
        dice = Dice(seed)
        while match.state.num(ROUND) == 0:
            match.choose(*any_choice(match.state, dice))
        s = match.state
        kept |= {s.game.cards[s.last(s.zone(seat, ADMINISTRATOR))].id for seat in range(4)}

    assert len(kept) == 13
