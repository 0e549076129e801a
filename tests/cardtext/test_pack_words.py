import pytest

from midway.cardtext.pack_files import load_pack
from tests.cardtext.bed.packs import FORMAT, GOOD, complaints, write_pack

ATTRACTIONS = GOOD["attractions.toml"]


def test_a_pack_may_add_words_and_their_forms(tmp_path):
    write_pack(tmp_path, attractions=ATTRACTIONS.replace("gain 3 coins", "gain 1 coin for each squid in your park"))
    (tmp_path / "words.toml").write_text('[Noun]\nsquid = { en = "~squid", ru = "~кальмар", general = ["card"] }\n')
    forms = "кальмар кальмара кальмару кальмара кальмаром кальмаре / кальмары кальмаров кальмарам кальмаров"
    (tmp_path / "lexicon_ru.txt").write_text(f"[nouns]\nкальмар m anim: {forms} кальмарами кальмарах\n")
    (tmp_path / "lexicon_en.txt").write_text("[nouns]\nsquid: squid\n")

    text = load_pack(tmp_path, FORMAT).card("ghost-train").texts["text"]

    assert text.ru == "После того как вы построите этот объект, получите 1 монету за каждого кальмара в своём парке."


def test_a_name_that_is_a_word_already_is_refused(tmp_path):
    bad = ATTRACTIONS.replace('en = "Crypt Hotel"', 'en = "Hotel"')

    (said,) = complaints(tmp_path, attractions=bad)

    assert said.startswith("attractions.toml:26: this cannot be a word of the card texts: “~Hotel” would mean both")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            "[Noun]\nsquid = { en = '~squid', ru = '~кальмар' }",
            "lexicon_ru.txt:1: no lexicon inflects «кальмар», wanted by “~кальмар”",
        ),
        (
            "[Deed]\nsquid = { en = '~squid', ru = '~парк' }",
            "words.toml:1: a pack adds no words to “Deed”; known: Noun",
        ),
        ("[Noun]\n\nsquid = '~squid'", 'words.toml:3: squid must be { en = "...", ru = "..." }'),
        (
            "[Noun]\nsquid = { en = '{n} ~squid', ru = '~парк' }",
            "words.toml:2: a word has no slots and at most 120 letters",
        ),
        ("[Noun]\nsquid = { en = '~~', ru = '~парк' }", "words.toml:2: cannot read '~~' in the pattern '~~'"),
        (
            "[Noun]\nsquid = { en = '~squid', ru = '~парк', is = 'x' }",
            "words.toml:2: there is no field “is” for a word; known: en, general, ru",
        ),
        ("Noun = 3", "words.toml:1: Noun must be a table of words"),
    ],
)
def test_a_fault_in_a_packs_words(tmp_path, words, said):
    (tmp_path / "words.toml").write_text(words, "utf-8")

    assert any(line.startswith(said) for line in complaints(tmp_path))


def test_a_fault_in_a_packs_lexicon_has_its_line(tmp_path):
    (tmp_path / "lexicon_ru.txt").write_text("[nouns]\nкальмар m: кальмар\n", "utf-8")

    assert complaints(tmp_path) == ["lexicon_ru.txt:2: «кальмар» wants 6 / 6 forms in its columns"]
