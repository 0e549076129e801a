# mypyc: off
"""The rules of a title as people read them: sections in the order of learning, and the glossary.

Both come from its rules/*.toml. Files follow each other by `order`, a number at their top, then by name; in a file
a [[section]] heads the rules below it. What a rule is, and what is wrong with one, is in rule_catalogue.py.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from midway.titles.belongings import folder_of
from midway.titles.rule_catalogue import Rule, rules_in

if TYPE_CHECKING:
    from midway.kernel.title import Title

HEADS: Final = re.compile(r"^\[\[(section|rule|term)]]", re.MULTILINE)


@dataclass(frozen=True)
class Section:
    """Some rules under one heading."""

    id: str
    en: str
    ru: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Term:
    """A word of the game, and what it means."""

    id: str
    en: str
    ru: str
    en_text: str
    ru_text: str


def sections_of(title: Title) -> tuple[Section, ...]:
    """Every rule of a title, under its headings, in reading order."""
    return _sections(folder_of(title) / "rules")


def glossary_of(title: Title) -> tuple[Term, ...]:
    """The words of a title, as its files have them."""
    return _glossary(folder_of(title) / "rules")


@cache
def _sections(folder: Path) -> tuple[Section, ...]:
    rules = {rule.id: rule for rule in rules_in(folder)}
    heads: list[tuple[str, str, str]] = []
    under: list[list[Rule]] = []
    for name, _, table in _entries(folder, "section", "rule"):
        if "id" not in table:
            same = sum(id_.startswith(name) for id_, _, _ in heads)
            heads.append((f"{name}-{same + 1}" if same else name, table["en"], table["ru"]))
            under.append([])
        elif under:
            under[-1].append(rules[table["id"]])
    return tuple(Section(*head, tuple(found)) for head, found in zip(heads, under, strict=True))


@cache
def _glossary(folder: Path) -> tuple[Term, ...]:
    return tuple(Term(**table) for _, _, table in _entries(folder, "term"))


def _entries(folder: Path, *kinds: str) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """The tables of some kinds as they follow each other: the name of the file, the kind, what it says."""
    texts = [(path.stem, path.read_text("utf-8")) for path in folder.glob("*.toml")]
    for _, name, text in sorted((tomllib.loads(text).get("order", 0), name, text) for name, text in texts):
        tables = tomllib.loads(text)
        waiting = {kind: iter(tables.get(kind, [])) for kind in kinds}
        for kind in HEADS.findall(text):
            if kind in waiting:
                yield name, kind, next(waiting[kind])
