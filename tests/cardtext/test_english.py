import pytest

from midway.cardtext.english import English
from midway.cardtext.forms import Form
from midway.cardtext.lexicon import Lexicon


@pytest.fixture
def english(tmp_path):
    (tmp_path / "lexicon_en.txt").write_text(
        "[verbs]\nbury: buried\nhave: had has\nlose: lost\npass\ngive\nupgrade/v\n[nouns]\nmouse: mice\n"
        "[pronouns]\nthey pl: they them\n[after an]\nhour\n[after a]\nunicorn\n",
        "utf-8",
    )
    return English(Lexicon([tmp_path / "lexicon_en.txt"]))


@pytest.mark.parametrize(
    ("verb", "third", "participle"),
    [
        ("bury", "buries", "buried"),
        ("have", "has", "had"),
        ("lose", "loses", "lost"),
        ("pass", "passes", "passed"),
        ("give", "gives", "gived"),
        ("upgrade/v", "upgrades", "upgraded"),
    ],
)
def test_verbs_change_by_rule_or_by_the_lexicon(english, verb, third, participle):
    assert english.inflect(verb, Form(mood="fin")) == third
    assert english.inflect(verb, Form(mood="done")) == participle


@pytest.mark.parametrize(("noun", "plural"), [("mouse", "mice"), ("city", "cities"), ("day", "days"), ("box", "boxes")])
def test_nouns_have_plurals(english, noun, plural):
    assert english.inflect(noun, Form(number="pl")) == plural


def test_a_word_can_be_a_noun_and_under_its_mark_a_verb(english):
    assert english.is_noun("upgrade")
    assert not english.is_noun("upgrade/v")


def test_pronouns_have_an_object_form(english):
    assert [english.inflect("they", Form(case=case)) for case in ("nom", "acc")] == ["they", "them"]


@pytest.mark.parametrize("said", ["an open box", "a box", "an hour", "a unicorn", "an 8", "a 7", "an 11", "A box"])
def test_a_and_an(english, said):
    bare = said.replace("an ", "a ", 1)

    assert english.polish(bare) == said
