"""Abilities of the Events step that could be used for ever, for nothing: no pack may have one (UNF-EVENTS-26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from midway.kernel.game import children
from midway.kernel.nodes.deeds import InOrderTo
from midway.kernel.nodes.rulebox import Box, Timed, runs_at_once

if TYPE_CHECKING:
    from midway.kernel.content import CardDef
    from midway.kernel.node import Node

IN_PARKS: Final = ("attraction", "upgrade", "staff", "resource", "showcase")


def is_endless(card: CardDef) -> bool:
    """Has a card that stays in a park an ability of that step with neither a limit nor a cost that runs out?"""
    if card.kind not in IN_PARKS or "text" not in card.texts or "cost" in card.texts:
        return False
    box = card.texts["text"].tree
    return isinstance(box, Box) and any(_is_free(timed) for timed in box.timed)


def _is_free(timed: Timed) -> bool:
    if timed.timing.moment() != "events step" or timed.timing.once_per():
        return False
    return any(runs_at_once(sentence) and not _costs(sentence) for sentence in timed.rules)


def _costs(node: Node) -> bool:
    return isinstance(node, InOrderTo) or any(_costs(child) for child in children(node))
