"""Adjectives of prizes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.nodes.things import Quality
from midway.titles.coconut_shy.words import words

if TYPE_CHECKING:
    from midway.kernel.state import State

GRAND: Final = 4  # points that make a prize grand


@dataclass(frozen=True)
class Worth(Quality):
    """Grand prizes have 4 points or more, modest ones fewer."""

    id: str

    def holds(self, s: State, f: i64, card: i64) -> bool:
        return (s.game.cards[card].numbers.get("points", 0) >= GRAND) == (self.id == "grand")


words(Worth, {"grand": ("grand", "~ценный"), "modest": ("modest", "~скромный")})
