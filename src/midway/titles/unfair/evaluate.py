"""What bots think of a position, and of a choice before it is tried.

Everything is read off the table, the printed figures and the trees of the texts: no card is known by name. Coins,
stars and plans are worth what they may still become in the rounds that are left (prospects.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.evaluator import A_POINT, MOST_PROMISING, UNTRIED, Evaluator
from midway.kernel.options import PASS, arg2_of, arg_of, verb_of
from midway.titles.unfair.events_step import PlayEvents
from midway.titles.unfair.game_changers import KeepPlans
from midway.titles.unfair.park import attractions_in_park, capacity, coins_a_guest, hand_limit, star_total
from midway.titles.unfair.park_step import TakeAction
from midway.titles.unfair.printed import EVENT, columns
from midway.titles.unfair.prospects import (
    Outlook,
    coins_worth,
    figures_of,
    growth_of,
    incomes_left,
    next_step,
    plan_worth,
    prospect_of,
    size_worth,
    text_income,
    worth_of_a_coin,
)
from midway.titles.unfair.schema import (
    BESIDE,
    BLUEPRINTS,
    COINS,
    COINS_ON,
    GUESTS_COME,
    HAND,
    LOANS,
    MOST_SPACES,
    POINTS,
    SHOWCASE,
    STEP,
    space,
)
from midway.titles.unfair.scoring import SettleUp, staff_points
from midway.titles.unfair.take import BLUEPRINT_CARDS, EVENT_CARDS
from midway.titles.unfair.verbs import (
    BORROW,
    BUILD,
    DEMOLISH,
    DRAW,
    KEEP_BOTH,
    KEEP_NONE,
    KEEP_ONE,
    ON,
    OPEN_WITH,
    SWAP,
    TAKE,
    TRADE_IN,
)

if TYPE_CHECKING:
    from midway.kernel.state import State

NEVER: Final = -100 * A_POINT
SPITE: Final = 150  # percent: competitors' gains weigh more than one's own, so leaders are attacked
AN_EVENT_CARD: Final = 170
A_HIDDEN_CARD: Final = 120  # in a competitor's hand
A_CARD_TOO_MANY: Final = 100
SHARE_OF_HAND: Final = (60, 45, 30, 15)  # percent of what building the best, the second best ... would gain
TAKEN: Final = 30  # percent of what building a card would gain, for having it in the hand
AN_EMPTY_PARK: Final = 300  # without an attraction nothing can be upgraded


class Opinions(Evaluator):
    """Unfair's."""

    def worth(self, s: State, seat: i64) -> i64:
        mine = park_worth(s, seat) + private_worth(s, seat)
        best = NEVER
        total: i64 = 0
        for other in range(s.players):
            if other != seat:
                theirs = park_worth(s, other) + A_HIDDEN_CARD * s.count(s.zone(other, HAND))
                best = max(best, theirs)
                total += theirs
        return mine - (2 * best + total) * SPITE // (100 * (s.players + 1))

    def promise(self, s: State, seat: i64, choice: i64) -> i64:
        """Only the cards that promise most are built on trial."""
        return prospect_of(s, seat, arg_of(choice)) if verb_of(choice) == BUILD else MOST_PROMISING

    def opinion(self, s: State, seat: i64, choice: i64) -> i64:
        verb = verb_of(choice)
        if is_free_money(verb):
            return UNTRIED if is_short_of_coins(s, seat) else NEVER
        f = s.asking(seat)
        asks = s.node(f)
        if isinstance(asks, TakeAction):
            return opinion_of_action(s, seat, verb, arg_of(choice))
        if isinstance(asks, PlayEvents):
            return 0 if verb == PASS else UNTRIED
        if verb == OPEN_WITH:
            return prospect_of(s, seat, arg_of(choice))
        if verb == ON and s.count(s.zone(seat, BLUEPRINTS)) == 0:
            return A_POINT * next_step(s, arg_of(choice))
        if isinstance(asks, KeepPlans):
            return opinion_of_plans(s, seat, verb, choice)
        return UNTRIED


# ---- a position --------------------------------------------------------------------------------------------------
def park_worth(s: State, seat: i64) -> i64:
    """What everybody can see of a seat: its park, its coins, its loans."""
    left = incomes_left(s)
    total = A_POINT * (s.own(seat, POINTS) + staff_points(s, seat) - columns(s).loans[s.own(seat, LOANS)])
    total += coins_worth(s.own(seat, COINS), left)
    coin = worth_of_a_coin(left)
    gains: i64 = 0
    on_cards: i64 = 0
    for n in range(MOST_SPACES + 1):
        z = space(s, seat, n) if n < MOST_SPACES else s.zone(seat, BESIDE)
        for i in range(s.count(z)):
            card = s.at(z, i)
            gains += text_income(s, card)
            on_cards += s.word(card, COINS_ON)
    total += size_worth(s, seat) + growth_of(s, seat, left)
    if attractions_in_park(s, seat) == 0:
        total -= AN_EMPTY_PARK
    if left > 0:
        rate = coins_a_guest(s, seat)
        room = capacity(s, seat)
        now = star_total(s, seat)
        later = star_total(s, seat, True)
        coins = min(later, room) * rate * left + gains * left
        if s.num(STEP) < GUESTS_COME:
            coins -= (min(later, room) - min(now, room)) * rate
        total += coins * coin
    return total + on_cards * (A_POINT // 2)


def private_worth(s: State, seat: i64) -> i64:
    """What only the seat knows of: its hand, its plans, its Showcase cards."""
    left = incomes_left(s)
    total: i64 = 0
    z = s.zone(seat, BLUEPRINTS)
    for i in range(s.count(z)):
        total += plan_worth(s, seat, s.at(z, i), left)
    z = s.zone(seat, HAND)
    kinds = columns(s).kind
    best = [0, 0, 0, 0]
    outlook = Outlook(s, seat)
    for i in range(s.count(z)):
        card = s.at(z, i)
        if kinds[card] & EVENT != 0:
            total += AN_EVENT_CARD if left > 0 else 0
        else:
            _rank(best, outlook.of_card(s, card))
    z = s.zone(seat, SHOWCASE)
    for i in range(s.count(z)):
        _rank(best, outlook.of_card(s, s.at(z, i)))
    for k in range(len(best)):
        total += best[k] * SHARE_OF_HAND[k] // 100
    over = s.count(s.zone(seat, HAND)) - hand_limit(s, seat)
    return total - (over * A_CARD_TOO_MANY if over > 0 else 0)


def _rank(best: list[int], n: i64) -> None:
    """Enter a figure into the list of the highest."""
    carried: int = n
    for k in range(len(best)):
        if carried > best[k]:
            best[k], carried = carried, best[k]


# ---- choices that are not tried -----------------------------------------------------------------------------------
def is_free_money(verb: i64) -> bool:
    if verb == BORROW:
        return True
    return verb == TRADE_IN


def is_short_of_coins(s: State, seat: i64) -> bool:
    """Is money wanted now: to pay for what was chosen, or for the last settlement?"""
    f = s.asking(seat)
    asks = s.node(f)
    return isinstance(asks, SettleUp) or asks.question(s, f) == "pay"


def opinion_of_action(s: State, seat: i64, verb: i64, arg: i64) -> i64:
    """Of an action of the Park step: building and what texts do is tried, drawing is not."""
    left = incomes_left(s)
    if verb == DEMOLISH:
        return NEVER
    if verb == TAKE:
        return max(0, prospect_of(s, seat, arg)) * TAKEN // 100
    if verb == SWAP:
        return 150 + 15 * left - max(0, prospect_of(s, seat, arg)) * SHARE_OF_HAND[1] // 100
    if verb == DRAW:
        if arg == EVENT_CARDS:
            return 120 + 20 * left
        if arg == BLUEPRINT_CARDS:
            return opinion_of_drawing_plans(s, seat, left)
        return 130 + 20 * left
    return UNTRIED


def opinion_of_drawing_plans(s: State, seat: i64, left: i64) -> i64:
    """A plan wants time, and few of them at once."""
    open_plans: i64 = 0
    z = s.zone(seat, BLUEPRINTS)
    for i in range(s.count(z)):
        if figures_of(s).missing(s, seat, s.at(z, i)) > 0:
            open_plans += 1
    if left < 2 or open_plans > 1:
        return NEVER
    return 250 + 60 * min(left, 6) - 300 * open_plans


def opinion_of_plans(s: State, seat: i64, verb: i64, choice: i64) -> i64:
    left = incomes_left(s)
    if verb == KEEP_NONE:
        return 0
    first = plan_worth(s, seat, arg_of(choice), left)
    if verb == KEEP_ONE:
        return first
    if verb == KEEP_BOTH:
        return first + plan_worth(s, seat, arg2_of(choice), left)
    return UNTRIED


EVALUATOR: Final = Opinions()
