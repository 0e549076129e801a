"""Reads one file of a pack's folder, which may come from a stranger, and keeps what is wrong with it."""

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

from midway.cardtext.toml_lines import Places
from midway.kernel.content import Problem

MOST_BYTES = 1_000_000
TYPE_WORDS = {
    str: "a text",
    bool: "true or false",
    int: "a whole number",
    float: "a number with a point",
    list: "a list",
    dict: "a table",
}


@dataclass(frozen=True)
class TomlFile:
    """What a file says, and where."""

    shown: str  # its name, as messages give it
    data: dict[str, object]
    places: Places

    def line(self, *path: str | int) -> int:
        return self.places.line(*path)


class Desk:
    """Where the problems of one pack are collected."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.problems: list[Problem] = []

    def complain(self, file: TomlFile, path: tuple[str | int, ...], sentence: str, more: str = "") -> None:
        self.problems.append(Problem(file.shown, file.line(*path), sentence, more))

    def complain_of_file(self, name: str, line: int, sentence: str) -> None:
        self.problems.append(Problem(str(self.folder / name), line, sentence))

    def bytes_of(self, name: str) -> bytes | None:
        """The bytes of a file inside the folder; None, with a complaint, if they may not be read."""
        path = self.folder / name
        try:
            if not path.resolve().is_relative_to(self.folder.resolve()):
                self.complain_of_file(name, 1, "the file lies outside the pack's folder; links may not lead out of it")
            elif not path.exists():
                self.complain_of_file(name, 1, "the file is missing")
            elif not path.is_file():
                self.complain_of_file(name, 1, "this is not a plain file")
            elif path.stat().st_size > MOST_BYTES:
                self.complain_of_file(name, 1, f"the file is too large; a pack's file has at most {MOST_BYTES} bytes")
            else:
                return path.read_bytes()
        except (OSError, RuntimeError) as problem:
            self.complain_of_file(name, 1, f"the file cannot be read ({problem})")
        return None

    def text_of(self, name: str) -> str | None:
        """The text of a file; None, with a complaint, if it is not UTF-8 or there is none."""
        written = self.bytes_of(name)
        if written is None:
            return None
        try:
            text = written.decode("utf-8")
        except UnicodeDecodeError as problem:
            line = 1 + written.count(b"\n", 0, problem.start)
            self.complain_of_file(name, line, f"byte {written[problem.start]:#x} is not UTF-8; save the file as UTF-8")
            return None
        if text.startswith("\ufeff"):
            self.complain_of_file(name, 1, "the file begins with a byte order mark; save it as UTF-8 without one")
            return None
        return text

    def toml(self, name: str) -> TomlFile | None:
        """What a TOML file says; None, with a complaint, if it is none."""
        text = self.text_of(name)
        if text is None:
            return None
        if not text.strip():
            self.complain_of_file(name, 1, "the file is empty")
            return None
        try:
            return TomlFile(str(self.folder / name), tomllib.loads(text), Places(text))
        except RecursionError:
            self.complain_of_file(name, 1, "the file is nested too deeply")
        except ValueError as problem:
            found = re.search(r" \(at (?:line (\d+), column (\d+)|end of document)\)", str(problem))
            line = int(found[1]) if found and found[1] else 1 + text.rstrip().count("\n")
            said = str(problem)[: found.start()] if found else str(problem)
            self.complain_of_file(name, line, f"this is not TOML: {said[:1].lower() + said[1:]}")
        return None


def type_word(value: object) -> str:
    return TYPE_WORDS.get(type(value), "a date or time")
