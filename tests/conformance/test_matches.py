"""Every title at every table keeps the laws of a match. Titles are found, so a new one needs no line here."""

from functools import cache

import pytest

from midway.kernel.decisions import KINDS, pending
from tests.testkit.conformance.copying import check_copies, check_looking
from tests.testkit.conformance.counting import check_accounts, check_conserved, check_totals
from tests.testkit.conformance.ending import check_ends, check_questions, check_result
from tests.testkit.conformance.keeping import check_replay, check_undo, check_written
from tests.testkit.conformance.learning import check_horizon, check_others_learn
from tests.testkit.conformance.playing import Played, play
from tests.testkit.conformance.refusing import check_refusals
from tests.testkit.conformance.secrets import check_secrets, secrets_told
from tests.testkit.conformance.tables import Table, all_tables
from tests.testkit.conformance.together import check_orders, check_own_block
from tests.testkit.toy_booth import Booth
from tests.testkit.toy_duel import Duel

TABLES = [*all_tables(), Table(Booth(), 2), Table(Booth(), 4), Table(Duel(), 3)]
LAWS = [
    check_result, check_questions, check_copies, check_looking, check_conserved, check_accounts, check_totals,
    check_refusals, check_orders, check_own_block, check_replay, check_undo, check_horizon, check_others_learn,
    check_secrets, check_written,
]  # fmt: skip
FEW, MANY, SOME = range(1, 3), range(100, 300), range(100, 120)
# Positions of a match that the dear checks look at, so that long matches stay quick; fewer where the options are odd,
# for those tables are many, and what they share with the others is looked at there.
LOOKS, FEW_LOOKS = 40, 20
ENDS, FEW_ENDS = range(10, 30), range(10, 16)


@cache
def few_matches(number: int) -> list[Played]:
    """The matches all laws are tried on, played once; tables with odd options are many, so one match does for each."""
    table = TABLES[number]
    matches = [play(table, seed) for seed in (FEW[:1] if table.options else FEW)]
    for played in matches:
        played.looks = FEW_LOOKS if table.options else LOOKS
    return matches


each_table = pytest.mark.parametrize("number", range(len(TABLES)), ids=[table.name for table in TABLES])
each_law = pytest.mark.parametrize("law", LAWS, ids=[law.__name__.removeprefix("check_") for law in LAWS])


@each_table
@each_law
def test_law_is_kept(law, number):
    assert [complaint for played in few_matches(number) for complaint in law(played)] == []


def test_card_known_in_a_deck_may_be_seen_to_leave_it():
    """Blamed once by the long form: who had looked at the top of the deck saw somebody draw what lay there."""
    five = next(table for table in TABLES if table.name == "unfair-5p")

    assert secrets_told(play(five, 105), 361) == []


@each_table
def test_random_play_ends(number):
    table = TABLES[number]
    assert check_ends(table, FEW_ENDS if table.options else ENDS) == []


def test_every_kind_of_question_is_asked_somewhere():
    missed = set(KINDS)
    for table, seed in ((table, seed) for seed in range(60) for table in TABLES):
        if missed:
            missed -= {decision.kind for s in play(table, seed).positions for decision in pending(s)}

    assert missed == set()


@pytest.mark.soak
@each_table
def test_laws_are_kept_in_many_matches(number):
    """200 matches for each number of players, at every decision; some at each table with odd options."""
    table = TABLES[number]
    for seed in SOME if table.options else MANY:
        played = play(table, seed)
        assert [complaint for law in LAWS for complaint in law(played)] == []
