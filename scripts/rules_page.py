"""Writes the rules page of a title, in one language, from its catalogue.

The catalogue is every file in rules/ beside a title's meta.py: [[section]] (en, ru) and [[rule]] (id, en, ru, and
needs_no_software with the reason where no test can prove it), in the order in which people learn them. Files follow
each other by `order`, a number at their top, then by name.
"""

import re
import tomllib
from pathlib import Path
from typing import Any

from midway.titles import find_title, title_ids

TITLES = Path(__file__).parent.parent / "src" / "midway" / "titles"
HOUSE = {
    "en": ("the rules", "Written by `make docs` from the catalogue; a test proves each rule.", "settled at the table"),
    "ru": ("правила", "Страницу пишет `make docs` по каталогу; у каждого правила есть тест.", "решается за столом"),
}


def catalogue(title_folder: Path) -> list[dict[str, Any]]:
    """Every section and rule of a title, in reading order; a rule is what has an id."""
    texts = [(path.name, path.read_text("utf-8")) for path in (title_folder / "rules").glob("*.toml")]
    files = sorted((tomllib.loads(text).get("order", 0), name, text) for name, text in texts)
    return [entry for _, _, text in files for entry in in_order(text)]


def in_order(text: str) -> list[dict[str, Any]]:
    """The sections and rules of one file as they follow each other."""
    tables = tomllib.loads(text)
    waiting = {name: iter(tables.get(name, [])) for name in ("section", "rule")}
    return [next(waiting[name]) for name in re.findall(r"^\[\[(section|rule)]]", text, re.MULTILINE)]


def rules_page(title_folder: Path, name: str, language: str) -> str:
    """The whole page, in Markdown."""
    heading, note, at_table = HOUSE[language]
    lines = [f"# {name}: {heading}", "", note, ""]
    for entry in catalogue(title_folder):
        if "id" not in entry:
            lines += [f"## {entry[language]}", ""]
        else:
            rest = f" *({at_table})*" if "needs_no_software" in entry else ""
            lines += [f"- **{entry['id']}** {entry[language]}{rest}", ""]
    return "\n".join(lines)


def rules_pages() -> dict[str, str]:
    """Give the pages of every title: path and text."""
    pages: dict[str, str] = {}
    for title_id in title_ids():
        names = find_title(title_id).names()
        for language in HOUSE:
            pages[f"docs/rules/{title_id}.{language}.md"] = rules_page(TITLES / title_id, names[language], language)
    return pages
