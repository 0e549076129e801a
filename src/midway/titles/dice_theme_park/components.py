"""What is in the box: the kinds of components, and the pack of them that lies in components/."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from midway.cardtext.pack_files import PackFormat
from midway.cardtext.phrasebook import Phrasebook
from midway.cardtext.phrases import CORE
from midway.kernel.content import CardDef, CardKind, Pack
from midway.titles.dice_theme_park.guests import COLOUR_WORDS, GREY
from midway.titles.dice_theme_park.park import CELL_NAMES
from midway.titles.dice_theme_park.requirements import CONDITION_WORDS, SLOT_WORDS, Requirement, requirement
from midway.titles.pack_shelf import pack_in

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
PHASES: Final = ("plan", "welcome", "expand", "improve", "operate", "upkeep")
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
SKILLS: Final = ("boost", "flip", "cash", "applause", "send", "fetch", "express")
CODES: Final = ("gold", "red", "teal", "purple", "orange")
MEASURES: Final = (
    "money",
    "income",
    "pips",
    "guests",
    "tired-guests",
    "operations",
    "attractions-operated",
    "mascots",
    "upgrades",
)
SHAPES: Final = ("circle", "square", "triangle")

KINDS: Final = (
    CardKind(
        "attraction",
        "attractions.toml",
        numbers={"cost": (1, 12), "stars": (1, 12), "space_1": (1, 6), "space_2": (1, 6), "income": (1, 3)},
        choices={"stack": STACKS, "colour": COLOUR_WORDS, "amenity": AMENITIES},
        lists={"guests": SLOT_WORDS, "where": CONDITION_WORDS},
        optional=("space_1", "space_2", "income", "where"),
        count=36,
    ),
    CardKind(
        "printed",
        "printed.toml",
        numbers={"stars": (1, 4), "operate_icons": (1, 2), "space_1": (1, 6), "income": (1, 3)},
        choices={"cell": CELL_NAMES, "colour": COLOUR_WORDS, "amenity": AMENITIES},
        lists={"guests": SLOT_WORDS},
        optional=("space_1", "income", "amenity"),
        count=4,
    ),
    CardKind("amenity", "amenities.toml", count=8),
    CardKind(
        "upgrade",
        "upgrades.toml",
        numbers={"each": (3, 3), "coins_a_cube": (1, 4), "stars_a_cube": (1, 4), "operate_icons": (1, 1)},
        optional=("coins_a_cube", "stars_a_cube", "operate_icons"),
        count=36,
    ),
    CardKind(
        "staff",
        "staff.toml",
        numbers={"die_value": (1, 6), "money": (1, 6)},
        lists={"phases": PHASES},
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
        choices={"effect": ADMINISTRATORS, "colour": GUEST_WORDS},
        flags=("extra",),
        optional=("colour",),
        count=13,
    ),
    CardKind(
        "skill",
        "skills.toml",
        choices={"effect": SKILLS, "colour": GUEST_WORDS},
        optional=("colour",),
        count=30,
    ),
    CardKind(
        "objective",
        "objectives.toml",
        choices={"code": CODES, "measure": MEASURES},
        flags=("lowest",),
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


def objections(pack: Pack) -> list[tuple[str, str, str]]:
    """What this title cannot use, as (card, field, sentence)."""
    found: list[tuple[str, str, str]] = []
    known: dict[Requirement, str] = {}
    for card in pack.of_kind("attraction"):
        try:
            other = known.setdefault(requirement_of(card), card.id)
        except ValueError as problem:
            found.append((card.id, "guests", str(problem)))
            continue
        if other != card.id:  # DTP-EXP-09
            found.append((card.id, "guests", f"the requirement is that of {other}"))
        if "space_2" in card.numbers and "space_1" not in card.numbers:
            found.append((card.id, "space_2", "there is a second upgrade space but no first"))
    return found


def requirement_of(card: CardDef) -> Requirement:
    """What a party must be like to operate this attraction."""
    return requirement(card.lists["guests"], card.lists.get("where", ()))


BOOK: Final = Phrasebook("dice theme park", extends=(CORE,))
PACKS: Final = PackFormat("dice_theme_park", KINDS, BOOK, check=objections)


def components() -> Pack:
    """Everything in the box."""
    return pack_in(Path(__file__).parent / "components", PACKS)
