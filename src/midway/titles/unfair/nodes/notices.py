"""What Theme Overviews say about the words of their packs (UNF-GANG-01). The words are beside what they do."""

from __future__ import annotations

from dataclasses import dataclass

from midway.titles.unfair.texts import Notice
from midway.titles.unfair.words import words


@dataclass(frozen=True)
class WordOfTheme(Notice):
    """How one word is meant."""

    id: str


words(
    WordOfTheme,
    {
        "gamble": (
            "^ to gamble, roll two dice: with what the card asks for you win, with anything else you lose.",
            "^ рискнуть — бросить два кубика: выпало то, что нужно, — вы выиграли, выпало другое — проиграли.",
        ),
    },
)
