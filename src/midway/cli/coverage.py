"""Rules coverage: the catalogue of a title's rules beside the tests that prove them.

Tests are read, not run: a rule is proved if a test function bears the mark @rule("ID").
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from midway.cli.texts import folder_of
from midway.kernel.content import BrokenPack, Problem

if TYPE_CHECKING:
    from midway.kernel.title import Title

MARK: Final = "rule"
FIELDS: Final = ("id", "en", "ru", "needs_no_software", "same_as")


@dataclass(frozen=True)
class Rule:
    """One rule of a catalogue, in both languages."""

    id: str
    en: str
    ru: str
    needs_no_software: str = ""  # why no test can prove it
    same_as: str = ""  # another source's number for a rule that stands here already, whose tests prove it


@dataclass
class Coverage:
    """How far the rules of a title are proved."""

    title: str
    catalogue: list[Rule]
    proofs: dict[str, list[str]] = field(default_factory=dict)  # rule -> tests

    def proofs_of(self, rule: Rule) -> list[str]:
        """The tests that prove it, those of its namesake among them."""
        return self.proofs.get(rule.id, []) + self.proofs.get(rule.same_as, [])

    def is_proved(self, rule: Rule) -> bool:
        return bool(self.proofs_of(rule))

    @property
    def proved(self) -> list[str]:
        return [rule.id for rule in self.catalogue if self.is_proved(rule)]

    @property
    def needs_no_software(self) -> list[str]:
        return [rule.id for rule in self.catalogue if rule.needs_no_software and not self.is_proved(rule)]

    @property
    def gaps(self) -> list[Rule]:
        return [rule for rule in self.catalogue if not self.is_proved(rule) and not rule.needs_no_software]


def catalogue_of(title: Title) -> list[Rule]:
    """The rules in a title's rules/*.toml, in order; BrokenPack with all that is wrong."""
    return list(_catalogue(folder_of(title) / "rules"))


def rule_called(title: Title, id_: str) -> Rule | None:
    """The rule of that id, if the catalogue has it."""
    try:
        return next((rule for rule in catalogue_of(title) if rule.id == id_), None)
    except BrokenPack:
        return None


@cache
def _catalogue(folder: Path) -> tuple[Rule, ...]:
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


# ---- the tests ------------------------------------------------------------------------------------------------
def tests_folder() -> Path | None:
    """The tests of the checkout we run in or from; None where midway is installed without them."""
    package = Path(__file__).parents[1]
    for home in (Path.cwd(), *package.parents[1:4]):
        if (home / "tests").is_dir() and (home / "src" / "midway").is_dir():
            return home / "tests"
    return None


def proofs_in(folder: Path) -> dict[str, list[str]]:
    """For each rule that a test names: the tests, as file::function."""
    proofs: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for name, ids in _marked(ast.parse(file.read_text("utf-8"), str(file))):
            for id_ in ids:
                proofs.setdefault(id_, []).append(f"{file.relative_to(folder.parent)}::{name}")
    return proofs


def _marked(tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and _name(mark.func) == MARK:
                    yield node.name, [arg.value for arg in mark.args if _is_text(arg)]  # type: ignore[attr-defined]


def _name(func: ast.expr) -> str:
    return func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "")


def _is_text(arg: ast.expr) -> bool:
    return isinstance(arg, ast.Constant) and isinstance(arg.value, str)
