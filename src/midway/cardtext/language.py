"""The language of cards: read English, say English and Russian.

    language = Language(BOOK)
    tree = language.read("Gain 5 coins.", Box)
    language.say(tree, "ru")        # Получите 5 монет.

Three gates: the reader is lenient about inflection; the tree must say exactly the text; two such trees are an
error. A tree that passes is bound: what points back knows the slot of what it points at.
"""

from collections.abc import Iterator
from functools import cached_property
from hashlib import sha256

from midway.cardtext.chart import Chart
from midway.cardtext.english import English
from midway.cardtext.fields import Category
from midway.cardtext.grammar import Grammar
from midway.cardtext.lexicon import Lexicon, LexiconProblem
from midway.cardtext.outline import outline
from midway.cardtext.phrasebook import Phrase, Phrasebook, Phrases, lemmas, shown
from midway.cardtext.problems import Ambiguous, NotHouseStyle, TextProblem
from midway.cardtext.references import bind
from midway.cardtext.russian import Russian
from midway.cardtext.say import Tongue, Voice
from midway.kernel.node import Node

MOST_LETTERS = 2_000


class MissingWords(LexiconProblem):
    """Words no lexicon inflects, all of them."""

    def __init__(self, problems: list[LexiconProblem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems


class Language:
    """A phrasebook, and all it builds on, ready to read and say."""

    def __init__(self, book: Phrasebook) -> None:
        self.phrases = Phrases(book)
        folders = self.phrases.folders
        self.english = English(Lexicon(folder / "lexicon_en.txt" for folder in folders))
        self.russian = Russian(Lexicon(folder / "lexicon_ru.txt" for folder in folders))
        missing = list(missing_words(self.phrases, self.russian))
        if missing:
            raise MissingWords(missing)
        self.voices = {"en": Voice(self.phrases, self.english), "ru": Voice(self.phrases, self.russian)}

    @cached_property
    def grammar(self) -> Grammar:
        return Grammar(self.phrases, self.english)

    @cached_property
    def fingerprint(self) -> str:
        """Changes when a phrase or a word does: stored trees are read again then."""
        written = sha256()
        for p in self.phrases.entries.values():
            written.update(f"{shown(p.makes)}\n{p.en}\n{p.ru}\n".encode())
        for folder in self.phrases.folders:
            for file in (folder / "lexicon_en.txt", folder / "lexicon_ru.txt"):
                written.update(file.read_bytes() if file.exists() else b"-")
        return written.hexdigest()

    def say(self, tree: Node, lang: str) -> str:
        return self.voices[lang].say(tree)

    def trees(self, text: str, wanted: Category) -> list[Node]:
        """Every tree that says exactly this text."""
        if len(text) > MOST_LETTERS:
            raise TextProblem(f"a text has at most {MOST_LETTERS} letters", text[:80] + " ...", 0)
        try:
            understood = Chart(self.grammar, text).trees(wanted)
            exact = [tree for tree in understood if self.say(tree, "en") == text]
        except RecursionError:
            raise TextProblem("the phrases are nested too deeply", text, 0, len(text)) from None
        if not exact:
            raise NotHouseStyle(text, self.say(understood[0], "en"))
        return exact

    def read(self, text: str, wanted: Category) -> Node:
        """The one tree that says exactly this text, bound; a TextProblem if there is none, or more than one."""
        trees = self.trees(text, wanted)
        if len(trees) > 1:
            raise Ambiguous(text, [outline(tree) for tree in trees])
        return bind(trees[0], self.voices["en"], text)


def missing_words(phrases: Phrases, tongue: Tongue) -> Iterator[LexiconProblem]:
    """Name the ~words of the patterns that no lexicon inflects, and the file that wants each."""
    known: set[str] = set()
    for phrase in phrases.entries.values():
        for lemma in lemmas(phrase, tongue.name):
            if lemma not in known and not tongue.knows(lemma):
                yield _missing(lemma, phrase, tongue.name)
            known.add(lemma)


def _missing(lemma: str, phrase: Phrase, lang: str) -> LexiconProblem:
    table = f"lexicon_{lang}.txt"
    pattern = {"en": phrase.en, "ru": phrase.ru}[lang]
    file = phrase.book.folder / table if phrase.book.folder else None
    return LexiconProblem(
        f"no lexicon inflects «{lemma}», wanted by “{pattern}”; put it into words_{lang}.txt beside {table}, "
        "and scripts/inflect.py writes its line",
        file,
        1 if file else 0,
    )
