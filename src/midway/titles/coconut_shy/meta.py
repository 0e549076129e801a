"""Coconut Shy as a title: who plays, with what, and what only its rulebook knows."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.cardtext.pack_files import PackFormat
from midway.kernel.content import CardDef, CardKind, Pack
from midway.kernel.node import Node
from midway.kernel.nodes.rulebox import Box
from midway.kernel.title import SetupOption, Title
from midway.titles.coconut_shy import nodes as nodes  # importing them fills the phrasebook
from midway.titles.coconut_shy.decks import draw_trick, fill_shelf, shelf_has_gap
from midway.titles.coconut_shy.schema import (
    BLOCK,
    EAT,
    FLOSS,
    PRIZE_DECK,
    SCHEMA,
    TICKETS,
    TRICK_DECK,
    TRICK_DISCARD,
    VERBS,
    hand,
    tickets,
)
from midway.titles.coconut_shy.scoring import score
from midway.titles.coconut_shy.turn import EatFloss, flow
from midway.titles.coconut_shy.words import BOOK, KINDS_OF_PRIZE
from midway.titles.pack_shelf import pack_in

if TYPE_CHECKING:
    from midway.kernel.game import Game
    from midway.kernel.options import Options
    from midway.kernel.state import State

KINDS: Final = (
    CardKind(
        "prize",
        "prizes.toml",
        numbers={"number": (4, 15), "points": (1, 9)},
        lists={"types": KINDS_OF_PRIZE},
        texts={"text": Box},
        optional=("text",),
    ),
    CardKind("trick", "tricks.toml", texts={"text": Box}, flags=("attack",)),
)
PACKS: Final = PackFormat("coconut_shy", KINDS, BOOK)


class CoconutShy(Title):
    id = "coconut_shy"
    rules_version = 1
    least_seats = 2
    most_seats = 5

    def __init__(self) -> None:
        super().__init__(SCHEMA, VERBS)

    def names(self) -> dict[str, str]:
        return {"en": "Coconut Shy", "ru": "Сбей кокос"}

    def setup_options(self) -> list[SetupOption]:
        return [
            SetupOption(
                "floss",
                ("yes", "no"),
                {"en": "Everybody starts with candy floss.", "ru": "У каждого в начале есть сладкая вата."},
            )
        ]

    def packs(self, seats: int, options: dict[str, str]) -> list[Pack]:
        return [pack_in(Path(__file__).parent / "packs" / "seaside", PACKS)]

    def restored_pack(self, written: str) -> Pack:
        return PACKS.restore(written)

    def words_for(self, card: CardDef) -> tuple[str, ...]:
        own = "prize" if card.kind == "prize" else "Trick card"
        return ("card", own, *card.lists.get("types", ()))

    def tables(self, game: Game) -> None:
        """Attacks open a window before they touch anybody (CS-ATTACK-01)."""
        for card, rules in zip(game.definitions, game.rules, strict=True):
            if "attack" in card.flags:
                rules.boxes["text"].lower("window", True)

    def flow(self) -> Node:
        return flow()

    def more_nodes(self) -> dict[str, Node]:
        return {"eat floss": EatFloss()}

    def setup(self, s: State) -> None:
        for card in range(len(s.game.cards)):
            s.put_in(card, PRIZE_DECK if s.game.cards[card].kind == "prize" else TRICK_DECK)
        s.shuffle(PRIZE_DECK)
        s.shuffle(TRICK_DECK)
        for seat in range(s.players):
            s.gain(seat, TICKETS, 2)
            s.gain(seat, FLOSS, 1 if s.game.options["floss"] == "yes" else 0)
            draw_trick(s, seat)

    # ---- between sentences: the shelf has no gap -----------------------------------------------------
    def is_untidy(self, s: State) -> bool:
        return shelf_has_gap(s)

    def tidy(self, s: State) -> Node | None:
        fill_shelf(s)
        return None

    # ---- at any time: eat the candy floss --------------------------------------------------------------
    def free_moves(self, s: State, seat: i64, o: Options) -> None:
        if s.own(seat, FLOSS) > 0 and not s.is_together:
            o.offer(EAT)

    def free_move(self, s: State, seat: i64, choice: i64) -> Node:
        return s.game.extra["eat floss"]

    def can_raise(self, s: State, seat: i64, token: i64, n: i64) -> bool:
        return token == TICKETS and n <= 2 and s.own(seat, FLOSS) > 0

    # ---- attacks can be blocked from the hand ------------------------------------------------------------
    def blocks(self, s: State, f: i64, seat: i64, o: Options) -> None:
        mine = hand(s, seat)
        for i in range(s.count(mine)):
            card = s.at(mine, i)
            if "blocks attacks" in s.game.rules_of(card).marks:
                o.offer(BLOCK, card)

    def block(self, s: State, f: i64, seat: i64, choice: i64) -> bool:
        s.move(s.arg, TRICK_DISCARD)
        return True

    # ---- the end -------------------------------------------------------------------------------------------
    def scores(self, s: State) -> list[int]:
        return [score(s, seat) for seat in range(s.players)]

    def places(self, s: State) -> list[int]:
        """Equal scores: more tickets (CS-SCORE-02)."""
        worth = [(score(s, seat), int(tickets(s, seat))) for seat in range(s.players)]
        return [1 + sum(other > mine for other in worth) for mine in worth]

    def conserved(self, s: State) -> dict[str, int]:
        return {}


TITLE: Final = CoconutShy()
