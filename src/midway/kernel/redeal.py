"""Redeal: a full position that a viewer cannot tell from the real one.

Cards the viewer does not know change places with others of the same back, and so in everything that names
them: zones, words of cards, frames, notes, the agenda, answers. The secrets of others are drawn anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from midway.kernel.chance import threefry
from midway.kernel.game import children
from midway.kernel.happenings import ANNOUNCED, BLOCKED, CHOSEN, FIRST_TITLE_FACT, MOVED, REVEALED, TURNED, Fact
from midway.kernel.options import NO_OPTIONS, arg2_of, arg3_of, arg_of, option, verb_of
from midway.kernel.schema import (
    A_COUNT,
    A_ENTRY,
    A_HEAD,
    A_SRC,
    A_SUBJECT,
    F_BACK,
    F_BOX,
    F_ITEMS,
    F_MARK,
    F_NODE,
    F_SIZE,
    F_TALLY,
    ORDERED,
    R_ARG,
    R_NOTES,
    R_TOP,
    R_VERB,
    Z_HEAD,
    Z_TAG,
)
from midway.kernel.verbs import CARD_ARG

if TYPE_CHECKING:
    from midway.kernel.node import Node
    from midway.kernel.state import State

TRIES: Final = 24  # before the seats that are asked keep their real cards
SHUFFLING: Final = 1  # streams of the redeal's own luck
SECRETS: Final = 2
NEW_KEY: Final = 3


@final
class Redealt:
    """A redealt position, and which card has taken which card's place."""

    def __init__(self, state: State, to: vec[i64]) -> None:
        self.state = state
        self.to = to

    def card(self, card: i64) -> i64:
        """The card that is now what this one was."""
        return self.to[card] if card >= 0 else card

    def undone(self, choice: i64) -> i64:
        """An answer of the redealt position, in the real one."""
        back = vec[i64](range(len(self.to)))
        for card in range(len(self.to)):
            back[self.to[card]] = card
        return Redealt(self.state, back).option(choice)

    def option(self, choice: i64) -> i64:
        """The same answer in the redealt position."""
        verb = self.state.game.title.verbs.by_number.get(int(verb_of(choice)))
        args = [arg_of(choice), arg2_of(choice), arg3_of(choice)]
        if verb is not None:
            for i in range(len(verb.args)):
                if verb.args[i] == CARD_ARG and args[i] < len(self.to):
                    args[i] = self.card(args[i])
        return option(verb_of(choice), args[0], args[1], args[2])

    def fact(self, fact: Fact) -> Fact:
        """The same fact of the redealt position."""
        what = fact.what
        if fact.kind == CHOSEN:
            what = self.option(what)
        elif fact.kind in (MOVED, REVEALED, ANNOUNCED, TURNED, BLOCKED) or fact.kind >= FIRST_TITLE_FACT:
            what = self.card(what)
        return Fact(fact.kind, fact.seat, what, fact.here, fact.there, fact.seen)


def redeal(s: State, viewer: i64, key0: i64, key1: i64, keep_luck: bool = False) -> State:
    """A position this viewer cannot tell from the real one, with luck of its own unless that is kept."""
    return redealt(s, viewer, key0, key1, keep_luck).state


def redealt(s: State, viewer: i64, key0: i64, key1: i64, keep_luck: bool = False) -> Redealt:
    """The same, with the record of which card went where.

    A seat that is asked must have an answer, so a deal that leaves it none is dealt again.
    """
    held = cards_running(s)
    for attempt in range(TRIES):
        done = _deal(s, viewer, held, key0, key1, attempt, keep_luck)
        if _all_can_answer(done.state, viewer):
            return done
    for card in range(len(s.game.cards)):
        if s.is_awaited(s.owner_of(card)):
            held[card] = 1
    return _deal(s, viewer, held, key0, key1, TRIES, keep_luck)


def cards_running(s: State) -> vec[i64]:
    """1 for each card whose own text runs or is due: it stays itself, or its frame would run another card's text."""
    held = vec[i64]([0] * len(s.game.cards))
    for base in strands_of(s):
        f = s.num(base + R_TOP)
        while f != 0:
            _hold(held, s.src(f))
            if s.node(f).items_are == "rule and card":
                for i in range(1, s.items(f), 2):
                    _hold(held, s.item(f, i))
            f = s.num(f + F_BACK)
    for entry in range(s.num(s.game.agenda_at + A_COUNT)):
        _hold(held, s.num(s.game.agenda_at + A_HEAD + entry * A_ENTRY + A_SRC))
    return held


def _hold(held: vec[i64], card: i64) -> None:
    if card >= 0:
        held[card] = 1


def strands_of(s: State) -> list[i64]:
    """Where the registers of the main strand and of each seat's own lie."""
    own = [s.game.schema.strand_at(seat) for seat in range(s.players)] if s.game.strands else []
    return [0, *own]


def _all_can_answer(s: State, viewer: i64) -> bool:
    for seat in s.awaited():
        if seat != viewer and len(s.legal(seat)) == 0:
            return False
    return True


def _deal(s: State, viewer: i64, held: vec[i64], key0: i64, key1: i64, attempt: i64, keep_luck: bool) -> Redealt:
    stream = attempt * 4
    to = permutation(s, viewer, held, key0, key1, stream + SHUFFLING)
    t = s.clone()
    t.opts = NO_OPTIONS
    t.opts_of = -1
    _put_cards(s, t, to)
    for base in strands_of(s):
        _put_strand(s, t, base, to)
    _mix_hands(t, viewer, len(to), key0, key1, stream + SHUFFLING)
    _draw_secrets(t, viewer, key0, key1, stream + SECRETS)
    if not keep_luck:
        t.set_key(threefry(key0, key1, stream + NEW_KEY, 0), threefry(key0, key1, stream + NEW_KEY, 1))
        t.script = NO_OPTIONS
    t.stale()
    t.game.title.resettle(t, viewer)
    return Redealt(t, to)


def permutation(s: State, viewer: i64, held: vec[i64], key0: i64, key1: i64, stream: i64) -> vec[i64]:
    """A random permutation of the cards this viewer does not know, among those of the same back.

    Which card comes to which place follows from the key and from what the viewer sees, not from the cards that are
    really there: positions that look alike are dealt anew alike, so that a bot may think about one of them.
    """
    many = len(s.game.cards)
    to = vec[i64](range(many))
    back_of = s.game.back_of
    places = unknown_by_place(s, viewer, held)
    drawn: i64 = 0
    done: list[i64] = []
    for first in range(many):
        back = back_of[first]
        if back in done:
            continue
        done.append(back)
        free = vec[i64]([])
        for card in range(first, many):
            if back_of[card] == back and held[card] == 0 and not s.knows(viewer, card):
                free = append(free, card)
        i: i64 = len(free) - 1
        while i > 0:
            j = (threefry(key0, key1, stream, drawn) * (i + 1)) >> 32
            drawn += 1
            a = free[i]
            free[i] = free[j]
            free[j] = a
            i -= 1
        i = 0
        for k in range(len(places)):
            if back_of[places[k]] == back:
                to[places[k]] = free[i]
                i += 1
    return to


def unknown_by_place(s: State, viewer: i64, held: vec[i64]) -> vec[i64]:
    """The cards that may change places, zone by zone; where a place means nothing, by who else knows them."""
    found = vec[i64]([])
    zones = s.game.view_tables.zones
    for j in range(len(zones)):
        z = zones[j]
        first = len(found)
        for i in range(s.count(z)):
            card = s.at(z, i)
            if held[card] == 0 and not s.knows(viewer, card):
                found = append(found, card)
        if s.num(z + Z_TAG) & ORDERED == 0:
            _sort_by_viewers(s, found, first)
    for card in range(len(s.game.cards)):
        if s.where(card) == 0 and held[card] == 0 and not s.knows(viewer, card):
            found = append(found, card)
    return found


def _sort_by_viewers(s: State, cards: vec[i64], first: i64) -> None:
    i = first + 1
    while i < len(cards):
        card = cards[i]
        k = i
        while k > first and s.viewers_of(cards[k - 1]) > s.viewers_of(card):
            cards[k] = cards[k - 1]
            k -= 1
        cards[k] = card
        i += 1


def _swap(t: State, at: i64, to: vec[i64]) -> None:
    """A word that names a card, or -1."""
    card = t.num(at)
    if card >= 0:
        new: int = to[card]
        t.put(at, new)


def _put_cards(s: State, t: State, to: vec[i64]) -> None:
    """What lies on the table: zones, words of cards, fields that name a card, the agenda."""
    game = s.game
    for field, at, _ in game.fields:
        if field.is_zone:
            for k in range(at + Z_HEAD, at + Z_HEAD + s.count(at)):
                _swap(t, k, to)
        elif field.kind == "card":
            _swap(t, at, to)
    for at in [game.where_at, *game.schema.per_card]:
        for card in range(len(to)):
            n: int = s.num(at + card)
            t.put(at + to[card], n)
    for entry in range(s.num(game.agenda_at + A_COUNT)):
        _swap(t, game.agenda_at + A_HEAD + entry * A_ENTRY + A_SUBJECT, to)


def _put_strand(s: State, t: State, base: i64, to: vec[i64]) -> None:
    """What a strand holds: its last answer, its frames and their items, the notes of its rule boxes."""
    verb = s.game.title.verbs.by_number.get(int(s.num(base + R_VERB)))
    if verb is not None:
        for i in range(len(verb.args)):
            if verb.args[i] == CARD_ARG:
                _swap(t, base + R_ARG + i, to)
    f = s.num(base + R_TOP)
    note = s.num(base + R_NOTES)
    while f != 0:
        _swap(t, f + F_MARK, to)
        items_are = s.node(f).items_are
        if items_are != "number":
            for i in range(0 if items_are == "card" else 1, s.num(f + F_ITEMS), 1 if items_are == "card" else 2):
                _swap(t, f + F_SIZE + i, to)
        if s.num(f + F_BOX) == f:
            slots = card_slots(s.game.nodes[s.num(f + F_NODE)])
            while note < s.num(f + F_TALLY):
                if s.num(note) in slots:
                    _swap(t, note + 1, to)
                note += 2
        f = s.num(f + F_BACK)


def card_slots(box: Node) -> list[i64]:
    """The slots of a rule box under which cards are noted: what nouns and deeds bind."""
    slots: list[i64] = []
    if box.slot >= 0 and ("card" in box.binds or "deed" in box.binds):
        slots.append(box.slot)
    for child in children(box):
        slots += card_slots(child)
    return slots


def _mix_hands(t: State, viewer: i64, first: i64, key0: i64, key1: i64, stream: i64) -> None:
    """Where in a hand its cards are held means nothing, so it may be any order."""
    drawn = first  # the permutation used up fewer
    for field, z, _ in t.game.fields:
        if not field.is_zone or t.num(z + Z_TAG) & ORDERED != 0 or (t.seen_by(z) >> viewer) & 1 == 1:
            continue
        _sort_zone(t, z)
        i: i64 = t.count(z) - 1
        while i > 0:
            j = (threefry(key0, key1, stream, drawn) * (i + 1)) >> 32
            drawn += 1
            a: int = t.at(z, i)
            b: int = t.at(z, j)
            t.put(z + Z_HEAD + i, b)
            t.put(z + Z_HEAD + j, a)
            i -= 1


def _sort_zone(t: State, z: i64) -> None:
    """By number, so that the order before the shuffle is nobody's."""
    i = z + Z_HEAD + 1
    while i < z + Z_HEAD + t.count(z):
        card: int = t.num(i)
        k = i
        while k > z + Z_HEAD and t.num(k - 1) > card:
            other: int = t.num(k - 1)
            t.put(k, other)
            k -= 1
        t.put(k, card)
        i += 1


def _draw_secrets(t: State, viewer: i64, key0: i64, key1: i64, stream: i64) -> None:
    """Others' secret numbers; one outside its bounds has not been chosen yet, and everybody knows that."""
    drawn: i64 = 0
    for field, at, owner in t.game.fields:
        if field.low < field.high and owner != viewer and field.low <= t.num(at) <= field.high:
            n: int = field.low + ((threefry(key0, key1, stream, drawn) * (field.high - field.low + 1)) >> 32)
            drawn += 1
            t.put(at, n)
