import pytest

from midway.kernel.begin import new_state
from midway.lab.simulate import game_of
from midway.titles import find_title
from midway.titles.position_files import BadPositionFile, read_position, written


def a_table(title="unfair"):
    return new_state(game_of(find_title(title), 2, {}), 5, 6)


def read(text):
    return read_position(text, "table.toml", find_title)


def complaint(text):
    with pytest.raises(BadPositionFile) as problem:
        read(text)
    return str(problem.value)


def line_of(text, words):
    return 1 + next(n for n, line in enumerate(text.splitlines()) if words in line)


def test_table_is_the_same_when_read_back():
    s = a_table()
    assert read(written(s)).save() == s.save()


def test_options_that_were_chosen_are_kept():
    s = new_state(game_of(find_title("coconut_shy"), 2, {"floss": "no"}), 5, 6)

    text = written(s)

    assert 'floss = "no"' in text
    assert read(text).game.options == s.game.options


def test_hand_written_changes_hold():
    text = written(a_table()).replace("coin = 20", "coin = 3", 1)
    assert read(text).game.title.seat_values is not None
    assert read(text).own(0, read(text).game.tokens["coin"]) == 3


def test_misspelt_card_is_told_by_file_and_line():
    text = written(a_table())
    name = "pirate.main-gate"

    said = complaint(text.replace(f'entrance = ["{name}"]', 'entrance = ["pirate.man-gate"]'))

    line = line_of(text, f'entrance = ["{name}"')
    assert said.startswith(f"table.toml:{line}: ")
    assert f"did you mean “{name}”?" in said


def test_forgotten_cards_are_named():
    text = written(a_table())
    said = complaint(text.replace('entrance = ["pirate.main-gate"]\n', ""))
    assert "these cards lie nowhere: " in said
    assert "pirate.main-gate" in said


def test_file_that_is_no_toml_says_so_with_its_line():
    assert complaint("title = \n").startswith("table.toml:1: this is not TOML")


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('title = "unfair"', 'title = "unfare"', "there is no title 'unfare'"),
        ("seats = 2", "seats = 9", "unfair is for 2 to 5 seats, not 9"),
        ("rules_version = 1", "rules_version = 99", "it was written under 99"),
        ('packs = ["pirate", "robot"]', 'packs = ["pirate"]', "the packs are ['pirate', 'robot']"),
    ],
)
def test_wrong_head_says_what_was_expected(old, new, expected):
    text = written(a_table())
    version = f"rules_version = {find_title('unfair').rules_version}"
    assert expected in complaint(
        text.replace(version, "rules_version = 1").replace(old, new) if "99" not in new else text.replace(version, new)
    )
