"""Attacks: those they could touch may block from the hand; those they did touch may answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.titles.coconut_shy.decks import discard
from midway.titles.coconut_shy.schema import BLOCK, REACT, hand

if TYPE_CHECKING:
    from midway.kernel.game import Game
    from midway.kernel.node import Node
    from midway.kernel.options import Options
    from midway.kernel.state import State


def open_windows(game: Game) -> None:
    """Attacks ask before they touch anybody (CS-ATTACK-01)."""
    for card, rules in zip(game.definitions, game.rules, strict=True):
        if "attack" in card.flags:
            rules.boxes["text"].lower("window", True)


def can_block(s: State, card: i64) -> bool:
    return "blocks attacks" in s.game.rules_of(card).marks


def answer_of(s: State, card: i64) -> Node | None:
    """What a card in hand does after an attack; None: nothing."""
    rules = s.game.rules_of(card).timed.get("attacked", [])
    return rules[0] if rules else None


def offer_blocks(s: State, seat: i64, o: Options) -> None:
    mine = hand(s, seat)
    for i in range(s.count(mine)):
        if can_block(s, s.at(mine, i)):
            o.offer(BLOCK, s.at(mine, i))


def offer_answers(s: State, seat: i64, o: Options) -> None:
    mine = hand(s, seat)
    for i in range(s.count(mine)):
        if answer_of(s, s.at(mine, i)) is not None:
            o.offer(REACT, s.at(mine, i))


def answer_attack(s: State, seat: i64, card: i64) -> None:
    """The card is discarded, then does what it says (CS-ATTACK-05)."""
    does = answer_of(s, card)
    discard(s, card)
    if does is not None:
        s.announce(seat, card)
        s.begin(does, seat, card)
