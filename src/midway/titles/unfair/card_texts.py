"""What a game's texts amount to, found out once when it is put together: columns are filled from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from midway.kernel.nodes.rulebox import Box, RuleBox, runs_at_once
from midway.kernel.nodes.standing import StatChange
from midway.titles.unfair.kinds import ATTACKS
from midway.titles.unfair.texts import Blocks, Excavation, Mesmerism, Reacts

if TYPE_CHECKING:
    from midway.kernel.game import Game

# the moments at which cards have rules, and the first three as bits
MOMENTS: Final = ("events step", "park step", "action", "guests step", "cleanup step", "game end")
EVENT_ABILITY: Final = 1
PARK_ABILITY: Final = 2
GRANTED_ACTION: Final = 4
ABILITIES: Final = 7

# attacks as bits
UNTYPED: Final = 16
ANY_EVENT: Final = 31
# halves of an Event card, as bits and as what a box's `side` says
TOP_HALF: Final = 1
BOTTOM_HALF: Final = 2


def attack_bit(name: str | None) -> int:
    return 0 if name is None else 1 << ATTACKS.index(name)


def attacks_of(rule: Blocks) -> int:
    mask = 0
    for name in rule.attacks():
        mask |= attack_bit(name)
    return mask if mask != 0 else ANY_EVENT


def acts_at_once(box: RuleBox | None) -> bool:
    """Does anything in it happen as soon as its card comes into play?"""
    if box is None:
        return False
    for sentence in box.sentences():
        if runs_at_once(sentence):
            return True
    return False


def moments_of(game: Game, card: int) -> int:
    """At which moments it has rules, as bits."""
    mask = 0
    for k in range(len(MOMENTS)):
        if len(game.rules_of(card).at_moment(MOMENTS[k])) > 0:
            mask |= 1 << k
    return mask


def changes_limits(game: Game) -> bool:
    """Does any card of this game change how many attractions a park may have?"""
    for node in game.nodes:
        if isinstance(node, StatChange) and node.stat() in ("attractions", "super attractions"):
            return True
    return False


def has_mesmerism(game: Game) -> bool:
    """Does an Overview of this game give Mesmerism tokens a meaning?"""
    for node in game.nodes:
        if isinstance(node, Mesmerism):
            return True
    return False


def excavation_of(game: Game) -> Excavation | None:
    """What the Overviews of this game say of digging; None: nothing."""
    for node in game.nodes:
        if isinstance(node, Excavation):
            return node
    return None


def halves_to_play(game: Game, card: int) -> int:
    """The halves of an Event card that can be a turn; what only blocks or reacts cannot (UNF-EVENTS-21)."""
    halves = 0
    boxes = game.rules_of(card).boxes
    for name, bit in (("top.text", TOP_HALF), ("bottom.text", BOTTOM_HALF)):
        box = boxes.get(name)
        if isinstance(box, Box) and not is_only_an_answer(box):
            halves |= bit
    return halves


def is_only_an_answer(box: Box) -> bool:
    for sentence in box.rules:
        if not isinstance(sentence, (Blocks, Reacts)):
            return False
    return len(box.timed) == 0
