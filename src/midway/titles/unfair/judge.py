"""What bots think of choices without trying them: where trying costs much, changes nothing, or would foresee luck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from midway.kernel.evaluator import A_POINT, NEVER, UNTRIED
from midway.kernel.options import PASS, YES, arg2_of, arg_of, verb_of
from midway.titles.unfair.building import BuildCard
from midway.titles.unfair.events_step import PlayEvents
from midway.titles.unfair.game_changers import KeepPlans
from midway.titles.unfair.nodes.drawing import ReturnInAnyOrder
from midway.titles.unfair.park_rows import Rows
from midway.titles.unfair.park_step import TakeAction
from midway.titles.unfair.printed import columns
from midway.titles.unfair.progress import steps_missing
from midway.titles.unfair.prospects import (
    AN_EVENT_CARD,
    SHARE_OF_HAND,
    Outlook,
    figures_of,
    incomes_left,
    next_step,
    plan_worth,
    worth_of_a_coin,
)
from midway.titles.unfair.schema import BLUEPRINTS, GAMBLES
from midway.titles.unfair.scoring import SettleUp
from midway.titles.unfair.take import BLUEPRINT_CARDS, EVENT_CARDS
from midway.titles.unfair.verbs import (
    BORROW,
    DEMOLISH,
    DRAW,
    KEEP_BOTH,
    KEEP_NONE,
    KEEP_ONE,
    ON,
    OPEN_WITH,
    PLAY,
    SPACE,
    SWAP,
    TAKE,
    TRADE_IN,
)

if TYPE_CHECKING:
    from midway.kernel.state import State

TAKEN: Final = 30  # percent of what building a card would gain, for having it in the hand


@final
class Judge:
    """Of one question: what its choices would gain, as far as that needs no trying."""

    def __init__(self, s: State, seat: i64, f: i64) -> None:
        asks = s.node(f)
        self.seat = seat
        self.left = incomes_left(s)
        self.builds = isinstance(asks, BuildCard)
        self.is_short = isinstance(asks, SettleUp) or asks.question(s, f) == "pay"
        self.can_pay = self.builds and self.is_short and verb_of(s.legal(seat)[0]) == YES
        self.takes_action = isinstance(asks, TakeAction)
        self.plays_events = isinstance(asks, PlayEvents)
        self.sees_no_difference = isinstance(asks, ReturnInAnyOrder)
        self.keeps_plans = isinstance(asks, KeepPlans)
        self.is_indifferent = self.builds and not wants_a_neighbour(s, s.mark(f))
        self.first_space: i64 = 0  # of those offered
        self.outlook: Outlook | None = None
        self.rows: Rows | None = None

    def opinion(self, s: State, choice: i64) -> i64:
        verb = verb_of(choice)
        if is_free_money(verb):
            return UNTRIED if self.is_short and not self.can_pay else NEVER
        if self.can_pay:
            return 0 if verb == YES else NEVER  # it was weighed before it was begun
        if self.takes_action:
            return self._of_action(s, verb, arg_of(choice))
        if self.plays_events:
            return self._of_event(s, choice)
        if verb == OPEN_WITH:
            return self._look(s).of_card(s, arg_of(choice))
        if verb == ON and s.count(s.zone(self.seat, BLUEPRINTS)) == 0:
            return A_POINT * next_step(s, arg_of(choice))
        if verb == SPACE and self.is_indifferent:
            self.first_space = min(self.first_space, arg_of(choice)) if self.first_space > 0 else arg_of(choice)
            return 0 if arg_of(choice) == self.first_space else NEVER
        if self.sees_no_difference:
            return 0
        if self.keeps_plans:
            return self._of_plans(s, verb, choice)
        return UNTRIED

    def _look(self, s: State) -> Outlook:
        outlook = self.outlook
        if outlook is None:
            outlook = Outlook(s, self.seat)
            self.outlook = outlook
        return outlook

    def _of_action(self, s: State, verb: i64, arg: i64) -> i64:
        """Of an action of the Park step: building and what texts do is tried, drawing is not."""
        left = self.left
        if verb == DEMOLISH:
            return NEVER
        if verb == TAKE:
            return max(0, self._look(s).of_card(s, arg)) * TAKEN // 100
        if verb == SWAP:
            return 150 + 15 * left - max(0, self._look(s).of_card(s, arg)) * SHARE_OF_HAND[1] // 100
        if verb == DRAW:
            if arg == EVENT_CARDS:
                return 120 + 20 * left
            if arg == BLUEPRINT_CARDS:
                return self._of_drawing_plans(s)
            return 130 + 20 * left
        return UNTRIED

    def _of_event(self, s: State, choice: i64) -> i64:
        """Of what may be played or used: where dice decide, what is to be expected, for they cannot be foreseen."""
        verb = verb_of(choice)
        if verb == PASS:
            return 0
        bets = figures_of(s).bets[int(arg_of(choice))]
        expected = bets.halves[int(arg2_of(choice))] if verb == PLAY else bets.ability
        if len(expected) == 0:
            return UNTRIED
        luck = max(0, min(len(expected) - 1, s.value(self.seat, GAMBLES, 0)))
        gain = expected[luck] * worth_of_a_coin(self.left) // 100
        return gain - AN_EVENT_CARD if verb == PLAY else gain

    def _of_drawing_plans(self, s: State) -> i64:
        """A plan wants time, and few of them at once."""
        open_plans: i64 = 0
        z = s.zone(self.seat, BLUEPRINTS)
        for i in range(s.count(z)):
            if steps_missing(figures_of(s).known.plan(s.at(z, i)).items, self._things(s)) > 0:
                open_plans += 1
        if self.left < 2 or open_plans > 1:
            return NEVER
        return 250 + 60 * min(self.left, 6) - 300 * open_plans

    def _of_plans(self, s: State, verb: i64, choice: i64) -> i64:
        if verb == KEEP_NONE:
            return 0
        first = plan_worth(s, arg_of(choice), self.left, self._things(s))
        if verb == KEEP_ONE:
            return first
        if verb == KEEP_BOTH:
            return first + plan_worth(s, arg2_of(choice), self.left, self._things(s))
        return UNTRIED

    def _things(self, s: State) -> Rows:
        rows = self.rows
        if rows is None:
            rows = figures_of(s).known.rows(s, self.seat)
            self.rows = rows
        return rows


def is_free_money(verb: i64) -> bool:
    if verb == BORROW:
        return True
    return verb == TRADE_IN


def wants_a_neighbour(s: State, card: i64) -> bool:
    """Does it matter beside what an attraction stands?"""
    return columns(s).panorama[card] > 0 or figures_of(s).neighbours[card] > 0
