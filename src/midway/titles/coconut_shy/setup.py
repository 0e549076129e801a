"""Setting up: two shuffled decks, and what everybody begins with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from midway.kernel.title import SetupOption
from midway.titles.coconut_shy.decks import draw_trick
from midway.titles.coconut_shy.schema import FLOSS, PRIZE_DECK, TICKETS, TRICK_DECK, is_prize

if TYPE_CHECKING:
    from midway.kernel.state import State

FIRST_TICKETS: Final = 2
OPTIONS: Final = [
    SetupOption(
        "floss",
        ("yes", "no"),
        {"en": "Everybody begins with candy floss.", "ru": "У каждого в начале есть сладкая вата."},
    )
]


def lay_out(s: State) -> None:
    """The table before the first round (CS-SETUP-01, -02)."""
    for card in range(len(s.game.cards)):
        s.put_in(card, PRIZE_DECK if is_prize(s, card) else TRICK_DECK)
    s.shuffle(PRIZE_DECK)
    s.shuffle(TRICK_DECK)
    for seat in range(s.players):
        s.gain(seat, TICKETS, FIRST_TICKETS)
        s.gain(seat, FLOSS, 1 if s.game.options["floss"] == "yes" else 0)
        draw_trick(s, seat)
