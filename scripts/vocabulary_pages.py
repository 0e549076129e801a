"""The vocabulary pages: one for each title, every phrase with an example box from its cards or its specimens."""

from importlib import import_module
from pathlib import Path

from midway.cardtext.fields import Category
from midway.cardtext.pack_files import PackFormat, load_pack
from midway.cardtext.vocabulary import vocabulary_page
from midway.kernel.nodes.rulebox import Box
from midway.titles import find_title, title_ids

TITLES = Path(__file__).parent.parent / "src" / "midway" / "titles"


def specimens(title_id: str) -> list[tuple[str, str]]:
    """The boxes a title keeps beside those of its cards: English and Russian."""
    file = TITLES / title_id / "specimens.txt"
    lines = [x for x in file.read_text("utf-8").splitlines() if x and not x.startswith("#")] if file.exists() else []
    return list(zip(lines[::2], (x.strip() for x in lines[1::2]), strict=True))


def boxes_of(title_id: str) -> list[tuple[str, Category]]:
    """Every box of a title's cards and specimens, with what it must be."""
    format_ = format_of(title_id)
    found: list[tuple[str, Category]] = [(en, Box) for en, _ in specimens(title_id)]
    for folder in sorted((TITLES / title_id / "packs").iterdir()):
        for card in load_pack(folder, format_).cards:
            kind = next(kind for kind in format_.kinds if kind.name == card.kind)
            found += [(text.en, kind.texts[name]) for name, text in card.texts.items()]
    return found


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
