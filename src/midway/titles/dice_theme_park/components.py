"""What is in the box: the kinds of components, and the pack of them that lies in components/."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from midway.cardtext.pack_files import PackFormat
from midway.kernel.content import CardDef, CardKind, Pack
from midway.titles.dice_theme_park import nodes as nodes  # importing them fills the phrasebook
from midway.titles.dice_theme_park.card_texts import MEANINGS, meaning_of
from midway.titles.dice_theme_park.guests import COLOUR_WORDS, GREY
from midway.titles.dice_theme_park.nodes.abilities import CardText
from midway.titles.dice_theme_park.nodes.objectives import Objective
from midway.titles.dice_theme_park.nodes.parties import Party
from midway.titles.dice_theme_park.nodes.skills import Skill
from midway.titles.dice_theme_park.park import CELL_NAMES
from midway.titles.dice_theme_park.party_texts import requirement_in
from midway.titles.dice_theme_park.requirements import Requirement
from midway.titles.dice_theme_park.words import BOOK
from midway.titles.pack_shelf import pack_in

if TYPE_CHECKING:
    from midway.kernel.node import Node

GUEST_WORDS: Final = COLOUR_WORDS[:GREY]
STACKS: Final = ("A", "B")
AMENITIES: Final = (
    "restrooms",
    "burger-bar",
    "ice-cream-cart",
    "picnic-garden",
    "first-aid-post",
    "photo-booth",
    "fountain",
    "info-point",
)
CODES: Final = ("gold", "red", "teal", "purple", "orange")
SHAPES: Final = ("circle", "square", "triangle")

KINDS: Final = (
    CardKind(
        "attraction",
        "attractions.toml",
        numbers={"cost": (1, 12), "stars": (1, 12), "space_1": (1, 6), "space_2": (1, 6), "income": (1, 3)},
        choices={"stack": STACKS, "colour": COLOUR_WORDS, "amenity": AMENITIES},
        texts={"party": Party},
        optional=("space_1", "space_2", "income"),
        count=36,
    ),
    CardKind(
        "printed",
        "printed.toml",
        numbers={"stars": (1, 4), "operate_icons": (1, 2), "space_1": (1, 6), "income": (1, 3)},
        choices={"cell": CELL_NAMES, "colour": COLOUR_WORDS, "amenity": AMENITIES},
        texts={"party": Party},
        optional=("space_1", "income", "amenity"),
        count=4,
    ),
    CardKind("amenity", "amenities.toml", count=8),
    CardKind(
        "upgrade",
        "upgrades.toml",
        numbers={"each": (3, 3)},
        texts={"text": CardText},
        count=36,
    ),
    CardKind(
        "staff",
        "staff.toml",
        numbers={"die_value": (1, 6), "money": (1, 6)},
        texts={"text": CardText},
        count=24,
    ),
    CardKind(
        "monorail",
        "monorails.toml",
        numbers={"players": (2, 4), "top": (1, 6), "middle": (1, 6), "bottom": (1, 6)},
        count=12,
    ),
    CardKind(
        "administrator",
        "administrators.toml",
        texts={"text": CardText},
        flags=("extra",),
        count=13,
    ),
    CardKind(
        "skill",
        "skills.toml",
        texts={"text": Skill},
        count=30,
    ),
    CardKind(
        "objective",
        "objectives.toml",
        choices={"code": CODES},
        texts={"text": Objective},
        count=10,
    ),
    CardKind(
        "guest",
        "guests.toml",
        numbers={"bag_of_2": (1, 21), "bag_of_3": (1, 21), "bag_of_4": (1, 21)},
        choices={"colour": GUEST_WORDS, "shape": SHAPES},
        count=63,
    ),
)


def objections(pack: Pack) -> Iterator[tuple[str, str, str]]:
    """What this title cannot use, as (card, field, sentence)."""
    known: dict[Requirement, str] = {}
    for card in (*pack.of_kind("attraction"), *pack.of_kind("printed")):
        try:
            needs = requirement_of(card)
        except ValueError as problem:
            yield card.id, "party", str(problem)
            continue
        other = known.setdefault(needs, card.id) if card.kind == "attraction" else card.id
        if other != card.id:  # DTP-EXP-09
            yield card.id, "party", f"the requirement is that of {other}"
        if "space_2" in card.numbers and "space_1" not in card.numbers:
            yield card.id, "space_2", "there is a second upgrade space but no first"
    for card in pack.cards:
        if card.kind in MEANINGS and meaning_of(card) is None:
            yield card.id, "text", f"the rules do nothing of the kind; perhaps “{nearest_text(card)}”"


def requirement_of(card: CardDef) -> Requirement:
    """What a party must be like to operate this attraction."""
    return requirement_in(cast("Party", card.texts["party"].tree))


def nearest_text(card: CardDef) -> str:
    """Of what components of this kind can do, what is said most like this card."""
    trees: dict[Node, object] = dict(MEANINGS[card.kind])
    able = [PACKS.language.say(tree, "en") for tree in trees]
    return get_close_matches(card.texts["text"].en, able, 1, 0)[0]


PACKS: Final = PackFormat("dice_theme_park", KINDS, BOOK, check=objections)


def components() -> Pack:
    """Everything in the box."""
    return pack_in(Path(__file__).parent / "components", PACKS)
