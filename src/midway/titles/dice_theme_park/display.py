"""The displays of attractions and skills: dealing them, and sweeping what nobody took."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.titles.dice_theme_park.columns import columns
from midway.titles.dice_theme_park.schema import (
    DISCARD,
    DISPLAY,
    SKILL_DECK,
    SKILL_DISCARD,
    SKILL_DISPLAY,
    STACK_A,
    STACK_B,
)

if TYPE_CHECKING:
    from midway.kernel.state import State


def stack_of_round(s: State, number: i64) -> i64:
    """Stack A in the first half of the rounds, then stack B (DTP-UPK-14)."""
    return STACK_A if number <= columns(s).rounds_of_a else STACK_B


def show_tiles(s: State, number: i64) -> None:
    """One more than there are players, for this round."""
    _deal(s, stack_of_round(s, number), DISPLAY)


def deal_skills(s: State) -> None:
    """As many skills, in games with them."""
    _deal(s, SKILL_DECK, SKILL_DISPLAY)


def _deal(s: State, deck: i64, display: i64) -> None:
    for _ in range(s.players + 1):
        if s.count(deck) > 0:  # otherwise what is left (AMB-30)
            s.move(s.last(deck), display)


def sweep_displays(s: State) -> None:
    """What is left goes to the common discard piles (DTP-UPK-13, -15)."""
    for card in s.cards(DISPLAY):
        s.move(card, DISCARD)
    for card in s.cards(SKILL_DISPLAY):
        s.move(card, SKILL_DISCARD)
