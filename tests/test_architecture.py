"""The shape of the source, read from the files: arrows, determinism, sizes, and nothing of one machine."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.testkit.arrows import fateful_imports, title_names, titles_mentioned, wrong_arrows

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "midway"

MOST_LINES = 400
MAY_BE_LONGER = {"messages.ts"}  # each with its reason, please: the types of the protocol are generated into one file
CODE = {".py", ".ts", ".svelte", ".css"}

REGISTRIES = re.compile(r"pypi\.org|pythonhosted\.org|npmjs\.(org|com)|deb(ian)?\.(debian\.)?org")
MACHINE_PATHS = re.compile(r"(?<![\w.<)}-])/(work|root|Users|home/\w+)/")


def test_arrows_point_one_way():
    assert wrong_arrows(SOURCE) == []


def test_only_the_seed_decides_a_match():
    assert fateful_imports(SOURCE) == []


def test_kernel_and_card_language_know_no_title():
    assert titles_mentioned(SOURCE) == []


def test_files_stay_short():
    assert long_files(project_files(), MAY_BE_LONGER) == []


def test_every_folder_of_modules_is_a_package():
    homes = {path.parent for path in SOURCE.rglob("*.py")}

    assert [str(home.relative_to(SOURCE)) for home in sorted(homes) if not (home / "__init__.py").exists()] == []


def test_nothing_names_a_registry_or_a_machine():
    assert lines_matching(project_files(), REGISTRIES) == []
    assert lines_matching(project_files(), MACHINE_PATHS) == []


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("kernel/state.py", "from midway.cardtext import say"),
        ("kernel/state.py", "from ..titles import shy"),
        ("kernel/state.py", "import midway"),
        ("kernel/state.py", "importlib.import_module('midway.bots')"),
        ("cardtext/say.py", "from midway import titles"),
        ("titles/shy/flow.py", "from midway.titles.wheel import flow"),
        ("titles/shy/flow.py", "from midway.bots.bot import Bot"),
        ("bots/bot.py", "import midway.server.app"),
        ("lab/simulate.py", "from midway.server import app"),
        ("server/app.py", "def run():\n    from midway.lab import simulate"),
        ("server/app.py", "from midway.cli import main"),
        ("kitchen/soup.py", "from midway.kernel import state"),
    ],
)
def test_planted_wrong_arrow_is_caught(tmp_path, name, line):
    plant(tmp_path, name, line)

    assert len(wrong_arrows(tmp_path)) == 1


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("kernel/state.py", "from . import words\nfrom .nodes.flow import Seq\nimport hashlib"),
        ("cardtext/say.py", "from midway.kernel.node import Node"),
        ("titles/__init__.py", "from midway.titles.shy import meta"),
        ("titles/shy/flow.py", "from midway.titles.shy.nodes import Throw\nfrom midway.titles.title import Title"),
        ("lab/simulate.py", "from midway.bots import random_bot"),
        (
            "cli/main.py",
            "from midway import __version__\nfrom midway.server import app\nfrom midway.lab import simulate",
        ),
        ("__init__.py", "from midway.kernel.run import run"),
    ],
)
def test_right_arrow_is_let_through(tmp_path, name, line):
    plant(tmp_path, name, line)

    assert wrong_arrows(tmp_path) == []


@pytest.mark.parametrize(
    "line", ["import random", "from time import time", "from os import urandom", "import os\nos.urandom(4)"]
)
@pytest.mark.parametrize("name", ["kernel/chance.py", "titles/shy/flow.py"])
def test_planted_second_source_of_luck_is_caught(tmp_path, name, line):
    plant(tmp_path, name, line)

    assert len(fateful_imports(tmp_path)) == 1


@pytest.mark.parametrize(
    "line", ["# as in Ring Toss", "class RingTossCard: ...", "ring_toss = 1", "# the ring-toss way"]
)
def test_planted_mention_of_a_title_is_caught(tmp_path, line):
    plant(tmp_path, "kernel/state.py", line)

    assert titles_mentioned(tmp_path) == [f"kernel/state.py:1: {line}"]


def test_words_that_only_look_like_a_title_are_let_through(tmp_path):
    plant(tmp_path, "kernel/state.py", "# a boring toss of dice")

    assert titles_mentioned(tmp_path) == []


def test_planted_long_file_is_caught(tmp_path):
    long = tmp_path / "long.py"
    long.write_text("x = 1\n" * (MOST_LINES + 1))

    assert long_files([long], set()) == [f"{long} has {MOST_LINES + 1} lines"]


def test_planted_host_and_path_are_caught(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("see files.python" + "hosted.org\nand /wo" + "rk/here\nbut not docs/work/there\n")

    assert lines_matching([page], REGISTRIES) == [f"{page}:1"]
    assert lines_matching([page], MACHINE_PATHS) == [f"{page}:2"]


def plant(source: Path, name: str, text: str) -> None:
    for title in ("shy", "wheel", "ring_toss"):
        home = source / "titles" / title
        home.mkdir(parents=True)
        (home / "__init__.py").touch()
    assert title_names(source) == ["ring_toss", "shy", "wheel"]
    path = source / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text + "\n", encoding="utf-8")


def project_files() -> list[Path]:
    """Give every file that is or may be committed."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return [path for name in sorted(listed.split("\0")) if name and (path := ROOT / name).is_file()]


def long_files(paths: list[Path], allowed: set[str]) -> list[str]:
    counts = {path: len(path.read_bytes().splitlines()) for path in paths if path.suffix in CODE}
    return [f"{path} has {n} lines" for path, n in counts.items() if n > MOST_LINES and path.name not in allowed]


def lines_matching(paths: list[Path], pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{path}:{number}"
        for path in paths
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1)
        if pattern.search(line)
    ]
