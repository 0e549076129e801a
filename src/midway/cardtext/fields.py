"""Fields: what may stand in the slots of a node, read from the types in its source.

A class compiled by mypyc forgets what its unions and tuples hold, so the source is asked, not the class.
"""

import ast
import sys
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from types import NoneType, UnionType
from typing import get_args, get_origin

from mypy_extensions import i16, i32, i64

from midway.kernel.node import Modifier, Node

Category = type | tuple[type, ...]  # int, a class of nodes, or several classes
NUMBERS = (int, i64, i32, i16)


@dataclass(frozen=True)
class Field:
    """What one field of a node accepts."""

    category: Category
    is_list: bool = False
    may_be_absent: bool = False

    @property
    def is_number(self) -> bool:
        return self.category is int

    @property
    def modifies(self) -> bool:
        return isinstance(self.category, type) and issubclass(self.category, Modifier)


def fields_of(cls: type) -> dict[str, Field]:
    """The fields of a class of nodes, in order."""
    found = {field.name: field_of(_hint(cls, field.name)) for field in fields(cls)}
    for name in found:
        if hasattr(Node, name):
            raise TypeError(
                f"{cls.__name__}.{name} hides what every node has under that name; call the field otherwise"
            )
    return found


def field_of(hint: object) -> Field:
    if get_origin(hint) is tuple:
        return Field(category_of(get_args(hint)[0]), is_list=True)
    return Field(category_of(hint), may_be_absent=NoneType in get_args(hint))


def category_of(hint: object) -> Category:
    """int, a class, or the classes of a union."""
    members = get_args(hint) if isinstance(hint, UnionType) else hint if isinstance(hint, tuple) else (hint,)
    found = tuple(int if t in NUMBERS else t for t in members if t is not NoneType)
    if not all(isinstance(t, type) for t in found):
        raise TypeError(f"{hint} is no int, class of nodes, union of these, or tuple of one of these")
    return found[0] if len(found) == 1 else found


def name_of(category: Category) -> str:
    return " or ".join(c.__name__ for c in (category if isinstance(category, tuple) else (category,)))


def _hint(cls: type, name: str) -> object:
    for owner in cls.__mro__:
        written = _written(owner.__module__).get(owner.__name__, {}) if owner.__module__ != "builtins" else {}
        if name in written:
            # Our own source, never a stranger's: packs are data.
            return eval(written[name], vars(sys.modules[owner.__module__]))  # noqa: S307
    raise TypeError(f"the source of {cls.__module__}.{cls.__name__} does not say what its field {name} holds")


@cache
def _written(module: str) -> dict[str, dict[str, str]]:
    """The annotations of each class of a module, as its source has them."""
    file = Path(str(sys.modules[module].__file__)).with_name(module.rpartition(".")[2] + ".py")
    if not file.exists():
        file = Path(str(sys.modules[module].__file__)).with_name("__init__.py")
    tree = ast.parse(file.read_text("utf-8"))
    return {
        found.name: {
            found_field.target.id: ast.unparse(found_field.annotation)
            for found_field in found.body
            if isinstance(found_field, ast.AnnAssign) and isinstance(found_field.target, ast.Name)
        }
        for found in ast.walk(tree)
        if isinstance(found, ast.ClassDef)
    }
