"""The title's phrasebook: its nouns, places and tokens. Phrases of its deeds stand beside the deeds in nodes/."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from midway.cardtext.phrasebook import Phrasebook
from midway.cardtext.phrases import CORE
from midway.kernel.nodes.places import SeatZone, TableZone, Verb
from midway.kernel.nodes.things import Noun
from midway.kernel.nodes.tokens import Token

KINDS_OF_PRIZE: Final = ("plush toy", "creature", "treat", "trinket")

BOOK: Final = Phrasebook(
    "coconut shy",
    extends=(CORE,),
    folder=Path(__file__).parent,
    general={kind: {"prize"} for kind in KINDS_OF_PRIZE},
)
phrase, words = BOOK.phrase, BOOK.words

words(
    Noun,
    {
        "prize": ("~prize", "~приз"),
        "plush toy": ("plush ~toy", "~плюшевый ~игрушка"),
        "creature": ("~creature", "~зверёк"),
        "treat": ("~treat", "~лакомство"),
        "trinket": ("~trinket", "~безделушка"),
        "trick": ("~trick", "~уловка"),
    },
)
words(Token, {"ticket": ("~ticket", "~билет"), "candy floss": ("candy ~floss", "~порция сладкой ваты")})
words(SeatZone, {"hand": ("~hand", "~рука"), "stall": ("~stall", "~палатка")})
words(TableZone, {"shelf": ("the ~shelf", "~полка")})
words(Verb, {"take": ("~take", "~взять"), "discard": ("~discard", "~сбросить"), "win": ("~win", "~выиграть")})
