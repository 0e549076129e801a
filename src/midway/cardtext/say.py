"""Say a tree: walk it with the patterns of one language and let its words agree.

Case, number and mood come from above (what the surroundings ask); gender and number for agreement come from
the head, the first noun of the phrase. A Modifier's phrase agrees with the noun it is said of.
"""

import re
from dataclasses import replace
from typing import Protocol

from midway.cardtext.forms import PLACE_CASES, Form
from midway.cardtext.notation import Ask, Inflected, Literal, Part, Slot
from midway.cardtext.phrasebook import Phrases
from midway.kernel.node import Modifier, Node


class Tongue(Protocol):
    """The words of one language: english.py, russian.py."""

    name: str

    def knows(self, lemma: str) -> bool: ...
    def is_noun(self, lemma: str) -> bool: ...
    def traits(self, lemma: str) -> Form: ...
    def inflect(self, lemma: str, form: Form) -> str: ...
    def counted(self, n: int, form: Form) -> tuple[str, str]: ...
    def placed(self, form: Form, place: str) -> tuple[list[str], str]: ...
    def polish(self, text: str) -> str: ...


class Voice:
    """Says trees in one language."""

    def __init__(self, phrases: Phrases, tongue: Tongue) -> None:
        self.phrases, self.tongue = phrases, tongue

    def say(self, tree: Node) -> str:
        text = " ".join(self.words(tree, Form()))
        text = re.sub(r" \(,\)(?=( \(,\))* ?[,.;:!?]|( \(,\))*$)", "", text).replace(" (,)", ",")
        text = re.sub(r" (?=[,.;:!?]|'s )", "", text).replace(" - ", "-")
        return re.sub(r"\^ (.)", lambda m: m[1].upper(), self.tongue.polish(text))

    def words(self, node: Node, form: Form) -> list[str]:
        """The words of a node in the form its surroundings ask for."""
        phrase = self.phrases.phrase_of(node)
        parts = phrase.parts[self.tongue.name]
        modifies = issubclass(phrase.category, Modifier)
        head = (None if modifies else self.head(node)) or form
        out: list[str] = []
        if form.case in PLACE_CASES and not _is_list(parts):
            out, case = self.tongue.placed(form, head.place)
            form = replace(form, case=case)
        number = None  # a number waits for the noun it counts
        for part in parts:
            if isinstance(part, Literal):
                out.append(part.text)
            elif isinstance(part, Inflected):
                out.append(self.tongue.inflect(part.lemma, self.counted(number, self.form_of_word(part, form, head))))
                number = None if self.tongue.is_noun(part.lemma) else number
            elif phrase.fields[part.name].category is int:
                number = getattr(node, part.name)
                out.append(str(number))
            else:
                inherits = not modifies or phrase.fields[part.name].modifies
                wanted = self.form_of_slot(part.ask, form, head, inherits)
                if phrase.fields[part.name].modifies and head.number == "pl" and wanted.number == "sg":
                    wanted = replace(wanted, number="pl")  # of a noun that has no singular: in your blueprints
                out += self.fill(part, getattr(node, part.name), self.counted(number, wanted))
                number = None
        return out

    def form_of_word(self, word: Inflected, form: Form, head: Form) -> Form:
        wanted = replace(form, gender=head.gender, animate=head.animate)
        if word.ask.mood:
            return _acting(wanted, word.ask, head)
        if word.ask.case:  # a noun keeps the number of the phrase, an adjective follows the head
            number = ("pl" if form.number == "few" else form.number) if self.tongue.is_noun(word.lemma) else head.number
            wanted = replace(wanted, case=word.ask.case, number=number, mood="")
        return replace(wanted, number=word.ask.number or wanted.number)

    def form_of_slot(self, ask: Ask, form: Form, head: Form, inherits: bool) -> Form:
        wanted = replace(form, gender=head.gender, animate=head.animate)
        if ask.mood:
            return _acting(wanted, ask, head)
        if ask.case or not inherits:
            wanted = replace(wanted, case=ask.case or "nom", number="sg", mood="")
        return replace(wanted, number=ask.number or wanted.number)

    def counted(self, number: int | None, form: Form) -> Form:
        if number is None:
            return form
        case, counted = self.tongue.counted(number, form)
        return replace(form, case=case, number=counted)

    def fill(self, slot: Slot, value: object, form: Form) -> list[str]:
        if value is None:
            return []
        if isinstance(value, Node):
            return self.words(value, form)
        out: list[str] = []
        for member in value:  # type: ignore[attr-defined]
            if slot.separator and out:
                out += slot.separator.split()
            out += ["^", *self.words(member, form), "."] if slot.sentences else self.words(member, form)
        return out

    def head(self, node: Node) -> Form | None:
        """Gender, number, person and place of what a phrase is about: its first noun, if it has one."""
        phrase = self.phrases.phrase_of(node)
        number = None
        for part in phrase.parts[self.tongue.name]:
            if isinstance(part, Inflected) and self.tongue.is_noun(part.lemma):
                return self._number_of_head(self.tongue.traits(part.lemma), part, number)
            if isinstance(part, Slot):
                field, value = phrase.fields[part.name], getattr(node, part.name)
                if field.category is int:
                    number = value
                elif value and not field.is_list and not field.modifies:
                    return self._number_of_head(self.head(value), part, number)
        return None

    def _number_of_head(self, head: Form | None, part: Inflected | Slot, number: int | None) -> Form | None:
        plural = part.ask.number == "pl" or self.counted(number, Form()).number != "sg"
        return replace(head, number="pl") if head and plural else head


def _acting(form: Form, ask: Ask, head: Form) -> Form:
    """The form of a verb whose subject is the head; an order is always given to you."""
    subject = "you" if ask.mood == "imp" or head.person == 2 else "they" if head.animate else ""
    return replace(
        form, mood=ask.mood, actors=ask.number or head.number, person=head.person, subject=form.subject or subject
    )


def _is_list(parts: tuple[Part, ...]) -> bool:
    return len(parts) == 1 and isinstance(parts[0], Slot) and parts[0].separator is not None
