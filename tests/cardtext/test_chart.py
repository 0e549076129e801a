import pytest

from midway.cardtext.problems import UnknownWording
from tests.cardtext.bed import BOXES, Box, Sentence
from tests.cardtext.lark_reader import LarkReader


@pytest.mark.parametrize(
    ("text", "word", "column", "nearest"),
    [
        ("Destroy a feature upgrade in their park.", "Destroy", 0, "demolish"),
        ("Demolish all thrill rides in your park.", "all", 9, "each"),
        ("Draw 2 Evnt cards.", "Evnt", 7, "Event card"),
        ("Demolish a feature upgrade in their garden.", "garden", 36, "hand"),
        ("Gain 3 coins", "", 12, ""),
        ("Gain 12345 coins.", "12345", 5, ""),
        ("", "", 0, ""),
    ],
)
def test_unknown_words_are_pointed_at(language, text, word, column, nearest):
    with pytest.raises(UnknownWording) as problem:
        language.read(text, Box)
    assert (problem.value.word, problem.value.column) == (word, column)
    assert problem.value.nearest == nearest or not nearest
    assert "understood so far" in str(problem.value)


def test_a_category_no_slot_wants_can_be_read(language):
    assert language.trees("gain 5 coins", Sentence)


def test_a_second_reader_finds_the_same_trees(language):
    second_opinion = LarkReader(language.grammar, Box)

    for english, _ in BOXES[::16]:
        assert second_opinion.trees(english) == [language.read(english, Box)]
