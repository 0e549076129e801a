"""The greedy bot: tries out every choice to the end of what it sets off, and takes the one that looks best then.

What looks good is the title's own opinion (its evaluate.py); without one it is points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from midway.kernel.errors import MidwayError
from midway.kernel.evaluator import MOST_PROMISING, NEVER, UNTRIED, Evaluator
from midway.kernel.schema import STRANDS
from midway.kernel.state import FREE_BIT, SEAT_BITS
from midway.titles.belongings import evaluator_of

if TYPE_CHECKING:
    from midway.bots.bot import BotLuck
    from midway.kernel.state import State

DEEPEST: Final = 2  # questions within questions that are still tried out one by one
MOST_TRIED: Final = 3  # of choices whose promise can be compared
MOST_ANSWERS: Final = 40  # in the course of one choice
COMMAND: Final = "command"
HOPELESS: Final = UNTRIED + 1  # what cannot be tried out


class GreedyBot:
    """Looks no further than what its choice sets off."""

    def choose(self, world: State, seat: int, luck: BotLuck) -> int:
        options, free = world.legal(seat), world.free(seat)
        if len(options) == 1 and len(free) == 0:
            return int(options[0])
        return int(considered(world, seat, evaluator_of(world.game.title)))


def considered(s: State, seat: i64, mind: Evaluator) -> i64:
    """What the mind knows it will do, or else the choice of which it thinks most."""
    known = mind.planned(s, seat)
    return known if known != UNTRIED else best_choice(s, seat, mind, 0)


def best_choice(s: State, seat: i64, mind: Evaluator, depth: i64) -> i64:
    """The choice or free move of which most is thought, the first of equals."""
    options = s.legal(seat)
    own = len(options)
    choices = extend(options[:], s.free(seat))
    gains = mind.opinions(s, seat, choices)
    if _untried(gains) > 1:
        _leave_the_best(mind.promises(s, seat, choices), gains, own, MOST_TRIED if depth < DEEPEST else 1)
    if depth < DEEPEST and _must_try(gains):
        _try_out(s, seat, mind, choices, gains, own, depth)
    best = choices[0]
    most: i64 = UNTRIED
    for i in range(len(choices)):
        gain = gains[i] if gains[i] != UNTRIED else 0
        if gain > most:
            most = gain
            best = choices[i]
    return best


def _untried(gains: vec[i64]) -> i64:
    many: i64 = 0
    for i in range(len(gains)):
        if gains[i] == UNTRIED:
            many += 1
    return many


def _must_try(gains: vec[i64]) -> bool:
    """Is there anything with which what is untried could be compared?"""
    serious: i64 = 0
    for i in range(len(gains)):
        if gains[i] > NEVER:
            serious += 1
    untried = _untried(gains)
    return untried > 0 and untried + serious > 1


def _leave_the_best(hopes: vec[i64], gains: vec[i64], own: i64, most: i64) -> None:
    """Of the choices that would be tried out, those that promise less than the best few are not."""
    for i in range(own):
        if gains[i] != UNTRIED:
            hopes[i] = MOST_PROMISING
    for i in range(own):
        better: i64 = 0
        for k in range(own):
            if hopes[k] != MOST_PROMISING and (hopes[k] > hopes[i] or (hopes[k] == hopes[i] and k < i)):
                better += 1
        if hopes[i] != MOST_PROMISING and better >= most:
            gains[i] = HOPELESS


def _try_out(s: State, seat: i64, mind: Evaluator, choices: vec[i64], gains: vec[i64], own: i64, depth: i64) -> None:
    """Enter what each choice would gain of which nothing is thought yet."""
    now = mind.worth(s, seat)
    for i in range(len(choices)):
        if gains[i] == UNTRIED:
            gain = _outcome(s, seat, choices[i], i >= own, mind, depth)
            gains[i] = gain - now if gain > HOPELESS else gain


def _outcome(s: State, seat: i64, choice: i64, is_free: bool, mind: Evaluator, depth: i64) -> i64:
    """What the position is worth when all that the choice sets off is over; `s` stays as it is."""
    t = s.clone()
    in_strands = t.num(STRANDS) != 0
    begun = t.asking(seat)
    step = choice | (seat << SEAT_BITS)
    try:
        t.follow(step | FREE_BIT if is_free else step)
        for _ in range(MOST_ANSWERS):
            if not _goes_on(t, seat, begun, in_strands, is_free):
                break
            who = seat if in_strands else t.who
            answer = best_choice(t, seat, mind, depth + 1) if who == seat else mind.answer_of(t, who)
            is_free = who == seat and not _is_among(t, who, answer)
            step = answer | (who << SEAT_BITS)
            t.follow(step | FREE_BIT if is_free else step)
    except (MidwayError, ArithmeticError, LookupError):
        return HOPELESS
    return mind.worth(t, seat)


def _goes_on(t: State, seat: i64, begun: i64, in_strands: bool, after_free: bool) -> bool:
    """Is this still about what was begun? After a free move the same question is put again, and wants its answer."""
    if t.is_over or (t.num(STRANDS) != 0) != in_strands:
        return False
    if in_strands and not t.is_awaited(seat):
        return False
    who = seat if in_strands else t.who
    if who < 0:
        return False
    asks = t.asking(who)
    if asks > begun:
        return t.node(asks).question(t, asks) != COMMAND  # that is a new turn
    return after_free and who == seat and asks == begun


def _is_among(t: State, seat: i64, answer: i64) -> bool:
    options = t.legal(seat)
    for i in range(len(options)):
        if options[i] == answer:
            return True
    return False


BOT: Final = GreedyBot()
