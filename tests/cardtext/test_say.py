import pytest

from tests.cardtext.bed import BOXES, Box


@pytest.mark.parametrize(("english", "russian"), BOXES)
def test_the_tree_says_the_card_in_both_languages(language, english, russian):
    tree = language.read(english, Box)

    assert language.say(tree, "en") == english
    assert language.say(tree, "ru") == russian
