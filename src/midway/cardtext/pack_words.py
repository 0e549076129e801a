"""The words a pack adds to its title's language: the names of its cards, and what its words.toml says."""

from midway.cardtext.lexicon import LexiconProblem
from midway.cardtext.notation import Slot, parts_of
from midway.cardtext.phrasebook import BookProblem, Phrasebook, Phrases, word_of
from midway.cardtext.problems import did_you_mean
from midway.cardtext.toml_files import Desk, TomlFile
from midway.kernel.content import Word
from midway.kernel.node import Node

LEXICONS = ("lexicon_en.txt", "lexicon_ru.txt")
WORDS = "words.toml"
OF_A_WORD = ("en", "ru", "general")
MOST_LETTERS = 120


class PackBook:
    """Builds the phrasebook of one pack, complaining of words that do not fit."""

    def __init__(self, desk: Desk, base: Phrasebook, own_words: tuple[type[Node], ...]) -> None:
        self.desk = desk
        self.base = base
        self.own_words = {cls.__name__: cls for cls in own_words}
        self.classes = self.own_words | Phrases(base).classes
        has_lexicon = [desk.text_of(name) is not None for name in LEXICONS if (desk.folder / name).exists()]
        self.folder = desk.folder if has_lexicon and all(has_lexicon) else None
        self.noted: list[tuple[Word, TomlFile, tuple[str | int, ...]]] = []
        self.book, self.words = self.with_words([])

    def add(self, word: Word, file: TomlFile, path: tuple[str | int, ...]) -> None:
        """Note a word; `settle` judges them all."""
        self.noted.append((word, file, path))

    def settle(self) -> None:
        """Put the words into the book; those that do not fit are complained of at their lines, and left out."""
        try:
            self.book, self.words = self.with_words([word for word, _, _ in self.noted])
        except BookProblem:
            for word, file, path in self.noted:
                try:
                    self.book, self.words = self.with_words([*self.words, word])
                except BookProblem as problem:
                    self.desk.complain(file, path, f"this cannot be a word of the card texts: {problem}")

    def with_words(self, words: list[Word]) -> tuple[Phrasebook, list[Word]]:
        """A book of these words, if they fit together and with the title's."""
        general = {word.id: set(word.general) for word in words if word.general}
        book = Phrasebook(f"pack {self.desk.folder.name}", (self.base,), self.folder, general)
        for word in words:
            book.phrase(word_of(self.classes[word.category], word.id), word.en, word.ru)
        Phrases(book)
        return book, words

    def read_words_file(self) -> None:
        """words.toml: [Noun] artifact = { en = "~artifact", ru = "~артефакт", general = ["upgrade"] }."""
        if not (self.desk.folder / WORDS).exists():
            return
        file = self.desk.toml(WORDS)
        for name, table in file.data.items() if file else ():
            assert file
            if name not in self.own_words:
                known = did_you_mean(name, self.own_words)
                self.desk.complain(file, (name,), f"a pack adds no words to “{name}”{known}")
            elif not isinstance(table, dict):
                self.desk.complain(file, (name,), f"{name} must be a table of words")
            else:
                for id_, said in table.items():
                    self.read_word(file, name, id_, said)

    def read_word(self, file: TomlFile, category: str, id_: str, said: object) -> None:
        place = (category, id_)
        if not isinstance(said, dict) or not all(isinstance(said.get(lang), str) for lang in ("en", "ru")):
            self.desk.complain(file, place, f'{id_} must be {{ en = "...", ru = "..." }}')
            return
        for stray in said.keys() - set(OF_A_WORD):
            self.desk.complain(
                file, (*place, stray), f"there is no field “{stray}” for a word{did_you_mean(stray, OF_A_WORD)}"
            )
        general = said.get("general", [])
        if not isinstance(general, list) or not all(isinstance(noun, str) for noun in general):
            self.desk.complain(file, (*place, "general"), "general must be a list of nouns")
            return
        for lang in ("en", "ru"):
            try:
                has_slots = any(isinstance(part, Slot) for part in parts_of(said[lang]))
            except ValueError as problem:
                self.desk.complain(file, (*place, lang), str(problem))
                return
            if has_slots or len(said[lang]) > MOST_LETTERS:
                sentence = f"a word has no slots and at most {MOST_LETTERS} letters"
                self.desk.complain(file, (*place, lang), sentence)
                return
        self.add(Word(category, id_, said["en"], said["ru"], tuple(general)), file, place)

    def complain_of_lexicon(self, problem: LexiconProblem) -> None:
        """A line of a lexicon is wrong or missing."""
        name = problem.file.name if problem.file and problem.file.parent == self.folder else "lexicon_ru.txt"
        self.desk.complain_of_file(name, problem.line or 1, problem.sentence)
