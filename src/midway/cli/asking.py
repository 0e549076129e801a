"""The question at the table: what is asked, by which card and rule, and the answers with what to type for each."""

from __future__ import annotations

from collections import Counter
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from rich.text import Text as Line

from midway.cli.faces import boxes_of
from midway.cli.layout import Layout, in_columns
from midway.titles.rule_catalogue import rule_called

if TYPE_CHECKING:
    from midway.cli.texts import Texts
    from midway.kernel.decisions import Decision, Offered
    from midway.kernel.state import State

GAP: Final = "   "


class Asking:
    """One seat's decision in the words of a reader; `s` is the position it is asked in."""

    def __init__(self, decision: Decision, s: State, texts: Texts) -> None:
        self.decision = decision
        self.s = s
        self.texts = texts
        self.offers = labelled(decision)
        self._often = Counter(texts.offer(offer) for offer in self.offers.values())

    @property
    def span(self) -> str:
        """What can be typed for an answer: "1–4"; every one of them where they do not follow each other."""
        labels = list(self.offers)[: len(self.decision.options)]
        if len(labels) > 1 and labels == [str(int(labels[0]) + n) for n in range(len(labels))]:
            return f"{labels[0]}–{labels[-1]}"
        return ", ".join(labels)

    @property
    def labels(self) -> str:
        """The same with the free moves."""
        return ", ".join([self.span, *[label for label in self.offers if label[0] == "+"]])

    def said(self, offer: Offered) -> str:
        """An option as a sentence; with where its card lies, if another one reads alike."""
        said = self.texts.offer(offer)
        place = self._place(offer) if self._often[said] > 1 else ""
        return self.texts("option-at", option=said, place=place) if place else said

    def _place(self, offer: Offered) -> str:
        cards = [self.s.game.card_numbers[word] for word in offer.words.split(" ") if word in self.s.game.card_numbers]
        found = self.s.game.zones.get(int(self.s.where(cards[0]))) if cards else None
        return self.texts.word("zone", found[0].name) if found is not None else ""

    def lines(self, layout: Layout, roomy: bool) -> list[Line]:
        """The question with its numbered answers; with the sentence of its rule where there is room."""
        decision, texts = self.decision, self.texts
        told = texts.question(decision.kind)
        if decision.source:
            told = f"{texts.card(decision.source)}: {told}"
        if decision.rule:
            told += f" ({decision.rule})"
        lines = [layout.rule(told)]
        rule = rule_called(self.s.game.title, decision.rule) if decision.rule else None
        if rule is not None and roomy:
            lines += [Line(row, "dim") for row in _wrapped(rule.ru if texts.lang == "ru" else rule.en, layout.width)]
        if decision.source:
            boxes = boxes_of(texts.cards[decision.source], texts)
            lines += [Line(row, "italic") for box in boxes for row in _wrapped(box, layout.width)]
        cells = [self._cell(label, offer) for label, offer in self.offers.items() if label[0] != "+"]
        lines += [Line(row, no_wrap=True, overflow="ellipsis") for row in in_columns(cells, layout.width)]
        return lines + self._free(layout.width)

    def _cell(self, label: str, offer: Offered) -> str:
        """An option beside what to type for it."""
        return f" {label}" if offer.words == f"number {label}" else f"{label:>2}  {self.said(offer)}"

    def _free(self, width: int) -> list[Line]:
        """What can be done without giving the answer, on as many lines as it takes."""
        moves = [f"{label}  {self.said(offer)}" for label, offer in self.offers.items() if label[0] == "+"]
        if not moves:
            return []
        lines = [Line("  ").append(self.texts("heading-free"), "cyan").append("  " + moves[0])]
        for move in moves[1:]:
            if lines[-1].cell_len + cell_len(GAP + move) <= width:
                lines[-1].append(GAP + move)
            else:
                lines.append(Line("      " + move))
        return lines


def labelled(decision: Decision) -> dict[str, Offered]:
    """What can be typed: a number for each option, +1 and so on for free moves.

    Where a number is asked, it is its own label.
    """
    labels = [offer.words.removeprefix("number ") for offer in decision.options]
    if not all(label.isdecimal() for label in labels):
        labels = [str(n) for n in range(1, len(labels) + 1)]
    labels += [f"+{n}" for n in range(1, len(decision.free) + 1)]
    return dict(zip(labels, (*decision.options, *decision.free), strict=True))


def _wrapped(sentence: str, width: int) -> list[str]:
    return [f"  {row}" for row in wrap(sentence, width - 4)]
