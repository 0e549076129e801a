"""What a title is made of: its layout, cards and rules. Fixed for a version of the rules and a set of packs."""

from __future__ import annotations

import msgspec


class Names(msgspec.Struct, frozen=True):
    """The same in both languages."""

    en: str
    ru: str


class SetupInfo(msgspec.Struct, frozen=True):
    """One thing people choose before a match; the first value is the usual one."""

    name: str
    values: list[str]
    several: list[str]  # words of which some may be given, with commas between
    is_open: bool  # other values are possible
    about: dict[str, str]  # language -> a sentence


class ZoneInfo(msgspec.Struct, frozen=True):
    """A place for cards."""

    name: str
    of: str  # "table" or "seat"
    seen_by: str  # "all", "owner", "nobody"
    room: int
    in_play: bool  # rules of cards here count
    ordered: bool  # a deck
    aside: bool  # cards lie here only while a rule runs


class NumberInfo(msgspec.Struct, frozen=True):
    """A number, a row of numbers, a token, or a number that names a card ("mark"), or one each card has ("card")."""

    name: str
    kind: str
    of: str
    seen_by: str
    many: int


class VerbInfo(msgspec.Struct, frozen=True):
    """A word of options, and what its arguments are: "card", "seat", "number", "branch", or words with "|" between."""

    name: str
    args: list[str]


class TitleInfo(msgspec.Struct, frozen=True):
    """A game one can play here."""

    id: str
    names: dict[str, str]
    rules_version: int
    least_seats: int
    most_seats: int
    setup: list[SetupInfo]
    bots: list[str]
    kinds: list[str]  # of decisions
    verbs: list[VerbInfo]
    zones: list[ZoneInfo]
    numbers: list[NumberInfo]
    values: list[str]  # of cards and seats that the server works out and can explain


class TitleName(msgspec.Struct, frozen=True):
    """A game in the list."""

    id: str
    names: dict[str, str]
    rules_version: int
    least_seats: int
    most_seats: int


class CardInfo(msgspec.Struct, frozen=True):
    """A card as designed. Copies in a match are called "pack.card#1" and so on, a single one "pack.card"."""

    id: str
    pack: str
    kind: str
    name: Names
    icon: str
    copies: int
    flavour: Names | None
    numbers: dict[str, int]
    choices: dict[str, str]
    lists: dict[str, list[str]]
    flags: list[str]
    texts: dict[str, Names]
    symbols: dict[str, list[str]]  # what signs on it say beside its words: which types it defends against, say
    back: str  # face down, cards with the same back look alike
    source: str  # "rulebook", "reference", "designed"


class PackCards(msgspec.Struct, frozen=True):
    """A pack with its cards."""

    id: str
    hash: str
    name: Names
    icon: str
    cards: list[CardInfo]


class Cards(msgspec.Struct, frozen=True):
    """Packs, and the nouns their cards use."""

    packs: list[PackCards]
    words: dict[str, Names]  # "thrill ride" -> how people say it


class RuleInfo(msgspec.Struct, frozen=True):
    """One rule."""

    id: str
    en: str
    ru: str
    same_as: str  # another rule that says the same; "" if there is none
    at_table: bool  # people settle it; a program has nothing to do with it


class RuleSection(msgspec.Struct, frozen=True):
    """Rules under one heading, in order."""

    id: str
    name: Names
    rules: list[RuleInfo]


class TermInfo(msgspec.Struct, frozen=True):
    """A word of the game, and what it means."""

    id: str
    name: Names
    text: Names


class Rules(msgspec.Struct, frozen=True):
    """The rules of a title in the order in which people learn them, and its glossary."""

    title: str
    names: dict[str, str]
    rules_version: int
    sections: list[RuleSection]
    terms: list[TermInfo]
