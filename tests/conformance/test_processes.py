"""The same choices lead to the same digests in every process, whatever its hash seed, interpreted or compiled."""

import pytest

from midway.titles import title_ids
from tests.testkit.conformance.digests import title_named
from tests.testkit.conformance.processes import check_compiled, check_hash_seeds, is_copy_fresh
from tests.testkit.conformance.tables import tables_of

TOYS = ["tests.testkit.toy_booth:Booth"]
each_name = pytest.mark.parametrize("name", [*title_ids(), *TOYS])
needs_copy = pytest.mark.skipif(
    not is_copy_fresh(), reason="There is no fresh compiled copy to compare with; `make compiled` makes one."
)


@pytest.mark.slow
@each_name
def test_hash_seeds_change_nothing(name):
    assert check_hash_seeds(name, title_named(name).most_seats, {}, range(2)) == []


@pytest.mark.slow
@needs_copy
@each_name
def test_compiled_plays_as_interpreted(name):
    tables = [(table.seats, table.options) for table in tables_of(title_named(name))]

    assert check_compiled(name, tables, range(3)) == []
