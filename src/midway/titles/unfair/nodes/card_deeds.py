"""Deeds with cards that are in no park: discard, take, steal, return, search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.nodes.deeds import Deed
from midway.kernel.nodes.places import OwnZone, Place, Site
from midway.kernel.nodes.things import Target, Things, kind_of
from midway.kernel.options import Options
from midway.kernel.results import ENACTED, FAILED
from midway.titles.unfair import changes, decks
from midway.titles.unfair.nodes.picking import ParkDeed, Supply
from midway.titles.unfair.nodes.places import Deck
from midway.titles.unfair.printed import BESIDE_THE_ENTRANCE, BLUEPRINT, is_kind
from midway.titles.unfair.schema import (
    BESIDE,
    BLUEPRINT_DISCARD,
    BOX_SEEN,
    EVENT_DISCARD,
    FACE,
    HAND,
    PARK_DISCARD,
    PINNED,
    UP,
    drawn,
)
from midway.titles.unfair.words import phrase

if TYPE_CHECKING:
    from midway.kernel.state import State

GONE: Final = (PARK_DISCARD, EVENT_DISCARD, BLUEPRINT_DISCARD, BOX_SEEN)


@dataclass(frozen=True)
class Discard(ParkDeed):
    """From wherever it is; discarded from play it is not demolished (UNF-DEMO-10)."""

    what: Target

    @property
    def verb(self) -> str:
        return "discard"

    def target(self) -> Target:
        return self.what

    def suits(self, s: State, f: i64, card: i64) -> bool:
        return s.where(card) > 0 and s.where(card) not in GONE

    def do(self, s: State, f: i64, card: i64) -> None:
        if s.is_in_play(card):
            changes.leave_play(s, f, card)
        else:
            decks.discard(s, card)


@dataclass(frozen=True)
class Take(Supply):
    what: Things
    to: Site

    @property
    def verb(self) -> str:
        return "take"

    def target(self) -> Target:
        return self.what

    def suits(self, s: State, f: i64, card: i64) -> bool:
        return not s.is_in_play(card)

    def do(self, s: State, f: i64, card: i64) -> None:
        s.move(card, self.to.zones(s, f)[0])
        decks.refill_decks(s)
        decks.refill_market(s)


@dataclass(frozen=True)
class StealCard(ParkDeed):
    """A card out of a hand, or staff and resources out of a park, which come over without being built."""

    what: Things

    @property
    def verb(self) -> str:
        return "steal card"

    def names(self) -> tuple[str, ...]:
        return ("steal",)

    def target(self) -> Target:
        return self.what

    def suits(self, s: State, f: i64, card: i64) -> bool:
        owner = s.owner_of(card)
        if owner < 0 or owner == s.actor(f):
            return False
        if s.where(card) == s.zone(owner, HAND):
            return s.room(s.zone(s.actor(f), HAND)) > 0
        return is_kind(s, card, BESIDE_THE_ENTRANCE) and s.room(s.zone(s.actor(f), BESIDE)) > 0

    def do(self, s: State, f: i64, card: i64) -> None:
        if s.is_in_play(card):
            changes.move_beside(s, f, card, s.actor(f))
        else:
            s.move(card, s.zone(s.actor(f), HAND))
            s.affect(f, s.actor(f))


@dataclass(frozen=True)
class ReturnTo(ParkDeed):
    what: Things
    to: OwnZone

    @property
    def verb(self) -> str:
        return "return"

    def target(self) -> Target:
        return self.what

    def suits(self, s: State, f: i64, card: i64) -> bool:
        return s.where(card) != self.to.zones(s, f)[0] and not is_kind(s, card, BLUEPRINT)

    def do(self, s: State, f: i64, card: i64) -> None:
        owner = s.owner_of(card)
        if s.is_in_play(card) and owner >= 0 and s.where(card) != s.zone(owner, PINNED):
            changes.return_to_hand(s, f, card, self.to.owner.seat(s, f))
        else:
            s.set_word(card, FACE, UP)
            s.move(card, self.to.zones(s, f)[0])


@dataclass(frozen=True)
class Search(ParkDeed):
    """Look through a place for a card; it lies aside until a later sentence takes it. A deck is shuffled then."""

    place: Place
    what: Things

    @property
    def verb(self) -> str:
        return "search"

    def target(self) -> Target:
        return self.what

    def possible(self, s: State, f: i64) -> bool:
        return True

    def could_be(self, s: State, f: i64, o: Options) -> None:
        kind = kind_of(self.what)
        found = Options()
        self.place.cards(s, f, found)
        for i in range(found.count()):
            if kind is not None and kind.fits(s, f, found.at(i)):
                o.add(found.at(i))

    def step(self, s: State, f: i64) -> None:
        if s.pc(f) == 0 and s.items(f) == 0:
            if isinstance(self.place, Deck):
                deck = self.place.kind.deck()
                for card in s.cards(deck):
                    s.reveal(card, 1 << s.actor(f))
            found = Options()
            self.could_be(s, f, found)
            if found.count() == 0:  # no less a search, and of a deck as well (UNF-INTERP-25, UNF-DECK-10)
                self._shuffle(s)
                s.end(ENACTED)
                return
        super().step(s, f)

    def do(self, s: State, f: i64, card: i64) -> None:
        if isinstance(self.place, Deck):
            s.move(card, drawn(s, s.actor(f)))
            self._shuffle(s)

    def _shuffle(self, s: State) -> None:
        if isinstance(self.place, Deck):
            s.shuffle(self.place.kind.deck())


@dataclass(frozen=True)
class LookAt(Deed):
    """The actor sees a hand; it stays where it is."""

    hand: OwnZone

    @property
    def verb(self) -> str:
        return "look"

    @property
    def harms(self) -> bool:
        return False

    def possible(self, s: State, f: i64) -> bool:
        return not self.is_barred(s, f, self.hand.owner.seat(s, f))

    def step(self, s: State, f: i64) -> None:
        if not self.possible(s, f):
            s.end(FAILED)
            return
        for card in s.cards(self.hand.zones(s, f)[0]):
            s.reveal(card, 1 << s.actor(f))
        self.touch(s, f, self.hand.owner.seat(s, f))
        s.end(ENACTED)


@dataclass(frozen=True)
class PlayCards(ParkDeed):
    """Only ever forbidden by words; it is a turn of the Events step that does it."""

    what: Target

    @property
    def verb(self) -> str:
        return "play"

    def target(self) -> Target:
        return self.what

    def possible(self, s: State, f: i64) -> bool:
        return False

    def do(self, s: State, f: i64, card: i64) -> None:
        s.enacted(False)


phrase(Discard, "~discard {what}", "~сбросить {what:acc}")
phrase(Take, "~take {what} into {to}", "~взять {what:acc} {to:into}")
phrase(StealCard, "~steal {what}", "~украсть {what:acc}")
phrase(ReturnTo, "~return {what} to {to}", "~вернуть {what:acc} {to:into}")
phrase(Search, "~search {place} for {what}", "~найти {place:in} {what:acc}")
phrase(LookAt, "~look at {hand}", "~посмотреть {hand:acc}")
phrase(PlayCards, "~play {what}", "~разыграть {what:acc}")
