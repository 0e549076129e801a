"""Why not: the reason and the rule behind everything a player may try in vain. Words: why-... in messages.*.ftl."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.limits import is_used_up
from midway.kernel.options import NUMBER, PASS, YES, arg_of, verb_of
from midway.titles.coconut_shy.attacks import answer_of, can_block
from midway.titles.coconut_shy.rounds import MOST_STAKED, PlaceStake
from midway.titles.coconut_shy.schema import BLOCK, EAT, PLAY, REACT, SHELF, THROW, USE, hand, stall
from midway.titles.coconut_shy.turns import TakeTurn, can_win

if TYPE_CHECKING:
    from midway.kernel.state import State

Reason = tuple[str, str]
NOT_NOW: Reason = ("not-now", "CS-TURN-01")


def why_not(s: State, seat: i64, choice: i64) -> Reason:
    """The reason why a choice is not among the options, and the rule it stands in."""
    verb, arg = verb_of(choice), arg_of(choice)
    asks = s.node(s.asking(seat))
    if verb == EAT:
        return ("floss-while-staking", "CS-FLOSS-02") if s.is_together else ("no-floss", "CS-FLOSS-01")
    if isinstance(asks, PlaceStake):
        return _why_no_stake(verb, arg)
    if isinstance(asks, TakeTurn):
        return _why_not_in_turn(s, seat, verb, arg)
    kind = asks.question(s, s.asking(seat))
    if kind == "pay" and verb == YES:
        return "not-affordable", "CS-PAY-01"
    if kind == "block" and verb == BLOCK:
        return _why_not_from_hand(s, seat, arg, can_block(s, arg), "not-a-block", "CS-ATTACK-03")
    if kind == "react" and verb == REACT:
        return _why_not_from_hand(s, seat, arg, answer_of(s, arg) is not None, "not-an-answer", "CS-ATTACK-05")
    return "not-offered", ""


def _why_no_stake(verb: i64, n: i64) -> Reason:
    if verb != NUMBER:
        return "stake-first", "CS-STAKE-01"
    return ("stake-too-high" if n > MOST_STAKED else "not-affordable"), "CS-STAKE-01"


def _why_not_in_turn(s: State, seat: i64, verb: i64, card: i64) -> Reason:
    if verb == THROW:
        if not s.has(SHELF, card):
            return "not-on-the-shelf", "CS-THROW-01"
        if not can_win(s, seat, card):
            return "cannot-win", "CS-PRIZE-02"
    if verb == PLAY:
        return _why_no_trick(s, seat, card)
    if verb == USE:
        return _why_no_ability(s, seat, card)
    if verb == PASS:
        return "must-throw", "CS-TURN-02"
    return NOT_NOW


def _why_no_trick(s: State, seat: i64, card: i64) -> Reason:
    if not s.has(hand(s, seat), card):
        return "not-in-hand", "CS-TRICK-01"
    if s.tally(s.asking(seat)) > 0:
        return "second-trick", "CS-TRICK-02"
    if can_block(s, card) or answer_of(s, card) is not None:
        return "waits-for-an-attack", "CS-TRICK-01"
    return "nothing-to-do", "CS-TRICK-01"


def _why_no_ability(s: State, seat: i64, card: i64) -> Reason:
    if not s.has(stall(s, seat), card):
        return "not-in-your-stall", "CS-ABILITY-01"
    ability = s.game.ability(card, "turn")
    if ability is None:
        return "no-ability", "CS-ABILITY-01"
    return ("used-already" if is_used_up(s, card, ability.limit) else "nothing-to-do"), "CS-ABILITY-01"


def _why_not_from_hand(s: State, seat: i64, card: i64, fits: bool, reason: str, rule: str) -> Reason:
    if not s.has(hand(s, seat), card):
        return "not-in-hand", rule
    return NOT_NOW if fits else (reason, rule)
