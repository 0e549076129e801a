"""The title's phrasebook. Phrases stand beside what they mean in nodes/; what a text amounts to is in card_texts.py.

The book builds on no other: texts here are short, say what the solver's integers do, and speak of no competitor.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from midway.cardtext.phrasebook import Phrasebook

BOOK: Final = Phrasebook("dice theme park", folder=Path(__file__).parent)
phrase, words = BOOK.phrase, BOOK.words
