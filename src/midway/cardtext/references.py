"""Binding: “that upgrade”, “they”, “this way”, “if you do” get the slot of what they point back at.

What takes part says so by two properties and two methods:

    binds       what this node finds can be pointed back at: "seat", "card", "deed", "part", or several of these
                ("card deed": the deed's slot holds the cards it touched)
    refers      this node points back at such a thing, at any of several kinds; such a node binds nothing itself
    names()     the nouns by which later words may call what this node binds
    calls()     the noun by which this node calls what it points back at; "" fits anything of the kind

A node becomes an antecedent when it has been said to its end, and the nearest fitting one is meant. A noun fits
itself and, by the phrasebook's table of general nouns, all it is a kind of.
"""

from collections.abc import Iterator
from dataclasses import dataclass, fields

from midway.cardtext.forms import Form
from midway.cardtext.grammar import TOKEN
from midway.cardtext.phrasebook import Phrases
from midway.cardtext.problems import NothingToReferTo
from midway.cardtext.say import Voice
from midway.kernel.node import Node


@dataclass(frozen=True)
class Said:
    """Something later words may point back at."""

    kinds: frozenset[str]
    names: tuple[str, ...]
    slot: int


class Unbound(Exception):
    """A reference without an antecedent, in a copy of the tree where it is an object of its own."""

    def __init__(self, node: Node, said: list[Said]) -> None:
        self.node, self.said = node, said


class Binder:
    """Copies a tree in the order of its English text, giving slots on the way."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases
        self.said: list[Said] = []

    def copy(self, node: Node) -> Node:
        """Each occurrence becomes an object of its own: the reader may share equal parts of a tree."""
        phrase = self.phrases.phrase_of(node)
        values = {f.name: getattr(node, f.name) for f in fields(node)}  # type: ignore[arg-type]
        for name in phrase.slots:
            values[name] = self._copied(values[name])
        fresh = type(node)(**values)
        if fresh.refers:
            fresh.lower("slot", self._antecedent(fresh).slot)
        elif fresh.binds:
            said = Said(frozenset(fresh.binds.split()), fresh.names(), len(self.said))
            fresh.lower("slot", said.slot)
            self.said.append(said)
        return fresh

    def _copied(self, value: object) -> object:
        if isinstance(value, tuple):
            return tuple(map(self._copied, value))
        return self.copy(value) if isinstance(value, Node) else value

    def _antecedent(self, node: Node) -> Said:
        kinds = set(node.refers.split())
        alike = [said for said in reversed(self.said) if said.kinds & kinds]
        for said in alike:
            if self._fits(said, node.calls()):
                return said
        raise Unbound(node, alike)

    def _fits(self, said: Said, called: str) -> bool:
        return not called or any(called == n or called in self.phrases.general.get(n, ()) for n in said.names)


class Spotter(Voice):
    """Finds where in the text a node is said."""

    def __init__(self, voice: Voice, target: Node) -> None:
        super().__init__(voice.phrases, voice.tongue)
        self.target = target

    def words(self, node: Node, form: Form) -> list[str]:
        said = super().words(node, form)
        return ["^>", *said, "<^"] if node is self.target else said

    def tokens(self, tree: Node) -> tuple[int, int]:
        """How many tokens stand before the target, and how many it has itself."""
        said = [word for word in self.words(tree, Form()) if word != "^"]
        begin, end = said.index("^>"), said.index("<^")
        return _count(said[:begin]), _count(said[begin + 1 : end])


def bind(tree: Node, voice: Voice, text: str) -> Node:
    """Give a private copy of a tree with its slots; NothingToReferTo if a reference has no antecedent."""
    binder = Binder(voice.phrases)
    try:
        return binder.copy(tree)
    except Unbound as problem:
        column, words = spot(tree, problem.node, voice, text)
        names = dict.fromkeys(name for said in problem.said for name in said.names)
        raise NothingToReferTo(text, column, words, list(names)) from None


def spot(tree: Node, target: Node, voice: Voice, text: str) -> tuple[int, str]:
    """The column where the first node equal to the target is said in English, and its words."""
    private = Lenient(voice.phrases).copy(tree)
    own = next(node for node in walk(private) if node == target)
    before, length = Spotter(voice, own).tokens(private)
    found = [m.span() for m in TOKEN.finditer(text)][before : before + length]
    return (found[0][0], text[found[0][0] : found[-1][1]]) if found else (0, text)


class Lenient(Binder):
    """Copies a tree without asking for antecedents."""

    def _antecedent(self, node: Node) -> Said:
        return Said(frozenset(), (), -1)


def walk(node: Node) -> Iterator[Node]:
    """The node and all below it."""
    yield node
    for f in fields(node):  # type: ignore[arg-type]
        value = getattr(node, f.name)
        for child in value if isinstance(value, tuple) else (value,):
            if isinstance(child, Node):
                yield from walk(child)


def _count(words: list[str]) -> int:
    return sum(len(TOKEN.findall(word)) for word in words if word != "(,)")
