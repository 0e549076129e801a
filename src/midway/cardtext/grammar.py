"""The phrases prepared for reading: the steps of each, and which may begin with which token."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from midway.cardtext.english import English
from midway.cardtext.fields import Category, Field
from midway.cardtext.notation import Inflected, Slot, plain_word
from midway.cardtext.phrasebook import BookProblem, Phrase, Phrases

TOKEN = re.compile(r"\d+|'s\b|\w+(?:-\w+)*|\S")
NUMBER, NOTHING = "#", ""  # among the tokens a phrase may begin with


@dataclass(frozen=True, eq=False)
class Step:
    """One thing a phrase waits for: one of some tokens, or what fills a slot."""

    tokens: frozenset[str] = frozenset()
    shown: str = ""  # how an error message names the tokens
    slot: Slot | None = None
    field: Field | None = None


@dataclass(frozen=True, eq=False)
class Route:
    """A phrase as the reader sees it."""

    phrase: Phrase
    steps: tuple[Step, ...]


class Grammar:
    def __init__(self, phrases: Phrases, english: English) -> None:
        self.phrases, self.english = phrases, english
        self.routes = [Route(p, tuple(_steps(p, english))) for p in phrases.entries.values()]
        fillers = {f.category for r in self.routes for f in r.phrase.fields.values() if not f.is_number}
        self.by_category = {c: self._routes(c) for c in fillers | {r.phrase.category for r in self.routes}}
        self.openings: dict[Category, set[str]] = {c: set() for c in self.by_category}
        while self._grow():
            pass
        self.index = {c: self._index(routes) for c, routes in self.by_category.items()}
        self._refuse_left_recursion()

    def learn(self, category: Category) -> None:
        """Make ready to read texts of this category, which no slot may want."""
        if category not in self.by_category:
            self.by_category[category] = self._routes(category)
            self.openings[category] = {token for r in self.by_category[category] for token in self.opening(r)}
            self.index[category] = self._index(self.by_category[category])

    def opening(self, route: Route) -> set[str]:
        """The tokens a phrase may begin with."""
        out: set[str] = set()
        for step in route.steps:
            first = self._opening_of(step)
            out |= first - {NOTHING}
            if NOTHING not in first:
                return out
        return out | {NOTHING}

    def _routes(self, category: Category) -> list[Route]:
        return [r for r in self.routes if issubclass(r.phrase.category, category)]

    def _opening_of(self, step: Step) -> set[str]:
        if step.field is None or step.slot is None:
            return set(step.tokens)
        if step.field.is_number:
            return {NUMBER}
        can_be_empty = step.field.may_be_absent or (step.field.is_list and step.slot.least == 0)
        return self.openings[step.field.category] | ({NOTHING} if can_be_empty else set())

    def _grow(self) -> bool:
        before = sum(map(len, self.openings.values()))
        for category, routes in self.by_category.items():
            for route in routes:
                self.openings[category] |= self.opening(route)
        return sum(map(len, self.openings.values())) > before

    def _index(self, routes: list[Route]) -> dict[str, list[Route]]:
        index: dict[str, list[Route]] = {}
        for route in routes:
            for token in self.opening(route):
                index.setdefault(token, []).append(route)
        return index

    def _refuse_left_recursion(self) -> None:
        for route in self.routes:
            begins_with: set[Route] = set()
            todo = [route]
            while todo:
                new = set(self._first_routes(todo.pop())) - begins_with
                begins_with |= new
                todo += new
            if route in begins_with:
                raise BookProblem(f"“{route.phrase.en}” can begin with itself; give its first slot a narrower class")

    def _first_routes(self, route: Route) -> Iterator[Route]:
        for step in route.steps:
            if step.field and not step.field.is_number:
                yield from self.by_category[step.field.category]
            if NOTHING not in self._opening_of(step):
                return


def _steps(phrase: Phrase, english: English) -> Iterator[Step]:
    for part in phrase.parts["en"]:
        if isinstance(part, Slot):
            yield Step(slot=part, field=phrase.fields[part.name])
        elif isinstance(part, Inflected):
            yield Step(frozenset(f.lower() for f in english.forms(part.lemma)), plain_word(part.lemma))
        elif part.text != "^":
            for word in TOKEN.findall(part.text):
                yield Step(frozenset(["a", "an"] if word == "a" else [word.lower()]), word)
