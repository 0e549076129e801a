"""What a card's text brings in a round, in coins, read off its tree: bots reckon with it."""

from __future__ import annotations

from typing import Final

from midway.kernel.game import Game, children
from midway.kernel.node import Node
from midway.kernel.nodes.deeds import Or
from midway.kernel.nodes.sentences import If, Otherwise
from midway.kernel.nodes.things import Each
from midway.kernel.nodes.tokens import Gain, Lose, Pay, PayTo, Steal
from midway.kernel.nodes.waiting import end_of, start_of
from midway.titles.unfair.nodes.card_deeds import StealCard
from midway.titles.unfair.nodes.coins import CardGains
from midway.titles.unfair.nodes.drawing import Draw
from midway.titles.unfair.nodes.gambling import Gamble, Lost, Winning, Won
from midway.titles.unfair.nodes.park_deeds import Close, Demolish

A_COIN: Final = 100  # figures are in hundredths
A_CARD: Final = 150
HARM: Final = 200  # done to a competitor
ROLLS: Final = 36
STEPS: Final = ("events step", "park step", "guests step", "cleanup step")
LIMITED: Final = ("events step", "park step")


def coins_a_round(game: Game, card: int) -> int:
    """What tickets pay, what abilities that can be used once bring, what comes at the start or end of a step."""
    rules = game.rules_of(card)
    worth = sum(worth_of(box) for box in rules.at_moment("guests step"))
    for step in LIMITED:
        worth += sum(max(0, worth_of(box)) for box in rules.at_moment(step) if box.limit != 0)
    for step in STEPS:
        for moment in (start_of(step), end_of(step)):
            worth += sum(worth_of(rule) for rule in rules.at_moment(moment))
    return worth // A_COIN


def worth_of(node: Node) -> int:
    """In hundredths of a coin; for each of several things, two are supposed."""
    return _worth(node, [ROLLS])


def _worth(node: Node, odds: list[int]) -> int:
    """`odds`: with how many of the 36 rolls the gamble before has been won."""
    if isinstance(node, Gamble):
        odds[0] = rolls_that_win(node.win)
        return 0
    if isinstance(node, If):
        return _worth(node.clause, odds) * _chance(node, odds) // ROLLS
    if isinstance(node, Otherwise):
        first = _worth(node.first, odds)
        left = ROLLS - _chance(node.first, odds) if isinstance(node.first, If) else 0
        return first + _worth(node.second, odds) * left // ROLLS
    if isinstance(node, Or):
        return max(_worth(part, odds) for part in node.parts)
    inner = children(node)
    worth = _own(node) + sum(_worth(child, odds) for child in inner)
    return 2 * worth if any(isinstance(child, Each) for child in inner) else worth


def _chance(node: If, odds: list[int]) -> int:
    if isinstance(node.condition, Won):
        return odds[0]
    return ROLLS - odds[0] if isinstance(node.condition, Lost) else ROLLS


def _own(node: Node) -> int:
    """What this one deed brings."""
    if isinstance(node, (Gain, CardGains, Steal, PayTo)):
        return A_COIN * int(node.amount.n)
    if isinstance(node, (Lose, Pay)):
        return -A_COIN * int(node.amount.n)
    if isinstance(node, Draw):
        return A_CARD * int(node.n)
    return HARM if isinstance(node, (Close, Demolish, StealCard)) else 0


def rolls_that_win(win: Winning) -> int:
    """Of the 36 rolls of two dice."""
    return sum(1 for one in range(1, 7) for other in range(1, 7) if win.wins(one + other, one == other))
