"""The greedy bot: tries out every choice to the end of what it sets off, and takes the one that looks best then.

What looks good is the title's own opinion (its evaluate.py); without one it is points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from midway.kernel.errors import MidwayError
from midway.kernel.evaluator import MOST_PROMISING, UNTRIED, Evaluator
from midway.kernel.schema import STRANDS
from midway.kernel.state import FREE_BIT, SEAT_BITS
from midway.titles.belongings import evaluator_of

if TYPE_CHECKING:
    from midway.bots.bot import BotLuck
    from midway.kernel.state import State

DEEPEST: Final = 2  # questions within questions that are still tried out one by one
MOST_TRIED: Final = 3  # of choices whose promise can be compared
MOST_ANSWERS: Final = 40  # in the course of one choice
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
    free = s.free(seat)
    now: i64 = UNTRIED
    best = options[0]
    most: i64 = UNTRIED
    gains = vec[i64]([])
    for i in range(len(options) + len(free)):
        gains = append(gains, mind.opinion(s, seat, options[i] if i < len(options) else free[i - len(options)]))
    if depth < DEEPEST:
        _drop_unpromising(s, seat, mind, options, gains)
    for i in range(len(options) + len(free)):
        is_free = i >= len(options)
        choice = free[i - len(options)] if is_free else options[i]
        gain = gains[i]
        if gain == UNTRIED and depth < DEEPEST:
            if now == UNTRIED:
                now = mind.worth(s, seat)
            gain = _outcome(s, seat, choice, is_free, mind, depth)
            if gain > HOPELESS:
                gain -= now
        if gain > most:
            most = gain
            best = choice
    return best


def _drop_unpromising(s: State, seat: i64, mind: Evaluator, options: vec[i64], gains: vec[i64]) -> None:
    """Of the choices that would be tried out, those that promise less than the best few are not."""
    hopes = vec[i64]([])
    for i in range(len(options)):
        hopes = append(hopes, mind.promise(s, seat, options[i]) if gains[i] == UNTRIED else MOST_PROMISING)
    for i in range(len(options)):
        better: i64 = 0
        for k in range(len(options)):
            if hopes[k] != MOST_PROMISING and (hopes[k] > hopes[i] or (hopes[k] == hopes[i] and k < i)):
                better += 1
        if hopes[i] != MOST_PROMISING and better >= MOST_TRIED:
            gains[i] = HOPELESS


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
    return who >= 0 and (t.asking(who) > begun or (after_free and who == seat and t.asking(who) == begun))


def _is_among(t: State, seat: i64, answer: i64) -> bool:
    options = t.legal(seat)
    for i in range(len(options)):
        if options[i] == answer:
            return True
    return False


BOT: Final = GreedyBot()
