import pytest


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "coconut_sy"], "there is no title “coconut_sy”; did you mean coconut_shy?"),
        (["play", "--players", "9"], "Coconut Shy is for 2 to 5 players, not 9."),
        (["play", "--seats", "human,robot"], "nobody called “robot” can sit there; there are: human, random"),
        (["play", "--set", "flos=1"], "there is no option “flos”; there are: floss."),
        (["play", "--set", "floss=maybe"], "floss cannot be “maybe”; it can be: yes, no."),
        (["play", "--set", "floss"], "--set wants NAME=VALUE, not “floss”."),
        (["play", "--lang", "de"], "there is no language “de”; there are: en, ru."),
        (["play", "--names", "Ann,Ann,Bo"], "--names wants 3 different names."),
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
