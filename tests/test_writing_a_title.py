"""docs/writing-a-title.md, followed to the letter in an empty folder."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import midway

PAGE = Path(__file__).parent.parent / "docs" / "writing-a-title.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"\A# (\S+\.\w+)\n")
HUNDRED = """
from midway.kernel.game import Game
from midway.kernel.begin import new_state
from midway.kernel.playout import playout
from midway.titles import find_title, load_title
from pathlib import Path

title = find_title("lucky_dip")
assert load_title(Path("lucky_dip")) is title
for seats in (2, 3, 4):
    game = Game(title, seats, {}, title.packs(seats, {}))
    for key in range(100):
        s = new_state(game, key, 1)
        playout(s, key, 2)
        assert s.is_over and sum(s.where(card) > 0 for card in range(12)) == 12
"""


def blocks():
    """The language and text of every block of the page."""
    return BLOCK.findall(PAGE.read_text("utf-8"))


def samples():
    """What each script of the page is said to print."""
    said = {}
    script = ""
    for language, text in blocks():
        named = FILE.match(text)
        if named:
            script = named[1]
        elif language == "text":
            said[script] = text
    return said


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """The folder as somebody has it who has typed in every file of the page."""
    home = tmp_path_factory.mktemp("empty")
    for _, text in blocks():
        named = FILE.match(text)
        if named:
            path = home / named[1]
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    return home


def run(folder, *arguments, code=0):
    """Run Python there as the page says, with the Midway under test."""
    here = {
        **os.environ,
        "MIDWAY_TITLES": ".",
        "PYTHONPATH": str(Path(midway.__path__[0]).parent),
        "PYTHONIOENCODING": "utf-8",
        "MIDWAY_CACHE": str(folder / "cache"),
    }
    done = subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=here, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == code, done.stderr
    return done.stdout + (done.stderr if code else "")


def test_the_page_names_the_file_of_every_block_of_code():
    unnamed = [text for language, text in blocks() if language in ("python", "toml") and not FILE.match(text)]

    assert unnamed == []


@pytest.mark.parametrize("script", ["read_cards.py", "play_one.py"])
def test_a_script_prints_what_the_page_shows(folder, script):
    assert run(folder, script) == samples()[script]


def test_the_game_plays_to_the_end_a_hundred_times(folder):
    run(folder, "-c", HUNDRED)


@pytest.mark.parametrize(
    "command",
    [line.removeprefix("midway ") for _, text in blocks() for line in text.splitlines() if line.startswith("midway ")],
)
def test_the_commands_of_the_page_work(folder, command):
    if command.startswith("play"):
        command += " --help"  # it would wait for somebody to play
    run(folder, "-c", "from midway.cli.main import main; main()", *command.split())


def test_a_slip_in_a_card_is_shown_at_its_line(folder, tmp_path):
    for path in folder.rglob("*.*"):
        if path.is_file() and "cache" not in path.parts and "__pycache__" not in path.parts:
            copy = tmp_path / path.relative_to(folder)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(path.read_text("utf-8").replace("Gain 2 sweets.", "Gains 2 sweet."), "utf-8")

    said = run(tmp_path, "read_cards.py", code=1)

    assert "sweets.toml:7: text" in said
    assert "we write it “Gain 2 sweets.”" in said
