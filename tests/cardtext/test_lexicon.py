import pytest

from midway.cardtext.lexicon import Lexicon, LexiconProblem


def table(folder, name, text):
    file = folder / name
    file.write_text(text, "utf-8")
    return file


def test_tables_of_core_title_and_pack_add_up(tmp_path):
    core = table(tmp_path, "core.txt", "# core\n[verbs]\nbuild: built\nclose\n")
    pack = table(tmp_path, "pack.txt", "[verbs]\nbuild: built\nhaunt\n[nouns]\nmouse: mice\n")

    lexicon = Lexicon([core, pack, tmp_path / "none.txt"])

    assert set(lexicon.section("verbs")) == {"build", "close", "haunt"}
    assert lexicon.section("nouns")["mouse"].columns == (("mice",),)


def test_two_tables_that_disagree_are_refused_at_the_line(tmp_path):
    one = table(tmp_path, "one.txt", "[verbs]\nbuild: built\n")
    two = table(tmp_path, "two.txt", "[verbs]\n\nbuild: builded\n")

    with pytest.raises(LexiconProblem, match=r"“build” stands already in .*one.txt:2") as problem:
        Lexicon([one, two])
    assert (problem.value.file, problem.value.line) == (two, 3)


def test_a_word_under_no_heading_is_refused(tmp_path):
    with pytest.raises(LexiconProblem, match=r"under no \[section\]"):
        Lexicon([table(tmp_path, "one.txt", "build: built\n")])
