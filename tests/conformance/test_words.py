"""Whatever a person reads at the table is there in both languages."""

import pytest

from tests.testkit.conformance.playing import play
from tests.testkit.conformance.tables import all_tables, all_titles
from tests.testkit.conformance.words import check_told, check_words

TITLES, TABLES = all_titles(), all_tables()


@pytest.mark.parametrize("title", TITLES, ids=[title.id for title in TITLES])
def test_every_word_of_a_title_is_in_both_languages(title):
    assert check_words(title) == []


@pytest.mark.parametrize("table", TABLES, ids=[table.name for table in TABLES])
def test_every_fact_and_question_can_be_told_in_both_languages(table):
    seeds = range(20, 21 if table.options else 24)

    assert [complaint for seed in seeds for complaint in check_told(play(table, seed))] == []
