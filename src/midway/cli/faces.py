"""Card faces as lines of text: name, numbers, types, rule boxes, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text as Line

from midway.cli.texts import Texts
from midway.kernel.narrate import word_key
from midway.titles.belongings import pack_format

if TYPE_CHECKING:
    from midway.kernel.content import CardDef


def numbers_of(card: CardDef, texts: Texts) -> str:
    """What is printed in the corners: "№11 ★7". What concerns one box of several stands there."""
    told = [_number(name, n, texts) for name, n in card.numbers.items() if "." not in name]
    return "  ".join([number for number in told if number])


def _number(name: str, n: int, texts: Texts) -> str:
    key = word_key("card", name)
    return texts(key, n=n) if texts.has(key) else f"{name} {n}"


def words_of(card: CardDef, texts: Texts) -> str:
    """Types, choices and flags: "plush toy, attack"."""
    words = [_named(word, card, texts) for words in card.lists.values() for word in words]
    words += [texts.noun(word) for name, word in card.choices.items() if "." not in name]
    words += [texts.word("flag", flag) for flag in card.flags if "." not in flag]
    symbols = texts.title.symbols(card) if texts.title is not None else {}
    told = {name: signs for name, signs in symbols.items() if not name.endswith("attacks")}  # those beside the halves
    words += [f"{texts.word('symbol', name)} {'/'.join(signs)}" for name, signs in told.items()]
    return ", ".join([word for word in words if word])


def _named(word: str, card: CardDef, texts: Texts) -> str:
    """A word of a list: the name of another card of the same pack, or a noun."""
    other = next((known for name, known in texts.cards.items() if known.id == word and known is not card), None)
    return texts.of(other.name) if other is not None else texts.noun(word)


def boxes_of(card: CardDef, texts: Texts) -> list[str]:
    """The card's rule boxes in the order of the card; the name of a box is told where there are several."""
    alone = len(card.texts) == 1 and not any("." in name for name in card.texts)
    out: list[str] = []
    for name in boxes_in_order(card, texts):
        said = card.texts[name].ru if texts.lang == "ru" else card.texts[name].en
        called = "" if alone else _box_called(name, card, texts)
        out.append(f"{called}: {said}" if called else said)
    return out


def boxes_in_order(card: CardDef, texts: Texts) -> list[str]:
    """The names of its boxes as they stand on such a card, from the top."""
    format_ = pack_format(texts.title) if texts.title is not None else None
    order = [name for kind in (format_.kinds if format_ else ()) if kind.name == card.kind for name in kind.texts]
    return sorted(card.texts, key=lambda name: order.index(name) if name in order else len(order))


def _box_called(name: str, card: CardDef, texts: Texts) -> str:
    """A box with what is printed beside it: its attack, that it is pinned."""
    half = name.partition(".")[0] + "."
    beside = [texts.noun(word) for key, word in card.choices.items() if key.startswith(half)]
    beside += [texts.word("flag", flag) for flag in card.flags if flag.startswith(half)]
    beside += [_number(key.removeprefix(half), n, texts) for key, n in card.numbers.items() if key.startswith(half)]
    return ", ".join([words for words in (texts.word("box", name), *beside) if words])


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
