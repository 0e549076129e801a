"""The vocabulary pages: one for each title, every phrase with an example box from its cards or its specimens."""

from importlib import import_module
from pathlib import Path

from midway.cardtext.fields import Category
from midway.cardtext.pack_files import PackFormat, load_pack
from midway.cardtext.problems import TextProblem
from midway.cardtext.references import walk
from midway.cardtext.vocabulary import vocabulary_page
from midway.kernel.nodes.rulebox import Box
from midway.titles import find_title, title_ids
from midway.titles.belongings import packs_of

TITLES = Path(__file__).parent.parent / "src" / "midway" / "titles"


def specimens(title_id: str) -> list[tuple[str, str]]:
    """The boxes a title keeps beside those of its cards: English and Russian."""
    file = TITLES / title_id / "specimens.txt"
    lines = [x for x in file.read_text("utf-8").splitlines() if x and not x.startswith("#")] if file.exists() else []
    return list(zip(lines[::2], (x.strip() for x in lines[1::2]), strict=True))


def boxes_of(title_id: str) -> list[tuple[str, Category]]:
    """Every box of a title's cards and specimens, with what it must be."""
    format_ = format_of(title_id)
    found = [(en, wanted_for(en, format_)) for en, _ in specimens(title_id)]
    for folder in packs_of(find_title(title_id)):
        pack = load_pack(folder, format_)
        own_words = {(word.category, word.id) for word in pack.words}
        for card in pack.cards:
            kind = next(kind for kind in format_.kinds if kind.name == card.kind)
            for name, text in card.texts.items():
                said = {(type(node).__name__, getattr(node, "id", "")) for node in walk(text.tree)}
                if not said & own_words:  # the title's language does not know them
                    found.append((text.en, kind.texts[name]))
    return found


def wanted_for(english: str, format_: PackFormat) -> Category:
    """What a specimen must be: a rule box, or another of the texts on the title's cards."""
    for category in dict.fromkeys([Box, *(c for kind in format_.kinds for c in kind.texts.values())]):
        try:
            format_.language.read(english, category)
        except TextProblem:
            continue
        return category
    return Box


def format_of(title_id: str) -> PackFormat:
    """What a title's packs are made of."""
    format_: PackFormat = import_module(f"midway.titles.{title_id}.meta").PACKS
    return format_


def vocabulary_pages() -> dict[str, str]:
    """Give each title's page."""
    pages = {}
    for title_id in title_ids():
        heading = f"The words of {find_title(title_id).names()['en']}"
        pages[f"docs/vocabulary/{title_id}.md"] = vocabulary_page(
            format_of(title_id).language, boxes_of(title_id), heading
        )
    return pages
