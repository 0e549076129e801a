"""Runs commands as people do, and gives what they print."""

import io
from collections.abc import Callable

import pytest

from midway.cli.main import run

Command = Callable[..., "Ran"]


class Ran:
    """What a command printed, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


@pytest.fixture
def midway(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path) -> Command:
    """midway("play", "--seed", "1", typed="1\\n"): the command line without a process of its own."""
    monkeypatch.setenv("MIDWAY_LANG", "en")
    monkeypatch.setenv("MIDWAY_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("COLUMNS", "100")

    def ran(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run(list(arguments))
        printed = capsys.readouterr()
        return Ran(code, printed.out, printed.err)

    return ran
