"""Random trees of the language, to look for texts with two readings before a card author finds them."""

import random
from dataclasses import dataclass
from functools import cache

from midway.cardtext.fields import Category
from midway.cardtext.language import Language
from midway.cardtext.notation import Slot
from midway.cardtext.outline import outline
from midway.cardtext.phrasebook import Phrase, Phrases
from midway.kernel.node import Node

DEEPEST = 6
MOST_NUMBER = 25


@cache
def sayable(phrases: Phrases) -> frozenset[Phrase]:
    """The phrases whose slots something can fill: a title may leave a class of the core without words."""
    found: set[Phrase] = set()
    while True:
        more = {p for p in phrases.entries.values() if p not in found and _can_be_filled(p, found)}
        if not more:
            return frozenset(found)
        found |= more


def _can_be_filled(phrase: Phrase, found: set[Phrase]) -> bool:
    empty_lists = {s.name for s in phrase.parts["en"] if isinstance(s, Slot) and s.least == 0}
    return all(
        field.is_number
        or field.may_be_absent
        or (field.is_list and name in empty_lists)
        or any(issubclass(p.category, field.category) for p in found)
        for name, field in phrase.fields.items()
    )


class Sampler:
    """Makes trees from nothing but the phrasebook; the same seed makes the same trees."""

    def __init__(self, phrases: Phrases, seed: int) -> None:
        self.phrases = phrases
        self.random = random.Random(seed)  # noqa: S311  (samples, not secrets)

    def tree(self, category: Category, depth: int = 0) -> Node:
        """A tree of the category; the deeper, the plainer."""
        phrases = [p for p in self.phrases.meaning(category) if p in sayable(self.phrases)]
        if depth > DEEPEST:
            phrases = sorted(phrases, key=lambda p: len(p.fields))[: max(1, len(phrases) // 4)]
        phrase = self.random.choice(phrases)
        least = {s.name: s.least for s in phrase.parts["en"] if isinstance(s, Slot)}
        values: dict[str, object] = {}
        for name, field in phrase.fields.items():
            if field.is_number:
                values[name] = self.random.randint(1, MOST_NUMBER)
            elif field.is_list:
                most = least[name] + (depth < DEEPEST - 2 and self.has_words(field.category))
                n = self.random.randint(least[name], most)
                values[name] = tuple(self.tree(field.category, depth + 1) for _ in range(n))
            elif field.may_be_absent and (
                depth >= DEEPEST or self.random.random() < 0.5 or not self.has_words(field.category)
            ):
                values[name] = None
            else:
                values[name] = self.tree(field.category, depth + 1)
        return phrase.make(values)

    def has_words(self, category: Category) -> bool:
        """Does this language say anything of the category?"""
        return any(p in sayable(self.phrases) for p in self.phrases.meaning(category))


@dataclass(frozen=True)
class Stumble:
    """A random tree that does not come back as itself."""

    seed: int
    text: str
    why: str


def stumbles(language: Language, wanted: Category, seeds: range) -> list[Stumble]:
    """Say one random tree per seed and read it back; give those that have another reading, or no Russian."""
    found = []
    for seed in seeds:
        tree = Sampler(language.phrases, seed).tree(wanted)
        text = language.say(tree, "en")
        try:
            language.say(tree, "ru")
            readings = language.trees(text, wanted)
        except ValueError as problem:
            found.append(Stumble(seed, text, str(problem)))
            continue
        if readings != [tree]:
            ways = "; ".join(map(outline, readings))
            found.append(Stumble(seed, text, f"was {outline(tree)}, reads as {ways}"))
    return found
