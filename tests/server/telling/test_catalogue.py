"""What is told of a title: every pack it has, wherever it lies, and every rule under a heading."""

import pytest

from midway.server.telling import catalogue
from midway.titles import find_title, title_ids
from midway.titles.belongings import packs_of


@pytest.mark.parametrize("title_id", title_ids())
def test_the_shelf_has_every_pack_of_a_title(title_id):
    title = find_title(title_id)

    told = catalogue.cards(title, catalogue.shelf(title))

    assert len(told.packs) == len(packs_of(title)) > 0
    assert all(pack.cards for pack in told.packs)


def test_rules_say_which_other_rule_they_repeat_and_what_is_settled_at_the_table():
    rules = {rule.id: rule for section in catalogue.rules(find_title("unfair")).sections for rule in section.rules} | {
        rule.id: rule for section in catalogue.rules(find_title("coconut_shy")).sections for rule in section.rules
    }

    assert rules["CHKO-SKIP-01"].same_as == "UNF-ATTR-04"
    assert not rules["UNF-ATTR-04"].same_as
    assert rules["CS-SETUP-03"].at_table
    assert not rules["CS-SETUP-01"].at_table


def test_the_glossary_is_told_in_both_languages():
    terms = {term.id: term for term in catalogue.rules(find_title("unfair")).terms}

    assert terms["attack"].name.en == "Attack"
    assert terms["attack"].name.ru == "Атака"
