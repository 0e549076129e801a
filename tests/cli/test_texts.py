import re

import pytest

from midway.cli.texts import HERE, LANGUAGES, Texts, bundle
from midway.kernel.decisions import KINDS
from midway.kernel.messages import CardRef, Message, SeatRef, WordRef
from midway.titles.belongings import KERNEL, messages_of


def test_both_languages_have_the_same_keys():
    keys = [set(re.findall(r"^([a-z][\w-]*) =", file(lang), re.MULTILINE)) for lang in LANGUAGES]

    assert keys[0] ^ keys[1] == set()


def test_both_languages_use_the_same_arguments():
    arguments = [{found[1]: set(re.findall(r"\$(\w+)", found[2])) for found in entries(lang)} for lang in LANGUAGES]

    assert arguments[0] == arguments[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_decision_has_its_question(lang):
    assert [kind for kind in KINDS if not bundle(lang, None).has_message(f"ask-{kind}")] == []


def test_missing_word_is_shown_by_its_key():
    assert Texts("en").say(Message("option-juggle", {"n": 3})) == "juggle 3"
    assert Texts("en").say(Message("fact-gained", {"seat": SeatRef(0), "token": WordRef("token-egg"), "n": 2})) == (
        "Player 1: egg +2"
    )


def test_unknown_card_has_a_word():
    assert Texts("ru").say(Message("option-pick", {"card": CardRef("")})) == "карта"


def test_arguments_of_one_kind_are_told_apart():
    said = Texts("en").option("juggle 3 red 4 blue green")

    assert said == "juggle 3 red 4 blue green"


def file(lang: str) -> str:
    return messages_of(KERNEL, lang) + messages_of(HERE, lang)


def entries(lang: str) -> list[re.Match[str]]:
    return list(re.finditer(r"^([a-z][\w-]*) =((?:.|\n(?=[ ]))*)", file(lang), re.MULTILINE))
