from pathlib import Path

import pytest

from midway.cardtext.lexicon import CORE_FOLDER
from scripts.inflect import table

ROOT = Path(__file__).parent.parent.parent
FOLDERS = sorted(path.parent for part in ("src", "tests") for path in (ROOT / part).rglob("words_ru.txt"))


def test_the_core_has_its_words():
    assert ROOT / "src" / "midway" / CORE_FOLDER.name in FOLDERS


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_a_lexicon_is_what_the_tool_writes(folder):
    assert (folder / "lexicon_ru.txt").read_text("utf-8") == table((folder / "words_ru.txt").read_text("utf-8"))


def test_a_word_the_dictionary_cannot_have_asks_for_its_line():
    with pytest.raises(SystemExit, match="has no impf «стол»"):
        table("[verbs]\nстол/бегать\n")
