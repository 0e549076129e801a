from midway.cardtext.grammar import NUMBER, Grammar
from midway.cardtext.language import Language
from tests.cardtext.bed import Box, book_with
from tests.cardtext.bed.deeds import Amount, Deed


def test_a_phrase_is_tried_only_where_it_can_begin(language):
    grammar = Grammar(language.phrases, language.english)

    assert {"gain", "gains", "gained"} <= grammar.openings[Deed]
    assert grammar.openings[Amount] == {NUMBER, "coins"}


def test_names_with_signs_and_digits_are_read():
    names = {
        "bakery": ("Baker's ~Dozen", "~закусочная «Дюжина»"),
        "zone": ("Area 51 ~Tour", "~аттракцион «Зона 51»"),
        "tin": ("Rusty ~Tin-Can", "~аттракцион «Жестянка»"),
        "boo": ("Boo ~Castle!", "~аттракцион «Бу»"),
    }
    language = Language(book_with(names))

    for name in ("Baker's Dozen", "Area 51 Tour", "Rusty Tin-Can", "Boo Castle!"):
        text = f"Close a {name} in your park.".replace("a Area", "an Area")
        assert language.say(language.read(text, Box), "en") == text
