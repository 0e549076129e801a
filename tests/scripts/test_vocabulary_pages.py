import pytest

from midway.cardtext.vocabulary import unused
from midway.titles import title_ids
from scripts.vocabulary_pages import boxes_of, format_of, specimens, wanted_for

EVERY_SPECIMEN = [(title_id, *pair) for title_id in title_ids() for pair in specimens(title_id)]


@pytest.mark.parametrize(("title_id", "english", "russian"), EVERY_SPECIMEN)
def test_a_specimen_says_the_same_in_both_languages(title_id, english, russian):
    language = format_of(title_id).language

    tree = language.read(english, wanted_for(english, format_of(title_id)))

    assert language.say(tree, "en") == english
    assert language.say(tree, "ru") == russian


@pytest.mark.parametrize("title_id", title_ids())
def test_every_phrase_is_used_by_a_card_or_a_specimen(title_id):
    assert [phrase.en for phrase in unused(format_of(title_id).language, boxes_of(title_id))] == []
