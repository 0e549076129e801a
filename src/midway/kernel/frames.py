"""Frames: the stack of running nodes, kept inside the vector so that a state can be cloned mid-effect.

A frame is named by its offset and holds eleven words, then a list fixed on entry. Notes are pairs (slot,
value) that a running rule box keeps for later words: which upgrade "that upgrade" is, what was done "this
way". They grow down from the end of the same arena and go with their box.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64

from midway.kernel.schema import (
    AFFECTED_ITEM,
    BLOCKED_ITEM,
    DECLARED_ITEM,
    F_ACTOR,
    F_BACK,
    F_BOX,
    F_ITEMS,
    F_MARK,
    F_NODE,
    F_PC,
    F_SIZE,
    F_SRC,
    F_TALLY,
    F_THEM,
    F_YOU,
    R_END,
    R_NOTES,
    R_TOP,
    SPARED_ITEM,
)
from midway.kernel.words import Words

if TYPE_CHECKING:
    from midway.kernel.game import Game
    from midway.kernel.node import Node


class Frames(Words):
    """The running part of a state. `cur` is the base of the running strand's registers; 0: the main one."""

    __slots__ = ("cur",)

    def __init__(self, game: Game, v: vec[i16]) -> None:
        super().__init__(game, v)
        self.cur: i64 = 0

    # ---- pushing and popping ---------------------------------------------------------------------
    def push(self, node: Node, you: int, them: int, actor: int, src: int, box: int) -> i64:
        """Run a node next, on behalf of these people and this card."""
        v = self.v
        f: int = v[self.cur + R_END]
        limit: int = v[self.cur + R_NOTES]
        k: i64 = f
        if k + F_SIZE > limit:
            raise OverflowError("the stack of effects is full")
        back: int = v[self.cur + R_TOP]
        v[self.cur + R_TOP] = f
        v[self.cur + R_END] = f + F_SIZE
        nid: int = node.nid
        v[k + F_NODE] = nid
        v[k + F_PC] = 0
        v[k + F_YOU] = you
        v[k + F_THEM] = them
        v[k + F_ACTOR] = actor
        v[k + F_SRC] = src
        v[k + F_MARK] = -1
        v[k + F_TALLY] = 0
        v[k + F_BOX] = box
        v[k + F_BACK] = back
        v[k + F_ITEMS] = 0
        return k

    def call(self, node: Node, f: i64) -> i64:
        """Run a part next, for the same people as frame f."""
        v = self.v
        you: int = v[f + F_YOU]
        them: int = v[f + F_THEM]
        actor: int = v[f + F_ACTOR]
        src: int = v[f + F_SRC]
        box: int = v[f + F_BOX]
        return self.push(node, you, them, actor, src, box)

    def begin(self, node: Node, you: int, src: int = -1) -> i64:
        """Run a node of its own, speaking for `you` about card `src`."""
        return self.push(node, you, you, you, src, 0)

    def become(self, node: Node, f: i64) -> i64:
        """Replace the top frame by one for another node that speaks of the same people."""
        v = self.v
        you: int = v[f + F_YOU]
        them: int = v[f + F_THEM]
        actor: int = v[f + F_ACTOR]
        src: int = v[f + F_SRC]
        box: int = v[f + F_BOX]
        self.pop()
        return self.push(node, you, them, actor, src, box)

    def pop(self) -> None:
        """The top frame is done. Its words are cleared, so equal positions have equal bytes."""
        v = self.v
        f: int = v[self.cur + R_TOP]
        end: int = v[self.cur + R_END]
        k: i64 = f
        back: int = v[k + F_BACK]
        stop: i64 = end
        while k < stop:
            v[k] = 0
            k += 1
        v[self.cur + R_END] = f
        v[self.cur + R_TOP] = back

    # ---- the registers of a frame ------------------------------------------------------------------
    @property
    def top(self) -> i64:
        n: int = self.v[self.cur + R_TOP]
        return n

    def node(self, f: i64) -> Node:
        nid: int = self.v[f + F_NODE]
        return self.game.nodes[nid]

    def caller(self, f: i64) -> i64:
        """The frame that called this one; 0: none."""
        n: int = self.v[f + F_BACK]
        return n

    def pc(self, f: i64) -> i64:
        n: int = self.v[f + F_PC]
        return n

    def go(self, f: i64, pc: int) -> None:
        """The frame goes on at this step next time."""
        self.v[f + F_PC] = pc

    def you(self, f: i64) -> i64:
        """Whom the text calls "you": the owner of the card."""
        n: int = self.v[f + F_YOU]
        return n

    def set_you(self, f: i64, seat: int) -> None:
        self.v[f + F_YOU] = seat

    def them(self, f: i64) -> i64:
        """Whom the text calls "they"."""
        n: int = self.v[f + F_THEM]
        return n

    def set_them(self, f: i64, seat: int) -> None:
        self.v[f + F_THEM] = seat

    def actor(self, f: i64) -> i64:
        """Who does it, and so who chooses."""
        n: int = self.v[f + F_ACTOR]
        return n

    def set_actor(self, f: i64, seat: int) -> None:
        self.v[f + F_ACTOR] = seat

    def src(self, f: i64) -> i64:
        """The card whose text runs; -1: none."""
        n: int = self.v[f + F_SRC]
        return n

    def set_src(self, f: i64, card: int) -> None:
        self.v[f + F_SRC] = card

    def mark(self, f: i64) -> i64:
        """A card the frame keeps in mind; -1: none."""
        n: int = self.v[f + F_MARK]
        return n

    def set_mark(self, f: i64, card: int) -> None:
        self.v[f + F_MARK] = card

    def tally(self, f: i64) -> i64:
        """How many: whatever the frame counts."""
        n: int = self.v[f + F_TALLY]
        return n

    def set_tally(self, f: i64, n: int) -> None:
        self.v[f + F_TALLY] = n

    def box(self, f: i64) -> i64:
        """The frame of the rule box this frame runs in; 0: none."""
        n: int = self.v[f + F_BOX]
        return n

    def set_box(self, f: i64, box: int) -> None:
        self.v[f + F_BOX] = box

    # ---- who is kept from harm by a block ----------------------------------------------------------
    def is_blocked(self, f: i64, seat: i64) -> bool:
        """Has this seat blocked the rule that runs in frame f?"""
        box = self.box(f)
        if box == 0:
            return False
        mask: int = self.v[box + F_SIZE + BLOCKED_ITEM]
        bits: i64 = mask
        return (bits >> seat) & 1 == 1

    def is_spared(self, f: i64, seat: i64) -> bool:
        """Is the rule that runs in frame f kept from harming this seat?"""
        box = self.box(f)
        if box == 0:
            return False
        mask: int = self.v[box + F_SIZE + SPARED_ITEM]
        bits: i64 = mask
        return (bits >> seat) & 1 == 1

    def affect(self, f: i64, seat: i64) -> None:
        """The rule that runs in frame f has changed something of this seat's (-1: of nobody's)."""
        box = self.box(f)
        if box != 0 and seat >= 0:
            k = box + F_SIZE + AFFECTED_ITEM
            mask: int = self.v[k]
            bits: i64 = mask
            after: int = bits | (1 << seat)
            self.v[k] = after

    def declare(self, f: i64, seat: i64) -> None:
        """The rule that runs in frame f is played against this seat."""
        box = self.box(f)
        if box != 0:
            k = box + F_SIZE + DECLARED_ITEM
            mask: int = self.v[k]
            bits: i64 = mask
            after: int = bits | (1 << seat)
            self.v[k] = after

    # ---- a list fixed on entry -----------------------------------------------------------------------
    def fix(self, f: i64, item: int) -> None:
        """Add an item to the frame's list; only the top frame can grow."""
        if f != self.top:
            raise ValueError("only the top frame may fix items")
        v = self.v
        end: int = v[self.cur + R_END]
        limit: int = v[self.cur + R_NOTES]
        if end + 1 > limit:
            raise OverflowError("the stack of effects is full")
        v[end] = item
        v[self.cur + R_END] = end + 1
        n: int = v[f + F_ITEMS]
        v[f + F_ITEMS] = n + 1

    def items(self, f: i64) -> i64:
        n: int = self.v[f + F_ITEMS]
        return n

    def item(self, f: i64, i: i64) -> i64:
        n: int = self.v[f + F_SIZE + i]
        return n

    def set_item(self, f: i64, i: i64, item: int) -> None:
        self.v[f + F_SIZE + i] = item

    # ---- notes of the running rule box -----------------------------------------------------------------
    def notes_mark(self) -> i64:
        """How many words of notes there are now, to go back to with `drop_notes`."""
        n: int = self.v[self.cur + R_NOTES]
        return n

    def drop_notes(self, to: int) -> None:
        v = self.v
        n: int = v[self.cur + R_NOTES]
        k: i64 = n
        stop: i64 = to
        while k < stop:
            v[k] = 0
            k += 1
        v[self.cur + R_NOTES] = to

    def note(self, f: i64, slot: int, value: int) -> None:
        """Keep a value under a slot of the running box; a slot can hold several."""
        if slot < 0:
            return
        box = self.box(f)
        if box == 0:
            raise ValueError("no rule box is running")
        v = self.v
        low: int = v[self.cur + R_NOTES]
        end: int = v[self.cur + R_END]
        if low - 2 < end:
            raise OverflowError("the notes of the running rules are full")
        v[low - 2] = slot
        v[low - 1] = value
        v[self.cur + R_NOTES] = low - 2

    def noted(self, f: i64, slot: i64, default: i64 = -1) -> i64:
        """The latest value under the slot."""
        if self.box(f) == 0:
            return default
        v = self.v
        k = self.notes_mark()
        stop = self.tally(self.box(f))
        while k < stop:
            n: int = v[k]
            if n == slot:
                found: int = v[k + 1]
                return found
            k += 2
        return default

    def times_noted(self, f: i64, slot: i64) -> i64:
        """How many values stand under the slot."""
        if self.box(f) == 0:
            return 0
        v = self.v
        k = self.notes_mark()
        stop = self.tally(self.box(f))
        many: i64 = 0
        while k < stop:
            n: int = v[k]
            if n == slot:
                many += 1
            k += 2
        return many

    def all_noted(self, f: i64, slot: i64) -> list[i64]:
        """Every value under the slot, in the order it was noted."""
        if self.box(f) == 0:
            return []
        v = self.v
        k = self.notes_mark()
        stop = self.tally(self.box(f))
        out: list[i64] = []
        while k < stop:
            n: int = v[k]
            if n == slot:
                found: int = v[k + 1]
                out.append(found)
            k += 2
        out.reverse()
        return out
