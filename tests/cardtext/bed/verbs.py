"""Verbs by themselves, where a sentence needs only the verb: cannot be demolished, discarded this way."""

from dataclasses import dataclass

from midway.kernel.node import Node
from tests.cardtext.bed.book import words


@dataclass(frozen=True)
class Verb(Node):
    id: str


words(
    Verb,
    {
        "build": ("~build", "~построить"),
        "close": ("~close", "~закрыть"),
        "demolish": ("~demolish", "~снести"),
        "discard": ("~discard", "~сбросить"),
        "dismiss": ("~dismiss", "~уволить"),
        "move": ("~move", "~переместить"),
    },
)
