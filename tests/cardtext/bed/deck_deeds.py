"""Deeds with cards that are not in a park: decks, discard piles, hands, the Market."""

from dataclasses import dataclass

from tests.cardtext.bed.book import phrase
from tests.cardtext.bed.deeds import Deed
from tests.cardtext.bed.places import Deck, HandOf, Place
from tests.cardtext.bed.things import DeckCard, Target, Things


class Drawing(Deed):
    @property
    def binds(self) -> str:
        return "deed card"


class OfThem(Deed):
    @property
    def refers(self) -> str:
        return "card"


@dataclass(frozen=True)
class Draw(Drawing):
    n: int
    cards: DeckCard


@dataclass(frozen=True)
class Keep(OfThem):
    n: int


@dataclass(frozen=True)
class Discard(Deed):
    cards: Target


@dataclass(frozen=True)
class StealCard(Deed):
    card: Things


@dataclass(frozen=True)
class Take(Deed):
    card: Things
    to: Place


@dataclass(frozen=True)
class Search(Deed):
    place: Place
    card: Things


@dataclass(frozen=True)
class RevealUpTo(Drawing):
    cards: DeckCard
    last: Things


@dataclass(frozen=True)
class LookAtTop(Drawing):
    n: int
    deck: Deck


@dataclass(frozen=True)
class LookAt(Deed):
    hand: HandOf


@dataclass(frozen=True)
class ReturnTo(Deed):
    card: Things
    to: Place


@dataclass(frozen=True)
class ReturnInAnyOrder(OfThem):
    pass


@dataclass(frozen=True)
class PlayCards(Deed):
    cards: Target


@dataclass(frozen=True)
class Pin(Deed):
    pass


phrase(Draw, "~draw {n} {cards}", "~взять {n} {cards:acc}")
phrase(Keep, "~keep {n} of them", "~оставить себе {n} из них")
phrase(Discard, "~discard {cards}", "~сбросить {cards:acc}")
phrase(StealCard, "~steal {card}", "~украсть {card:acc}")
phrase(Take, "~take {card} into {to}", "~взять {card:acc} {to:into}")
phrase(Search, "~search {place} for {card}", "~найти {place:in} {card:acc}")
phrase(RevealUpTo, "~reveal {cards:pl} up to {last}", "~раскрыть {cards:acc pl} вплоть до {last:gen}")
phrase(LookAtTop, "~look at the top {n} ~card of {deck}", "~посмотреть {n} ~верхний:acc ~карта:acc {deck:gen}")
phrase(LookAt, "~look at {hand}", "~посмотреть {hand:acc}")
phrase(ReturnTo, "~return {card} to {to}", "~вернуть {card:acc} {to:into}")
phrase(ReturnInAnyOrder, "~return them in any order", "~вернуть их в любом порядке")
phrase(PlayCards, "~play {cards}", "~разыграть {cards:acc}")
phrase(Pin, "~pin this card to your park", "~прикрепить эту карту к своему парку")
