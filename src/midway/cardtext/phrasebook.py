"""The phrasebook: one entry per phrase, serving the reader and both voices.

    BOOK = Phrasebook("ring toss", extends=(CORE,), folder=Path(__file__).parent)
    phrase, words = BOOK.phrase, BOOK.words

    phrase(Gain, "~gain {amount}", "~получить {amount:acc}")

The class is the node the engine runs; the types of its fields say what may stand in the slots. Books build on
books: the core's, a title's, a pack's. `Phrases` is all of them together, checked.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from midway.cardtext.fields import Category, Field, fields_of
from midway.cardtext.lexicon import CORE_FOLDER
from midway.cardtext.notation import Inflected, Literal, Part, Slot, parts_of
from midway.kernel.node import Node

Meaning = type[Node] | Node  # a class whose fields fill the slots, or one word of a closed set


class BookProblem(ValueError):
    """Phrasebooks that do not fit together, or a phrase that does not fit its node."""


@dataclass(frozen=True, eq=False)
class Phrase:
    makes: Meaning
    en: str
    ru: str
    book: "Phrasebook"

    @cached_property
    def category(self) -> type[Node]:
        return self.makes if isinstance(self.makes, type) else type(self.makes)

    @cached_property
    def parts(self) -> dict[str, tuple[Part, ...]]:
        return {"en": parts_of(self.en), "ru": parts_of(self.ru)}

    @cached_property
    def fields(self) -> dict[str, Field]:
        return {} if isinstance(self.makes, Node) else fields_of(self.makes)

    @cached_property
    def slots(self) -> tuple[str, ...]:
        """The names of the slots, in the order of the English text."""
        return tuple(part.name for part in self.parts["en"] if isinstance(part, Slot))

    def make(self, values: dict[str, object]) -> Node:
        return self.makes(**values) if isinstance(self.makes, type) else self.makes


class Phrasebook:
    """The phrases of one part: the core, a title, a pack.

    `folder` is where its lexicons are (lexicon_en.txt, lexicon_ru.txt). `general` says which nouns are also called
    by which others: {"thrill ride": {"ride"}, "ride": {"card"}}.
    """

    def __init__(
        self,
        name: str,
        extends: tuple["Phrasebook", ...] = (),
        folder: Path | None = None,
        general: Mapping[str, set[str]] | None = None,
    ) -> None:
        self.name, self.extends, self.folder = name, extends, folder
        self.general = dict(general or {})
        self.own: dict[Meaning, Phrase] = {}

    def phrase(self, makes: Meaning, en: str, ru: str) -> None:
        """Add one phrase; a node has exactly one."""
        if makes in self.own:
            raise BookProblem(f"{shown(makes)} already reads “{self.own[makes].en}”")
        self.own[makes] = Phrase(makes, en, ru, self)

    def words(self, category: type[Node], table: Mapping[str, tuple[str, str]]) -> None:
        """Add a closed set: {id: (English, Russian)}."""
        for id_, (en, ru) in table.items():
            self.phrase(word_of(category, id_), en, ru)

    def books(self) -> Iterator["Phrasebook"]:
        """This book and all it builds on, those first, each once."""
        seen: dict[Phrasebook, None] = {}
        for book in self.extends:
            seen.update(dict.fromkeys(book.books()))
        seen[self] = None
        yield from seen


def word_of(category: type[Node], id_: str) -> Node:
    return category(id_)  # type: ignore[call-arg]  # a closed set has one field, its id


class Phrases:
    """All phrases of a language: a phrasebook and all it builds on, put together and checked."""

    def __init__(self, book: Phrasebook) -> None:
        self.books = tuple(book.books())
        self.entries: dict[Meaning, Phrase] = {}
        self.classes: dict[str, type[Node]] = {}
        said: dict[str, list[Phrase]] = {}
        for phrase in (p for b in self.books for p in b.own.values()):
            self._add(phrase, said)
        general: dict[str, set[str]] = {}
        for noun, more in ((noun, more) for b in self.books for noun, more in b.general.items()):
            general[noun] = general.get(noun, set()) | more
        self.general = _closed(general)

    @property
    def folders(self) -> tuple[Path, ...]:
        """Where lexicons lie, the core's first."""
        return (CORE_FOLDER, *(book.folder for book in self.books if book.folder and book.folder != CORE_FOLDER))

    def phrase_of(self, node: Node) -> Phrase:
        return self.entries.get(type(node)) or self.entries[node]

    def meaning(self, category: Category) -> list[Phrase]:
        """All phrases that can stand where a node of this category is wanted."""
        return [p for p in self.entries.values() if issubclass(p.category, category)]

    def _add(self, phrase: Phrase, said: dict[str, list[Phrase]]) -> None:
        other = self.entries.setdefault(phrase.makes, phrase)
        if other is not phrase:
            raise BookProblem(
                f"{shown(phrase.makes)} has two phrases: “{other.en}” ({other.book.name}) "
                f"and “{phrase.en}” ({phrase.book.name})"
            )
        cls = phrase.category
        if self.classes.setdefault(cls.__name__, cls) is not cls:
            raise BookProblem(
                f"{cls.__module__} and {self.classes[cls.__name__].__module__} both have a class {cls.__name__}; "
                "stored trees tell classes by their names"
            )
        _check_slots(phrase)
        if not phrase.slots:
            _refuse_double(phrase, said.setdefault(phrase.en.replace("~", "").lower(), []))


def shown(makes: Meaning) -> str:
    return makes.__name__ if isinstance(makes, type) else repr(makes)


def safe_words(text: str) -> str:
    """A name as part of a pattern: nothing in it is read as notation."""
    return "".join(c for c in text if c not in "~{}^")


def lemmas(phrase: Phrase, lang: str) -> list[str]:
    return [part.lemma for part in phrase.parts[lang] if isinstance(part, Inflected)]


def _check_slots(phrase: Phrase) -> None:
    """Complain of slots that are no fields, and fields a pattern forgets."""
    for lang, parts in phrase.parts.items():
        slots = sorted(part.name for part in parts if isinstance(part, Slot))
        if slots != sorted(phrase.fields):
            raise BookProblem(
                f"{shown(phrase.makes)}: the {lang} pattern has {slots}, the node {sorted(phrase.fields)}"
            )
        if not any(isinstance(part, (Slot, Inflected)) or part != Literal("^") for part in parts):
            raise BookProblem(f"{shown(phrase.makes)}: the {lang} pattern says nothing")


def _refuse_double(phrase: Phrase, alike: list[Phrase]) -> None:
    for other in alike:
        if issubclass(phrase.category, other.category) or issubclass(other.category, phrase.category):
            raise BookProblem(
                f"“{phrase.en}” would mean both {shown(other.makes)} ({other.book.name}) "
                f"and {shown(phrase.makes)} ({phrase.book.name})"
            )
    alike.append(phrase)


def _closed(general: dict[str, set[str]]) -> dict[str, frozenset[str]]:
    """What is a ride, and a ride a card, is a card."""
    found: dict[str, frozenset[str]] = {}
    for noun in general:
        todo, all_of_them = list(general[noun]), set[str]()
        while todo:
            more = todo.pop()
            if more not in all_of_them:
                all_of_them.add(more)
                todo += general.get(more, ())
        found[noun] = frozenset(all_of_them)
    return found
