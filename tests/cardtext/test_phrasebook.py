from dataclasses import dataclass

import pytest

from midway.cardtext.language import Language, MissingWords
from midway.cardtext.phrasebook import BookProblem, Phrasebook, Phrases
from midway.kernel.node import Node
from tests.cardtext.bed import BOOK, Box, book_with
from tests.cardtext.bed.deeds import Deed, Gain
from tests.cardtext.bed.things import Noun


@dataclass(frozen=True)
class Twice(Deed):
    deed: Deed


@dataclass(frozen=True)
class Cheer(Deed):
    pass


def test_a_title_builds_on_the_core_and_a_pack_on_the_title():
    pack = book_with({"Pylon": ("Guest Reassurance ~Pylon", "~улучшение «Пилон»")})
    language = Language(pack)

    tree = language.read("Close each attraction with 2 Guest Reassurance Pylons in your park.", Box)

    assert language.say(tree, "ru") == "Закройте каждый объект с 2 улучшениями «Пилон» в своём парке."
    assert Noun("Pylon") not in Phrases(BOOK).entries


def test_books_added_to_later_are_seen():
    base = Phrasebook("base")
    later = Phrasebook("later", extends=(base,))
    base.phrase(Cheer, "cheer", "ура")

    assert Cheer in Phrases(later).entries


def test_two_phrases_for_one_node_are_refused():
    other = Phrasebook("other", extends=(BOOK,))
    other.phrase(Gain, "~get {amount}", "~получить {amount:acc}")

    with pytest.raises(BookProblem, match=r"Gain has two phrases: “~gain {amount}” \(test bed\) and .* \(other\)"):
        Phrases(other)


def test_one_wording_for_two_words_is_refused():
    with pytest.raises(BookProblem, match="“~Hotel” would mean both"):
        Phrases(book_with({"Grand Hotel": ("~Hotel", "~отель «Гранд»")}))


def test_two_classes_of_one_name_are_refused():
    @dataclass(frozen=True)
    class Gain(Node):
        pass

    other = Phrasebook("other", extends=(BOOK,))
    other.phrase(Gain, "win", "победа")

    with pytest.raises(BookProblem, match="both have a class Gain"):
        Phrases(other)


def test_a_pattern_that_forgets_a_field_is_refused():
    book = Phrasebook("book")
    book.phrase(Twice, "twice", "{deed} дважды")

    with pytest.raises(BookProblem, match=r"the en pattern has \[\], the node \['deed'\]"):
        Phrases(book)


def test_a_phrase_that_begins_with_itself_is_refused():
    book = Phrasebook("book", extends=(BOOK,))
    book.phrase(Twice, "{deed} twice", "{deed} дважды")

    with pytest.raises(BookProblem, match="can begin with itself"):
        Language(book).grammar  # noqa: B018  (building it is the test)


def test_a_word_no_lexicon_has_names_the_file_that_wants_it(tmp_path):
    book = Phrasebook("pack", extends=(BOOK,), folder=tmp_path)
    book.words(Noun, {"squid": ("~squid", "~кальмар"), "crab": ("~crab", "~краб")})

    with pytest.raises(MissingWords, match=r"«кальмар».*scripts/inflect.py(.|\n)*«краб»") as problem:
        Language(book)
    assert problem.value.problems[0].file == tmp_path / "lexicon_ru.txt"


def test_what_a_noun_is_a_kind_of_adds_up():
    general = Phrases(Phrasebook("pack", (BOOK,), general={"Ghost Train": {"thrill ride"}})).general

    assert general["Ghost Train"] == {"thrill ride", "ride", "attraction", "card"}
