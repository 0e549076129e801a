from midway.cardtext.language import Language
from midway.cardtext.phrasebook import Phrasebook
from midway.cardtext.sample import Sampler, stumbles
from tests.cardtext.bed import BOOK, Sentence
from tests.cardtext.bed.park_deeds import BuildOnto


def test_random_sentences_have_one_reading(language):
    assert stumbles(language, Sentence, range(300)) == []


def test_the_same_seed_makes_the_same_tree(language):
    assert Sampler(language.phrases, 7).tree(Sentence) == Sampler(language.phrases, 7).tree(Sentence)


def test_a_planted_ambiguity_is_found():
    book = Phrasebook("two readings", folder=BOOK.folder)
    for made, phrase in BOOK.own.items():
        onto = made is BuildOnto
        book.phrase(made, phrase.en.replace("onto", "on") if onto else phrase.en, phrase.ru)

    assert stumbles(Language(book), BuildOnto, range(20))
