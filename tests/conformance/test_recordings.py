"""Matches that were played once replay for ever; a playthrough changes only where somebody has looked at it."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import midway
from midway.titles import title_ids
from tests.testkit.conformance.recordings import (
    MATCHES,
    PACKS,
    PLAYTHROUGHS,
    check_recorded,
    packs_in_use,
    recorded,
    wanted_matches,
    wanted_playthroughs,
)
from tests.testkit.conformance.texts import pack_folders
from tests.testkit.conformance.transcripts import shortest, transcript

ROOT = Path(__file__).parents[2]
AGAIN = "python -m scripts.record_fixtures --why ... records it, and the commit says why"
VERIFY = """
import sys
from pathlib import Path
from midway.kernel.records import PackShelf, read_record, verify
from midway.titles import find_title
file, shelf = Path(sys.argv[1]), PackShelf(Path(sys.argv[2]))
print(verify(read_record(file.read_text("utf-8"), find_title, shelf)).scores)
"""


@pytest.mark.parametrize("file", recorded(), ids=[file.stem for file in recorded()])
def test_recorded_match_replays(file):
    assert check_recorded(file) == [], AGAIN


def test_every_table_has_a_recorded_match():
    assert [name for name in wanted_matches() if not (MATCHES / f"{name}.json").exists()] == [], AGAIN


def test_shelf_holds_the_packs_in_use_and_no_others():
    assert {file.name for file in PACKS.glob("*.json")} == packs_in_use()


@pytest.mark.parametrize("table", wanted_playthroughs(), ids=[table.name for table in wanted_playthroughs()])
def test_playthrough_is_as_it_was(table):
    file = PLAYTHROUGHS / f"{table.name}.txt"

    assert transcript(shortest(table)).splitlines() == file.read_text("utf-8").splitlines(), AGAIN


@pytest.mark.slow
def test_an_edited_pack_changes_no_old_match(tmp_path):
    copy = edited_copy(tmp_path)
    title_id = title_ids()[0]
    file = next(file for file in recorded() if file.stem.startswith(title_id))

    kept = verified(copy, file, PACKS)
    lost = verified(copy, file, tmp_path / "empty shelf")

    assert (kept.returncode, kept.stderr) == (0, "")
    assert "has changed since this match, and its old text is not kept here" in lost.stderr


def edited_copy(folder: Path) -> Path:
    """Midway again, with another number in every card text of the first title's packs."""
    shutil.copytree(Path(midway.__path__[0]), folder / "midway", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    for pack in pack_folders():
        if pack.parent.parent.name == title_ids()[0]:
            for file in (folder / "midway" / "titles" / title_ids()[0] / "packs" / pack.name).glob("*.toml"):
                text = file.read_text("utf-8")
                file.write_text(re.sub(r'(?m)^(text\s*=\s*"[^"\d]*)[2-8]\b', r"\g<1>9", text), "utf-8")
    return folder


def verified(copy: Path, file: Path, shelf: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(copy), "MIDWAY_CACHE": str(copy / "cache")}
    return subprocess.run(
        [sys.executable, "-c", VERIFY, str(file), str(shelf)],
        cwd=copy, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
