"""The symbols on a card: which types of event it attacks with, which it defends against, the letters of its themes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from midway.kernel.game import children
from midway.titles.unfair.kinds import ATTACKS, LETTERS, THEMES
from midway.titles.unfair.texts import Blocks

if TYPE_CHECKING:
    from midway.kernel.content import CardDef
    from midway.kernel.node import Node


def symbols_of(card: CardDef) -> dict[str, tuple[str, ...]]:
    """By what they are about; those of a half of an Event card are called "top.defends" and so on (UNF-EVENTS-23)."""
    found: dict[str, tuple[str, ...]] = {}
    for field, attack in card.choices.items():
        if field == "attack" or field.endswith(".attack"):
            found[field + "s"] = (attack,)
    for field, text in card.texts.items():
        stopped = tuple(_stopped_by(text.tree))
        if stopped:
            half = field.removesuffix("text")  # "top.", "bottom.", or nothing
            found[half + "defends"] = stopped
    letters = tuple([LETTERS[THEMES.index(theme)] for theme in _themes_of(card)])
    if letters:
        found["themes"] = letters
    return found


def _stopped_by(node: Node) -> list[str]:
    """The types it stops; all of them where it stops any event."""
    found: list[str] = []
    if isinstance(node, Blocks):
        found += node.attacks() or ATTACKS
    for child in children(node):
        found += [attack for attack in _stopped_by(child) if attack not in found]
    return found


def _themes_of(card: CardDef) -> list[str]:
    own = card.choices.get("theme", "")
    names = [own, *[name.removesuffix("-theme") for name in card.lists.get("built_in", ())]]
    return [name for name in names if name in THEMES]
