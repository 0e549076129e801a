"""Titles: every folder here with a meta.py is a game. They are found, never listed.

MIDWAY_TITLES names one more folder to look in, for titles that live outside the package.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from midway.kernel.errors import BadOption

if TYPE_CHECKING:
    from midway.kernel.title import Title


def title_ids() -> list[str]:
    """The ids of all titles, sorted."""
    return sorted(_folders())


def find_title(title_id: str) -> Title:
    """The title of that id; BadOption names those there are."""
    folder = _folders().get(title_id)
    if folder is None:
        raise BadOption(f"there is no title {title_id!r}; there are: {', '.join(title_ids())}")
    if folder.parent != Path(__file__).parent:
        return load_title(folder)
    title: Title = import_module(f"midway.titles.{title_id}.meta").TITLE
    return title


def load_title(folder: Path) -> Title:
    """The title in a folder anywhere; its modules call each other by the folder's name."""
    home = str(folder.resolve().parent)
    if home not in sys.path:
        sys.path.insert(0, home)
    title: Title = import_module(f"{folder.resolve().name}.meta").TITLE
    return title


def import_siblings(package: str, file: str) -> None:
    """Import every module beside a package's __init__: a title's nodes are found, never listed."""
    for path in sorted(Path(file).parent.glob("*.py")):
        if path.name != "__init__.py":
            import_module(f"{package}.{path.stem}")


def _folders() -> dict[str, Path]:
    """Where each title lies; ours before those of MIDWAY_TITLES."""
    homes = [Path(home) for home in [os.environ.get("MIDWAY_TITLES", "")] if home] + [Path(__file__).parent]
    return {path.parent.name: path.parent for home in homes for path in home.glob("*/meta.py")}
