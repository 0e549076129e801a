"""The phrasebook of the test bed."""

from pathlib import Path

from midway.cardtext.phrasebook import Phrasebook

ATTRACTIONS = "super attraction|ride|sideshow|theatre|food outlet|nature area|hotel"
UPGRADES = "feature upgrade|theme upgrade|guest services upgrade|quality upgrade|animal upgrade"


def each_is_a(nouns: str, general: str) -> dict[str, set[str]]:
    return {noun: {general} for noun in nouns.split("|")}


BOOK = Phrasebook(
    "test bed",
    folder=Path(__file__).parent,
    general={
        **each_is_a("attraction|upgrade|resource|mastermind|kaiju|staff member", "card"),
        **each_is_a("Park card|Event card|Blueprint card", "card"),
        **each_is_a(ATTRACTIONS, "attraction"),
        **each_is_a("thrill ride|leisure ride", "ride"),
        **each_is_a(UPGRADES, "upgrade"),
    },
)
phrase, words = BOOK.phrase, BOOK.words
