"""Lexicons: tables of words and their forms, put together from the core, a title and a pack.

One word a line, under the heading of its section: `lemma flags: forms / more forms`. What the columns mean is
said in english.py and russian.py. The Russian tables are written by scripts/inflect.py.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

CORE_FOLDER = Path(__file__).parent
MOST_LINES = 5_000


class LexiconProblem(ValueError):
    """A lexicon that cannot be used as it stands."""

    def __init__(self, sentence: str, file: Path | None = None, line: int = 0) -> None:
        super().__init__(f"{file}:{line}: {sentence}" if file else sentence)
        self.sentence, self.file, self.line = sentence, file, line


@dataclass(frozen=True)
class Row:
    """One word of the lexicon: its fixed traits and its forms, column by column."""

    section: str
    lemma: str
    flags: tuple[str, ...]
    columns: tuple[tuple[str, ...], ...]
    file: Path = field(compare=False)
    line: int = field(compare=False)


class Lexicon:
    """The words of one language."""

    def __init__(self, files: Iterable[Path] = ()) -> None:
        self.rows: dict[tuple[str, str], Row] = {}
        for file in files:
            for row in rows_of(file):
                self._add(row)

    def section(self, name: str) -> Mapping[str, Row]:
        return {row.lemma: row for row in self.rows.values() if row.section == name}

    def _add(self, row: Row) -> None:
        known = self.rows.setdefault((row.section, row.lemma), row)
        if known != row:
            raise doubled(row, known)


def doubled(row: Row, known: Row) -> LexiconProblem:
    return LexiconProblem(
        f"“{row.lemma}” stands already in {known.file}:{known.line}, as another word", row.file, row.line
    )


def rows_of(file: Path) -> list[Row]:
    """Read one table; a file that is not there has no rows."""
    if not file.exists():
        return []
    rows: list[Row] = []
    section = ""
    for number, written in enumerate(file.read_text("utf-8").splitlines(), 1):
        line = written.strip()
        if number > MOST_LINES:
            raise LexiconProblem(f"a lexicon has at most {MOST_LINES} lines", file, number)
        if line.startswith("["):
            section = line.strip("[]")
        elif line and not line.startswith("#"):
            rows.append(_row(line, section, file, number))
    return rows


def _row(line: str, section: str, file: Path, number: int) -> Row:
    head, colon, forms = (line + " ").partition(": ")
    lemma, *flags = head.split()
    if not section:
        raise LexiconProblem(f"“{lemma}” stands under no [section]", file, number)
    columns = tuple(tuple(column.split()) for column in forms.strip().split(" / ")) if colon else ()
    return Row(section, lemma, tuple(flags), columns, file, number)
