"""Dice Theme Park as a title: who plays, with which components, and where each of its answers is found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.content import CardDef, Pack
from midway.kernel.node import Node
from midway.kernel.title import SetupOption, Title
from midway.titles.dice_theme_park import explain, narrate, refusals, scoring, sight
from midway.titles.dice_theme_park.columns import Columns
from midway.titles.dice_theme_park.components import PACKS, components
from midway.titles.dice_theme_park.crowd import all_guests
from midway.titles.dice_theme_park.game_options import OPTIONS, copies, is_on
from midway.titles.dice_theme_park.guests import COLOUR_WORDS, GUEST_COLOURS
from midway.titles.dice_theme_park.rounds import flow
from midway.titles.dice_theme_park.schema import SCHEMA
from midway.titles.dice_theme_park.setup import lay_out
from midway.titles.dice_theme_park.unseen import forget_drafts
from midway.titles.dice_theme_park.verbs import VERBS

if TYPE_CHECKING:
    from midway.kernel.game import Game
    from midway.kernel.happenings import Fact
    from midway.kernel.messages import Message, Part
    from midway.kernel.state import State


class DiceThemePark(Title):
    id = "dice_theme_park"
    rules_version = 1
    least_seats = 2
    most_seats = 4

    def __init__(self) -> None:
        super().__init__(SCHEMA, VERBS)

    # ---- before the match ------------------------------------------------------------------------------
    def names(self) -> dict[str, str]:
        return {"en": "Dice Theme Park", "ru": "Парк кубиков"}

    def setup_options(self) -> list[SetupOption]:
        return OPTIONS

    def packs(self, seats: int, options: dict[str, str]) -> list[Pack]:
        return [components()]

    def restored_pack(self, written: str) -> Pack:
        return PACKS.restore(written)

    def copies(self, card: CardDef, game: Game) -> int:
        return copies(card, game)

    def symbols(self, card: CardDef) -> dict[str, tuple[str, ...]]:
        return sight.symbols_of(card)

    def back(self, card: CardDef) -> str:
        """Stacks A and B have backs of their own."""
        return f"{card.kind} {card.choices['stack']}" if card.kind == "attraction" else card.kind

    def tables(self, game: Game) -> None:
        game.lookup = Columns(game)

    def flow(self) -> Node:
        return flow()

    def setup(self, s: State) -> None:
        lay_out(s)

    def may_take_back(self, game: Game) -> bool:
        return is_on(game, "undo", "yes")

    # ---- telling ---------------------------------------------------------------------------------------------
    def scores(self, s: State) -> list[int]:
        return [scoring.score(s, seat) for seat in range(s.players)]

    def places(self, s: State) -> list[int]:
        return scoring.places(s)

    def values(self) -> list[str]:
        return list(explain.VALUES)

    def card_values(self, s: State, card: i64, seat: i64) -> dict[str, int]:
        return explain.card_values(s, card)

    def card_words(self, s: State, card: i64, seat: i64) -> dict[str, list[str]]:
        return sight.card_words(s, card, seat)

    def seat_values(self, s: State, seat: i64) -> dict[str, int]:
        return explain.seat_values(s, seat)

    def explain(self, s: State, value: str, seat: i64, card: i64) -> list[Part]:
        return explain.explain(s, value, seat, card)

    def resettle(self, s: State, viewer: i64) -> None:
        forget_drafts(s, viewer)

    def narrate(self, s: State, fact: Fact) -> Message | None:
        return narrate.narrate(s, fact)

    def why_not(self, s: State, seat: i64, choice: i64) -> tuple[str, str]:
        return refusals.why_not(s, seat, choice)

    def conserved(self, s: State) -> dict[str, int]:
        """No guest is ever lost: how many of each colour there are, in the bag, aboard and in parks."""
        return {COLOUR_WORDS[colour]: int(all_guests(s, colour)) for colour in range(GUEST_COLOURS)}
