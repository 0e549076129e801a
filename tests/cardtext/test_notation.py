import pytest

from midway.cardtext.notation import Ask, Inflected, Literal, Slot, parts_of, plain_word


def test_words_slots_and_literals_are_told_apart():
    assert parts_of("~steal {amount} from {victim:acc}.") == (
        Inflected("steal", Ask()),
        Slot("amount", Ask()),
        Literal("from"),
        Slot("victim", Ask(case="acc")),
        Literal("."),
    )


@pytest.mark.parametrize(
    ("pattern", "least", "separator", "sentences"),
    [("{a| or}", 2, " or", False), ("{a+|;}", 1, ";", False), ("{a+.}", 1, None, True), ("{a*.}", 0, None, True)],
)
def test_a_list_says_how_many_and_what_stands_between(pattern, least, separator, sentences):
    assert parts_of(pattern) == (Slot("a", Ask(), separator, least, sentences),)


def test_both_may_be_asked_for_case_number_and_mood():
    assert parts_of("~карта:acc {kind:gen pl}") == (
        Inflected("карта", Ask(case="acc")),
        Slot("kind", Ask(case="gen", number="pl")),
    )


def test_an_inflected_word_may_have_a_hyphen_or_stand_behind_one():
    assert parts_of("~tin-can") == (Inflected("tin-can", Ask()),)
    assert parts_of("~улучшение-~тема") == (Inflected("улучшение", Ask()), Literal("-"), Inflected("тема", Ask()))


def test_a_mark_tells_doubles_apart():
    assert parts_of("~upgrade/v {what}")[0] == Inflected("upgrade/v", Ask())
    assert plain_word("upgrade/v") == "upgrade"


@pytest.mark.parametrize("pattern", ["gain {amount", "~", "{a:loud}", "~gain:often"])
def test_what_is_not_in_the_notation_is_refused(pattern):
    with pytest.raises(ValueError, match=r"cannot read|is no case"):
        parts_of(pattern)
