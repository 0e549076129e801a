"""Coconut Shy as a title: who plays, with which cards, and where each of its answers is found."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.cardtext.pack_files import PackFormat
from midway.kernel.content import CardKind, Pack
from midway.kernel.node import Node
from midway.kernel.nodes.rulebox import Box
from midway.kernel.options import arg_of
from midway.kernel.title import SetupOption, Title
from midway.titles.coconut_shy import narrate, refusals, scoring
from midway.titles.coconut_shy import nodes as nodes  # importing them fills the phrasebook
from midway.titles.coconut_shy.attacks import answer_attack, offer_answers, offer_blocks, open_windows
from midway.titles.coconut_shy.decks import discard, fill_shelf, shelf_has_gap
from midway.titles.coconut_shy.floss import EatFloss, floss_brings, offer_floss
from midway.titles.coconut_shy.rounds import flow
from midway.titles.coconut_shy.schema import SCHEMA, VERBS
from midway.titles.coconut_shy.setup import OPTIONS, lay_out
from midway.titles.coconut_shy.words import BOOK, KINDS_OF_PRIZE
from midway.titles.pack_shelf import pack_in

if TYPE_CHECKING:
    from midway.kernel.game import Game
    from midway.kernel.happenings import Fact
    from midway.kernel.messages import Message
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

    # ---- before the match ------------------------------------------------------------------------------
    def names(self) -> dict[str, str]:
        return {"en": "Coconut Shy", "ru": "Сбей кокос"}

    def setup_options(self) -> list[SetupOption]:
        return OPTIONS

    def packs(self, seats: int, options: dict[str, str]) -> list[Pack]:
        return [pack_in(Path(__file__).parent / "packs" / "seaside", PACKS)]

    def restored_pack(self, written: str) -> Pack:
        return PACKS.restore(written)

    def tables(self, game: Game) -> None:
        open_windows(game)

    def flow(self) -> Node:
        return flow()

    def more_nodes(self) -> dict[str, Node]:
        return {"eat floss": EatFloss()}

    def setup(self, s: State) -> None:
        lay_out(s)

    # ---- between sentences: the shelf has no gap -----------------------------------------------------
    def is_untidy(self, s: State) -> bool:
        return shelf_has_gap(s)

    def tidy(self, s: State) -> Node | None:
        fill_shelf(s)
        return None

    # ---- at any time: eat candy floss -------------------------------------------------------------------
    def free_moves(self, s: State, seat: i64, o: Options) -> None:
        offer_floss(s, seat, o)

    def free_move(self, s: State, seat: i64, choice: i64) -> Node:
        return s.game.extra["eat floss"]

    def can_raise(self, s: State, seat: i64, token: i64, n: i64) -> bool:
        return floss_brings(s, seat, token, n)

    # ---- attacks -------------------------------------------------------------------------------------------
    def blocks(self, s: State, f: i64, seat: i64, o: Options) -> None:
        offer_blocks(s, seat, o)

    def block(self, s: State, f: i64, seat: i64, choice: i64) -> bool:
        discard(s, arg_of(choice))
        return True

    def has_reactions(self) -> bool:
        return True

    def reactions(self, s: State, f: i64, seat: i64, o: Options) -> None:
        offer_answers(s, seat, o)

    def react(self, s: State, f: i64, seat: i64, choice: i64) -> None:
        answer_attack(s, seat, arg_of(choice))

    # ---- telling ---------------------------------------------------------------------------------------------
    def scores(self, s: State) -> list[int]:
        return [scoring.score(s, seat) for seat in range(s.players)]

    def places(self, s: State) -> list[int]:
        return scoring.places(s)

    def narrate(self, s: State, fact: Fact) -> Message | None:
        return narrate.narrate(s, fact)

    def why_not(self, s: State, seat: i64, choice: i64) -> tuple[str, str]:
        return refusals.why_not(s, seat, choice)

    def conserved(self, s: State) -> dict[str, int]:
        """No card is ever lost: how many of each kind lie in some zone."""
        there = [s.game.cards[card].kind for card in range(len(s.game.cards)) if s.where(card) > 0]
        return {"prizes": there.count("prize"), "tricks": there.count("trick")}


TITLE: Final = CoconutShy()
