"""Packs: a folder of TOML becomes a finished Pack, or a list of everything that is wrong with it.

    PACKS = PackFormat("ring_toss", KINDS, BOOK, noun=noun_of)
    pack = load_pack(folder, PACKS, store)

A folder has pack.toml (id, name, icon, counts), one file per kind of card, and, where the pack has words of its own,
words.toml, lexicon_ru.txt and lexicon_en.txt. Packs may come from strangers: they are data and nothing else.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path

from midway.cardtext.card_fields import CardReader, Draft
from midway.cardtext.language import Language, MissingWords
from midway.cardtext.lexicon import LexiconProblem
from midway.cardtext.pack_words import PackBook
from midway.cardtext.phrasebook import Phrasebook
from midway.cardtext.problems import TextProblem, did_you_mean
from midway.cardtext.store import TreeLoader, TreeStore
from midway.cardtext.toml_files import Desk, TomlFile
from midway.kernel.content import (
    KEBAB,
    BrokenPack,
    CardDef,
    CardKind,
    Names,
    Pack,
    Problem,
    Text,
    Word,
    slots_of,
)
from midway.kernel.node import Node

MOST_CARDS = 500  # in one file
LEXICONS = ("lexicon_en.txt", "lexicon_ru.txt")
OF_A_PACK = ("id", "name", "icon", "counts")


@dataclass(frozen=True, eq=False)
class PackFormat:
    """What a title's packs are made of.

    `noun` gives the word by which texts call a card: Word("Noun", card.name.en, "Guest ~Pylon", "~улучшение «Пилон»").
    `own_words` are the closed sets a pack may add to in words.toml. `check` looks at the finished pack and gives
    (card id or "", field, sentence) for what the title cannot use.
    """

    title: str
    kinds: tuple[CardKind, ...]
    book: Phrasebook
    noun: Callable[[CardDef], Word | None] | None = None
    own_words: tuple[type[Node], ...] = ()
    check: Callable[[Pack], Iterable[tuple[str, str, str]]] | None = None

    @cached_property
    def language(self) -> Language:
        """The title's language, without the words of any pack."""
        return Language(self.book)

    @cached_property
    def loader(self) -> TreeLoader:
        return TreeLoader(self.book)

    def restore(self, written: str) -> Pack:
        """A pack from its JSON; BrokenPack if it is not one of this title's."""
        pack = Pack.from_json(written, self.kinds, self.loader.tree)
        if pack.title != self.title:
            raise BrokenPack([Problem(f"pack {pack.id}", 0, f"this is a pack for {pack.title}, not for {self.title}")])
        return pack


def load_pack(folder: Path, format_: PackFormat, store: TreeStore | None = None) -> Pack:
    """The pack in a folder, out of the store if it was read before; BrokenPack with all that is wrong."""
    key = store.key(format_.title, format_.language.fingerprint, fingerprint(folder)) if store else ""
    if store:
        try:
            return format_.restore(store.get(key) or "")
        except BrokenPack:
            pass  # not stored yet, or by another program: read the folder
    pack = PackReader(folder, format_).pack()
    if store:
        store.put(key, pack.to_json())
    return pack


def check_pack(folder: Path, format_: PackFormat) -> list[Problem]:
    """Everything that is wrong with the pack in a folder."""
    try:
        PackReader(folder, format_).pack()
    except BrokenPack as broken:
        return broken.problems
    return []


def fingerprint(folder: Path) -> str:
    """Changes when anything in the pack's files does."""
    desk, seen = Desk(folder), sha256()
    for name in sorted(path.name for path in folder.glob("*") if path.suffix == ".toml" or path.name in LEXICONS):
        seen.update(name.encode() + b"\0" + sha256(desk.bytes_of(name) or b"").digest())
    return seen.hexdigest()


class PackReader:
    """Reads one folder."""

    def __init__(self, folder: Path, format_: PackFormat) -> None:
        self.folder, self.format = folder, format_
        self.desk = Desk(folder)
        self.drafts: list[Draft] = []
        self.counted: dict[str, int] = {}

    def pack(self) -> Pack:
        if not self.folder.is_dir():
            raise BrokenPack([Problem(str(self.folder), 0, "there is no such folder")])
        meta = self.desk.toml("pack.toml")
        for kind in self.format.kinds:
            self.read_kind(kind)
        self.look_for_strays()
        self.look_for_doubles()
        if meta:
            self.compare_counts(meta)
        words, texts = self.read_texts()
        head = self.head(meta) if meta else ("", Names("", ""), "")
        if self.desk.problems:
            raise BrokenPack(self.sorted_problems())
        cards = tuple(self.finished(n, texts) for n in range(len(self.drafts)))
        pack = Pack(self.format.title, *head, cards, words)
        self.ask_title(pack)
        return pack

    def head(self, meta: TomlFile) -> tuple[str, Names, str]:
        reader = CardReader(meta, self.desk)
        for name in meta.data:
            if name not in OF_A_PACK:
                self.desk.complain(meta, (name,), f"pack.toml has no field “{name}”{did_you_mean(name, OF_A_PACK)}")
        names = reader.names(meta.data.get("name"), "name", ())
        return reader.id(meta.data, ()), names, reader.icon(meta.data, ())

    def read_kind(self, kind: CardKind) -> None:
        if not kind.needs_file and not (self.folder / kind.file).exists():
            return
        file = self.desk.toml(kind.file)
        if file is None:
            return
        for name in file.data:
            if name != kind.name:
                self.desk.complain(file, (name,), f"{kind.file} has only [[{kind.name}]] tables, not “{name}”")
        tables = file.data.get(kind.name, [])
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            self.desk.complain(
                file, (kind.name,), f"each card stands under a heading [[{kind.name}]], in double brackets"
            )
            return
        if not tables or len(tables) > MOST_CARDS:
            self.desk.complain(
                file, (), f"the file has {len(tables)} [[{kind.name}]] tables; 1 to {MOST_CARDS} are right"
            )
            return
        reader = CardReader(file, self.desk)
        drafts = [reader.draft(table, kind, (kind.name, n)) for n, table in enumerate(tables)]
        self.drafts += drafts
        self.counted[kind.name] = sum(draft.card.copies for draft in drafts)

    def look_for_strays(self) -> None:
        known = ("pack.toml", "words.toml", *(kind.file for kind in self.format.kinds))
        for path in sorted(self.folder.glob("*.toml")):
            if path.name not in known:
                self.desk.complain_of_file(
                    path.name, 1, f"no kind of card has this file{did_you_mean(path.name, known)}"
                )

    def look_for_doubles(self) -> None:
        first: dict[str, Draft] = {}
        for draft in self.drafts:
            other = first.setdefault(draft.card.id, draft)
            if other is not draft and draft.card.id:
                place = f"{Path(other.file.shown).name}:{other.file.line(*other.place('id'))}"
                sentence = f"id “{draft.card.id}” is taken; another card has it in {place}"
                self.desk.complain(draft.file, draft.place("id"), sentence)

    def compare_counts(self, meta: TomlFile) -> None:
        counts = meta.data.get("counts", {})
        if not isinstance(counts, dict):
            self.desk.complain(meta, ("counts",), "counts must be a table: how many cards of each kind")
            return
        kinds = {kind.name: kind for kind in self.format.kinds}
        for name in counts.keys() - kinds.keys():
            self.desk.complain(meta, ("counts", name), f"there is no kind of card “{name}”{did_you_mean(name, kinds)}")
        for name, there_are in self.counted.items():
            kind = kinds[name]
            wanted = counts.get(name, kind.count if kind.count >= 0 else None)
            if wanted is None:
                sentence = f"counts.{name} is missing; {kind.file} has {_cards(there_are)}"
                self.desk.complain(meta, ("counts", name), sentence)
            elif kind.count >= 0 and wanted != kind.count:
                sentence = f"counts.{name} is {wanted}; every pack has {kind.count}"
                self.desk.complain(meta, ("counts", name), sentence)
            elif wanted != there_are:
                at_counts = name in counts
                sentence = f"{kind.file} has {_cards(there_are)}, copies counted; it must have {wanted}"
                if at_counts:
                    self.desk.complain(meta, ("counts", name), sentence)
                else:
                    self.desk.complain_of_file(kind.file, 1, sentence)

    def read_texts(self) -> tuple[tuple[Word, ...], dict[tuple[int, str], Text]]:
        """The pack's words, and each rule box by its draft and field."""
        own = PackBook(self.desk, self.format.book, self.format.own_words)
        own.read_words_file()
        for draft in self.drafts:
            word = self.format.noun(draft.card) if self.format.noun and _is_named(draft) else None
            if word:
                own.add(word, draft.file, draft.place("name"))
        own.settle()
        texts: dict[tuple[int, str], Text] = {}
        try:
            language = Language(own.book)
        except MissingWords as missing:
            for problem in missing.problems:
                own.complain_of_lexicon(problem)
        except LexiconProblem as problem:
            own.complain_of_lexicon(problem)
        else:
            for n, draft in enumerate(self.drafts):
                for name in draft.texts:
                    self.read_text(language, n, name, texts)
        return tuple(own.words), texts

    def read_text(self, language: Language, n: int, name: str, texts: dict[tuple[int, str], Text]) -> None:
        draft = self.drafts[n]
        kind = next(kind for kind in self.format.kinds if kind.name == draft.card.kind)
        written = draft.texts[name]
        if not written:
            return  # its type has been complained of, or it is empty
        try:
            tree = language.read(written, kind.texts[name])
            texts[n, name] = Text(written, language.say(tree, "ru"), tree, slots_of(tree))
        except TextProblem as problem:
            where = f"{name}, column {problem.column + 1}: {problem.sentence}"
            self.desk.complain(draft.file, draft.place(name), where, problem.shown)
        except LexiconProblem as problem:
            self.desk.complain(draft.file, draft.place(name), f"{name} has no Russian: {problem.sentence}")

    def finished(self, n: int, texts: dict[tuple[int, str], Text]) -> CardDef:
        c = self.drafts[n].card
        boxes = {name: texts[n, name] for name in self.drafts[n].texts}
        return CardDef(
            c.kind, c.id, c.name, c.source, c.icon, c.copies, c.flavour, c.numbers, c.choices, c.lists, c.flags, boxes
        )

    def ask_title(self, pack: Pack) -> None:
        """The title's own objections, at the lines of the cards they are about."""
        for id_, name, sentence in self.format.check(pack) if self.format.check else ():
            draft = next((d for d in self.drafts if d.card.id == id_), None)
            if draft:
                self.desk.complain(draft.file, draft.place(name), sentence)
            else:
                self.desk.complain_of_file("pack.toml", 1, sentence)
        if self.desk.problems:
            raise BrokenPack(self.sorted_problems())

    def sorted_problems(self) -> list[Problem]:
        return sorted(dict.fromkeys(self.desk.problems), key=lambda problem: (problem.file, problem.line))


def _is_named(draft: Draft) -> bool:
    return bool(draft.card.name.en and draft.card.name.ru and KEBAB.fullmatch(draft.card.id))


def _cards(n: int) -> str:
    return "1 card" if n == 1 else f"{n} cards"
