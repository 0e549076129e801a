"""Card texts: English reads as the tree that runs, the tree says both languages, and it survives being stored."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import midway.titles
from midway.cardtext.fields import Category
from midway.cardtext.language import Language
from midway.cardtext.outline import outline
from midway.cardtext.pack_files import PackFormat, load_pack
from midway.cardtext.pack_words import PackBook
from midway.cardtext.phrasebook import shown
from midway.cardtext.sample import stumbles
from midway.cardtext.store import to_plain
from midway.cardtext.toml_files import Desk
from midway.cardtext.vocabulary import unused
from midway.kernel.content import CardDef, Pack, Text
from midway.titles import find_title, title_ids
from midway.titles.belongings import packs_of
from scripts.vocabulary_pages import boxes_of, format_of

HOME = Path(midway.titles.__path__[0]).resolve()  # of the copy that is being tested


def pack_folders() -> list[Path]:
    """Every pack of every title, found as folders."""
    return [folder for title_id in title_ids() for folder in packs_of(find_title(title_id))]


def format_in(folder: Path) -> PackFormat:
    """What the packs of the title in whose folder this one lies are made of."""
    return format_of(folder.resolve().relative_to(HOME).parts[0])


@cache
def language_in(folder: Path) -> Language:
    """The language of the title with the words of the pack in a folder."""
    format_ = format_in(folder)
    pack = load_pack(folder, format_)
    book, _ = PackBook(Desk(folder), format_.book, format_.own_words).with_words(list(pack.words))
    return Language(book)


def texts_of(pack: Pack, format_: PackFormat) -> Iterator[tuple[CardDef, str, Text, Category]]:
    """Every rule box: the card, the field, what stands there, and what it must be."""
    kinds = {kind.name: kind for kind in format_.kinds}
    for card in pack.cards:
        for name, text in card.texts.items():
            yield card, name, text, kinds[card.kind].texts[name]


def check_pack_folder(folder: Path) -> list[str]:
    """A pack as it is read from its folder keeps what is asked of its texts, and of itself as JSON."""
    format_ = format_in(folder)
    pack = load_pack(folder, format_)
    found = check_texts(pack, format_, language_in(folder))
    if format_.restore(pack.to_json()).to_json() != pack.to_json():
        found.append(f"pack {pack.id} comes back from its JSON as another")
    return found


def check_texts(pack: Pack, format_: PackFormat, language: Language) -> list[str]:
    """Each text reads as its tree, is said by it letter for letter in both languages, and is stored and restored."""
    own_words = frozenset((word.category, word.id) for word in pack.words)
    found: list[str] = []
    for card, name, text, category in texts_of(pack, format_):
        where = f"{pack.id}.{card.id}, {name}"
        stored = to_plain(text.tree)
        try:
            read = language.read(text.en, category)
            if to_plain(read) != stored:
                found.append(f"{where}: the text reads as {outline(read)}, but what runs is {outline(text.tree)}")
            for lang, written in (("en", text.en), ("ru", text.ru)):
                if language.say(text.tree, lang) != written:
                    found.append(f"{where}: {lang} is “{written}”, but the tree says “{language.say(text.tree, lang)}”")
            restored = format_.loader.tree(json.loads(json.dumps(stored)), category, own_words)
            if to_plain(restored) != stored:
                found.append(f"{where}: the stored tree comes back as {outline(restored)}")
        except ValueError as problem:
            found.append(f"{where}: {problem}")
    return found


def check_samples(format_: PackFormat, seeds: range) -> list[str]:
    """Random trees of everything a text of the title can be have one reading and a Russian."""
    wanted = dict.fromkeys(category for kind in format_.kinds for category in kind.texts.values())
    return [
        f"{format_.title}, seed {stumble.seed}: “{stumble.text}”: {stumble.why}"
        for category in wanted
        for stumble in stumbles(format_.language, category, seeds)
        if stumble.text  # a box without a sentence is no text
    ]


def check_vocabulary(title_id: str) -> list[str]:
    """Every phrase is used by some box of the title's cards or specimens."""
    phrases = unused(format_of(title_id).language, boxes_of(title_id))
    return [f"{title_id}: no box uses “{phrase.en}” ({shown(phrase.makes)})" for phrase in phrases]
