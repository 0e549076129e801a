"""Card faces as lines of text: name, numbers, types, rule boxes, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text as Line

from midway.cli.texts import Texts
from midway.kernel.narrate import word_key

if TYPE_CHECKING:
    from midway.kernel.content import CardDef


def numbers_of(card: CardDef, texts: Texts) -> str:
    """What is printed in the corners: "№11 ★7"."""
    return "  ".join([_number(name, n, texts) for name, n in card.numbers.items()])


def _number(name: str, n: int, texts: Texts) -> str:
    key = word_key("card", name)
    return texts(key, n=n) if texts.has(key) else f"{name} {n}"


def words_of(card: CardDef, texts: Texts) -> str:
    """Types, choices and flags: "plush toy, attack"."""
    words = [texts.noun(word) for words in card.lists.values() for word in words]
    words += [texts.noun(word) for word in card.choices.values()]
    words += [texts.word("flag", flag) for flag in card.flags]
    return ", ".join(words)


def boxes_of(card: CardDef, texts: Texts) -> list[str]:
    """The card's rule boxes; the name of a box is told where there are several."""
    alone = len(card.texts) == 1
    said = {name: text.ru if texts.lang == "ru" else text.en for name, text in card.texts.items()}
    return [text if alone else f"{texts.word('box', name)}: {text}" for name, text in said.items()]


def short_face(card: CardDef, texts: Texts, width: int, with_boxes: bool = True) -> Line:
    """A card on one line, its name in a column of this width."""
    line = Line(no_wrap=True, overflow="ellipsis")
    line.append(f"{texts.of(card.name):<{width}}", "bold")
    for part, style in (
        (numbers_of(card, texts), "yellow"),
        (words_of(card, texts), "dim"),
        (" ".join(boxes_of(card, texts)) if with_boxes else "", ""),
    ):
        if part:
            line.append("  " + part, style)
    return line


def full_face(card: CardDef, texts: Texts) -> list[Line]:
    """A card to read in peace."""
    lines = [Line(texts.of(card.name), "bold")]
    kind = texts.word("kind", card.kind) if texts.has(word_key("kind", card.kind)) else ""
    facts = "  ·  ".join([part for part in (kind, numbers_of(card, texts), words_of(card, texts)) if part])
    if facts:
        lines.append(Line(f"  {facts}", "yellow"))
    lines += [Line(f"  {box}") for box in boxes_of(card, texts)]
    if card.flavour:
        lines.append(Line(f"  {texts.of(card.flavour)}", "dim italic"))
    return lines
