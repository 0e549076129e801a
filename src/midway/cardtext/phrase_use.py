"""Which cards use which phrase, and which phrases serve a single card: a pack should be nearly pure data."""

from __future__ import annotations

from collections.abc import Iterable

from midway.kernel.content import CardDef, Pack
from midway.kernel.game import children
from midway.kernel.node import Node

MOST_FOR_ONE_CARD = 12  # phrases of a pack that no second card of the whole shelf uses


def phrases_of(card: CardDef) -> set[str]:
    """The names of the nodes its texts are made of, as the vocabulary page names them."""
    found: set[str] = set()
    for text in card.texts.values():
        _gather(text.tree, found)
    return found


def _gather(node: Node, found: set[str]) -> None:
    found.add(type(node).__name__)
    for child in children(node):
        _gather(child, found)


def use_of(packs: Iterable[Pack]) -> dict[str, list[str]]:
    """For each phrase the cards that use it, as pack.card, in their order."""
    use: dict[str, list[str]] = {}
    for pack in packs:
        for card in pack.cards:
            for name in sorted(phrases_of(card)):
                use.setdefault(name, []).append(f"{pack.id}.{card.id}")
    return use


def for_one_card(pack: Pack, shelf: Iterable[Pack]) -> dict[str, str]:
    """The phrases that a card of this pack uses and no other card of the shelf, each with its card."""
    others = [other for other in shelf if other.id != pack.id]
    use = use_of([*others, pack])
    own = {f"{pack.id}.{card.id}": card.id for card in pack.cards}
    return {name: own[cards[0]] for name, cards in use.items() if len(cards) == 1 and cards[0] in own}
