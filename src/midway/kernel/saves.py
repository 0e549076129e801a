"""Saves: a position as bytes, and back. Room in which nothing lies is left out.

The stack, the strands of the seats, the agenda and large zones fill from their beginning (a stack from its end too,
with notes), and words that come before such a room say how far it is filled. So what is left out are zeros, and equal
positions still give equal bytes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i16, i64

from midway.kernel.schema import A_COUNT, A_ENTRY, A_HEAD, AGENDA_SIZE, R_END, R_NOTES, R_SIZE, Z_HEAD

if TYPE_CHECKING:
    from midway.kernel.game import Game

LARGE: Final = 64  # zones with fewer places are saved whole: a few words are not worth a gap
AS_STACK: Final = 0


@final
class Rooms:
    """Where the rooms of a game's positions lie, in the order of the vector."""

    def __init__(self, game: Game) -> None:
        self.first: vec[i64] = vec[i64]([])
        self.end: vec[i64] = vec[i64]([])
        self.told_at: vec[i64] = vec[i64]([])  # the word that counts what lies in it; of a stack, its registers
        self.each: vec[i64] = vec[i64]([])  # words of one thing in it, or AS_STACK
        for field, at, _ in game.fields:
            if field.is_zone and field.size >= LARGE:
                self._add(at + Z_HEAD, field.size, at, 1)
            elif field.kind == "strand":
                self._add(at + R_SIZE, field.size, at, AS_STACK)
            elif at == game.agenda_at:
                self._add(at + A_HEAD, AGENDA_SIZE - A_HEAD, at + A_COUNT, A_ENTRY)
        self._add(game.stack_at, game.caches_at - game.stack_at, 0, AS_STACK)
        longest = max([game.size - game.caches_at, *[self.end[i] - self.first[i] for i in range(len(self.end))]])
        self.zeros: vec[i16] = vec[i16]([0] * longest)

    def _add(self, first: i64, size: i64, told_at: i64, each: i64) -> None:
        self.first = append(self.first, first)
        self.end = append(self.end, first + size)
        self.told_at = append(self.told_at, told_at)
        self.each = append(self.each, each)

    def gap(self, v: vec[i16], i: i64) -> i64:
        """Where the words begin that hold nothing in the i-th room."""
        told_at = self.told_at[i]
        each = self.each[i]
        if each == AS_STACK:
            end: int = v[told_at + R_END]
            return self.first[i] if end == 0 else end  # no strand runs: its registers are zero
        many: int = v[told_at]
        return self.first[i] + many * each

    def gap_end(self, v: vec[i16], i: i64) -> i64:
        """Where they end."""
        if self.each[i] == AS_STACK:
            notes: int = v[self.told_at[i] + R_NOTES]
            if notes != 0:
                return notes
        return self.end[i]


def saved(game: Game, v: vec[i16]) -> bytes:
    """The words of a position that are not caches, but for those that hold nothing."""
    rooms = game.rooms
    out = v[:0]
    at: i64 = 0
    for i in range(len(rooms.first)):
        out = extend(out, v[at : rooms.gap(v, i)])
        at = rooms.gap_end(v, i)
    out = extend(out, v[at : game.caches_at])
    return bytes(out)


def unsaved(game: Game, raw: bytes) -> vec[i16]:
    """All the words of a position again, its caches empty; ValueError if these bytes are no save of such a game."""
    rooms = game.rooms
    words = extend(vec[i16]([]), memoryview(raw[: len(raw) & ~1]).cast("h"))
    v = words[:0]
    read: i64 = 0
    for i in range(len(rooms.first)):
        first = rooms.first[i]
        more = first - len(v)
        v = extend(v, words[read : read + more])
        read += more
        if len(v) != first:
            break
        gap, end = rooms.gap(v, i), rooms.gap_end(v, i)
        if not first <= gap <= end <= rooms.end[i]:
            break
        v = extend(v, words[read : read + gap - first])
        read += gap - first
        v = extend(v, rooms.zeros[: end - gap])
    else:
        v = extend(v, words[read:])
    if len(v) != game.caches_at or len(raw) % 2 != 0:
        raise ValueError("these bytes are no saved state of this game")
    return extend(v, rooms.zeros[: game.size - game.caches_at])
