"""What a card's text brings, read off its tree: coins in a round, points at game end. Bots reckon with it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from midway.kernel.game import Game, children
from midway.kernel.node import Node
from midway.kernel.nodes.deeds import ForEach, InOrderTo, Or
from midway.kernel.nodes.places import In
from midway.kernel.nodes.sentences import If, Otherwise
from midway.kernel.nodes.things import Each, Noun
from midway.kernel.nodes.tokens import Gain, Lose, Pay, PayTo, Steal
from midway.kernel.nodes.waiting import end_of, start_of
from midway.titles.unfair.nodes.build_deeds import Build, BuildOnto, CoinsLess, FixedTerms, Terms
from midway.titles.unfair.nodes.card_deeds import Discard, StealCard, Take
from midway.titles.unfair.nodes.coins import CardGains, GainsForCoins, Score
from midway.titles.unfair.nodes.digging import Dig
from midway.titles.unfair.nodes.drawing import Draw
from midway.titles.unfair.nodes.filters import AdjacentTo
from midway.titles.unfair.nodes.gambling import Gamble, Lost, Winning, WinsFrom, Won
from midway.titles.unfair.nodes.mesmerism import Mesmerise
from midway.titles.unfair.nodes.park_deeds import Bury, Close, Demolish, Move
from midway.titles.unfair.nodes.places import ParkOf
from midway.titles.unfair.nodes.values import Cheaper
from midway.titles.unfair.placement import FREE

A_COIN: Final = 100  # figures are in hundredths
A_CARD: Final = 150
A_SPADEFUL: Final = 30  # each card that one digs deeper
A_SERVANT: Final = 150  # a mesmerised staff member, until the end of the round
AN_EXTRA_BUILD: Final = 100  # without an action
FULL_PRICE: Final = 400
AN_ICON: Final = 500
A_MOVE: Final = 100
A_DISCARD: Final = 80
OFTEN: Final = {"upgrade": 100, "attraction": 60, "staff member": 50}  # hundredths of such a card a round
SELDOM: Final = 35
HARM: Final = 200  # done to a competitor
ROLLS: Final = 36
SUPPOSED: Final = 2  # of several things, before anybody counts them
STEPS: Final = ("events step", "park step", "guests step", "cleanup step")
LIMITED: Final = ("events step", "park step")
AT_LAST: Final = "game end"


# ---- before anything is counted ------------------------------------------------------------------------------------
def coins_a_round(game: Game, card: int) -> int:
    """What tickets pay, what limited abilities bring, what comes at the start or end of a step, what prices save."""
    brought = sum(max(0, worth_of(box)) if may else worth_of(box) for box, may in _boxes(game, card))
    saved = sum(_saved(rule) for rule in game.rules_of(card).ongoing)
    return (brought + saved) // A_COIN


def _saved(rule: Node) -> int:
    """What lower prices are worth, by how often such cards are built."""
    if not isinstance(rule, Cheaper):
        return 0
    return int(rule.n) * OFTEN.get(rule.what.kind.sort.noun.id, SELDOM)


def _boxes(game: Game, card: int) -> list[tuple[Node, bool]]:
    """The rules that bring something round by round, and whether one need not use them."""
    rules = game.rules_of(card)
    found = [(box, False) for box in rules.at_moment("guests step")]
    for step in LIMITED:
        found += [(box, True) for box in rules.at_moment(step) if box.limit != 0]
    for step in STEPS:
        for moment in (start_of(step), end_of(step)):
            found += [(rule, False) for rule in rules.at_moment(moment)]
    return found


def points_at_end(game: Game, card: int) -> int:
    """What it scores at game end."""
    return sum(_points(box) for box in game.rules_of(card).at_moment(AT_LAST))


def _points(node: Node) -> int:
    inner = children(node)
    points = (node.n if isinstance(node, Score) else 0) + sum(_points(child) for child in inner)
    return SUPPOSED * points if any(isinstance(child, Each) for child in inner) else points


def worth_of(node: Node, luck: int = 0) -> int:
    """In hundredths of a coin; for each of several things, two are supposed. `luck` raises results of gambles."""
    return _worth(node, [ROLLS], luck)


def _worth(node: Node, odds: list[int], luck: int) -> int:
    """`odds`: with how many of the 36 rolls the gamble before has been won."""
    if isinstance(node, Gamble):
        odds[0] = rolls_that_win(node.win, luck)
        return 0
    if isinstance(node, If):
        return _worth(node.clause, odds, luck) * _chance(node, odds) // ROLLS
    if isinstance(node, Otherwise):
        first = _worth(node.first, odds, luck)
        left = ROLLS - _chance(node.first, odds) if isinstance(node.first, If) else 0
        return first + _worth(node.second, odds, luck) * left // ROLLS
    if isinstance(node, Or):
        return max(_worth(part, odds, luck) for part in node.parts)
    inner = children(node)
    worth = _own(node) + sum(_worth(child, odds, luck) for child in inner)
    return SUPPOSED * worth if any(isinstance(child, Each) for child in inner) else worth


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
    if isinstance(node, Dig):
        return A_SPADEFUL * int(node.n)
    if isinstance(node, Mesmerise):
        return A_SERVANT
    if isinstance(node, (Build, BuildOnto)):
        return AN_EXTRA_BUILD + _spared(node.terms)
    if isinstance(node, Bury):
        return AN_ICON
    if isinstance(node, InOrderTo):
        return -A_DISCARD if isinstance(node.cost, Discard) else 0
    if isinstance(node, Move):
        return A_MOVE
    if isinstance(node, Take):
        return A_CARD
    return HARM if isinstance(node, (Close, Demolish, StealCard)) else 0


def _spared(terms: Terms | None) -> int:
    """By how much it is built below its price."""
    if isinstance(terms, CoinsLess):
        return A_COIN * int(terms.n)
    return FULL_PRICE // (1 if terms.terms() == FREE else 2) if isinstance(terms, FixedTerms) else 0


def rolls_that_win(win: Winning, luck: int = 0) -> int:
    """Of the 36 rolls of two dice."""
    more = luck if isinstance(win, WinsFrom) else 0
    return sum(1 for one in range(1, 7) for other in range(1, 7) if win.wins(one + other + more, one == other))


def speaks_of_neighbours(game: Game, card: int) -> bool:
    """Does it matter to its texts what stands beside it?"""
    return any(_is_about_neighbours(box) for box in game.rules_of(card).boxes.values())


def _is_about_neighbours(node: Node) -> bool:
    return isinstance(node, AdjacentTo) or any(_is_about_neighbours(child) for child in children(node))


def is_gamble(node: Node) -> bool:
    """Does what it brings hang on dice?"""
    return isinstance(node, Gamble) or any(is_gamble(child) for child in children(node))


# ---- counted on the table --------------------------------------------------------------------------------------------
@final
class Counted:
    """So much for each thing of a kind in one's own park: coins a round or points at game end, in hundredths."""

    def __init__(self, noun: Noun, amount: i64, is_last: bool) -> None:
        self.nouns: i64 = noun.mask
        self.title: i64 = noun.at
        self.amount = amount
        self.is_last = is_last


def counted_in(game: Game, card: int) -> list[Counted]:
    """What of the figures above depends on how many things there are."""
    found: list[Counted] = []
    for box, _ in _boxes(game, card):
        _count(box, False, found)
    for box in game.rules_of(card).at_moment(AT_LAST):
        _count(box, True, found)
    return found


def _count(node: Node, is_last: bool, found: list[Counted]) -> None:
    if isinstance(node, ForEach):
        kind = node.each.of()
        where = kind.where
        is_ours = isinstance(where, In) and isinstance(where.place, ParkOf) and where.place.owner.id == "your"
        deed = node.deed
        amount = A_COIN * int(deed.n) if isinstance(deed, Score) else _own(deed)
        if is_ours and kind.having is None and len(kind.sort.qualities) == 0:
            found.append(Counted(kind.sort.noun, amount, is_last))
        return
    for child in children(node):
        _count(child, is_last, found)


def coins_for_interest(game: Game, card: int) -> int:
    """How many coins on it bring one more a round; 0: they lie there idle."""
    return max([box_interest(box) for box in game.rules_of(card).at_moment("guests step")], default=0)


def box_interest(node: Node) -> int:
    if isinstance(node, GainsForCoins):
        return int(node.n) // int(node.amount.n)
    return max([box_interest(child) for child in children(node)], default=0)
