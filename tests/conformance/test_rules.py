"""Every rule of every title is proved by a test that names it, or needs no software and says why."""

import pytest

from midway.cli.coverage import Coverage, catalogue_of, proofs_in, tests_folder
from midway.titles import find_title, title_ids


@pytest.mark.parametrize("title_id", title_ids())
def test_no_rule_is_left_unproved(title_id):
    folder = tests_folder()
    assert folder is not None

    coverage = Coverage(title_id, catalogue_of(find_title(title_id)), proofs_in(folder))

    assert [rule.id for rule in coverage.gaps] == []
    assert coverage.catalogue
