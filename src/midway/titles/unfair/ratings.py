"""What packs and mixes are like, as the lab has measured it: what ratings.toml says."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

RATED: Final = ("size", "blueprints", "coins", "unfairness")
FILE: Final = Path(__file__).parent / "ratings.toml"


def stars_of(pack: str) -> dict[str, int]:
    """From 1 for the pack of which least was measured to 5; nothing for a pack that was not measured."""
    found: dict[str, int] = _measured().get("stars", {}).get(pack, {})
    return found


def attacks_in(mix: tuple[str, ...]) -> float | None:
    """Attacks in a match with these packs; None where that was not measured."""
    found: float | None = _measured().get("attacks", {}).get(name_of(mix))
    return found


def name_of(mix: tuple[str, ...]) -> str:
    """How a mix is called, in whatever order its packs come."""
    return "+".join(sorted(mix))


@cache
def _measured() -> dict[str, Any]:
    with FILE.open("rb") as written:
        return tomllib.load(written)
