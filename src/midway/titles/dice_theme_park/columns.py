"""What is printed on the components, one column a number, and what was chosen before the match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from midway.kernel.content import CardDef
from midway.titles.dice_theme_park.card_texts import MEASURES, Meaning, meaning_of
from midway.titles.dice_theme_park.components import AMENITIES, CODES, requirement_of
from midway.titles.dice_theme_park.game_options import (
    FULL,
    INTRODUCTORY,
    LIVE,
    TURNS,
    TURNS_AT_FIRST,
    is_on,
)
from midway.titles.dice_theme_park.guests import COLOUR_WORDS, GREY
from midway.titles.dice_theme_park.operate_moves import SKILL_WORDS
from midway.titles.dice_theme_park.operate_position import BLANK, OperatePark
from midway.titles.dice_theme_park.park import CELLS, NOWHERE, STARTS, around, cell_named
from midway.titles.dice_theme_park.requirements import Requirement

if TYPE_CHECKING:
    from midway.kernel.game import Game
    from midway.kernel.state import State

# staff, in the order of their die values
STAFF_IDS: Final = ("ticket-agent", "concierge", "guide", "mascot", "builder", "manager")
TICKET_AGENT: Final = 0
CONCIERGE: Final = 1
GUIDE: Final = 2
MASCOT: Final = 3
BUILDER: Final = 4
MANAGER: Final = 5

# effects of administrators
ADMINISTRATORS: Final = (
    "return",
    "stamina",
    "zone",
    "grand-tour",
    "troupe",
    "spare-guest",
    "treasurer",
    "agent",
    "card-swap",
    "early-start",
)
RETURN: Final = 0
STAMINA: Final = 1
ZONE: Final = 2
GRAND_TOUR: Final = 3
TROUPE: Final = 4
SPARE_GUEST: Final = 5
TREASURER: Final = 6
AGENT: Final = 7
CARD_SWAP: Final = 8
EARLY_START: Final = 9

# what objectives measure, in the order of MEASURES
MONEY: Final = 0
INCOME: Final = 1
PIPS: Final = 2
GUESTS: Final = 3
TIRED_GUESTS: Final = 4
OPERATIONS: Final = 5
ATTRACTIONS_OPERATED: Final = 6
MASCOTS: Final = 7
UPGRADES: Final = 8

NONE: Final = -1
SILENT: Final = Meaning("")
KNOWN_WORDS: Final = 2 * CELLS + 2


def _place(words: tuple[str, ...], word: str) -> int:
    return words.index(word) if word in words else NONE


def _meant(cards: list[CardDef], said: list[Meaning], kind: str, words: tuple[str, ...]) -> vec[i64]:
    """Which of these words the text of each card of a kind means."""
    return vec[i64]([_place(words, said[i].word) if cards[i].kind == kind else NONE for i in range(len(cards))])


@final
class KnownPark:
    """A park as it was last put together for Operate, and from what; see operate_draft.py."""

    def __init__(self) -> None:
        self.park = OperatePark()
        self.of: vec[i64] = vec[i64]([NONE] * KNOWN_WORDS)


@final
class Columns:
    """All columns of one game."""

    def __init__(self, game: Game) -> None:
        cards = game.cards
        said = [meaning_of(card) or SILENT for card in cards]
        self.colour: vec[i64] = vec[i64](
            [_place(COLOUR_WORDS, cards[i].choices.get("colour", said[i].colour)) for i in range(len(cards))]
        )
        self.cost: vec[i64] = game.column("cost")
        self.stars: vec[i64] = game.column("stars")
        self.icons: vec[i64] = game.column("operate_icons", 1)
        self.income: vec[i64] = game.column("income")
        self.amenity: vec[i64] = vec[i64]([_place(AMENITIES, card.choices.get("amenity", "")) for card in cards])
        self.space_1: vec[i64] = game.column("space_1")  # what installing there costs; 0: there is no such space
        self.space_2: vec[i64] = game.column("space_2")
        self.is_b: vec[i64] = vec[i64]([1 if card.choices.get("stack") == "B" else 0 for card in cards])
        self.cell: vec[i64] = vec[i64]([_printed_cell(card) for card in cards])
        self.requirements: list[Requirement] = [_requirement(card) for card in cards]
        self.die_value: vec[i64] = game.column("die_value")
        self.money: vec[i64] = game.column("money")
        self.staff: vec[i64] = _meant(cards, said, "staff", STAFF_IDS)
        self.skill: vec[i64] = _meant(cards, said, "skill", SKILL_WORDS)
        self.effect: vec[i64] = _meant(cards, said, "administrator", ADMINISTRATORS)
        self.code: vec[i64] = vec[i64]([_place(CODES, card.choices.get("code", "")) for card in cards])
        self.measure: vec[i64] = _meant(cards, said, "objective", MEASURES)
        self.lowest: vec[i64] = vec[i64]([1 if meaning.lowest else 0 for meaning in said])
        self.values: list[vec[i64]] = [game.column("top"), game.column("middle"), game.column("bottom")]
        self._choose(game)
        self._find_pieces(game)
        self.parks: list[KnownPark] = [KnownPark() for _ in range(game.seats)]

    def _choose(self, game: Game) -> None:
        self.rounds: i64 = 5 if is_on(game, "mode", FULL) else 4
        self.rounds_of_a: i64 = 3 if self.rounds == 5 else 2
        self.has_skills: bool = not is_on(game, "mode", INTRODUCTORY)
        self.is_live: bool = is_on(game, "together", LIVE)
        self.rounds_in_turns: i64 = (
            self.rounds if is_on(game, "together", TURNS) else 2 if is_on(game, "together", TURNS_AT_FIRST) else 0
        )
        self.must_take_bonus: bool = is_on(game, "amenity_bonus", "compulsory")
        self.counts_all_amenities: bool = is_on(game, "amenities_count", "all")
        self.expands_in_two: bool = is_on(game, "expand", "two-passes")
        self.tools_any_time: bool = is_on(game, "tools", "any-time")
        self.hides_staff: bool = is_on(game, "staff_hands", "hidden")
        self.printed: i64 = 0
        for cell in self.cell:
            if cell != NOWHERE:
                self.printed |= 1 << cell
        near = around(self.printed) & ~self.printed
        self.starts: i64 = near & STARTS if is_on(game, "first_tile", "marked") else near

    def _find_pieces(self, game: Game) -> None:
        self.monorails: list[int] = _of_kind(game, "monorail")
        self.boards: list[list[int]] = [_of_kind(game, "printed")[seat :: game.seats] for seat in range(game.seats)]
        self.hands: list[list[int]] = [_of_kind(game, "staff")[seat :: game.seats] for seat in range(game.seats)]
        guests = {card.choices["colour"]: card for card in game.definitions if card.kind == "guest"}
        self.bag: list[int] = [guests[word].numbers[f"bag_of_{game.seats}"] for word in COLOUR_WORDS[:GREY]]


def _of_kind(game: Game, kind: str) -> list[int]:
    return [number for number, card in enumerate(game.cards) if card.kind == kind]


def _printed_cell(card: CardDef) -> int:
    return cell_named(card.choices["cell"]) if card.kind == "printed" else NOWHERE


def _requirement(card: CardDef) -> Requirement:
    return requirement_of(card) if card.kind in ("attraction", "printed") else BLANK


def columns(s: State) -> Columns:
    return cast("Columns", s.game.lookup)
