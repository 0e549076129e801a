"""Every rule of every title is proved by a test that names it, or needs no software and says why."""

import pytest

from midway.cli import coverage
from midway.titles import find_title, title_ids
from midway.titles.rule_catalogue import catalogue_of


@pytest.mark.parametrize("title_id", title_ids())
def test_no_rule_is_left_unproved(title_id):
    folder = coverage.tests_folder()
    assert folder is not None

    rules = coverage.Coverage(title_id, catalogue_of(find_title(title_id)), coverage.proofs_in(folder))

    assert [rule.id for rule in rules.gaps] == []
    assert rules.catalogue
