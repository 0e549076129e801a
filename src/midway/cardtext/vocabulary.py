"""The vocabulary page: every phrase with its patterns, its class and one rule box that uses it.

The boxes are read, so an example cannot go stale; a phrase no box uses is named at the end and by `unused`.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from midway.cardtext.fields import Category
from midway.cardtext.language import Language
from midway.cardtext.phrasebook import Phrase
from midway.cardtext.problems import readable
from midway.cardtext.references import walk


@dataclass(frozen=True)
class Example:
    en: str
    ru: str


def examples(language: Language, boxes: Iterable[tuple[str, Category]]) -> dict[Phrase, Example]:
    """For each phrase the shortest box that uses it."""
    found: dict[Phrase, Example] = {}
    for text, wanted in sorted(boxes, key=lambda box: (len(box[0]), box[0])):
        tree = language.read(text, wanted)
        example = Example(text, language.say(tree, "ru"))
        for node in walk(tree):
            found.setdefault(language.phrases.phrase_of(node), example)
    return found


def unused(language: Language, boxes: Iterable[tuple[str, Category]]) -> list[Phrase]:
    """The phrases no box uses."""
    found = examples(language, boxes)
    return [phrase for phrase in language.phrases.entries.values() if phrase not in found]


def vocabulary_page(language: Language, boxes: Iterable[tuple[str, Category]], heading: str = "Vocabulary") -> str:
    """The reference page, in Markdown."""
    found = examples(language, boxes)
    entries = language.phrases.entries.values()
    lines = [f"# {heading}", "", f"{len(entries)} phrases. A ‹slot› is filled by another phrase.", ""]
    for book in language.phrases.books:
        if book.own:
            lines += [f"## {book.name[:1].upper()}{book.name[1:]}", ""]
            lines += [line for phrase in book.own.values() for line in _entry(phrase, found.get(phrase))]
    without = [phrase for phrase in entries if phrase not in found]
    if without:
        lines += ["## Without an example", "", *(f"- {readable(phrase.en)}" for phrase in without), ""]
    return "\n".join(lines)


def _entry(phrase: Phrase, example: Example | None) -> Iterator[str]:
    yield f"- **{readable(phrase.en)}** · {readable(phrase.ru)} · `{phrase.category.__name__}`"
    if example:
        yield f"  - {example.en}"
        yield f"  - {example.ru}"
    yield ""
