"""State: one position of any title, mid-effect or not. Questions, chance, answers, and the run loop.

Everything that matters is in the vector; the rest can be computed again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from midway.kernel import totals
from midway.kernel.errors import Refused, SoftLock
from midway.kernel.happenings import ANNOUNCED, COUNTED
from midway.kernel.options import NO_OPTIONS, Options
from midway.kernel.registers import Registers
from midway.kernel.saves import saved, unsaved
from midway.kernel.schema import (
    EVERYBODY,
    F_NODE,
    OVER,
    R_DRAWN,
    R_END,
    R_FREE,
    R_NOTES,
    R_STREAM,
    R_TOP,
    R_WHO,
    STRANDS,
    TOGETHER,
)

if TYPE_CHECKING:
    from midway.kernel.game import Game
    from midway.kernel.node import Node
    from midway.kernel.totals import Asked

# in a trail: whose answer it was, and whether it was a free move
SEAT_BITS: Final = 44
FREE_BIT: Final[i64] = 1 << 50

NONE_ASKED: Final[list[Asked]] = []
MOST_STEPS: Final = 20_000  # between two questions; more is a soft lock


@final
class State(Registers):
    """A position. `clone` is one slice."""

    __slots__ = ("asked", "lazy", "opts", "opts_of", "trail")

    def __init__(self, game: Game, v: vec[i16]) -> None:
        super().__init__(game, v)
        self.opts = NO_OPTIONS  # of the decision asked for last; never mutated, shared by clones
        self.opts_of: i64 = -1  # whose they are
        self.asked: list[Asked] = NONE_ASKED  # a cache: ongoing rules that are asked each time; never mutated either
        self.lazy: bool = False
        self.trail: Options | None = None  # while somebody keeps it: every answer, forced ones included

    def clone(self) -> State:
        """The same position again; it shares nothing that changes."""
        s = State(self.game, self.v[:])
        s.opts = self.opts
        s.opts_of = self.opts_of
        s.asked = self.asked
        s.lazy = self.lazy
        s.script = self.script
        return s

    # ---- asking ------------------------------------------------------------------------------------
    def ask(self, f: i64, pc: int, who: int) -> None:
        """Suspend on a decision of `who`; the frame goes on at `pc`. What is forced is not asked."""
        self.go(f, pc)
        self.put_question(f, who, False)

    def ask_openly(self, f: i64, pc: int, who: int) -> None:
        """Ask even where only one answer is left, so that being asked tells nothing."""
        self.go(f, pc)
        self.put_question(f, who, True)

    def put_question(self, f: i64, who: int, openly: bool) -> None:
        if self.lazy:
            self.v[self.cur + R_WHO] = who
            self.opts_of = -1
            return
        o = Options()
        self.node(f).options(self, f, o)
        many = o.count()
        if many == 0:
            raise SoftLock(f"{self.node_name(f)} asks seat {who} with no option")
        if many == 1 and not openly:
            self.record_answer(o.at(0))
            self.v[self.cur + R_FREE] = 0
            if self.trail is not None:
                self.trail.add(o.at(0) | (who << SEAT_BITS))
            return
        self.opts = o.v
        self.opts_of = who
        self.v[self.cur + R_WHO] = who

    # ---- who is asked, and what ----------------------------------------------------------------------
    @property
    def is_over(self) -> bool:
        return self.num(OVER) == 1

    @property
    def who(self) -> i64:
        """The first seat that has a decision to take; -1: none."""
        strands = self.num(STRANDS)
        if strands == 0:
            return self.num(R_WHO)
        seat: i64 = 0
        while (strands >> seat) & 1 == 0:
            seat += 1
        return seat

    def awaited(self) -> list[int]:
        """Every seat that has a decision to take now."""
        strands = self.num(STRANDS)
        if strands == 0:
            who = self.num(R_WHO)
            return [int(who)] if who >= 0 else []
        return [seat for seat in range(self.players) if (strands >> seat) & 1]

    def is_awaited(self, seat: i64) -> bool:
        strands = self.num(STRANDS)
        if strands == 0:
            return seat >= 0 and self.num(R_WHO) == seat
        return 0 <= seat < self.players and (strands >> seat) & 1 == 1

    def base_of(self, seat: i64) -> i64:
        """The registers that speak for a seat now: its own strand's, or the main ones."""
        return self.strand_of(seat) if self.num(STRANDS) != 0 else 0

    def strand_of(self, seat: i64) -> i64:
        """The registers of a seat's own strand."""
        return self.game.strand_at + seat * self.seat_size

    def asking(self, seat: i64) -> i64:
        """The frame that asks this seat."""
        return self.num(self.base_of(seat) + R_TOP)

    def legal(self, seat: i64) -> vec[i64]:
        """What the seat may answer; empty if it is not awaited."""
        if self.opts_of == seat and self.is_awaited(seat):
            return self.opts
        if not self.is_awaited(seat):
            return NO_OPTIONS
        o = Options()
        self.cur = self.base_of(seat)
        f = self.top
        self.node(f).options(self, f, o)
        self.cur = 0
        self.opts = o.v
        self.opts_of = seat
        return o.v

    def free(self, seat: i64) -> vec[i64]:
        """What the seat may do at any time without giving its answer."""
        o = Options()
        if self.is_awaited(seat):
            self.cur = self.base_of(seat)
            self.game.title.free_moves(self, seat, o)
            self.cur = 0
        return o.v

    # ---- answering ------------------------------------------------------------------------------------
    def apply(self, seat: i64, choice: i64) -> None:
        """Take a seat's choice and run on to the next question. Refused, and nothing changed, if it is not offered."""
        if not self.is_awaited(seat):
            raise Refused("game-over" if self.is_over else "not-your-turn")
        opts = self.legal(seat)
        for i in range(len(opts)):
            if opts[i] == choice:
                self._go_on(seat, choice)
                return
        free = self.free(seat)
        for i in range(len(free)):
            if free[i] == choice:
                self._free_move(seat, choice)
                return
        reason, rule = self.game.title.why_not(self, seat, choice)
        raise Refused(reason, rule)

    def follow(self, step: i64) -> None:
        """Take one step of a trail that was checked when it was made."""
        seat = (step >> SEAT_BITS) & 63
        choice = step & ((1 << SEAT_BITS) - 1)
        if step & FREE_BIT:
            self._free_move(seat, choice)
        else:
            self._go_on(seat, choice)

    def _go_on(self, seat: i64, choice: i64) -> None:
        self.learned = 0
        if self.trail is not None:
            self.trail.add(choice | (seat << SEAT_BITS))
        self.cur = self.base_of(seat)
        self.record_answer(choice)
        self.v[self.cur + R_WHO] = -1
        self.v[self.cur + R_FREE] = 0
        self._run_from(seat)

    def _free_move(self, seat: i64, choice: i64) -> None:
        self.learned = 0
        if self.trail is not None:
            self.trail.add(choice | (seat << SEAT_BITS) | FREE_BIT)
        self.cur = self.base_of(seat)
        node = self.game.title.free_move(self, seat, choice)
        self.v[self.cur + R_WHO] = -1
        who: int = seat
        used: int = self.v[self.cur + R_FREE]
        self.v[self.cur + R_FREE] = 0
        again = self.push(self.game.ask_again, who, who, who, -1, 0)
        self.set_tally(again, used)
        self.record_answer(choice)
        self.begin(node, who)
        self._run_from(seat)

    def _run_from(self, seat: i64) -> None:
        if self.cur == 0:
            self.run()
            return
        self.run_strand()
        done = self.top == 0
        self.cur = 0
        if done:
            left: int = self.num(STRANDS) & ~(1 << seat)
            self.v[STRANDS] = left
            if left == 0:
                self.run()

    def run(self) -> None:
        """Run the main strand to its next question, or to the end."""
        v = self.v
        self.opts_of = -1 if v[R_WHO] < 0 else self.opts_of
        for _ in range(MOST_STEPS):
            f: int = v[R_TOP]
            if f == 0 or v[R_WHO] >= 0 or v[STRANDS] != 0:
                return
            nid: int = v[f + F_NODE]
            self.game.nodes[nid].step(self, f)
        raise SoftLock(f"{self.node_name(self.top)} runs on without asking anybody")

    def run_strand(self) -> None:
        """Run one seat's own strand likewise; `cur` says whose."""
        v = self.v
        for _ in range(MOST_STEPS):
            f: int = v[self.cur + R_TOP]
            if f == 0 or v[self.cur + R_WHO] >= 0:
                return
            nid: int = v[f + F_NODE]
            self.game.nodes[nid].step(self, f)
        raise SoftLock(f"{self.node_name(self.top)} runs on without asking anybody")

    def open_strand(self, seat: i64, node: Node, stream: i64) -> bool:
        """Begin a seat's own strand; True if it has asked something."""
        v = self.v
        base = self.strand_of(seat)
        room = self.game.strand_room
        self.cur = base
        who: int = seat
        start: int = base + 16
        v[base + R_WHO] = -1
        v[base + R_TOP] = 0
        v[base + R_END] = start
        limit: int = start + room
        v[base + R_NOTES] = limit
        self._count_to(base + R_STREAM, stream)
        self._count_to(base + R_DRAWN, 0)
        self.begin(node, who)
        self.run_strand()
        asked = self.top != 0
        self.cur = 0
        return asked

    def close_strand(self, seat: i64) -> None:
        """Leave nothing of a finished strand behind."""
        base = self.strand_of(seat)
        room = self.game.strand_room
        for k in range(base, base + 16 + room):
            self.v[k] = 0

    # ---- small help for titles -----------------------------------------------------------------------
    def can_begin(self, node: Node, you: i64, src: i64) -> bool:
        """Would this node do anything, run for `you` about card `src`?"""
        f = self.begin(node, you, src)
        can = node.possible(self, f)
        self.pop()
        return can

    def announce(self, seat: i64, card: i64) -> None:
        """Report that a rule of this card begins."""
        if self.facts is not None:
            self.facts.report(ANNOUNCED, seat, card, 0, 0, EVERYBODY)

    def disclose(self, seat: i64, field: i64, n: int) -> None:
        """Set a public number of a seat to what only the seat knew; everybody else learns it."""
        before = self.own(seat, field)
        self.set_own(seat, field, n)
        self.learned |= EVERYBODY & ~(1 << seat)
        if self.facts is not None:
            self.facts.report(COUNTED, seat, field, before, n, EVERYBODY)

    # ---- ongoing rules -----
    def total(self, seat: i64, stat: i64) -> i64:
        """The sum of all that ongoing rules add to a value of the seat."""
        return totals.total(self, seat, stat)

    def value(self, seat: i64, stat: i64, base: i64, card: i64 = -1, rounds_up: bool = False) -> i64:
        """A value as ongoing rules change it: set outright, then added to, then multiplied, rounded once.

        Rules that speak of cards count if they mean this card. Prices round up, all else down.
        """
        return totals.value(self, seat, stat, base, card, rounds_up)

    def prohibit(self, seat: i64, deed: i64) -> None:
        """For ongoing rules while they are counted: some deeds of this kind are prohibited to the seat."""
        k = self.caches + 1 + seat * self.game.cache_size + deed // 15
        before: int = self.v[k]
        mask: i64 = before
        after: int = mask | (1 << (deed % 15))
        self.v[k] = after

    def forbidden(self, seat: i64, deed: i64, card: i64) -> bool:
        """Does an active rule say that this seat cannot do this to the card? (-1: no card in particular.)"""
        return totals.forbidden(self, seat, deed, card)

    def may_be_forbidden(self, seat: i64, deed: i64) -> bool:
        """Is there any rule that forbids the seat this deed? Where there is none, no card need be asked."""
        return totals.may_be_forbidden(self, seat, deed)

    def cards_in_play(self, o: Options) -> None:
        """Add every card in play, seats in turn order from the starting player, then the table's."""
        first = self.first_seat
        for i in range(self.players):
            owner = self.after(first, i)
            for at in self.game.play_zones:
                z = self.zone(owner, at)
                for k in range(self.count(z)):
                    o.add(self.at(z, k))
        for z in self.game.table_zones:
            for k in range(self.count(z)):
                o.add(self.at(z, k))

    # ---- the whole position -------------------------------------------------------------------------------
    def save(self) -> bytes:
        """Equal positions give equal bytes; the caches are left out, and room in which nothing lies."""
        return saved(self.game, self.v)

    def node_name(self, f: i64) -> str:
        if f == 0:
            return "the end"
        node = self.node(f)
        return f"{type(node).__name__} of {self.game.node_names[node.nid]}"

    @property
    def is_together(self) -> bool:
        """Do the seats decide at the same time now?"""
        return self.num(TOGETHER) != 0


def restore(game: Game, raw: bytes) -> State:
    """The inverse of `save`: caches are counted anew, options enumerated when asked for."""
    s = State(game, unsaved(game, raw))
    s.stale()
    return s
