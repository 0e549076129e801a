"""Rules coverage: the catalogue of a title's rules beside the tests that prove them.

Tests are read, not run: a rule is proved if a test function bears the mark @rule("ID").
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from midway.titles.rule_catalogue import Rule

MARK: Final = "rule"


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
