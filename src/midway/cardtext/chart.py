"""The reader: finds every tree a text can mean. A memoising top-down chart, fed by the phrasebook.

It tries each phrase at each place at most once and keeps all results, so an ambiguous text shows itself.
"""

from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, field

from midway.cardtext.fields import Category
from midway.cardtext.grammar import NOTHING, NUMBER, TOKEN, Grammar, Route, Step
from midway.cardtext.notation import Slot
from midway.cardtext.problems import TextProblem, UnknownWording
from midway.kernel.node import Node

MOST_DIGITS = 4
MOST_READINGS = 500  # of one stretch of text; no honest text comes near


@dataclass
class Furthest:
    """How far the reader came, by which phrases, and what it could have gone on with."""

    position: int = -1
    path: tuple[str, ...] = ()
    expected: set[str] = field(default_factory=set)

    def note(self, position: int, expected: Iterable[str], path: Sequence[str]) -> None:
        if position > self.position:
            self.position, self.path, self.expected = position, (), set()
        if position == self.position:
            self.expected.update(expected)
            self.path = max(self.path, tuple(path), key=lambda p: sum(map(bool, p)))


class Chart:
    """All that can be read in one text."""

    def __init__(self, grammar: Grammar, text: str) -> None:
        self.grammar, self.text = grammar, text
        found = list(TOKEN.finditer(text))
        self.tokens = [m[0].lower() for m in found]
        self.columns = [m.start() for m in found] + [len(text)]
        self.memo: dict[tuple[Category, int], list[tuple[int, Node]]] = {}
        self.furthest = Furthest()
        self.path: list[str] = []

    def trees(self, start: Category) -> list[Node]:
        """Every meaning of the whole text; an UnknownWording if there is none."""
        self.grammar.learn(start)
        found = [node for end, node in self.read(start, 0) if end == len(self.tokens) > 0]
        if not found:
            column = self.columns[max(self.furthest.position, 0)]
            word = TOKEN.match(self.text, column)
            known = self.grammar.english.house_words
            raise UnknownWording(
                self.text, column, word[0] if word else "", self.furthest.path, self.furthest.expected, known
            )
        return list(dict.fromkeys(found))

    def token(self, position: int) -> str:
        return self.tokens[position] if position < len(self.tokens) else "the end"

    def read(self, category: Category, position: int) -> list[tuple[int, Node]]:
        """What a category can mean from this position on, with the position after it."""
        key = category, position
        if key not in self.memo:
            index = self.grammar.index[category]
            routes = [route for t in (*self.seen_as(position), NOTHING) for route in index.get(t, ())]
            if not routes:
                self.furthest.note(position, (r.phrase.en for r in self.grammar.by_category[category]), self.path)
            found: list[tuple[int, Node]] = []
            for route in dict.fromkeys(routes):
                self.path.append("")
                found += [(end, route.phrase.make(values)) for end, values in self.follow(route, 0, position, {})]
                self.path.pop()
            self.memo[key] = list(dict.fromkeys(found))
            if len(self.memo[key]) > MOST_READINGS:
                raise TextProblem(f"can be read in more than {MOST_READINGS} ways", self.text, self.columns[position])
        return self.memo[key]

    def seen_as(self, position: int) -> tuple[str, ...]:
        """A token as itself and, if it is one, as a number."""
        token = self.token(position)
        return (token, NUMBER) if token.isdecimal() and len(token) <= MOST_DIGITS else (token,)

    def follow(
        self, route: Route, at: int, position: int, values: dict[str, object]
    ) -> Iterator[tuple[int, dict[str, object]]]:
        """Walk a phrase from its step `at`."""
        if at == len(route.steps):
            yield position, values
            return
        step = route.steps[at]
        self.path[-1] = route.phrase.en if at else ""  # for messages: which phrases have begun
        for end, value in self.take(step, position):
            more = {**values, step.slot.name: value} if step.slot else values
            yield from self.follow(route, at + 1, end, more)
            self.path[-1] = route.phrase.en if at else ""

    def take(self, step: Step, position: int) -> Iterator[tuple[int, object]]:
        if step.slot is None or step.field is None:
            yield from self.expect(step.tokens, step.shown, position)
        elif step.field.is_number:
            yield from ((end, int(self.tokens[position])) for end, _ in self.expect({NUMBER}, "a number", position))
        elif step.field.is_list:
            yield from self.several(step.slot, step.field.category, position, ())
        else:
            if step.field.may_be_absent:
                yield position, None
            yield from self.read(step.field.category, position)

    def expect(self, wanted: Set[str], shown: str, position: int) -> Iterator[tuple[int, None]]:
        if any(token in wanted for token in self.seen_as(position)):
            yield position + 1, None
        else:
            self.furthest.note(position, [shown], self.path)

    def several(
        self, slot: Slot, category: Category, position: int, members: tuple[Node, ...]
    ) -> Iterator[tuple[int, object]]:
        if len(members) >= slot.least:
            yield position, members
        for start in self.skip((slot.separator or "").split() if members else [], position):
            for end, node in self.read(category, start):
                for after in self.skip(["."] if slot.sentences else [], end):
                    yield from self.several(slot, category, after, (*members, node))

    def skip(self, tokens: list[str], position: int) -> Iterator[int]:
        for token in tokens:
            if not any(True for _ in self.expect({token}, token, position)):
                return
            position += 1
        yield position
