"""Which two staff cards are worth playing: money, what each helps in a usual phase, and who goes first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from midway.titles.dice_theme_park.columns import (
    BUILDER,
    CONCIERGE,
    GUIDE,
    MANAGER,
    MASCOT,
    STAFF_IDS,
    TICKET_AGENT,
    columns,
)
from midway.titles.dice_theme_park.expand import MOST_MASCOTS
from midway.titles.dice_theme_park.figures import BUILDER_DISCOUNT, MASCOT_DISCOUNT
from midway.titles.dice_theme_park.guests import GUEST_COLOURS, MOST_VALUE, die_on, kind, own_colour, value_of
from midway.titles.dice_theme_park.improve import MOST_INSTALLED
from midway.titles.dice_theme_park.operate_draft import position_at_start
from midway.titles.dice_theme_park.operate_position import OperatePosition
from midway.titles.dice_theme_park.park import ENTRANCE
from midway.titles.dice_theme_park.schema import HAND, MASCOTS, coins
from midway.titles.dice_theme_park.solver.forecast import add_newcomers

if TYPE_CHECKING:
    from midway.kernel.state import State
    from midway.titles.dice_theme_park.solver.outlook import Outlook

SECOND: Final = 70  # percent, of what a second card of the same kind helps
CHANCE_TO_SAVE: Final = 80  # percent
FIRST_IN_TURN: Final = 1  # points for each pip less


def best_pair(s: State, seat: i64, outlook: Outlook) -> tuple[i64, i64]:
    """The two cards of the hand that look best together."""
    c = columns(s)
    helps = help_of_each(s, seat, outlook)
    hand = s.zone(seat, HAND)
    best: tuple[i64, i64] = (s.at(hand, 0), s.at(hand, 1))
    most: i64 = -(1 << 40)
    for i in range(s.count(hand)):
        for k in range(i + 1, s.count(hand)):
            a, b = s.at(hand, i), s.at(hand, k)
            points = outlook.coin * (c.money[a] + c.money[b]) - FIRST_IN_TURN * (c.die_value[a] + c.die_value[b])
            points += helps[c.staff[a]]
            points += helps[c.staff[b]] if c.staff[a] != c.staff[b] else helps[c.staff[b]] * SECOND // 100
            if points > most:
                most = points
                best = (a, b)
    return best


def help_of_each(s: State, seat: i64, outlook: Outlook) -> vec[i64]:
    """What each kind's ability brings this round, in the outlook's points."""
    p = position_at_start(s, seat)
    add_newcomers(p, 0)
    usual = outlook.points(p)
    found = vec[i64]([0] * len(STAFF_IDS))
    found[TICKET_AGENT] = _saved_guest(p, usual, outlook)
    found[CONCIERGE] = max(outlook.points(_with_concierge(p)) - usual, 0)
    p.guides += 1
    found[GUIDE] = max(outlook.points(p) - usual, 0)
    p.guides -= 1
    p.managers += 1
    found[MANAGER] = max(outlook.points(p) - usual, 0)
    p.managers -= 1
    p.park.adjustments += 1
    found[MASCOT] = max(outlook.points(p) - usual, 0)
    p.park.adjustments -= 1
    if s.own(seat, MASCOTS) < MOST_MASCOTS:
        found[MASCOT] += outlook.coin * MASCOT_DISCOUNT
    found[BUILDER] = outlook.coin * min(BUILDER_DISCOUNT * MOST_INSTALLED, max(coins(s, seat) - 2, 0))
    return found


def _saved_guest(p: OperatePosition, usual: i64, outlook: Outlook) -> i64:
    """What a fresh guest more would bring: next round, where there is one and somebody is tired by then."""
    if outlook.rounds_left == 0:
        return 0
    q = p.copy()
    q.add_die(die_on(ENTRANCE, kind(p.count % GUEST_COLOURS, MOST_VALUE)))
    return max(outlook.points(q) - usual, 0) * CHANCE_TO_SAVE // 100


def _with_concierge(p: OperatePosition) -> OperatePosition:
    """The most tired newcomer arrives two pips fresher."""
    q = p.copy()
    for i in range(q.count):
        die = q.dice[i]
        if die >> 7 == ENTRANCE and value_of(die) <= 4:
            q.remove_die(die)
            q.add_die(die_on(ENTRANCE, kind(own_colour(die), value_of(die) + 2)))
            return q
    return q
