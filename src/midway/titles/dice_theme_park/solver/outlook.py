"""Outlook: what a seat's prospects are worth, in the points of worth.py, as far as somebody thinks ahead.

Who plans works the best chains out with the solver; who is greedy takes what each move brings at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from midway.titles.dice_theme_park.columns import columns
from midway.titles.dice_theme_park.operate_draft import position_at_start, position_of
from midway.titles.dice_theme_park.operate_position import OperatePosition
from midway.titles.dice_theme_park.operate_rules import play
from midway.titles.dice_theme_park.schema import (
    COINS,
    DRAFT,
    DRAFT_COINS,
    DRAFT_MAPS,
    IMPROVE,
    OPERATE,
    PHASE,
    ROUND,
    STARS,
    WELCOME,
)
from midway.titles.dice_theme_park.solver.forecast import add_newcomers, add_stayers
from midway.titles.dice_theme_park.solver.greed import greedy_chain
from midway.titles.dice_theme_park.solver.search import Search
from midway.titles.dice_theme_park.solver.worth import Worth
from midway.titles.dice_theme_park.tiles import printed_income

if TYPE_CHECKING:
    from midway.kernel.state import State

STAR: Final[i64] = 6
LAST_COIN: Final[i64] = 2  # three coins are a star
LEFT: Final = (0, 2, 4, 6, 7, 8)  # a guest who stays for another round, by its value; the most tired one leaves
HALVES: Final = 2


@final
class Outlook:
    """The prospects of one position's round."""

    def __init__(self, s: State, plans: bool, glance: i64) -> None:
        rounds = columns(s).rounds
        self.plans = plans
        self.glance = glance  # positions the solver looks at for an estimate
        self.rounds_left = rounds - max(s.num(ROUND), 1)
        self.coin: i64 = LAST_COIN + (self.rounds_left + 1) // HALVES
        self.worth = Worth(STAR, self.coin, LEFT) if self.rounds_left > 0 else Worth(STAR, LAST_COIN)
        self.later = Worth(STAR, LAST_COIN)

    def of(self, s: State, seat: i64, looks_on: bool = True) -> i64:
        """The whole position: stars, money, this round's phase, and, who looks on, the rounds after it."""
        improves = s.own(seat, DRAFT) == IMPROVE
        total = STAR * s.own(seat, STARS)
        total += self.coin * (s.own(seat, DRAFT_COINS) if improves else s.own(seat, COINS))
        if WELCOME <= s.num(PHASE) <= OPERATE:
            p = position_of(s, seat)
            if improves:
                p.maps = s.own(seat, DRAFT_MAPS)
            total += self.points(p)
        return total + self.after(s, seat) if looks_on else total

    def after(self, s: State, seat: i64) -> i64:
        """What the rounds after this one may bring."""
        if self.rounds_left == 0:
            return 0
        p = position_at_start(s, seat)
        if s.own(seat, DRAFT) == IMPROVE:
            p.maps = s.own(seat, DRAFT_MAPS)
        return self.rounds_left * (self.in_usual_round(p) + self.coin * printed_income(s, seat))

    def in_usual_round(self, p: OperatePosition) -> i64:
        """What a park earns in a round with usual guests; the position's own are forgotten."""
        p.dice = vec[i64]()
        p.count = 0
        p.guides = 0
        p.managers = 0
        add_newcomers(p, self.rounds_left)
        add_stayers(p, self.rounds_left)
        return self._points(p, self.later)

    def points(self, p: OperatePosition) -> i64:
        """What an Operate phase from this position on may come to."""
        return self._points(p, self.worth)

    def _points(self, p: OperatePosition, worth: Worth) -> i64:
        if self.plans:
            search = Search(p, worth, self.glance)
            search.run()
            return search.best
        end = p.copy()
        chain = greedy_chain(p, worth)
        for k in range(len(chain)):
            play(end, chain[k])
        return worth.of(end)
