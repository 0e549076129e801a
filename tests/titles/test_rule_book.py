"""Rules as people read them: nothing is left out, and headings stand where their rules are."""

import pytest

from midway.titles import find_title, title_ids
from midway.titles.rule_book import glossary_of, sections_of
from midway.titles.rule_catalogue import catalogue_of


@pytest.mark.parametrize("title_id", title_ids())
def test_every_rule_stands_under_one_heading(title_id):
    title = find_title(title_id)

    told = [rule.id for section in sections_of(title) for rule in section.rules]

    assert sorted(told) == sorted(rule.id for rule in catalogue_of(title))


@pytest.mark.parametrize("title_id", title_ids())
def test_sections_and_words_can_be_pointed_at(title_id):
    title = find_title(title_id)
    sections, terms = sections_of(title), glossary_of(title)

    assert len({section.id for section in sections}) == len(sections)
    assert len({term.id for term in terms}) == len(terms)
    assert all(section.en and section.ru and section.rules for section in sections)
    assert all(term.en_text and term.ru_text for term in terms)


def test_sections_come_in_the_order_of_learning():
    names = [section.id for section in sections_of(find_title("unfair"))]

    assert names.index("setup") < names.index("events_step") < names.index("park_step") < names.index("scoring")
