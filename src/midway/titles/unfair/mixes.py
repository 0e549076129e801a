"""Packs that go well together, by mood and number of players: what mixes.toml says."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

MOODS: Final = ("gentle", "classic", "mean")
FILE: Final = Path(__file__).parent / "mixes.toml"


@cache
def mixes() -> dict[str, dict[int, tuple[str, ...]]]:
    """For each mood the packs for each number of players."""
    with FILE.open("rb") as written:
        data = tomllib.load(written)
    return {mood: {int(seats): tuple(packs) for seats, packs in lists.items()} for mood, lists in data.items()}


def mix_for(mood: str, seats: int) -> tuple[str, ...]:
    """The packs of a mood for so many players."""
    return mixes()[mood].get(seats, ())
