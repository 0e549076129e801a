"""Finding what somebody means by a few words: an option, a card, or something that is not offered."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from midway.cli.texts import Texts
from midway.kernel.options import option
from midway.kernel.verbs import CARD_ARG, SEAT_ARG

if TYPE_CHECKING:
    from midway.kernel.content import CardDef
    from midway.kernel.decisions import Offered
    from midway.kernel.state import State

LEAST_LETTERS: Final = 2


def fits(words: str, sentence: str) -> bool:
    """Does each word begin some word of the sentence?"""
    wanted = _words(words)
    there = _words(sentence)
    return bool(wanted) and all(any(word.startswith(start) for word in there) for start in wanted)


def _words(text: str) -> list[str]:
    return [word for word in re.findall(r"[\w+-]+", text.lower().replace("ё", "е")) if word]


def offers_called(words: str, offers: list[Offered], texts: Texts) -> list[Offered]:
    """The options that have all these words; those they name in full, if there are any."""
    if len(words) < LEAST_LETTERS:
        return []
    found = [offer for offer in offers if fits(words, texts.offer(offer))]
    exact = [offer for offer in found if _words(texts.offer(offer)) == _words(words)]
    return exact or found


def cards_called(words: str, s: State, seat: int) -> list[CardDef]:
    """The cards of the match whose name has these words, each once; those this seat sees first."""
    seen: dict[str, CardDef] = {}
    numbers = sorted(range(len(s.game.cards)), key=lambda card: not s.knows(seat, card))
    for number in numbers:
        card = s.game.cards[number]
        if fits(words, f"{card.name.en} {card.name.ru}" if words else ""):
            seen.setdefault(card.id, card)
    return list(seen.values())


def sayings(words: str, s: State, seat: int, texts: Texts) -> list[tuple[int, str]]:
    """The options these words can mean, offered or not, as an integer and a sentence: one for each verb.

    Only cards the seat knows are tried, so that the answer cannot tell more than the table shows.
    """
    verbs, names = s.game.title.verbs, s.game.card_names
    found: list[tuple[int, str]] = []
    for verb in verbs.by_number.values():
        if len(verb.args) > 1 or (verb.args and verb.args[0] not in (CARD_ARG, SEAT_ARG)):
            continue
        values = [0]
        if verb.args == (CARD_ARG,):
            values = [card for card in range(len(names)) if s.knows(seat, card)]
        elif verb.args == (SEAT_ARG,):
            values = list(range(s.game.seats))
        choices = [int(option(verb.number, value)) for value in values]
        said = [(choice, texts.option(verbs.written(choice, names))) for choice in choices]
        found += [one for one in said if fits(words, one[1]) or words == verbs.written(one[0], names)][:1]
    return found
