"""What Dice Theme Park thinks of its positions, for bots: the greedy mind takes what a move brings, the planner plans.

Estimates are made in solver/outlook.py; Operate is played along a chain of the solver (solver/steering.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from midway.kernel.evaluator import A_POINT, UNTRIED, Evaluator
from midway.kernel.options import DONE, NO, NUMBER, PASS, YES, arg2_of, arg_of, verb_of
from midway.kernel.state import SEAT_BITS
from midway.titles.dice_theme_park.columns import NONE, columns
from midway.titles.dice_theme_park.operate_draft import known_words, position_at_start, position_of, put_together
from midway.titles.dice_theme_park.operate_position import OperatePosition
from midway.titles.dice_theme_park.park import cells_of
from midway.titles.dice_theme_park.schema import ROUND
from midway.titles.dice_theme_park.solver.greed import greedy_move
from midway.titles.dice_theme_park.solver.outlook import STAR, Outlook
from midway.titles.dice_theme_park.solver.search import Search
from midway.titles.dice_theme_park.solver.staffing import best_pair
from midway.titles.dice_theme_park.solver.steering import NO_ANSWER, answer_towards, are_same, is_operating, next_move
from midway.titles.dice_theme_park.verbs import (
    BUILD,
    GUEST,
    INSTALL,
    INVITE,
    KEEP,
    PLACE,
    PLAY,
    RAISE,
    RAISE_BOTH,
    SAVE,
    SPACE,
    SWAP,
    TAKE,
)

if TYPE_CHECKING:
    from midway.kernel.state import State

STUDY: Final = 20_000  # positions the solver looks at for a whole phase
GLANCE: Final = 800  # and for an estimate
OF_THIS_ROUND: Final = (TAKE, RAISE, RAISE_BOTH, INVITE, GUEST, NUMBER, YES)  # what later rounds hardly depend on
REMEMBERED: Final = 8  # chains of phases that may still be going on
ADMINISTRATOR_POINTS: Final = vec[i64]([36, 36, 30, 40, 24, 45, 30, 24, 6, 10])  # in the order of ADMINISTRATORS


@final
class Chain:
    """The chain planned for a phase, and for which phase."""

    def __init__(self, first: OperatePosition, park: vec[i64], round_number: i64, moves: vec[i64]) -> None:
        self.first = first
        self.park = park
        self.round = round_number
        self.moves = moves

    def is_of(self, first: OperatePosition, park: vec[i64], round_number: i64) -> bool:
        if self.round != round_number or not are_same(self.first, first):
            return False
        for i in range(len(park)):
            if park[i] != self.park[i]:
                return False
        return True


@final
class ParkMind(Evaluator):
    """Opinions of one who plans, or of one who does not; `thought` is how much, in percent."""

    def __init__(self, plans: bool, thought: i64 = 100) -> None:
        self.plans = plans
        self.study: i64 = max(STUDY * thought // 100, 50)
        self.glance: i64 = max(GLANCE * thought // 100, 10)
        self.chains: list[Chain] = []  # only saves work: whoever plans a phase anew plans the same

    # ---- what an evaluator is asked -----------------------------------------------------------------------------
    def worth(self, s: State, seat: i64) -> i64:
        return self._outlook(s).of(s, seat, True) * A_POINT // STAR

    def planned(self, s: State, seat: i64) -> i64:
        options = s.legal(seat)
        if is_operating(s, seat):
            return self._operate(s, seat, options)
        if len(options) > 0 and verb_of(options[0]) == PLAY:
            a, b = best_pair(s, seat, self._outlook(s))
            return _offered_pair(s, options, a, b)
        return UNTRIED

    def opinion(self, s: State, seat: i64, choice: i64) -> i64:
        """What all may come to after this choice, and the best second part of it; `UNTRIED` in Operate."""
        verb = verb_of(choice)
        if verb == KEEP:
            return self._of_card(s, seat, arg_of(choice)) * A_POINT // STAR
        if verb == PLACE and s.num(ROUND) == 0:
            return self._of_tile_at(s, seat, s.src(s.asking(seat)), arg_of(choice)) * A_POINT // STAR
        first = verb_of(s.legal(seat)[0])
        if first == SAVE:
            return A_POINT * arg2_of(choice) if verb == SAVE else 0
        if first == SWAP:
            return -A_POINT if verb == SWAP else 0  # what it would be good for nobody has found out
        if is_operating(s, seat):
            return UNTRIED
        return self._after(s, seat, choice, first not in OF_THIS_ROUND) * A_POINT // STAR

    # ---- how it thinks --------------------------------------------------------------------------------------------
    def _outlook(self, s: State) -> Outlook:
        return Outlook(s, self.plans, self.glance)

    def _after(self, s: State, seat: i64, choice: i64, looks_on: bool) -> i64:
        outlook = self._outlook(s)
        verb = verb_of(choice)
        if verb in (PASS, DONE, NO):
            return outlook.of(s, seat, looks_on)
        t = s.clone()
        t.follow(choice | (seat << SEAT_BITS))
        most: i64 = UNTRIED
        if verb in (BUILD, INSTALL, GUEST):
            options = t.legal(seat)
            for i in range(len(options)):
                if verb_of(options[i]) in (PLACE, SPACE, NUMBER):
                    u = t.clone()
                    u.follow(options[i] | (seat << SEAT_BITS))
                    most = max(most, outlook.of(u, seat, looks_on))
        return most if most != UNTRIED else outlook.of(t, seat, looks_on)

    def _of_card(self, s: State, seat: i64, card: i64) -> i64:
        c = columns(s)
        if c.effect[card] != NONE:
            return ADMINISTRATOR_POINTS[c.effect[card]]
        if c.skill[card] != NONE:
            p = position_at_start(s, seat)
            p.mascots = 0
            p.add_mascot(c.skill[card])
            return self._outlook(s).in_usual_round(p)
        return max([self._of_tile_at(s, seat, card, cell) for cell in cells_of(c.starts)])

    def _of_tile_at(self, s: State, seat: i64, tile: i64, cell: i64) -> i64:
        """A usual round with this tile there."""
        c = columns(s)
        p = position_at_start(s, seat)
        park = put_together(s, seat).park
        park.build(cell, c.requirements[tile], c.colour[tile], c.stars[tile])
        park.settle()
        p.park = park
        return self._outlook(s).in_usual_round(p)

    # ---- Operate ----------------------------------------------------------------------------------------------------
    def _operate(self, s: State, seat: i64, options: vec[i64]) -> i64:
        now = position_of(s, seat)
        move = self._planned_move(s, seat, now) if self.plans else greedy_move(now, self._outlook(s).worth)
        if move >= 0:
            answer = answer_towards(s, seat, move)
            return answer if answer != NO_ANSWER else UNTRIED
        for i in range(len(options)):
            if options[i] in (DONE, PASS):
                return options[i]
        return UNTRIED

    def _planned_move(self, s: State, seat: i64, now: OperatePosition) -> i64:
        """The next move of the phase's chain, or of a new one where something else was done; -1: enough."""
        first = position_at_start(s, seat)
        chain = self._chain(s, seat, first)
        made = next_move(first, chain, now)
        if made == NO_ANSWER:
            chain = self._plan(s, now)
            made = 0
        return chain[made] if made < len(chain) else -1

    def _chain(self, s: State, seat: i64, first: OperatePosition) -> vec[i64]:
        park = known_words(s, seat)
        for known in self.chains:
            if known.is_of(first, park, s.num(ROUND)):
                return known.moves
        moves = self._plan(s, first)
        self.chains = [Chain(first, park, s.num(ROUND), moves), *self.chains[: REMEMBERED - 1]]
        return moves

    def _plan(self, s: State, p: OperatePosition) -> vec[i64]:
        search = Search(p, self._outlook(s).worth, self.study)
        search.run()
        return vec[i64](search.chain())


def _offered_pair(s: State, options: vec[i64], a: i64, b: i64) -> i64:
    """The option that plays cards of these two kinds."""
    staff = columns(s).staff
    for i in range(len(options)):
        x, y = staff[arg_of(options[i])], staff[arg2_of(options[i])]
        if (x == staff[a] and y == staff[b]) or (x == staff[b] and y == staff[a]):
            return options[i]
    return UNTRIED


EVALUATOR: Final = ParkMind(False)
PLANNER: Final = ParkMind(True)


def planner(thought: int) -> Evaluator:
    """One who plans with so much thought, in percent of the usual."""
    return PLANNER if thought == 100 else ParkMind(True, thought)
