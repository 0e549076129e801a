"""Content: what a pack of cards holds once it is read. Plain data; no text is read here.

Reading a pack's folder is in midway.cardtext.pack_files; its finished JSON needs neither reader nor lexicon.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from hashlib import sha256

from midway.kernel.node import Node

SOURCES = ("rulebook", "reference", "designed")
MOST_COPIES = 99
KEBAB = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

# What may stand in a text field: a class of nodes, or several.
Category = type | tuple[type, ...]
# Gives the tree for a plain list, given what it must be and the words the pack adds: (class, id).
TreeReader = Callable[[object, Category, frozenset[tuple[str, str]]], Node]


@dataclass(frozen=True)
class Problem:
    """One thing to mend in a pack: where, and a sentence; `more` shows the spot."""

    file: str
    line: int
    sentence: str
    more: str = ""

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {self.sentence}"


class BrokenPack(ValueError):
    """A pack that cannot be used, with everything that is wrong with it."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = problems
        super().__init__("\n".join(str(p) for p in problems))


@dataclass(frozen=True)
class CardKind:
    """A kind of card a title knows, and what is said of each such card besides its names.

    Fields may lie in tables: "bottom.attack" is `bottom = { attack = ... }`.
    """

    name: str
    file: str
    numbers: Mapping[str, tuple[int, int]] = field(default_factory=dict)  # least and most
    choices: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # one of these
    lists: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # some of these; none named: of any words
    texts: Mapping[str, Category] = field(default_factory=dict)  # rule boxes, and what each must be
    flags: tuple[str, ...] = ()  # true or left out
    optional: tuple[str, ...] = ()  # the numbers, choices, lists and texts that may be left out
    count: int = -1  # how many cards of the kind a pack has, copies counted; -1: as pack.toml says
    needs_file: bool = True
    needs_icon: bool = True

    @property
    def known_fields(self) -> tuple[str, ...]:
        return (*self.numbers, *self.choices, *self.lists, *self.texts, *self.flags)

    def complaints(self, card: CardDef) -> list[tuple[str, str]]:
        """What is wrong with a card of this kind: the field and a sentence."""
        found: list[tuple[str, str]] = []
        for names, given in (
            (self.numbers, tuple(card.numbers)),
            (self.choices, tuple(card.choices)),
            (self.lists, tuple(card.lists)),
            (self.texts, tuple(card.texts)),
        ):
            found += [(name, f"{name} is missing") for name in names if name not in given + self.optional]
            found += [(name, f"{name} is not said of a card of this kind") for name in given if name not in names]
        found += [(name, f"{name} is not said of a card of this kind") for name in card.flags if name not in self.flags]
        for name, n in card.numbers.items():
            least, most = self.numbers.get(name, (n, n))
            if not least <= n <= most:
                found.append((name, f"{name} is {n}; it must be from {least} to {most}"))
        for name, word in card.choices.items():
            found += unknown_word(name, word, self.choices.get(name, (word,)))
        for name, words in card.lists.items():
            for word in words:
                found += unknown_word(name, word, self.lists.get(name) or words)
            if len(set(words)) < len(words):
                found.append((name, f"{name} says something twice"))
        if card.source not in SOURCES:
            found.append(("source", f"source is “{card.source}”; it must be one of {', '.join(SOURCES)}"))
        if not 1 <= card.copies <= MOST_COPIES:
            found.append(("copies", f"copies is {card.copies}; it must be from 1 to {MOST_COPIES}"))
        if self.needs_icon and not card.icon:
            found.append(("icon", "icon is missing"))
        return found


def unknown_word(name: str, word: str, known: tuple[str, ...]) -> list[tuple[str, str]]:
    return [] if word in known else [(name, f"{name} has “{word}”; it must be one of {', '.join(known)}")]


@dataclass(frozen=True)
class Names:
    """The same in both languages."""

    en: str
    ru: str


@dataclass(frozen=True)
class Text:
    """A rule box: both languages, the tree that runs, and how many slots its frame needs."""

    en: str
    ru: str
    tree: Node
    slots: int


@dataclass(frozen=True)
class Word:
    """A word a pack adds to the language: of which closed set, its id, its two patterns, what it is a kind of."""

    category: str
    id: str
    en: str
    ru: str
    general: tuple[str, ...] = ()


@dataclass(frozen=True)
class CardDef:
    """One card as designed; `copies` of it lie in the box. What was left out is in none of the tables."""

    kind: str
    id: str
    name: Names
    source: str
    icon: str = ""
    copies: int = 1
    flavour: Names | None = None
    numbers: Mapping[str, int] = field(default_factory=dict)
    choices: Mapping[str, str] = field(default_factory=dict)
    lists: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    flags: tuple[str, ...] = ()
    texts: Mapping[str, Text] = field(default_factory=dict)


@dataclass(frozen=True)
class Pack:
    """A finished pack: all a title needs to play with its cards."""

    title: str
    id: str
    name: Names
    icon: str
    cards: tuple[CardDef, ...]
    words: tuple[Word, ...] = ()

    def of_kind(self, kind: str) -> list[CardDef]:
        return [card for card in self.cards if card.kind == kind]

    def card(self, id_: str) -> CardDef:
        return next(card for card in self.cards if card.id == id_)

    def to_json(self) -> str:
        """Canonical: the same pack gives the same letters."""
        return canonical(plain(self))

    @property
    def hash(self) -> str:
        """Tells packs apart by all they say."""
        return sha256(self.to_json().encode()).hexdigest()

    @staticmethod
    def from_json(written: str, kinds: tuple[CardKind, ...], tree: TreeReader) -> Pack:
        """Restore a pack from anyone's JSON; BrokenPack if it is not one of a title with these kinds."""
        return PackRestorer(kinds, tree).pack(written)


class PackRestorer:
    """Builds a pack from plain data that may come from a stranger."""

    def __init__(self, kinds: tuple[CardKind, ...], tree: TreeReader) -> None:
        self.kinds = {kind.name: kind for kind in kinds}
        self.tree = tree
        self.where = "pack"

    def pack(self, written: str) -> Pack:
        try:
            data = self.table(json.loads(written), "a pack")
        except (ValueError, RecursionError) as problem:
            raise self.broken(f"this is not the JSON of a pack ({problem})") from None
        words = tuple(self.word(self.table(w, "a word")) for w in self.items(data, "words"))
        own = frozenset((word.category, word.id) for word in words)
        cards = tuple(self.card(self.table(c, "a card"), own) for c in self.items(data, "cards"))
        self.where = "pack"
        if len({card.id for card in cards}) < len(cards):
            raise self.broken("two cards have the same id")
        return Pack(
            self.string(data, "title"),
            self.an_id(data),
            self.names(data.get("name"), "name"),
            self.string(data, "icon"),
            cards,
            words,
        )

    def card(self, data: dict[str, object], own: frozenset[tuple[str, str]]) -> CardDef:
        self.where = f"card {data.get('id')}"
        self.an_id(data)
        kind = self.kinds.get(self.string(data, "kind"))
        if kind is None:
            raise self.broken(f"there is no kind of card “{data['kind']}”")
        texts: dict[str, Text] = {}
        for name, text in self.table(data.get("texts"), "texts").items():
            if name not in kind.texts:
                raise self.broken(f"{name} is not said of a card of this kind")
            texts[name] = self.text(self.table(text, name), kind.texts[name], own)
        card = CardDef(
            kind.name,
            self.string(data, "id"),
            self.names(data.get("name"), "name"),
            self.string(data, "source"),
            self.string(data, "icon"),
            self.number(data.get("copies"), "copies"),
            None if data.get("flavour") is None else self.names(data["flavour"], "flavour"),
            {name: self.number(n, name) for name, n in self.table(data.get("numbers"), "numbers").items()},
            {name: self.a_string(w, name) for name, w in self.table(data.get("choices"), "choices").items()},
            {
                name: tuple(self.a_string(w, name) for w in self.a_list(words, name))
                for name, words in self.table(data.get("lists"), "lists").items()
            },
            tuple(self.a_string(flag, "flags") for flag in self.items(data, "flags")),
            texts,
        )
        for _, sentence in kind.complaints(card):
            raise self.broken(sentence)
        return card

    def text(self, data: dict[str, object], wanted: Category, own: frozenset[tuple[str, str]]) -> Text:
        try:
            tree = self.tree(data.get("tree"), wanted, own)
        except ValueError as problem:
            raise self.broken(str(problem)) from None
        return Text(self.string(data, "en"), self.string(data, "ru"), tree, slots_of(tree))

    def word(self, data: dict[str, object]) -> Word:
        return Word(
            self.string(data, "category"),
            self.string(data, "id"),
            self.string(data, "en"),
            self.string(data, "ru"),
            tuple(self.a_string(g, "general") for g in self.items(data, "general")),
        )

    def names(self, value: object, what: str) -> Names:
        data = self.table(value, what)
        return Names(self.string(data, "en"), self.string(data, "ru"))

    def string(self, data: dict[str, object], name: str) -> str:
        return self.a_string(data.get(name), name)

    def a_string(self, value: object, what: str) -> str:
        if not isinstance(value, str):
            raise self.broken(f"{what} must be a text")
        if not value.isprintable():  # half a letter, or a code that would steer somebody's terminal
            raise self.broken(f"{what} has broken letters")
        return value

    def an_id(self, data: dict[str, object]) -> str:
        id_ = self.string(data, "id")
        if not KEBAB.fullmatch(id_):  # it is a word of written options
            raise self.broken(f"id “{id_}” must be small letters and digits-joined-by-dashes")
        return id_

    def number(self, value: object, what: str) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not -(2**31) < value < 2**31:
            raise self.broken(f"{what} must be a whole number")
        return value

    def items(self, data: dict[str, object], name: str) -> list[object]:
        return self.a_list(data.get(name), name)

    def a_list(self, value: object, what: str) -> list[object]:
        if not isinstance(value, list):
            raise self.broken(f"{what} must be a list")
        return value

    def table(self, value: object, what: str) -> dict[str, object]:
        if not isinstance(value, dict):
            raise self.broken(f"{what} must be a table")
        return value

    def broken(self, sentence: str) -> BrokenPack:
        return BrokenPack([Problem(self.where, 0, sentence)])


def slots_of(tree: Node) -> int:
    """How many slots the tree's frame needs."""
    most = int(tree.slot) + 1
    for f in fields(tree):  # type: ignore[arg-type]
        value = getattr(tree, f.name)
        for child in value if isinstance(value, tuple) else (value,):
            if isinstance(child, Node):
                most = max(most, slots_of(child))
    return most


def canonical(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def plain(value: object) -> object:
    """Dataclasses as tables of their fields, trees as plain lists."""
    if isinstance(value, Node):
        return plain_tree(value)
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, Mapping):
        return {name: plain(item) for name, item in value.items()}
    if value is None or isinstance(value, (int, str)):
        return value
    return {f.name: plain(getattr(value, f.name)) for f in fields(value)}  # type: ignore[arg-type]


def plain_tree(value: object) -> object:
    """["Gain", ["Coins", 5]]; a bound node is ["That@2", ...]; a tuple is a list that begins with an empty name."""
    if isinstance(value, Node):
        name = type(value).__name__ + (f"@{value.slot}" if value.slot >= 0 else "")
        return [name, *[plain_tree(getattr(value, f.name)) for f in fields(value)]]  # type: ignore[arg-type]
    if isinstance(value, tuple):
        return ["", *[plain_tree(item) for item in value]]
    return value
