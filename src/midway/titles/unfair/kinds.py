"""Kinds of card: what a pack file says of each, and by which nouns texts call them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from midway.kernel.content import CardDef, CardKind, Pack
from midway.kernel.nodes.rulebox import Box
from midway.titles.unfair.endless import is_endless
from midway.titles.unfair.texts import Notice, Section, StarFormula, Strip

THEMES: Final = (
    "pirate",
    "robot",
    "vampire",
    "jungle",
    "ninja",
    "gangster",
    "comicbook",
    "hacker",
    "kaiju",
    "ocean",
)
LETTERS: Final = ("P", "R", "V", "J", "N", "G", "C", "H", "K", "O")  # of the themes, the same in Russian
RIDES: Final = ("thrill ride", "leisure ride")
ATTRACTION_TYPES: Final = (*RIDES, "sideshow", "theatre", "food outlet", "nature area", "hotel")
UPGRADE_TYPES: Final = (
    "feature upgrade",
    "theme upgrade",
    "guest services upgrade",
    "quality upgrade",
    "artifact",
    "animal",
)
ATTACKS: Final = ("Intrusion", "Inspection", "Injunction", "Hacking")
SIDES: Final = ("funfair", "unfair")
DIFFICULTIES: Final = ("easy", "medium", "hard")
HALVES: Final = ("top", "bottom")

ANY_WORD: Final[tuple[str, ...]] = ()  # an open list

EVERY_CARD: Final = ("long_game",)
PARK_NUMBERS: Final = {"stars": (0, 9), "price": (0, 40), "points": (0, 20), "revision": (0, 9)}
PARK_TEXTS: Final = {"text": Box, "cost": Box, "strip": Strip}
OPTIONAL: Final = ("stars", "price", "points", "revision", "text", "cost", "strip", "attack")

KINDS: Final = (
    CardKind(
        "attraction",
        "attractions.toml",
        numbers={**PARK_NUMBERS, "panorama": (1, 6)},
        choices={"attack": ATTACKS},
        lists={"types": ATTRACTION_TYPES, "built_in": ANY_WORD},
        texts={**PARK_TEXTS, "star_formula": StarFormula},
        flags=EVERY_CARD,
        optional=(*OPTIONAL, "panorama", "built_in", "star_formula"),
    ),
    CardKind(
        "upgrade",
        "upgrades.toml",
        numbers=PARK_NUMBERS,
        choices={"attack": ATTACKS, "theme": THEMES},
        lists={"types": UPGRADE_TYPES},
        texts={**PARK_TEXTS, "star_formula": StarFormula},
        flags=EVERY_CARD,
        optional=(*OPTIONAL, "theme", "star_formula"),
    ),
    CardKind(
        "staff",
        "staff.toml",
        numbers=PARK_NUMBERS,
        choices={"attack": ATTACKS},
        texts={**PARK_TEXTS, "star_formula": StarFormula},
        flags=EVERY_CARD,
        optional=(*OPTIONAL, "star_formula"),
    ),
    CardKind(
        "resource",
        "resources.toml",
        numbers=PARK_NUMBERS,
        choices={"attack": ATTACKS},
        texts={**PARK_TEXTS, "star_formula": StarFormula},
        flags=EVERY_CARD,
        optional=(*OPTIONAL, "star_formula"),
        needs_file=False,
    ),
    CardKind(
        "event",
        "events.toml",
        numbers={"top.stars": (0, 9), "bottom.stars": (0, 9), "revision": (0, 9)},
        choices={"top.attack": ATTACKS, "bottom.attack": ATTACKS},
        texts={"top.text": Box, "bottom.text": Box, "top.cost": Box, "bottom.cost": Box},
        flags=("top.pin", "bottom.pin", *EVERY_CARD),
        optional=("top.stars", "bottom.stars", "revision", "top.attack", "bottom.attack", "top.cost", "bottom.cost"),
        count=13,
    ),
    CardKind(
        "blueprint",
        "blueprints.toml",
        numbers={"points": (5, 100), "bonus_points": (5, 60), "revision": (0, 9)},
        choices={"difficulty": DIFFICULTIES},
        texts={"items": Section, "bonus": Section},
        flags=EVERY_CARD,
        optional=("bonus_points", "bonus", "revision"),
        count=5,
    ),
    CardKind(
        "showcase",
        "showcase.toml",
        numbers=PARK_NUMBERS,
        choices={"attack": ATTACKS},
        lists={"types": ATTRACTION_TYPES, "built_in": ANY_WORD},
        texts={**PARK_TEXTS, "star_formula": StarFormula},
        flags=EVERY_CARD,
        optional=(*OPTIONAL, "built_in", "star_formula"),
        count=2,
    ),
    CardKind(
        "city",
        "city.toml",
        numbers={"stars": (0, 9), "revision": (0, 9)},
        choices={"side": SIDES, "attack": ATTACKS},
        texts={"text": Box},
        optional=("stars", "attack", "revision"),
        count=6,
    ),
    CardKind(
        "gate",
        "gate.toml",
        numbers={"stars": (0, 9), "capacity": (1, 40), "attractions": (1, 8), "super_attractions": (0, 2)},
        count=1,
    ),
    CardKind("loan", "loan.toml", count=1),
    CardKind("overview", "overview.toml", texts={"text": Box, "notice": Notice}, optional=("text", "notice"), count=1),
    CardKind("summary", "summary.toml", count=1),
)
IN_THE_PARK_DECK: Final = ("attraction", "upgrade", "staff", "resource")
PARK_CARDS: Final = 27
CARDS_A_PACK: Final = 57


def words_of(card: CardDef) -> tuple[str, ...]:
    """The nouns that fit a card."""
    types = card.lists.get("types", ())
    if card.kind == "attraction":
        return ("Park card", "attraction", "basic attraction", *types)
    if card.kind == "showcase":
        return ("Showcase card", "attraction", "super attraction", *types)
    if card.kind == "upgrade":
        theme = card.choices.get("theme")
        return ("Park card", "upgrade", *types, *([f"{theme} theme"] if theme else []))
    if card.kind == "staff":
        return ("Park card", "staff member")
    if card.kind == "resource":
        return ("Park card", "resource")
    if card.kind == "city":
        return ("City card", f"{card.choices['side']} City card")
    return ({"event": "Event card", "blueprint": "Blueprint card", "gate": "gate"}.get(card.kind, card.kind),)


def words_of_built_in(name: str, pack: Pack) -> tuple[str, ...]:
    """The nouns that fit a built-in upgrade, named by the id of an upgrade card."""
    for card in pack.cards:
        if card.kind == "upgrade" and card.id == name:
            return ("upgrade", *words_of(card)[2:])
    theme = name.removesuffix("-theme")
    return ("upgrade", "theme upgrade", f"{theme} theme") if theme in THEMES else ("upgrade",)


def covered_by(noun: str) -> tuple[str, ...]:
    """The words of cards a noun stands for (UNF-CARD-02, -03)."""
    return RIDES if noun == "ride" else (noun,)


def faults_of(pack: Pack) -> Iterable[tuple[str, str, str]]:
    """What the game cannot use in a pack: card, field, sentence (UNF-COMP-08)."""
    many = sum(card.copies for card in pack.cards)
    if many != CARDS_A_PACK:
        yield "", "counts", f"a pack has {CARDS_A_PACK} cards, not {many}"
    park = sum(card.copies for card in pack.cards if card.kind in IN_THE_PARK_DECK)
    if park != PARK_CARDS:
        yield "", "counts", f"a pack has {PARK_CARDS} Park cards, not {park}"
    for side in SIDES:
        city = sum(card.copies for card in pack.cards if card.choices.get("side") == side)
        if city != 3:
            yield "", "counts", f"a pack has 3 {side} City cards, not {city}"
    for card in pack.cards:
        if card.kind == "upgrade" and ("theme upgrade" in card.lists["types"]) != ("theme" in card.choices):
            yield card.id, "theme", "a theme upgrade, and nothing else, names its theme"
        for name in card.lists.get("built_in", ()):
            if len(words_of_built_in(name, pack)) == 1:
                yield card.id, "built_in", f"“{name}” is neither an upgrade of this pack nor a theme"
        if is_endless(card):
            yield card.id, "text", "an ability of the Events step needs a limit, or a cost that runs out"
        if ("bonus" in card.texts) != ("bonus_points" in card.numbers):
            yield card.id, "bonus", "a bonus has a text and points"
