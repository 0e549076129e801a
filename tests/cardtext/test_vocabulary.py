from midway.cardtext.vocabulary import unused, vocabulary_page
from tests.cardtext.bed import BOXES, Box
from tests.cardtext.bed.deeds import Steal

ALL = [(english, Box) for english, _ in BOXES]


def test_each_phrase_has_its_shortest_box_in_both_languages(language):
    page = vocabulary_page(language, ALL)

    assert (
        "- **steal ‹amount› from ‹victim›** · украсть у ‹victim› ‹amount› · `Steal`\n"
        "  - Steal 3 coins from a competitor.\n"
        "  - Украдите у соперника 3 монеты.\n"
    ) in page
    assert "## A pack" in page


def test_a_phrase_no_box_uses_is_named(language):
    some = [(text, wanted) for text, wanted in ALL if "steal" not in text.lower()]

    assert Steal in [phrase.makes for phrase in unused(language, some)]
    assert "- steal ‹amount› from ‹victim›\n" in vocabulary_page(language, some).partition("## Without an example")[2]
