"""Audience: does a sentence on a card of nobody's speak to each player by itself, or once to all of them?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from midway.kernel.nodes.carddeeds import CardDeed
from midway.kernel.nodes.deeds import deeds_in
from midway.kernel.nodes.seats import EachSeat, Owner, Pronoun, Rival
from midway.kernel.nodes.sentences import Command
from midway.kernel.nodes.things import This, is_settled

if TYPE_CHECKING:
    from midway.kernel.node import Node


def speaks_to_all(node: Node) -> bool:
    """Does it say nothing of "you"? A command is told to you, unless it is done to cards that nobody picks."""
    from midway.kernel.game import children

    if isinstance(node, (Pronoun, Owner)):
        return bool(node.refers)
    if node.says_you:
        return False
    if isinstance(node, (Rival, This)) or (isinstance(node, EachSeat) and node.id != "each player"):
        return False
    if isinstance(node, Command):
        for deed in deeds_in(node.does):
            if not isinstance(deed, CardDeed) or not is_settled(deed.target()):
                return False
    for child in children(node):
        if not speaks_to_all(child):
            return False
    return True
