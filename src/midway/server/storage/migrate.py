"""Migrations: numbered files of SQL, each applied once, in order, whole or not at all."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from midway.kernel.errors import MidwayError

FOLDER: Final = Path(__file__).parent / "migrations"
LEDGER: Final = "create table if not exists migrations (number bigint primary key, name text not null)"
COMMENT: Final = re.compile(r"--[^\n]*")


class WrongSchema(MidwayError):
    """A database that this program cannot use."""


@dataclass(frozen=True)
class Migration:
    """One file."""

    number: int
    name: str
    statements: tuple[str, ...]


def migrations(folder: Path = FOLDER) -> list[Migration]:
    """All there are, in order."""
    found = []
    for file in sorted(folder.glob("*.sql")):
        sql = COMMENT.sub("", file.read_text("utf-8"))
        statements = tuple(part.strip() for part in sql.split(";") if part.strip())
        found.append(Migration(int(file.stem[:4]), file.stem, statements))
    return found


def still_to_do(applied: list[int], known: list[Migration]) -> list[Migration]:
    """What a database still needs; WrongSchema if it is ahead of this program."""
    newer = [number for number in applied if number > known[-1].number]
    if newer:
        raise WrongSchema(
            f"this database is at schema {newer[-1]}, and this program knows those up to {known[-1].number}: update it"
        )
    return [migration for migration in known if migration.number not in applied]
