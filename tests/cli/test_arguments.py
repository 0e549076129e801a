import os
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "coconut_sy"], "there is no title “coconut_sy”; did you mean coconut_shy?"),
        (["play", "--players", "9"], "Coconut Shy is for 2 to 5 players, not 9."),
        (
            ["play", "--seats", "human,robot"],
            "nobody called “robot” can sit there; there are: human, greedy, planner, random",
        ),
        (["play", "--set", "flos=1"], "there is no option “flos”; there are: floss."),
        (["play", "--set", "floss=maybe"], "floss cannot be “maybe”; it can be: yes, no."),
        (["play", "--set", "floss"], "--set wants NAME=VALUE, not “floss”."),
        (["simulate", "unfair", "--packs", "pirate"], "2 players need 2 packs, not 1; or say --set repeat_packs=on."),
        (
            ["simulate", "unfair", "--packs", "pirat,robot"],
            (
                "packs cannot be “pirat”; it can be: recommended, random, gangster, "
                "jungle, ninja, pirate, robot, vampire."
            ),
        ),
        (["play", "unfair", "--set", "packs=a", "--packs", "b"], "packs is given twice, as “a” and as “b”."),
        (
            ["play", "unfair", "--set", "game_changers=first-date,grand-opening"],
            "first-date and grand-opening cannot be combined.",
        ),
        (
            ["play", "unfair", "--set", "loan_table=5,10"],
            "loan_table cannot be “5,10”; it is four numbers such as 5,10,15,20.",
        ),
        (["play", "--lang", "de"], "there is no language “de”; there are: en, ru."),
        (["play", "--names", "Ann,Ann,Bo"], "--names wants 3 different names of at most 40 letters."),
        (["play", "--names", "Ann,Bo,\x1b[2J"], "--names wants 3 different names of at most 40 letters."),
        (["play", "--names", "Ann,Bo,\udcff"], "--names wants 3 different names of at most 40 letters."),
        (["play", "--record", "/"], "/ is a folder; --record wants the name of a file."),
        (["play", "--record", "nowhere/x.json"], "there is no folder nowhere to write into."),
        (["simulate", "coconut_shy", "--bot", "randon"], "there is no bot “randon”; did you mean random?"),
        (["replay", "nowhere.json"], "there is no file nowhere.json."),
        (["verify", "nowhere.json"], "there is no file nowhere.json."),
        (["simulate"], "Missing argument 'title'."),
        (["bogus"], "No such command 'bogus'."),
    ],
)
def test_wrong_argument_gets_one_sentence(midway, arguments, sentence):
    ran = midway(*arguments)

    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.splitlines() == [f"midway: {sentence}"]


def test_wrong_argument_is_told_in_russian(midway):
    ran = midway("play", "--players", "9", "--lang", "ru")

    assert ran.err == "midway: В Сбей кокос играют от 2 до 5, а не 9.\n"


def test_file_that_is_no_record_is_told(midway, tmp_path):
    (tmp_path / "letter.json").write_text("Dear Sir")

    ran = midway("replay", str(tmp_path / "letter.json"))

    assert ran.code == 2
    assert "is not a match that can be replayed: this is not JSON" in ran.err


def test_record_that_may_not_be_written_is_refused_before_the_match(midway, tmp_path, monkeypatch):
    monkeypatch.setattr(os, "access", lambda *_: False)

    ran = midway("play", "--record", str(tmp_path / "match.json"))

    assert (ran.code, ran.out) == (2, "")
    assert "nothing may be written to" in ran.err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
def test_full_disk_is_told_in_one_sentence():
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-c", "from midway.cli.main import main; main()", "titles"]
        ran = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)

    assert (ran.returncode, ran.stderr) == (1, "midway: the output: No space left on device.\n")
