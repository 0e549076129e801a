"""A test-bed vocabulary: 140 classes of nodes and 153 rule boxes over the whole range of a card game.

It stands in for a title, so that the machine can be proved without one.
"""

from importlib import import_module
from pathlib import Path

from midway.cardtext.phrasebook import Phrasebook, word_of
from tests.cardtext.bed.book import BOOK
from tests.cardtext.bed.sentences import Box, Sentence
from tests.cardtext.bed.things import Noun

for module in ("deck_deeds", "park_deeds", "filters", "lasting", "printed"):  # they fill the book
    import_module(f"tests.cardtext.bed.{module}")

CORPUS = [line for line in (Path(__file__).parent / "corpus.txt").read_text("utf-8").splitlines() if line]
LINES = [line for line in CORPUS if not line.startswith("#")]
BOXES = list(zip(LINES[::2], (line.strip() for line in LINES[1::2]), strict=True))

__all__ = ["BOOK", "BOXES", "Box", "Noun", "Sentence", "book_with"]


def book_with(nouns: dict[str, tuple[str, str]]) -> Phrasebook:
    """The book of a pack that names its own cards."""
    book = Phrasebook("a pack", extends=(BOOK,))
    for noun, (en, ru) in nouns.items():
        book.phrase(word_of(Noun, noun), en, ru)
    return book
