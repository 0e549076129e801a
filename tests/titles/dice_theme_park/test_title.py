"""The title as a whole: every mode with every number of players keeps the laws, and every option is played."""

from itertools import product

import pytest

from midway.titles.dice_theme_park.schema import ADMINISTRATOR
from tests.conformance.test_matches import LAWS
from tests.testkit.conformance.counting import check_conserved
from tests.testkit.conformance.ending import check_result
from tests.testkit.conformance.playing import Played, play
from tests.testkit.conformance.secrets import check_secrets
from tests.testkit.conformance.tables import Table, tables_of
from tests.testkit.conformance.together import check_orders
from tests.titles.dice_theme_park.tables import TITLE

MODES = {o.name: o.values for o in TITLE.setup_options()}["mode"]
FEW_LAWS = (check_result, check_conserved, check_orders, check_secrets)
LOOKS = 25

each_mode = pytest.mark.parametrize(("mode", "players"), [*product(MODES, (2, 3, 4))])


def played(mode: str, players: int, seed: int, **options: str) -> Played:
    found = play(Table(TITLE, players, {"mode": mode, **options}), seed)
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
    for seed in range(200, 220):
        match = played(mode, players, seed)
        assert [complaint for law in LAWS for complaint in law(match)] == []


@pytest.mark.soak
def test_all_laws_are_kept_whoever_the_administrators_are():
    kept: set[str] = set()
    for seed in range(300, 330):
        match = played("full", 4, seed, early_riser="yes")
        s = match.positions[-1]
        kept |= {s.game.cards[card].id for seat in range(4) for card in s.cards(s.zone(seat, ADMINISTRATOR))}
        assert [complaint for law in LAWS for complaint in law(match)] == []

    assert len(kept) >= 12  # all thirteen, but for a Shift Planner who has left the game
