# mypyc: off
"""The rules of a title in both languages, from its rules/*.toml."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from midway.kernel.content import BrokenPack, Problem
from midway.titles.belongings import folder_of

if TYPE_CHECKING:
    from midway.kernel.title import Title

FIELDS: Final = ("id", "en", "ru", "needs_no_software", "same_as")


@dataclass(frozen=True)
class Rule:
    """One rule of a catalogue, in both languages."""

    id: str
    en: str
    ru: str
    needs_no_software: str = ""  # why no test can prove it
    same_as: str = ""  # another source's number for a rule that stands here already, whose tests prove it


def catalogue_of(title: Title) -> list[Rule]:
    """The rules in a title's rules/*.toml, in order; BrokenPack with all that is wrong."""
    return list(rules_in(folder_of(title) / "rules"))


def rule_called(title: Title, id_: str) -> Rule | None:
    """The rule of that id, if the catalogue has it."""
    try:
        return next((rule for rule in catalogue_of(title) if rule.id == id_), None)
    except BrokenPack:
        return None


@cache
def rules_in(folder: Path) -> tuple[Rule, ...]:
    """The rules in the *.toml of a folder."""
    rules: dict[str, Rule] = {}
    problems: list[Problem] = []
    for file in sorted(folder.glob("*.toml")):
        try:
            tables = tomllib.loads(file.read_text("utf-8")).get("rule", [])
        except ValueError as problem:
            problems.append(Problem(str(file), 0, f"this is not a catalogue of rules: {problem}"))
            continue
        for n, table in enumerate(tables if isinstance(tables, list) else [], 1):
            wrong = _complaint(table, rules)
            if wrong:
                problems.append(Problem(str(file), 0, f"rule number {n}: {wrong}"))
            else:
                rules[table["id"]] = Rule(**{name: table[name] for name in FIELDS if name in table})
    problems += [
        Problem(str(folder), 0, f"{rule.id} is the same as {rule.same_as}, which is not there")
        for rule in rules.values()
        if rule.same_as and rule.same_as not in rules
    ]
    if problems:
        raise BrokenPack(problems)
    return tuple(rules.values())


def _complaint(table: object, rules: dict[str, Rule]) -> str:
    if not isinstance(table, dict):
        return "each rule stands under a heading [[rule]]"
    for name in FIELDS[:3]:
        if not isinstance(table.get(name), str) or not table[name]:
            return f"{name} is missing"
    for name in FIELDS[3:]:
        if not isinstance(table.get(name, ""), str):
            return f"{name} must be a text"
    return f"{table['id']} is there already" if table["id"] in rules else ""
