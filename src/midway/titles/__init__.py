"""Titles: every folder here with a meta.py is a game. They are found, never listed."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from midway.kernel.errors import BadOption

if TYPE_CHECKING:
    from midway.kernel.title import Title


def title_ids() -> list[str]:
    """The ids of all titles, sorted."""
    return sorted(path.parent.name for path in Path(__file__).parent.glob("*/meta.py"))


def find_title(title_id: str) -> Title:
    """The title of that id; BadOption names those there are."""
    if title_id not in title_ids():
        raise BadOption(f"there is no title {title_id!r}; there are: {', '.join(title_ids())}")
    title: Title = import_module(f"midway.titles.{title_id}.meta").TITLE
    return title


def import_siblings(package: str, file: str) -> None:
    """Import every module beside a package's __init__: a title's nodes are found, never listed."""
    for path in sorted(Path(file).parent.glob("*.py")):
        if path.name != "__init__.py":
            import_module(f"{package}.{path.stem}")
