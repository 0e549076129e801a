"""Writes the generated pages of docs/ and the protocol in web/, or with --check says which of them are stale.

A new generated page is one more line in `pages`.
"""

import sys
from pathlib import Path

from scripts.protocol_types import protocol_pages
from scripts.rules_page import rules_pages
from scripts.vocabulary_pages import vocabulary_pages

ROOT = Path(__file__).parent.parent


def pages() -> dict[str, str]:
    """Give every generated page: its path and its text."""
    return {"docs/decisions/README.md": decisions(), **rules_pages(), **vocabulary_pages(), **protocol_pages()}


def decisions() -> str:
    """Give the list of the decision notes, by number."""
    notes = sorted((ROOT / "docs" / "decisions").glob("[0-9]*.md"))
    lines = [
        f"- [{note.stem[:4]}]({note.name}) {note.read_text(encoding='utf-8').splitlines()[0][2:]}" for note in notes
    ]
    return "\n".join(
        [
            "# Decisions",
            "",
            "Each note: what we chose, why, and what it cost. `make docs` writes this list.",
            "",
            *lines,
            "",
        ]
    )


def main(arguments: list[str]) -> int:
    stale = {
        name: text
        for name, text in pages().items()
        if not (ROOT / name).exists() or (ROOT / name).read_text(encoding="utf-8") != text
    }
    if arguments == ["--check"]:
        for name in stale:
            print(f"{name} is stale: run `make docs`.")
        return 1 if stale else 0
    for name, text in stale.items():
        (ROOT / name).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / name).write_text(text, encoding="utf-8")
        print(f"wrote {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
