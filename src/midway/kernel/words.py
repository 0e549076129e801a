"""Words: the flat vector of a state and the zones, cards and numbers in it.

No index arithmetic leaves this file and frames.py. An item of the vector is read into `int` and written
from `int`: an explicit i16() would wrap silently when compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64

from midway.kernel.happenings import COUNTED, MOVED, REVEALED, Facts
from midway.kernel.schema import (
    EVERYBODY,
    IN_PLAY,
    ORDERED,
    PLAYERS,
    Z_HEAD,
    Z_ROOM,
    Z_SEEN,
    Z_TAG,
)

if TYPE_CHECKING:
    from midway.kernel.game import Game


class Words:
    """Questions about and changes of what lies on the table."""

    __slots__ = ("caches", "facts", "game", "known", "learned", "seat_size", "seats_at", "v", "where_at")

    def __init__(self, game: Game, v: vec[i16]) -> None:
        self.game = game
        self.v = v
        self.seats_at: i64 = game.seats_at
        self.seat_size: i64 = game.seat_size
        self.where_at: i64 = game.where_at
        self.known: i64 = game.known_at
        self.caches: i64 = game.caches_at
        self.facts: Facts | None = None
        self.learned: i64 = 0  # mask of the viewers who learned something since the last answer

    # ---- numbers -------------------------------------------------------------------------------
    def num(self, at: i64) -> i64:
        """The number at an offset of the schema."""
        n: int = self.v[at]
        return n

    def put(self, at: i64, n: int) -> None:
        self.v[at] = n

    @property
    def players(self) -> i64:
        n: int = self.v[PLAYERS]
        return n

    def own(self, seat: i64, field: i64) -> i64:
        """A number of one seat."""
        n: int = self.v[self.seats_at + seat * self.seat_size + field]
        return n

    def set_own(self, seat: i64, field: i64, n: int) -> None:
        self.v[self.seats_at + seat * self.seat_size + field] = n

    def zone(self, seat: i64, field: i64) -> i64:
        """The handle of one seat's zone."""
        return self.seats_at + seat * self.seat_size + field

    def gain(self, seat: i64, token: i64, n: i64) -> None:
        """The seat has n more of a token, or fewer if n is negative."""
        at = self.seats_at + seat * self.seat_size + token
        before: int = self.v[at]
        after: int = before + n
        self.v[at] = after
        if self.facts is not None:
            self.facts.report(COUNTED, seat, token, before, after, self.game.view_tables.seen_number(seat, token))

    # ---- zones, named by their offset -------------------------------------------------------------
    def count(self, z: i64) -> i64:
        n: int = self.v[z]
        return n

    def room(self, z: i64) -> i64:
        """How many more cards fit."""
        n: int = self.v[z]
        cap: int = self.v[z + Z_ROOM]
        return cap - n

    def at(self, z: i64, i: i64) -> i64:
        """The card at place i, from 0."""
        c: int = self.v[z + Z_HEAD + i]
        return c

    def last(self, z: i64) -> i64:
        """The top card, or -1."""
        n: int = self.v[z]
        if n == 0:
            return -1
        c: int = self.v[z + Z_HEAD + n - 1]
        return c

    def cards(self, z: i64) -> vec[i64]:
        """A snapshot of the zone's cards, safe to walk while the zone changes."""
        v = self.v
        n: int = v[z]
        out = vec[i64]([0] * n)
        z += Z_HEAD
        for i in range(len(out)):
            c: int = v[z + i]
            out[i] = c
        return out

    def has(self, z: i64, card: i64) -> bool:
        return self.where(card) == z

    def place_of(self, z: i64, card: i64) -> i64:
        """Where in the zone the card lies, from 0; -1 if it does not."""
        v = self.v
        n: int = v[z]
        for i in range(n):
            c: int = v[z + Z_HEAD + i]
            if c == card:
                return i
        return -1

    def where(self, card: i64) -> i64:
        """The zone a card is in; 0 if it is in none."""
        z: int = self.v[self.where_at + card]
        return z

    def owner_of_zone(self, z: i64) -> i64:
        """The seat a zone belongs to; -1: the table."""
        tag: int = self.v[z + Z_TAG]
        owner: i64 = tag
        return (owner & 15) - 1

    def owner_of(self, card: i64) -> i64:
        """The seat in whose zone a card is; -1: nobody's."""
        z = self.where(card)
        return self.owner_of_zone(z) if z > 0 else -1

    def is_in_play(self, card: i64) -> bool:
        z = self.where(card)
        if z == 0:
            return False
        tag: int = self.v[z + Z_TAG]
        bits: i64 = tag
        return bits & IN_PLAY != 0

    def word(self, card: i64, field: i64) -> i64:
        """A card's own number."""
        n: int = self.v[field + card]
        return n

    # ---- who sees --------------------------------------------------------------------------------
    def seen_by(self, z: i64) -> i64:
        """The mask of viewers who see the cards of a zone."""
        n: int = self.v[z + Z_SEEN]
        return n

    def show_zone(self, z: i64, viewers: int) -> None:
        """From now on these viewers see the zone's cards; who saw them before remembers."""
        before = self.seen_by(z)
        self.v[z + Z_SEEN] = viewers
        news = ~before & viewers
        for i in range(self.count(z)):
            k = self.known + self.at(z, i)
            n: int = self.v[k]
            after: int = n | before
            self.v[k] = after
            self._learn(self.at(z, i), news)

    def viewers_of(self, card: i64) -> i64:
        """The mask of viewers who know which card this is: they see it, or have kept track of it."""
        n: int = self.v[self.known + card]
        z = self.where(card)
        return n | self.seen_by(z) if z > 0 else n

    def knows(self, viewer: i64, card: i64) -> bool:
        return (self.viewers_of(card) >> viewer) & 1 == 1

    def reveal(self, card: i64, viewers: i64) -> None:
        """Show a card to some viewers; it stays where it is."""
        self._learn(card, viewers & ~self.viewers_of(card))
        if self.facts is not None:
            self.facts.report(REVEALED, -1, card, self.where(card), self.where(card), viewers)

    def _learn(self, card: i64, news: i64) -> None:
        if news != 0:
            self.learned |= news
            k = self.known + card
            n: int = self.v[k]
            after: int = n | news
            self.v[k] = after

    def learn(self, viewers: i64) -> None:
        """Some viewers have learned something that is not a card."""
        self.learned |= viewers

    # ---- moving cards ------------------------------------------------------------------------------
    def stale(self) -> None:
        """The cached totals must be counted again."""
        self.v[self.caches] = 1

    def set_word(self, card: i64, field: i64, n: int) -> None:
        """Change a card's own number, such as whether it lies face down; ongoing rules are counted anew."""
        self.v[field + card] = n
        self.v[self.caches] = 1

    def _touched(self, z: i64) -> None:
        tag: int = self.v[z + Z_TAG]
        bits: i64 = tag
        if bits & IN_PLAY != 0:
            self.v[self.caches] = 1

    def put_in(self, card: int, z: int, place: i64 = -1) -> None:
        """Lay a card that is nowhere into a zone: on top, or at a place from 0. No happening: for setting up."""
        v = self.v
        n: int = v[z]
        cap: int = v[z + Z_ROOM]
        if n == cap:
            raise OverflowError(f"no room for a {cap + 1}th card in {self.game.zone_name(z)}")
        k: i64 = z + Z_HEAD + n
        if place >= 0:
            stop: i64 = z + Z_HEAD + place
            while k > stop:
                v[k] = v[k - 1]
                k -= 1
        v[k] = card
        v[z] = n + 1
        v[self.where_at + card] = z
        self._touched(z)

    def lift(self, card: i64) -> i64:
        """Take a card out of its zone, the others keeping their order; gives the zone."""
        v = self.v
        z = self.where(card)
        if z == 0:
            raise ValueError(f"card {card} is in no zone")
        n: int = v[z]
        k: i64 = z + Z_HEAD
        end: i64 = k + n - 1
        while k < end:
            c: int = v[k]
            if c == card:
                break
            k += 1
        while k < end:
            v[k] = v[k + 1]
            k += 1
        v[end] = 0  # no leftovers: equal positions have equal bytes
        v[z] = n - 1
        v[self.where_at + card] = 0
        self._touched(z)
        return z

    def move(self, card: i64, to: i64, place: i64 = -1) -> None:
        """Move a card into a zone: on top, or at a place from 0."""
        here = self.where(card)
        saw = self.seen_by(here)
        sees = self.seen_by(to)
        self._follow(card, here, saw, sees)
        was_in_play = self.is_in_play(card)
        self.lift(card)
        self.put_in(card, to, place)
        if was_in_play != self.is_in_play(card):
            self.v[self.game.used_at + card] = 0  # a card that comes into play is new, what it did before is forgotten
        if self.facts is not None:
            self.facts.report(MOVED, -1, card, here, to, self.viewers_of(card))

    def _follow(self, card: i64, here: i64, saw: i64, sees: i64) -> None:
        """Who knows which card this is after it has moved, and who has lost track of the zone it left."""
        k = self.known + card
        knew: int = self.v[k]
        before: i64 = knew | saw
        after: i64 = before | sees
        tag: int = self.v[here + Z_TAG]
        bits: i64 = tag
        if bits & ORDERED == 0:
            # A card leaves a hand face down: who sees neither end cannot tell which one it was.
            blind = EVERYBODY & ~(saw | sees)
            if blind & before != 0:
                after &= ~blind
            if blind != 0:
                self._forget(here, blind)
        self.learned |= sees & ~before
        mask: int = after
        self.v[k] = mask

    def _forget(self, z: i64, viewers: i64) -> None:
        v = self.v
        n: int = v[z]
        for i in range(n):
            c: int = v[z + Z_HEAD + i]
            knew: int = v[self.known + c]
            mask: i64 = knew
            if mask & viewers != 0:
                left: int = mask & ~viewers
                v[self.known + c] = left
