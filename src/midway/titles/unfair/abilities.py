"""Abilities of cards in a park that their owner may use: in the Events step, in the Park step, as an action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.limits import is_used_up
from midway.kernel.node import Node
from midway.kernel.options import Options
from midway.kernel.results import DECLINED, ENACTED
from midway.titles.unfair.blocking import is_peace_broken, tell_attack
from midway.titles.unfair.card_texts import EVENT_ABILITY, MOMENTS, PARK_ABILITY
from midway.titles.unfair.mesmerism import borrowed_staff, lends_itself
from midway.titles.unfair.park import is_closed
from midway.titles.unfair.printed import columns
from midway.titles.unfair.schema import BESIDE, MOST_SPACES, space
from midway.titles.unfair.verbs import USE

if TYPE_CHECKING:
    from midway.kernel.state import State


def offer_abilities(s: State, seat: i64, moment: i64, turn: i64, o: Options) -> None:
    """Offer what cards in the park allow now; `turn` is a frame whose items are used up, or 0."""
    if columns(s).moments_heard & moment == 0:
        return
    for n in range(MOST_SPACES):
        _offer_in(s, seat, space(s, seat, n), moment, turn, o)
    _offer_in(s, seat, s.zone(seat, BESIDE), moment, turn, o)
    if columns(s).mesmerises:
        staff = Options()
        borrowed_staff(s, seat, staff)
        for i in range(staff.count()):
            _offer_of(s, seat, staff.at(i), moment, turn, o)


def _offer_in(s: State, seat: i64, z: i64, moment: i64, turn: i64, o: Options) -> None:
    c = columns(s)
    for i in range(s.count(z)):
        if c.moments[s.at(z, i)] & moment != 0 and not lends_itself(s, s.at(z, i), seat):
            _offer_of(s, seat, s.at(z, i), moment, turn, o)


def _offer_of(s: State, seat: i64, card: i64, moment: i64, turn: i64, o: Options) -> None:
    if is_closed(s, card):
        return
    boxes = s.game.rules_of(card).at_moment(moment_named(moment))
    for k in range(len(boxes)):
        number = ability_number(moment, k)
        if not is_used_in_turn(s, turn, card, number) and can_use(s, seat, card, boxes[k], moment):
            o.offer(USE, card, number)


def moment_named(moment: i64) -> str:
    """How texts call it."""
    return MOMENTS[0 if moment == EVENT_ABILITY else 1 if moment == PARK_ABILITY else 2]


def ability_number(moment: i64, k: i64) -> i64:
    """How an option names the k-th ability of a moment."""
    return moment * 8 + k


def ability_named(s: State, card: i64, number: i64) -> Node:
    return s.game.rules_of(card).at_moment(moment_named(number // 8))[number % 8]


def is_used_in_turn(s: State, turn: i64, card: i64, number: i64) -> bool:
    if turn != 0:
        for i in range(s.items(turn)):
            if s.item(turn, i) == card * 64 + number:
                return True
    return False


def can_use(s: State, seat: i64, card: i64, ability: Node, moment: i64) -> bool:
    """Its limit not used up, its extra cost payable, and something to do; an event may fizzle (RUL-09)."""
    if ability.limit != 0 and is_used_up(s, card, ability.limit):
        return False
    cost = s.game.box(card, "cost")
    if cost is not None and not s.can_begin(cost, seat, card):
        return False
    if columns(s).is_peaceful and is_peace_broken(s, seat, card, ability):
        return False
    if moment == EVENT_ABILITY and columns(s).may_fizzle:
        return True
    return s.can_begin(ability, seat, card)


@dataclass(frozen=True)
class UseAbility(Node):
    """You use an ability of card `src`; tally: its number. The extra cost comes first (UNF-INTERP-31)."""

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        card = s.src(f)
        if pc == 0:
            s.announce(s.you(f), card)
            s.go(f, 1)
            s.enacted()
            cost = s.game.box(card, "cost")
            if cost is not None:
                s.begin(cost, s.you(f), card)
        elif pc == 1:
            if s.result != ENACTED:
                s.end(DECLINED)
                return
            s.go(f, 2)
            s.begin(ability_named(s, card, s.tally(f)), s.you(f), card)
        else:
            tell_attack(s, f, card)
            s.pop()


def begin_use(s: State, seat: i64, card: i64, number: i64) -> None:
    g = s.begin(s.game.extra["use"], seat, card)
    which: int = number
    s.set_tally(g, which)
