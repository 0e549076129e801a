from pathlib import Path

import pytest

from midway.titles import find_title

BROKEN = Path(__file__).parents[1] / "fixtures" / "broken_packs"
SENTENCES = {
    "missing_field": "prizes.toml:12: “wet-dog”: number is missing",
    "wrong_type": "prizes.toml:17: points must be a whole number, not a text",
    "unknown_word": "tricks.toml:14: text, column 27: cannot go on with “misplace”",
    "ambiguous_sentence": "tricks.toml:14: text, column 1: can be read in more than one way: (1)",
    "duplicate_id": "prizes.toml:13: id “paper-boat” is taken; another card has it in prizes.toml:2",
    "wrong_count": "pack.toml:4: tricks.toml has 3 cards, copies counted; it must have 4",
    "bad_encoding": "prizes.toml:14: byte 0xcc is not UTF-8; save the file as UTF-8",
    "empty_file": "tricks.toml:1: the file is empty",
    "unknown_icon": "prizes.toml:18: there is no icon “sitting-dgo”; did you mean “sitting-dog”?",
    "no_russian_name": "tricks.toml:11: the Russian name is missing (name.ru)",
}


@pytest.mark.parametrize("name", sorted(SENTENCES))
def test_broken_pack_says_what_to_mend_and_where(midway, name):
    ran = midway("pack", "check", str(BROKEN / name))

    complaints = [line for line in ran.out.splitlines() if line.startswith(str(BROKEN))]
    assert ran.code == 1
    assert len(complaints) == 1
    assert complaints[0].startswith(f"{BROKEN / name}/{SENTENCES[name]}")
    assert "1 problem in" in ran.err


def test_a_pack_tells_how_often_each_phrase_is_used_and_which_serve_one_card(midway):
    ran = midway("pack", "check", "pirate", "--matches", "0")

    lines = ran.out.splitlines()
    often = next(line for line in lines if line.startswith("Phrases, with the number of cards that use each: "))
    alone = next(line for line in lines if line.startswith("Phrases that serve one card alone, "))
    assert "Gain " in often
    assert "HalveStars (stormy-weather)" in alone
    assert " of at most 12: " in alone


@pytest.mark.parametrize(("lang", "words"), [("en", "Measured: size ★"), ("ru", "Измерено: размер ★")])
def test_a_pack_on_the_shelf_tells_what_was_measured_of_it(midway, lang, words):
    ran = midway("pack", "check", "pirate", "--matches", "0", "--lang", lang)

    (stars,) = [line for line in ran.out.splitlines() if line.startswith(words)]
    assert stars.count("★") + stars.count("☆") == 4 * 5


def test_every_broken_pack_is_tried():
    assert sorted(path.name for path in BROKEN.iterdir() if path.is_dir()) == sorted(SENTENCES)


def test_the_spot_is_shown_below_a_sentence(midway):
    ran = midway("pack", "check", str(BROKEN / "unknown_word"))

    lines = ran.out.splitlines()
    assert lines[1].index("misplace") == lines[2].index("^^^^^^^^")


@pytest.mark.parametrize("pack", ["seaside", "coconut_shy/seaside"])
def test_sound_pack_shows_both_languages_and_plays(midway, pack):
    ran = midway("pack", "check", pack, "--matches", "8")

    assert ran.code == 0
    for card in find_title("coconut_shy").packs(2, {})[0].cards:
        assert f"{card.name.en} · {card.name.ru}" in ran.out
        assert all(text.en in ran.out and text.ru in ran.out for text in card.texts.values())
    assert "8 random matches played with it, 0 failed." in ran.out


def test_unknown_pack_is_told_with_the_known_ones(midway):
    ran = midway("pack", "check", "seeside")

    assert ran.code == 2
    assert "coconut_shy/seaside" in ran.err
