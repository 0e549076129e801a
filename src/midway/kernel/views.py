"""Views: what a viewer may see of a position, and of what has happened.

A view is built from a blank table by an allow-list: whatever the schema does not grant stays blank. What a
viewer cannot tell apart, and so must look alike, is made in redeal.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from midway.kernel.happenings import COUNTED, MOVED, REVEALED, SHUFFLED, TURNED, Fact
from midway.kernel.redeal import Redealt, redeal, redealt
from midway.kernel.schema import (
    ALL,
    EVERYBODY,
    HIDDEN,
    ORDERED,
    OVER,
    OWNER,
    PHASES,
    PLAYERS,
    R_END,
    R_NOTES,
    R_WHO,
    SPECTATOR,
    STRANDS,
    TOGETHER,
    Z_HEAD,
    Z_ROOM,
    Z_SEEN,
    Z_TAG,
)
from midway.kernel.state import State

if TYPE_CHECKING:
    from midway.kernel.game import Game

__all__ = ["Redealt", "ViewTables", "facts_for", "redeal", "redealt", "seen_fact", "view", "viewers"]


class ViewTables:
    """What views of a game need, looked up once: where the public and each viewer's own words lie."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.runs: list[vec[i64]] = []  # per viewer, the spectator last: from and to of the numbers shown
        self.card_fields: list[vec[i64]] = []  # likewise: the fields that name a card
        self.zones: vec[i64] = vec[i64]([at for f, at, _ in game.fields if f.is_zone])
        self.words: vec[i64] = vec[i64]([])  # words of cards shown with the card
        self.own_words: vec[i64] = vec[i64]([])  # words of cards shown to the card's owner
        for f, at, _ in game.fields:
            if at in game.schema.per_card and at != game.known_at:
                if f.audience == ALL:
                    self.words = append(self.words, at)
                elif f.audience == OWNER:
                    self.own_words = append(self.own_words, at)
        for viewer in range(game.seats + 1):
            self._add_viewer(viewer if viewer < game.seats else SPECTATOR)
        self.blank: vec[i16] = self._blank_table()

    def _add_viewer(self, viewer: i64) -> None:
        runs = vec[i64]([R_WHO, R_WHO + 1, PLAYERS, PHASES + 1, STRANDS, OVER + 1])
        card_fields = vec[i64]([])
        for f, at, owner in self.game.fields:
            if f.audience != ALL and (f.audience != OWNER or owner != viewer):
                continue
            if f.kind == "card":
                card_fields = append(card_fields, at)
            elif f.kind in ("number", "token") and at not in self.game.schema.per_card:
                if runs[len(runs) - 1] == at:
                    runs[len(runs) - 1] = at + f.size
                else:
                    runs = append(append(runs, at), at + f.size)
        self.runs.append(runs)
        self.card_fields.append(card_fields)

    def _blank_table(self) -> vec[i16]:
        game = self.game
        words = [0] * int(game.size)
        words[game.caches_at] = 1  # totals are counted anew, from what the viewer sees
        words[R_END] = int(game.stack_at)
        words[R_NOTES] = int(game.caches_at)
        for card in range(len(game.cards)):
            words[game.where_at + card] = HIDDEN
        for f, at, owner in game.fields:
            if f.is_zone:
                words[at + Z_ROOM] = int(f.size)
                words[at + Z_TAG] = int(f.tag + owner + 1)
            elif f.kind == "card":
                words[at] = HIDDEN
        return vec[i16](words)

    def place_of(self, viewer: i64) -> i64:
        """Where the viewer's tables stand."""
        if viewer == SPECTATOR:
            return self.game.seats
        if 0 <= viewer < self.game.seats:
            return viewer
        raise ValueError(f"{viewer} is neither a seat of this game nor the spectator")

    def seen_number(self, seat: i64, at: i64) -> i64:
        """The mask of those who may see a number of a seat, named by its offset in the block."""
        for f in self.game.schema.seat.fields:
            if f.at == at:
                return EVERYBODY if f.audience == ALL else 1 << seat if f.audience == OWNER else 0
        return 0


def viewers(game: Game) -> list[int]:
    """Everybody who can look at a match: its seats, then the spectator."""
    return [*range(game.seats), SPECTATOR]


def view(s: State, viewer: i64) -> State:
    """The position as this viewer may see it: cards they cannot know are HIDDEN, what is secret is blank.

    Nothing runs in a view and nothing can be answered: decisions are told separately. Totals count only what
    the viewer sees.
    """
    game = s.game
    tables = game.view_tables
    place = tables.place_of(viewer)
    from_v = s.v
    v = tables.blank[:]
    runs = tables.runs[place]
    i: i64 = 0
    while i < len(runs):
        k = runs[i]
        stop = runs[i + 1]
        while k < stop:
            n: int = from_v[k]
            v[k] = n
            k += 1
        i += 2
    together: int = from_v[TOGETHER]
    v[TOGETHER] = 1 if together != 0 else 0  # where the frame lies is nobody's business
    shown = State(game, v)
    shown.opts_of = viewer  # with no options
    _show_zones(s, shown, viewer)
    _show_cards(s, shown, viewer)
    card_fields = tables.card_fields[place]
    for j in range(len(card_fields)):
        at = card_fields[j]
        card: int = from_v[at]
        if card >= 0 and shown.num(game.known_at + card) != 0:
            v[at] = card
    game.title.count_openly(s, shown)
    return shown


def _show_zones(s: State, shown: State, viewer: i64) -> None:
    from_v = s.v
    v = shown.v
    known = s.known
    where = s.where_at
    bit: int = 1 << viewer
    bits: i64 = bit
    zones = s.game.view_tables.zones
    for j in range(len(zones)):
        z = zones[j]
        zone: int = z
        n: int = from_v[z]
        sees: int = from_v[z + Z_SEEN]
        tag: int = from_v[z + Z_TAG]
        v[z] = n
        v[z + Z_SEEN] = sees
        mask: i64 = sees
        flags: i64 = tag
        k: i64 = z + Z_HEAD
        stop: i64 = k + n
        put: i64 = k
        while k < stop:
            card: int = from_v[k]
            knew: int = from_v[known + card]
            kept: i64 = knew
            if (mask | kept) & bits != 0:
                v[put] = card
                v[where + card] = zone
                v[known + card] = bit
                put += 1
            elif flags & ORDERED != 0 or mask & bits != 0:
                v[put] = HIDDEN
                put += 1
            k += 1
        if flags & ORDERED == 0 and mask & bits == 0:
            # Where in somebody's hand a known card is held tells nothing: known ones first, by number.
            _sort(v, z + Z_HEAD, put)
            while put < stop:
                v[put] = HIDDEN
                put += 1


def _sort(v: vec[i16], first: i64, end: i64) -> None:
    i = first + 1
    while i < end:
        card: int = v[i]
        k = i
        while k > first:
            other: int = v[k - 1]
            if other <= card:
                break
            v[k] = other
            k -= 1
        v[k] = card
        i += 1


def _show_cards(s: State, shown: State, viewer: i64) -> None:
    """What is known of single cards: those in no zone, and the words of all that are shown."""
    game = s.game
    from_v = s.v
    v = shown.v
    words = game.view_tables.words
    own_words = game.view_tables.own_words
    bit: int = 1 << viewer
    bits: i64 = bit
    for card in range(len(game.cards)):
        zone: int = from_v[s.where_at + card]
        if zone == 0:
            knew: int = from_v[s.known + card]
            kept: i64 = knew
            if kept & bits != 0:
                v[s.where_at + card] = 0
                v[s.known + card] = bit
        seen: int = v[s.known + card]
        if seen != 0:
            for j in range(len(words)):
                n: int = from_v[words[j] + card]
                v[words[j] + card] = n
            if len(own_words) > 0 and s.owner_of(card) == viewer:
                for j in range(len(own_words)):
                    n = from_v[own_words[j] + card]
                    v[own_words[j] + card] = n


# ---- happenings ---------------------------------------------------------------------------------------------
def seen_fact(fact: Fact, viewer: i64) -> Fact:
    """What a viewer is told of a fact: places are public, the card only if they could see it.

    A title's own facts name a card, or -1, in `what`.
    """
    if (fact.seen >> viewer) & 1 == 1:
        return Fact(fact.kind, fact.seat, fact.what, fact.here, fact.there, 1 << viewer)
    if fact.kind in (MOVED, SHUFFLED, REVEALED, TURNED):
        return Fact(fact.kind, fact.seat, HIDDEN, fact.here, fact.there, 0)
    return Fact(fact.kind, fact.seat, HIDDEN, 0, 0, 0)


def facts_for(facts: list[Fact], viewer: i64) -> list[Fact]:
    """What a viewer is told; that a secret number changed is not even mentioned."""
    return [seen_fact(fact, viewer) for fact in facts if fact.kind != COUNTED or (fact.seen >> viewer) & 1 == 1]
