import json
from pathlib import Path

import pytest

from midway.cli.main import run
from midway.titles import find_title

AMONG_RANDOM = "human,random,random"
ONES = "1\n" * 300


@pytest.mark.parametrize(("lang", "over"), [("en", "The match is over."), ("ru", "Партия окончена.")])
def test_whole_match_is_played_by_script(midway, tmp_path, lang, over):
    file = tmp_path / "match.json"

    ran = midway("play", "--seed", "3", "--lang", lang, "--record", str(file), typed=ONES)

    assert ran.code == 0
    assert over in ran.out
    assert json.loads(file.read_text("utf-8"))["result"] is not None
    assert midway("verify", str(file)).code == 0


def test_plain_text_goes_to_a_pipe(midway):
    ran = midway("play", "--seed", "3", typed=ONES)

    assert "\x1b" not in ran.out


def test_no_word_is_missing_in_either_language(midway):
    for lang in ("en", "ru"):
        ran = midway("play", "--seed", "3", "--lang", lang, typed="?\ns\nc a\nu\nr\nw\nl\n" + ONES)

        assert "{" not in ran.out


@pytest.mark.parametrize(("lang", "warning"), [("en", "Is anybody new to Unfair?"), ("ru", "играет в Unfair впервые?")])
def test_a_title_may_warn_before_the_match(midway, lang, warning):
    asked = ("play", "unfair", "--players", "5", "--lang", lang)

    assert warning in midway(*asked, typed="q\n").err
    assert midway(*asked, "--set", "newcomer_warning=off", typed="q\n").err == ""


def test_end_of_input_ends_politely_with_a_record(midway, tmp_path):
    file = tmp_path / "match.json"

    ran = midway("play", "--seed", "3", "--record", str(file), typed="2\n")

    assert ran.code == 0
    assert "You leave the table." in ran.out
    record = json.loads(file.read_text("utf-8"))
    assert record["secret"]
    assert [0, "number 2"] in record["choices"]


def test_record_that_cannot_be_written_leaves_the_old_one_and_is_told(midway, tmp_path, monkeypatch):
    file = tmp_path / "match.json"
    midway("play", "--seed", "3", "--record", str(file), typed="2\nq\n")
    before = file.read_text("utf-8")

    def full(self, text, encoding):
        with self.open("w", encoding=encoding) as part:
            part.write(text[:100])
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(Path, "write_text", full)
        ran = midway("play", "--resume", str(file), "--record", str(file), typed="q\n")

    assert ran.code == 1
    assert "could not be written" in ran.out
    assert file.read_text("utf-8") == before
    assert [path.name for path in tmp_path.glob("match*")] == ["match.json"]


def test_record_is_good_even_where_no_pack_can_be_kept(midway, tmp_path, monkeypatch):
    file = tmp_path / "match.json"
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("MIDWAY_CACHE", str(tmp_path / "file"))

    ran = midway("play", "--seed", "3", "--record", str(file), typed="q\n")

    assert ran.code == 0
    assert "The match is in" in " ".join(ran.out.split())
    assert "could not be written" not in ran.out


def test_closed_input_is_the_end_of_input(midway, monkeypatch):
    monkeypatch.setattr("sys.stdin", None)

    assert run(["play", "--seed", "3"]) == 0


BROKEN_TITLE = """\
from midway.kernel.content import BrokenPack, Problem
from midway.kernel.schema import Schema
from midway.kernel.title import Title
from midway.kernel.verbs import Verbs


class Broken(Title):
    id = "broken"

    def packs(self, seats, options):
        raise BrokenPack([Problem("packs/seaside/prizes.toml", 6, "number is missing")])


TITLE = Broken(Schema(cards=1), Verbs())
"""


def test_broken_card_of_the_title_itself_is_told_by_its_line(midway, monkeypatch, tmp_path):
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "meta.py").write_text(BROKEN_TITLE)
    monkeypatch.setenv("MIDWAY_TITLES", str(tmp_path))

    ran = midway("play", "broken", "--seed", "3")

    assert (ran.code, ran.err) == (1, "packs/seaside/prizes.toml:6: number is missing\n")


def test_left_match_is_resumed(midway, tmp_path):
    file = tmp_path / "match.json"
    midway("play", "--seed", "3", "--record", str(file), typed="2\nq\n")

    ran = midway("play", "--resume", str(file), "--record", str(file), typed=ONES)

    assert "The match is over." in ran.out
    assert midway("verify", str(file)).code == 0


def test_hand_is_hidden_until_its_owner_takes_over(midway):
    ran = midway("play", "--seed", "3", "--seats", "human,human", typed="0\n0\n")

    before, after = ran.out.split("Bo takes over.")[:2]
    assert "your hand" in before
    assert "Ann, 0–3" in before
    assert "Bo, 0–3" in after
    assert "Bo takes over. Everybody else looks away" in ran.out


def test_number_is_its_own_label(midway):
    ran = midway("play", "--seed", "3", typed="3\nl\n")

    assert "Ann ▸ 3" in ran.out


def test_secret_choice_of_others_is_not_told(midway):
    ran = midway("play", "--seed", "3", typed="l\n")

    assert "Bo ▸ has decided" in ran.out
    assert "Bo ▸ 0" not in ran.out


def test_words_pick_an_option(midway):
    ran = midway("play", "--seed", "3", "--seats", AMONG_RANDOM, typed="0\npass\nl\n")

    assert "Ann ▸ pass" in ran.out


def test_language_changes_at_any_time(midway):
    ran = midway("play", "--seed", "3", typed="ru\n0\nen\n")

    before, after = ran.out.split("за столом")[0], ran.out.split("за столом")[-1]
    assert "around the table" in before
    assert "around the table" in after


def test_card_is_read_in_full(midway):
    card = find_title("coconut_shy").packs(2, {})[0].cards[-1]
    assert card.flavour

    ran = midway("play", "--seed", "3", typed=f"c {card.name.en}\n")

    assert card.texts["text"].en in ran.out
    assert card.flavour.en in ran.out


def test_undo_past_what_others_did_needs_consent_which_bots_give(midway):
    ran = midway("play", "--seed", "3", typed="0\nu\nu!\n")

    assert "“u!” asks all concerned." in ran.out
    assert "Taken back." in ran.out


def test_undo_and_redo_within_a_free_move(midway):
    ran = midway("play", "--seed", "3", typed="0\n+1\nu\nr\n")

    assert ran.out.count("Eat candy floss") > ran.out.count("eats candy floss") > 0


def test_why_not_gives_the_rule(midway):
    ran = midway("play", "--seed", "3", "--seats", AMONG_RANDOM, typed="0\nw block\nw pass\n")

    assert "You may:" in ran.out


def test_why_not_by_number_tells_what_the_number_is(midway):
    ran = midway("play", "--seed", "3", "--seats", AMONG_RANDOM, typed="0\nw 1\n")

    assert "You may: 1 is “" in ran.out


def test_why_not_of_a_card_speaks_of_what_can_be_done_with_cards_now(midway):
    ran = midway("play", "unfair", "--seed", "5", "--players", "2", typed="1\nw megafactory\n")

    assert "Build MegaFactory: " in ran.out
    assert "  MegaFactory: " not in ran.out


def test_refusal_of_a_number_names_the_span(midway):
    ran = midway("play", "unfair", "--seed", "5", "--players", "2", typed="99\n")

    assert "The answers are 1–3, +1, +2." in ran.out


@pytest.mark.parametrize(("typed", "shows_log"), [("q\nl\n", True), ("q\nq\nl\n", False)])
def test_match_that_nothing_keeps_is_left_on_the_second_word(midway, typed, shows_log):
    ran = midway("play", "--seed", "3", typed="0\n" + typed)

    warned = ran.out.split("Nothing keeps this match")
    assert len(warned) == 2
    assert ("▸ l\n" in warned[1]) == shows_log


def test_match_is_kept_in_the_file_named_while_leaving(midway, tmp_path):
    file = tmp_path / "match.json"
    ran = midway("play", "--seed", "3", typed=f"0\nq {file}\n")

    assert "Nothing keeps this match" not in ran.out
    assert midway("verify", str(file)).code == 0


def test_resumed_match_is_kept_in_its_own_file(midway, tmp_path):
    file = tmp_path / "match.json"
    midway("play", "--seed", "3", "--record", str(file), typed="2\nq\n")
    begun = file.read_text("utf-8")

    midway("play", "--resume", str(file), typed=ONES)

    assert len(file.read_text("utf-8")) > len(begun)
    assert midway("verify", str(file)).code == 0


def test_people_play_against_bots_that_think(midway, tmp_path):
    file = tmp_path / "match.json"
    midway("play", "--seed", "3", "--record", str(file), typed="q\n")

    assert json.loads(file.read_text("utf-8"))["about"]["seats"] == "human,greedy,greedy"


def test_long_sentences_begin_below_their_first_word(midway, monkeypatch):
    monkeypatch.setenv("COLUMNS", "60")
    ran = midway("play", "unfair", "--seed", "5", "--players", "2", typed="1\nw build megafactory\n")

    refusal = ran.out.split("w build megafactory\n")[1].split("Ann,")[0].splitlines()
    assert len(refusal) > 1
    assert all(line.startswith("  ") for line in refusal)


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "total"), [("en", "total"), ("ru", "всего")])
def test_whole_game_of_unfair_ends_with_a_sheet_that_sums(midway, lang, total):
    ran = midway("play", "unfair", "--seats", "human,random", "--seed", "4", "--lang", lang, typed="1\n" * 700)

    assert ran.code == 0
    assert "{" not in ran.out
    sheet = [line.split() for line in ran.out.splitlines()[-14:]]
    rows = {" ".join(row[:-2]): [int(n) for n in row[-2:]] for row in sheet if len(row) > 2 and _are_numbers(row[-2:])}
    names = list(rows)
    parts = [rows[name] for name in names[: names.index(total)]]
    assert [sum(column) for column in zip(*parts, strict=True)] == rows[total]


def _are_numbers(words):
    return all(word.removeprefix("-").isdecimal() for word in words)


def test_a_hint_is_what_the_planner_would_answer(midway):
    ran = midway("play", "coconut_shy", "--seats", "human,random", "--seed", "1", typed="hint\n")

    assert "The planner would answer: " in ran.out


def test_what_would_have_been_possible_is_told_when_it_is_over(midway):
    asked = ("--seats", "human,random", "--seed", "3", "--set", "mode=introductory", "--lang", "ru")

    ran = midway("play", "dice_theme_park", *asked, typed="1\n" * 45)

    assert "Работа в раунде 1: вы заработали ★" in ran.out


@pytest.mark.slow
@pytest.mark.parametrize(
    ("mode", "lang", "total"),
    [("introductory", "en", "total"), ("short", "ru", "всего"), ("full", "en", "total"), ("full", "ru", "всего")],
)
def test_whole_game_of_dice_theme_park_ends_with_stars_that_sum(midway, mode, lang, total):
    options = ("--set", f"mode={mode}", "--lang", lang)

    ran = midway("play", "dice_theme_park", "--seats", "human,random", "--seed", "5", *options, typed="1\n" * 900)

    assert ran.code == 0
    assert "{" not in ran.out
    sheet = [line.split() for line in ran.out.splitlines()[-12:]]
    rows = {" ".join(row[:-2]): [int(n) for n in row[-2:]] for row in sheet if len(row) > 2 and _are_numbers(row[-2:])}
    names = list(rows)
    parts = [rows[name] for name in names[: names.index(total)]]
    assert [sum(column) for column in zip(*parts, strict=True)] == rows[total]
