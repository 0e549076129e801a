"""Stored trees: plain JSON lists and back, safe from strangers, and the folder of finished packs.

    ["Gain", ["Coins", 5]]      a node is its class and its fields
    ["That@2", ["Noun", "ride"]]  a bound one has its slot behind its class
    ["", [...], [...]]          a tuple begins with an empty name

Nothing here reads English; a worker that loads finished packs needs neither reader nor lexicon.
"""

import json
import os
import tempfile
from hashlib import sha256
from pathlib import Path

from midway.cardtext.fields import Category, Field, name_of
from midway.cardtext.phrasebook import Phrase, Phrasebook, Phrases
from midway.kernel.content import canonical, plain_tree
from midway.kernel.node import Node

DEEPEST = 60
MOST_NODES = 5_000
MOST_SLOTS = 64
MOST_NUMBER = 9_999
MOST_LETTERS = 120  # of a word's id

to_plain = plain_tree


class BrokenTree(ValueError):
    """A plain list that is no tree of this language."""


class TreeLoader:
    """Builds trees of one book's classes and words, and of nothing else."""

    def __init__(self, book: Phrasebook) -> None:
        phrases = Phrases(book)
        self.phrases: dict[str, Phrase] = {}
        self.closed_sets: dict[str, type[Node]] = {}
        self.words: set[tuple[str, str]] = set()
        for made, phrase in phrases.entries.items():
            if isinstance(made, Node):
                self.closed_sets[phrase.category.__name__] = phrase.category
                self.words.add((phrase.category.__name__, str(getattr(made, "id", ""))))
            else:
                self.phrases[made.__name__] = phrase

    def tree(self, plain: object, wanted: Category = Node, own_words: frozenset[tuple[str, str]] = frozenset()) -> Node:
        """The tree a plain list stands for; a BrokenTree if it is none that can stand where `wanted` is."""
        return Planting(self, own_words).whole(plain, wanted)


class Planting:
    """Builds one tree and counts as it goes."""

    def __init__(self, loader: TreeLoader, own_words: frozenset[tuple[str, str]]) -> None:
        self.loader, self.own_words = loader, own_words
        self.count = 0
        self.bound: set[int] = set()
        self.wanted_slots: set[int] = set()

    def whole(self, plain: object, wanted: Category) -> Node:
        tree = self.node(plain, wanted, 0)
        if not self.wanted_slots <= self.bound:
            raise BrokenTree(f"nothing binds slot {min(self.wanted_slots - self.bound)}")
        return tree

    def node(self, plain: object, wanted: Category, depth: int) -> Node:
        self.count += 1
        if depth > DEEPEST or self.count > MOST_NODES:
            raise BrokenTree(f"a tree is at most {DEEPEST} deep and has at most {MOST_NODES} nodes")
        if not isinstance(plain, list) or not plain or not isinstance(plain[0], str):
            raise BrokenTree(f"{_short(plain)} is no node; wanted: {name_of(wanted)}")
        name, at, slot = plain[0].partition("@")
        if name in self.loader.closed_sets and self.is_word(name, plain):
            built = self.loader.closed_sets[name](plain[1])  # type: ignore[call-arg]
        elif name in self.loader.phrases:
            built = self.phrase(self.loader.phrases[name], plain[1:], depth)
        else:
            raise BrokenTree(f"there is no node {_short(plain if name in self.loader.closed_sets else name)}")
        if not isinstance(built, wanted):
            raise BrokenTree(f"{name} stands where only {name_of(wanted)} can")
        if at:
            self.give_slot(built, slot)
        return built

    def is_word(self, name: str, plain: list[object]) -> bool:
        if len(plain) != 2 or not isinstance(plain[1], str) or len(plain[1]) > MOST_LETTERS:
            return False
        return (name, plain[1]) in self.loader.words or (name, plain[1]) in self.own_words

    def phrase(self, phrase: Phrase, values: list[object], depth: int) -> Node:
        if len(values) != len(phrase.fields):
            raise BrokenTree(f"{phrase.category.__name__} has {len(phrase.fields)} fields, not {len(values)}")
        fields = phrase.fields.items()
        return phrase.make({n: self.value(v, f, n, depth) for v, (n, f) in zip(values, fields, strict=True)})

    def value(self, plain: object, field: Field, name: str, depth: int) -> object:
        if field.is_number:
            if type(plain) is not int or not 0 <= plain <= MOST_NUMBER:
                raise BrokenTree(f"{name} must be a number from 0 to {MOST_NUMBER}, not {_short(plain)}")
            return plain
        if field.is_list:
            if not isinstance(plain, list) or not plain or plain[0] != "":
                raise BrokenTree(f"{name} must be a list, not {_short(plain)}")
            return tuple(self.node(member, field.category, depth + 1) for member in plain[1:])
        if plain is None and field.may_be_absent:
            return None
        return self.node(plain, field.category, depth + 1)

    def give_slot(self, node: Node, written: str) -> None:
        slot = int(written) if written.isascii() and written.isdecimal() and len(written) < 3 else MOST_SLOTS
        if slot >= MOST_SLOTS or not (node.binds or node.refers):
            raise BrokenTree(f"{type(node).__name__}@{_short(written)} is no slot")
        (self.wanted_slots if node.refers else self.bound).add(slot)
        node.lower("slot", slot)


class TreeStore:
    """A folder of finished packs, one JSON file each, so that texts are read once.

    The key says everything the result depends on: the rules version, the language, the pack's own files.
    """

    def __init__(self, folder: Path, rules: str) -> None:
        self.folder, self.rules = folder, rules

    def key(self, *parts: str) -> str:
        return sha256(canonical([self.rules, *parts]).encode()).hexdigest()

    def get(self, key: str) -> str | None:
        """What was put under this key; None if nothing was, or the file is damaged."""
        try:
            stored = json.loads(self._file(key).read_text("utf-8"))
            written = canonical(stored["pack"])
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            return None
        return written if stored.get("sha256") == sha256(written.encode()).hexdigest() else None

    def put(self, key: str, written: str) -> None:
        """Keep a finished pack; a reader never sees half a file."""
        self.folder.mkdir(parents=True, exist_ok=True)
        stored = canonical({"sha256": sha256(written.encode()).hexdigest(), "pack": json.loads(written)})
        handle, name = tempfile.mkstemp(dir=self.folder, suffix=".part")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(stored)
        Path(name).replace(self._file(key))

    def _file(self, key: str) -> Path:
        return self.folder / f"{key}.json"


def _short(value: object) -> str:
    shown = repr(value)
    return shown if len(shown) < 60 else shown[:56] + " ..."
