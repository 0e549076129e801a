"""Every card of every pack says what it does, in both languages; and what nobody has written yet would run too."""

import pytest

from midway.titles import title_ids
from scripts.vocabulary_pages import format_of
from tests.testkit.conformance.boxes import check_random_boxes
from tests.testkit.conformance.tables import all_tables
from tests.testkit.conformance.texts import check_pack_folder, check_samples, check_vocabulary, pack_folders

TABLES = all_tables()
FOLDERS = pack_folders()
each_table = pytest.mark.parametrize("table", TABLES, ids=[table.name for table in TABLES])
each_pack = pytest.mark.parametrize("folder", FOLDERS, ids=[f"{f.parent.parent.name}-{f.name}" for f in FOLDERS])
each_title = pytest.mark.parametrize("title_id", title_ids())


@each_pack
def test_card_texts_say_what_runs(folder):
    assert check_pack_folder(folder) == []


@each_title
def test_random_trees_have_one_reading(title_id):
    assert check_samples(format_of(title_id), range(300)) == []


@each_title
def test_every_phrase_is_used(title_id):
    assert check_vocabulary(title_id) == []


@each_table
def test_random_boxes_run(table):
    """What a text does hangs on the packs and on how many play; one match does where only options are others."""
    assert check_random_boxes(table, range(1 if table.options else 5)) == []


@pytest.mark.soak
@each_table
def test_many_random_boxes_run(table):
    """What takes long is to find sentences; 200 matches for each number of players are an hour's work."""
    assert check_random_boxes(table, range(100, 120 if table.options else 300)) == []


@pytest.mark.soak
@each_title
def test_many_random_trees_have_one_reading(title_id):
    assert check_samples(format_of(title_id), range(1_000, 21_000)) == []
