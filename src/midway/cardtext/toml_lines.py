"""Where things stand in a TOML file: tomllib tells what is said, this tells on which line.

Only for files tomllib has accepted, so it need not judge, only find. A path is what leads to a value:
("prize", 2, "name", "ru") is the Russian name in the third [[prize]].
"""

import re
from collections.abc import Iterator

Path = tuple[str | int, ...]

STRING = r'"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\''
TOKEN = re.compile(
    rf"(?P<string>{STRING})|(?P<comment>#[^\n]*)|(?P<sign>[\[\]{{}},=.\n])|(?P<word>[^\s\[\]{{}},=.#\"']+)", re.DOTALL
)


class Places:
    """The line of every table, key and list member of one file."""

    def __init__(self, source: str) -> None:
        self.lines: dict[Path, int] = {(): 1}
        self.tokens = list(_tokens(source.replace("\r\n", "\n")))
        self.at = 0
        self.counts: dict[Path, int] = {}
        self.read()

    def line(self, *path: str | int) -> int:
        """The line where this stands, or else the nearest thing around it."""
        while path not in self.lines:
            path = path[:-1]
        return self.lines[path]

    def read(self) -> None:
        table: Path = ()
        while self.at < len(self.tokens):
            kind, word, line = self.tokens[self.at]
            if word == "\n":
                self.at += 1
            elif word == "[" and kind == "sign":
                table = self.heading(line)
            else:
                self.pair(table)

    def heading(self, line: int) -> Path:
        is_list = self.word_at(self.at + 1) == "["
        self.at += 2 if is_list else 1
        path = self.inside(self.keys("]"))
        self.at += 2 if is_list else 1
        if is_list:
            number = self.counts.get(path, 0)
            self.counts[path] = number + 1
            path = (*path, number)
        self.lines.setdefault(path, line)
        self.lines.setdefault(path[:1], line)
        return path

    def inside(self, keys: list[str]) -> Path:
        """Keys that lead through a list of tables mean its latest member."""
        path: Path = ()
        for n, key in enumerate(keys):
            path = (*path, key)
            if n < len(keys) - 1 and path in self.counts:
                path = (*path, self.counts[path] - 1)
        return path

    def keys(self, until: str) -> list[str]:
        found = []
        while self.at < len(self.tokens) and self.word_at(self.at) != until:
            kind, word, _ = self.tokens[self.at]
            if kind != "sign":
                found.append(word[1:-1] if kind == "string" else word)
            self.at += 1
        return found

    def pair(self, table: Path) -> None:
        """One `key = value`."""
        line = self.tokens[self.at][2]
        path = table
        for key in self.keys("="):
            path = (*path, key)
            self.lines.setdefault(path, line)
        self.at += 1
        self.value(path)

    def value(self, path: Path) -> None:
        word = self.word_at(self.at)
        if word in ("[", "{"):
            self.members(path, "]" if word == "[" else "}")
        else:
            while self.word_at(self.at) not in (",", "]", "}", "\n", ""):
                self.at += 1

    def members(self, path: Path, end: str) -> None:
        self.at += 1
        number = 0
        while self.word_at(self.at) not in (end, ""):
            if self.word_at(self.at) in (",", "\n"):
                self.at += 1
            elif end == "}":
                self.pair(path)
            else:
                self.lines[(*path, number)] = self.tokens[self.at][2]
                self.value((*path, number))
                number += 1
        self.at += 1

    def word_at(self, at: int) -> str:
        """A sign or the end of the line as itself, everything else as a word that is no sign."""
        if at >= len(self.tokens):
            return ""
        kind, word, _ = self.tokens[at]
        return word if kind == "sign" else "word"


def _tokens(source: str) -> Iterator[tuple[str, str, int]]:
    line, counted = 1, 0
    for found in TOKEN.finditer(source):
        line += source.count("\n", counted, found.start())
        counted = found.start()
        if found.lastgroup != "comment":
            yield found.lastgroup or "", found[0], line
