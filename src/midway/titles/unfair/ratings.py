"""What each pack is like, in stars from 1 to 5: what ratings.toml says, as the lab has measured it."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

RATED: Final = ("size", "blueprints", "coins", "unfairness")
FILE: Final = Path(__file__).parent / "ratings.toml"


@cache
def ratings() -> dict[str, dict[str, int]]:
    """For each pack its stars; nothing for packs that were not measured."""
    with FILE.open("rb") as written:
        return tomllib.load(written)
