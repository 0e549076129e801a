import pytest

from midway.cardtext.forms import Form
from midway.cardtext.lexicon import CORE_FOLDER, Lexicon, LexiconProblem
from midway.cardtext.russian import Russian
from tests.cardtext.bed import Box
from tests.cardtext.bed.deeds import Coins, Gain
from tests.cardtext.bed.sentences import Command


@pytest.mark.parametrize(
    ("n", "english", "russian"),
    [
        (1, "1 coin", "1 монету"),
        (2, "2 coins", "2 монеты"),
        (5, "5 coins", "5 монет"),
        (11, "11 coins", "11 монет"),
        (14, "14 coins", "14 монет"),
        (21, "21 coins", "21 монету"),
        (22, "22 coins", "22 монеты"),
        (112, "112 coins", "112 монет"),
    ],
)
def test_numbers_govern_their_nouns(language, n, english, russian):
    tree = Box((Command(Gain(Coins(n))),), ())

    assert language.say(tree, "en") == f"Gain {english}."
    assert language.say(tree, "ru") == f"Получите {russian}."


@pytest.mark.parametrize(
    ("english", "russian"),
    [
        # animate, masculine, feminine, neuter
        ("Dismiss 2 staff members in your park.", "Увольте 2 сотрудников в своём парке."),
        ("Close 2 open attractions in your park.", "Закройте 2 открытых объекта в своём парке."),
        ("Discard 2 revealed cards.", "Сбросьте 2 раскрытые карты."),
        ("Demolish 22 built-in upgrades in your park.", "Снесите 22 встроенных улучшения в своём парке."),
        # whose park: the actor's own, or yours
        ("Each competitor closes an attraction in your park.", "Каждый соперник закрывает объект в вашем парке."),
        ("Each competitor closes an attraction in their park.", "Каждый соперник закрывает объект в своём парке."),
    ],
)
def test_russian_words_agree(language, english, russian):
    assert language.say(language.read(english, Box), "ru") == russian


@pytest.mark.parametrize(
    ("said", "polished"), [("с своей рукой", "со своей рукой"), ("с руки", "с руки"), ("в втором", "во втором")]
)
def test_prepositions_grow_before_hard_beginnings(said, polished):
    assert Russian(Lexicon()).polish(said) == polished


def test_a_form_a_word_does_not_have_is_refused():
    russian = Russian(Lexicon([CORE_FOLDER / "lexicon_ru.txt"]))

    with pytest.raises(LexiconProblem, match="«мочь» has no form"):
        russian.inflect("мочь", Form(mood="imp"))


@pytest.mark.parametrize(
    ("table", "why"),
    [
        ("[nouns]\nкот m: кот кота", "wants 6 / 6 forms"),
        ("[nouns]\nкот: " + " / ".join(["кот " * 6] * 2), "gender first"),
        ("[cats]\nкот m: кот", r"\[cats\] is not one of"),
    ],
)
def test_a_line_that_is_no_word_is_refused(tmp_path, table, why):
    (tmp_path / "lexicon_ru.txt").write_text(table, "utf-8")

    with pytest.raises(LexiconProblem, match=why):
        Russian(Lexicon([tmp_path / "lexicon_ru.txt"]))
